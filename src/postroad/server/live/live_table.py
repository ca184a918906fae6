"""A table in use at which people and bots play: each change is stored before anybody hears of it; the clock runs."""

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
from postroad.server.storage.tables import StoredProgress, TableVersion, Storage
from postroad.server.tables.commands import Command
from postroad.server.tables.message import EncodedEntries, binary_body, log_to_wire, message_body, to_json
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected, no_code, not_host
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

SEAT_CODE_LENGTH = 16  # 79 bits: it may lie in a mailbox for a while
COUNTING = {"decision", "undo", "ask-undo"}  # kinds of entries from which a bot's pause is counted


class LiveTable(ActiveTable):
    def __init__(
        self, table: Table, chat: Chat, storage: Storage, mind: BotService, pace: float, limits: Limits, time: Time
    ) -> None:
        super().__init__(table.id, chat, storage)
        self.table = table
        self.driver = BotDriver(self, mind, pace, limits, time)
        self.clock = Clock(table, time)
        self._limits = limits
        self._time = time
        self._timer = Timer(self._fire)
        self.lease: Lease = NoLease()
        self.knows_all: Callable[[], bool] = lambda: True  # is it known who looks on at other servers?
        self._resting = False
        # Made once for all who see the same
        self._bodies: dict[int | None, TableMessageBody] = {}
        self._binary_bodies: dict[int | None, BinaryTableMessageBody] = {}
        self._logs: dict[int | None, EncodedEntries] = {}
        self._records: dict[int | None, bytes] = {}

    # What is told

    @property
    def host(self) -> TableHost:
        return self.table.terms.host

    @property
    def table_version(self) -> TableVersion:
        return "playing", self.table.seq

    @property
    def people(self) -> set[str]:
        return self._concerned(self.table.seats)

    def _concerned(self, seats: Seats) -> set[str]:
        return {self.host.id, *(seat.player for seat in seats if seat.player)}

    @property
    def names(self) -> dict[str, str]:
        return {self.host.id: self.host.name} | {seat.player: seat.name for seat in self.table.seats if seat.player}

    def message(
        self, caller: Player | None, seat: int | None, since: int | None = None, chat_since: int | None = None
    ) -> Message:
        return {**self._answer(caller, seat, since), "chat": self.chat.after(chat_since)}

    def bare_message(
        self, caller: Player | None, seat: int | None, since: int | None = None, chat_since: int | None = None
    ) -> BinaryMessage:
        viewer = self.table.viewer(seat, caller and caller.id)
        return {**self._binary_body(viewer), **self._around(caller, viewer, since), "chat": self.chat.after(chat_since)}

    def _answer(self, caller: Player | None, seat: int | None, since: int | None) -> Message:
        """The message to somebody who asks for something else than what was said."""
        viewer = self.table.viewer(seat, caller and caller.id)
        return {**self._message_body(viewer), **self._around(caller, viewer, since)}

    def _around(self, caller: Player | None, viewer: int | None, since: int | None) -> TableMessageContext:
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
        viewer = None if self.table.game.over else viewer  # then nothing is hidden from anybody
        if viewer not in self._logs:
            self._logs[viewer] = log_to_wire(self.table, viewer)
        return self._logs[viewer]

    def record(self, caller: Player | None, seat: int | None) -> bytes:
        """As this player may read it, in JSON."""
        viewer = self.table.viewer(seat, caller and caller.id)
        if viewer not in self._records:
            self._records[viewer] = to_json(self.table.record(viewer))
        return self._records[viewer]

    def presence(self) -> Presence:
        return presence.to_wire(self.company, self.table.seats)

    def seat_of(self, player: Player) -> int | None:
        return next(iter(self.table.seats_of(player.id)), None)

    def tell(self) -> None:
        super().tell()
        self.wake()

    def arrive(self, watcher: Subscriber) -> None:
        super().arrive(watcher)
        self.wake()

    def set_pace(self, caller: Player | None, pace: float | None) -> None:
        """Where persons play, those who only look on, or have gone, do not say how fast."""
        seats = self.table.seats
        if not self.table.has_persons or (caller and any(seats[seat].is_person for seat in self.table.seats_of(caller.id))):
            self.lease.prefer()  # here it is known how fast
            self.driver.set_pace(pace)

    # What players ask for

    async def ask(self, caller: Player, command: Command, brief: bool = False) -> Message | Progress:
        """Do what a player asks for, once; the message after it, or in brief only how far the log has come."""
        seat = command.viewer_seat(self.table, caller.id)
        async with self._lock:
            await self.retry_on_conflict(lambda: self._do(caller, command, seat, brief))
        return {"seq": self.table.seq} if brief else self._answer(caller, seat, command.seq)

    async def _do(self, caller: Player, command: Command, seat: int | None, brief: bool) -> None:
        self.check_there()
        command.check(self.table, caller.id)  # here, for the seat may have become somebody else's meanwhile
        await self._go_on()
        if not command.is_done(self.table):
            if not command.is_current(self.table):
                raise self._stale(caller, seat, command.seq, brief)
            if command.needs_time and self.clock.is_up(command.seat):
                raise CommandRejected(403, "time-up")
            if command.needs_absence(self.table, caller.id) and self._is_about(command.seat):
                raise CommandRejected(403, "not-away")
            await self._store(command.change(self.table, caller))
            await self._go_on()

    def _is_about(self, seat: int) -> bool:
        """Does the player of the seat look on, or was there a short while ago? Who may look on elsewhere is not away."""
        acts = (entry.at for entry in reversed(self.table.entries) if entry.seat == seat and entry.command is not None)
        ago = abs(self._time.now() - next(acts, self.table.entries[0].at))  # a clock that was set back keeps nobody here
        return not self.knows_all() or self.presence()["seats"][seat] or ago < self._limits.absent

    def _stale(self, caller: Player, seat: int | None, since: int | None, brief: bool) -> CommandRejected:
        """Too late. In brief only how far the log has come: who watches is told the rest anyway."""
        if brief:
            return CommandRejected(409, "stale", seq=self.table.seq)
        return CommandRejected(409, "stale", message=self._answer(caller, seat, since))

    async def seat_link(self, caller: Player, seat: int) -> str:
        """The code of a link to the seat that is offered. Those made before are worth nothing any more."""
        async with self._lock:
            return await self.retry_on_conflict(lambda: self._seat_link(caller, seat))

    async def _seat_link(self, caller: Player, seat: int) -> str:
        self.check_there()
        offer, code = self.table.transfer, random_code(SEAT_CODE_LENGTH)
        if offer is None or (offer.seat, offer.by["id"]) != (seat, caller.id) or self.table.is_long:
            raise CommandRejected(403, "not-offered")
        await self._store(self.table.change("link", seat, secret=[digest(code)]))
        return code

    async def take_seat(self, caller: Player, code: str) -> Message:
        """The seat belongs to whoever brings the code, once and not too late."""
        async with self._lock:
            await self.retry_on_conflict(lambda: self._take_seat(caller, digest(code)))
        return self._answer(caller, None, None)

    async def _take_seat(self, caller: Player, key: str) -> None:
        self.check_there()
        taken = [entry for entry in self.table.entries if entry.kind == "hand" and entry.secret == [key]]
        if any(entry.player and entry.player["id"] == caller.id for entry in taken):
            return  # asked for once more, for the answer was lost
        change = self.table.transfer_change(caller, key)
        offer = self.table.transfer
        if offer is None or abs(self._time.now() - self.table.entries[offer.link - 1].at) > self._limits.seat_life:
            raise no_code()
        if self.clock.is_up(offer.seat):
            raise CommandRejected(403, "time-up")
        await self._store(change, self._concerned(change.seats))
        await self._go_on()

    async def fill(self, caller: Player, seat: int, level: BotId | None) -> None:
        """The host lets another bot play in the place of one that is not on this server any more."""
        async with self._lock:
            await self.retry_on_conflict(lambda: self._fill(caller, seat, level))

    async def _fill(self, caller: Player, seat: int, level: BotId | None) -> None:
        self.check_there()
        there = self.table.seat(seat)
        if level is None or there.is_person or self.driver.knows(there):
            raise CommandRejected(409, "started")
        if not self.table.is_host(caller.id):
            raise not_host()
        await self._store(self.table.change("fill", seat, action=level))

    async def free(self, player: str) -> None:
        """As if whoever has laid the table had sent them away: a bot plays on."""
        async with self._lock:
            await self.retry_on_conflict(lambda: self._free(player))

    async def _free(self, player: str) -> None:
        self.check_there()
        for seat in self.table.seats_of(player):
            if self.table.seats[seat].is_held and not self.table.game.over:
                await self._store(self.table.departure_change("remove", seat))
                await self._go_on()

    async def decide_for_bot(self, at: Game, seat: int, action: str) -> None:
        """What a bot decided, unless the game has moved on since it was asked. Who leaves or comes back changes nothing of it."""
        async with self._lock:
            if not self.gone:
                await self.retry_on_conflict(lambda: self._decide_for_bot(at, seat, action))

    async def _decide_for_bot(self, at: Game, seat: int, action: str) -> None:
        if self._resting:  # since it was asked: it will be asked again
            return
        await self._go_on()
        if self.table.game is at and self.table.bot_to_decide == seat:
            await self._store(self.table.decision_change(seat, [action]))
            await self._go_on()

    async def _go_on(self) -> None:
        """All that comes without anybody's doing."""
        while change := self.table.automatic_change():
            await self._store(change)

    async def _store(self, change: Change, people: Collection[str] = ()) -> None:
        change = change.with_time(self._time.now(), self.clock.spent(change.seat))
        await self._stored(self._storage.append(self.id, change, people))
        self._apply(change)
        self.tell()

    async def _follow(self, reached: StoredProgress) -> bool:
        before = self.table.seq, self.table.rematch
        for entry in await self._storage.entries(self.id, self.table.seq) if reached.seq > self.table.seq else []:
            self._apply(self.table.stored_change(entry), max(0.0, self._time.now() - entry.at))
        if reached.rematch and reached.rematch != self.table.rematch:
            self.table.set_rematch(reached.rematch)
        return (self.table.seq, self.table.rematch) != before

    def _apply(self, change: Change, ago: float = 0.0) -> None:
        self.table.apply(change)
        for made in (self._bodies, self._binary_bodies, self._logs, self._records):
            made.clear()
        self.clock.heard(change.entries, ago)
        if change.entries[0].kind in COUNTING:
            self.driver.decided()

    # What happens by itself

    async def may_go_on(self) -> bool:
        """Or does another server see to it? If nobody can say, it waits."""
        if self._resting:
            return False
        try:
            return await self.lease.take()
        except SQLAlchemyError:
            return False

    def wake(self) -> None:
        """Something is new: bots may go on, the clock runs."""
        self._set_timer()
        self.driver.poke()

    def rest(self, resting: bool) -> None:
        """Nothing can be changed for the time being: no bot decides, and nobody's time goes by. Or everything goes on."""
        self._resting = resting
        if resting:
            self.clock.hold()
        else:
            self.clock.release()
        self.tell()

    async def stop(self) -> None:
        await self._timer.stop()
        await self.driver.stop()

    def _set_timer(self) -> None:
        """It fires when somebody's time is up; at once if the server had ended in the midst of something; and before others may
        think that nobody measures it."""
        wait = 0.0 if self.table.has_automatic_change else self.clock.remaining
        if self.lease.soon is not None and (wait is not None or self.driver.due):
            wait = self.lease.soon if wait is None else min(wait, self.lease.soon)
        self._timer.set(None if self.gone else wait)

    async def _fire(self) -> None:
        if not await self.may_go_on():
            self._timer.set(self.lease.soon if self.watchers else None)  # whoever takes over wakes it
            return
        async with self._lock:
            if self.gone:
                return
            await self.retry_on_conflict(self._let_go_on)
            self.wake()  # bots too, which may have given up while nobody could say whose it is

    async def _let_go_on(self) -> None:
        if self._resting:  # by now
            return
        await self._go_on()
        seat = self.table.person_to_decide
        if seat is not None and self.clock.is_up(seat):
            await self._store(self.table.departure_change("time", seat))
            await self._go_on()
