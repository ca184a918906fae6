"""The registry of tables: those in use and some recent ones are in memory, the rest in storage. This class serves a server that
is alone; see neighbours.py for several."""

import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import OperationalError

from postroad.rules.options import Options
from postroad.server.live.active_table import ActiveTable
from postroad.server.live.bot_pool import BotService
from postroad.server.live.chat import Chat
from postroad.server.live.live_table import LiveTable
from postroad.server.live.locks import Locks
from postroad.server.live.player_feed import PlayerFeeds
from postroad.server.live.presence import present
from postroad.server.live.seating_table import LiveSeatingTable
from postroad.server.live.subscriber import Subscriber, disconnect
from postroad.server.settings import Limits, Time
from postroad.server.storage.corrupt_tables import CorruptTableError
from postroad.server.storage.group_commit import StaleSeq
from postroad.server.storage.players import new_id
from postroad.server.storage.row_codecs import PreviousTable
from postroad.server.storage.tables import Storage
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seating import SeatingTable, SeatSlot, rematch_table
from postroad.server.tables.table import Table, TableTerms
from postroad.server.tables.wire_types import BotId, LobbyTable, MyTable

Kind = TypeVar("Kind", bound=ActiveTable)
Membership = tuple[str, str]  # table, player

log = logging.getLogger(__name__)


