"""What is said at a table: kept apart from its log."""

import asyncio

from sqlalchemy.exc import IntegrityError

from postroad.server.settings import Limits, Time
from postroad.server.storage.tables import Storage, StoredChatMessage
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.wire_types import ChatMessage, Reaction


class Chat:
    """Of one table, while it gathers and while it is played at."""

    def __init__(self, table_id: str, lines: list[StoredChatMessage], storage: Storage, limits: Limits, time: Time) -> None:
        self._table_id = table_id
        self._lines = lines
        self._storage = storage
        self._most = limits.most_said
        self._time = time
        self._lock = asyncio.Lock()

    @classmethod
    async def of(cls, table_id: str, storage: Storage, limits: Limits, time: Time) -> "Chat":
        return cls(table_id, await storage.chat_messages(table_id, limits.most_said), storage, limits, time)

    async def say(self, player: Player, seat: int | None, text: str | None, reaction: Reaction | None) -> ChatMessage:
        """Stored before anybody hears of it."""
        if player.muted:
            raise CommandRejected(403, "muted")
        async with self._lock:
            line: StoredChatMessage = {
                "n": 0,
                "at": self._time.now(),
                "player": player.id,
                "name": player.name,
                "seat": seat,
                "text": text,
                "reaction": reaction,
            }
            while not await self._store(line, self.last + 1):
                pass
        return to_wire(line)

    async def _store(self, line: StoredChatMessage, n: int) -> bool:
        """False if somebody at another server was first with this number."""
        line["n"] = n
        try:
            await self._storage.say(self._table_id, line)
        except Exception as error:
            self._lines = await self._storage.chat_messages(self._table_id, self._most)  # nobody knows whether it is stored
            if isinstance(error, IntegrityError) and self.last >= n:
                return False
            if line not in self._lines:
                raise
            return True
        self._lines.append(line)
        del self._lines[: -self._most]
        return True

    async def catch_up(self) -> None:
        """With what was said at other servers."""
        async with self._lock:
            self._lines = await self._storage.chat_messages(self._table_id, self._most)

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self._lines[-1]["n"] if self._lines else 0

    def heard(self, player: str) -> bool:
        """Has this player said anything, as far as it is in sight?"""
        return any(line["player"] == player for line in self._lines)

    def around(self, n: int | None, reach: int) -> list[ChatMessage]:
        """So many lines before and after line `n`; without one, the last."""
        if n is None:
            return [to_wire(line) for line in self._lines[-2 * reach :]]
        return [to_wire(line) for line in self._lines if abs(line["n"] - n) <= reach]

    def after(self, n: int | None) -> list[ChatMessage]:
        """What was said after line `n`, as far as it is in sight. If there is no such line, all of it."""
        if n is not None and (not self._lines or n > self._lines[-1]["n"]):
            n = None
        return [to_wire(line) for line in self._lines if n is None or line["n"] > n]


def to_wire(said: StoredChatMessage) -> ChatMessage:
    line: ChatMessage = {
        "n": said["n"],
        "at": said["at"],
        "player": said["player"],
        "name": said["name"],
        "seat": said["seat"],
    }
    if said["text"] is not None:
        line["text"] = said["text"]
    elif said["reaction"] is not None:
        line["reaction"] = said["reaction"]
    return line
