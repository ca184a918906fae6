"""What all tables in use share, whether people gather or play there: who looks on, and one change at a time, stored first."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from sqlalchemy.exc import IntegrityError

from postroad.server.live.chat import Chat
from postroad.server.live.presence import ComingAndGoing
from postroad.server.live.subscriber import Subscriber, tell
from postroad.server.storage.corrupt_tables import DECODE_ERRORS, CorruptTableError
from postroad.server.storage.group_commit import StaleSeq
from postroad.server.storage.tables import StoredProgress, TableVersion, Storage
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected, no_table
from postroad.server.tables.table import TableHost
from postroad.server.tables.wire_types import BinaryMessage, Message, Presence, SeatingMessage, SeatingPresence

T = TypeVar("T")


class ActiveTable(ABC):
    def __init__(self, table_id: str, chat: Chat, storage: Storage) -> None:
        self.id = table_id
        self.chat = chat
        self.gone: CommandRejected | None = None  # why this room cannot be used any more
        self.became: ActiveTable | None = None  # where everything goes on, once people who gathered play
        self.watchers: set[Subscriber] = set()  # everybody who looks on here
        self.elsewhere: dict[str, list[Subscriber]] = {}  # and at other servers
        self.on_news: Callable[[], None] = lambda: None
        self.on_company: Callable[[], None] = lambda: None  # others look on than before
        self._news = ComingAndGoing(lambda by: tell(self.watchers - {by}))
        self._storage = storage
        self._lock = asyncio.Lock()  # held by whoever changes something

    # What differs

    @property
    @abstractmethod
    def host(self) -> TableHost: ...

    @property
    @abstractmethod
    def people(self) -> set[str]:
        """The players whom it concerns."""

    @property
    @abstractmethod
    def names(self) -> dict[str, str]:
        """Under which name each of them is there."""

    @abstractmethod
    def message(
        self, caller: Player | None, seat: int | None, since: int | None = None, chat_since: int | None = None
    ) -> Message | SeatingMessage:
        """What this player may know, through the eyes of a seat."""

    @abstractmethod
    def bare_message(
        self, caller: Player | None, seat: int | None, since: int | None = None, chat_since: int | None = None
    ) -> BinaryMessage | SeatingMessage:
        """The same for somebody who makes the words of a view."""

    @abstractmethod
    def presence(self) -> Presence | SeatingPresence:
        """Who is there, as all are told."""

    @abstractmethod
    def seat_of(self, player: Player) -> int | None:
        """The seat under which this player speaks."""

    @abstractmethod
    def set_pace(self, caller: Player | None, pace: float | None) -> None:
        """How fast bots play, where any do."""

    @property
    @abstractmethod
    def table_version(self) -> TableVersion:
        """How far it has come."""

    @abstractmethod
    async def _follow(self, reached: StoredProgress) -> bool:
        """Do what others have done already. Was there anything?"""

    @abstractmethod
    async def free(self, player: str) -> None:
        """This player plays here no more, and is not waited for."""

    @abstractmethod
    async def stop(self) -> None:
        """The server ends."""

    # Who looks on

    @property
    def company(self) -> list[Subscriber]:
        """Everybody who looks on, wherever."""
        return [*self.watchers, *(watcher for there in self.elsewhere.values() for watcher in there)]

    def arrive(self, watcher: Subscriber) -> None:
        before = self.presence()
        self.watchers.add(watcher)
        if self.presence() != before:
            self._news.happened(watcher)
        self.on_company()

    def depart(self, watcher: Subscriber) -> None:
        before = self.presence()
        self.watchers.discard(watcher)
        if self.presence() != before:
            self._news.happened()
        self.on_company()

    def look_on_elsewhere(self, node: str, players: Sequence[str | None]) -> None:
        """These look on at another server; None is somebody whom we do not know."""
        before = self.presence()
        self.elsewhere.pop(node, None)
        if players:
            self.elsewhere[node] = [Subscriber(player) for player in players]
        if self.presence() != before:
            self._news.happened()

    def tell(self) -> None:
        """News for everybody."""
        tell(self.watchers)
        self.on_news()

    # What is stored

    async def _stored(self, storing: Awaitable[None]) -> None:
        """Behind, if others were first."""
        try:
            await storing
        except (StaleSeq, IntegrityError) as error:
            raise StaleSeq from error
        except Exception:
            self.close(CommandRejected(503, "storage"))  # nobody knows what is stored: the next one to ask loads it anew
            raise

    async def retry_on_conflict(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Anew with what other servers have stored, as often as they were first."""
        while True:
            try:
                return await attempt()
            except StaleSeq:
                if not await self._catch_up():  # then it was not that
                    self.close(CommandRejected(503, "storage"))
                self.check_there()

    async def catch_up(self) -> None:
        """With what other servers have stored."""
        async with self._lock:
            if not self.gone and not self.became:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Was there anything?"""
        reached = (await self._storage.progress_of([self.id])).get(self.id)
        if reached is None:
            self.close(no_table())
            return True
        try:
            news = await self._follow(reached)
        except (CorruptTableError, *DECODE_ERRORS):
            self.close(CommandRejected(503, "storage"))  # whoever asks next loads it anew, and is told if it is damaged
            return True
        if reached.chat_n > self.chat.last:
            await self.chat.catch_up()
            news = True
        if news:
            self.tell()
        return news

    async def delete(self, refusal: CommandRejected) -> None:
        async with self._lock:
            self.check_there()
            await self._stored(self._storage.delete(self.id))
            self.close(refusal)

    # The end

    def close(self, refusal: CommandRejected) -> None:
        self.gone = refusal
        self.tell()

    def check_there(self) -> None:
        if self.gone:
            raise self.gone
