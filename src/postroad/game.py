"""Game: the friendly object around one state. What most callers use."""

import secrets
from collections.abc import Sequence
from operator import index
from typing import Any, NamedTuple

import numpy as np

from postroad import record as records
from postroad.record import Document
from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS, MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.engine import engine
from postroad.rules.event_log import SHUFFLE
from postroad.rules.events import Event, Row, abbreviate, events, rows_from
from postroad.rules.illegal_reasons import why_not
from postroad.rules.reason_text import REASONS, IllegalReason
from postroad.rules.rng import seed_generator
from postroad.rules.state import SPECTATOR, STATE, Raw, State, state_of
from postroad.rules.transitions import Options, Transition, first_transition, next_transition
from postroad.view import View, checked_view


class IllegalAction(ValueError):
    """An action that is unknown, or not legal now. `reason` is the code, the message says it in words."""

    def __init__(self, action: object, reason: IllegalReason) -> None:
        self.action = action
        self.reason = reason
        super().__init__(f"{action}: {REASONS[reason]}")


class History(NamedTuple):
    """One decision taken, and the game before it. Games that share a past share these."""

    before: "History | None"
    step: Transition


class Game:
    """A game in progress. Bytes once part of a game are never written again, so copies and undo cost nothing."""

    __slots__ = ("_names", "_past", "_step")

    _names: tuple[str, ...]
    _past: History | None
    _step: Transition

    @classmethod
    def new(
        cls,
        players: int = 2,
        *,
        honours: bool = False,
        audience: bool = False,
        provinces_for_all: int = 9,
        seed: int | None = None,
        names: Sequence[str] | None = None,
    ) -> "Game":
        """A new game. The same seed and decisions give the same game; without a seed it is the operating system's chance."""
        return cls.of(Options(players, honours, audience, provinces_for_all).newest(), seed, names)

    @classmethod
    def of(cls, options: Options, seed: int | None = None, names: Sequence[str] | None = None) -> "Game":
        """A new game of options that are one value."""
        players = options.checked().players
        return cls._made(first_transition(options, _checked_seed(seed)), _checked_names(names, players))

    @classmethod
    def from_record(cls, record: Document, at: int | None = None) -> "Game":
        """The game of a record, whole or after `at` decisions. RecordError if an event up to there is false."""
        _, names = records.options_in(record)
        past: History | None = None
        step: Transition | None = None
        for number, after in enumerate(records.replay(record)):
            past, step = None if step is None else History(past, step), after
            if number == at:
                break
        else:
            if at is not None:
                raise ValueError(f"the record holds {number} decisions, not {at}")
        assert step is not None
        return cls._made(step, tuple(names), past)

    @classmethod
    def from_state(cls, raw: Raw, names: Sequence[str] | None = None) -> "Game":
        """A game that goes on from the bytes of any state. It has no record, because nobody knows how it came there."""
        raw, out = raw.copy(), np.empty(MOST_LEGAL, np.int16)
        size = engine.legal(raw, out)
        return cls._made(Transition(raw, tuple(out[:size].tolist()), None, []), _checked_names(names, int(state_of(raw).players)))

    @classmethod
    def _made(cls, step: Transition, names: tuple[str, ...], past: History | None = None) -> "Game":
        game = cls.__new__(cls)
        game._step, game._names, game._past = step, names, past
        return game

    def copy(self) -> "Game":
        game = Game.__new__(Game)
        game._step, game._names, game._past = self._step, self._names, self._past
        return game

    def renamed(self, names: Sequence[str]) -> "Game":
        """The same game, played by others."""
        game = self.copy()
        game._names = _checked_names(names, len(self._names))
        return game

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, _: Any) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the past as a list, because as a chain it could be too long to be followed."""
        return _unpickled, (self._steps(), self._names)

    # What is

    @property
    def seat(self) -> int | None:
        """The seat that must decide, None when the game is over."""
        return int(self._step.raw[_SEAT_AT]) if self._step.legal else None

    @property
    def phase(self) -> int:
        """See rules/phases.py."""
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
    def state(self) -> State:
        """A copy of the state, for reading all of its fields."""
        return state_of(self._step.raw.copy())

    @property
    def bytes(self) -> Raw:
        """A copy of the bytes of the state."""
        return self._step.raw.copy()

    @property
    def decisions(self) -> int:
        """How many decisions were taken."""
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
        """The seat that has won, None until the game is over."""
        return engine.points(self._step.raw, np.zeros(SEATS, np.int64)) if self.over else None

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without one, what a spectator may know."""
        if seat is not None and not 0 <= seat < len(self._names):
            raise ValueError(f"there is no seat {seat!r}")
        return View.of(self._step.raw, SPECTATOR if seat is None else seat)

    # What may be done, and doing it

    def legal(self) -> list[str]:
        """The names of the legal actions; none when the game is over."""
        return [ACTION_NAMES[action] for action in self._step.legal]

    def legal_numbers(self) -> tuple[int, ...]:
        return self._step.legal

    def why_not(self, action: int | str) -> IllegalReason | None:
        """The reason code against an action, None if it is legal."""
        return why_not(state_of(self._step.raw), _number(action))

    def play(self, action: int | str) -> None:
        """Carry out an action of the seat that must decide, and all that follows by itself."""
        number = _number(action)
        if number not in self._step.legal:
            reason = self.why_not(number)
            assert reason is not None
            raise IllegalAction(ACTION_NAMES[number] if 0 <= number < len(ACTION_NAMES) else action, reason)
        after = next_transition(self._step.raw, number)
        self._past, self._step = History(self._past, self._step), after

    def follow(self, action: int | str, told: Sequence[Event]) -> None:
        """Carry out an action that was carried out elsewhere: by chance comes what came there. ValueError if that cannot be."""
        rows = [rows_from(event) for event in told]
        number = _number(action)
        if number not in self._step.legal:
            raise ValueError(f"{action} is not legal here")
        after = next_transition(self._step.raw, number, *([row[2] for row in deck] for deck in rows if deck[0][0] == SHUFFLE))
        if after.rows != [row for event in rows for row in event]:
            raise ValueError(f"{action} leads to something else here")
        self._past, self._step = History(self._past, self._step), after

    def undo(self) -> None:
        """Take the last decision back."""
        if self._past is None:
            raise IndexError("there is nothing to undo")
        self._past, self._step = self._past

    def reseed(self, seed: int | None = None) -> None:
        """Give the game other chance from here on: that of a seed, or the operating system's.

        The deck stays as it lies: the new chance decides from the next shuffle on. `resample_hidden` draws another deck.
        """
        raw = self._step.raw.copy()
        seed_generator(state_of(raw).rng, _checked_seed(seed))
        self._step = self._step._replace(raw=raw)

    def resample_hidden(self, seed: int, seat: int | None = None) -> "Game":
        """The same position with everything drawn anew that a seat may not know; without a seat, a spectator.

        The deck, the unseen cards of other hands, the ranks of other clergy on the road and the chance to come follow from the
        seed. The game begins here: it has no record, and nothing to undo, because its past would tell the real cards.
        """
        return sample(self.view(seat), seed).renamed(self._names)

    # What was

    def last_events(self) -> list[Event]:
        """What the last decision brought about; before the first, the set-up."""
        return list(events(self._step.rows))

    def record(self) -> Document:
        rows = self._rows()
        if not rows:
            raise ValueError("a game that began from a state has no record")
        return records.document(self.options, self._names, rows, None if self._step.rows else self.decisions)

    def _rows(self) -> list[Row]:
        steps = self._steps()
        return [row for step in steps for row in step.rows] if steps[0].rows else []

    def _steps(self) -> list[Transition]:
        """From the set-up, or the state that the game began from, up to now."""
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

    def __eq__(self, other: object) -> bool:
        """The same position: all that lies on the table, face up or down, and who must do what.

        Chance to come is not part of it, as it is not part of a record, nor are names and the past.
        """
        return isinstance(other, Game) and bool((self._step.raw[_POSITION] == other._step.raw[_POSITION]).all())

    __hash__ = None  # type: ignore[assignment]


