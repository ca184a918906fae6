"""What a player's tables are doing, told as it happens."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from postroad.server.settings import Limits
from postroad.server.storage.tables import Storage
from postroad.server.tables.message import as_json
from postroad.server.tables.words import MyTable, StreamTables, TableNews


class Stream:
    """One line to one player."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.tables: set[str] = set()  # of which it has told
        self.ended = False
        self.news = asyncio.Event()

    async def hears(self, seconds: float) -> bool:
        """Is there news in so many seconds?"""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.news.wait()
        return self.news.is_set()


class Streams:
    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage = storage
        self._limits = limits
        self._streams: set[Stream] = set()
        self._closed = False

    def tell(self, table_id: str, people: set[str]) -> None:
        for stream in self._streams:
            if stream.player in people or table_id in stream.tables:
                stream.news.set()

    def players(self) -> set[str]:
        return {stream.player for stream in self._streams}

    def close(self) -> None:
        """Nobody waits for lines that never end by themselves."""
        self._closed = True
        self.end(self.players())

    def end(self, players: set[str]) -> None:
        for stream in self._streams:
            if stream.player in players:
                stream.ended = True
                stream.news.set()

    async def lines(self, player: str) -> AsyncIterator[bytes]:
        """Server-sent events: the tables at once and whenever they change, and a sign of life meanwhile."""
        stream, last = Stream(player), b""
        self._streams.add(stream)
        try:
            while not (self._closed or stream.ended):
                told = await self._told(stream)
                if told != last:
                    yield told
                last = told
                if not await stream.hears(self._limits.heartbeat):
                    yield b":\n\n"
                elif not stream.ended:
                    await asyncio.sleep(self._limits.breath)
        finally:
            self._streams.discard(stream)

    async def _told(self, stream: Stream) -> bytes:
        stream.news.clear()
        tables = await self._storage.tables_of(stream.player, self._limits.most_told)
        stream.tables = {table["id"] for table in tables}
        told: StreamTables = {"tables": [_news(table) for table in tables]}
        return b"event: tables\ndata: " + as_json(told) + b"\n\n"


def _news(table: MyTable) -> TableNews:
    return {
        "id": table["id"],
        "stage": table["stage"],
        "seq": table["seq"],
        "my_turn": table["my_turn"],
        "over": table["over"],
    }
