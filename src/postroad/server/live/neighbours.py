"""All tables, of a server that is one of several over one database: it catches up with what the others store, knows who looks on
there, and lets things go on where none of them does."""

import asyncio
import contextlib

from sqlalchemy.exc import SQLAlchemyError

from postroad.server.live.active_table import ActiveTable
from postroad.server.live.bot_pool import BotService
from postroad.server.live.company import SIGN, Company
from postroad.server.live.live_table import LiveTable
from postroad.server.live.registry import Kind, Registry
from postroad.server.live.task_group import kept
from postroad.server.settings import Limits, Time
from postroad.server.storage.leases import FREE, Leases
from postroad.server.storage.tables import Storage

AT_ONCE = 500  # tables in one question


class SharedRegistry(Registry):
    def __init__(self, storage: Storage, mind: BotService, pace: float, limits: Limits, time: Time) -> None:
        super().__init__(storage, mind, pace, limits, time)
        self._leases = Leases(storage, limits, time)
        self._company = Company(self._leases.node, storage, limits, time)
        self._saying: set[asyncio.Task[None]] = set()

    # What the others store

    async def heard(self, about: str | None) -> None:
        """Another server, or this one, has stored something about a table; None: nobody knows what."""
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
        self.streams.tell(table_id, set())
        room = self._in_use.get(table_id)
        if room and not room.gone and (not seq or room.table_version < ("playing", int(seq))):  # people gather before they play
            await room.catch_up()

    def deaf(self) -> None:
        """Nothing is heard of others for the time being."""
        self._company.listen(False)

    async def catch_up(self) -> None:
        """Every table that is behind: hints may be lost."""
        rooms = {table_id: room for table_id in self.in_memory() if (room := self._in_use.get(table_id))}
        ids = list(rooms)
        for begin in range(0, len(ids), AT_ONCE):
            for table_id, reached in (await self._storage.progress_of(ids[begin : begin + AT_ONCE])).items():
                room = rooms[table_id]
                if (reached.table_version, reached.chat_n) != (room.table_version, room.chat.last):
                    await room.catch_up()

    async def _renew(self, room: ActiveTable) -> None:
        await room.catch_up()

    # Who looks on

    @property
    def sees_all(self) -> bool:
        return super().sees_all and self._company.knows_all

    def looks_on(self, table_id: str) -> set[str]:
        return super().looks_on(table_id) | self._company.elsewhere(table_id)

    async def keep_company(self) -> None:
        """Say who is here, and forget of whom nobody says so."""
        self._company.forget_silent(self._in_use.get)
        await self._company.tell([room for room in list(self._in_use.values()) if room.watchers])

    def _tell_company(self, room: ActiveTable) -> None:
        kept(self._say_who_is_here(room), self._saying)

    async def _say_who_is_here(self, room: ActiveTable) -> None:
        with contextlib.suppress(SQLAlchemyError):  # it will be said again
            await self._company.tell([room])

    # What goes on by itself

    async def adopt(self) -> None:
        """Go on where no other server does, unless nothing may be changed."""
        if self._resting:
            return
        for table_id in await self._leases.adopt():
            await self._resume(table_id)

    async def stay_awake(self) -> None:
        await self._leases.stay_awake()

    async def rest(self, resting: bool) -> None:
        """Afterwards whatever nobody sees to is adopted."""
        self._hold(resting)

    def _keep(self, room: Kind) -> Kind:
        room.on_company = lambda: self._tell_company(room)
        self._company.introduce(room)
        if isinstance(room, LiveTable):
            room.lease = self._leases.of(room.id)
            room.knows_all = lambda: self._company.knows_all
        return super()._keep(room)

    # The end

    async def retire(self) -> None:
        """Others may see to its tables at once, too."""
        await super().retire()
        with contextlib.suppress(SQLAlchemyError):
            await self._leases.retire()

    async def close(self) -> None:
        await super().close()
        await asyncio.gather(*self._saying)
