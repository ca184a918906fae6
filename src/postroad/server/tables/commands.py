"""Commands of players at a table in play: who may send each, when, and the change it leads to."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from postroad.server.tables import clergy_seating, votes
from postroad.server.tables.base_model import ActionName, Body, RankName, SeatNumber, Seq
from postroad.server.tables.entries import Entry
from postroad.server.tables.error_codes import ErrorCode
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seats import MAY_RETURN
from postroad.server.tables.table import Change, Table
from postroad.server.tables.wire_types import EntryKind

MAX_ACTIONS = 64  # in one request

CommandId = Annotated[
    str,
    Field(
        pattern=r"^[!-~]{8,64}$", description="idempotency key, made by the client for its seat: a repeat has no second effect"
    ),
]
Effect = tuple[EntryKind, int | None, str | None, Sequence[str] | None]  # identifies the command of an entry


def effect_of(entry: Entry) -> Effect:
    """The part of an entry that identifies the command behind it."""
    return entry.kind, entry.seat, entry.action, entry.secret


def own_viewer_seat(table: Table, player: str) -> int | None:
    """The player's first seat at this table, None without one."""
    return next(iter(table.seats_of(player)), None)


class Command(Body):
    """A request of a player at one seat."""

    rate: ClassVar[str] = "decisions"  # the rate limit that it counts towards
    needs_time: ClassVar[bool] = False  # allowed only while the seat has time left
    error_codes: ClassVar[tuple[ErrorCode, ...]] = ()  # the error codes of its own rejections

    seq: Seq | None = None
    command: CommandId
    seat: SeatNumber

    def check(self, table: Table, player: str) -> None:
        """Reject players who may never send this for the seat."""
        table.check_owner(self.seat, player)

    def needs_absence(self, _table: Table, _player: str) -> bool:
        """Whether the command is allowed only while the seat's player is away."""
        return False

    def viewer_seat(self, _table: Table, _player: str) -> int | None:
        """The seat whose view the answer shows."""
        return self.seat

    def is_done(self, table: Table) -> bool:
        """Whether a command with this id was already applied."""
        entries = table.entries_of(self.seat, self.command)
        if entries and [effect_of(entry) for entry in entries] != self.effects():
            raise CommandRejected("bad-request")  # this id belongs to a different command
        return bool(entries)

    def is_current(self, table: Table) -> bool:
        """Whether the player has seen the table's latest state."""
        return self.seq in (None, table.seq)

    @abstractmethod
    def effects(self) -> Sequence[Effect]:
        """The effects of the entries that this command adds to the log."""

    @abstractmethod
    def change(self, table: Table, caller: Player) -> Change:
        """The change that the command leads to when this player sends it."""


class Decision(Command):
    """Decide. The decisions in `then` follow at once: the server applies all of them, or none."""

    error_codes = ("not-your-seat", "not-your-turn", "illegal")

    seq: Seq
    action: ActionName
    then: list[ActionName] = Field(default=[], max_length=MAX_ACTIONS - 1, description="decisions that follow at once")

    @property
    def actions(self) -> list[str]:
        return [self.action, *self.then]

    def effects(self) -> list[Effect]:
        return [("decision", self.seat, action, None) for action in self.actions]

    def change(self, table: Table, _asker: Player) -> Change:
        if not table.seats[self.seat].is_person:
            raise CommandRejected("not-your-turn")
        return table.decision_change(self.seat, self.actions, self.command)


class SeatClergy(Command):
    """Seat all clergy while others do. The server applies it at the seat's turn; the latest one counts."""

    error_codes = ("not-your-seat", "not-your-turn", "illegal")

    ranks: Annotated[list[RankName], Field(min_length=5, max_length=5, description="in the order of the coaches")]

    def effects(self) -> list[Effect]:
        return [("seating", self.seat, None, self.ranks)]

    def change(self, table: Table, _asker: Player) -> Change:
        clergy_seating.check(table.game, self.seat, self.ranks)
        is_repeat = clergy_seating.current_seating(table.entries, self.seat) is not None
        if not table.seats[self.seat].is_person or (is_repeat and table.is_long):
            raise CommandRejected("not-your-turn")
        return table.change("seating", self.seat, command=self.command, secret=self.ranks)


