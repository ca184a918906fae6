"""Who looks on at a table right now."""

import asyncio
from collections.abc import Callable, Iterable

from postroad.server.live.subscriber import Subscriber
from postroad.server.tables.seats import Seats
from postroad.server.tables.wire_types import Presence

BURST = 4  # changes that are told at once
PAUSE = 0.5  # seconds between two later ones


class ComingAndGoing:
    """When all are told that others look on than before: at once, and, where people come and go all the time, now and then."""

    def __init__(self, tell: Callable[[Subscriber | None], None]) -> None:
        """Everybody but this one is told."""
        self._tell = tell
        self._left = float(BURST)
        self._at = 0.0
        self._later: asyncio.TimerHandle | None = None

    def happened(self, by: Subscriber | None = None) -> None:
        if self._later:
            return
        loop = asyncio.get_running_loop()
        self._left = min(BURST, self._left + (loop.time() - self._at) / PAUSE)
        self._at = loop.time()
        if self._left >= 1:
            self._left -= 1
            self._tell(by)
        else:
            self._later = loop.call_later((1 - self._left) * PAUSE, self._is_later)

    def _is_later(self) -> None:
        self._later = None
        self.happened()


def present(watchers: Iterable[Subscriber]) -> set[str]:
    """The players who are connected, each counted once."""
    return {watcher.player for watcher in watchers if watcher.player is not None}


def spectators(watchers: Iterable[Subscriber], seated: Iterable[str | None]) -> int:
    """How many look on without a seat: players once each, strangers by their connections."""
    watchers = list(watchers)
    return len(present(watchers).difference(seated)) + sum(watcher.player is None for watcher in watchers)


def to_wire(watchers: Iterable[Subscriber], seats: Seats) -> Presence:
    watchers = list(watchers)
    there, players = present(watchers), [seat.player for seat in seats]
    return {"seats": [player in there for player in players], "spectators": spectators(watchers, players)}
