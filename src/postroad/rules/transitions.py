"""Transitions of a game: the set-up and each decision, each with its own copy of the state and its events."""

from typing import NamedTuple

import numpy as np

from postroad.rules.actions import MOST_LEGAL
from postroad.rules.cards import given_orders
from postroad.rules.engine import engine
from postroad.rules.event_log import new_log
from postroad.rules.events import Row, rows_of
from postroad.rules.options import Options
from postroad.rules.state import Raw, blank, state_of


class Transition(NamedTuple):
    """A game after a decision or after the set-up. Its bytes are read-only by convention."""

    raw: Raw
    legal: tuple[int, ...]
    action: int | None  # the action that led here; None after the set-up
    rows: list[Row]  # its events


def first_transition(options: Options, seed: int, *decks: list[int]) -> Transition:
    raw, out, log = blank(), np.empty(MOST_LEGAL, np.int16), new_log()
    options.write(state_of(raw))
    size = engine.set_up(raw, seed, out, log, given_orders(*decks))
    return Transition(raw, tuple(out[:size].tolist()), None, rows_of(log))


def next_transition(before: Raw, action: int, *decks: list[int]) -> Transition:
    """Apply a legal action to a copy of the state."""
    raw, out, log = before.copy(), np.empty(MOST_LEGAL, np.int16), new_log()
    size = engine.step(raw, action, out, log, given_orders(*decks))
    return Transition(raw, tuple(out[:size].tolist()), action, rows_of(log))
