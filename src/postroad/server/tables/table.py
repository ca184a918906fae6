"""A table in play: its seats, its log, and the game that the log leads to. Nothing here waits or stores."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Literal, NamedTuple, cast

import numpy as np

from postroad.game import Game, IllegalAction
from postroad.record import Document, redact_document
from postroad.rules.board import SEATS
from postroad.rules.engine import engine
from postroad.rules.events import Event
from postroad.rules.options import Options
from postroad.server.tables import clergy_seating
from postroad.server.tables.entries import Entry, last_decision, record_of
from postroad.server.tables.error_codes import ErrorCode
from postroad.server.tables.names import unique_name
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seats import MAY_RETURN, Seat, Seats, person_seats, ranking, seats_after, seats_from_log, with_away
from postroad.server.tables.snapshot import Snapshot, apply_entry
from postroad.server.tables.votes import Agreements, SeatTransfer, Vote
from postroad.server.tables.wire_types import ClockTerms, EntryKind, PlayerName, Summary

DepartureKind = Literal["leave", "resign", "remove", "time"]
NO_DEPARTURE: dict[DepartureKind, ErrorCode] = {
    "leave": "no-leave",
    "resign": "no-resign",
    "remove": "no-remove",
    "time": "no-leave",
}
# Limits for a log, in entries. A long game has some 650, and players rarely undo as much as they decide.
LONG_LOG = 1500  # from here on there is no undo, and nobody leaves for a while
MAX_LOG = 2500  # from here on bots finish the game

Span = tuple[float, float]  # start and end, in unix seconds


class TableHost(NamedTuple):
    """The player who created the table."""

    id: str
    name: str

    def to_wire(self) -> PlayerName:
        return {"id": self.id, "name": self.name}


@dataclass(frozen=True)
class TableTerms:
    """The settings chosen when the table was created."""

    host: TableHost
    listed: bool = False
    clock: ClockTerms | None = None
    hints: bool = False  # offered even if several people play
    memory: bool = False  # memory mode: the page covers what players could remember


class Change(NamedTuple):
    """A table's next state, to be applied once its entries are stored."""

    entries: tuple[Entry, ...]
    game: Game
    seats: Seats
    awaits: list[int] | None = None
    agreements: Agreements = Agreements()

    @property
    def seat(self) -> int | None:
        """The seat that the entries belong to."""
        return self.entries[0].seat

    def with_time(self, now: float, spent: float) -> "Change":
        """The same change at time `now`, with `spent` seconds on its first entry. The clock may have been set back: entry
        numbers give the order, not times."""
        first, *rest = (replace(entry, at=now) for entry in self.entries)
        return self._replace(entries=(replace(first, spent=spent), *rest))


