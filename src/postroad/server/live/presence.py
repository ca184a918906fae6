"""Who looks on at a table right now."""

from collections.abc import Iterable

from postroad.server.live.watcher import Watcher
from postroad.server.tables.seats import Seats
from postroad.server.tables.words import Presence


def present(watchers: Iterable[Watcher]) -> set[str]:
    """The players who are connected, each counted once."""
    return {watcher.player for watcher in watchers if watcher.player is not None}


def spectators(watchers: Iterable[Watcher], seated: Iterable[str | None]) -> int:
    """How many look on without a seat: players once each, strangers by their connections."""
    watchers = list(watchers)
    return len(present(watchers).difference(seated)) + sum(watcher.player is None for watcher in watchers)


def told(watchers: Iterable[Watcher], seats: Seats) -> Presence:
    watchers = list(watchers)
    there, players = present(watchers), [seat.player for seat in seats]
    return {"seats": [player in there for player in players], "spectators": spectators(watchers, players)}
