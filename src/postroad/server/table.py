"""A table: who sits there, its log, and the game that the log leads to. Nothing here waits or stores."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from postroad.game import Game, IllegalAction
from postroad.record import Document, document, shown_document
from postroad.rules.events import Event, rows_from
from postroad.rules.scoring import points_of
from postroad.rules.steps import Options
from postroad.server.refusal import Refusal, no_table

RESIGNED_LEVEL = "postilion"  # who plays on for somebody who has left
REVEALING = {"shuffle", "reveal", "arrive"}  # events that cannot be taken back, for somebody has seen something


@dataclass(frozen=True)
class Seat:
    name: str
    level: str | None = None  # of the bot that plays; None for a person
    resigned: bool = False
    player: str | None = None  # whose seat it is
    away: str | None = None  # why a bot sits there in the player's stead

    @property
    def person(self) -> bool:
        return self.level is None

    def words(self) -> dict[str, Any]:
        kind = "person" if self.person else "bot"
        words = {"name": self.name, "kind": kind, "level": self.level, "resigned": self.resigned}
        return {**words, "player": self.player, "away": self.away}


class Host(NamedTuple):
    id: str
    name: str


@dataclass(frozen=True)
class Terms:
    """What was agreed when the table was laid."""

    host: Host | None = None
    listed: bool = False
    clock: dict[str, Any] | None = None  # kind and seconds; None without a clock


@dataclass(frozen=True)
class Entry:
    """A line of the log. Lines are only ever added; the numbers never fall."""

    seq: int
    at: float  # unix seconds
    kind: str  # start, decision, undo, resign
    seat: int | None = None
    action: str | None = None
    events: tuple[Event, ...] = ()
    undoes: int | list[int] | None = None  # the seq of what was taken back
    command: str | None = None  # the client's own id of what it asked for
    spent: float = 0.0  # seconds that the seat took, by the server's own clock
    secret: list[str] | None = None  # what only the seat may know before its time


class Change(NamedTuple):
    """A table as it will be once its next entry is stored."""

    entry: Entry
    game: Game
    seats: tuple[Seat, ...]


class Table:
    """`apply` is the only thing that changes it; `decision`, `undo` and `resignation` make what can be applied."""

    def __init__(
        self,
        table_id: str,
        created: float,
        seats: tuple[Seat, ...],
        entries: list[Entry],
        game: Game,
        terms: Terms | None = None,
    ) -> None:
        self.id = table_id
        self.terms = terms or Terms()
        self.rematch: str | None = None  # the table where they play again
        self.created = created
        self.seats = seats
        self.entries = entries
        self.game = game
        self._commands = {entry.command: entry for entry in entries if entry.command}

    @classmethod
    def new(cls, table_id: str, options: Options, seats: tuple[Seat, ...], terms: Terms | None = None) -> "Table":
        players, honours, audience, provinces = options
        names = [seat.name for seat in seats]
        game = Game.new(players, honours=honours, audience=audience, provinces_for_all=provinces, names=names)
        start = Entry(1, now(), "start", events=tuple(game.last_events()))
        return cls(table_id, start.at, seats, [start], game, terms)

    @classmethod
    def from_log(
        cls,
        table_id: str,
        created: float,
        options: dict[str, Any],
        seats: tuple[Seat, ...],
        entries: list[Entry],
        terms: Terms | None = None,
    ) -> "Table":
        """A table again from its log. `options` are those of a record, with the numbers of rulings and map."""
        game = Game.from_record(record_of(options, [seat.name for seat in seats], entries))
        return cls(table_id, created, seats, entries, game, terms)

    # What is

    @property
    def seq(self) -> int:
        return self.entries[-1].seq

    @property
    def persons_at_play(self) -> bool:
        return any(seat.person for seat in self.seats)

    @property
    def bot(self) -> int | None:
        """The seat that must decide, if a bot sits there."""
        seat = self.game.seat
        return None if seat is None or self.seats[seat].person else seat

    @property
    def begins_turn(self) -> bool:
        """Is the next decision the first of a turn?"""
        return any(event["ev"] == "turn" for event in self.entries[-1].events)

    def viewer(self, seat: int | None) -> int | None:
        """Through whose eyes this seat may look; None for a spectator's. After the game everybody may look through all."""
        if seat is None:
            return None
        if not 0 <= seat < len(self.seats):
            raise no_table()
        if self.game.over or self.seats[seat].person:
            return seat
        if self.seats[seat].resigned:
            return None
        raise no_table()

    def entry_of(self, command: str) -> Entry | None:
        return self._commands.get(command)

    def may_undo(self, seat: int | None) -> bool:
        return seat is not None and self._to_undo(seat) is not None

    def _to_undo(self, seat: int) -> Entry | None:
        """The seat's last decision, if nothing came to light by it and the turn is still the seat's."""
        last = next(reversed(list(standing(self.entries))))
        own = last.kind == "decision" and last.seat == seat == self.game.seat and self.seats[seat].person
        return last if own and last.action != "end" and not any(map(_reveals, last.events)) else None

    def record(self, viewer: int | None) -> Document:
        """The record: complete after the game, before that what the viewer may know."""
        record = self.game.record()
        return record if self.game.over else shown_document(record, viewer)

    # What may become

    def decision(self, seat: int, action: str, command: str | None = None) -> Change:
        if self.game.seat != seat:
            raise Refusal(403, "not-your-turn")
        game = self.game.copy()
        game.reseed()  # so that nobody can foresee chance
        try:
            game.play(action)
        except IllegalAction as error:
            raise Refusal(422, "illegal", reason=error.reason) from None
        return self._change("decision", seat, game, command=command, action=action, events=tuple(game.last_events()))

    def undo(self, seat: int, command: str) -> Change:
        last = self._to_undo(seat)
        if last is None:
            raise Refusal(403, "no-undo")
        game = self.game.copy()
        game.undo()
        return self._change("undo", seat, game, command=command, undoes=last.seq)

    def resignation(self, seat: int, command: str) -> Change:
        if self.game.over or not self.seats[seat].person:
            raise Refusal(403, "no-resign")
        change = self._change("resign", seat, self.game, command=command)
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], level=RESIGNED_LEVEL, resigned=True)
        return change._replace(seats=tuple(seats))

    def _change(self, kind: str, seat: int, game: Game, **more: Any) -> Change:
        return Change(Entry(self.seq + 1, now(), kind, seat, **more), game, self.seats)

    def apply(self, change: Change) -> None:
        self.entries.append(change.entry)
        self.game, self.seats = change.game, change.seats
        if change.entry.command:
            self._commands[change.entry.command] = change.entry


