"""The chat of a table, apart from its log."""

import asyncio

from sqlalchemy.exc import IntegrityError

from postroad.server.settings import Limits, Time
from postroad.server.storage.tables import Storage, StoredChatMessage
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.wire_types import ChatMessage, Reaction


class Chat:
    """The chat of one table, before and during the game."""

    def __init__(self, table_id: str, messages: list[StoredChatMessage], storage: Storage, limits: Limits, time: Time) -> None:
        self._table_id = table_id
        self._messages = messages
        self._storage = storage
        self._history = limits.chat_history
        self._time = time
        self._lock = asyncio.Lock()

    @classmethod
    async def of(cls, table_id: str, storage: Storage, limits: Limits, time: Time) -> "Chat":
        return cls(table_id, await storage.chat_messages(table_id, limits.chat_history), storage, limits, time)

    async def say(self, player: Player, seat: int | None, text: str | None, reaction: Reaction | None) -> ChatMessage:
        """Store a message, then return it."""
        if player.muted:
            raise CommandRejected("muted")
        async with self._lock:
            message: StoredChatMessage = {
                "n": 0,
                "at": self._time.now(),
                "player": player.id,
                "name": player.name,
                "seat": seat,
                "text": text,
                "reaction": reaction,
            }
            while not await self._store(message, self.last_n + 1):
                pass
        return to_wire(message)

    async def _store(self, message: StoredChatMessage, n: int) -> bool:
        """Whether the message was stored; False if another server used the number first."""
        message["n"] = n
        try:
            await self._storage.say(self._table_id, message)
        except Exception as error:
            self._messages = await self._storage.chat_messages(
                self._table_id, self._history
            )  # the outcome of the write is unknown
            if isinstance(error, IntegrityError) and self.last_n >= n:
                return False
            if message not in self._messages:
                raise
            return True
        self._messages.append(message)
        del self._messages[: -self._history]
        return True

    async def catch_up(self) -> None:
        """Load messages from other servers."""
        async with self._lock:
            self._messages = await self._storage.chat_messages(self._table_id, self._history)

    @property
    def last_n(self) -> int:
        """The number of the last message."""
        return self._messages[-1]["n"] if self._messages else 0

    def has_spoken(self, player: str) -> bool:
        """Whether this player wrote any of the loaded messages."""
        return any(message["player"] == player for message in self._messages)

    def around(self, n: int | None, reach: int) -> list[ChatMessage]:
        """The messages at most `reach` away from message `n`; without `n` the last ones."""
        if n is None:
            return [to_wire(message) for message in self._messages[-2 * reach :]]
        return [to_wire(message) for message in self._messages if abs(message["n"] - n) <= reach]

    def after(self, n: int | None) -> list[ChatMessage]:
        """The loaded messages after `n`; all of them if `n` is unknown."""
        if n is not None and (not self._messages or n > self._messages[-1]["n"]):
            n = None
        return [to_wire(message) for message in self._messages if n is None or message["n"] > n]


def to_wire(stored: StoredChatMessage) -> ChatMessage:
    message: ChatMessage = {
        "n": stored["n"],
        "at": stored["at"],
        "player": stored["player"],
        "name": stored["name"],
        "seat": stored["seat"],
    }
    if stored["text"] is not None:
        message["text"] = stored["text"]
    elif stored["reaction"] is not None:
        message["reaction"] = stored["reaction"]
    return message
