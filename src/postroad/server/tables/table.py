"""A table: who sits there, its log, and the game that the log leads to. Nothing here waits or stores."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Literal, NamedTuple

import numpy as np

from postroad.game import Game, IllegalAction
from postroad.record import Document, shown_document
from postroad.rules.board import SEATS
from postroad.rules.engine import engine
from postroad.rules.transitions import Options
from postroad.server.tables import clergy_seating
from postroad.server.tables.entries import Entry, last_decision, record_of
from postroad.server.tables.names import apart
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected, no_code, no_table, not_your_seat, not_your_turn
from postroad.server.tables.seats import MAY_RETURN, Seat, Seats, persons, ranking, seats_after, seats_by_log
from postroad.server.tables.snapshot import Snapshot, follow
from postroad.server.tables.votes import Agreements, SeatTransfer, Vote
from postroad.server.tables.wire_types import ClockTerms, EntryKind, ErrorCode, PlayerName, Summary

DepartureKind = Literal["leave", "resign", "remove", "time"]
NO_DEPARTURE: dict[DepartureKind, ErrorCode] = {
    "leave": "no-leave",
    "resign": "no-resign",
    "remove": "no-remove",
    "time": "no-leave",
}
# Entries of a log. A long game has some 650, and no people take back as much as they decide.
LONG_LOG = 1500  # from here on nothing is taken back, and nobody leaves for a while
LONGEST_LOG = 2500  # from here on bots play the game to its end

Span = tuple[float, float]  # from when until when, in unix seconds


class TableHost(NamedTuple):
    id: str
    name: str

    def to_wire(self) -> PlayerName:
        return {"id": self.id, "name": self.name}


@dataclass(frozen=True)
class TableTerms:
    """What was agreed when the table was laid."""

    host: TableHost
    listed: bool = False
    clock: ClockTerms | None = None
    hints: bool = False  # offered though people play together
    memory: bool = False  # the page covers what people could remember


class Change(NamedTuple):
    """A table as it will be once its next entries are stored."""

    entries: tuple[Entry, ...]
    game: Game
    seats: Seats
    awaits: list[int] | None = None
    wishes: Agreements = Agreements()

    @property
    def seat(self) -> int | None:
        """Whose entries these are."""
        return self.entries[0].seat

    def stamped(self, now: float, spent: float) -> "Change":
        """Happening now, also by a clock that was set back: the numbers of entries tell their order, not their times. The seat
        has taken so long for all of it."""
        first, *rest = (replace(entry, at=now) for entry in self.entries)
        return self._replace(entries=(replace(first, spent=spent), *rest))


class Table:
    """Changed by `apply` alone, and everything under "What may become" makes what can be applied; once it is over, by
    `play_again_at`."""

    def __init__(
        self,
        table_id: str,
        created: float,
        seats: tuple[Seat, ...],
        entries: list[Entry],
        game: Game,
        terms: TableTerms,
        rematch: str | None = None,
    ) -> None:
        self.id = table_id
        self.terms = terms
        self.rematch = rematch  # the table where they play again
        self.measured = False  # may another server have measured the time before this one did?
        self.rests: Sequence[Span] = ()  # when nobody's time went by
        self.created = created
        self.seats = seats
        self.entries = entries
        self.game = game
        self.options = game.options
        self.wishes = Agreements.by_log(entries, seats)
        self._commands = _commands(entries)

    @classmethod
    def new(cls, table_id: str, created: float, options: Options, seats: Seats, at: float, terms: TableTerms) -> "Table":
        """A table at which a game begins; people may have gathered there before."""
        game = Game.of(options, names=[seat.name for seat in seats])
        start = Entry(1, at, "start", events=tuple(game.last_events()))
        return cls(table_id, created, seats, [start], game, terms)

    @classmethod
    def from_log(
        cls,
        table_id: str,
        created: float,
        options: dict[str, Any],
        seats: Seats,
        entries: list[Entry],
        terms: TableTerms,
        rematch: str | None = None,
        snapshot: Snapshot | None = None,
    ) -> "Table":
        """A table again from its log. `options` are those of a record, with the numbers of rulings and map."""
        names = [seat.name for seat in seats]
        game = snapshot and snapshot.led_on(entries, names)
        game = game or Game.from_record(record_of(options, names, entries))
        return cls(table_id, created, seats_by_log(seats, entries), entries, game, terms, rematch)

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
    def person(self) -> int | None:
        """The seat that must decide, if a person sits there."""
        seat = self.game.seat
        return seat if seat is not None and self.seats[seat].person else None

    @property
    def begins_turn(self) -> bool:
        """Is the next decision the first of a turn?"""
        return self.entries[-1].begins_turn

    @property
    def awaits(self) -> list[int]:
        """The seats of persons for whom the others wait."""
        return _awaits(self.game, self.seats, self.entries, self.vote)

    @property
    def is_long(self) -> bool:
        return self.seq >= LONG_LOG

    @property
    def is_too_long(self) -> bool:
        return self.seq >= LONGEST_LOG

    @property
    def vote(self) -> Vote | None:
        """What somebody asks all others for now."""
        return None if self.game.over else self.wishes.vote

    @property
    def transfer(self) -> SeatTransfer | None:
        """The seat that goes to whoever brings the link."""
        return None if self.game.over else self.wishes.transfer

    @property
    def paused(self) -> bool:
        """Have all agreed that nobody's time goes by?"""
        return self.wishes.paused and not self.game.over

    @property
    def going(self) -> set[int]:
        """The seat that is to go to somebody else, as all have agreed or are asked."""
        asked = self.vote if self.vote and self.vote.kind == "seat" else None
        return {wish.seat for wish in (asked, self.transfer) if wish}

    @property
    def in_days(self) -> bool:
        """Do people come and go, and have days for a turn?"""
        return self.terms.clock is not None and self.terms.clock["kind"] == "days"

    def entries_of(self, seat: int, command: str) -> list[Entry]:
        """What came of a seat's command: its entry, and the decisions that it brought along, which have no id of their own."""
        if (seat, command) not in self._commands:
            return []
        first, *later = self.entries[self._commands[seat, command] - 1 :]
        along = takewhile(lambda entry: (entry.kind, entry.seat, entry.command) == ("decision", first.seat, None), later)
        return [first, *along] if first.kind == "decision" else [first]

    # Who may do what

    def is_host(self, player: str | None) -> bool:
        return self.terms.host.id == player

    def seats_of(self, player: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if player is not None and seat.player == player]

    def sits(self, player: str | None) -> bool:
        """Does this player have a seat here, or may come back to one?"""
        return any(self.seats[seat].kept for seat in self.seats_of(player))

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise no_table()
        return self.seats[number]

    def check_owner(self, seat: int, player: str | None) -> None:
        if player is None or self.seat(seat).player != player:
            raise not_your_seat()

    def viewer(self, seat: int | None, player: str | None) -> int | None:
        """Through whose eyes this player may look there; None for a spectator's. After the game all may look through all."""
        if seat is None:
            return None
        there = self.seat(seat)
        if self.game.over:
            return seat
        self.check_owner(seat, player)
        return None if there.given_up else seat

    @property
    def hints(self) -> bool:
        """Are they offered? To whoever plays alone; several people must have agreed. By heart nobody has them: they know
        what lies covered."""
        if self.terms.memory:
            return False
        return self.terms.hints or sum(seat.player is not None for seat in self.seats) <= 1

    def may_undo(self, seat: int | None) -> bool:
        return seat is not None and self.to_undo(seat) is not None

    def to_undo(self, seat: int) -> Entry | None:
        """The seat's last decision, if nothing came to light by it and the turn is still the seat's."""
        if self.is_long:
            return None
        last = last_decision(self.entries)
        if last is None or not last.seat == seat == self.person:
            return None
        return None if last.action == "end" or last.reveals else last

    @property
    def ranking(self) -> list[int]:
        """The result between people, once the game is over."""
        if not self.game.over:
            return []
        return ranking([seat.to_wire() for seat in self.seats], _points(self.game, self.seats), self.game.winner)

    def record(self, viewer: int | None) -> Document:
        """The record: complete after the game, before that what the viewer may know."""
        record = record_of(self.options._asdict(), self.game.names, self.entries)
        return record if self.game.over else shown_document(record, viewer)

    # What may become

    def decided(self, seat: int, actions: Sequence[str], command: str | None = None) -> Change:
        """Decisions of one seat, one after the other: all of them, or none."""
        game, decided = self.game.copy(), list[Entry]()
        for action in actions:
            if decided and decided[-1].reveals:  # whatever comes next: nobody learns anything before it is stored
                raise CommandRejected(422, "illegal", reason="plan-reveals")
            if game.seat != seat:
                raise not_your_turn()
            game.reseed()  # so that nobody can foresee chance
            try:
                game.play(action)
            except IllegalAction as error:
                raise CommandRejected(422, "illegal", reason=error.reason) from None
            decided.append(self._entry("decision", seat, len(decided), action=action, events=tuple(game.last_events())))
        return self._change((replace(decided[0], command=command), *decided[1:]), game)

    def taken_back(self, seat: int, undoes: int | list[int], command: str | None = None) -> Change:
        entry = self._entry("undo", seat, command=command, undoes=undoes)
        game = self._with_past(entry)
        follow(game, entry)
        return self._change((entry,), game)

    def departure(self, kind: DepartureKind, seat: int, command: str | None = None) -> Change:
        """Somebody goes, or must go: leave, resign, remove, time. A bot plays on."""
        there = self.seats[seat]
        stays = kind == "leave" and self.is_long
        if self.game.over or stays or not (there.person or (kind == "remove" and there.away in MAY_RETURN)):
            raise CommandRejected(403, NO_DEPARTURE[kind])
        return self.change(kind, seat, command=command)

    def handed_on(self, player: Player, digest: str) -> Change:
        """The seat that is offered is this player's from now on."""
        offer = self.transfer
        if offer is None or offer.digest != digest:
            raise no_code()
        if self.seats_of(player.id):
            raise CommandRejected(409, "seated")
        others = [seat.name for number, seat in enumerate(self.seats) if number != offer.seat]
        name = apart(player.name, others)
        heir = {"id": player.id, "name": name, "before": self.seats[offer.seat].name}
        return self.change("hand", offer.seat, secret=[digest], player=heir)

    def automatic_change(self) -> Change | None:
        """What comes next without anybody's doing: what all have agreed to, clergy as they were handed in, the end of a log."""
        agreed, seat, action = self._agreed, self.game.seat, self._handed_in
        if agreed:
            return self._granted(agreed)
        if action is not None and seat is not None:
            return self.decided(seat, [action])
        return None if self._out_of_time is None else self.departure("time", self._out_of_time)

    @property
    def goes_on_by_itself(self) -> bool:
        """Is there such a thing? Nothing is carried out to find that out."""
        return self._agreed is not None or self._handed_in is not None or self._out_of_time is not None

    def _granted(self, agreed: Vote) -> Change:
        if agreed.kind == "seat":
            return self.change("offer", agreed.seat, player=agreed.by)
        if agreed.kind == "pause":
            return self.change("pause", self.person)  # it takes down how long whoever must decide has taken so far
        return self.taken_back(agreed.seat, list(agreed.undoes))

    @property
    def _agreed(self) -> Vote | None:
        asked = self.vote
        return asked if asked and not asked.waiting else None

    @property
    def _out_of_time(self) -> int | None:
        """The seat whose person has to leave the game to a bot, for the log is too long."""
        return self.person if self.is_too_long else None

    @property
    def _handed_in(self) -> str | None:
        return clergy_seating.next_action(self.game, self.entries)

    def followed(self, entry: Entry) -> Change:
        """What another server has stored as the next entry. ValueError if that cannot be."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        game = self._with_past(entry)
        follow(game, entry)
        return self._change((entry,), game)

    def _with_past(self, entry: Entry) -> Game:
        """The game, to be changed by this entry: from its beginning, if more is taken back than there was since a snapshot."""
        back = len(entry.taken_back)
        if not back or back <= self.game.decisions:
            return self.game.copy()
        return Game.from_record(record_of(self.options._asdict(), self.game.names, self.entries))

    def change(self, kind: EntryKind, seat: int | None, **more: Any) -> Change:
        """Something else than a decision."""
        return self._change((self._entry(kind, seat, **more),), self.game)

    def _entry(self, kind: EntryKind, seat: int | None, after: int = 0, **more: Any) -> Entry:
        """The next entry, or one after so many others."""
        return Entry(self.seq + 1 + after, self.entries[-1].at, kind, seat, **more)

    def _change(self, entries: tuple[Entry, ...], game: Game) -> Change:
        seats, wishes = self.seats, self.wishes
        for entry in entries:
            seats = seats_after(seats, entry)
            wishes = wishes.after(entry, seats)
        if entries[0].kind == "hand":
            game = game.renamed([seat.name for seat in seats])
        asked = None if game.over else wishes.vote
        return Change(entries, game, seats, _awaits(game, seats, [*self.entries, *entries], asked), wishes)

    def apply(self, change: Change) -> None:
        self.entries += change.entries
        self.game, self.seats, self.wishes = change.game, change.seats, change.wishes
        self._commands |= _commands(change.entries)

    def play_again_at(self, table_id: str) -> None:
        self.rematch = table_id


def _commands(entries: Iterable[Entry]) -> dict[tuple[int | None, str], int]:
    """Where a command's first entry is, by its seat and its id."""
    return {(entry.seat, entry.command): entry.seq for entry in entries if entry.command}


def _awaits(game: Game, seats: Seats, entries: list[Entry], asked: Vote | None) -> list[int]:
    done = clergy_seating.done(game, entries)
    answers = set(asked.waiting) if asked else set()
    decides = {game.seat} if done is None else {seat for seat in range(len(seats)) if not done[seat]}
    return [seat for seat in persons(seats) if seat in answers | decides]


def summary(game: Game, seats: Seats, awaits: list[int] | None = None) -> Summary:
    """What a list of tables says of one; nothing that a spectator may not know."""
    public = game.view()
    told: Summary = {
        "seats": [seat.to_wire() for seat in seats],
        "over": game.over,
        "round": int(public.state.round_number),
        "decides": game.seat,
        "points": _points(game, seats),
        "winner": game.winner,
    }
    if awaits is not None:
        told["awaits"] = awaits
    return told


def _points(game: Game, seats: Seats) -> list[int]:
    """As a spectator may know them."""
    points = np.zeros(SEATS, np.int64)
    engine.points(game.view().bytes, points)
    return list(map(int, points[: len(seats)]))
