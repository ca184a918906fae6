"""Presence: who is connected to a table."""

import asyncio
from collections.abc import Callable, Iterable

from postroad.server.live.subscriber import Subscriber
from postroad.server.tables.seats import Seats
from postroad.server.tables.wire_types import Presence

BURST = 4  # changes sent at once
PAUSE = 0.5  # seconds between later ones


class ComingAndGoing:
    """Throttles presence updates: at once, and at intervals while many people come and go."""

    def __init__(self, tell: Callable[[Subscriber | None], None]) -> None:
        """`tell` notifies everybody but the given subscriber."""
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


def present(subscribers: Iterable[Subscriber]) -> set[str]:
    """The connected players."""
    return {subscriber.player for subscriber in subscribers if subscriber.player is not None}


def spectators(subscribers: Iterable[Subscriber], seated: Iterable[str | None]) -> int:
    """The number of connected people without a seat: players count once, unknown people per connection."""
    subscribers = list(subscribers)
    return len(present(subscribers).difference(seated)) + sum(subscriber.player is None for subscriber in subscribers)


def to_wire(subscribers: Iterable[Subscriber], seats: Seats) -> Presence:
    subscribers = list(subscribers)
    there, players = present(subscribers), [seat.player for seat in seats]
    return {"seats": [player in there for player in players], "spectators": spectators(subscribers, players)}
