"""A table in use at which people gather: one change at a time, each stored before anybody hears of it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from postroad.server.live import presence
from postroad.server.live.chat import Chat
from postroad.server.live.live_table import LiveTable
from postroad.server.live.watcher import Watcher
from postroad.server.storage.tables import Storage
from postroad.server.tables.gathering import Gathering
from postroad.server.tables.player import Player
from postroad.server.tables.refusal import Refusal
from postroad.server.tables.table import Table


class LiveGathering:
    def __init__(self, gathering: Gathering, chat: Chat, storage: Storage) -> None:
        self.gathering = gathering
        self.chat = chat
        self.gone: Refusal | None = None  # why this table cannot be used any more
        self.became: LiveTable | None = None  # once the game has begun
        self.watchers: set[Watcher] = set()
        self.on_news: Callable[[], None] = lambda: None
        self._storage = storage
        self._lock = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.gathering.id

    @property
    def people(self) -> set[str]:
        """The players whom it concerns."""
        return {self.gathering.host.id, *(chair.player for chair in self.gathering.seats if chair.player)}

    def message(
        self, asker: Player | None, _seat: int | None, _since: int | None = None, chat_since: int | None = None
    ) -> dict[str, Any]:
        """Nothing is hidden yet: everybody sees the same, whatever seat or entries are asked for."""
        host = asker is not None and asker.id == self.gathering.host.id
        return {
            "gathering": self.gathering.words(),
            "you": {"player": asker.id if asker else None, "seats": self.gathering.seats_of(asker), "host": host},
            "presence": self._presence(),
            "chat": self.chat.after(chat_since),
        }

    def _presence(self) -> dict[str, Any]:
        there = presence.present(self.watchers) & self.people
        return {"players": sorted(there), "spectators": presence.spectators(self.watchers, self.people)}

    async def change(self, make: Callable[[Gathering], Gathering]) -> None:
        async with self._lock:
            self.check_there()
            changed = make(self.gathering)
            await self._stored(self._storage.renew(changed))
            self.gathering = changed
            self.tell()

    async def start(self, make: Callable[[Gathering], Table], open_table: Callable[[Table, Chat], LiveTable]) -> None:
        async with self._lock:
            self.check_there()
            table = make(self.gathering)
            await self._stored(self._storage.start(table))
            self.became = open_table(table, self.chat)
            self.tell()

    async def delete(self, refusal: Refusal) -> None:
        async with self._lock:
            self.check_there()
            await self._storage.delete(self.id)
            self.close(refusal)

    async def _stored(self, storing: Awaitable[None]) -> None:
        try:
            await storing
        except Exception:
            self.close(Refusal(503, "storage"))  # nobody knows what is stored: the next one to ask loads it anew
            raise

    def close(self, refusal: Refusal) -> None:
        self.gone = refusal
        self.tell()

    def arrive(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.tell()

    def depart(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.tell()

    def tell(self) -> None:
        """News for everybody."""
        presence.tell(self.watchers)
        self.on_news()

    def check_there(self) -> None:
        if self.gone:
            raise self.gone
        if self.became:
            raise Refusal(409, "started")
