"""Validation of a state from outside: compiled rules trust every number, so a wrong one could write beyond the state's bytes."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from postroad.rules.bits import count
from postroad.rules.board import CARDS, CITIES, COPIES, LAST_CARRIAGE, OFFICES, PROVINCES, SEATS, STACK_TILES
from postroad.rules.honours import CHIPS, TOKENS
from postroad.rules.options import OPTIONS, Options, alternatives
from postroad.rules.phases import AT_REST, PHASE_IDS
from postroad.rules.rome import RANKS, STOPS
from postroad.rules.state import EACH, NO_CITY, NO_OFFICIAL, NO_RANK, OFFICIALS, SIZE, Raw, State, state_of

# The largest number of each field, and the number that stands for "none", if there is one.
BOUNDS = {
    "phase": (len(AT_REST) - 1, None),
    "official": (OFFICIALS - 1, NO_OFFICIAL),
    "after": (len(PHASE_IDS) - 1, None),
    "way": (PROVINCES - 1, EACH),
    "final": (1, None),
    "offices": ((1 << CITIES) - 1, None),
    "open": ((1 << CITIES) - 1, None),
    "hand": ((1 << CITIES) - 1, None),
    "known": ((1 << CITIES) - 1, None),
    "market": (CITIES - 1, NO_CITY),
    "deck": (CITIES - 1, NO_CITY),
    "deck_size": (CARDS, None),
    "discard": (CITIES - 1, NO_CITY),
    "discard_size": (CARDS, None),
    "route": (CITIES - 1, NO_CITY),
    "route_size": (CITIES, None),
    "carriage": (LAST_CARRIAGE, None),
    "tiles": ((2 << int(STACK_TILES.max())) - 1, None),
    "tokens": (int(TOKENS.max()), None),
    "chips": (CHIPS, None),
    "coach": (STOPS - 1, None),
    "clergy": (RANKS - 1, NO_RANK),
    "waiting": ((1 << SEATS) - 1, None),
    "owed": (CITIES, None),
}


def checked_state(given: Any) -> Raw:
    """A copy of the bytes of a state. Raises TypeError if these are no bytes, and ValueError if they are no state of a game."""
    raw = _copied(given)
    if raw.size != SIZE:
        raise ValueError(f"a state has {SIZE} bytes, not {raw.size}")
    for fault in _faults(state_of(raw)):
        raise ValueError(f"invalid state: {fault}")
    return raw


def _copied(given: Any) -> Raw:
    if isinstance(given, bytes | bytearray | memoryview):
        return np.frombuffer(given, np.uint8).copy()
    if isinstance(given, np.ndarray) and given.dtype == np.uint8 and given.ndim == 1:
        return given.copy()
    kind = f"an array of {given.dtype}" if isinstance(given, np.ndarray) else type(given).__name__
    raise TypeError(f"a state must be bytes or a flat array of uint8 such as game.bytes, not {kind}")


def _faults(state: State) -> Iterator[str]:
    """The faults of a state, options first; later checks rely on the earlier ones."""
    options = Options.of(state)
    for name, option in OPTIONS.items():
        if getattr(options, name) not in option.choices or int(state[name]) != int(getattr(options, name)):
            yield f"{name} must be {alternatives(option)}, not {state[name]}"
    for name, (most, none) in BOUNDS.items():
        numbers = np.atleast_1d(state[name])
        wrong = numbers[(numbers > most) & (numbers != none)] if none is not None else numbers[numbers > most]
        if wrong.size:
            yield f"{name} has {wrong.flat[0]}, but the largest number is {most}"
    for name in ("turn", "seat"):
        if state[name] >= state.players:
            yield f"{name} is {state[name]}, but seats are 0 to {state.players - 1}"
    if state.deck_size and (state.deck == NO_CITY).all():
        yield "the deck is hidden, as in a view; pass the view to postroad.sample"
    yield from _card_faults(state)


def _card_faults(state: State) -> Iterator[str]:
    for name in ("deck", "discard"):
        if not _ends_at(state[name], int(state[f"{name}_size"])):
            yield f"{name}_size does not match {name}"
    if not all(_ends_at(route, int(size)) for route, size in zip(state.route, state.route_size, strict=True)):
        yield "route_size does not match route"
    hands = [sum(count(int(level)) for level in hand) for hand in state.hand]
    if hands != state.hand_size.tolist():
        yield "hand_size does not match hand"
    places = np.concatenate([state.market, state.deck, state.discard, state.route.ravel()])
    cards = np.bincount(places[places != NO_CITY], minlength=CITIES)
    cards += (state.hand.reshape(-1, 1) >> np.arange(CITIES, dtype=np.uint32) & 1).sum(axis=0, dtype=np.int64)
    if (cards != COPIES).any():
        city = int(np.flatnonzero(cards != COPIES)[0])
        yield f"city {city} has {cards[city]} cards instead of {COPIES}"
    if any(count(int(offices)) > OFFICES for offices in state.offices):
        yield f"a seat has more than {OFFICES} offices"


def _ends_at(pile: Any, size: int) -> bool:
    return bool(((pile != NO_CITY) == (np.arange(len(pile)) < size)).all())
