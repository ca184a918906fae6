"""What is said at a table: kept apart from its log."""

import asyncio
import time
from typing import Any

from postroad.server.storage.tables import MOST_SAID, Storage
from postroad.server.tables.player import Player
from postroad.server.tables.refusal import Refusal

Line = dict[str, Any]


class Chat:
    """Of one table, while it gathers and while it is played at."""

    def __init__(self, table_id: str, lines: list[Line], storage: Storage) -> None:
        self._table_id = table_id
        self._lines = lines
        self._storage = storage
        self._lock = asyncio.Lock()

    @classmethod
    async def of(cls, table_id: str, storage: Storage) -> "Chat":
        return cls(table_id, await storage.said(table_id), storage)

    async def say(self, player: Player, seat: int | None, text: str | None, reaction: str | None) -> Line:
        """Stored before anybody hears of it."""
        if player.muted:
            raise Refusal(403, "muted")
        who = {"player": player.id, "name": player.name, "seat": seat}
        async with self._lock:
            n = self._lines[-1]["n"] + 1 if self._lines else 1
            line = {"n": n, "at": round(time.time(), 3), **who, "text": text, "reaction": reaction}
            await self._store(line)
            self._lines.append(line)
            del self._lines[:-MOST_SAID]
        return words(line)

    async def _store(self, line: Line) -> None:
        try:
            await self._storage.say(self._table_id, line)
        except Exception:
            self._lines = await self._storage.said(self._table_id)  # nobody knows whether it is stored
            raise

    def after(self, n: int | None) -> list[Line]:
        """What was said after line `n`, as far as it is in sight. If there is no such line, all of it."""
        if n is not None and (not self._lines or n > self._lines[-1]["n"]):
            n = None
        return [words(line) for line in self._lines if n is None or line["n"] > n]


def words(line: Line) -> Line:
    said = "text" if line["text"] is not None else "reaction"
    return {key: value for key, value in line.items() if key not in ("text", "reaction") or key == said}
