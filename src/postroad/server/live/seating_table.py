"""A seating table in memory."""

import contextlib
from collections.abc import Callable

from postroad.server.live import presence
from postroad.server.live.active_table import ActiveTable
from postroad.server.live.chat import Chat
from postroad.server.settings import Time
from postroad.server.storage.tables import Storage, StoredProgress, TableVersion
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seating import SeatingTable
from postroad.server.tables.table import Table, TableHost
from postroad.server.tables.wire_types import SeatingMessage, SeatingPresence

ChangeSeating = Callable[[SeatingTable], SeatingTable]
OpenTable = Callable[[Table, Chat], ActiveTable]


class LiveSeatingTable(ActiveTable):
    """A table that waits for players."""

    def __init__(self, seating_table: SeatingTable, chat: Chat, storage: Storage, time: Time, open_table: OpenTable) -> None:
        super().__init__(seating_table.id, chat, storage)
        self.seating_table = seating_table
        self._open_table = open_table
        self._time = time

    @property
    def host(self) -> TableHost:
        return self.seating_table.host

    @property
    def table_version(self) -> TableVersion:
        return "seating", self.seating_table.version

    @property
    def people(self) -> set[str]:
        return self.seating_table.people

    @property
    def names(self) -> dict[str, str]:
        seats = {seat.holder: seat.name for seat in self.seating_table.seats if seat.holder and seat.name}
        return {self.host.id: self.host.name} | seats

    def message(
        self, caller: Player | None, _seat: int | None, _since: int | None = None, chat_since: int | None = None
    ) -> SeatingMessage:
        """The message. Nothing is hidden yet, so everybody sees the same."""
        host = caller is not None and caller.id == self.host.id
        return {
            "seating_table": self.seating_table.to_wire(),
            "you": {"player": caller.id if caller else None, "seats": self.seating_table.seats_of(caller), "host": host},
            "presence": self.presence(),
            "chat": self.chat.after(chat_since),
        }

    def binary_message(
        self, caller: Player | None, seat: int | None, since: int | None = None, chat_since: int | None = None
    ) -> SeatingMessage:
        """The same: there is no view yet."""
        return self.message(caller, seat, since, chat_since)

    def presence(self) -> SeatingPresence:
        there = presence.present(self.all_subscribers) & self.people
        return {"players": sorted(there), "spectators": presence.spectators(self.all_subscribers, self.people)}

    def seat_of(self, _player: Player) -> None:
        """None: seats may still change."""

    def set_pace(self, _asker: Player | None, _pace: float | None) -> None:
        """Nothing to do: no bot plays yet."""

    async def free(self, player: str) -> None:
        await self.change(lambda seating_table: seating_table.without(player))

    async def stop(self) -> None:
        """Nothing to do: no background work."""

    async def change(self, change_seating: ChangeSeating) -> None:
        async with self._lock:
            await self.retry_on_conflict(lambda: self._change(change_seating))

    async def sit_down(self, change_seating: ChangeSeating) -> None:
        """Seat a player. A rematch begins as soon as all players are back."""
        async with self._lock:
            await self.retry_on_conflict(lambda: self._change(change_seating))
            if self.seating_table.is_rematch and self.seating_table.complete:
                with contextlib.suppress(CommandRejected):  # another request may have begun it
                    await self.retry_on_conflict(lambda: self._begin(lambda: self.seating_table.to_table(self._time.now())))

    async def start(self, caller: Player) -> None:
        async with self._lock:
            await self.retry_on_conflict(lambda: self._begin(lambda: self.seating_table.start(caller, self._time.now())))

    async def _change(self, change_seating: ChangeSeating) -> None:
        self.check_open()
        changed = change_seating(self.seating_table)
        if changed is self.seating_table:
            return
        await self._stored(self._storage.update_seating(changed, self._time.now(), self.seating_table.version))
        self.seating_table = changed
        self.broadcast()

    async def _begin(self, begin: Callable[[], Table]) -> None:
        self.check_open()
        table = begin()
        await self._stored(self._storage.start(table, self.seating_table.version))
        self.successor = self._open_table(table, self.chat)
        self.broadcast()

    async def _apply_stored(self, reached: StoredProgress) -> bool:
        if reached.version == self.seating_table.version:
            return False
        loaded = await self._storage.load(self.id)
        if isinstance(loaded, SeatingTable):
            self.seating_table = loaded
        elif loaded:
            self.successor = self._open_table(loaded, self.chat)
        return True

    def check_open(self) -> None:
        super().check_open()
        if self.successor:
            raise CommandRejected("started")
