"""A Python bot in a process of its own."""

import asyncio

from postroad.bots.external_bot import ExternalBot
from postroad.bots.line_process import BotFailed, LineProcess
from postroad.bots.protocol import CLOSED, MOST_BYTES, WAKING, checked, close_line, host_command, question, wake_line
from postroad.view import View

Running = tuple[asyncio.Runner, LineProcess]  # a host, and the event loop that knows it


class SubprocessPool:
    """Hosts that stay from game to game: each thinks for one bot at a time, and always for bots of the same name."""

    def __init__(self) -> None:
        self._free: dict[str, list[Running]] = {}

    def take(self, name: str) -> Running | None:
        """One that is free, if there is any."""
        free = self._free.get(name)
        return free.pop() if free else None

    def give_back(self, name: str, host: Running) -> None:
        self._free.setdefault(name, []).append(host)

    def close(self) -> None:
        """End all that are free."""
        for runner, process in (host for hosts in self._free.values() for host in hosts):
            runner.run(process.end())
            runner.close()
        self._free.clear()


class SubprocessBot(ExternalBot):
    """Asks a bot in a host of its own, which answers each question once: no answer is one behind.

    With `hosts`, the host is one of those if any is free, and goes there in the end if all is well with it.
    """

    def __init__(self, name: str, seed: int = 0, hosts: SubprocessPool | None = None) -> None:
        super().__init__(host_command(), WAKING)
        self.name = name
        self.seed = seed
        self._hosts = hosts
        self._kept = False  # did the host think for others before?
        self._told = False  # does it know of the bot?
        self._awake = False

    def start(self) -> None:
        self._take_host()
        super().start()

    def wake(self) -> None:
        self._take_host()
        try:
            self._do(self._woken())
        except BotFailed as failed:
            if not self._kept or failed.kind != "ended":
                raise
            self._do(self._woken())  # for one that was kept may have ended meanwhile

    def decide(self, view: View) -> str:
        self._take_host()
        return super().decide(view)

    def _take_host(self) -> None:
        kept = self._hosts.take(self.name) if self._hosts and not self._process else None
        if kept:
            self._kept = True
            self._runner, self._process = kept
            self._grace = self.starting

    def close(self) -> None:
        """Let go of the bot; of its host too, unless it is kept."""
        if self._hosts and self._process and self._do(self._left()):
            self._hosts.give_back(self.name, (self._runner, self._process))
            self._process, self._runner = None, asyncio.Runner()
            self._told = self._awake = False
        super().close()

    async def _begun(self) -> LineProcess:
        process = await super()._begun()
        if not self._told:
            self._told = True
            process.most_bytes = MOST_BYTES
            await process.tell(wake_line([(self.name, self.seed)]))
        return process

    async def _woken(self) -> LineProcess:
        process = await self._begun()
        if not self._awake:
            try:
                checked(await self._heard(process, self._grace or self.deadline))
            except BotFailed:
                await self.ended()
                raise
            self._awake = True
        return process

    async def decided(self, view: View) -> str:
        process = await self._woken()
        await process.tell(question(self.name, self.seed, view))
        return checked(await self._heard(process, self.deadline))

    async def _left(self) -> bool:
        """Has the host let go of the bot, so that it can think for another?"""
        assert self._process is not None
        try:
            return self._awake and await self._process.ask(close_line(self.name, self.seed), self.deadline) == CLOSED
        except BotFailed:
            return False

    async def ended(self) -> None:
        self._told = self._awake = False
        await super().ended()
