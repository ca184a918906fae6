"""Who decides for bots: processes that think, so that nobody waits for them. Whatever happens there, a legal action comes out.

Every player whose tables ask has the same share, and bots that answer at once never wait for those that take their time."""

import asyncio
import logging
import os
import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from postroad.bots.line_process import BotFailed, LineProcess
from postroad.bots.protocol import AWAKE, WAKING, bot_process_command, error_name, question, wake_line
from postroad.bots.registry import LEVELS
from postroad.rules.actions import ACTION_NUMBERS
from postroad.server import metrics
from postroad.server.live.custom_bots import CustomBotPool
from postroad.server.live.fair_queue import FairQueue
from postroad.server.live.fallback_bot import plain_judgement
from postroad.server.live.task_group import kept
from postroad.server.live.timer import Timer
from postroad.server.settings import Limits, Time
from postroad.view import View

SLOW = {level for level, bot in LEVELS.items() if re.search(r":[\d.]+s$", bot)}  # those that are given time to think

log = logging.getLogger(__name__)


class BotService(Protocol):
    """Who decides for bots."""

    on_change: Callable[[], None]  # called whenever `waking` has changed

    @property
    def waking(self) -> bool: ...

    def start(self) -> None: ...

    def knows(self, level: str) -> bool: ...

    async def decide(self, level: str, view: View, host: str, table: str) -> int: ...

    async def close(self) -> None: ...


