"""What players ask for at a table in play: each command knows who may ask for it, when, and what it leads to."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from postroad.server.tables import clergy_seating, votes
from postroad.server.tables.base_model import ActionName, Body, RankName, SeatNumber, Seq
from postroad.server.tables.entries import Entry
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected, bad_request, not_host, not_your_seat, not_your_turn
from postroad.server.tables.seats import MAY_RETURN
from postroad.server.tables.table import Change, Table
from postroad.server.tables.wire_types import EntryKind, ErrorCode

MOST_ACTIONS = 64  # of one decision

CommandId = Annotated[
    str, Field(pattern=r"^[!-~]{8,64}$", description="made by the client, for its seat; the same again has no second effect")
]
Mark = tuple[EntryKind, int | None, str | None, Sequence[str] | None]  # what an entry has of the command it came of


def mark_of(entry: Entry) -> Mark:
    return entry.kind, entry.seat, entry.action, entry.secret


def own_viewer_seat(table: Table, player: str) -> int | None:
    return next(iter(table.seats_of(player)), None)


class Command(Body):
    """Something that a player asks for at a seat."""

    rate: ClassVar[str] = "decisions"  # the limit that it counts for
    needs_time: ClassVar[bool] = False  # may it be done only while the seat has time left?
    refuses: ClassVar[tuple[ErrorCode, ...]] = ()  # the codes of its own refusals

    seq: Seq | None = None
    command: CommandId
    seat: SeatNumber

    def check(self, table: Table, player: str) -> None:
        """May this player ask for such a thing at this seat, whenever it be?"""
        table.check_owner(self.seat, player)

    def supplants(self, _table: Table, _player: str) -> bool:
        """May it be done only if nobody looks on as the seat's player?"""
        return False

    def viewer_seat(self, _table: Table, _player: str) -> int | None:
        """Through which seat's eyes the answer is seen."""
        return self.seat

    def is_done(self, table: Table) -> bool:
        """Was the same sent before, and carried out?"""
        entries = table.entries_of(self.seat, self.command)
        if entries and [mark_of(entry) for entry in entries] != self.marks():
            raise bad_request()  # the id was used for something else
        return bool(entries)

    def is_current(self, table: Table) -> bool:
        """Does the player know what is decided upon?"""
        return self.seq in (None, table.seq)

    @abstractmethod
    def marks(self) -> Sequence[Mark]:
        """What the entries that come of it look like."""

    @abstractmethod
    def change(self, table: Table, asker: Player) -> Change:
        """What it leads to, if this player asks for it."""


class Decision(Command):
    """Decide; `then` are decisions that follow at once. All are carried out, or none."""

    refuses = ("not-your-seat", "not-your-turn", "illegal")

    seq: Seq
    action: ActionName
    then: list[ActionName] = Field(default=[], max_length=MOST_ACTIONS - 1, description="what follows at once")

    @property
    def actions(self) -> list[str]:
        return [self.action, *self.then]

    def marks(self) -> list[Mark]:
        return [("decision", self.seat, action, None) for action in self.actions]

    def change(self, table: Table, _asker: Player) -> Change:
        if not table.seats[self.seat].person:
            raise not_your_turn()
        return table.decided(self.seat, self.actions, self.command)


class SeatClergy(Command):
    """Seat all clergy while others do. Carried out when it is the seat's turn; the last one handed in counts."""

    refuses = ("not-your-seat", "not-your-turn", "illegal")

    ranks: Annotated[list[RankName], Field(min_length=5, max_length=5, description="for the coaches in their order")]

    def marks(self) -> list[Mark]:
        return [("seating", self.seat, None, self.ranks)]

    def change(self, table: Table, _asker: Player) -> Change:
        clergy_seating.check(table.game, self.seat, self.ranks)
        again = clergy_seating.handed_in(table.entries, self.seat) is not None
        if not table.seats[self.seat].person or (again and table.is_long):
            raise not_your_turn()
        return table.change("seating", self.seat, command=self.command, secret=self.ranks)


