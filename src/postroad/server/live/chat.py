"""What is said at a table: kept apart from its log."""

import asyncio
from typing import Any

from postroad.server.settings import Limits, Time
from postroad.server.storage.tables import Storage
from postroad.server.tables.player import Player
from postroad.server.tables.refusal import Refusal

Line = dict[str, Any]


class Chat:
    """Of one table, while it gathers and while it is played at."""

    def __init__(self, table_id: str, lines: list[Line], storage: Storage, limits: Limits, time: Time) -> None:
        self._table_id = table_id
        self._lines = lines
        self._storage = storage
        self._most = limits.most_said
        self._time = time
        self._lock = asyncio.Lock()

    @classmethod
    async def of(cls, table_id: str, storage: Storage, limits: Limits, time: Time) -> "Chat":
        return cls(table_id, await storage.said(table_id, limits.most_said), storage, limits, time)

    async def say(self, player: Player, seat: int | None, text: str | None, reaction: str | None) -> Line:
        """Stored before anybody hears of it."""
        if player.muted:
            raise Refusal(403, "muted")
        who = {"player": player.id, "name": player.name, "seat": seat}
        async with self._lock:
            n = self._lines[-1]["n"] + 1 if self._lines else 1
            line = {"n": n, "at": self._time.now(), **who, "text": text, "reaction": reaction}
            await self._store(line)
            self._lines.append(line)
            del self._lines[: -self._most]
        return told(line)

    async def _store(self, line: Line) -> None:
        try:
            await self._storage.say(self._table_id, line)
        except Exception:
            self._lines = await self._storage.said(self._table_id, self._most)  # nobody knows whether it is stored
            raise

    def after(self, n: int | None) -> list[Line]:
        """What was said after line `n`, as far as it is in sight. If there is no such line, all of it."""
        if n is not None and (not self._lines or n > self._lines[-1]["n"]):
            n = None
        return [told(line) for line in self._lines if n is None or line["n"] > n]


def told(line: Line) -> Line:
    said = "text" if line["text"] is not None else "reaction"
    return {key: value for key, value in line.items() if key not in ("text", "reaction") or key == said}
