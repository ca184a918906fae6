"""A game as steps: set-up and decisions, each on bytes of its own, with what happened."""

from typing import NamedTuple

import numpy as np

from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import PROVINCES_FOR_ALL_CHOICES
from postroad.rules.cards import given_orders
from postroad.rules.engine import engine
from postroad.rules.events import Row, rows_of
from postroad.rules.log import new_log
from postroad.rules.state import Raw, blank


class Options(NamedTuple):
    """What is played."""

    players: int = 2
    honours: bool = False
    audience: bool = False
    provinces_for_all: int = 9

    def checked(self) -> "Options":
        if type(self.players) is not int or not 2 <= self.players <= 4:
            raise ValueError(f"players must be 2, 3 or 4, not {self.players!r}")
        if type(self.honours) is not bool or type(self.audience) is not bool:
            raise ValueError("honours and audience must be true or false")
        if type(self.provinces_for_all) is not int or self.provinces_for_all not in PROVINCES_FOR_ALL_CHOICES:
            raise ValueError(f"provinces_for_all must be 9 or 8, not {self.provinces_for_all!r}")
        return self


class Step(NamedTuple):
    """A game after a decision, or after the set-up. Its bytes are never written again."""

    raw: Raw
    legal: tuple[int, ...]
    action: int | None  # the one that led here
    rows: list[Row]  # what it brought about


def first_step(options: Options, seed: int, *decks: list[int]) -> Step:
    raw, out, log = blank(), np.empty(MOST_LEGAL, np.int16), new_log()
    players, honours, audience, provinces_for_all = options
    size = engine.set_up(raw, players, int(honours), int(audience), provinces_for_all, seed, out, log, given_orders(*decks))
    return Step(raw, tuple(out[:size].tolist()), None, rows_of(log))


def next_step(before: Raw, action: int, *decks: list[int]) -> Step:
    """Carry out a legal action on a copy."""
    raw, out, log = before.copy(), np.empty(MOST_LEGAL, np.int16), new_log()
    size = engine.step(raw, action, out, log, given_orders(*decks))
    return Step(raw, tuple(out[:size].tolist()), action, rows_of(log))
