"""Taking back what came to light: only if everybody else at the table agrees, whoever is away for a while too. Bots always do."""

from collections.abc import Sequence
from typing import NamedTuple

from postroad.server.tables import clergy_seating, words
from postroad.server.tables.entries import Entry, decisions
from postroad.server.tables.seats import AWAY, Seats

ENDING = {"decision", "undo", "refuse"}  # kinds of entries after which the question stands no longer


class Question(NamedTuple):
    seq: int  # of the entry that asks
    seat: int  # who asks
    undoes: list[int]
    waiting: list[int]  # the seats whose players have not answered

    def told(self) -> words.Question:
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
            # Who is away may come back: nobody takes anything back behind their back.
            waiting = [number for number, seat in enumerate(seats) if seat.kept and seat.player not in agreed]
            return Question(entry.seq, entry.seat, entry.undoes, waiting)
    return None


def back_to_last(entries: Sequence[Entry], seat: int) -> list[int]:
    """The seqs from the seat's last decision on; clergy seated at once are one decision."""
    taken = decisions(entries)
    own = [at for at, entry in enumerate(taken) if entry.seat == seat]
    if not own:
        return []
    first = own[-1]
    if clergy_seating.handed_in(entries, seat) and all(_is_clergy(taken[at].action) for at in own):
        first = own[0]
    return [entry.seq for entry in taken[first:]]


def _is_clergy(action: str | None) -> bool:
    return action is not None and action.startswith("clergy:")
