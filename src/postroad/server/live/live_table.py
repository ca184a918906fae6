"""A table in play, in memory: persons and bots play, the clock runs, and every change is stored before it is sent."""

from collections.abc import Callable, Collection

from sqlalchemy.exc import SQLAlchemyError

from postroad.game import Game
from postroad.server.live import presence
from postroad.server.live.active_table import ActiveTable
from postroad.server.live.bot_driver import BotDriver
from postroad.server.live.bot_pool import BotService
from postroad.server.live.chat import Chat
from postroad.server.live.clock import Clock
from postroad.server.live.subscriber import Subscriber
from postroad.server.live.timer import Timer
from postroad.server.settings import Limits, Time
from postroad.server.storage.leases import Lease, NoLease
from postroad.server.storage.players import digest, random_code
from postroad.server.storage.tables import Storage, StoredProgress, TableVersion
from postroad.server.tables.commands import Command
from postroad.server.tables.message import EncodedEntries, binary_body, log_to_wire, message_body, to_json
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seats import Seats
from postroad.server.tables.table import Change, Table, TableHost
from postroad.server.tables.wire_types import (
    BinaryMessage,
    BinaryTableMessageBody,
    BotId,
    Message,
    Presence,
    Progress,
    TableMessageBody,
    TableMessageContext,
)

SEAT_CODE_LENGTH = 16  # 79 bits: it may stay in a mailbox for a while
PACED_KINDS = {"decision", "undo", "ask-undo"}  # kinds of entries after which a bot pauses


