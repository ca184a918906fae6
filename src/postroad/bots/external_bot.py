"""A program in any language as a bot: a JSON view per line in, an action name per line out (docs/bots.md)."""

import asyncio
import contextlib
import json
from asyncio.subprocess import PIPE
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from postroad.bots.bot import Bot
from postroad.bots.line_process import BotFailed, LineProcess
from postroad.view import View

MOST_LINES = 20  # of a failed program's standard error that are shown
STARTING = 30.0  # seconds for a program's first answer, beyond its deadline

T = TypeVar("T")


class ExternalBot(Bot):
    """Asks a program. After a late answer the program is ended, and started again for the next decision.

    The same happens after an illegal answer, because its answers may be one decision behind.
    """

    separate_process = True
    niceness = 0

    def __init__(self, command: Sequence[str], starting: float = STARTING) -> None:
        super().__init__()
        self.command = command
        self.starting = starting
        self._runner = asyncio.Runner()  # its event loop, which runs only during a call
        self._process: LineProcess | None = None
        self._answered = True  # has the last program that was started ever answered?
        self._grace = 0.0  # seconds for this program's first answer, beyond the deadline

    def start(self) -> None:
        with contextlib.suppress(BotFailed):  # the first decision raises it again
            self._run(self._ensure_process())

    def decide(self, view: View) -> str:
        return self._run(self.decide_async(view))

    def close(self) -> None:
        """End the program."""
        if self._process:
            self._run(self.end_async())
        self._runner.close()
        self._runner = asyncio.Runner()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    # The same for callers with their own event loop

    async def decide_async(self, view: View) -> str:
        process = await self._ensure_process()
        await process.send(json.dumps(view.words()).encode())
        answer = await self._receive(process, self.deadline + self._grace)
        if answer not in view.legal():
            await self.end_async()
        return answer

    async def end_async(self) -> None:
        process, self._process = self._process, None
        if process:
            await process.end()

    async def _ensure_process(self) -> LineProcess:
        if self._process is None:
            # A program that never answered gets no grace the next time.
            self._grace, self._answered = self.starting if self._answered else 0.0, False
            self._process = await LineProcess.start(self.command, self.niceness, errors=PIPE)
        return self._process

    async def _receive(self, process: LineProcess, timeout: float) -> str:
        """The program's answer; the program is ended if there is none."""
        try:
            answer = await process.answer(timeout)
        except BotFailed as failed:
            failed.trace = _excerpt(await process.stderr_text())
            await self.end_async()
            raise
        self._answered, self._grace = True, 0.0
        return answer


def _excerpt(stderr: str) -> str | None:
    """The first lines of a program's standard error, each marked."""
    lines = stderr.splitlines()
    shown = [f"stderr: {line}" for line in lines[:MOST_LINES]]
    return "\n".join(shown + ["stderr: …"] * (len(lines) > MOST_LINES)) or None
