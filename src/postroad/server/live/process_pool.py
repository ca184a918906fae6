"""The base of the pools of bot processes: requests wait fairly, idle processes end, and every decision is a legal action."""

import asyncio
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from postroad.bots.line_process import BotFailed
from postroad.rules.actions import ACTION_NUMBERS
from postroad.server.live.fair_queue import FairQueue
from postroad.server.live.fallback_bot import fallback_action, replace_failed
from postroad.server.live.task_group import cancel_all, spawn
from postroad.server.live.timer import Timer
from postroad.server.settings import Limits, Time
from postroad.view import View


class Process(Protocol):
    """A running bot."""

    async def end(self) -> None: ...


P = TypeVar("P", bound=Process)


@dataclass(eq=False)
class Request(Generic[P]):
    """A seat's open request; its process is None if there will be none."""

    level: str
    view: View
    table: str
    process: asyncio.Future[P | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class ProcessPool(ABC, Generic[P]):
    """Processes that decide for bots. A subclass says who gets which process, and how to ask it."""

    def __init__(self, limits: Limits, time: Time) -> None:
        self._limits = limits
        self._time = time
        self._queue: FairQueue[Request[P]] = FairQueue()
        self._running: set[P] = set()
        self._free: dict[P, float] = {}  # idle since; the longest first
        self._tasks: set[asyncio.Task[int]] = set()  # open questions
        self._ending: set[asyncio.Task[None]] = set()
        self._idle_timer = Timer(self._end_idle)
        self._closed = False

    @property
    def processes(self) -> int:
        """The number of running processes."""
        return len(self._running)

    async def close(self) -> None:
        """End all processes; open requests get the fallback bot's action."""
        self._closed = True
        await self._idle_timer.stop()
        self._changed()
        await cancel_all(self._tasks)
        for process in list(self._running):
            self._end(process)
        while self._ending:
            await asyncio.gather(*self._ending, return_exceptions=True)

    async def decide(self, level: str, view: View, host: str, table: str) -> int:
        """This level's action, for a table of this host. If no process answers legally in time, the fallback bot's action."""
        request: Request[P] = Request(level, view, table)
        process = await self._process_for(host, request)
        if process is None or self._closed:
            return fallback_action(view)
        # The caller may be cancelled: the process still finishes before it is free again.
        task = spawn(self._decision(process, request), self._tasks)
        await asyncio.wait([task])
        return fallback_action(view) if task.cancelled() else task.result()

    async def _process_for(self, host: str, request: Request[P]) -> P | None:
        self._queue.add(host, request)
        self._changed()
        try:
            return await request.process
        except asyncio.CancelledError:
            self._queue.remove(host, request)
            if request.process.done() and not request.process.cancelled() and (process := request.process.result()):
                self._set_free(process)
            raise

    async def _decision(self, process: P, request: Request[P]) -> int:
        try:
            number, fault = ACTION_NUMBERS.get(await self._ask(process, request), -1), "its answer is not legal"
        except BotFailed as failed:
            number, fault = -1, str(failed).partition(":")[0]  # the rest could reveal a hand
        legal = number in request.view.legal_numbers()
        self._answered(process, legal)
        return number if legal else replace_failed(request.level, fault, request.view)

    @abstractmethod
    async def _ask(self, process: P, request: Request[P]) -> str:
        """The process's answer. Raises BotFailed."""

    def _answered(self, process: P, legal: bool) -> None:
        """The process has answered, or failed."""
        self._set_free(process)

    def _set_free(self, process: P) -> None:
        self._free[process] = self._time.monotonic()
        self._changed()
        self._set_idle_timer()

    def _changed(self) -> None:
        """Serve the waiting requests that can be served now."""
        while request := self._queue.next(lambda request: self._hopeless or self._may_ask(request)):
            if not request.process.done():  # otherwise the caller was cancelled
                request.process.set_result(None if self._hopeless else self._take(request))

    @property
    def _hopeless(self) -> bool:
        """Whether no request will get a process."""
        return self._closed

    @abstractmethod
    def _may_ask(self, request: Request[P]) -> bool:
        """Whether there is a process for the request now."""

    @abstractmethod
    def _take(self, request: Request[P]) -> P:
        """The process for a request that may ask now."""

    # Idle processes

    @property
    def _most_to_end(self) -> int:
        """The number of idle processes that may end."""
        return len(self._free)

    def _set_idle_timer(self) -> None:
        """Set the timer for the longest idle process."""
        since = next(iter(self._free.values())) if self._most_to_end and self._free and not self._closed else None
        self._idle_timer.set(None if since is None else max(0.0, since + self._limits.idle_timeout - self._time.monotonic()))

    async def _end_idle(self) -> None:
        """End processes that were idle for too long."""
        for process, since in list(self._free.items())[: self._most_to_end]:
            if since + self._limits.idle_timeout <= self._time.monotonic():
                self._end(process)
        self._set_idle_timer()

    def _end(self, process: P) -> None:
        self._running.discard(process)
        self._free.pop(process, None)
        spawn(process.end(), self._ending)
