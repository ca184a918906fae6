"""All tables: those in use, and some that were, are kept in memory; the rest lies in storage. So of a server that is alone;
neighbours.py says what else one of several does."""

import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import OperationalError

from postroad.rules.transitions import Options
from postroad.server.live.active_table import ActiveTable
from postroad.server.live.bot_pool import BotService
from postroad.server.live.chat import Chat
from postroad.server.live.live_table import LiveTable
from postroad.server.live.locks import Locks
from postroad.server.live.player_feed import PlayerFeeds
from postroad.server.live.presence import present
from postroad.server.live.seating_table import LiveSeatingTable
from postroad.server.live.subscriber import Subscriber, send_away
from postroad.server.settings import Limits, Time
from postroad.server.storage.corrupt_tables import CorruptTableError
from postroad.server.storage.group_commit import StaleSeq
from postroad.server.storage.players import new_id
from postroad.server.storage.row_codecs import PreviousTable
from postroad.server.storage.tables import Storage
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected, no_table, not_host, not_your_seat
from postroad.server.tables.seating import SeatingTable, SeatSlot, rematch_table
from postroad.server.tables.table import Table, TableTerms
from postroad.server.tables.wire_types import BotId, LobbyTable, MyTable

Kind = TypeVar("Kind", bound=ActiveTable)
Place = tuple[str, str]  # a table, and a player there

log = logging.getLogger(__name__)


