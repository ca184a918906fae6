"""A timer: one action after a while; only the last time set counts."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from postroad.server.live.task_group import cancel_all, spawn

log = logging.getLogger(__name__)


class Timer:
    """Runs an action once."""

    def __init__(self, fire: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._fire = fire
        self._handle: asyncio.TimerHandle | None = None
        self._firing: set[asyncio.Task[None]] = set()

    def set(self, seconds: float | None) -> None:
        """Fire in so many seconds, by the monotonic clock; None cancels."""
        if self._handle:
            self._handle.cancel()
        self._handle = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._begin)

    def _begin(self) -> None:
        spawn(self._run(), self._firing)

    async def _run(self) -> None:
        try:
            await self._fire()
        except Exception:
            log.exception("timer action failed")

    async def stop(self) -> None:
        self.set(None)
        await cancel_all(self._firing)
