"""A bell that rings once, after a while; winding it again is what counts."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger(__name__)


class Bell:
    def __init__(self, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._ring = ring
        self._wound: asyncio.TimerHandle | None = None
        self._ringing: set[asyncio.Task[None]] = set()

    def wind(self, seconds: float | None) -> None:
        """Ring in so many seconds, by a clock that never jumps; None: not at all."""
        if self._wound:
            self._wound.cancel()
        self._wound = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._begin)

    def _begin(self) -> None:
        task = asyncio.create_task(self._safely())
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _safely(self) -> None:
        try:
            await self._ring()
        except Exception:
            log.exception("what was due could not be done")

    async def stop(self) -> None:
        self.wind(None)
        for task in self._ringing:
            task.cancel()
        await asyncio.gather(*self._ringing, return_exceptions=True)
