"""What players ask for at a table in play: each command knows who may ask for it, when, and what it leads to."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from postroad.server.tables import clergy_seating, undo_consent
from postroad.server.tables.body import ActionName, Body, RankName, SeatNumber, Seq
from postroad.server.tables.entries import Entry
from postroad.server.tables.refusal import Refusal, bad_request, not_host, not_your_turn
from postroad.server.tables.seats import MAY_RETURN
from postroad.server.tables.table import Change, Table
from postroad.server.tables.words import EntryKind, ErrorCode

MOST_ACTIONS = 64  # of one decision

CommandId = Annotated[
    str, Field(pattern=r"^[!-~]{8,64}$", description="made by the client, for its seat; the same again has no second effect")
]
Mark = tuple[EntryKind, int | None, str | None, Sequence[str] | None]  # what an entry has of the command it came of


def mark_of(entry: Entry) -> Mark:
    return entry.kind, entry.seat, entry.action, entry.secret


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

    def eyes(self, _table: Table, _player: str) -> int | None:
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
    def change(self, table: Table) -> Change:
        """What it leads to."""


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

    def change(self, table: Table) -> Change:
        if not table.seats[self.seat].person:
            raise not_your_turn()
        return table.decided(self.seat, self.actions, self.command)


class Seating(Command):
    """Seat all clergy while others do. Carried out when it is the seat's turn; the last one handed in counts."""

    refuses = ("not-your-seat", "not-your-turn", "illegal")

    ranks: Annotated[list[RankName], Field(min_length=5, max_length=5, description="for the coaches in their order")]

    def marks(self) -> list[Mark]:
        return [("seating", self.seat, None, self.ranks)]

    def change(self, table: Table) -> Change:
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

    def change(self, table: Table) -> Change:
        last = table.to_undo(self.seat)
        if last is None:
            raise Refusal(403, "no-undo")
        return table.taken_back(self.seat, last.seq, self.command)


class AskUndo(Command):
    """Ask the others for it where undo is not possible."""

    refuses = ("not-your-seat", "asked", "no-undo")

    seq: Seq

    def marks(self) -> list[Mark]:
        return [("ask-undo", self.seat, None, None)]

    def change(self, table: Table) -> Change:
        if table.asked:
            raise Refusal(409, "asked")
        undoes = undo_consent.back_to_last(table.entries, self.seat)
        if not undoes or table.is_long or table.game.over or not table.seats[self.seat].person or table.may_undo(self.seat):
            raise Refusal(403, "no-undo")
        return table.change("ask-undo", self.seat, command=self.command, undoes=undoes)


class AnswerUndo(Command):
    """Agree that something is taken back, or refuse; whoever asks for it may so withdraw the question."""

    refuses = ("not-your-seat", "not-asked")

    seq: Seq
    agree: bool

    def is_current(self, table: Table) -> bool:
        """An answer counts as long as its question stands, whoever else has answered meanwhile."""
        return (table.asked is not None and table.asked.seq <= self.seq) or super().is_current(table)

    @property
    def _kind(self) -> Literal["agree", "refuse"]:
        return "agree" if self.agree else "refuse"

    def marks(self) -> list[Mark]:
        return [(self._kind, self.seat, None, None)]

    def change(self, table: Table) -> Change:
        asked = table.asked
        if asked is None or not (self.seat in asked.waiting or (self.seat == asked.seat and not self.agree)):
            raise Refusal(403, "not-asked")
        return table.change(self._kind, self.seat, command=self.command)


class Departure(Command):
    """Somebody goes, or must go. A bot plays on."""

    kind: ClassVar[Literal["leave", "resign", "remove"]]

    def marks(self) -> list[Mark]:
        return [(self.kind, self.seat, None, None)]

    def change(self, table: Table) -> Change:
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
            raise Refusal(403, "no-remove")

    def eyes(self, table: Table, player: str) -> int | None:
        """A host goes on looking through the own seat's."""
        return next(iter(table.seats_of(player)), None)


class Back(Command):
    """Take your seat again, after you left or your time was up."""

    rate = "departures"
    needs_time = True
    refuses = ("not-your-seat", "no-back", "time-up")

    def marks(self) -> list[Mark]:
        return [("back", self.seat, None, None)]

    def change(self, table: Table) -> Change:
        if table.game.over or table.is_too_long or table.seats[self.seat].away not in MAY_RETURN:
            raise Refusal(403, "no-back")
        return table.change("back", self.seat, command=self.command)
