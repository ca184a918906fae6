"""The greedy bot: each function judges one kind of action, and the bot takes the best action. No search.

Careful greedy makes no blunder.
"""

from typing import Any

from postroad.bots.blunders import is_blunder
from postroad.bots.heuristics import (
    TURN,
    chain,
    closing_value,
    each_value,
    office_value,
    province_value,
    reserve,
)
from postroad.bots.scripted_policies import best_by, hasty
from postroad.rules import actions
from postroad.rules.audience import next_empty_coach
from postroad.rules.bits import count, lowest
from postroad.rules.board import CITIES, REGION_OF, ROADS, array
from postroad.rules.cards import copies, held, market_cities
from postroad.rules.carriage import missing_cities
from postroad.rules.jit import rule
from postroad.rules.rng import below
from postroad.rules.rome import COACH_OF_REGION, COACHES, RANK_POINTS, RANKS, ROME, STOPS
from postroad.rules.route import fits, route_cities
from postroad.rules.scoring import NO_SEAT, game_end_holder
from postroad.rules.state import CARRIER, CARTWRIGHT, EACH, NO_CITY, NO_OFFICIAL, POSTMASTER, State, to_int

CARELESS = 3  # hasty decisions in ten

# Each coach's rank by the size of its region, the largest first.
_SIZES = [sum(1 for city in range(CITIES) if COACH_OF_REGION[REGION_OF[city]] == coach) for coach in range(COACHES)]
COACH_ORDER = array([sorted(range(COACHES), key=lambda coach: -_SIZES[coach]).index(coach) for coach in range(COACHES)])

NEVER = -100.0
BLUNDER = 1e6  # below all other values, so that a blunder is taken only if every action is one
SECOND_CARD = 0.2  # the value of another card of a city in the hand
CRASH = 0.35  # the share of a route's value that a card saves when nothing else extends the route


@rule
def judge(state: State, action: int) -> float:
    seat = to_int(state.seat)
    kind, argument = to_int(actions.KIND[action]), to_int(actions.ARGUMENT[action])
    if kind == actions.TAKES:
        return judge_take(state, seat, argument)
    if kind == actions.CALLS:
        return judge_call(state, seat, argument)
    if kind == actions.STARTS:
        return judge_start(state, seat, argument)
    if kind in (actions.GOES_LEFT, actions.GOES_RIGHT):
        return judge_extension(state, seat, argument, kind == actions.GOES_LEFT)
    if kind == actions.CLOSES:
        return judge_close(state, seat, argument)
    if kind == actions.OPENS:
        return office_value(state, seat, to_int(state.offices[seat]), argument)
    if kind == actions.MOVES:
        return judge_coach(state, seat, argument)
    if kind == actions.DISCARDS:
        return judge_discard(state, seat, argument)
    if kind == actions.RETURNS:
        return judge_return(argument)
    return judge_clergy(state, seat, argument) if kind == actions.SEATS_CLERGY else 0.0


# Cards


@rule
def judge_card(state: State, seat: int, city: int, cards: int) -> float:
    """The value of a card beside the other cards held: for the current route, for offices, for a later route."""
    bit = 1 << city
    value = 0.4 * office_value(state, seat, to_int(state.offices[seat]), city)
    beside = cards & ~bit
    value += 0.15 * count(to_int(ROADS[city]) & beside)
    if route_cities(state, seat) & bit:
        return 0.5 * value
    if fits(state, seat) & bit:
        value += 1.5
    value += reserve(state, seat, beside | bit) - reserve(state, seat, beside)
    return value


@rule
def judge_take(state: State, seat: int, city: int) -> float:
    cards = held(state.hand, seat)
    if city == NO_CITY:  # from the deck
        return 0.9
    if cards >> city & 1:
        return SECOND_CARD
    value = judge_card(state, seat, city, cards)
    if in_danger(state, seat) and fits(state, seat) >> city & 1:
        value += CRASH * route_value(state, seat)
    return value


@rule
def judge_discard(state: State, seat: int, city: int) -> float:
    """The loss of a discarded card: its value beside the other cards, or SECOND_CARD for a duplicate."""
    if copies(state.hand, seat, city) > 1:
        return -SECOND_CARD
    return -judge_card(state, seat, city, held(state.hand, seat))


@rule
def in_danger(state: State, seat: int) -> bool:
    """Is there a route that no card of the hand extends?"""
    return to_int(state.route_size[seat]) > 0 and held(state.hand, seat) & fits(state, seat) == 0


@rule
def route_value(state: State, seat: int) -> float:
    """The value lost with the route."""
    return TURN * to_int(state.route_size[seat])


# Playing


@rule
def judge_extension(state: State, seat: int, city: int, at_left: bool) -> float:
    rest = held(state.hand, seat) & ~(1 << city) & ~route_cities(state, seat)
    size = to_int(state.route_size[seat])
    other = to_int(state.route[seat, size - 1]) if at_left else to_int(state.route[seat, 0])
    ahead = chain(city, rest) + chain(other, rest)
    value = TURN + office_value(state, seat, to_int(state.offices[seat]), city) + 0.8 * min(ahead, count(rest))
    # An end with many roads keeps more options open.
    return value + 0.08 * count(to_int(ROADS[city]) & ~route_cities(state, seat))