class Table:
    """A table in play. `apply` makes every change that the methods under "Changes" return; `set_rematch` follows after the
    game."""

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
        self.rematch = rematch  # the table of the rematch
        self.measured_elsewhere = False  # another server may have measured time before this one
        self.clock_stops: Sequence[Span] = ()  # when the clock stood still for everybody
        self.created = created
        self.seats = seats
        self.entries = entries
        self.game = game
        self.options = game.options
        self.agreements = Agreements.from_log(entries, seats)
        self._commands = _commands(entries)

    @classmethod
    def new(cls, table_id: str, created: float, options: Options, seats: Seats, at: float, terms: TableTerms) -> "Table":
        """A table at which a game begins."""
        game = Game.of(options, names=[seat.name for seat in seats])
        start = Entry(1, at, "start", events=_last_events(game))
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
        """A table restored from its log. `options` are those of a record, with the numbers of rulings and map."""
        names = [seat.name for seat in seats]
        game = snapshot and snapshot.replay(entries, names)
        game = game or Game.from_record(record_of(options, names, entries))
        return cls(table_id, created, seats_from_log(seats, entries), entries, game, terms, rematch)

    # State

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].seq

    @property
    def has_persons(self) -> bool:
        """Whether any person plays."""
        return any(seat.is_person for seat in self.seats)

    @property
    def bot_to_decide(self) -> int | None:
        """The seat that must decide, if a bot plays there."""
        seat = self.game.seat
        return None if seat is None or self.seats[seat].is_person else seat

    @property
    def person_to_decide(self) -> int | None:
        """The seat that must decide, if a person plays there."""
        seat = self.game.seat
        return seat if seat is not None and self.seats[seat].is_person else None

    @property
    def begins_turn(self) -> bool:
        """Whether the next decision is the first of a turn."""
        return self.entries[-1].begins_turn

    @property
    def awaits(self) -> list[int]:
        """The seats of persons for whom the others wait."""
        return _awaits(self.game, self.seats, self.entries, self.vote)

    @property
    def is_long(self) -> bool:
        """Whether the log is so long that undo and leaving are off."""
        return self.seq >= LONG_LOG

    @property
    def is_too_long(self) -> bool:
        """Whether the log is so long that bots finish the game."""
        return self.seq >= MAX_LOG

    @property
    def vote(self) -> Vote | None:
        """The open vote, if there is one."""
        return None if self.game.over else self.agreements.vote

    @property
    def transfer(self) -> SeatTransfer | None:
        """The agreed transfer of a seat, if there is one."""
        return None if self.game.over else self.agreements.transfer

    @property
    def paused(self) -> bool:
        """Whether all have agreed to pause the clock."""
        return self.agreements.paused and not self.game.over

    @property
    def seats_in_transfer(self) -> set[int]:
        """The seat that the players vote on, or have agreed, to give to another person."""
        vote = self.vote if self.vote and self.vote.kind == "seat" else None
        return {agreement.seat for agreement in (vote, self.transfer) if agreement}

    @property
    def has_day_clock(self) -> bool:
        """Whether players have days for a turn, so that they come and go."""
        return self.terms.clock is not None and self.terms.clock["kind"] == "days"

    def entries_of(self, seat: int, command: str) -> list[Entry]:
        """The entries of a command: its first one and the decisions that came with it, which have no id of their own."""
        if (seat, command) not in self._commands:
            return []
        first, *later = self.entries[self._commands[seat, command] - 1 :]
        along = takewhile(lambda entry: (entry.kind, entry.seat, entry.command) == ("decision", first.seat, None), later)
        return [first, *along] if first.kind == "decision" else [first]

    # Permissions

    def is_host(self, player: str | None) -> bool:
        return self.terms.host.id == player

    def seats_of(self, player: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if player is not None and seat.player == player]

    def sits(self, player: str | None) -> bool:
        """Whether this player has a seat here, or may come back to one."""
        return any(self.seats[seat].is_held for seat in self.seats_of(player))

    def seat(self, number: int) -> Seat:
        """The seat of this number; rejects unknown numbers."""
        if not 0 <= number < len(self.seats):
            raise CommandRejected("no-table")
        return self.seats[number]

    def check_owner(self, seat: int, player: str | None) -> None:
        """Reject anybody but the seat's owner."""
        if player is None or self.seat(seat).player != player:
            raise CommandRejected("not-your-seat")

    def viewer(self, seat: int | None, player: str | None) -> int | None:
        """The seat whose view this player gets; None for a spectator's. After the game everybody may view every seat."""
        if seat is None:
            return None
        owned = self.seat(seat)
        if self.game.over:
            return seat
        self.check_owner(seat, player)
        return None if owned.is_given_up else seat

    @property
    def hints(self) -> bool:
        """Whether the page offers hints: always to a lone player, to several only if they chose so, and never in memory mode."""
        if self.terms.memory:
            return False
        return self.terms.hints or sum(seat.player is not None for seat in self.seats) <= 1

    def may_undo(self, seat: int | None) -> bool:
        """Whether the seat may undo its last decision now."""
        return seat is not None and self.to_undo(seat) is not None

    def to_undo(self, seat: int) -> Entry | None:
        """The seat's last decision, if it revealed nothing and the turn is still the seat's."""
        if self.is_long:
            return None
        last = last_decision(self.entries)
        if last is None or not last.seat == seat == self.person_to_decide:
            return None
        return None if last.action == "end" or last.reveals else last

    @property
    def ranking(self) -> list[int]:
        """The seats from first to last once the game is over."""
        if not self.game.over:
            return []
        return ranking([seat.to_wire() for seat in self.seats], _points(self.game, self.seats), self.game.winner)

    def record(self, viewer: int | None) -> Document:
        """The game record: complete after the game, before that as the viewer may know it."""
        record = record_of(self.options._asdict(), self.game.names, self.entries)
        return with_away(record, self.seats) if self.game.over else redact_document(record, viewer)

    # Changes

    def decision_change(self, seat: int, actions: Sequence[str], command: str | None = None) -> Change:
        """Successive decisions of one seat: all of them, or none."""
        game, decided = self.game.copy(), list[Entry]()
        for action in actions:
            if decided and decided[-1].reveals:  # no decision may follow: players learn nothing before it is stored
                raise CommandRejected("illegal", reason="plan-reveals")
            if game.seat != seat:
                raise CommandRejected("not-your-turn")
            game.reseed()  # so that nobody can predict chance
            try:
                game.play(action)
            except IllegalAction as error:
                raise CommandRejected("illegal", reason=error.reason) from None
            decided.append(self._entry("decision", seat, len(decided), action=action, events=_last_events(game)))
        return self._change((replace(decided[0], command=command), *decided[1:]), game)

    def undo_change(self, seat: int, undoes: int | list[int], command: str | None = None) -> Change:
        """Undo one decision, or several."""
        entry = self._entry("undo", seat, command=command, undoes=undoes)
        game = self._game_to_change(entry)
        apply_entry(game, entry)
        return self._change((entry,), game)

    def takeover_change(self, kind: DepartureKind, seat: int, command: str | None = None) -> Change:
        """A bot takes over a seat: its player leaves, resigns, is removed or has run out of time."""
        owned = self.seats[seat]
        stays = kind == "leave" and self.is_long
        if self.game.over or stays or not (owned.is_person or (kind == "remove" and owned.away in MAY_RETURN)):
            raise CommandRejected(NO_DEPARTURE[kind])
        return self.change(kind, seat, command=command)

    def transfer_change(self, player: Player, digest: str) -> Change:
        """Give the offered seat to this player."""
        offer = self.transfer
        if offer is None or offer.digest != digest:
            raise CommandRejected("no-code")
        if self.seats_of(player.id):
            raise CommandRejected("seated")
        others = [seat.name for number, seat in enumerate(self.seats) if number != offer.seat]
        name = unique_name(player.name, others)
        heir = {"id": player.id, "name": name, "before": self.seats[offer.seat].name}
        return self.change("hand", offer.seat, secret=[digest], player=heir)

    def automatic_change(self) -> Change | None:
        """The next change that needs no player: an agreed vote, submitted clergy, or the end of an overlong log."""
        vote, seat, action = self._agreed_vote, self.game.seat, self._next_clergy
        if vote:
            return self._grant(vote)
        if action is not None and seat is not None:
            return self.decision_change(seat, [action])
        return None if self._seat_over_limit is None else self.takeover_change("time", self._seat_over_limit)

    @property
    def has_automatic_change(self) -> bool:
        """Whether there is one. Finds out without computing the change."""
        return self._agreed_vote is not None or self._next_clergy is not None or self._seat_over_limit is not None

    def _grant(self, vote: Vote) -> Change:
        if vote.kind == "seat":
            return self.change("offer", vote.seat, player=vote.by)
        if vote.kind == "pause":
            return self.change("pause", self.person_to_decide)  # the entry stores the time used so far
        return self.undo_change(vote.seat, list(vote.undoes))

    @property
    def _agreed_vote(self) -> Vote | None:
        vote = self.vote
        return vote if vote and not vote.waiting else None

    @property
    def _seat_over_limit(self) -> int | None:
        """The seat whose person must leave the game to a bot because the log is too long."""
        return self.person_to_decide if self.is_too_long else None

    @property
    def _next_clergy(self) -> str | None:
        return clergy_seating.next_action(self.game, self.entries)

    def stored_change(self, entry: Entry) -> Change:
        """The change for an entry that another server stored. Raises ValueError if it does not follow."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        game = self._game_to_change(entry)
        apply_entry(game, entry)
        return self._change((entry,), game)

    def _game_to_change(self, entry: Entry) -> Game:
        """The game to apply this entry to: replayed from the start if the entry undoes more than the snapshot holds."""
        back = len(entry.taken_back)
        if not back or back <= self.game.decisions:
            return self.game.copy()
        return Game.from_record(record_of(self.options._asdict(), self.game.names, self.entries))

    def change(self, kind: EntryKind, seat: int | None, **more: Any) -> Change:
        """A change with one entry that is no decision."""
        return self._change((self._entry(kind, seat, **more),), self.game)

    def _entry(self, kind: EntryKind, seat: int | None, after: int = 0, **more: Any) -> Entry:
        """The next entry, or the one `after` so many others."""
        return Entry(self.seq + 1 + after, self.entries[-1].at, kind, seat, **more)

    def _change(self, entries: tuple[Entry, ...], game: Game) -> Change:
        seats, agreements = self.seats, self.agreements
        for entry in entries:
            seats = seats_after(seats, entry)
            agreements = agreements.after(entry, seats)
        if entries[0].kind == "hand":
            game = game.renamed([seat.name for seat in seats])
        vote = None if game.over else agreements.vote
        return Change(entries, game, seats, _awaits(game, seats, [*self.entries, *entries], vote), agreements)

    def apply(self, change: Change) -> None:
        """Apply a stored change."""
        self.entries += change.entries
        self.game, self.seats, self.agreements = change.game, change.seats, change.agreements
        self._commands |= _commands(change.entries)

    def set_rematch(self, table_id: str) -> None:
        """Note the table at which the players play again."""
        self.rematch = table_id


def _last_events(game: Game) -> tuple[Event, ...]:
    return cast(tuple[Event, ...], tuple(game.last_events()))


def _commands(entries: Iterable[Entry]) -> dict[tuple[int | None, str], int]:
    """The seq of each command's first entry, by seat and id."""
    return {(entry.seat, entry.command): entry.seq for entry in entries if entry.command}


def _awaits(game: Game, seats: Seats, entries: list[Entry], vote: Vote | None) -> list[int]:
    done = clergy_seating.seats_done(game, entries)
    answers = set(vote.waiting) if vote else set()
    decides = {game.seat} if done is None else {seat for seat in range(len(seats)) if not done[seat]}
    return [seat for seat in person_seats(seats) if seat in answers | decides]


def summary(game: Game, seats: Seats, awaits: list[int] | None = None) -> Summary:
    """The fields that lists of tables need; nothing that a spectator may not know."""
    public = game.view()
    row: Summary = {
        "seats": [seat.to_wire() for seat in seats],
        "over": game.over,
        "round": int(public.state.round_number),
        "decides": game.seat,
        "points": _points(game, seats),
        "winner": game.winner,
    }
    if awaits is not None:
        row["awaits"] = awaits
    return row


def _points(game: Game, seats: Seats) -> list[int]:
    """The points of each seat as a spectator may know them."""
    points = np.zeros(SEATS, np.int64)
    engine.points(game.view().bytes, points)
    return list(map(int, points[: len(seats)]))
