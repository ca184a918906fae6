"""Presence at other servers. Each server sends its subscribers on every change and at intervals; a silent server counts as
gone."""

import json
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from postroad.server.live.active_table import ActiveTable
from postroad.server.settings import Limits, Time
from postroad.server.storage.tables import Storage

SIGN = "@"  # prefix of these change events
MOST = 300  # people in one event, whose size is limited


class Told(NamedTuple):
    node: str
    table_id: str
    players: list[str | None]


class Heard(NamedTuple):
    at: float  # by the monotonic clock
    players: list[str | None]


class Company:
    def __init__(self, node: str, storage: Storage, limits: Limits, time: Time) -> None:
        self._node = node
        self._storage = storage
        self._limits = limits
        self._time = time
        self._heard: dict[tuple[str, str], Heard] = {}  # by server and table
        self._since: float | None = None  # listening since; None while not

    async def tell(self, active_tables: Iterable[ActiveTable]) -> None:
        for active_table in active_tables:
            told = Told(self._node, active_table.id, [subscriber.player for subscriber in active_table.subscribers][:MOST])
            await self._storage.commit(about=SIGN + json.dumps(told))

    def heard(self, about: str, room_of: "RoomOf") -> None:
        told = Told(*json.loads(about.removeprefix(SIGN)))
        if told.node == self._node:
            return
        self._heard[told.node, told.table_id] = Heard(self._time.monotonic(), told.players)
        active_table = room_of(told.table_id)
        if active_table:
            active_table.set_remote_subscribers(told.node, told.players)

    def introduce(self, active_table: ActiveTable) -> None:
        """Tell a table that was just loaded about its subscribers at other servers."""
        for (node, table_id), heard in self._heard.items():
            if table_id == active_table.id:
                active_table.set_remote_subscribers(node, heard.players)

    def listen(self, listening: bool) -> None:
        """Note whether this server receives change events."""
        self._since = self._time.monotonic() if listening else None

    @property
    def knows_all(self) -> bool:
        """Whether every server has reported since this one listens."""
        return self._since is not None and self._time.monotonic() - self._since > self._limits.lease_seconds

    def elsewhere(self, table_id: str) -> set[str]:
        """The players connected at other servers, whether the table is in memory or not."""
        return {player for (_, at), heard in self._heard.items() if at == table_id for player in heard.players if player}

    def forget_silent(self, room_of: "RoomOf") -> None:
        now = self._time.monotonic()
        for (node, table_id), heard in list(self._heard.items()):
            active_table = room_of(table_id)
            if now - heard.at > self._limits.lease_seconds:
                del self._heard[node, table_id]
                if active_table:
                    active_table.set_remote_subscribers(node, [])


class RoomOf(Protocol):
    def __call__(self, table_id: str, /) -> ActiveTable | None: ...
