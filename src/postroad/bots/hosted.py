"""A Python bot in a process of its own, and how that process (host.py) is asked."""

import base64
import contextlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from postroad.bots.process import BotFailed, Process
from postroad.bots.program import Program
from postroad.observe import View

AWAKE = "awake"
WAKING = 300.0  # seconds to wake; compiling on a slow machine, the first time, takes a while


def host_command() -> tuple[str, ...]:
    """The host, which looks for modules where this process does: in the current folder only if this one does."""
    here = {"", str(Path.cwd())} & set(sys.path)
    return sys.executable, *(() if here else ("-P",)), "-m", "postroad.bots.host"


def wake_line(bots: Iterable[tuple[str, int]]) -> bytes:
    """Asks a host to wake these bots, each a name and a seed."""
    return json.dumps({"wake": list(bots)}).encode()


def question(name: str, seed: int, view: View) -> bytes:
    """Asks a host what a bot decides."""
    hidden = base64.b64encode(view.bytes.tobytes()).decode()
    return json.dumps({"bot": name, "seed": seed, "seat": view.seat, "bytes": hidden}).encode()


class Hosted(Program):
    """Asks a bot in a host of its own, which answers each question once: no answer is one behind."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(host_command(), WAKING)
        self.name = name
        self.seed = seed
        self._awake = False

    def wake(self) -> None:
        with contextlib.suppress(BotFailed):  # which the first decision tells
            self._do(self._woken())

    async def _begun(self) -> Process:
        begins = self._process is None
        process = await super()._begun()
        if begins:
            self._awake = False
            await process.tell(wake_line([(self.name, self.seed)]))
        return process

    async def _woken(self) -> Process:
        process = await self._begun()
        if not self._awake:
            await self._heard(process, self._grace or self.deadline)
            self._awake = True
        return process

    async def _decided(self, view: View) -> str:
        process = await self._woken()
        await process.tell(question(self.name, self.seed, view))
        return await self._heard(process, self.deadline)
