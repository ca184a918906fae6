"""Votes and agreements of players: an undo, a seat transfer, a pause. The server applies one as soon as everybody asked agrees;
bots always agree."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from postroad.server.tables import clergy_seating, wire_types
from postroad.server.tables.entries import Entry, decisions
from postroad.server.tables.seats import AWAY, Seats, person_seats
from postroad.server.tables.wire_types import EntryKind, PlayerName

VOTE_KINDS: dict[EntryKind, Literal["undo", "seat", "pause"]] = {"ask-undo": "undo", "ask-seat": "seat", "ask-pause": "pause"}
# Kinds of entries that end a vote. A removed player has not agreed, so a removal never grants a request.
ENDS_VOTE: dict[str, set[EntryKind]] = {
    "undo": {"decision", "undo", "refuse", "hand", "remove"},
    "seat": {"offer", "refuse", "keep", "hand", "remove"},
    "pause": {"pause", "refuse", "hand", "remove"},
}
# Kinds of entries that only the seat's owner can cause by a command.
SHOWS_PRESENCE: set[EntryKind] = {
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
    """An open request and its answers."""

    kind: Literal["undo", "seat", "pause"]
    seq: int  # of the entry that opened it
    seat: int  # the seat that asks, or the seat to transfer
    undoes: tuple[int, ...] = ()
    by: PlayerName | None = None  # the player who asks for a seat
    agreed: frozenset[str | None] = frozenset()  # the players who agree, including the one who asked
    waiting: tuple[int, ...] = ()  # the seats that have not answered

    @classmethod
    def of(cls, entry: Entry, seats: Seats) -> "Vote":
        """The vote that this entry opens."""
        assert entry.seat is not None
        undoes = tuple(entry.undoes) if isinstance(entry.undoes, list) else ()
        agreed = {seats[entry.seat].player, *([entry.player["id"]] if entry.player else [])}
        return cls(VOTE_KINDS[entry.kind], entry.seq, entry.seat, undoes, entry.player, frozenset(agreed))

    def after(self, entry: Entry, seats: Seats) -> "Vote | None":
        """The vote after this entry; None once it has ended."""
        if self._ended(entry, seats):
            return None
        agreed = self.agreed | {seats[entry.seat].player} if entry.kind == "agree" and entry.seat is not None else self.agreed
        return replace(self, agreed=agreed).with_voters(seats)

    def _ended(self, entry: Entry, seats: Seats) -> bool:
        if entry.kind in ENDS_VOTE[self.kind]:
            return True
        if self.kind == "seat":
            return _is_void(self.seat, self.by, entry, seats)
        return entry.kind in AWAY and entry.seat == self.seat

    def with_voters(self, seats: Seats) -> "Vote":
        """The vote with the seats that must still answer. Absent players must agree to an undo, which they may come back to;
        they need not agree to anything else."""
        asked = [number for number, seat in enumerate(seats) if seat.is_held] if self.kind == "undo" else person_seats(seats)
        return replace(self, waiting=tuple(seat for seat in asked if seats[seat].player not in self.agreed))

    def to_wire(self) -> wire_types.Vote:
        body: wire_types.Vote = {
            "kind": self.kind,
            "seat": self.seat,
            "undoes": list(self.undoes),
            "waiting": list(self.waiting),
        }
        return {**body, "by": self.by} if self.by else body


@dataclass(frozen=True)
class SeatTransfer:
    """An agreement that a seat goes to the person who brings the link."""

    seat: int
    by: PlayerName  # the player who asked for it and creates the link
    digest: str | None = None  # of the link's code
    link: int = 0  # the seq of the entry that created the link

    def after(self, entry: Entry, seats: Seats) -> "SeatTransfer | None":
        """The transfer after this entry; None once it has ended."""
        if entry.kind in ("keep", "hand") or _is_void(self.seat, self.by, entry, seats):
            return None
        if entry.kind == "link" and entry.secret:
            return replace(self, digest=entry.secret[0], link=entry.seq)
        return self

    def to_wire(self) -> wire_types.SeatTransfer:
        return {"seat": self.seat, "by": self.by}


def _is_void(seat: int, by: PlayerName | None, entry: Entry, seats: Seats) -> bool:
    """Whether the seat has no owner any more, or its owner plays although others thought they were away."""
    alive = entry.seat == seat and entry.command is not None and entry.kind in SHOWS_PRESENCE
    others = by is not None and by["id"] != seats[seat].player
    return not seats[seat].is_held or (alive and others)


@dataclass(frozen=True)
class Agreements:
    """All open votes and agreements of a table; immutable."""

    vote: Vote | None = None
    transfer: SeatTransfer | None = None
    paused: bool = False  # whether the clock is paused

    def after(self, entry: Entry, seats: Seats) -> "Agreements":
        """The agreements after this entry, with the seats after it."""
        transfer = self.transfer and self.transfer.after(entry, seats)
        if entry.kind in VOTE_KINDS:
            return replace(self, vote=Vote.of(entry, seats).with_voters(seats), transfer=transfer)
        vote = self.vote and self.vote.after(entry, seats)
        if entry.kind == "offer" and entry.seat is not None and entry.player:
            return replace(self, vote=vote, transfer=SeatTransfer(entry.seat, entry.player))
        paused = entry.kind == "pause" or (self.paused and entry.kind != "resume")
        return Agreements(vote, transfer, paused)

    @classmethod
    def from_log(cls, entries: Iterable[Entry], seats: Seats) -> "Agreements":
        """The agreements that a log leads to. The final seats suffice: every change of owner ends earlier requests."""
        agreements = cls()
        for entry in entries:
            agreements = agreements.after(entry, seats)
        return agreements


def undo_to_last_decision(entries: Sequence[Entry], seat: int) -> list[int]:
    """The seqs from the seat's last decision on. Clergy seated at once count as one decision."""
    taken = decisions(entries)
    own = [at for at, entry in enumerate(taken) if entry.seat == seat]
    if not own:
        return []
    first = own[-1]
    if clergy_seating.current_seating(entries, seat) and all(_is_clergy(taken[at].action) for at in own):
        first = own[0]
    return [entry.seq for entry in taken[first:]]


def _is_clergy(action: str | None) -> bool:
    return action is not None and action.startswith("clergy:")
