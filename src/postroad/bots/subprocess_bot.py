"""A Python bot in a process of its own, and a pool of such processes."""

import asyncio

from postroad.bots.external_bot import ExternalBot
from postroad.bots.line_process import BotFailed, LineProcess
from postroad.bots.protocol import CLOSED, MOST_BYTES, WAKING, bot_process_command, checked, close_line, question, wake_line
from postroad.view import View

Running = tuple[asyncio.Runner, LineProcess]  # a bot process and its event loop


class SubprocessPool:
    """Bot processes that are reused from game to game. Each runs one bot at a time, always of the same name."""

    def __init__(self) -> None:
        self._free: dict[str, list[Running]] = {}

    def take(self, name: str) -> Running | None:
        """A free process, if there is one."""
        free = self._free.get(name)
        return free.pop() if free else None

    def give_back(self, name: str, running: Running) -> None:
        self._free.setdefault(name, []).append(running)

    def close(self) -> None:
        """End all free processes."""
        for runner, process in (running for free in self._free.values() for running in free):
            runner.run(process.end())
            runner.close()
        self._free.clear()


class SubprocessBot(ExternalBot):
    """Asks a bot in a bot process. The process answers each request once, so no answer belongs to an earlier decision.

    With a `pool`, the process comes from the pool if one is free, and returns to it if it still works.
    """

    def __init__(self, name: str, seed: int = 0, pool: SubprocessPool | None = None) -> None:
        super().__init__(bot_process_command(), WAKING)
        self.name = name
        self.seed = seed
        self._pool = pool
        self._reused = False  # did the process run other bots before?
        self._introduced = False  # was the process asked to wake the bot?
        self._awake = False

    def start(self) -> None:
        self._take_process()
        super().start()

    def wake(self) -> None:
        self._take_process()
        try:
            self._run(self._ensure_awake())
        except BotFailed as failed:
            if not self._reused or failed.kind != "ended":
                raise
            self._run(self._ensure_awake())  # a reused process may have ended in the pool

    def decide(self, view: View) -> str:
        self._take_process()
        return super().decide(view)

    def _take_process(self) -> None:
        running = self._pool.take(self.name) if self._pool and not self._process else None
        if running:
            self._reused = True
            self._runner, self._process = running
            self._grace = self.starting

    def close(self) -> None:
        """Close the bot; end its process too, unless the pool takes it back."""
        if self._pool and self._process and self._run(self._release()):
            self._pool.give_back(self.name, (self._runner, self._process))
            self._process, self._runner = None, asyncio.Runner()
            self._introduced = self._awake = False
        super().close()

    async def _ensure_process(self) -> LineProcess:
        process = await super()._ensure_process()
        if not self._introduced:
            self._introduced = True
            process.most_bytes = MOST_BYTES
            await process.send(wake_line([(self.name, self.seed)]))
        return process

    async def _ensure_awake(self) -> LineProcess:
        process = await self._ensure_process()
        if not self._awake:
            try:
                checked(await self._receive(process, self._grace or self.deadline))
            except BotFailed:
                await self.end_async()
                raise
            self._awake = True
        return process

    async def decide_async(self, view: View) -> str:
        process = await self._ensure_awake()
        await process.send(question(self.name, self.seed, view))
        return checked(await self._receive(process, self.deadline))

    async def _release(self) -> bool:
        """Ask an awake process to close its bot. Returns whether the process can run another bot."""
        assert self._process is not None
        try:
            return self._awake and await self._process.ask(close_line(self.name, self.seed), self.deadline) == CLOSED
        except BotFailed:
            return False

    async def end_async(self) -> None:
        self._introduced = self._awake = False
        await super().end_async()