@dataclass(eq=False)
class Pending:
    """A table that wants to ask."""

    slow: bool
    process: asyncio.Future[LineProcess | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class BotPool:
    """Hosts of bots: one from the start, more while several tables ask, at most one less than there are cores; and one more
    for bots that answer at once, while all these think. Bots of the house have processes of their own."""

    def __init__(
        self,
        limits: Limits,
        time: Time,
        command: Sequence[str] = (),
        most: int | None = None,
        house: Mapping[str, str] | None = None,
    ) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._limits = limits
        self._time = time
        self._command = command or bot_process_command()
        self._most = most or max(1, (os.cpu_count() or 2) - 1)
        self._house = CustomBotPool(house or {}, limits, time)
        self._line: FairQueue[Pending] = FairQueue()
        self._places = 0  # for processes, also those that are about to start
        self._running: set[LineProcess] = set()
        self._awake: set[LineProcess] = set()
        self._free: dict[LineProcess, float] = {}  # since when; the one that was asked last is asked again first
        self._slow: set[LineProcess] = set()  # which think, and may take their time
        self._failing = False  # the last process could not be woken
        self._closed = False
        self._was_waking = True
        self._waking: set[asyncio.Task[None]] = set()
        self._others: set[asyncio.Task[Any]] = set()  # questions on their way, processes that end
        self._thinning = Timer(self._thin)

    @property
    def waking(self) -> bool:
        """Is there nobody to ask yet?"""
        return not self._awake and not self._failing

    def knows(self, level: str) -> bool:
        return level in LEVELS or self._house.knows(level)

    @property
    def processes(self) -> int:
        """How many are running, awake or not."""
        return len(self._running)

    def start(self) -> None:
        """Start a process."""
        self._places += 1
        kept(self._wake(), self._waking)

    async def close(self) -> None:
        """End all processes; whoever waits for one gets what plain judgement says."""
        self._closed = True
        await self._house.close()
        await self._thinning.stop()
        for task in self._waking:
            task.cancel()
        await asyncio.gather(*self._waking, return_exceptions=True)
        for process in list(self._running):
            self._end(process)
        self._free.clear()
        self._changed()
        while self._others:
            await asyncio.gather(*self._others, return_exceptions=True)

    async def decide(self, level: str, view: View, host: str, table: str) -> int:
        """What the bot of this level does, at a table of this player; if none answers in time with something legal, what plain
        judgement does."""
        with metrics.BOT_SECONDS.labels(level).time():
            return await self._decided(level, view, host, table)

    async def _decided(self, level: str, view: View, host: str, table: str) -> int:
        if self._house.knows(level):
            return await self._house.decide(level, view, host, table)
        process = await self._free_process(host, Pending(level in SLOW))
        if process is None:
            return plain_judgement(view)
        # Whoever asks may go away: the process answers all the same, and is not free before.
        return await asyncio.shield(kept(self._asked(process, level, view), self._others))

    async def _asked(self, process: LineProcess, level: str, view: View) -> int:
        try:
            answer = await process.ask(question(level, secrets.randbits(31), view), self._limits.thought)
            number, fault = ACTION_NUMBERS.get(answer, -1), error_name(answer) or "its answer is not legal"
        except BotFailed as failed:
            number, fault = -1, str(failed)
        if number not in view.legal_numbers():
            if not self._closed:
                log.warning("a bot of level %s failed: %s", level, fault)  # not its answer, which may tell of a hand
                metrics.BOT_FAULTS.labels(level).inc()
            self._replace(process)
            return plain_judgement(view)
        self._set_free(process)
        return number

    async def _free_process(self, host: str, asks: Pending) -> LineProcess | None:
        """A process to ask, None if none can be woken."""
        self._line.add(host, asks)
        self._serve()
        try:
            return await asks.process
        except asyncio.CancelledError:
            self._line.leave(host, asks)
            if asks.process.done() and not asks.process.cancelled() and (process := asks.process.result()):
                self._set_free(process)
            raise

    def _serve(self) -> None:
        """Whoever waits gets what is free."""
        hopeless = self._closed or (self._failing and not self._awake)
        while (self._free or hopeless) and (asks := self._line.next(self._may_ask if not hopeless else lambda _: True)):
            process = None if hopeless else self._free.popitem()[0]
            if process and asks.slow:
                self._slow.add(process)
            if not asks.process.done():
                asks.process.set_result(process)
            elif process:  # who asked has gone away
                self._slow.discard(process)
                self._free[process] = self._time.monotonic()
        while self._awake and not hopeless and self._places - len(self._awake) < len(self._line) and self._places < self._room:
            self.start()

    def _may_ask(self, asks: Pending) -> bool:
        return not asks.slow or len(self._slow) < self._most

    @property
    def _room(self) -> int:
        """For how many processes."""
        only_slow = len(self._slow) >= self._most
        return self._most + (only_slow and self._line.any(lambda asks: not asks.slow))

    async def _wake(self) -> None:
        """Start a process, until one wakes."""
        while True:
            try:
                process = await self._woken()
                break
            except BotFailed as failed:
                if not self._failing:
                    log.warning("bots cannot be woken: %s", failed)
            self._failing = True
            self._changed()
            await asyncio.sleep(self._limits.wake_again)
        self._failing = False
        self._awake.add(process)
        self._set_free(process)

    async def _woken(self) -> LineProcess:
        process = await LineProcess.start(self._command, self._limits.niceness)
        self._running.add(process)
        try:
            if await process.ask(wake_line((level, 0) for level in LEVELS), WAKING) != AWAKE:
                raise BotFailed("the program does not say that it is awake")
        except BaseException:
            self._end(process)
            raise
        return process

    def _set_free(self, process: LineProcess) -> None:
        self._slow.discard(process)
        self._free[process] = self._time.monotonic()
        self._changed()
        self._set_thinning()

    def _set_thinning(self) -> None:
        """For when the one that is free for the longest time has been so for too long."""
        left = [since + self._limits.idle - self._time.monotonic() for since in self._free.values()]
        self._thinning.set(max(0.0, min(left)) if left and len(self._awake) > 1 and not self._closed else None)

    async def _thin(self) -> None:
        """End those that nobody has asked for a while; one stays, the last to have been asked."""
        for process, since in list(self._free.items())[: len(self._awake) - 1]:
            if since + self._limits.idle <= self._time.monotonic():
                del self._free[process]
                self._places -= 1
                self._end(process)
        self._set_thinning()

    def _replace(self, process: LineProcess) -> None:
        """End a process that hangs, has died or answers nonsense, and start another."""
        self._end(process)
        self._places -= 1
        if not self._closed:
            self.start()
        self._changed()

    def _end(self, process: LineProcess) -> None:
        if process in self._running:
            self._running.discard(process)
            self._awake.discard(process)
            self._slow.discard(process)
            kept(process.end(), self._others)

    def _changed(self) -> None:
        self._serve()
        if self._was_waking != self.waking and not self._closed:
            self._was_waking = self.waking
            self.on_change()
