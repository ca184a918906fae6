"""Something that is done once, after a while; only the last time that was set counts."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from postroad.server.live.task_group import ended, kept

log = logging.getLogger(__name__)


class Timer:
    def __init__(self, fire: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._fire = fire
        self._handle: asyncio.TimerHandle | None = None
        self._firing: set[asyncio.Task[None]] = set()

    def set(self, seconds: float | None) -> None:
        """Fire in so many seconds, by a clock that never jumps; None: not at all."""
        if self._handle:
            self._handle.cancel()
        self._handle = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._begin)

    def _begin(self) -> None:
        kept(self._safely(), self._firing)

    async def _safely(self) -> None:
        try:
            await self._fire()
        except Exception:
            log.exception("what was due could not be done")

    async def stop(self) -> None:
        self.set(None)
        await ended(self._firing)
