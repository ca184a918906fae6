"""A table in use: one change at a time, each stored before anybody hears of it; bots that play, viewers that watch."""

import asyncio
from collections.abc import Callable
from typing import Any

from postroad.server.chat import Chat
from postroad.server.driver import Driver
from postroad.server.identity import Player
from postroad.server.messages import Asked, message
from postroad.server.refusal import Refusal, bad_request
from postroad.server.storage import Storage
from postroad.server.table import Change, Table
from postroad.server.thinkers import Mind
from postroad.server.watcher import Watcher


class LiveTable:
    def __init__(self, table: Table, chat: Chat, storage: Storage, mind: Mind, pace: float) -> None:
        self.table = table
        self.gone: Refusal | None = None  # why this table cannot be used any more
        self.chat = chat
        self.watchers: set[Watcher] = set()  # everybody who looks on
        self.on_news: Callable[[], None] = lambda: None
        self.driver = Driver(self, mind, pace)
        self._storage = storage
        self._lock = asyncio.Lock()

    def message(
        self, asker: Player | None, seat: int | None, since: int | None = None, chat_since: int | None = None
    ) -> dict[str, Any]:
        return message(self.table, self.table.viewer(seat), since, self.driver.state)

    def arrive(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.driver.poke()

    def depart(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)

    async def ask(self, asker: Player, kind: str, asked: Asked, action: str | None = None) -> dict[str, Any]:
        """Do what a person asks for, once; the message after it."""
        self.table.viewer(asked.seat)
        async with self._lock:
            self._check_there()
            if not self._done_before(kind, asked, action):
                if asked.seq != self.table.seq:
                    raise Refusal(409, "stale", message=self.message(asker, asked.seat, asked.seq))
                await self._store(self._wanted(kind, asked, action))
        return self.message(asker, asked.seat, asked.seq)

    def _done_before(self, kind: str, asked: Asked, action: str | None) -> bool:
        entry = self.table.entry_of(asked.command)
        if entry and (entry.kind, entry.seat, entry.action) != (kind, asked.seat, action):
            raise bad_request()
        return entry is not None

    def _wanted(self, kind: str, asked: Asked, action: str | None) -> Change:
        if kind == "undo":
            return self.table.undo(asked.seat, asked.command)
        if kind == "resign":
            return self.table.resignation(asked.seat, asked.command)
        if action is None or not self.table.seats[asked.seat].person:
            raise Refusal(403, "not-your-turn")
        return self.table.decision(asked.seat, action, asked.command)

    async def decide_for_bot(self, seq: int, seat: int, action: str) -> None:
        """What a bot decided, unless the table has moved on since it was asked."""
        async with self._lock:
            if not self.gone and self.table.seq == seq:
                await self._store(self.table.decision(seat, action))

    async def _store(self, change: Change) -> None:
        try:
            await self._storage.append(self.table.id, change)
        except Exception:
            self.close(Refusal(503, "storage"))  # nobody knows what is stored: the next one to ask loads it anew
            raise
        self.table.apply(change)
        self.driver.decided()
        self.tell()

    async def delete(self, refusal: Refusal) -> None:
        async with self._lock:
            self._check_there()
            await self._storage.delete(self.table.id)
            self.close(refusal)

    def close(self, refusal: Refusal) -> None:
        self.gone = refusal
        self.tell()

    def tell(self) -> None:
        """News for everybody."""
        for watcher in self.watchers:
            watcher.news.set()
        self.on_news()
        self.driver.poke()

    def _check_there(self) -> None:
        if self.gone:
            raise self.gone
