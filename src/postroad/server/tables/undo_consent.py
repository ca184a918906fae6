"""Taking back what came to light: only if everybody else at the table agrees. Bots always do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from postroad.server.tables import clergy_seating as seating
from postroad.server.tables.entries import Entry, decisions
from postroad.server.tables.refusal import Refusal
from postroad.server.tables.seats import AWAY, Seats, persons

if TYPE_CHECKING:
    from postroad.server.tables.table import Change, Table

ANSWERS = {"agree", "refuse"}
ENDING = {"decision", "undo", "refuse"}  # kinds of entries after which the question stands no longer


class Question(NamedTuple):
    seq: int  # of the entry that asks
    seat: int  # who asks
    undoes: list[int]
    waiting: list[int]  # the seats whose players have not answered

    def words(self) -> dict[str, Any]:
        return {"seat": self.seat, "undoes": self.undoes, "waiting": self.waiting}


def question(entries: Sequence[Entry], seats: Seats) -> Question | None:
    """The question that stands, if one does."""
    agreed: set[str | None] = set()
    gone: set[int | None] = set()
    for entry in reversed(entries):
        if entry.kind in ENDING or (entry.kind == "ask-undo" and entry.seat in gone):
            return None
        if entry.kind in AWAY:
            gone.add(entry.seat)
        if entry.kind == "agree" and entry.seat is not None:
            agreed.add(seats[entry.seat].player)
        if entry.kind == "ask-undo":
            assert entry.seat is not None and isinstance(entry.undoes, list)
            agreed.add(seats[entry.seat].player)
            waiting = [seat for seat in persons(seats) if seats[seat].player not in agreed]
            return Question(entry.seq, entry.seat, entry.undoes, waiting)
    return None


def ask(table: "Table", seat: int, command: str) -> "Change":
    if table.asked:
        raise Refusal(409, "asked")
    undoes = _back_to_last(table, seat)
    if not undoes or table.game.over or not table.seats[seat].person or table.may_undo(seat):
        raise Refusal(403, "no-undo")
    return table.change("ask-undo", seat, command=command, undoes=undoes)


def _back_to_last(table: "Table", seat: int) -> list[int]:
    """The seqs from the seat's last decision on; clergy seated at once are one decision."""
    taken = decisions(table.entries)
    own = [at for at, entry in enumerate(taken) if entry.seat == seat]
    if not own:
        return []
    first = own[-1]
    if seating.handed_in(table.entries, seat) and all(_is_clergy(taken[at].action) for at in own):
        first = own[0]
    return [entry.seq for entry in taken[first:]]


def _is_clergy(action: str | None) -> bool:
    return action is not None and action.startswith("clergy:")


def answer(table: "Table", seat: int, agree: bool, command: str) -> "Change":
    asked = table.asked
    if asked is None or seat not in asked.waiting:
        raise Refusal(403, "not-asked")
    return table.change("agree" if agree else "refuse", seat, command=command)


def agreed_undo(table: "Table") -> "Change | None":
    """What everybody has agreed to."""
    asked = table.asked
    if asked is None or asked.waiting:
        return None
    game = table.game.copy()
    for _ in asked.undoes:
        game.undo()
    return table.change("undo", asked.seat, game, undoes=asked.undoes)
