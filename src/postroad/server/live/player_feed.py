"""Event streams: the state of a player's tables, as it changes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable

from sqlalchemy.exc import SQLAlchemyError

from postroad.server.settings import Limits
from postroad.server.storage.server_flags import NO_ANNOUNCEMENT
from postroad.server.storage.tables import Storage
from postroad.server.tables.error_codes import ErrorCode
from postroad.server.tables.message import to_json
from postroad.server.tables.wire_types import Announcement, MyTable, StreamEnd, StreamTables, TableNews


class PlayerFeed:
    """One event stream."""

    def __init__(self, player: str, credential: str, pass_digest: str | None) -> None:
        self.player = player
        self.credential = credential  # the credential's id
        self.pass_digest = pass_digest  # the digest of the pass, on an invite-only server
        self.tables: set[str] = set()  # the tables sent last
        self.refused: ErrorCode | None = None  # why it ends
        self.news = asyncio.Event()

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
        self._feeds: set[PlayerFeed] = set()
        self._closed = False
        self._announcement = NO_ANNOUNCEMENT

    def wake(self, table_id: str, people: set[str]) -> None:
        """Wake the streams of these players, and those that show the table."""
        for feed in self._feeds:
            if feed.player in people or table_id in feed.tables:
                feed.news.set()

    def announce(self, announcement: Announcement) -> None:
        """Send the operator's announcement to everybody."""
        self._announcement = announcement
        for feed in self._feeds:
            feed.news.set()

    def players(self) -> set[str]:
        return {feed.player for feed in self._feeds}

    def connected_credentials(self) -> set[str]:
        return {feed.credential for feed in self._feeds}

    def connected_passes(self) -> set[str]:
        return {feed.pass_digest for feed in self._feeds if feed.pass_digest}

    def close(self) -> None:
        """End all streams."""
        self._closed = True
        for feed in self._feeds:
            feed.news.set()

    def end_banned(self, players: set[str]) -> None:
        """End the streams of banned players."""
        self._refuse([feed for feed in self._feeds if feed.player in players], "banned")

    def sign_out(self, credentials: set[str]) -> None:
        self._refuse([feed for feed in self._feeds if feed.credential in credentials], "signed-out")

    def revoke_passes(self, passes: set[str]) -> None:
        self._refuse([feed for feed in self._feeds if feed.pass_digest in passes], "not-invited")

    def _refuse(self, feeds: Iterable[PlayerFeed], code: ErrorCode) -> None:
        for feed in feeds:
            feed.refused = code
            feed.news.set()

    async def events(self, player: str, credential: str, pass_digest: str | None) -> AsyncIterator[bytes]:
        """Server-sent events: the tables at once and after every change, heartbeats between, and at last the reason why the
        stream ends."""
        feed, last, known = PlayerFeed(player, credential, pass_digest), b"", NO_ANNOUNCEMENT
        self._feeds.add(feed)
        try:
            while not (self._closed or feed.refused):
                event = await self._tables_event(feed) or last
                if event != last:
                    yield event
                last = event
                if known != self._announcement:
                    known = self._announcement
                    yield _event("announcement", known)
                if not await feed.wait_for_news(self._limits.heartbeat):
                    yield b":\n\n"
                elif not (self._closed or feed.refused):
                    await asyncio.sleep(self._limits.stream_interval)
            if feed.refused:
                yield _event("refused", {"error": feed.refused})
        finally:
            self._feeds.discard(feed)

    async def _tables_event(self, feed: PlayerFeed) -> bytes | None:
        """The event with the player's tables; None while the database is unreachable, then it is retried."""
        feed.news.clear()
        try:
            tables = await self._storage.tables_of(feed.player, self._limits.max_stream_tables)
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
