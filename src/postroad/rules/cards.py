"""Cards and where they lie: hands, deck, market, discard pile (D1, D2, I1)."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postroad.rules.bits import count
from postroad.rules.board import COPIES
from postroad.rules.event_log import FROM_DECK, FROM_MARKET, REVEAL, SHUFFLE, TAKEN, write
from postroad.rules.jit import rule
from postroad.rules.rng import below
from postroad.rules.state import MARKET, NO_CITY, Deck, Log, State, to_int


@rule
def held(hands: Any, seat: int) -> int:
    """The cities of which the seat holds a card, as a mask."""
    return to_int(hands[seat, 0])


@rule
def copies(hands: Any, seat: int, city: int) -> int:
    return (to_int(hands[seat, 0]) >> city & 1) + (to_int(hands[seat, 1]) >> city & 1) + (to_int(hands[seat, 2]) >> city & 1)


@rule
def cards_in(hands: Any, seat: int) -> int:
    return count(to_int(hands[seat, 0])) + count(to_int(hands[seat, 1])) + count(to_int(hands[seat, 2]))


@rule
def add_card(hands: Any, seat: int, city: int) -> None:
    carry = 1 << city
    for level in range(COPIES):
        cities = to_int(hands[seat, level])
        hands[seat, level] = cities | carry
        carry &= cities


@rule
def remove_card(hands: Any, seat: int, city: int) -> None:
    carry = 1 << city
    for level in range(COPIES - 1, -1, -1):
        cities = to_int(hands[seat, level])
        hands[seat, level] = cities & ~carry
        carry &= ~cities


@rule
def gain(state: State, seat: int, city: int, seen: bool) -> None:
    add_card(state.hand, seat, city)
    if seen:
        add_card(state.known, seat, city)
    state.hand_size[seat] = to_int(state.hand_size[seat]) + 1


@rule
def show(state: State, seat: int, city: int) -> None:
    """Remove a card from a hand in public: a card that everybody knew goes first (I1)."""
    remove_card(state.hand, seat, city)
    if held(state.known, seat) >> city & 1:
        remove_card(state.known, seat, city)
    state.hand_size[seat] = to_int(state.hand_size[seat]) - 1


@rule
def discard(state: State, city: int) -> None:
    size = to_int(state.discard_size)
    state.discard[size] = city
    state.discard_size = size + 1


@rule
def market_cities(state: State) -> int:
    """The cities that lie in the market, as a mask."""
    cities = 0
    for slot in range(MARKET):
        city = to_int(state.market[slot])
        if city != NO_CITY:
            cities |= 1 << city
    return cities


@rule
def deck_can_be_taken(state: State) -> bool:  # D2
    return to_int(state.deck_size) + to_int(state.discard_size) > 0


@rule
def can_take(state: State) -> bool:  # D2
    return deck_can_be_taken(state) or market_cities(state) != 0


@rule
def draw(state: State, log: Log, deck: Deck) -> int:
    """Draw the top card, after a shuffle if the deck is empty (D2). Deck and discard pile must not both be empty."""
    if to_int(state.deck_size) == 0:
        shuffle(state, log, deck)
    return lift_top_card(state)


@rule
def lift_top_card(state: State) -> int:
    size = to_int(state.deck_size) - 1
    city = to_int(state.deck[size])
    state.deck[size] = NO_CITY
    state.deck_size = size
    return city


@rule
def shuffle(state: State, log: Log, deck: Deck) -> None:
    """Turn the discard pile into the deck (D2): in the given order if there is one, else at random."""
    size = to_int(state.discard_size)
    for at in range(size):
        state.deck[at] = to_int(state.discard[at])
        state.discard[at] = NO_CITY
    state.deck_size = size
    state.discard_size = 0
    if deck is None or not lay_in_order(state, deck):
        mix_deck(state)
    if log is not None:
        for at in range(size - 1, -1, -1):
            write(log, SHUFFLE, 0, to_int(state.deck[at]), 0)


@rule
def mix_deck(state: State) -> None:
    for last in range(to_int(state.deck_size) - 1, 0, -1):
        other = below(state.rng, last + 1)
        city = to_int(state.deck[last])
        state.deck[last] = to_int(state.deck[other])
        state.deck[other] = city


def given_orders(*orders: Sequence[int]) -> NDArray[np.int16]:
    """Orders for the next shuffles, one after the other, top card first; element 0 is the index where the next one begins."""
    return np.array([1, *(city for order in orders for city in order)], dtype=np.int16)


@rule
def lay_in_order(state: State, deck: Any) -> bool:
    """Put the deck into the next given order; change nothing and return False if that order has other cards."""
    size = to_int(state.deck_size)
    begin = to_int(deck[0])
    if begin + size > len(deck):
        return False
    for at in range(size):
        city = to_int(state.deck[at])
        wanted, there = 0, 0
        for other in range(size):
            wanted += to_int(deck[begin + other]) == city
            there += to_int(state.deck[other]) == city
        if wanted != there:
            return False
    for at in range(size):
        state.deck[size - 1 - at] = to_int(deck[begin + at])
    deck[0] = begin + size
    return True


@rule
def fill_market(state: State, log: Log, deck: Deck) -> None:
    """Fill the empty market slots as far as deck and discard pile reach (D2)."""
    for slot in range(MARKET):
        if to_int(state.market[slot]) == NO_CITY and deck_can_be_taken(state):
            city = draw(state, log, deck)
            state.market[slot] = city
            write(log, REVEAL, 0, city, 0)


@rule
def take_from_market(state: State, seat: int, city: int, log: Log, deck: Deck) -> None:  # D1
    for slot in range(MARKET):
        if to_int(state.market[slot]) == city:
            state.market[slot] = NO_CITY
            break
    gain(state, seat, city, True)
    write(log, TAKEN, seat, city, FROM_MARKET)
    fill_market(state, log, deck)


@rule
def take_from_deck(state: State, seat: int, log: Log, deck: Deck) -> None:  # D1
    city = draw(state, log, deck)
    gain(state, seat, city, False)
    write(log, TAKEN, seat, city, FROM_DECK)
    fill_market(state, log, deck)