def sample(view: View, seed: int) -> Game:
    """A possible world behind a view, with chance of its own: for searches."""
    seed = _whole(seed)
    raw = checked_view(view).bytes.copy()
    engine.sample(raw, seed)
    return Game.from_state(raw)


def _unpickled(steps: list[Transition], names: tuple[str, ...]) -> Game:
    past: History | None = None
    for step in steps[:-1]:
        past = History(past, step)
    return Game._made(steps[-1], names, past)


def _number(action: int | str) -> int:
    """The number of an action, -1 for an unknown name."""
    return ACTION_NUMBERS.get(action, -1) if isinstance(action, str) else index(action)


def _checked_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(63)
    return _whole(seed)


def _whole(seed: Any) -> int:
    """A seed, checked: of any kind of whole numbers, NumPy's too."""
    try:
        number = index(seed)
    except TypeError:
        raise TypeError(f"a seed must be a whole number, not {abbreviate(seed)}") from None
    if not 0 <= number < 1 << 63:
        raise ValueError(f"a seed must be from 0 to 2**63 - 1, not {abbreviate(number)}")
    return number


def _checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"Seat {seat}" for seat in range(players))
    if len(names) != players:
        raise ValueError(f"there must be {players} names")
    return tuple(names)


_POSITION = slice(STATE["rng"].itemsize, None)  # all fields but the first, the generator of chance
_PHASE_AT: Any = STATE.fields["phase"][1]  # type: ignore[index]
_SEAT_AT: Any = STATE.fields["seat"][1]  # type: ignore[index]
