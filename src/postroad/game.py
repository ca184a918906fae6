"""The Game class: the main API, around one state and its history."""

import builtins
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Unpack, cast

import numpy as np

from postroad.checked_arguments import action_number, checked_names, checked_seat, checked_seed, seed_number
from postroad.event_types import GameEvent, Record
from postroad.outcomes import Cards, outcomes
from postroad.record import document, options_in, replay
from postroad.rules.actions import ACTION_NAMES, MOST_LEGAL
from postroad.rules.board import CITY_IDS, SEATS
from postroad.rules.engine import engine
from postroad.rules.event_log import SHUFFLE
from postroad.rules.events import Event, Row, events, rows_from
from postroad.rules.illegal_reasons import why_not
from postroad.rules.options import ChosenOptions, Options
from postroad.rules.reason_text import REASONS
from postroad.rules.rng import seed_generator
from postroad.rules.state import SPECTATOR, STATE, Raw, state_of
from postroad.rules.transitions import Transition, first_transition, next_transition
from postroad.state_check import checked_state
from postroad.state_types import GameState
from postroad.view import View, checked_view


class IllegalAction(ValueError):
    """An unknown or illegal action. `reason` is the code; the message explains it."""

    def __init__(self, action: object, reason: str) -> None:
        self.action = action
        self.reason = reason
        super().__init__(f"{action}: {REASONS[reason]}")


class Outcome(NamedTuple):
    """One of the outcomes of an action."""

    cards: tuple[str, ...]  # the cities that leave the deck, in their order
    probability: float
    game: "Game"  # after the action


class History(NamedTuple):
    """A decision and the history before it. Copies of a game share their history."""

    before: "History | None"
    step: Transition


