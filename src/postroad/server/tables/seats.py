"""The seats of a table: who owns them, and who plays there now."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from postroad.bots.registry import STAND_IN
from postroad.record import Document
from postroad.server.tables.entries import Entry
from postroad.server.tables.wire_types import Away, BotId, EntryKind, TableSeat, WaitingSeat

# Keyed by the kind of the entry.
AWAY: dict[EntryKind, Away] = {"leave": "left", "remove": "removed", "time": "time", "resign": "resigned"}
MAY_RETURN = {"left", "time"}


@dataclass(frozen=True)
class Seat:
    """A seat in play."""

    name: str
    level: BotId | None = None  # of the bot that plays; None for a person
    resigned: bool = False
    player: str | None = None  # the owner
    away: Away | None = None  # why a bot plays for the owner

    @property
    def is_person(self) -> bool:
        """Whether a person plays here now."""
        return self.level is None

    @property
    def is_held(self) -> bool:
        """Whether a person owns the seat and plays, or may come back."""
        return self.is_person or self.away in MAY_RETURN

    @property
    def is_given_up(self) -> bool:
        """Whether a person owned the seat and cannot come back."""
        return self.resigned or (self.away is not None and self.away not in MAY_RETURN)

    def to_wire(self) -> TableSeat:
        return {
            "name": self.name,
            "kind": "person" if self.is_person else "bot",
            "level": self.level,
            "resigned": self.resigned,
            "player": self.player,
            "away": self.away,
        }


Seats = tuple[Seat, ...]


def seats_after(seats: Seats, entry: Entry) -> Seats:
    """The seats after this entry."""
    if entry.seat is None or (entry.kind not in AWAY and entry.kind not in ("back", "fill", "hand")):
        return seats
    changed = list(seats)
    changed[entry.seat] = _changed(seats[entry.seat], entry)
    return tuple(changed)


def _changed(seat: Seat, entry: Entry) -> Seat:
    if entry.kind == "fill":
        return replace(seat, level=entry.action)
    if entry.kind == "back":
        return replace(seat, level=None, away=None)
    if entry.kind == "hand" and entry.player:
        return replace(seat, level=None, away=None, player=entry.player["id"], name=entry.player["name"])
    return replace(seat, level=STAND_IN, away=AWAY[entry.kind], resigned=entry.kind == "resign")


def seats_from_log(seats: Seats, entries: Iterable[Entry]) -> Seats:
    """The seats as the log leaves them, whatever was stored of them."""
    seats = tuple(replace(seat, level=None, away=None, resigned=False) if _was_a_person(seat) else seat for seat in seats)
    for entry in entries:
        seats = seats_after(seats, entry)
    return seats


def _was_a_person(seat: Seat) -> bool:
    return seat.resigned or seat.away is not None


def ranking(seats: Sequence[TableSeat | WaitingSeat], points: Sequence[int], winner: int | None) -> list[int]:
    """The seats from first to last. Players who resigned or ran out of time rank below all others."""
    if winner is None:
        return []
    return sorted(range(len(seats)), key=lambda seat: (_gave_up(seats[seat]), seat != winner, -points[seat], seat))


def _gave_up(seat: TableSeat | WaitingSeat) -> bool:
    return seat["resigned"] or seat["away"] == "time"


def with_away(record: Document, seats: Seats) -> Document:
    """The record of a finished game, with the seats that bots played for their players in the end."""
    away = [seat.away for seat in seats]
    return {**record, "options": {**record["options"], "away": away}} if any(away) else record


def person_seats(seats: Seats) -> list[int]:
    """The seats at which persons play."""
    return [number for number, seat in enumerate(seats) if seat.is_person]
