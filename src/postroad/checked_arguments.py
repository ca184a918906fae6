"""Checks of what callers hand to a game: actions, seeds, seats and names."""

import secrets
from collections.abc import Sequence
from operator import index
from typing import Any

from postroad.rules.abbreviate import abbreviate
from postroad.rules.actions import ACTION_NUMBERS


def action_number(action: int | str) -> int:
    """The number of an action, -1 for a name or number that no action can have."""
    if isinstance(action, str):
        return ACTION_NUMBERS.get(action, -1)
    try:
        return index(action)
    except TypeError:
        raise TypeError(f"an action must be a name or a whole number, not {abbreviate(action)}") from None


def checked_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(63)
    return seed_number(seed)


def seed_number(seed: Any) -> int:
    """A valid seed; accepts any integer type, NumPy's too."""
    try:
        number = index(seed)
    except TypeError:
        raise TypeError(f"a seed must be a whole number, not {abbreviate(seed)}") from None
    if not 0 <= number < 1 << 63:
        raise ValueError(f"a seed must be from 0 to 2**63 - 1, not {abbreviate(number)}")
    return number


def checked_seat(seat: Any, players: int) -> int:
    """The number of a seat; accepts any integer type."""
    try:
        number = index(seat)
    except TypeError:
        raise TypeError(f"a seat must be a whole number, not {abbreviate(seat)}") from None
    if not 0 <= number < players:
        raise ValueError(f"no seat {number}: seats are 0 to {players - 1}")
    return number


def checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"Seat {seat}" for seat in range(players))
    if isinstance(names, str):
        raise TypeError(f"names must be a list with a name for each seat, not the text {abbreviate(names)}")
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"a name must be text, not {abbreviate(name)}")
    if len(names) != players:
        raise ValueError(f"expected {players} names, not {len(names)}")
    return tuple(names)
