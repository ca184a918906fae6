"""A table in use at which people gather."""

from collections.abc import Callable

from postroad.server.live import presence
from postroad.server.live.chat import Chat
from postroad.server.live.room import Room
from postroad.server.settings import Time
from postroad.server.storage.tables import Storage
from postroad.server.tables.gathering import Gathering
from postroad.server.tables.player import Player
from postroad.server.tables.refusal import Refusal
from postroad.server.tables.table import Host, Table
from postroad.server.tables.words import GatheringMessage, GatheringPresence

Make = Callable[[Gathering], Gathering]
Opening = Callable[[Table, Chat], Room]


class LiveGathering(Room):
    def __init__(self, gathering: Gathering, chat: Chat, storage: Storage, time: Time) -> None:
        super().__init__(gathering.id, chat, storage)
        self.gathering = gathering
        self._time = time

    @property
    def host(self) -> Host:
        return self.gathering.host

    @property
    def people(self) -> set[str]:
        return self.gathering.people

    def message(
        self, asker: Player | None, _seat: int | None, _since: int | None = None, chat_since: int | None = None
    ) -> GatheringMessage:
        """Nothing is hidden yet: everybody sees the same, whatever seat or entries are asked for."""
        host = asker is not None and asker.id == self.host.id
        return {
            "gathering": self.gathering.told(),
            "you": {"player": asker.id if asker else None, "seats": self.gathering.seats_of(asker), "host": host},
            "presence": self.presence(),
            "chat": self.chat.after(chat_since),
        }

    def presence(self) -> GatheringPresence:
        there = presence.present(self.watchers) & self.people
        return {"players": sorted(there), "spectators": presence.spectators(self.watchers, self.people)}

    def seat_of(self, _player: Player) -> None:
        """Who gathers may sit elsewhere once the game begins."""

    def set_pace(self, _asker: Player | None, _pace: float | None) -> None:
        """No bot plays yet."""

    async def stop(self) -> None:
        """Nothing goes on by itself."""

    async def change(self, make: Make) -> None:
        async with self._lock:
            await self._change(make)

    async def come(self, make: Make, open_table: Opening) -> None:
        """Somebody sits down. People who have played before begin as soon as all of them are there."""
        async with self._lock:
            await self._change(make)
            if self.gathering.again and self.gathering.complete:
                await self._begin(self.gathering.laid(self._time.now()), open_table)

    async def start(self, asker: Player, open_table: Opening) -> None:
        async with self._lock:
            self.check_there()
            await self._begin(self.gathering.start(asker, self._time.now()), open_table)

    async def _change(self, make: Make) -> None:
        self.check_there()
        changed = make(self.gathering)
        if changed is self.gathering:
            return
        await self._stored(self._storage.renew(changed, self._time.now()))
        self.gathering = changed
        self.tell()

    async def _begin(self, table: Table, open_table: Opening) -> None:
        await self._stored(self._storage.start(table))
        self.became = open_table(table, self.chat)
        self.tell()

    def check_there(self) -> None:
        super().check_there()
        if self.became:
            raise Refusal(409, "started")