class Registry:
    def __init__(self, storage: Storage, mind: BotService, pace: float, limits: Limits, time: Time) -> None:
        self.streams = PlayerFeeds(storage, limits)
        self._storage = storage
        self._mind = mind
        self._pace = pace
        self._limits = limits
        self._time = time
        # Whoever uses a table holds it; so there is never a second object for the same one.
        self._in_use: WeakValueDictionary[str, ActiveTable] = WeakValueDictionary()
        self._kept: OrderedDict[str, ActiveTable] = OrderedDict()
        self._loading = Locks()
        self._again = Locks()
        self._laying = Locks()
        self._resting = False
        self._freed: set[Place] = set()  # which banned players have no seat any more

    # New tables

    async def create(self, options: Options, terms: TableTerms, shuffle: bool, seats: tuple[SeatSlot, ...]) -> str:
        for seat in seats:
            self._check(seat.level)
        return await self._lay(SeatingTable(new_id(), self._time.now(), options, terms, shuffle, seats))

    async def rematch(self, caller: Player, table_id: str) -> str:
        """The table at which these people play again; everybody who asks gets the same."""
        async with self._again.of(table_id):
            while True:
                with contextlib.suppress(StaleSeq):  # then somebody at another server was first
                    return await self._again_at(caller, table_id)

    async def _again_at(self, caller: Player, table_id: str) -> str:
        live = await self.table(table_id)
        table = live.table
        if not table.game.over:
            raise CommandRejected(409, "not-over")
        if table.rematch and await self._storage.exists(table.rematch):
            await self._join(caller, live, table.rematch)
            return table.rematch
        if caller.id not in live.people:
            raise not_your_seat()
        before = PreviousTable(table_id, table.rematch)
        table_again = await self._lay(rematch_table(table, new_id(), self._time.now(), caller), before)
        table.set_rematch(table_again)
        live.tell()
        return table_again

    async def _join(self, caller: Player, before: LiveTable, table_id: str) -> None:
        """Whoever has played before sits down again, unless the others have begun without them."""
        room = await self.room(table_id)
        if isinstance(room, LiveSeatingTable) and caller.id in before.people:
            await room.come(lambda seating_table: seating_table.join(caller))

    async def _lay(self, seating_table: SeatingTable, again: PreviousTable | None = None) -> str:
        async with self._laying.of(seating_table.host.id):  # counted one after the other, or many at once would be few
            if await self._storage.open_tables(seating_table.host.id) >= self._limits.most_open:
                raise CommandRejected(409, "too-many")
            async with self._loading.of(seating_table.id):  # others may find it in the database before we know that it is there
                (await self._laid(seating_table, again)).tell()
        return seating_table.id

    async def _laid(self, seating_table: SeatingTable, again: PreviousTable | None) -> ActiveTable:
        table = seating_table.to_table(self._time.now()) if seating_table.complete else None
        try:
            await (self._storage.create(table, again) if table else self._storage.create_seating(seating_table, again))
        except OperationalError:  # perhaps the line broke when it was stored already: who asks again would lay another one
            if not await self._storage.exists(seating_table.id):
                raise
        return self._admit(table or seating_table, Chat(seating_table.id, [], self._storage, self._limits, self._time))

    # Tables that are there

    async def tables_of(self, player: Player) -> list[MyTable]:
        return await self._storage.tables_of(player.id, self._limits.most_listed)

    async def lobby(self) -> list[LobbyTable]:
        return await self._storage.lobby(self._limits.most_in_lobby, self._limits.most_of_host)

    async def room(self, table_id: str) -> ActiveTable:
        """The table, whether people gather or play there."""
        while True:
            room = self._known(table_id)
            if room is None:
                async with self._loading.of(table_id):
                    if self._known(table_id) is None:
                        return await self._load(table_id)
                continue  # somebody else has loaded it meanwhile, perhaps before the newest of it was stored elsewhere
            await self._renew(room)
            if self._known(table_id) is room:  # or it is another now, or gone
                return room

    async def _renew(self, _room: ActiveTable) -> None:
        """Nobody but this server changes it."""

    async def _load(self, table_id: str) -> ActiveTable:
        try:
            loaded = await self._storage.load(table_id)
        except CorruptTableError:
            raise CommandRejected(503, "damaged") from None
        if loaded is None:
            raise no_table()
        return self._admit(loaded, await Chat.of(table_id, self._storage, self._limits, self._time))

    async def table(self, table_id: str) -> LiveTable:
        """A table in play, or one where the game is over."""
        room = await self.room(table_id)
        if not isinstance(room, LiveTable):
            raise CommandRejected(409, "not-started")
        return room

    async def change(self, table_id: str, make: Callable[[SeatingTable], SeatingTable]) -> LiveSeatingTable:
        seating_table = await self._seating_table(table_id)
        await seating_table.change(make)
        return seating_table

    async def sit(self, caller: Player, table_id: str, seat: int) -> ActiveTable:
        seating_table = await self._seating_table(table_id)
        await seating_table.come(lambda before: before.sit(caller, seat))
        return await self.room(table_id)

    async def fill(self, caller: Player, table_id: str, seat: int, level: BotId | None, name: str | None) -> ActiveTable:
        """A bot for a seat, before the game; later only in the place of one that is not on this server any more."""
        self._check(level)
        room = await self.room(table_id)
        if isinstance(room, LiveTable):
            await room.fill(caller, seat, level)
            return room
        return await self.change(table_id, lambda seating_table: seating_table.fill(caller, seat, level, name))

    def _check(self, level: BotId | None) -> None:
        """Nobody names a bot that is not offered here."""
        if level is not None and not self._mind.knows(level):
            raise CommandRejected(404, "no-bot")

    async def start(self, caller: Player, table_id: str) -> LiveTable:
        seating_table = await self._seating_table(table_id)
        await seating_table.start(caller)
        return await self.table(table_id)

    async def _seating_table(self, table_id: str) -> LiveSeatingTable:
        room = await self.room(table_id)
        if not isinstance(room, LiveSeatingTable):
            raise CommandRejected(409, "started")
        return room

    async def delete(self, caller: Player, table_id: str) -> None:
        try:
            room = await self.room(table_id)
        except CommandRejected as refusal:
            if refusal.body["error"] != "damaged" or await self._storage.host_of(table_id) != caller.id:
                raise
            await self._storage.delete(table_id)
            return
        if room.host.id != caller.id:
            raise not_host()
        await room.delete(no_table())
        self._kept.pop(table_id, None)

    async def resume(self) -> None:
        """After a start: go on where people wait for bots, or where a clock runs."""
        try:
            table_ids = await self._storage.to_resume()
        except Exception:
            log.exception("no table goes on by itself")
            return
        for table_id in table_ids:
            await self._resume(table_id)

    async def _resume(self, table_id: str) -> None:
        """Whatever is wrong with this table, the next one goes on."""
        try:
            room = await self.room(table_id)
            if isinstance(room, LiveTable):
                room.wake()
        except CommandRejected:
            pass  # deleted meanwhile, or the log tells already why
        except Exception as error:
            log.error("table %s does not go on: %s", table_id, type(error).__name__)  # all that is surely not hidden

    async def check_ready(self) -> None:
        """Raises what is wrong with the storage."""
        if not await self._storage.is_current_version():
            raise CommandRejected(503, "storage")

    # Who looks on, and the end

    @property
    def sees_all(self) -> bool:
        """Is it known who looks on, wherever, and may anything be changed?"""
        return not self._resting

    def looks_on(self, table_id: str) -> set[str]:
        """The players who do, wherever."""
        room = self._in_use.get(table_id)
        return present(room.watchers if room else ())

    async def retire(self) -> None:
        """The server is about to end: nobody waits for lines that never end."""
        self.streams.close()

    async def close(self) -> None:
        self.streams.close()
        for room in list(self._in_use.values()):
            await room.stop()
        await self.retire()

    # What is changed from outside: see external_changes.py

    def in_memory(self) -> list[str]:
        return [table_id for table_id, room in list(self._in_use.items()) if not room.gone]

    def table_deleted(self, table_id: str) -> None:
        """Somebody deleted it in the database."""
        room = self._in_use.get(table_id)
        if room:
            room.close(no_table())
        self._kept.pop(table_id, None)

    def connected_players(self) -> set[str]:
        """The players who look on somewhere, or have a stream open."""
        return self.streams.players() | {watcher.player for watcher in self._watchers() if watcher.player}

    def disconnect_banned(self, players: set[str]) -> None:
        """These were banned."""
        self.streams.end(players)
        send_away([watcher for watcher in self._watchers() if watcher.player in players], CommandRejected(403, "banned"))

    async def free(self, memberships: Collection[Place]) -> None:
        """Their seats: all those that banned players have at tables that are not over. Each is freed once."""
        self._freed &= set(memberships)
        for table_id, player in set(memberships) - self._freed:
            if self._resting:
                return
            try:
                await (await self.room(table_id)).free(player)
            except CommandRejected as refusal:
                if refusal.body["error"] not in ("no-table", "damaged"):
                    continue  # later
            self._freed.add((table_id, player))

    def connected_credentials(self) -> set[str]:
        """By what those are known who look on somewhere, or have a stream open."""
        return self.streams.connected_credentials() | {watcher.credential for watcher in self._watchers() if watcher.credential}

    def sign_out(self, credentials: set[str]) -> None:
        """These are worth nothing any more, and so is what was opened with them."""
        self.streams.sign_out(credentials)
        send_away(
            [watcher for watcher in self._watchers() if watcher.credential in credentials], CommandRejected(401, "signed-out")
        )

    def connected_passes(self) -> set[str]:
        """By which passes those came in who look on somewhere, or have a stream open."""
        return self.streams.connected_passes() | {watcher.pass_digest for watcher in self._watchers() if watcher.pass_digest}

    def revoke_passes(self, passes: set[str]) -> None:
        """These are worth nothing any more: who came in by them is not invited."""
        self.streams.revoke_passes(passes)
        send_away([watcher for watcher in self._watchers() if watcher.pass_digest in passes], CommandRejected(403, "not-invited"))

    def _watchers(self) -> list[Subscriber]:
        return [watcher for room in list(self._in_use.values()) for watcher in room.watchers]

    async def rest(self, resting: bool) -> None:
        """Nothing can be changed for the time being; or everything goes on, also where nobody looks."""
        self._hold(resting)
        if not resting:
            await self.resume()

    def _hold(self, resting: bool) -> None:
        self._resting = resting
        for room in list(self._in_use.values()):
            if isinstance(room, LiveTable):
                room.rest(resting)

    # What is in memory

    @property
    def tables(self) -> int:
        """How many are in memory, as far as anybody can count them while others come and go."""
        return len(self._in_use)

    @property
    def bots_waited(self) -> float:
        """Seconds since the first of the bots was asked that have not answered; 0 if none is asked."""
        rooms = [reference() for reference in self._in_use.valuerefs()]  # at one stroke: another thread may ask
        return max((room.driver.waited for room in rooms if isinstance(room, LiveTable)), default=0.0)

    def tell_all(self) -> None:
        for room in list(self._in_use.values()):
            room.tell()

    def _known(self, table_id: str) -> ActiveTable | None:
        room = self._in_use.get(table_id)
        if room is None or room.gone:
            return None
        self._kept[table_id] = room
        self._kept.move_to_end(table_id)
        return room

    def _admit(self, loaded: Table | SeatingTable, chat: Chat) -> ActiveTable:
        if isinstance(loaded, SeatingTable):
            return self._keep(LiveSeatingTable(loaded, chat, self._storage, self._time, self._open))
        return self._open(loaded, chat)

    def _open(self, table: Table, chat: Chat) -> LiveTable:
        live = self._keep(LiveTable(table, chat, self._storage, self._mind, self._pace, self._limits, self._time))
        if self._resting:
            live.rest(True)
        live.wake()
        return live

    def _keep(self, room: Kind) -> Kind:
        room.on_news = lambda: self.streams.tell(room.id, room.people)
        self._in_use[room.id] = self._kept[room.id] = room
        while len(self._kept) > self._limits.kept:
            self._kept.popitem(last=False)
        return room