class Game:
    """A game in progress. Its bytes are never overwritten, so copies and undo are free.

    >>> from postroad import Game
    >>> game = Game.new(players=3, honours=True, seed=7, names=["Ada", "Ben", "Cleo"])
    >>> game.legal()[:2], game.why_not("end")
    (['take:mannheim', 'take:karlsruhe'], 'take-first')
    >>> game.play("take:mannheim")
    >>> game.last_events()[0]
    {'ev': 'take', 'seat': 0, 'city': 'mannheim', 'from': 'market'}
    >>> game.undo()
    >>> game == Game.from_record(game.record()), game.key() == game.copy().key()
    (True, True)
    >>> outcomes = list(game.outcomes("take:deck"))
    >>> outcomes[0].cards, round(sum(outcome.probability for outcome in outcomes), 9)
    (('mannheim',), 1.0)
    """

    __slots__ = ("_names", "_past", "_step")

    _names: tuple[str, ...]
    _past: History | None
    _step: Transition

    @classmethod
    def new(
        cls,
        players: int = 2,
        *,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        **options: Unpack[ChosenOptions],
    ) -> "Game":
        """A new game. The same seed and decisions give the same game; without a seed the operating system picks one."""
        unknown = options.keys() - ChosenOptions.__annotations__.keys()
        if unknown:
            raise TypeError(f"unknown option {min(unknown)!r}: choose {', '.join(ChosenOptions.__annotations__)}")
        return cls.of(Options(players, **options).newest(), seed, names)

    @classmethod
    def of(cls, options: Options, seed: int | None = None, names: Sequence[str] | None = None) -> "Game":
        """A new game from an Options value."""
        players = options.checked().players
        return cls._make(first_transition(options, checked_seed(seed)), checked_names(names, players))

    @classmethod
    def from_record(cls, record: Mapping[str, object], at: int | None = None) -> "Game":
        """The game of a record, at its end or after `at` decisions. Raises RecordError if an event up to there is invalid."""
        _, names = options_in(record)
        past: History | None = None
        step: Transition | None = None
        for number, after in enumerate(replay(record)):
            past, step = None if step is None else History(past, step), after
            if number == at:
                break
        else:
            if at is not None:
                raise ValueError(f"the record has {number} decisions, not {at}")
        assert step is not None
        return cls._make(step, tuple(names), past)

    @classmethod
    def from_state(cls, state: Raw | builtins.bytes, names: Sequence[str] | None = None) -> "Game":
        """A game that continues from the bytes of a state. It has no record, because its history is unknown.

        Raises TypeError or ValueError if these are not the bytes of a game.
        """
        return cls._from_raw(checked_state(state), names)

    @classmethod
    def _from_raw(cls, raw: Raw, names: Sequence[str] | None = None) -> "Game":
        """A game that owns these bytes, which are a state by the rules."""
        out = np.empty(MOST_LEGAL, np.int16)
        size = engine.legal(raw, out)
        return cls._make(Transition(raw, tuple(out[:size].tolist()), None, []), checked_names(names, int(state_of(raw).players)))

    @classmethod
    def _make(cls, step: Transition, names: tuple[str, ...], past: History | None = None) -> "Game":
        game = cls.__new__(cls)
        game._step, game._names, game._past = step, names, past
        return game

    def copy(self) -> "Game":
        """A copy with the same history."""
        game = Game.__new__(Game)
        game._step, game._names, game._past = self._step, self._names, self._past
        return game

    def renamed(self, names: Sequence[str]) -> "Game":
        """The same game with other names."""
        game = self.copy()
        game._names = checked_names(names, len(self._names))
        return game

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, _: Any) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the history as a list: a long chain would exceed the recursion limit."""
        return _unpickled, (self._steps(), self._names)

    # Properties

    @property
    def seat(self) -> int | None:
        """The seat that must decide, None when the game is over."""
        return int(self._step.raw[_SEAT_AT]) if self._step.legal else None

    @property
    def phase(self) -> int:
        """The number of the phase, see rules/phases.py."""
        return int(self._step.raw[_PHASE_AT])

    @property
    def over(self) -> bool:
        return not self._step.legal

    @property
    def options(self) -> Options:
        return Options.of(state_of(self._step.raw))

    @property
    def names(self) -> list[str]:
        return list(self._names)

    @property
    def state(self) -> GameState:
        """A copy of the state with all its fields."""
        return cast(GameState, state_of(self._step.raw.copy()))

    @property
    def bytes(self) -> Raw:
        """A copy of the state's bytes."""
        return self._step.raw.copy()

    @property
    def decisions(self) -> int:
        """The number of decisions so far."""
        count, past = 0, self._past
        while past:
            count, past = count + 1, past.before
        return count

    def points(self) -> list[int]:
        """The points of every seat, if the game were scored now."""
        out = np.zeros(SEATS, np.int64)
        engine.points(self._step.raw, out)
        return [int(points) for points in out[: len(self._names)]]

    @property
    def winner(self) -> int | None:
        """The seat that has won; None until the game is over."""
        return engine.points(self._step.raw, np.zeros(SEATS, np.int64)) if self.over else None

    def key(self) -> builtins.bytes:
        """The position as a dictionary key: two games are equal exactly if their keys are. Chance to come does not count."""
        return self._step.raw[_POSITION].tobytes()

    def view(self, seat: int | None = None) -> View:
        """The view of a seat; without a seat, of a spectator."""
        return View.of(self._step.raw, SPECTATOR if seat is None else checked_seat(seat, len(self._names)))

    # Actions

    def legal(self) -> list[str]:
        """The names of the legal actions; none when the game is over."""
        return [ACTION_NAMES[action] for action in self._step.legal]

    def legal_numbers(self) -> tuple[int, ...]:
        """The numbers of the legal actions; none when the game is over."""
        return self._step.legal

    def why_not(self, action: int | str) -> str | None:
        """The reason code against an action; None if the action is legal."""
        return why_not(state_of(self._step.raw), action_number(action))

    def play(self, action: int | str) -> None:
        """Play an action of the seat that must decide, and everything that follows automatically."""
        after = next_transition(self._step.raw, self._checked_action(action))
        self._past, self._step = History(self._past, self._step), after

    def _checked_action(self, action: int | str) -> int:
        """The number of a legal action; raises IllegalAction otherwise."""
        number = action_number(action)
        if number not in self._step.legal:
            raise illegal(self._step.raw, number, action)
        return number

    def follow(self, action: int | str, expected: Sequence[Event]) -> None:
        """Play an action that another program has played, with the same random events. Raises ValueError if they differ."""
        rows = [rows_from(event) for event in expected]
        number = action_number(action)
        if number not in self._step.legal:
            raise ValueError(f"{action} is not legal here")
        after = next_transition(self._step.raw, number, *([row[2] for row in deck] for deck in rows if deck[0][0] == SHUFFLE))
        if after.rows != [row for event in rows for row in event]:
            raise ValueError(f"{action} leads to other events here")
        self._past, self._step = History(self._past, self._step), after

    def undo(self) -> None:
        """Undo the last decision."""
        if self._past is None:
            raise IndexError("nothing to undo")
        self._past, self._step = self._past

    def reseed(self, seed: int | None = None) -> None:
        """Replace the random generator, by a seed or by the operating system's randomness.

        The deck stays as it is: the new generator takes effect at the next shuffle. `resample_hidden` changes the deck too.
        """
        raw = self._step.raw.copy()
        seed_generator(state_of(raw).rng, checked_seed(seed))
        self._step = self._step._replace(raw=raw)

    def resample_hidden(self, seed: int, seat: int | None = None) -> "Game":
        """The same position with all information that is hidden from a seat drawn again; without a seat, from a spectator.

        The seed determines the deck, the unseen cards of other hands, the ranks of other clergy on the road and the random
        generator. The new game has no record and nothing to undo, because its history would reveal the real cards.
        """
        return sample(self.view(seat), seed).renamed(self._names)

    def outcomes(self, action: int | str) -> Iterator["Outcome"]:
        """What chance can bring after an action: each outcome once, with its probability and the game after it.

        Chance decides which cards leave the deck. The cards of the deck count, and their order does not. An action without
        chance has one outcome. Filling a whole market has up to 200,000; draw them with `resample_hidden` instead. The games have
        no record. To know no more than a seat, call this on a sampled game.
        """
        return map(self._outcome, outcomes(self._step.raw, self._checked_action(action)))

    def _outcome(self, found: tuple[Cards, float, Transition]) -> "Outcome":
        cards, probability, after = found
        game = Game._make(after._replace(action=None, rows=[]), self._names)
        return Outcome(tuple(CITY_IDS[city] for city in cards), probability, game)

    # History

    def last_events(self) -> list[GameEvent]:
        """The events of the last decision; before the first, of the set-up."""
        return cast(list[GameEvent], list(events(self._step.rows)))

    def record(self) -> Record:
        """The record of the whole game (docs/record.md): JSON that replays for ever."""
        rows = self._rows()
        if not rows:
            raise ValueError("a game from a state has no record")
        return cast(Record, document(self.options, self._names, rows, None if self._step.rows else self.decisions))

    def _rows(self) -> list[Row]:
        steps = self._steps()
        return [row for step in steps for row in step.rows] if steps[0].rows else []

    def _steps(self) -> list[Transition]:
        """All transitions, from the set-up or the initial state up to now."""
        steps, past = [self._step], self._past
        while past:
            steps.append(past.step)
            past = past.before
        return steps[::-1]

    def __repr__(self) -> str:
        options = self.options
        modules = "".join(f", {module}" for module in ("honours", "audience") if getattr(options, module))
        stand = f"over, {self._names[self.winner]} won" if self.winner is not None else f"seat {self.seat} to decide"
        return f"<Game of {options.players}{modules}: round {int(self.state.round_number)}, {stand}, points {self.points()}>"

    def __str__(self) -> str:
        from postroad.text_board import table_text  # drawing is not needed for playing

        return table_text(self.state, self._names)

    def svg(self, *, language: str = "en", dark: bool = False) -> str:
        """A picture of the table as a spectator knows it (docs/pictures.md); `game.view(seat).svg()` shows a seat's hand."""
        return self.view().svg(names=self._names, language=language, dark=dark)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        """Equality of positions: everything on the table, face up or down, and the decision to make.

        The random generator, the names and the history do not count.
        """
        return isinstance(other, Game) and bool((self._step.raw[_POSITION] == other._step.raw[_POSITION]).all())

    __hash__ = None  # type: ignore[assignment]


