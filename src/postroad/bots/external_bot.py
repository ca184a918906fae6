"""A program in any language as a bot: one JSON view a line in, one action name a line out (docs/bots.md)."""

import asyncio
import contextlib
import json
from asyncio.subprocess import PIPE
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from postroad.bots.bot import Bot
from postroad.bots.line_process import BotFailed, LineProcess
from postroad.view import View

MOST_LINES = 20  # that are shown of what a program that failed wrote to its standard error
STARTING = 30.0  # seconds that a program has for its first answer beyond its deadline

T = TypeVar("T")


class ExternalBot(Bot):
    """Asks a program. One that does not answer in time is ended, and started anew for the next decision.

    So is one whose answer is not legal: its answers may be one behind.
    """

    apart = True
    niceness = 0  # to others

    def __init__(self, command: Sequence[str], starting: float = STARTING) -> None:
        super().__init__()
        self.command = command
        self.starting = starting
        self._runner = asyncio.Runner()  # its event loop, which runs while somebody waits here
        self._process: LineProcess | None = None
        self._answered = True  # did the last program started ever answer?
        self._grace = 0.0  # seconds for the first answer of this one beyond the deadline

    def start(self) -> None:
        with contextlib.suppress(BotFailed):  # which the first decision tells
            self._do(self._begun())

    def decide(self, view: View) -> str:
        return self._do(self.decided(view))

    def close(self) -> None:
        """End the program."""
        if self._process:
            self._do(self.ended())
        self._runner.close()
        self._runner = asyncio.Runner()

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    # For those who have an event loop of their own: `decide` and `close`, without waiting

    async def decided(self, view: View) -> str:
        process = await self._begun()
        await process.tell(json.dumps(view.words()).encode())
        answer = await self._heard(process, self.deadline + self._grace)
        if answer not in view.legal():
            await self.ended()
        return answer

    async def ended(self) -> None:
        process, self._process = self._process, None
        if process:
            await process.end()

    async def _begun(self) -> LineProcess:
        if self._process is None:
            # One that never answers is not waited for again.
            self._grace, self._answered = self.starting if self._answered else 0.0, False
            self._process = await LineProcess.start(self.command, self.niceness, errors=PIPE)
        return self._process

    async def _heard(self, process: LineProcess, patience: float) -> str:
        """The answer of the program, which is ended if there is none."""
        try:
            answer = await process.answer(patience)
        except BotFailed as failed:
            failed.trace = _told(await process.complaint())
            await self.ended()
            raise
        self._answered, self._grace = True, 0.0
        return answer


def _told(complaint: str) -> str | None:
    """Its first lines, each marked as not ours."""
    lines = complaint.splitlines()
    shown = [f"stderr: {line}" for line in lines[:MOST_LINES]]
    return "\n".join(shown + ["stderr: …"] * (len(lines) > MOST_LINES)) or None
