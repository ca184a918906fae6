"""Chapter D: the first phase, taking a city card."""

from typing import Any

from postroad.rules.actions import CALL, TAKE_CITY, TAKE_DECK, append, append_all
from postroad.rules.cards import (
    can_take,
    deck_can_be_taken,
    discard,
    fill_market,
    market_cities,
    take_from_deck,
    take_from_market,
)
from postroad.rules.event_log import CLEARED, write
from postroad.rules.jit import rule
from postroad.rules.phases import BEGIN_PLAY, BEGIN_TAKE, BEGIN_TAKE_SECOND, NEXT_HAND_IN, REWARD_CARD, TAKE, TAKE_SECOND
from postroad.rules.state import ADMINISTRATOR, MARKET, NO_CITY, NO_OFFICIAL, POSTMASTER, Deck, Log, State, to_int


@rule
def list_takes(state: State, out: Any, size: int) -> int:  # D1
    size = append_all(out, size, TAKE_CITY, market_cities(state))
    return append(out, size, TAKE_DECK) if deck_can_be_taken(state) else size


@rule
def administrator_can_be_called(state: State) -> bool:  # D5, D6, D7
    return to_int(state.official) == NO_OFFICIAL and market_cities(state) != 0


@rule
def postmaster_can_be_called(state: State) -> bool:  # D3, D6, D7
    return to_int(state.official) == NO_OFFICIAL and can_take(state)


@rule
def list_first_take(state: State, out: Any, size: int) -> int:
    size = list_takes(state, out, size)
    return append(out, size, CALL + ADMINISTRATOR) if administrator_can_be_called(state) else size


@rule
def take(state: State, city: int, log: Log, deck: Deck) -> None:
    """Give the deciding seat a card of the market, or of the deck with NO_CITY: in a turn (D1, D3) or as a reward (H5)."""
    if city == NO_CITY:
        take_from_deck(state, to_int(state.seat), log, deck)
    else:
        take_from_market(state, to_int(state.seat), city, log, deck)
    phase = to_int(state.phase)
    if phase == REWARD_CARD:
        state.phase = NEXT_HAND_IN
    elif phase == TAKE and to_int(state.official) == POSTMASTER:  # D4
        state.phase = BEGIN_TAKE_SECOND
    else:
        state.phase = BEGIN_PLAY


@rule
def begin_take(state: State) -> None:  # D2: skipped if nothing can be taken
    state.phase = TAKE if can_take(state) else BEGIN_PLAY


@rule
def begin_take_second(state: State) -> None:  # D3, D4
    state.phase = TAKE_SECOND if can_take(state) else BEGIN_PLAY


@rule
def clear_market(state: State, log: Log, deck: Deck) -> None:
    """The administrator's help (D5)."""
    for slot in range(MARKET):
        city = to_int(state.market[slot])
        if city != NO_CITY:
            state.market[slot] = NO_CITY
            discard(state, city)
            write(log, CLEARED, 0, city, 0)
    fill_market(state, log, deck)
    state.phase = BEGIN_TAKE
