"""Who looks on at other servers. Each tells the others when that changes, and again and again; who is silent is gone."""

import json
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from postroad.server.live.room import Room
from postroad.server.settings import Limits, Time
from postroad.server.storage.tables import Storage

SIGN = "@"  # with which such a hint begins
MOST = 300  # people in one hint, which must not be too long


class Told(NamedTuple):
    node: str
    table_id: str
    players: list[str | None]


class Company:
    def __init__(self, node: str, storage: Storage, limits: Limits, time: Time) -> None:
        self._node = node
        self._storage = storage
        self._limits = limits
        self._time = time
        self._heard: dict[tuple[str, str], float] = {}  # of which node and table we have heard when

    async def tell(self, rooms: Iterable[Room]) -> None:
        for room in rooms:
            told = Told(self._node, room.id, [watcher.player for watcher in room.watchers][:MOST])
            await self._storage.commit(about=SIGN + json.dumps(told))

    def heard(self, about: str, room_of: "RoomOf") -> None:
        told = Told(*json.loads(about.removeprefix(SIGN)))
        room = room_of(told.table_id)
        if room and told.node != self._node:
            self._heard[told.node, told.table_id] = self._time.monotonic()
            room.look_on_elsewhere(told.node, told.players)

    def forget_silent(self, room_of: "RoomOf") -> None:
        now = self._time.monotonic()
        for (node, table_id), at in list(self._heard.items()):
            room = room_of(table_id)
            if room is None or now - at > self._limits.lease:
                del self._heard[node, table_id]
                if room:
                    room.look_on_elsewhere(node, [])


class RoomOf(Protocol):
    def __call__(self, table_id: str, /) -> Room | None: ...
