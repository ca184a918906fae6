"""The hall: all tables. Those in use, and some that were, are kept in memory; the rest lies in storage."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from postroad.record import RecordError
from postroad.server.http.requests import NewSeat, NewTable
from postroad.server.live.chat import Chat
from postroad.server.live.live_gathering import LiveGathering
from postroad.server.live.live_table import LiveTable
from postroad.server.live.streams import Streams
from postroad.server.live.thinkers import Mind
from postroad.server.live.watcher import Watcher
from postroad.server.storage.players import new_id
from postroad.server.storage.tables import Storage
from postroad.server.tables.gathering import OPEN, Chair, Gathering, rematch_of
from postroad.server.tables.player import Player
from postroad.server.tables.refusal import Refusal, bad_request, no_table, not_host, not_your_seat
from postroad.server.tables.table import Host, Table, Terms, now

KEPT = 100  # tables in memory that nobody uses right now
MOST_OPEN = 50  # tables of one host that are not over

Place = LiveTable | LiveGathering
Kind = TypeVar("Kind", LiveTable, LiveGathering)

log = logging.getLogger(__name__)


class Hall:
    def __init__(self, storage: Storage, mind: Mind, pace: float) -> None:
        self.streams = Streams(storage)
        self._storage = storage
        self._mind = mind
        self._pace = pace
        # Whoever uses a table holds it; so there is never a second object for the same one.
        self._in_use: WeakValueDictionary[str, Place] = WeakValueDictionary()
        self._kept: OrderedDict[str, Place] = OrderedDict()
        self._loading = asyncio.Lock()
        self._again = asyncio.Lock()

    # New tables

    async def create(self, asker: Player, wanted: NewTable) -> str:
        options = wanted.options.options()
        if len(wanted.seats) != options.players:
            raise bad_request()
        terms = Terms(Host(asker.id, asker.name), wanted.listed, wanted.clock.kept())
        chairs = tuple(
            OPEN
            if seat.open
            else Chair("bot" if seat.level else "person", seat.name, seat.level, None if seat.level else asker.id)
            for seat in wanted.seats
        )
        return await self._lay(Gathering(new_id(), now(), options, terms, wanted.shuffle, chairs))

    async def rematch(self, asker: Player, table_id: str) -> str:
        """The table at which these people play again; everybody who asks gets the same."""
        async with self._again:
            live = await self.table(table_id)
            table = live.table
            if not table.game.over:
                raise Refusal(409, "not-over")
            if table.rematch and await self._storage.there(table.rematch):
                return table.rematch
            if asker.id not in people_of(live):
                raise not_your_seat()
            table_again = await self._lay(rematch_of(table, new_id(), now(), asker), again=table_id)
            table.rematch = table_again
            live.tell()
            return table_again

    async def _lay(self, gathering: Gathering, again: str | None = None) -> str:
        if await self._storage.open_tables(gathering.host.id) >= MOST_OPEN:
            raise Refusal(409, "too-many")
        table = gathering.laid() if gathering.complete else None
        await (self._storage.create(table, again) if table else self._storage.gather(gathering, again))
        chat = Chat(gathering.id, [], self._storage)
        self._admit(table or gathering, chat).tell()
        return gathering.id

    # Tables that are there

    async def tables_of(self, player: Player) -> list[dict[str, Any]]:
        return await self._storage.tables_of(player.id)

    async def lobby(self) -> list[dict[str, Any]]:
        return await self._storage.lobby()

    async def place(self, table_id: str) -> Place:
        """The table, whether people gather or play there."""
        place = self._known(table_id)
        if place:
            return place
        async with self._loading:
            place = self._known(table_id)  # somebody else may have loaded it meanwhile
            return place or await self._load(table_id)

    async def _load(self, table_id: str) -> Place:
        try:
            loaded = await self._storage.load(table_id)
        except RecordError as error:
            # What the error says of the event may be hidden from whoever reads the log while playing.
            log.error("table %s cannot be loaded: event %s is false", table_id, error.event)
            raise Refusal(503, "storage") from None
        if loaded is None:
            raise no_table()
        return self._admit(loaded, await Chat.of(table_id, self._storage))

    async def table(self, table_id: str) -> LiveTable:
        """A table in play, or one where the game is over."""
        place = await self.place(table_id)
        if isinstance(place, LiveGathering):
            raise Refusal(409, "gathering")
        return place

    async def change(self, table_id: str, make: Callable[[Gathering], Gathering]) -> LiveGathering:
        gathering = await self._gathering(table_id)
        await gathering.change(make)
        return gathering

    async def start(self, asker: Player, table_id: str) -> LiveTable:
        gathering = await self._gathering(table_id)
        await gathering.start(lambda at: at.start(asker), self._open)
        return await self.table(table_id)

    async def _gathering(self, table_id: str) -> LiveGathering:
        place = await self.place(table_id)
        if isinstance(place, LiveTable):
            raise Refusal(409, "started")
        return place

    async def delete(self, asker: Player, table_id: str) -> None:
        place = await self.place(table_id)
        host = place.gathering.host if isinstance(place, LiveGathering) else place.table.terms.host
        if host is None or host.id != asker.id:
            raise not_host()
        await place.delete(no_table())
        self._kept.pop(table_id, None)

    async def adopt(self, player: Player) -> None:
        """Tables from before there were players belong to the first one who comes."""
        for table_id in await self._storage.adopt(player.id):
            place = self._in_use.get(table_id)
            if place:
                place.close(Refusal(503, "storage"))  # so that it is loaded anew

    async def resume(self) -> None:
        """After a start: go on where people wait for bots, or where a clock runs."""
        for table_id in await self._storage.to_resume():
            with contextlib.suppress(Refusal):
                await self.place(table_id)

    async def close(self) -> None:
        self.streams.close()
        for place in list(self._in_use.values()):
            if isinstance(place, LiveTable):
                await place.stop()

    # What is changed from outside: see sweep.py

    def in_memory(self) -> list[str]:
        return [table_id for table_id, place in list(self._in_use.items()) if not place.gone]

    def lost(self, table_id: str) -> None:
        """Somebody deleted it in the database."""
        place = self._in_use.get(table_id)
        if place:
            place.close(no_table())
        self._kept.pop(table_id, None)

    def connected(self) -> set[str]:
        """The players who look on somewhere, or have a stream open."""
        return self.streams.players() | {watcher.player for watcher in self._watchers() if watcher.player}

    def dismiss(self, players: set[str]) -> None:
        """These were banned."""
        self.streams.end(players)
        for watcher in self._watchers():
            if watcher.player in players:
                watcher.gone = Refusal(403, "banned")
                watcher.news.set()

    def _watchers(self) -> list[Watcher]:
        return [watcher for place in list(self._in_use.values()) for watcher in place.watchers]

    # What is in memory

    def tell_all(self) -> None:
        for place in list(self._in_use.values()):
            place.tell()

    def _known(self, table_id: str) -> Place | None:
        place = self._in_use.get(table_id)
        if place is None or place.gone:
            return None
        self._kept[table_id] = place
        self._kept.move_to_end(table_id)
        return place

    def _admit(self, loaded: Table | Gathering, chat: Chat) -> Place:
        if isinstance(loaded, Gathering):
            return self._keep(LiveGathering(loaded, chat, self._storage))
        return self._open(loaded, chat)

    def _open(self, table: Table, chat: Chat) -> LiveTable:
        live = self._keep(LiveTable(table, chat, self._storage, self._mind, self._pace))
        live.wake()
        return live

    def _keep(self, place: Kind) -> Kind:
        table_id = place.table.id if isinstance(place, LiveTable) else place.id
        place.on_news = lambda: self.streams.tell(table_id, people_of(place))
        self._in_use[table_id] = self._kept[table_id] = place
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return place


def _chair(wanted: NewSeat, asker: Player) -> Chair:
    """A person named by whoever lays the table plays at the same screen."""
    if wanted.open:
        return OPEN
    if wanted.level:
        return Chair("bot", wanted.name, wanted.level)
    return Chair("person", wanted.name, player=asker.id)


def people_of(place: Place) -> set[str]:
    """The players whom a table concerns."""
    if isinstance(place, LiveGathering):
        return place.people
    host = place.table.terms.host
    seated = {seat.player for seat in place.table.seats if seat.player}
    return seated | {host.id} if host else seated
