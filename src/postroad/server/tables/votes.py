"""What people ask each other for, and what they have agreed to: something is taken back, a seat goes to somebody else, the clock
stands still. It is done as soon as everybody who is asked agrees; bots always do."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from postroad.server.tables import clergy_seating, wire_types
from postroad.server.tables.entries import Entry, decisions
from postroad.server.tables.seats import AWAY, Seats, persons
from postroad.server.tables.wire_types import EntryKind, PlayerName

ASKS: dict[EntryKind, Literal["undo", "seat", "pause"]] = {"ask-undo": "undo", "ask-seat": "seat", "ask-pause": "pause"}
# Kinds of entries after which a question stands no longer. Who is sent away has not agreed: that grants nobody's wish.
ENDING: dict[str, set[EntryKind]] = {
    "undo": {"decision", "undo", "refuse", "hand", "remove"},
    "seat": {"offer", "refuse", "keep", "hand", "remove"},
    "pause": {"pause", "refuse", "hand", "remove"},
}
# Kinds of entries that only the seat's own player brings about, if they come of a command
SIGNS_OF_LIFE: set[EntryKind] = {
    "decision",
    "undo",
    "seating",
    "ask-undo",
    "ask-pause",
    "resume",
    "agree",
    "refuse",
    "leave",
    "back",
}


@dataclass(frozen=True)
class Vote:
    kind: Literal["undo", "seat", "pause"]
    seq: int  # of the entry that asks
    seat: int  # who asks; or the seat that is to go to somebody else
    undoes: tuple[int, ...] = ()
    by: PlayerName | None = None  # who asks for a seat
    agreed: frozenset[str | None] = frozenset()  # the players, with whoever asks
    waiting: tuple[int, ...] = ()  # the seats whose players have not answered

    @classmethod
    def of(cls, entry: Entry, seats: Seats) -> "Vote":
        assert entry.seat is not None
        undoes = tuple(entry.undoes) if isinstance(entry.undoes, list) else ()
        agreed = {seats[entry.seat].player, *([entry.player["id"]] if entry.player else [])}
        return cls(ASKS[entry.kind], entry.seq, entry.seat, undoes, entry.player, frozenset(agreed))

    def after(self, entry: Entry, seats: Seats) -> "Vote | None":
        if self._ended(entry, seats):
            return None
        agreed = self.agreed | {seats[entry.seat].player} if entry.kind == "agree" and entry.seat is not None else self.agreed
        return replace(self, agreed=agreed).among(seats)

    def _ended(self, entry: Entry, seats: Seats) -> bool:
        if entry.kind in ENDING[self.kind]:
            return True
        if self.kind == "seat":
            return _claimed(self.seat, self.by, entry, seats)
        return entry.kind in AWAY and entry.seat == self.seat

    def among(self, seats: Seats) -> "Vote":
        """Who is away may come back: nobody takes anything back behind their back. For anything else they need not be asked."""
        asked = [number for number, seat in enumerate(seats) if seat.kept] if self.kind == "undo" else persons(seats)
        return replace(self, waiting=tuple(seat for seat in asked if seats[seat].player not in self.agreed))

    def to_wire(self) -> wire_types.Vote:
        told: wire_types.Vote = {
            "kind": self.kind,
            "seat": self.seat,
            "undoes": list(self.undoes),
            "waiting": list(self.waiting),
        }
        return {**told, "by": self.by} if self.by else told


@dataclass(frozen=True)
class SeatTransfer:
    """All agree that a seat goes to whoever brings the link."""

    seat: int
    by: PlayerName  # who asked for that, and makes the link
    digest: str | None = None  # of the link's code
    link: int = 0  # the seq of the entry that made it

    def after(self, entry: Entry, seats: Seats) -> "SeatTransfer | None":
        if entry.kind in ("keep", "hand") or _claimed(self.seat, self.by, entry, seats):
            return None
        if entry.kind == "link" and entry.secret:
            return replace(self, digest=entry.secret[0], link=entry.seq)
        return self

    def to_wire(self) -> wire_types.SeatTransfer:
        return {"seat": self.seat, "by": self.by}


def _claimed(seat: int, by: PlayerName | None, entry: Entry, seats: Seats) -> bool:
    """Is the seat nobody's any more, or does its player play on, though others thought they were gone?"""
    alive = entry.seat == seat and entry.command is not None and entry.kind in SIGNS_OF_LIFE
    others = by is not None and by["id"] != seats[seat].player
    return not seats[seat].kept or (alive and others)


@dataclass(frozen=True)
class Agreements:
    """What stands of all that; each entry of the log makes new ones."""

    vote: Vote | None = None
    transfer: SeatTransfer | None = None
    paused: bool = False  # does the clock stand still?

    def after(self, entry: Entry, seats: Seats) -> "Agreements":
        """Once this entry is part of the log, and the seats are these."""
        transfer = self.transfer and self.transfer.after(entry, seats)
        if entry.kind in ASKS:
            return replace(self, vote=Vote.of(entry, seats).among(seats), transfer=transfer)
        vote = self.vote and self.vote.after(entry, seats)
        if entry.kind == "offer" and entry.seat is not None and entry.player:
            return replace(self, vote=vote, transfer=SeatTransfer(entry.seat, entry.player))
        paused = entry.kind == "pause" or (self.paused and entry.kind != "resume")
        return Agreements(vote, transfer, paused)

    @classmethod
    def by_log(cls, entries: Iterable[Entry], seats: Seats) -> "Agreements":
        """With the seats as the log leaves them: whatever changes whose they are ends what was asked for before."""
        wishes = cls()
        for entry in entries:
            wishes = wishes.after(entry, seats)
        return wishes


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
