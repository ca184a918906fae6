"""A game as steps: set-up and decisions, each on bytes of its own, with what happened."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import PROVINCES_FOR_ALL_CHOICES
from postroad.rules.cards import given_orders
from postroad.rules.engine import engine
from postroad.rules.event_log import new_log
from postroad.rules.events import Row, abbreviate, rows_of
from postroad.rules.rome import MAPS
from postroad.rules.state import STATE, Raw, State, blank

RULINGS = 1  # the newest rulings of docs/rules.md; every number once used is kept


class Options(NamedTuple):
    """What is played. In a state they are the fields of the same names, and that is how they reach the rules."""

    players: int = 2
    honours: bool = False
    audience: bool = False
    provinces_for_all: int = 9
    rulings: int = 1  # nobody chooses these two: see `today`
    rome: int = 1

    @classmethod
    def of(cls, state: State) -> "Options":
        return cls(**{name: type(value)(state[name]) for name, value in cls._field_defaults.items()})

    @classmethod
    def among(cls, given: Mapping[str, Any]) -> "Options":
        """Those among other keys. One that is not there is as it was before there was such an option."""
        return cls(**{name: given[name] for name in cls._fields if name in given})

    def today(self) -> "Options":
        """Of a game that begins now: with the newest rulings, on the newest map to Rome."""
        return self._replace(rulings=RULINGS, rome=MAPS)

    def write(self, states: NDArray[Any]) -> None:
        """Into the bytes of a state, or into an array of states, to be set up."""
        fields = states.view(STATE)
        for name, value in self._asdict().items():
            fields[name] = value

    def checked(self) -> "Options":
        for name, choices in CHOICES.items():
            value = getattr(self, name)
            if not any(type(value) is type(choice) and value == choice for choice in choices):
                told = [str(choice).lower() for choice in choices]
                raise ValueError(f"{name} must be {', '.join(told[:-1])} or {told[-1]}, not {abbreviate(value)}")
        return self


# What each option may be.
CHOICES: dict[str, list[Any]] = {
    "players": [2, 3, 4],
    "honours": [True, False],
    "audience": [True, False],
    "provinces_for_all": PROVINCES_FOR_ALL_CHOICES,
    "rulings": list(range(1, RULINGS + 1)),
    "rome": list(range(1, MAPS + 1)),
}


class Transition(NamedTuple):
    """A game after a decision, or after the set-up. Its bytes are never written again."""

    raw: Raw
    legal: tuple[int, ...]
    action: int | None  # the one that led here
    rows: list[Row]  # what it brought about


def first_transition(options: Options, seed: int, *decks: list[int]) -> Transition:
    raw, out, log = blank(), np.empty(MOST_LEGAL, np.int16), new_log()
    options.write(raw)
    size = engine.set_up(raw, seed, out, log, given_orders(*decks))
    return Transition(raw, tuple(out[:size].tolist()), None, rows_of(log))


def next_transition(before: Raw, action: int, *decks: list[int]) -> Transition:
    """Carry out a legal action on a copy."""
    raw, out, log = before.copy(), np.empty(MOST_LEGAL, np.int16), new_log()
    size = engine.step(raw, action, out, log, given_orders(*decks))
    return Transition(raw, tuple(out[:size].tolist()), action, rows_of(log))