def summary(game: Game, seats: tuple[Seat, ...]) -> dict[str, Any]:
    """What a list of tables says of one; nothing that a spectator may not know."""
    public = game.view().state
    return {
        "seats": [seat.words() for seat in seats],
        "over": game.over,
        "round": int(public.round_number),
        "decides": game.seat,
        "points": [points_of(public, seat) for seat in range(len(seats))],
        "winner": game.winner,
    }


def standing(entries: list[Entry]) -> Iterator[Entry]:
    """The entries that were not taken back."""
    undone = {entry.undoes for entry in entries if entry.kind == "undo"}
    return (entry for entry in entries if entry.kind != "undo" and entry.seq not in undone)


def record_of(options: dict[str, Any], names: list[str], entries: list[Entry]) -> Document:
    """The record of what was not taken back."""
    told = [entry for entry in standing(entries) if entry.kind in ("start", "decision")]
    rows = [row for entry in told for event in entry.events for row in rows_from(event)]
    played = Options(**{name: options[name] for name in Options._fields})
    record = document(played, names, rows, None if told[-1].events else len(told) - 1)
    return {**record, "options": {**record["options"], **options}}


def hidden_action(entry: Entry, viewer: int | None) -> bool:
    """Does the name of the action tell what the viewer may not know?"""
    return entry.action is not None and entry.action.startswith("clergy:") and entry.seat != viewer


def _reveals(event: Event) -> bool:
    return event["ev"] in REVEALING or (event["ev"], event.get("from")) == ("take", "deck")


def now() -> float:
    return round(time.time(), 3)
