"""Who decides for bots: processes that think, so that nobody waits for them. Whatever happens there, a legal action comes out."""

import asyncio
import os
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar

import numpy as np

from postroad.bots.greedy import greedy
from postroad.bots.hosted import AWAKE, WAKING, host_command, question, wake_line
from postroad.bots.process import BotFailed, Process
from postroad.bots.registry import LEVELS
from postroad.observe import View
from postroad.rules.actions import ACTION_NUMBERS
from postroad.rules.chance import seed_generator

DEADLINE = 10.0  # seconds for an answer, of a process that is awake
RETRY = 2.0  # seconds before another process is tried when one could not wake
NICENESS = 10

T = TypeVar("T")


class Mind(Protocol):
    """Who decides for bots."""

    on_change: Callable[[], None]  # called whenever `waking` has changed

    @property
    def waking(self) -> bool: ...

    def start(self) -> None: ...

    async def decide(self, level: str, view: View) -> int: ...

    async def close(self) -> None: ...


class BotPool:
    """Hosts of bots: one from the start, more while several tables ask, at most one less than there are cores."""

    def __init__(self, command: Sequence[str] = (), deadline: float = DEADLINE, most: int | None = None) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._command = command or host_command()
        self._deadline = deadline
        self._most = most or max(1, (os.cpu_count() or 2) - 1)
        self._places = 0  # for processes, also those that are about to start
        self._running: set[Process] = set()
        self._awake: set[Process] = set()
        self._free: list[Process] = []
        self._failing = False  # the last process could not be woken
        self._closed = False
        self._was_waking = True
        self._news = asyncio.Event()
        self._waking: set[asyncio.Task[None]] = set()
        self._others: set[asyncio.Task[Any]] = set()  # questions on their way, processes that end

    @property
    def waking(self) -> bool:
        """Is there nobody to ask yet?"""
        return not self._awake and not self._failing

    @property
    def processes(self) -> int:
        """How many are running, awake or not."""
        return len(self._running)

    def start(self) -> None:
        """Start a process."""
        self._places += 1
        _kept(self._wake(), self._waking)

    async def close(self) -> None:
        """End all processes; whoever waits for one gets what plain judgement says."""
        self._closed = True
        for task in self._waking:
            task.cancel()
        await asyncio.gather(*self._waking, return_exceptions=True)
        for process in list(self._running):
            self._end(process)
        self._free.clear()
        self._changed()
        while self._others:
            await asyncio.gather(*self._others, return_exceptions=True)

    async def decide(self, level: str, view: View) -> int:
        """What the bot of this level does; if none answers in time with something legal, what plain judgement does."""
        process = await self._free_process()
        if process is None:
            return plain_judgement(view)
        # Whoever asks may go away: the process answers all the same, and is not free before.
        return await asyncio.shield(_kept(self._asked(process, level, view), self._others))

    async def _asked(self, process: Process, level: str, view: View) -> int:
        try:
            answer = await process.ask(question(level, secrets.randbits(31), view), self._deadline)
        except BotFailed:
            answer = ""
        number = ACTION_NUMBERS.get(answer, -1)
        if number not in view.legal_numbers():
            self._replace(process)
            return plain_judgement(view)
        self._free.append(process)
        self._changed()
        return number

    async def _free_process(self) -> Process | None:
        """A process to ask, None if none can be woken."""
        while not self._free:
            if self._closed or (self._failing and not self._awake):
                return None
            if self._awake and self._places < self._most:
                self.start()
            self._news.clear()
            await self._news.wait()
        return self._free.pop()

    async def _wake(self) -> None:
        """Start a process, until one wakes."""
        while not await self._woken():
            self._failing = True
            self._changed()
            await asyncio.sleep(RETRY)
        self._failing = False
        self._changed()

    async def _woken(self) -> bool:
        try:
            process = await Process.start(self._command, NICENESS)
        except BotFailed:
            return False
        self._running.add(process)
        try:
            awake = await process.ask(wake_line((level, 0) for level in LEVELS), WAKING) == AWAKE
        except BotFailed:
            awake = False
        except asyncio.CancelledError:
            self._end(process)
            raise
        if awake:
            self._awake.add(process)
            self._free.append(process)
        else:
            self._end(process)
        return awake

    def _replace(self, process: Process) -> None:
        """End a process that hangs, has died or answers nonsense, and start another."""
        self._end(process)
        self._places -= 1
        if not self._closed:
            self.start()
        self._changed()

    def _end(self, process: Process) -> None:
        if process in self._running:
            self._running.discard(process)
            self._awake.discard(process)
            _kept(process.end(), self._others)

    def _changed(self) -> None:
        self._news.set()
        if self._was_waking != self.waking and not self._closed:
            self._was_waking = self.waking
            self.on_change()


def _kept(work: Coroutine[Any, Any, T], tasks: set[asyncio.Task[T]]) -> asyncio.Task[T]:
    """The work as a task, which somebody must hold until it is done."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task


def plain_judgement(view: View) -> int:
    """A sensible action, found in this process without compiled code."""
    legal, words = np.array(view.legal_numbers(), np.int16), np.zeros(4, np.uint32)
    seed_generator(words, secrets.randbits(62))
    return int(greedy(view.state, legal, legal.size, words))
