"""A table in use: one change at a time, each stored before anybody hears of it; bots play, the clock runs, viewers watch."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from postroad.server.live import presence
from postroad.server.live.bot_driver import Driver
from postroad.server.live.chat import Chat
from postroad.server.live.clock import Clock
from postroad.server.live.thinkers import Mind
from postroad.server.live.timer import Bell
from postroad.server.live.watcher import Watcher
from postroad.server.storage.tables import Storage
from postroad.server.tables.commands import change_by, check_right, is_done
from postroad.server.tables.message import Wish, Words, message, scene
from postroad.server.tables.player import Player
from postroad.server.tables.refusal import Refusal
from postroad.server.tables.table import Change, Table
from postroad.server.tables.undo_consent import ANSWERS


class LiveTable:
    def __init__(self, table: Table, chat: Chat, storage: Storage, mind: Mind, pace: float) -> None:
        self.table = table
        self.gone: Refusal | None = None  # why this table cannot be used any more
        self.chat = chat
        self.watchers: set[Watcher] = set()  # everybody who looks on
        self.on_news: Callable[[], None] = lambda: None
        self.driver = Driver(self, mind, pace)
        self.clock = Clock(table)
        self._bell = Bell(self._ring)
        self._scenes: dict[int | None, Words] = {}  # made once for all who see the same
        self._storage = storage
        self._lock = asyncio.Lock()

    # What is told

    def message(self, asker: Player | None, seat: int | None, since: int | None = None, chat_since: int | None = None) -> Words:
        return {**self._answer(asker, seat, since), "chat": self.chat.after(chat_since)}

    def _answer(self, asker: Player | None, seat: int | None, since: int | None) -> Words:
        """The message to somebody who asks for something else than what was said."""
        table, player = self.table, asker.id if asker else None
        viewer = table.viewer(seat, player)
        return {
            **message(table, viewer, since, self.driver.state, self._scene(viewer)),
            "you": {"player": player, "seats": table.seats_of(player), "host": table.is_host(player)},
            "presence": self._presence(),
            "clock": self.clock.words(),
            "chat": [],
            "rematch": table.rematch,
        }

    def _scene(self, viewer: int | None) -> Words:
        if viewer not in self._scenes:
            self._scenes[viewer] = scene(self.table, viewer)
        return self._scenes[viewer]

    def tell(self) -> None:
        """News for everybody."""
        presence.tell(self.watchers)
        self.on_news()
        self.driver.poke()

    # Who looks on

    def arrive(self, watcher: Watcher) -> None:
        before = self._presence()
        self.watchers.add(watcher)
        if self._presence() != before:
            presence.tell(self.watchers - {watcher})
        self.driver.poke()

    def depart(self, watcher: Watcher) -> None:
        before = self._presence()
        self.watchers.discard(watcher)
        if self._presence() != before:
            presence.tell(self.watchers)

    def _presence(self) -> Words:
        return presence.words(self.watchers, self.table.seats)

    def set_pace(self, asker: Player | None, pace: float | None) -> None:
        """Where persons play, those who only look on do not say how fast."""
        if not self.table.persons_at_play or (asker and self.table.seats_of(asker.id)):
            self.driver.set_pace(pace)

    # What players ask for

    def _is_current(self, kind: str, seq: int | None) -> bool:
        """An answer counts as long as its question stands, whoever else has answered meanwhile."""
        asked = self.table.asked
        answers = kind in ANSWERS and seq is not None and asked is not None and asked.seq <= seq
        return answers or seq in (None, self.table.seq)

    async def ask(self, asker: Player, kind: str, wish: Wish, action: str | None = None) -> Words:
        """Do what a player asks for, once; the message after it."""
        check_right(self.table, kind, wish.seat, asker.id)
        seat = self._eyes(asker, kind, wish.seat)
        async with self._lock:
            self._check_there()
            await self._go_on()
            if not is_done(self.table.entry_of(wish.command), kind, wish, action):
                if not self._is_current(kind, wish.seq):
                    raise Refusal(409, "stale", message=self._answer(asker, seat, wish.seq))
                if kind == "back" and self.clock.is_up(wish.seat):
                    raise Refusal(403, "time-up")
                await self._store(change_by(self.table, kind, wish, action))
                await self._go_on()
        return self._answer(asker, seat, wish.seq)

    def _eyes(self, asker: Player, kind: str, seat: int) -> int | None:
        """Through which seat's eyes the answer is seen: a host sends others away, and goes on looking through the own."""
        own = self.table.seats_of(asker.id)
        return seat if kind != "remove" else own[0] if own else None

    async def decide_for_bot(self, seq: int, seat: int, action: str) -> None:
        """What a bot decided, unless the table has moved on since it was asked."""
        async with self._lock:
            if not self.gone:
                await self._go_on()
                if self.table.seq == seq:
                    await self._store(self.table.decision(seat, action))
                    await self._go_on()

    async def _go_on(self) -> None:
        """All that comes without anybody's doing."""
        while change := self.table.by_itself():
            await self._store(change)

    async def _store(self, change: Change) -> None:
        entry = replace(change.entry, spent=self.clock.spent(change.entry.seat))
        change = change._replace(entry=entry)
        try:
            await self._storage.append(self.table.id, change)
        except Exception:
            self.close(Refusal(503, "storage"))  # nobody knows what is stored: the next one to ask loads it anew
            raise
        self.table.apply(change)
        self._scenes.clear()
        self.clock.heard(entry)
        self._wind()
        self.driver.decided()
        self.tell()

    # What happens by itself

    def wake(self) -> None:
        """This table was opened: bots may go on, the clock runs."""
        self._wind()
        self.driver.poke()

    async def stop(self) -> None:
        await self._bell.stop()
        await self.driver.stop()

    def _wind(self) -> None:
        """The bell rings when somebody's time is up; at once if the server had ended in the midst of something."""
        self._bell.wind(None if self.gone else 0.0 if self.table.by_itself() else self.clock.remaining)

    async def _ring(self) -> None:
        async with self._lock:
            if self.gone:
                return
            await self._go_on()
            seat = self.table.person
            if seat is not None and self.clock.is_up(seat):
                await self._store(self.table.departure("time", seat))
                await self._go_on()
            self._wind()

    # The end

    async def delete(self, refusal: Refusal) -> None:
        async with self._lock:
            self._check_there()
            await self._storage.delete(self.table.id)
            self.close(refusal)

    def close(self, refusal: Refusal) -> None:
        self.gone = refusal
        self._wind()
        self.tell()

    def _check_there(self) -> None:
        if self.gone:
            raise self.gone
