"""Bots think in processes of their own, so that nobody waits for them. Whatever happens there, a legal action comes out."""

import asyncio
import base64
import json
import os
import queue
import secrets
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import numpy as np

from postroad.bots.greedy import greedy
from postroad.bots.hosted import BotFailed, Talk
from postroad.observe import View
from postroad.rules.actions import ACTION_NUMBERS
from postroad.rules.chance import seed_generator

COMMAND = (sys.executable, "-P", "-m", "postroad.server.live.thinker")
DEADLINE = 10.0  # seconds for an answer, of a process that is awake
WAKING = 300.0  # seconds to wake; compiling on a slow machine, the first time, takes a while
RETRY = 2.0  # seconds before another process is tried when one could not wake


class Mind(Protocol):
    """Who decides for bots."""

    on_change: Callable[[], None]  # called whenever `waking` has changed

    @property
    def waking(self) -> bool: ...

    def start(self) -> None: ...

    async def decide(self, level: str, view: View) -> int: ...

    async def close(self) -> None: ...


class Thinkers:
    """Processes that think: one from the start, more while several tables ask, at most one less than there are cores."""

    def __init__(self, command: tuple[str, ...] = COMMAND, deadline: float = DEADLINE, most: int | None = None) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._command = command
        self._deadline = deadline
        self._most = most or max(1, (os.cpu_count() or 2) - 1)
        self._talks: set[Talk] = set()
        self._free: list[Talk] = []
        self._awake = 0
        self._hired = 0  # places for processes, awake or not
        self._failing = False  # the last process could not be woken
        self._closed = False
        self._was_waking = True
        self._news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(self._most + 1, thread_name_prefix="postroad-thinker")

    @property
    def waking(self) -> bool:
        """Is there nobody to ask yet?"""
        return not self._awake and not self._failing

    def start(self) -> None:
        self._hired += 1
        task = asyncio.create_task(self._wake())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self._closed = True
        for talk in list(self._talks):
            self._end(talk)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._changed()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def decide(self, level: str, view: View) -> int:
        """What the bot of this level does; if none answers in time with something legal, what plain judgement does."""
        talk = await self._free_talk()
        if talk is None:
            return plain_judgement(view)
        number = ACTION_NUMBERS.get(await self._ask(talk, question(level, view), self._deadline) or "", -1)
        if number not in view.legal_numbers():
            self._replace(talk)
            return plain_judgement(view)
        self._free.append(talk)
        self._changed()
        return number

    async def _free_talk(self) -> Talk | None:
        """A process to ask, None if none can be woken."""
        while not self._free:
            if self._closed or (self._failing and not self._awake):
                return None
            if self._awake and self._hired < self._most:
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
            talk = Talk(list(self._command))
        except BotFailed:
            return False
        self._talks.add(talk)
        if await self._ask(talk, b"wake\n", WAKING) != "awake":
            self._end(talk)
            return False
        self._awake += 1
        self._free.append(talk)
        return True

    async def _ask(self, talk: Talk, line: bytes, patience: float) -> str | None:
        """The answer, None if there is none in time."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, talk.ask, line, patience)
        except queue.Empty:
            return None

    def _replace(self, talk: Talk) -> None:
        """End a process that hangs, has died or answers nonsense, and start another."""
        self._end(talk)
        self._awake -= 1
        self._hired -= 1
        if not self._closed:
            self.start()
        self._changed()

    def _end(self, talk: Talk) -> None:
        if talk in self._talks:
            self._talks.discard(talk)
            talk.end()

    def _changed(self) -> None:
        self._news.set()
        if self._was_waking != self.waking:
            self._was_waking = self.waking
            self.on_change()


def question(level: str, view: View) -> bytes:
    hidden = base64.b64encode(view.bytes.tobytes()).decode()
    return json.dumps({"level": level, "seed": secrets.randbits(31), "seat": view.seat, "bytes": hidden}).encode() + b"\n"


def plain_judgement(view: View) -> int:
    """A sensible action, found in this process without compiled code."""
    legal, words = np.array(view.legal_numbers(), np.int16), np.zeros(4, np.uint32)
    seed_generator(words, secrets.randbits(62))
    return int(greedy(view.state, legal, legal.size, words))
