"""Transitions of a game: the set-up and each decision, each with its own copy of the state and its events."""

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
    """The options of a game. The state has fields of the same names, from which the rules read them."""

    players: int = 2
    honours: bool = False
    audience: bool = False
    provinces_for_all: int = 9
    rulings: int = 1  # players do not choose this or `rome`: see `newest`
    rome: int = 1

    @classmethod
    def of(cls, state: State) -> "Options":
        return cls(**{name: type(value)(state[name]) for name, value in cls._field_defaults.items()})

    @classmethod
    def from_mapping(cls, given: Mapping[str, Any]) -> "Options":
        """The options in a mapping that may have other keys. A missing option gets the value from before it existed."""
        return cls(**{name: given[name] for name in cls._fields if name in given})

    def newest(self) -> "Options":
        """These options with the newest rulings and the newest map to Rome, for a new game."""
        return self._replace(rulings=RULINGS, rome=MAPS)

    def write(self, states: NDArray[Any]) -> None:
        """Write the options into the bytes of a state, or of an array of states, before the set-up."""
        fields = states.view(STATE)
        for name, value in self._asdict().items():
            fields[name] = value

    def checked(self) -> "Options":
        """These options, if all values are allowed; raises ValueError otherwise."""
        for name, choices in CHOICES.items():
            value = getattr(self, name)
            if not any(type(value) is type(choice) and value == choice for choice in choices):
                allowed = [str(choice).lower() for choice in choices]
                raise ValueError(f"{name} must be {', '.join(allowed[:-1])} or {allowed[-1]}, not {abbreviate(value)}")
        return self


# The allowed values of each option.
CHOICES: dict[str, list[Any]] = {
    "players": [2, 3, 4],
    "honours": [True, False],
    "audience": [True, False],
    "provinces_for_all": PROVINCES_FOR_ALL_CHOICES,
    "rulings": list(range(1, RULINGS + 1)),
    "rome": list(range(1, MAPS + 1)),
}


class Transition(NamedTuple):
    """A game after a decision or after the set-up. Its bytes are read-only by convention."""

    raw: Raw
    legal: tuple[int, ...]
    action: int | None  # the action that led here; None after the set-up
    rows: list[Row]  # its events


def first_transition(options: Options, seed: int, *decks: list[int]) -> Transition:
    raw, out, log = blank(), np.empty(MOST_LEGAL, np.int16), new_log()
    options.write(raw)
    size = engine.set_up(raw, seed, out, log, given_orders(*decks))
    return Transition(raw, tuple(out[:size].tolist()), None, rows_of(log))


def next_transition(before: Raw, action: int, *decks: list[int]) -> Transition:
    """Apply a legal action to a copy of the state."""
    raw, out, log = before.copy(), np.empty(MOST_LEGAL, np.int16), new_log()
    size = engine.step(raw, action, out, log, given_orders(*decks))
    return Transition(raw, tuple(out[:size].tolist()), action, rows_of(log))
