"""The bot pool: processes that decide for bots. Every decision ends in a legal action, whatever fails.

Players whose tables wait share the processes fairly. Instant bots never wait for slow ones.
"""

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
from postroad.server.live.fallback_bot import fallback_action
from postroad.server.live.task_group import spawn
from postroad.server.live.timer import Timer
from postroad.server.settings import Limits, Time
from postroad.view import View

SLOW = {level for level, bot in LEVELS.items() if re.search(r":[\d.]+s$", bot)}  # levels that think for seconds

log = logging.getLogger(__name__)


class BotService(Protocol):
    """Decides for bots."""

    on_change: Callable[[], None]  # called when `waking` changes

    @property
    def waking(self) -> bool: ...

    def start(self) -> None: ...

    def knows(self, level: str) -> bool: ...

    async def decide(self, level: str, view: View, host: str, table: str) -> int: ...

    async def close(self) -> None: ...


@dataclass(eq=False)
class Pending:
    """A table's open request."""

    slow: bool
    process: asyncio.Future[LineProcess | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class BotPool:
    """Bot processes: one from the start, more while several tables wait, at most one less than there are cores. One more serves
    instant bots while all others think. Custom bots have processes of their own."""

    def __init__(
        self,
        limits: Limits,
        time: Time,
        command: Sequence[str] = (),
        max_processes: int | None = None,
        custom_bots: Mapping[str, str] | None = None,
    ) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._limits = limits
        self._time = time
        self._command = command or bot_process_command()
        self._max_processes = max_processes or max(1, (os.cpu_count() or 2) - 1)
        self._custom = CustomBotPool(custom_bots or {}, limits, time)
        self._queue: FairQueue[Pending] = FairQueue()
        self._process_count = 0  # includes processes that are starting
        self._running: set[LineProcess] = set()
        self._awake: set[LineProcess] = set()
        self._free: dict[LineProcess, float] = {}  # idle since; the last used is reused first
        self._slow: set[LineProcess] = set()  # busy with a slow level
        self._failing = False  # the last start failed
        self._closed = False
        self._was_waking = True
        self._waking: set[asyncio.Task[None]] = set()
        self._tasks: set[asyncio.Task[Any]] = set()  # open requests, processes that end
        self._idle_timer = Timer(self._end_idle)

    @property
    def waking(self) -> bool:
        """Whether no process is ready yet."""
        return not self._awake and not self._failing

    def knows(self, level: str) -> bool:
        return level in LEVELS or self._custom.knows(level)

    @property
    def processes(self) -> int:
        """The number of running processes, ready or not."""
        return len(self._running)

    def start(self) -> None:
        """Start a process."""
        self._process_count += 1
        spawn(self._wake(), self._waking)

    async def close(self) -> None:
        """End all processes; open requests get the fallback bot's action."""
        self._closed = True
        await self._custom.close()
        await self._idle_timer.stop()
        for task in self._waking:
            task.cancel()
        await asyncio.gather(*self._waking, return_exceptions=True)
        for process in list(self._running):
            self._end(process)
        self._free.clear()
        self._changed()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def decide(self, level: str, view: View, host: str, table: str) -> int:
        """This level's action, for a table of this host. If no process answers legally in time, the fallback bot's action."""
        with metrics.BOT_SECONDS.labels(level).time():
            return await self._decided(level, view, host, table)

    async def _decided(self, level: str, view: View, host: str, table: str) -> int:
        if self._custom.knows(level):
            return await self._custom.decide(level, view, host, table)
        process = await self._free_process(host, Pending(level in SLOW))
        if process is None:
            return fallback_action(view)
        # The caller may be cancelled: the process still finishes before it is free again.
        return await asyncio.shield(spawn(self._ask(process, level, view), self._tasks))

    async def _ask(self, process: LineProcess, level: str, view: View) -> int:
        try:
            answer = await process.ask(question(level, secrets.randbits(31), view), self._limits.decision_timeout)
            number, fault = ACTION_NUMBERS.get(answer, -1), error_name(answer) or "its answer is not legal"
        except BotFailed as failed:
            number, fault = -1, str(failed)
        if number not in view.legal_numbers():
            if not self._closed:
                log.warning("a bot of level %s failed: %s", level, fault)  # the answer itself could reveal a hand
                metrics.BOT_FAULTS.labels(level).inc()
            self._replace(process)
            return fallback_action(view)
        self._set_free(process)
        return number

    async def _free_process(self, host: str, request: Pending) -> LineProcess | None:
        """A free process; None if none can start."""
        self._queue.add(host, request)
        self._serve()
        try:
            return await request.process
        except asyncio.CancelledError:
            self._queue.remove(host, request)
            if request.process.done() and not request.process.cancelled() and (process := request.process.result()):
                self._set_free(process)
            raise

    def _serve(self) -> None:
        """Give free processes to waiting requests."""
        hopeless = self._closed or (self._failing and not self._awake)
        while (self._free or hopeless) and (request := self._queue.next(self._may_ask if not hopeless else lambda _: True)):
            process = None if hopeless else self._free.popitem()[0]
            if process and request.slow:
                self._slow.add(process)
            if not request.process.done():
                request.process.set_result(process)
            elif process:  # the caller was cancelled
                self._slow.discard(process)
                self._free[process] = self._time.monotonic()
        while (
            self._awake
            and not hopeless
            and self._process_count - len(self._awake) < len(self._queue)
            and self._process_count < self._capacity
        ):
            self.start()

    def _may_ask(self, request: Pending) -> bool:
        return not request.slow or len(self._slow) < self._max_processes

    @property
    def _capacity(self) -> int:
        """The maximum number of processes now."""
        only_slow = len(self._slow) >= self._max_processes
        return self._max_processes + (only_slow and self._queue.any(lambda request: not request.slow))

    async def _wake(self) -> None:
        """Start a process; retry until one is ready."""
        while True:
            try:
                process = await self._woken()
                break
            except BotFailed as failed:
                if not self._failing:
                    log.warning("cannot start a bot process: %s", failed)
            self._failing = True
            self._changed()
            await asyncio.sleep(self._limits.restart_delay)
        self._failing = False
        self._awake.add(process)
        self._set_free(process)

    async def _woken(self) -> LineProcess:
        process = await LineProcess.start(self._command, self._limits.niceness)
        self._running.add(process)
        try:
            if await process.ask(wake_line((level, 0) for level in LEVELS), WAKING) != AWAKE:
                raise BotFailed("the process did not report that it is ready")
        except BaseException:
            self._end(process)
            raise
        return process

    def _set_free(self, process: LineProcess) -> None:
        self._slow.discard(process)
        self._free[process] = self._time.monotonic()
        self._changed()
        self._set_idle_timer()

    def _set_idle_timer(self) -> None:
        """Set the timer for the longest idle process."""
        left = [since + self._limits.idle_timeout - self._time.monotonic() for since in self._free.values()]
        self._idle_timer.set(max(0.0, min(left)) if left and len(self._awake) > 1 and not self._closed else None)

    async def _end_idle(self) -> None:
        """End processes that were idle for too long; the last one used stays."""
        for process, since in list(self._free.items())[: len(self._awake) - 1]:
            if since + self._limits.idle_timeout <= self._time.monotonic():
                del self._free[process]
                self._process_count -= 1
                self._end(process)
        self._set_idle_timer()

    def _replace(self, process: LineProcess) -> None:
        """End a process that hangs, crashed or answered nonsense, and start another."""
        self._end(process)
        self._process_count -= 1
        if not self._closed:
            self.start()
        self._changed()

    def _end(self, process: LineProcess) -> None:
        if process in self._running:
            self._running.discard(process)
            self._awake.discard(process)
            self._slow.discard(process)
            spawn(process.end(), self._tasks)

    def _changed(self) -> None:
        self._serve()
        if self._was_waking != self.waking and not self._closed:
            self._was_waking = self.waking
            self.on_change()