class LiveTable(ActiveTable):
    """A table in play."""

    def __init__(
        self, table: Table, chat: Chat, storage: Storage, bot_service: BotService, pace: float, limits: Limits, time: Time
    ) -> None:
        super().__init__(table.id, chat, storage)
        self.table = table
        self.driver = BotDriver(self, bot_service, pace, limits, time)
        self.clock = Clock(table, time)
        self._limits = limits
        self._time = time
        self._timer = Timer(self._on_timer)
        self.lease: Lease = NoLease()
        self.presence_known: Callable[[], bool] = lambda: True  # whether presence at other servers is known
        self._read_only = False
        # Cached for all viewers who see the same
        self._bodies: dict[int | None, TableMessageBody] = {}
        self._binary_bodies: dict[int | None, BinaryTableMessageBody] = {}
        self._logs: dict[int | None, EncodedEntries] = {}
        self._records: dict[int | None, bytes] = {}

    # Messages

    @property
    def host(self) -> TableHost:
        return self.table.terms.host

    @property
    def table_version(self) -> TableVersion:
        return "playing", self.table.seq

    @property
    def people(self) -> set[str]:
        return self._members_of(self.table.seats)

    def _members_of(self, seats: Seats) -> set[str]:
        return {self.host.id, *(seat.player for seat in seats if seat.player)}

    @property
    def names(self) -> dict[str, str]:
        return {self.host.id: self.host.name} | {seat.player: seat.name for seat in self.table.seats if seat.player}

    def message(
        self, caller: Player | None, seat: int | None, since: int | None = None, chat_since: int | None = None
    ) -> Message:
        return {**self._message_without_chat(caller, seat, since), "chat": self.chat.after(chat_since)}

    def binary_message(
        self, caller: Player | None, seat: int | None, since: int | None = None, chat_since: int | None = None
    ) -> BinaryMessage:
        viewer = self.table.viewer(seat, caller and caller.id)
        return {**self._binary_body(viewer), **self._context(caller, viewer, since), "chat": self.chat.after(chat_since)}

    def _message_without_chat(self, caller: Player | None, seat: int | None, since: int | None) -> Message:
        """The message that answers anything but a chat request."""
        viewer = self.table.viewer(seat, caller and caller.id)
        return {**self._message_body(viewer), **self._context(caller, viewer, since)}

    def _context(self, caller: Player | None, viewer: int | None, since: int | None) -> TableMessageContext:
        table, player = self.table, caller.id if caller else None
        return {
            "entries": log_to_wire(table, viewer, since) if since and since <= table.seq else self._log(viewer),
            "bots": {"state": self.driver.state},
            "you": {"player": player, "seats": table.seats_of(player), "host": table.is_host(player)},
            "presence": self.presence(),
            "clock": self.clock.to_wire(),
            "chat": [],
            "rematch": table.rematch,
        }

    def _message_body(self, viewer: int | None) -> TableMessageBody:
        if viewer not in self._bodies:
            self._bodies[viewer] = message_body(self.table, viewer)
        return self._bodies[viewer]

    def _binary_body(self, viewer: int | None) -> BinaryTableMessageBody:
        if viewer not in self._binary_bodies:
            self._binary_bodies[viewer] = binary_body(self.table, viewer)
        return self._binary_bodies[viewer]

    def _log(self, viewer: int | None) -> EncodedEntries:
        viewer = None if self.table.game.over else viewer  # nothing is hidden after the game
        if viewer not in self._logs:
            self._logs[viewer] = log_to_wire(self.table, viewer)
        return self._logs[viewer]

    def record(self, caller: Player | None, seat: int | None) -> bytes:
        """The game record as this player may read it, in JSON."""
        viewer = self.table.viewer(seat, caller and caller.id)
        if viewer not in self._records:
            self._records[viewer] = to_json(self.table.record(viewer))
        return self._records[viewer]

    def presence(self) -> Presence:
        return presence.to_wire(self.all_subscribers, self.table.seats)

    def seat_of(self, player: Player) -> int | None:
        return next(iter(self.table.seats_of(player.id)), None)

    def broadcast(self) -> None:
        super().broadcast()
        self.wake()

    def subscribe(self, subscriber: Subscriber) -> None:
        super().subscribe(subscriber)
        self.wake()

    def set_pace(self, caller: Player | None, pace: float | None) -> None:
        """Set the bots' pace. Where persons play, only they may."""
        seats = self.table.seats
        if not self.table.has_persons or (caller and any(seats[seat].is_person for seat in self.table.seats_of(caller.id))):
            self.lease.prefer()  # only this server knows the pace
            self.driver.set_pace(pace)

    # Commands

    async def execute(self, caller: Player, command: Command, brief: bool = False) -> Message | Progress:
        """Execute a command once. Returns the message after it, or with `brief` only the seq."""
        seat = command.viewer_seat(self.table, caller.id)
        async with self._lock:
            await self.retry_on_conflict(lambda: self._execute(caller, command, seat, brief))
        return {"seq": self.table.seq} if brief else self._message_without_chat(caller, seat, command.seq)

    async def _execute(self, caller: Player, command: Command, seat: int | None, brief: bool) -> None:
        self.check_open()
        command.check(self.table, caller.id)  # checked here, because the seat's owner may have changed
        await self._apply_automatic()
        if not command.is_done(self.table):
            if not command.is_current(self.table):
                raise self._stale(caller, seat, command.seq, brief)
            if command.needs_time and self.clock.is_time_up(command.seat):
                raise CommandRejected("time-up")
            if command.needs_absence(self.table, caller.id) and self._is_present(command.seat):
                raise CommandRejected("not-away")
            await self._store(command.change(self.table, caller))
            await self._apply_automatic()

    def _is_present(self, seat: int) -> bool:
        """Whether the seat's player is connected, or was active a short while ago. A player who may be connected elsewhere is
        not away."""
        acts = (entry.at for entry in reversed(self.table.entries) if entry.seat == seat and entry.command is not None)
        ago = abs(self._time.now() - next(acts, self.table.entries[0].at))  # abs: a clock that was set back makes nobody present
        return not self.presence_known() or self.presence()["seats"][seat] or ago < self._limits.away_after

    def _stale(self, caller: Player, seat: int | None, since: int | None, brief: bool) -> CommandRejected:
        """A rejection for an outdated request. With `brief` it holds only the seq, because the socket brings the rest."""
        if brief:
            return CommandRejected("stale", seq=self.table.seq)
        return CommandRejected("stale", message=self._message_without_chat(caller, seat, since))

    async def seat_link(self, caller: Player, seat: int) -> str:
        """Create the code of a link to the offered seat. It replaces earlier ones."""
        async with self._lock:
            return await self.retry_on_conflict(lambda: self._seat_link(caller, seat))

    async def _seat_link(self, caller: Player, seat: int) -> str:
        self.check_open()
        offer, code = self.table.transfer, random_code(SEAT_CODE_LENGTH)
        if offer is None or (offer.seat, offer.by["id"]) != (seat, caller.id) or self.table.is_long:
            raise CommandRejected("not-offered")
        await self._store(self.table.change("link", seat, secret=[digest(code)]))
        return code

    async def take_seat(self, caller: Player, code: str) -> Message:
        """Give the offered seat to the player with the code, once and in time."""
        async with self._lock:
            await self.retry_on_conflict(lambda: self._take_seat(caller, digest(code)))
        return self._message_without_chat(caller, None, None)

    async def _take_seat(self, caller: Player, key: str) -> None:
        self.check_open()
        taken = [entry for entry in self.table.entries if entry.kind == "hand" and entry.secret == [key]]
        if any(entry.player and entry.player["id"] == caller.id for entry in taken):
            return  # a repeat, because the answer was lost
        change = self.table.transfer_change(caller, key)
        offer = self.table.transfer
        if offer is None or abs(self._time.now() - self.table.entries[offer.link - 1].at) > self._limits.seat_link_lifetime:
            raise CommandRejected("no-code")
        if self.clock.is_time_up(offer.seat):
            raise CommandRejected("time-up")
        await self._store(change, self._members_of(change.seats))
        await self._apply_automatic()

    async def fill(self, caller: Player, seat: int, level: BotId | None) -> None:
        """Replace a bot that this server no longer offers, on the host's request."""
        async with self._lock:
            await self.retry_on_conflict(lambda: self._fill(caller, seat, level))

    async def _fill(self, caller: Player, seat: int, level: BotId | None) -> None:
        self.check_open()
        there = self.table.seat(seat)
        if level is None or there.is_person or self.driver.knows(there):
            raise CommandRejected("started")
        if not self.table.is_host(caller.id):
            raise CommandRejected("not-host")
        await self._store(self.table.change("fill", seat, action=level))

    async def free(self, player: str) -> None:
        """Remove the player as the host would: a bot plays on."""
        async with self._lock:
            await self.retry_on_conflict(lambda: self._free(player))

    async def _free(self, player: str) -> None:
        self.check_open()
        for seat in self.table.seats_of(player):
            if self.table.seats[seat].is_held and not self.table.game.over:
                await self._store(self.table.takeover_change("remove", seat))
                await self._apply_automatic()

    async def decide_for_bot(self, at: Game, seat: int, action: str) -> None:
        """Apply a bot's decision, unless the game has changed since the request. Players who leave or return do not change it."""
        async with self._lock:
            if not self.close_reason:
                await self.retry_on_conflict(lambda: self._decide_for_bot(at, seat, action))

    async def _decide_for_bot(self, at: Game, seat: int, action: str) -> None:
        if self._read_only:  # became read-only meanwhile; the driver asks again later
            return
        await self._apply_automatic()
        if self.table.game is at and self.table.bot_to_decide == seat:
            await self._store(self.table.decision_change(seat, [action]))
            await self._apply_automatic()

    async def _apply_automatic(self) -> None:
        """Apply all changes that need no player."""
        while change := self.table.automatic_change():
            await self._store(change)

    async def _store(self, change: Change, people: Collection[str] = ()) -> None:
        change = change.with_time(self._time.now(), self.clock.spent(change.seat))
        await self._stored(self._storage.append(self.id, change, people))
        self._apply(change)
        self.broadcast()

    async def _apply_stored(self, reached: StoredProgress) -> bool:
        before = self.table.seq, self.table.rematch
        for entry in await self._storage.entries(self.id, self.table.seq) if reached.seq > self.table.seq else []:
            self._apply(self.table.stored_change(entry), max(0.0, self._time.now() - entry.at))
        if reached.rematch and reached.rematch != self.table.rematch:
            self.table.set_rematch(reached.rematch)
        return (self.table.seq, self.table.rematch) != before

    def _apply(self, change: Change, ago: float = 0.0) -> None:
        self.table.apply(change)
        for cache in (self._bodies, self._binary_bodies, self._logs, self._records):
            cache.clear()
        self.clock.entries_added(change.entries, ago)
        if change.entries[0].kind in PACED_KINDS:
            self.driver.note_decision()

    # Automatic changes

    async def may_advance(self) -> bool:
        """Whether this server holds the table's lease. False if the database cannot tell."""
        if self._read_only:
            return False
        try:
            return await self.lease.take()
        except SQLAlchemyError:
            return False

    def wake(self) -> None:
        """Continue after a change: bots and the clock."""
        self._set_timer()
        self.driver.wake()

    def set_read_only(self, read_only: bool) -> None:
        """Stop bots and the clock, or start them again."""
        self._read_only = read_only
        if read_only:
            self.clock.hold()
        else:
            self.clock.release()
        self.broadcast()

    async def stop(self) -> None:
        await self._timer.stop()
        await self.driver.stop()

    def _set_timer(self) -> None:
        """Set the timer for the end of a player's time, for pending automatic changes, and for renewing the lease."""
        wait = 0.0 if self.table.has_automatic_change else self.clock.remaining
        if self.lease.soon is not None and (wait is not None or self.driver.due):
            wait = self.lease.soon if wait is None else min(wait, self.lease.soon)
        self._timer.set(None if self.close_reason else wait)

    async def _on_timer(self) -> None:
        if not await self.may_advance():
            self._timer.set(self.lease.soon if self.subscribers else None)  # the next owner of the lease wakes it
            return
        async with self._lock:
            if self.close_reason:
                return
            await self.retry_on_conflict(self._apply_due)
            self.wake()  # bots too: they stop when the lease is unknown

    async def _apply_due(self) -> None:
        if self._read_only:  # became read-only meanwhile
            return
        await self._apply_automatic()
        seat = self.table.person_to_decide
        if seat is not None and self.clock.is_time_up(seat):
            await self._store(self.table.takeover_change("time", seat))
            await self._apply_automatic()