class Undo(Command):
    """Undo the seat's last decision."""

    error_codes = ("not-your-seat", "no-undo")

    seq: Seq

    def effects(self) -> list[Effect]:
        return [("undo", self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        last = table.to_undo(self.seat)
        if last is None:
            raise CommandRejected("no-undo")
        return table.undo_change(self.seat, last.seq, self.command)


class AskUndo(Command):
    """Ask the others to agree to an undo that is not possible otherwise."""

    error_codes = ("not-your-seat", "asked", "no-undo")

    seq: Seq

    def effects(self) -> list[Effect]:
        return [("ask-undo", self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        if table.vote:
            raise CommandRejected("asked")
        undoes = votes.undo_to_last_decision(table.entries, self.seat)
        if not undoes or table.is_long or table.game.over or not table.seats[self.seat].is_person or table.may_undo(self.seat):
            raise CommandRejected("no-undo")
        return table.change("ask-undo", self.seat, command=self.command, undoes=undoes)


class Answer(Command):
    """Agree to an open request, or refuse. The player who asked withdraws it by refusing."""

    error_codes = ("not-your-seat", "not-asked")

    seq: Seq
    agree: bool

    def is_current(self, table: Table) -> bool:
        """An answer counts as long as its request is open, even if others have answered since."""
        return (table.vote is not None and table.vote.seq <= self.seq) or super().is_current(table)

    @property
    def _kind(self) -> Literal["agree", "refuse"]:
        return "agree" if self.agree else "refuse"

    def effects(self) -> list[Effect]:
        return [(self._kind, self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        vote = table.vote
        if vote is None or not (self.seat in vote.waiting or (self.seat == vote.seat and not self.agree)):
            raise CommandRejected("not-asked")
        return table.change(self._kind, self.seat, command=self.command)


class AnySeatCommand(Command):
    """A command about any seat of the table, from a player who sits there or hosts it."""

    rate = "departures"

    def check(self, table: Table, player: str) -> None:
        table.seat(self.seat)
        if not table.is_host(player) and not table.sits(player):
            raise CommandRejected("not-your-seat")

    def viewer_seat(self, table: Table, player: str) -> int | None:
        return own_viewer_seat(table, player)


class AskSeat(AnySeatCommand):
    """Ask the others to give a seat to another person: your own seat, or one whose player is away."""

    error_codes = ("not-your-seat", "asked", "no-hand-over", "not-away", "time-up")
    needs_time = True

    def needs_absence(self, table: Table, player: str) -> bool:
        return table.seats[self.seat].is_person and table.seats[self.seat].player != player

    def effects(self) -> list[Effect]:
        return [("ask-seat", self.seat, None, None)]

    def change(self, table: Table, caller: Player) -> Change:
        seat = table.seats[self.seat]
        if seat.player is None or not seat.is_held or table.game.over or table.is_long:
            raise CommandRejected("no-hand-over")
        if (
            self.needs_absence(table, caller.id) and table.has_day_clock
        ):  # with a day clock, being offline does not mean being away
            raise CommandRejected("not-away")
        if table.vote or table.transfer:
            raise CommandRejected("asked")
        return table.change("ask-seat", self.seat, command=self.command, player={"id": caller.id, "name": caller.name})


class KeepSeat(AnySeatCommand):
    """Cancel a seat transfer."""

    error_codes = ("not-your-seat", "not-offered")

    def effects(self) -> list[Effect]:
        return [("keep", self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        if self.seat not in table.seats_in_transfer:
            raise CommandRejected("not-offered")
        return table.change("keep", self.seat, command=self.command)


class AskPause(Command):
    """Ask the others to pause the clock."""

    rate = "departures"
    error_codes = ("not-your-seat", "asked", "no-pause")

    def effects(self) -> list[Effect]:
        return [("ask-pause", self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        if table.vote:
            raise CommandRejected("asked")
        has_clock = table.seats[self.seat].is_person and table.terms.clock is not None
        if not has_clock or table.paused or table.game.over or table.is_long:
            raise CommandRejected("no-pause")
        return table.change("ask-pause", self.seat, command=self.command)


class ResumeClock(Command):
    """Resume the clock. This needs no agreement."""

    rate = "departures"
    error_codes = ("not-your-seat", "not-paused")

    def effects(self) -> list[Effect]:
        return [("resume", self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        if not table.paused or not table.seats[self.seat].is_held:
            raise CommandRejected("not-paused")
        return table.change("resume", self.seat, command=self.command)


class Departure(Command):
    """A player leaves or must leave; a bot takes over the seat."""

    kind: ClassVar[Literal["leave", "resign", "remove"]]

    def effects(self) -> list[Effect]:
        return [(self.kind, self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        return table.takeover_change(self.kind, self.seat, self.command)


class Leave(Departure):
    """Leave your seat. A bot plays until you return."""

    kind = "leave"
    rate = "departures"
    error_codes = ("not-your-seat", "no-leave")


class Resign(Departure):
    """Leave for good. A bot plays on."""

    kind = "resign"
    error_codes = ("not-your-seat", "no-resign")

    seq: Seq


class Remove(Departure):
    """Remove a player as the table's host. A bot plays on."""

    kind = "remove"
    error_codes = ("not-host", "no-remove")

    def check(self, table: Table, player: str) -> None:
        if not table.is_host(player):
            raise CommandRejected("not-host")
        if table.seat(self.seat).player in (None, player):
            raise CommandRejected("no-remove")

    def viewer_seat(self, table: Table, player: str) -> int | None:
        """The host keeps the view of their own seat."""
        return own_viewer_seat(table, player)


class ReturnToSeat(Command):
    """Take your seat back after you left or ran out of time."""

    rate = "departures"
    needs_time = True
    error_codes = ("not-your-seat", "no-back", "time-up")

    def effects(self) -> list[Effect]:
        return [("back", self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        if table.game.over or table.is_too_long or table.seats[self.seat].away not in MAY_RETURN:
            raise CommandRejected("no-back")
        return table.change("back", self.seat, command=self.command)
