"""What a player's tables are doing, told as it happens."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable

from sqlalchemy.exc import SQLAlchemyError

from postroad.server.settings import Limits
from postroad.server.storage.server_flags import NO_ANNOUNCEMENT
from postroad.server.storage.tables import Storage
from postroad.server.tables.message import to_json
from postroad.server.tables.wire_types import Announcement, ErrorCode, MyTable, StreamEnd, StreamTables, TableNews


class PlayerFeed:
    """One line to one player."""

    def __init__(self, player: str, credential: str, pass_digest: str | None) -> None:
        self.player = player
        self.credential = credential  # the id of what they are known by
        self.pass_digest = pass_digest  # the digest of the pass they came in by, where only invited people may
        self.tables: set[str] = set()  # of which it has told
        self.refused: ErrorCode | None = None  # why it ends
        self.news = asyncio.Event()

    async def hears(self, seconds: float) -> bool:
        """Is there news in so many seconds?"""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.news.wait()
        return self.news.is_set()


class PlayerFeeds:
    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage = storage
        self._limits = limits
        self._streams: set[PlayerFeed] = set()
        self._closed = False
        self._announcement = NO_ANNOUNCEMENT

    def tell(self, table_id: str, people: set[str]) -> None:
        for stream in self._streams:
            if stream.player in people or table_id in stream.tables:
                stream.news.set()

    def announce(self, announcement: Announcement) -> None:
        """Of the host of the server, to everybody."""
        self._announcement = announcement
        for stream in self._streams:
            stream.news.set()

    def players(self) -> set[str]:
        return {stream.player for stream in self._streams}

    def connected_credentials(self) -> set[str]:
        return {stream.credential for stream in self._streams}

    def connected_passes(self) -> set[str]:
        return {stream.pass_digest for stream in self._streams if stream.pass_digest}

    def close(self) -> None:
        """Nobody waits for lines that never end by themselves."""
        self._closed = True
        for stream in self._streams:
            stream.news.set()

    def end(self, players: set[str]) -> None:
        """These were banned."""
        self._refuse([stream for stream in self._streams if stream.player in players], "banned")

    def sign_out(self, credentials: set[str]) -> None:
        self._refuse([stream for stream in self._streams if stream.credential in credentials], "signed-out")

    def revoke_passes(self, passes: set[str]) -> None:
        self._refuse([stream for stream in self._streams if stream.pass_digest in passes], "not-invited")

    def _refuse(self, streams: Iterable[PlayerFeed], code: ErrorCode) -> None:
        for stream in streams:
            stream.refused = code
            stream.news.set()

    async def lines(self, player: str, credential: str, pass_digest: str | None) -> AsyncIterator[bytes]:
        """Server-sent events: the tables at once and whenever they change, a sign of life meanwhile; last, why it must end."""
        stream, last, known = PlayerFeed(player, credential, pass_digest), b"", NO_ANNOUNCEMENT
        self._streams.add(stream)
        try:
            while not (self._closed or stream.refused):
                told = await self._told(stream) or last
                if told != last:
                    yield told
                last = told
                if known != self._announcement:
                    known = self._announcement
                    yield _event("announcement", known)
                if not await stream.hears(self._limits.heartbeat):
                    yield b":\n\n"
                elif not (self._closed or stream.refused):
                    await asyncio.sleep(self._limits.breath)
            if stream.refused:
                yield _event("refused", {"error": stream.refused})
        finally:
            self._streams.discard(stream)

    async def _told(self, stream: PlayerFeed) -> bytes | None:
        """None if the database is lost for the moment: it will be asked again."""
        stream.news.clear()
        try:
            tables = await self._storage.tables_of(stream.player, self._limits.most_told)
        except SQLAlchemyError:
            stream.news.set()
            return None
        stream.tables = {table["id"] for table in tables}
        told: StreamTables = {"tables": [_news(table) for table in tables]}
        return _event("tables", told)


def _event(name: str, told: StreamTables | StreamEnd | Announcement) -> bytes:
    return f"event: {name}\ndata: ".encode() + to_json(told) + b"\n\n"


def _news(table: MyTable) -> TableNews:
    return {
        "id": table["id"],
        "stage": table["stage"],
        "seq": table["seq"],
        "my_turn": table["my_turn"],
        "over": table["over"],
    }
