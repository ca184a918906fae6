"""A table in memory, waiting for players or in play: its subscribers, and one change at a time, stored before it is sent."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from sqlalchemy.exc import IntegrityError

from postroad.server.live.chat import Chat
from postroad.server.live.presence import ComingAndGoing
from postroad.server.live.subscriber import Subscriber, wake
from postroad.server.storage.corrupt_tables import DECODE_ERRORS, CorruptTableError
from postroad.server.storage.group_commit import StaleSeq
from postroad.server.storage.tables import Storage, StoredProgress, TableVersion
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.table import TableHost
from postroad.server.tables.wire_types import BinaryMessage, Message, Presence, SeatingMessage, SeatingPresence

T = TypeVar("T")


class ActiveTable(ABC):
    """Base class of seating tables and tables in play."""

    def __init__(self, table_id: str, chat: Chat, storage: Storage) -> None:
        self.id = table_id
        self.chat = chat
        self.close_reason: CommandRejected | None = None  # why the table was closed
        self.successor: ActiveTable | None = None  # the table in play, once a seating table has started
        self.subscribers: set[Subscriber] = set()  # at this server
        self.remote_subscribers: dict[str, list[Subscriber]] = {}  # at other servers, by server
        self.on_change: Callable[[], None] = lambda: None
        self.on_presence: Callable[[], None] = lambda: None  # called when subscribers come or go
        self._news = ComingAndGoing(lambda by: wake(self.subscribers - {by}))
        self._storage = storage
        self._lock = asyncio.Lock()  # held during a change

    # Differences between the kinds

    @property
    @abstractmethod
    def host(self) -> TableHost: ...

    @property
    @abstractmethod
    def people(self) -> set[str]:
        """The players whom the table concerns."""

    @property
    @abstractmethod
    def names(self) -> dict[str, str]:
        """Each of these players' names at this table."""

    @abstractmethod
    def message(
        self, caller: Player | None, seat: int | None, since: int | None = None, chat_since: int | None = None
    ) -> Message | SeatingMessage:
        """The message for this player, with the view of a seat."""

    @abstractmethod
    def binary_message(
        self, caller: Player | None, seat: int | None, since: int | None = None, chat_since: int | None = None
    ) -> BinaryMessage | SeatingMessage:
        """The same with a binary view."""

    @abstractmethod
    def presence(self) -> Presence | SeatingPresence:
        """Who is connected, as the message says it."""

    @abstractmethod
    def seat_of(self, player: Player) -> int | None:
        """The seat shown beside this player's chat messages."""

    @abstractmethod
    def set_pace(self, caller: Player | None, pace: float | None) -> None:
        """Set the bots' pace, where bots play."""

    @property
    @abstractmethod
    def table_version(self) -> TableVersion:
        """The stage and version of the table."""

    @abstractmethod
    async def _apply_stored(self, reached: StoredProgress) -> bool:
        """Apply what other servers have stored. Returns whether there was anything."""

    @abstractmethod
    async def free(self, player: str) -> None:
        """Free the seats of a banned player."""

    @abstractmethod
    async def stop(self) -> None:
        """Stop all background work."""

    # Subscribers

    @property
    def all_subscribers(self) -> list[Subscriber]:
        """The subscribers at all servers."""
        return [*self.subscribers, *(subscriber for there in self.remote_subscribers.values() for subscriber in there)]

    def subscribe(self, subscriber: Subscriber) -> None:
        before = self.presence()
        self.subscribers.add(subscriber)
        if self.presence() != before:
            self._news.happened(subscriber)
        self.on_presence()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        before = self.presence()
        self.subscribers.discard(subscriber)
        if self.presence() != before:
            self._news.happened()
        self.on_presence()

    def set_remote_subscribers(self, node: str, players: Sequence[str | None]) -> None:
        """Note the subscribers at another server; None stands for an unknown person."""
        before = self.presence()
        self.remote_subscribers.pop(node, None)
        if players:
            self.remote_subscribers[node] = [Subscriber(player) for player in players]
        if self.presence() != before:
            self._news.happened()

    def broadcast(self) -> None:
        """Wake all subscribers and the players' feeds."""
        wake(self.subscribers)
        self.on_change()

    # Storage

    async def _stored(self, storing: Awaitable[None]) -> None:
        """Wait for a write. Raises `StaleSeq` if another server was first."""
        try:
            await storing
        except (StaleSeq, IntegrityError) as error:
            raise StaleSeq from error
        except Exception:
            self.close(CommandRejected("storage"))  # the outcome is unknown: the next request loads the table again
            raise

    async def retry_on_conflict(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Repeat the attempt with the newest state, as often as another server is first."""
        while True:
            try:
                return await attempt()
            except StaleSeq:
                if not await self._catch_up():  # no other server was first
                    self.close(CommandRejected("storage"))
                self.check_open()

    async def catch_up(self) -> None:
        """Apply what other servers have stored."""
        async with self._lock:
            if not self.close_reason and not self.successor:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """The same; returns whether there was anything."""
        reached = (await self._storage.progress_of([self.id])).get(self.id)
        if reached is None:
            self.close(CommandRejected("no-table"))
            return True
        try:
            news = await self._apply_stored(reached)
        except (CorruptTableError, *DECODE_ERRORS):
            self.close(CommandRejected("storage"))  # the next request loads the table again, and reports damage
            return True
        if reached.chat_n > self.chat.last_n:
            await self.chat.catch_up()
            news = True
        if news:
            self.broadcast()
        return news

    async def delete(self, refusal: CommandRejected) -> None:
        async with self._lock:
            self.check_open()
            await self._stored(self._storage.delete(self.id))
            self.close(refusal)

    # The end

    def close(self, refusal: CommandRejected) -> None:
        """Close the table for this reason."""
        self.close_reason = refusal
        self.broadcast()

    def check_open(self) -> None:
        """Reject requests to a closed table."""
        if self.close_reason:
            raise self.close_reason
