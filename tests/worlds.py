"""Other states that a viewer cannot distinguish from the true one, written without the engine's `hide`."""

import random
from collections import Counter
from collections.abc import Iterator

import numpy as np

from postroad.rules.board import CITIES, SEATS
from postroad.rules.rome import COACHES, STOP_IDS
from postroad.rules.state import NO_RANK, STATE, State

ROME = STOP_IDS.index("rome")


def cards_in(masks: np.ndarray) -> Counter[int]:
    """The cards of one hand."""
    return Counter(city for mask in masks.tolist() for city in range(CITIES) if mask >> city & 1)


def lay_hand(state: State, seat: int, cards: Counter[int]) -> None:
    for level in range(3):
        state.hand[seat, level] = sum(1 << city for city, count in cards.items() if count > level)


def strangers(state: State, viewer: int) -> Iterator[int]:
    return (seat for seat in range(int(state.players)) if seat != viewer)


def unknown_cards(state: State, seat: int) -> list[int]:
    """The cards of a hand that are not known to all (I1)."""
    return sorted((cards_in(state.hand[seat]) - cards_in(state.known[seat])).elements())


def indistinguishable_state(raw: np.ndarray, viewer: int, rng: random.Random) -> np.ndarray:
    """A state that looks the same to the viewer (a seat or 255): hidden cards, hidden clergy and future chance differ."""
    raw = raw.copy()
    state = raw.view(STATE)[0]
    state.rng[:] = [rng.randrange(1 << 32) for _ in range(4)]
    deal_again(state, viewer, rng)
    for seat in strangers(state, viewer):
        seat_again(state, seat, rng)
    return raw


def deal_again(state: State, viewer: int, rng: random.Random) -> None:
    sizes = {seat: len(unknown_cards(state, seat)) for seat in strangers(state, viewer)}
    pool = state.deck[: state.deck_size].tolist() + [city for seat in sizes for city in unknown_cards(state, seat)]
    rng.shuffle(pool)
    for seat, size in sizes.items():
        lay_hand(state, seat, cards_in(state.known[seat]) + Counter(pool[:size]))
        del pool[:size]
    state.deck[: state.deck_size] = pool


def seat_again(state: State, seat: int, rng: random.Random) -> None:
    """A2, I1: redraw the clergy in coaches on the road, and during a seating those still in the hand."""
    on_the_road = [c for c in range(COACHES) if state.coach[c] != ROME and state.clergy[seat, c] != NO_RANK]
    seen = {int(state.clergy[seat, c]) for c in range(COACHES) if c not in on_the_road}
    ranks = [rank for rank in range(COACHES) if rank not in seen]
    state.clergy[seat, on_the_road] = rng.sample(ranks, len(on_the_road))


def hidden_places(raw: np.ndarray, viewer: int) -> set[int]:
    """The bytes of a state that the viewer may not know: chance, deck, other hands, others' clergy on the road."""
    state = raw.view(STATE)[0]
    places = set(field_bytes("rng")) | set(field_bytes("deck"))
    hand, clergy = STATE["hand"].itemsize // SEATS, STATE["clergy"].itemsize // SEATS
    for seat in range(SEATS):
        if seat != viewer:
            places |= set(field_bytes("hand")[seat * hand : (seat + 1) * hand])
            own = field_bytes("clergy")[seat * clergy : (seat + 1) * clergy]
            places |= {
                own[coach] for coach in range(COACHES) if state.coach[coach] != ROME and state.clergy[seat, coach] != NO_RANK
            }
    return places


def field_bytes(field: str) -> range:
    begin = STATE.fields[field][1]
    return range(begin, begin + STATE[field].itemsize)
