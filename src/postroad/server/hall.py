"""The hall: all tables. Those in use, and some that were, are kept in memory; the rest lies in storage."""

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from typing import Any
from weakref import WeakValueDictionary

from postroad.record import RecordError
from postroad.server.bodies import NewTable
from postroad.server.chat import Chat
from postroad.server.live import LiveTable
from postroad.server.players import Player, new_id
from postroad.server.refusal import Refusal, bad_request, no_table
from postroad.server.storage import Storage
from postroad.server.table import Host, Seat, Table, Terms
from postroad.server.thinkers import Mind

KEPT = 100  # tables in memory that nobody uses right now

log = logging.getLogger(__name__)


class Hall:
    def __init__(self, storage: Storage, mind: Mind, pace: float) -> None:
        self._storage = storage
        self._mind = mind
        self._pace = pace
        # Whoever uses a table holds it; so there is never a second object for the same one.
        self._in_use: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading = asyncio.Lock()

    async def create(self, asker: Player, wanted: NewTable) -> str:
        options = wanted.options.options()
        if len(wanted.seats) != options.players:
            raise bad_request()
        seats = [Seat(seat.name, seat.level, player=None if seat.level else asker.id) for seat in wanted.seats]
        if wanted.shuffle:
            secrets.SystemRandom().shuffle(seats)
        terms = Terms(Host(asker.id, asker.name))
        table = Table.new(new_id(), options, tuple(seats), terms)
        await self._storage.create(table, options)
        self._keep(table, await Chat.of(table.id, self._storage))
        return table.id

    async def list(self) -> list[dict[str, Any]]:
        return await self._storage.listed()

    async def table(self, table_id: str) -> LiveTable:
        live = self._known(table_id)
        if live:
            return live
        async with self._loading:
            live = self._known(table_id)  # somebody else may have loaded it meanwhile
            if live:
                return live
            try:
                table = await self._storage.load(table_id)
            except RecordError as error:
                log.error("table %s cannot be loaded: %s", table_id, error)
                raise Refusal(503, "storage") from None
            if table is None:
                raise no_table()
            return self._keep(table, await Chat.of(table_id, self._storage))

    async def place(self, table_id: str) -> LiveTable:
        return await self.table(table_id)

    async def delete(self, asker: Player, table_id: str) -> None:
        live = await self.table(table_id)
        await live.delete(no_table())
        self._kept.pop(table_id, None)

    async def resume(self) -> None:
        """After a start: let bots go on where people wait for them."""
        for listed in await self._storage.listed():
            seats, decides = listed["seats"], listed["decides"]
            if decides is not None and seats[decides]["level"] and not all(seat["level"] for seat in seats):
                with contextlib.suppress(Refusal):
                    await self.table(listed["id"])

    async def close(self) -> None:
        for live in list(self._in_use.values()):
            await live.driver.stop()

    def _known(self, table_id: str) -> LiveTable | None:
        live = self._in_use.get(table_id)
        if live is None or live.gone:
            return None
        self._kept[table_id] = live
        self._kept.move_to_end(table_id)
        return live

    def _keep(self, table: Table, chat: Chat) -> LiveTable:
        live = LiveTable(table, chat, self._storage, self._mind, self._pace)
        self._in_use[table.id] = self._kept[table.id] = live
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        live.driver.poke()
        return live

    def tell_all(self) -> None:
        for live in list(self._in_use.values()):
            live.tell()
