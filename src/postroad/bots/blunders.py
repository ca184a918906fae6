"""Blunders: decisions that no bot level makes, because they lose a route or clear the market for nothing.

A route of three or more cities can be closed (C1). Only a new route in its place loses it (P3), so a route is safe between turns
while a card of the hand fits one of its ends. The seat's own hand and route and the market show all of this.
"""

from typing import Any

from postroad.rules.actions import ARGUMENT, CALLS, DECLINES, ENDS, KIND, STARTS, TAKES
from postroad.rules.cards import deck_can_be_taken, held, market_cities
from postroad.rules.closing import SHORTEST_ROUTE
from postroad.rules.draw import postmaster_can_be_called
from postroad.rules.jit import rule
from postroad.rules.phases import CLOSE, REWARD_CARD
from postroad.rules.route import fits, route_cities
from postroad.rules.scoring import round_was_last
from postroad.rules.state import ADMINISTRATOR, NO_CITY, State, to_int
from postroad.rules.tiles import offices_left

LONG_ENOUGH = 7  # no tile and no carriage requires more cities (T1, V1)
MASKED = -1e30


@rule
def mask_blunders(state: State, actions: Any, size: int, best: int, gambles: bool, logits: Any) -> int:
    """Mask the logits of blunders among the `size` actions; return the index of the best other action.

    A seat that `gambles` may keep a route that it could close and hope for cards in its next turn. If every action is a blunder,
    nothing is masked and `best` is returned.
    """
    index = -1
    for at in range(size):
        if not is_blunder(state, to_int(actions[at]), gambles) and (index < 0 or logits[at] > logits[index]):
            index = at
    if index < 0:
        return best
    for at in range(size):
        if is_blunder(state, to_int(actions[at]), gambles):
            logits[at] = MASKED
    return index


@rule
def is_blunder(state: State, action: int, gambles: bool) -> bool:
    seat = to_int(state.seat)
    kind, argument = to_int(KIND[action]), to_int(ARGUMENT[action])
    if kind == STARTS:
        return gives_up_route(state, seat)
    if kind == ENDS:
        return leaves_route_open(state, seat, gambles)
    if kind == TAKES:
        return leaves_rescue(state, seat, argument)
    if kind == CALLS:
        return argument == ADMINISTRATOR and clears_for_nothing(state, seat)
    return kind == DECLINES and to_int(state.phase) == REWARD_CARD and leaves_rescue(state, seat, NO_CITY)


@rule
def closable(state: State, seat: int) -> bool:
    return to_int(state.route_size[seat]) >= SHORTEST_ROUTE


@rule
def extendable(state: State, seat: int) -> bool:
    """Does a card of the hand fit an end of the route?"""
    return held(state.hand, seat) & fits(state, seat) != 0


@rule
def rescues(state: State, seat: int) -> int:
    """The market cards that the route needs because no card of the hand fits, as a mask."""
    return 0 if extendable(state, seat) else market_cities(state) & fits(state, seat)


@rule
def gives_up_route(state: State, seat: int) -> bool:
    """Starting a new route while this one can grow, or while the postmaster could still save a route that can be closed."""
    return extendable(state, seat) or (closable(state, seat) and postmaster_can_be_called(state))


@rule
def leaves_route_open(state: State, seat: int, gambles: bool) -> bool:
    """Ending the turn with a route that the next turn may lose, or a last turn with offices still to open."""
    if to_int(state.phase) != CLOSE or not closable(state, seat):
        return False
    if round_was_last(state) and offices_left(state, seat) and route_cities(state, seat) & ~to_int(state.offices[seat]):
        return True
    return not extendable(state, seat) and (not gambles or to_int(state.route_size[seat]) >= LONG_ENOUGH)


@rule
def leaves_rescue(state: State, seat: int, city: int) -> bool:
    """Taking another card, or none, while a market card would save a route that can be closed."""
    cities = rescues(state, seat)
    return closable(state, seat) and cities != 0 and (city == NO_CITY or cities >> city & 1 == 0)


@rule
def clears_for_nothing(state: State, seat: int) -> bool:
    """Clearing a card that the route needs, or clearing the market only to get the same six cards again (D5)."""
    return rescues(state, seat) != 0 or not deck_can_be_taken(state)
