"""The registry of a server that shares its database: it applies other servers' changes, knows who is connected there, and takes
over their tables when they stop."""

import asyncio
import contextlib

from sqlalchemy.exc import SQLAlchemyError

from postroad.server.live.active_table import ActiveTable
from postroad.server.live.bot_pool import BotService
from postroad.server.live.company import SIGN, Company
from postroad.server.live.live_table import LiveTable
from postroad.server.live.registry import Kind, Registry
from postroad.server.live.task_group import spawn
from postroad.server.settings import Limits, Time
from postroad.server.storage.leases import FREE, Leases
from postroad.server.storage.tables import Storage

AT_ONCE = 500  # tables per query


class SharedRegistry(Registry):
    """A registry that shares its database with other servers."""

    def __init__(self, storage: Storage, bot_service: BotService, pace: float, limits: Limits, time: Time) -> None:
        super().__init__(storage, bot_service, pace, limits, time)
        self._leases = Leases(storage, limits, time)
        self._company = Company(self._leases.node, storage, limits, time)
        self._saying: set[asyncio.Task[None]] = set()

    # Changes from other servers

    async def heard(self, about: str | None) -> None:
        """Handle a change event; None means that some were missed."""
        if about is None:
            self._company.listen(True)
            await self.catch_up()
            return
        if about == FREE:
            await self.adopt()
            return
        if about.startswith(SIGN):
            self._company.heard(about, self._in_use.get)
            return
        table_id, _, seq = about.partition(":")
        self.feeds.wake(table_id, set())
        active_table = self._in_use.get(table_id)
        if (
            active_table and not active_table.close_reason and (not seq or active_table.table_version < ("playing", int(seq)))
        ):  # a seating table precedes its game
            await active_table.catch_up()

    def deaf(self) -> None:
        """Note that change events are not received."""
        self._company.listen(False)

    async def catch_up(self) -> None:
        """Update every outdated table: change events may be lost."""
        active_tables = {table_id: active_table for table_id in self.in_memory() if (active_table := self._in_use.get(table_id))}
        ids = list(active_tables)
        for begin in range(0, len(ids), AT_ONCE):
            for table_id, reached in (await self._storage.progress_of(ids[begin : begin + AT_ONCE])).items():
                active_table = active_tables[table_id]
                if (reached.table_version, reached.chat_n) != (active_table.table_version, active_table.chat.last_n):
                    await active_table.catch_up()

    async def _refresh(self, active_table: ActiveTable) -> None:
        await active_table.catch_up()

    # Presence

    @property
    def presence_known(self) -> bool:
        return super().presence_known and self._company.knows_all

    def players_watching(self, table_id: str) -> set[str]:
        return super().players_watching(table_id) | self._company.elsewhere(table_id)

    async def keep_company(self) -> None:
        """Send this server's presence, and forget silent servers."""
        self._company.forget_silent(self._in_use.get)
        await self._company.tell([active_table for active_table in list(self._in_use.values()) if active_table.subscribers])

    def _tell_company(self, active_table: ActiveTable) -> None:
        spawn(self._say_who_is_here(active_table), self._saying)

    async def _say_who_is_here(self, active_table: ActiveTable) -> None:
        with contextlib.suppress(SQLAlchemyError):  # retried at the next heartbeat
            await self._company.tell([active_table])

    # Leases

    async def adopt(self) -> None:
        """Take over tables without a lease, unless the server is read-only."""
        if self._read_only:
            return
        for table_id in await self._leases.adopt():
            await self._resume(table_id)

    async def stay_awake(self) -> None:
        await self._leases.stay_awake()

    async def set_read_only(self, read_only: bool) -> None:
        """Switch read-only mode; afterwards tables without a lease are adopted."""
        self._set_read_only_here(read_only)

    def _add(self, active_table: Kind) -> Kind:
        active_table.on_presence = lambda: self._tell_company(active_table)
        self._company.introduce(active_table)
        if isinstance(active_table, LiveTable):
            active_table.lease = self._leases.of(active_table.id)
            active_table.presence_known = lambda: self._company.knows_all
        return super()._add(active_table)

    # The end

    async def retire(self) -> None:
        """Release all tables, so that other servers take over at once."""
        await super().retire()
        with contextlib.suppress(SQLAlchemyError):
            await self._leases.retire()

    async def close(self) -> None:
        await super().close()
        await asyncio.gather(*self._saying)