@rule
def judge_start(state: State, seat: int, city: int) -> float:
    rest = held(state.hand, seat) & ~(1 << city)
    value = (
        office_value(state, seat, to_int(state.offices[seat]), city) + 0.8 * chain(city, rest) + 0.08 * count(to_int(ROADS[city]))
    )
    return value - route_value(state, seat)


# Closing


@rule
def judge_close(state: State, seat: int, mode: int) -> float:
    """The offices of this closing mode, if closing now is better than going on."""
    if not closing_is_due(state, seat):
        return NEVER
    cities = route_cities(state, seat)
    if mode == EACH:
        return 50.0 + each_value(state, seat, cities)
    return 50.0 + province_value(state, seat, cities, mode)


@rule
def closing_is_due(state: State, seat: int) -> bool:
    cities = route_cities(state, seat)
    cartwright = to_int(state.official) == NO_OFFICIAL
    now = closing_value(state, seat, cities, cartwright)
    if last_turn(state):
        return now > 0.0
    if in_danger(state, seat):  # a card must be found next turn, or all is lost
        return now > TURN
    return longer_closing_value(state, seat, True) - now < TURN


@rule
def longer_closing_value(state: State, seat: int, cartwright: bool) -> float:
    """The best closing after one more card of the hand."""
    cities = route_cities(state, seat)
    cards = held(state.hand, seat) & fits(state, seat)
    best = 0.0
    while cards:
        best = max(best, closing_value(state, seat, cities | 1 << lowest(cards), cartwright))
        cards &= cards - 1
    return best


@rule
def last_turn(state: State) -> bool:
    """Is this turn the seat's last one (E1)?"""
    return game_end_holder(state) != NO_SEAT


# Officials


@rule
def judge_call(state: State, seat: int, official: int) -> float:
    if official == CARTWRIGHT:
        return 50.0
    if official == CARRIER:
        return judge_carrier(state, seat)
    if official == POSTMASTER:
        return judge_postmaster(state, seat)
    return judge_administrator(state, seat)


@rule
def judge_carrier(state: State, seat: int) -> float:
    """Play a second card now if another card still fits next turn, or if it makes a better closing."""
    now = closing_value(state, seat, route_cities(state, seat), True)
    if longer_closing_value(state, seat, False) > now + 0.8:
        return 60.0
    if reserve(state, seat, held(state.hand, seat)) > 1 and not closing_is_due(state, seat):
        return 1.0
    return NEVER


@rule
def judge_postmaster(state: State, seat: int) -> float:
    """Take a second card, unless this turn will need the cartwright or the carrier."""
    cards = held(state.hand, seat)
    if in_danger(state, seat):
        return 60.0
    length = to_int(state.route_size[seat]) + 1
    missing = missing_cities(state, seat) - 1
    if length >= 3 and 0 < missing <= 2:
        return NEVER
    if reserve(state, seat, cards) > 2:
        return NEVER
    return 60.0


@rule
def judge_administrator(state: State, seat: int) -> float:
    """Clear the market when neither hand nor market saves a route of two or more cities."""
    if to_int(state.route_size[seat]) > 1 and (held(state.hand, seat) | market_cities(state)) & fits(state, seat) == 0:
        return 60.0
    return NEVER


# Modules


@rule
def judge_return(chosen: int) -> float:
    """Four tokens open an office, three are a point, two a card, one is nothing (H5)."""
    returned = count(chosen)
    return (0.0, -0.5, 0.3, 1.0, 2.5)[returned] - 0.3 * returned


@rule
def judge_clergy(state: State, seat: int, rank: int) -> float:
    """Put high ranks into the coaches of large regions: those move most and arrive most surely."""
    return -float(abs(rank - to_int(COACH_ORDER[next_empty_coach(state, seat)])))


@rule
def judge_coach(state: State, seat: int, move: int) -> float:
    """Value a coach's move by the points of its clergy."""
    coach, to = move // STOPS, move % STOPS
    rank = to_int(state.clergy[seat, coach])
    if rank >= RANKS:
        return 0.0
    mine = to_int(RANK_POINTS[rank])
    lost = 0
    if to_int(state.waiting[rank]) >> seat & 1:
        lost = mine
    return (mine - 3.0 - lost) * (2.0 if to == ROME else 1.0)


@rule
def judge_carefully(state: State, action: int) -> float:
    """The value of an action, far below all others if it is a blunder."""
    return judge(state, action) - (BLUNDER if is_blunder(state, action, False) else 0.0)


greedy = best_by(judge)
careful = best_by(judge_carefully)


@rule
def careless(state: State, legal: Any, size: int, rng: Any) -> int:
    """Decide like greedy, but three times in ten like hasty."""
    if below(rng, 10) < CARELESS:
        return hasty(state, legal, size, rng)
    return greedy(state, legal, size, rng)