class Registry:
    """All tables of this server."""

    def __init__(self, storage: Storage, bot_service: BotService, pace: float, limits: Limits, time: Time) -> None:
        self.feeds = PlayerFeeds(storage, limits)
        self._storage = storage
        self._bot_service = bot_service
        self._pace = pace
        self._limits = limits
        self._time = time
        # Users of a table hold a reference, so a table never has two objects.
        self._in_use: WeakValueDictionary[str, ActiveTable] = WeakValueDictionary()
        self._recent: OrderedDict[str, ActiveTable] = OrderedDict()
        self._load_locks = Locks()
        self._rematch_locks = Locks()
        self._create_locks = Locks()
        self._read_only = False
        self._freed: set[Membership] = set()  # freed already

    # New tables

    async def create(self, options: Options, terms: TableTerms, shuffle: bool, seats: tuple[SeatSlot, ...]) -> str:
        for seat in seats:
            self._check(seat.level)
        return await self._create(SeatingTable(new_id(), self._time.now(), options, terms, shuffle, seats))

    async def rematch(self, caller: Player, table_id: str) -> str:
        """The table of the rematch. All players of the game get the same one."""
        async with self._rematch_locks.of(table_id):
            while True:
                with contextlib.suppress(StaleSeq):  # another server was first
                    return await self._rematch_once(caller, table_id)

    async def _rematch_once(self, caller: Player, table_id: str) -> str:
        live = await self.table(table_id)
        table = live.table
        if not table.game.over:
            raise CommandRejected("not-over")
        if table.rematch and await self._storage.exists(table.rematch):
            await self._join(caller, live, table.rematch)
            return table.rematch
        if caller.id not in live.people:
            raise CommandRejected("not-your-seat")
        before = PreviousTable(table_id, table.rematch)
        table_again = await self._create(rematch_table(table, new_id(), self._time.now(), caller), before)
        table.set_rematch(table_again)
        live.broadcast()
        return table_again

    async def _join(self, caller: Player, before: LiveTable, table_id: str) -> None:
        """Seat the player at the rematch, unless it has begun."""
        active_table = await self.active_table(table_id)
        if isinstance(active_table, LiveSeatingTable) and caller.id in before.people:
            await active_table.sit_down(lambda seating_table: seating_table.join(caller))

    async def _create(self, seating_table: SeatingTable, again: PreviousTable | None = None) -> str:
        async with self._create_locks.of(seating_table.host.id):  # counted one by one, so parallel requests cannot pass the limit
            if await self._storage.open_tables(seating_table.host.id) >= self._limits.max_open_tables:
                raise CommandRejected("too-many")
            async with self._load_locks.of(seating_table.id):  # locked, because others may load it before it is registered
                (await self._store_new(seating_table, again)).broadcast()
        return seating_table.id

    async def _store_new(self, seating_table: SeatingTable, again: PreviousTable | None) -> ActiveTable:
        table = seating_table.to_table(self._time.now()) if seating_table.complete else None
        try:
            await (self._storage.create(table, again) if table else self._storage.create_seating(seating_table, again))
        except OperationalError:  # the connection may have broken after the commit: a retry would create another table
            if not await self._storage.exists(seating_table.id):
                raise
        return self._add_loaded(table or seating_table, Chat(seating_table.id, [], self._storage, self._limits, self._time))

    # Tables that are there

    async def tables_of(self, player: Player) -> list[MyTable]:
        return await self._storage.tables_of(player.id, self._limits.max_my_tables)

    async def lobby(self) -> list[LobbyTable]:
        return await self._storage.lobby(self._limits.max_lobby_tables, self._limits.lobby_tables_per_host)

    async def active_table(self, table_id: str) -> ActiveTable:
        """The table, waiting or in play."""
        while True:
            active_table = self._find(table_id)
            if active_table is None:
                async with self._load_locks.of(table_id):
                    if self._find(table_id) is None:
                        return await self._load(table_id)
                continue  # another request has loaded it, perhaps before the newest change
            await self._refresh(active_table)
            if self._find(table_id) is active_table:  # otherwise it was replaced or closed
                return active_table

    async def _refresh(self, _room: ActiveTable) -> None:
        """Nothing to do: no other server changes tables."""

    async def _load(self, table_id: str) -> ActiveTable:
        try:
            loaded = await self._storage.load(table_id)
        except CorruptTableError:
            raise CommandRejected("damaged") from None
        if loaded is None:
            raise CommandRejected("no-table")
        return self._add_loaded(loaded, await Chat.of(table_id, self._storage, self._limits, self._time))

    async def table(self, table_id: str) -> LiveTable:
        """A table in play, or a finished one."""
        active_table = await self.active_table(table_id)
        if not isinstance(active_table, LiveTable):
            raise CommandRejected("not-started")
        return active_table

    async def change(self, table_id: str, change: Callable[[SeatingTable], SeatingTable]) -> LiveSeatingTable:
        seating_table = await self._seating_table(table_id)
        await seating_table.change(change)
        return seating_table

    async def sit(self, caller: Player, table_id: str, seat: int) -> ActiveTable:
        seating_table = await self._seating_table(table_id)
        await seating_table.sit_down(lambda before: before.sit(caller, seat))
        return await self.active_table(table_id)

    async def fill(self, caller: Player, table_id: str, seat: int, level: BotId | None, name: str | None) -> ActiveTable:
        """Put a bot on a seat: before the game any, later only in place of one that this server no longer offers."""
        self._check(level)
        active_table = await self.active_table(table_id)
        if isinstance(active_table, LiveTable):
            await active_table.fill(caller, seat, level)
            return active_table
        return await self.change(table_id, lambda seating_table: seating_table.fill(caller, seat, level, name))

    def _check(self, level: BotId | None) -> None:
        """Reject bots that this server does not offer."""
        if level is not None and not self._bot_service.knows(level):
            raise CommandRejected("no-bot")

    async def start(self, caller: Player, table_id: str) -> LiveTable:
        seating_table = await self._seating_table(table_id)
        await seating_table.start(caller)
        return await self.table(table_id)

    async def _seating_table(self, table_id: str) -> LiveSeatingTable:
        active_table = await self.active_table(table_id)
        if not isinstance(active_table, LiveSeatingTable):
            raise CommandRejected("started")
        return active_table

    async def delete(self, caller: Player, table_id: str) -> None:
        try:
            active_table = await self.active_table(table_id)
        except CommandRejected as refusal:
            if refusal.body["error"] != "damaged" or await self._storage.host_of(table_id) != caller.id:
                raise
            await self._storage.delete(table_id)
            return
        if active_table.host.id != caller.id:
            raise CommandRejected("not-host")
        await active_table.delete(CommandRejected("no-table"))
        self._recent.pop(table_id, None)

    async def resume(self) -> None:
        """After a start, continue tables where bots must decide or a clock runs."""
        try:
            table_ids = await self._storage.to_resume()
        except Exception:
            log.exception("cannot resume tables")
            return
        for table_id in table_ids:
            await self._resume(table_id)

    async def _resume(self, table_id: str) -> None:
        """Continue a table. A failure does not stop the others."""
        try:
            active_table = await self.active_table(table_id)
            if isinstance(active_table, LiveTable):
                active_table.wake()
        except CommandRejected:
            pass  # deleted meanwhile, or logged already
        except Exception as error:
            log.error("cannot resume table %s: %s", table_id, type(error).__name__)  # the message could reveal hidden information

    async def check_ready(self) -> None:
        """Raise if the storage is not usable."""
        if not await self._storage.is_current_version():
            raise CommandRejected("storage")

    # Presence and shutdown

    @property
    def presence_known(self) -> bool:
        """Whether presence everywhere is known, and the server is not read-only."""
        return not self._read_only

    def players_watching(self, table_id: str) -> set[str]:
        """The players connected to this table, at any server."""
        active_table = self._in_use.get(table_id)
        return present(active_table.subscribers if active_table else ())

    async def retire(self) -> None:
        """Prepare the shutdown: end the streams."""
        self.feeds.close()

    async def close(self) -> None:
        self.feeds.close()
        for active_table in list(self._in_use.values()):
            await active_table.stop()
        await self.retire()

    # External changes: see external_updates.py

    def in_memory(self) -> list[str]:
        return [table_id for table_id, active_table in list(self._in_use.items()) if not active_table.close_reason]

    def table_deleted(self, table_id: str) -> None:
        """Close a table that was deleted in the database."""
        active_table = self._in_use.get(table_id)
        if active_table:
            active_table.close(CommandRejected("no-table"))
        self._recent.pop(table_id, None)

    def connected_players(self) -> set[str]:
        """The connected players."""
        return {one.player for one in self._connections() if one.player}

    def disconnect_banned(self, players: set[str]) -> None:
        """Disconnect banned players."""
        disconnect((one for one in self._connections() if one.player in players), CommandRejected("banned"))

    async def free(self, memberships: Collection[Membership]) -> None:
        """Free the seats of banned players at unfinished tables, each once."""
        self._freed &= set(memberships)
        for table_id, player in set(memberships) - self._freed:
            if self._read_only:
                return
            try:
                await (await self.active_table(table_id)).free(player)
            except CommandRejected as refusal:
                if refusal.body["error"] not in ("no-table", "damaged"):
                    continue  # retried at the next sweep
            self._freed.add((table_id, player))

    def connected_credentials(self) -> set[str]:
        """The credentials of all connections."""
        return {one.credential for one in self._connections() if one.credential}

    def sign_out(self, credentials: set[str]) -> None:
        """End all connections of these credentials."""
        disconnect((one for one in self._connections() if one.credential in credentials), CommandRejected("signed-out"))

    def connected_passes(self) -> set[str]:
        """The passes of all connections."""
        return {one.pass_digest for one in self._connections() if one.pass_digest}

    def revoke_passes(self, passes: set[str]) -> None:
        """End all connections of these passes."""
        disconnect((one for one in self._connections() if one.pass_digest in passes), CommandRejected("not-invited"))

    def _connections(self) -> list[Subscriber]:
        """All event streams, and the connections that watch tables."""
        watching = [subscriber for active_table in list(self._in_use.values()) for subscriber in active_table.subscribers]
        return [*self.feeds.open, *watching]

    async def set_read_only(self, read_only: bool) -> None:
        """Stop all tables, or continue them."""
        self._set_read_only_here(read_only)
        if not read_only:
            await self.resume()

    def _set_read_only_here(self, read_only: bool) -> None:
        self._read_only = read_only
        for active_table in list(self._in_use.values()):
            if isinstance(active_table, LiveTable):
                active_table.set_read_only(read_only)

    # Memory

    @property
    def table_count(self) -> int:
        """The number of tables in memory; approximate while others change it."""
        return len(self._in_use)

    @property
    def bots_waited(self) -> float:
        """Seconds that the longest open request to a bot has taken; 0 without one."""
        active_tables = [reference() for reference in self._in_use.valuerefs()]  # copied at once: another thread may call this
        return max(
            (active_table.driver.waiting_seconds for active_table in active_tables if isinstance(active_table, LiveTable)),
            default=0.0,
        )

    def broadcast_all(self) -> None:
        for active_table in list(self._in_use.values()):
            active_table.broadcast()

    def _find(self, table_id: str) -> ActiveTable | None:
        active_table = self._in_use.get(table_id)
        if active_table is None or active_table.close_reason:
            return None
        self._recent[table_id] = active_table
        self._recent.move_to_end(table_id)
        return active_table

    def _add_loaded(self, loaded: Table | SeatingTable, chat: Chat) -> ActiveTable:
        if isinstance(loaded, SeatingTable):
            return self._add(LiveSeatingTable(loaded, chat, self._storage, self._time, self._open))
        return self._open(loaded, chat)

    def _open(self, table: Table, chat: Chat) -> LiveTable:
        live = self._add(LiveTable(table, chat, self._storage, self._bot_service, self._pace, self._limits, self._time))
        if self._read_only:
            live.set_read_only(True)
        live.wake()
        return live

    def _add(self, active_table: Kind) -> Kind:
        active_table.on_change = lambda: self.feeds.wake(active_table.id, active_table.people)
        self._in_use[active_table.id] = self._recent[active_table.id] = active_table
        while len(self._recent) > self._limits.tables_in_memory:
            self._recent.popitem(last=False)
        return active_table
