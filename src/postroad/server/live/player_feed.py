"""Event streams: the state of a player's tables, as it changes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from sqlalchemy.exc import SQLAlchemyError

from postroad.server.live.subscriber import Subscriber, wake
from postroad.server.settings import Limits
from postroad.server.storage.server_flags import NO_ANNOUNCEMENT
from postroad.server.storage.tables import Storage
from postroad.server.tables.message import to_json
from postroad.server.tables.wire_types import Announcement, MyTable, StreamEnd, StreamTables, TableNews


@dataclass(eq=False)
class PlayerFeed(Subscriber):
    """One event stream."""

    tables: set[str] = field(default_factory=set)  # the tables sent last

    async def wait_for_news(self, seconds: float) -> bool:
        """Whether there is news within so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.news.wait()
        return self.news.is_set()


class PlayerFeeds:
    """All event streams."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage = storage
        self._limits = limits
        self.open: set[PlayerFeed] = set()
        self._closed = False
        self._announcement = NO_ANNOUNCEMENT

    def wake(self, table_id: str, people: set[str]) -> None:
        """Wake the streams of these players, and those that show the table."""
        wake(feed for feed in self.open if feed.player in people or table_id in feed.tables)

    def announce(self, announcement: Announcement) -> None:
        """Send the operator's announcement to everybody."""
        self._announcement = announcement
        wake(self.open)

    def close(self) -> None:
        """End all streams."""
        self._closed = True
        wake(self.open)

    async def events(self, player: str, credential: str, pass_digest: str | None) -> AsyncIterator[bytes]:
        """Server-sent events: the tables at once and after every change, heartbeats between, and at last the reason why the
        stream ends."""
        feed, last, known = PlayerFeed(player, credential=credential, pass_digest=pass_digest), b"", NO_ANNOUNCEMENT
        self.open.add(feed)
        try:
            while not (self._closed or feed.close_reason):
                event = await self._tables_event(player, feed) or last
                if event != last:
                    yield event
                last = event
                if known != self._announcement:
                    known = self._announcement
                    yield _event("announcement", known)
                if not await feed.wait_for_news(self._limits.heartbeat):
                    yield b":\n\n"
                elif not (self._closed or feed.close_reason):
                    await asyncio.sleep(self._limits.stream_interval)
            if feed.close_reason:
                yield _event("refused", {"error": feed.close_reason.body["error"]})
        finally:
            self.open.discard(feed)

    async def _tables_event(self, player: str, feed: PlayerFeed) -> bytes | None:
        """The event with the player's tables; None while the database is unreachable, then it is retried."""
        feed.news.clear()
        try:
            tables = await self._storage.tables_of(player, self._limits.max_stream_tables)
        except SQLAlchemyError:
            feed.news.set()
            return None
        feed.tables = {table["id"] for table in tables}
        event: StreamTables = {"tables": [_news(table) for table in tables]}
        return _event("tables", event)


def _event(name: str, event: StreamTables | StreamEnd | Announcement) -> bytes:
    return f"event: {name}\ndata: ".encode() + to_json(event) + b"\n\n"


def _news(table: MyTable) -> TableNews:
    return {
        "id": table["id"],
        "stage": table["stage"],
        "seq": table["seq"],
        "my_turn": table["my_turn"],
        "over": table["over"],
    }
