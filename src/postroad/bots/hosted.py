"""A Python bot in a process of its own."""

import contextlib

from postroad.bots.process import BotFailed, Process
from postroad.bots.program import Program
from postroad.bots.protocol import WAKING, host_command, question, wake_line
from postroad.observe import View


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