def illegal(raw: Raw, number: int, action: object) -> IllegalAction:
    """The exception for an action that is not legal in this state."""
    reason = why_not(state_of(raw), number)
    assert reason is not None
    return IllegalAction(ACTION_NAMES[number] if 0 <= number < len(ACTION_NAMES) else action, reason)


def sample(view: View, seed: int) -> Game:
    """A sampled game that fits a view, with its own random generator: for searches.

    >>> from postroad import Game, sample
    >>> view = Game.new(players=2, seed=7).view(0)
    >>> sample(view, seed=1).view(0) == view, sample(view, seed=1) == sample(view, seed=2)
    (True, False)
    """
    seed = seed_number(seed)
    raw = checked_view(view).bytes.copy()
    engine.sample(raw, seed)
    return Game._from_raw(raw)


def _unpickled(steps: list[Transition], names: tuple[str, ...]) -> Game:
    past: History | None = None
    for step in steps[:-1]:
        past = History(past, step)
    return Game._make(steps[-1], names, past)


_POSITION = slice(STATE["rng"].itemsize, None)  # all fields but the first, the random generator
_PHASE_AT: Any = STATE.fields["phase"][1]  # type: ignore[index]
_SEAT_AT: Any = STATE.fields["seat"][1]  # type: ignore[index]
