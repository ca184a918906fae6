"""Who looks on at other servers. Each tells the others when that changes, and again and again; who is silent is gone."""

import json
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from postroad.server.live.active_table import ActiveTable
from postroad.server.settings import Limits, Time
from postroad.server.storage.tables import Storage

SIGN = "@"  # with which such a hint begins
MOST = 300  # people in one hint, which must not be too long


class Told(NamedTuple):
    node: str
    table_id: str
    players: list[str | None]


class Heard(NamedTuple):
    at: float  # by a clock that never jumps
    players: list[str | None]


class Company:
    def __init__(self, node: str, storage: Storage, limits: Limits, time: Time) -> None:
        self._node = node
        self._storage = storage
        self._limits = limits
        self._time = time
        self._heard: dict[tuple[str, str], Heard] = {}  # of which node and table we have heard what
        self._since: float | None = None  # when we began to listen; None while we do not

    async def tell(self, rooms: Iterable[ActiveTable]) -> None:
        for room in rooms:
            told = Told(self._node, room.id, [watcher.player for watcher in room.watchers][:MOST])
            await self._storage.commit(about=SIGN + json.dumps(told))

    def heard(self, about: str, room_of: "RoomOf") -> None:
        told = Told(*json.loads(about.removeprefix(SIGN)))
        if told.node == self._node:
            return
        self._heard[told.node, told.table_id] = Heard(self._time.monotonic(), told.players)
        room = room_of(told.table_id)
        if room:
            room.look_on_elsewhere(told.node, told.players)

    def introduce(self, room: ActiveTable) -> None:
        """To a table that was not in memory: who looks on there, as far as we have heard."""
        for (node, table_id), heard in self._heard.items():
            if table_id == room.id:
                room.look_on_elsewhere(node, heard.players)

    def listen(self, listening: bool) -> None:
        """From now on, or no longer."""
        self._since = self._time.monotonic() if listening else None

    @property
    def knows_all(self) -> bool:
        """Has everybody said who is there since we listen?"""
        return self._since is not None and self._time.monotonic() - self._since > self._limits.lease

    def elsewhere(self, table_id: str) -> set[str]:
        """The players who look on at other servers, whether we have the table in memory or not."""
        return {player for (_, at), heard in self._heard.items() if at == table_id for player in heard.players if player}

    def forget_silent(self, room_of: "RoomOf") -> None:
        now = self._time.monotonic()
        for (node, table_id), heard in list(self._heard.items()):
            room = room_of(table_id)
            if now - heard.at > self._limits.lease:
                del self._heard[node, table_id]
                if room:
                    room.look_on_elsewhere(node, [])


class RoomOf(Protocol):
    def __call__(self, table_id: str, /) -> ActiveTable | None: ...
