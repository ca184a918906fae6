"""What all tables in use share, whether people gather or play there: who looks on, and one change at a time, stored first."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

from postroad.server.live.chat import Chat
from postroad.server.live.watcher import Watcher, tell
from postroad.server.storage.tables import Storage
from postroad.server.tables.player import Player
from postroad.server.tables.refusal import Refusal
from postroad.server.tables.table import Host
from postroad.server.tables.words import GatheringMessage, GatheringPresence, Message, Presence


class Room(ABC):
    def __init__(self, table_id: str, chat: Chat, storage: Storage) -> None:
        self.id = table_id
        self.chat = chat
        self.gone: Refusal | None = None  # why this room cannot be used any more
        self.became: Room | None = None  # where everything goes on, once people who gathered play
        self.watchers: set[Watcher] = set()  # everybody who looks on
        self.on_news: Callable[[], None] = lambda: None
        self._storage = storage
        self._lock = asyncio.Lock()  # held by whoever changes something

    # What differs

    @property
    @abstractmethod
    def host(self) -> Host: ...

    @property
    @abstractmethod
    def people(self) -> set[str]:
        """The players whom it concerns."""

    @abstractmethod
    def message(
        self, asker: Player | None, seat: int | None, since: int | None = None, chat_since: int | None = None
    ) -> Message | GatheringMessage:
        """What this player may know, through the eyes of a seat."""

    @abstractmethod
    def presence(self) -> Presence | GatheringPresence:
        """Who is there, as all are told."""

    @abstractmethod
    def seat_of(self, player: Player) -> int | None:
        """The seat under which this player speaks."""

    @abstractmethod
    def set_pace(self, asker: Player | None, pace: float | None) -> None:
        """How fast bots play, where any do."""

    @abstractmethod
    async def stop(self) -> None:
        """The server ends."""

    # Who looks on

    def arrive(self, watcher: Watcher) -> None:
        before = self.presence()
        self.watchers.add(watcher)
        if self.presence() != before:
            tell(self.watchers - {watcher})

    def depart(self, watcher: Watcher) -> None:
        before = self.presence()
        self.watchers.discard(watcher)
        if self.presence() != before:
            tell(self.watchers)

    def tell(self) -> None:
        """News for everybody."""
        tell(self.watchers)
        self.on_news()

    # What is stored

    async def _stored(self, storing: Awaitable[None]) -> None:
        try:
            await storing
        except Exception:
            self.close(Refusal(503, "storage"))  # nobody knows what is stored: the next one to ask loads it anew
            raise

    async def delete(self, refusal: Refusal) -> None:
        async with self._lock:
            self.check_there()
            await self._stored(self._storage.delete(self.id))
            self.close(refusal)

    # The end

    def close(self, refusal: Refusal) -> None:
        self.gone = refusal
        self.tell()

    def check_there(self) -> None:
        if self.gone:
            raise self.gone