class Undo(Command):
    """Take the seat's last decision back."""

    refuses = ("not-your-seat", "no-undo")

    seq: Seq

    def marks(self) -> list[Mark]:
        return [("undo", self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        last = table.to_undo(self.seat)
        if last is None:
            raise CommandRejected(403, "no-undo")
        return table.taken_back(self.seat, last.seq, self.command)


class AskUndo(Command):
    """Ask the others for it where undo is not possible."""

    refuses = ("not-your-seat", "asked", "no-undo")

    seq: Seq

    def marks(self) -> list[Mark]:
        return [("ask-undo", self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        if table.vote:
            raise CommandRejected(409, "asked")
        undoes = votes.back_to_last(table.entries, self.seat)
        if not undoes or table.is_long or table.game.over or not table.seats[self.seat].person or table.may_undo(self.seat):
            raise CommandRejected(403, "no-undo")
        return table.change("ask-undo", self.seat, command=self.command, undoes=undoes)


class Answer(Command):
    """Agree to what somebody asks for, or refuse; whoever asks for it may so withdraw the question."""

    refuses = ("not-your-seat", "not-asked")

    seq: Seq
    agree: bool

    def is_current(self, table: Table) -> bool:
        """An answer counts as long as its question stands, whoever else has answered meanwhile."""
        return (table.vote is not None and table.vote.seq <= self.seq) or super().is_current(table)

    @property
    def _kind(self) -> Literal["agree", "refuse"]:
        return "agree" if self.agree else "refuse"

    def marks(self) -> list[Mark]:
        return [(self._kind, self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        asked = table.vote
        if asked is None or not (self.seat in asked.waiting or (self.seat == asked.seat and not self.agree)):
            raise CommandRejected(403, "not-asked")
        return table.change(self._kind, self.seat, command=self.command)


class OfAnySeat(Command):
    """What whoever sits at the table, or hosts it, asks for about any of its seats."""

    rate = "departures"

    def check(self, table: Table, player: str) -> None:
        table.seat(self.seat)
        if not table.is_host(player) and not table.sits(player):
            raise not_your_seat()

    def viewer_seat(self, table: Table, player: str) -> int | None:
        return own_viewer_seat(table, player)


class AskSeat(OfAnySeat):
    """Ask the others to let somebody else have the seat: the own one, or one whose player is away."""

    refuses = ("not-your-seat", "asked", "no-hand-over", "not-away", "time-up")
    needs_time = True

    def supplants(self, table: Table, player: str) -> bool:
        return table.seats[self.seat].person and table.seats[self.seat].player != player

    def marks(self) -> list[Mark]:
        return [("ask-seat", self.seat, None, None)]

    def change(self, table: Table, asker: Player) -> Change:
        there = table.seats[self.seat]
        if there.player is None or not there.kept or table.game.over or table.is_long:
            raise CommandRejected(403, "no-hand-over")
        if self.supplants(table, asker.id) and table.in_days:  # nobody need look on all the time there
            raise CommandRejected(403, "not-away")
        if table.vote or table.transfer:
            raise CommandRejected(409, "asked")
        return table.change("ask-seat", self.seat, command=self.command, player={"id": asker.id, "name": asker.name})


class KeepSeat(OfAnySeat):
    """The seat does not go to somebody else after all."""

    refuses = ("not-your-seat", "not-offered")

    def marks(self) -> list[Mark]:
        return [("keep", self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        if self.seat not in table.going:
            raise CommandRejected(403, "not-offered")
        return table.change("keep", self.seat, command=self.command)


class AskPause(Command):
    """Ask the others to let the clock stand still."""

    rate = "departures"
    refuses = ("not-your-seat", "asked", "no-pause")

    def marks(self) -> list[Mark]:
        return [("ask-pause", self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        if table.vote:
            raise CommandRejected(409, "asked")
        there = table.seats[self.seat].person and table.terms.clock is not None
        if not there or table.paused or table.game.over or table.is_long:
            raise CommandRejected(403, "no-pause")
        return table.change("ask-pause", self.seat, command=self.command)


class ResumeClock(Command):
    """Let the clock run again. Nobody is asked."""

    rate = "departures"
    refuses = ("not-your-seat", "not-paused")

    def marks(self) -> list[Mark]:
        return [("resume", self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        if not table.paused or not table.seats[self.seat].kept:
            raise CommandRejected(403, "not-paused")
        return table.change("resume", self.seat, command=self.command)


class Departure(Command):
    """Somebody goes, or must go. A bot plays on."""

    kind: ClassVar[Literal["leave", "resign", "remove"]]

    def marks(self) -> list[Mark]:
        return [(self.kind, self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        return table.departure(self.kind, self.seat, self.command)


class Leave(Departure):
    """A bot plays on until you come back."""

    kind = "leave"
    rate = "departures"
    refuses = ("not-your-seat", "no-leave")


class Resign(Departure):
    """Leave for good; a bot plays on."""

    kind = "resign"
    refuses = ("not-your-seat", "no-resign")

    seq: Seq


class Remove(Departure):
    """The host sends somebody away; a bot plays on."""

    kind = "remove"
    refuses = ("not-host", "no-remove")

    def check(self, table: Table, player: str) -> None:
        if not table.is_host(player):
            raise not_host()
        if table.seat(self.seat).player in (None, player):
            raise CommandRejected(403, "no-remove")

    def viewer_seat(self, table: Table, player: str) -> int | None:
        """A host goes on looking through the own seat's."""
        return own_viewer_seat(table, player)


class ReturnToSeat(Command):
    """Take your seat again, after you left or your time was up."""

    rate = "departures"
    needs_time = True
    refuses = ("not-your-seat", "no-back", "time-up")

    def marks(self) -> list[Mark]:
        return [("back", self.seat, None, None)]

    def change(self, table: Table, _asker: Player) -> Change:
        if table.game.over or table.is_too_long or table.seats[self.seat].away not in MAY_RETURN:
            raise CommandRejected(403, "no-back")
        return table.change("back", self.seat, command=self.command)
