"""Chance: which cards a decision can bring, and how likely they are.

Chance enters a game only where a card leaves the deck (D2): a draw, or a card that fills the market, after a shuffle or
without one. The outcomes of an action are found by playing it: whenever a card leaves the deck, each city that the deck still
has comes to the top once. The order of cards that fill the market does not matter to any rule, so all orders are one outcome.
"""

from collections import Counter
from collections.abc import Iterator
from math import factorial, prod
from typing import NamedTuple

from postroad.rules.event_log import FROM_DECK, REVEAL, SHUFFLE, TAKEN
from postroad.rules.state import Raw, state_of
from postroad.rules.transitions import Transition, next_transition

Cards = tuple[int, ...]


class Draw(NamedTuple):
    """A card that left the deck."""

    city: int
    deck: int  # which deck: 0 for the present one, then one more after each shuffle
    cards: Counter[int]  # the deck before it
    to_market: bool


def outcomes(raw: Raw, action: int) -> Iterator[tuple[Cards, float, Transition]]:
    """The cities that leave the deck in this order, the probability, and the transition; all probabilities add up to 1."""
    yield from _explore(raw, action, [], 1.0)


def _explore(raw: Raw, action: int, drawn: list[Draw], probability: float) -> Iterator[tuple[Cards, float, Transition]]:
    after = _with_draws(raw, action, drawn)
    draws = list(_draws(raw, after))
    if len(draws) == len(drawn):
        yield tuple(draw.city for draw in drawn), probability * _orders(drawn), after
        return
    first = draws[len(drawn)]
    least = drawn[-1].city if drawn and _one_group(drawn[-1], first) else 0
    for city, count in sorted(first.cards.items()):
        if city >= least:
            yield from _explore(raw, action, [*drawn, first._replace(city=city)], probability * count / first.cards.total())


def _one_group(one: Draw, other: Draw) -> bool:
    """Do both fill the market from the same deck, so that their order does not matter?"""
    return one.to_market and other.to_market and one.deck == other.deck


def _orders(drawn: list[Draw]) -> int:
    """In how many orders these cards can come."""
    groups: list[list[Draw]] = []
    for draw in drawn:
        if groups and _one_group(groups[-1][-1], draw):
            groups[-1].append(draw)
        else:
            groups.append([draw])
    return prod(factorial(len(group)) // prod(map(factorial, Counter(draw.city for draw in group).values())) for group in groups)


def _with_draws(raw: Raw, action: int, drawn: list[Draw]) -> Transition:
    """Play the action so that these cards are drawn."""
    raw = raw.copy()
    state = state_of(raw)
    decks: dict[int, list[Draw]] = {}
    for draw in drawn:
        decks.setdefault(draw.deck, []).append(draw)
    size = int(state.deck_size)
    present = [draw.city for draw in decks.pop(0, [])]
    state.deck[:size] = _on_top(state.deck[:size].tolist()[::-1], present)[::-1]
    orders = [_on_top(list(draws[0].cards.elements()), [draw.city for draw in draws]) for _, draws in sorted(decks.items())]
    return next_transition(raw, action, *orders)


def _on_top(deck: list[int], cards: list[int]) -> list[int]:
    """The deck, top card first, with these cards moved to the top."""
    rest = list(deck)
    for card in cards:
        rest.remove(card)
    return cards + rest


def _draws(raw: Raw, after: Transition) -> Iterator[Draw]:
    """The cards that left the deck in this transition."""
    state = state_of(raw)
    number, cards = 0, Counter(state.deck[: int(state.deck_size)].tolist())
    shuffling = False
    for kind, _, city, how in after.rows:
        if kind == SHUFFLE:
            if not shuffling:
                number, cards = number + 1, Counter()
            cards[city] += 1
        elif kind == REVEAL or (kind == TAKEN and how == FROM_DECK):
            yield Draw(city, number, +cards, kind == REVEAL)
            cards[city] -= 1
        shuffling = kind == SHUFFLE
