"""Reasons for taking and playing cards and for calling officials; see explain.py."""

from typing import Any

from postroad.analysis.reason_codes import (
    CALLS_POSTMASTER,
    CARTWRIGHT_HELPS,
    CLEARS_MARKET,
    DEAD_END,
    DECK_HOPES,
    DRAWS,
    FITS_BEYOND,
    FITS_END,
    GAME_END,
    HAND_IN,
    JOINS_CARD,
    JOINS_MARKET,
    LACKS,
    LAST_ROUND,
    LAYS,
    LEADS_TO,
    LOSES_ROUTE,
    MARKET_FITS,
    MARKET_MISSES,
    MARKET_NEXT,
    PILE_DRAWS,
    PILE_HOPES,
    PLAYS_SECOND,
    REACH_CARRIAGE,
    REACH_CLOSE,
    REACH_LENGTH,
    STARTS,
    TAKES,
    TOKEN,
    WOULD_COMPLETE,
    WOULD_UNITE,
    add,
)
from postroad.rules.bits import count, lowest
from postroad.rules.board import (
    ALL_PROVINCES_STACK,
    CARRIAGE_POINTS,
    CITIES,
    FIRST_CARRIAGE,
    GAME_END_STACK,
    LAST_CARRIAGE,
    LENGTH_STACK,
    LENGTHS,
    PROVINCE_OF,
    REGION_CITIES,
    REGION_OF,
    REGIONS,
    ROADS,
)
from postroad.rules.cards import copies, held, market_cities
from postroad.rules.closing import SHORTEST_ROUTE
from postroad.rules.hide import unseen
from postroad.rules.honours import TOKENS, tokens_in_stack
from postroad.rules.jit import rule
from postroad.rules.phases import REWARD_CARD
from postroad.rules.route import fits, route_cities
from postroad.rules.scoring import game_end_holder
from postroad.rules.state import (
    ADMINISTRATOR,
    CARRIER,
    CARTWRIGHT,
    NO_CITY,
    NO_OFFICIAL,
    OFFICIALS,
    POSTMASTER,
    State,
    to_int,
)
from postroad.rules.tiles import offices_left, provinces_of, required_provinces, top_tile

_SHORTEST, _LONGEST = min(LENGTHS), max(LENGTHS)


# The route


@rule
def left_end(state: State, seat: int) -> int:
    return to_int(state.route[seat, 0])


@rule
def right_end(state: State, seat: int) -> int:
    return to_int(state.route[seat, to_int(state.route_size[seat]) - 1])


@rule
def end_for(state: State, seat: int, city: int) -> int:
    """The end of the route that the city fits (P2); it must fit one."""
    left = left_end(state, seat)
    return left if to_int(ROADS[left]) >> city & 1 else right_end(state, seat)


@rule
def hand_without(state: State, seat: int, city: int) -> int:
    """The cities in the hand without one card of this city, as a mask."""
    cards = held(state.hand, seat)
    return cards if copies(state.hand, seat, city) > 1 else cards & ~(1 << city)


@rule
def next_carriage(state: State, seat: int) -> int:
    return max(to_int(state.carriage[seat]) + 1, FIRST_CARRIAGE)


@rule
def carriage_gain(state: State, seat: int) -> int:
    """The points that the next carriage adds (B5)."""
    return to_int(CARRIAGE_POINTS[next_carriage(state, seat)]) - to_int(CARRIAGE_POINTS[to_int(state.carriage[seat])])


@rule
def length_stack(state: State, length: int) -> int:
    """The stack of the tile for a route of this length, or -1 (T1)."""
    length = min(length, _LONGEST)
    while length >= _SHORTEST:
        if top_tile(state, LENGTH_STACK + length - _SHORTEST):
            return LENGTH_STACK + length - _SHORTEST
        length -= 1
    return -1


@rule
def goes_on(state: State) -> bool:
    """Is the last round not known yet (E1)? Then every seat expects another turn."""
    return game_end_holder(state) < 0 and to_int(state.final) == 0


@rule
def lays_later(state: State, seat: int) -> bool:
    """Does the seat play a card after this take? A reward can come after its last play (H3, H8)."""
    if to_int(state.phase) != REWARD_CARD or goes_on(state):
        return True
    turn = to_int(state.turn)
    return to_int(state.final) == 0 and (seat > turn or (seat == turn and to_int(state.official) != CARTWRIGHT))


# Taking a card


@rule
def explain_take(state: State, city: int, out: Any, size: int) -> int:
    seat = to_int(state.seat)
    if not lays_later(state, seat):
        return add(out, size, TAKES, city, 0, 0)
    hand = held(state.hand, seat)
    first = size
    size = explain_hopes(state, seat, city, out, size)
    if to_int(state.route_size[seat]) and fits(state, seat) >> city & 1:
        size = add(out, size, FITS_END, city, end_for(state, seat, city), 0)
    elif to_int(state.route_size[seat]) and not route_cities(state, seat) >> city & 1:
        beyond = hand & fits(state, seat) & to_int(ROADS[city])
        if beyond and (goes_on(state) or to_int(state.official) == NO_OFFICIAL):
            size = add(out, size, FITS_BEYOND, city, lowest(beyond), 0)
    if hand & to_int(ROADS[city]) and (size == first or to_int(state.route_size[seat]) == 0):
        size = add(out, size, JOINS_CARD, city, lowest(hand & to_int(ROADS[city])), 0)
    elif to_int(state.route_size[seat]) == 0 and market_cities(state) & to_int(ROADS[city]):
        size = add(out, size, JOINS_MARKET, city, lowest(market_cities(state) & to_int(ROADS[city])), 0)
    missing = region_missing(state, seat, city)
    if missing >> city & 1 and missing != 1 << city:
        size = add(out, size, LACKS, city, to_int(REGION_OF[city]), count(missing))
    return size if size > first else add(out, size, TAKES, city, 0, 0)


@rule
def explain_draw(state: State, out: Any, size: int) -> int:
    """Reasons for drawing: nothing in the market fits, or the deck may hold a useful card (D2)."""
    seat = to_int(state.seat)
    new_deck = to_int(state.deck_size) == 0
    size = explain_market_misses(state, seat, out, size)
    wanted = welcome(state, seat) if lays_later(state, seat) else 0
    best, most = 0, 0
    for city in range(CITIES):
        if wanted >> city & 1:
            cards = in_pile(state, city) if new_deck else unseen(state, city)
            if cards > most:
                best, most = city, cards
    if most:
        size = add(out, size, PILE_HOPES if new_deck else DECK_HOPES, best, most, 0)
    if new_deck:
        return add(out, size, PILE_DRAWS, to_int(state.discard_size), 0, 0)
    return add(out, size, DRAWS, to_int(state.deck_size), 0, 0)


@rule
def welcome(state: State, seat: int) -> int:
    """The cities that fit the route (without a route: join a card of the hand) and are not in the hand, as a mask."""
    hand = held(state.hand, seat)
    if to_int(state.route_size[seat]):
        return fits(state, seat) & ~hand
    roads = 0
    for city in range(CITIES):
        if hand >> city & 1:
            roads |= to_int(ROADS[city])
    return roads & ~hand


@rule
def in_pile(state: State, city: int) -> int:
    """How many cards of the city are in the discard pile."""
    cards = 0
    for at in range(to_int(state.discard_size)):
        cards += to_int(state.discard[at]) == city
    return cards


@rule
def explain_market_misses(state: State, seat: int, out: Any, size: int) -> int:
    if to_int(state.route_size[seat]) and market_cities(state) and market_cities(state) & fits(state, seat) == 0:
        size = add(out, size, MARKET_MISSES, left_end(state, seat), right_end(state, seat), 0)
    return size


@rule
def explain_hopes(state: State, seat: int, city: int, out: Any, size: int) -> int:
    """The tiles that an office in the city would complete (T2, T3)."""
    if to_int(state.offices[seat]) >> city & 1 or offices_left(state, seat) == 0:
        return size
    if region_missing(state, seat, city) == 1 << city:
        region = to_int(REGION_OF[city])
        size = add(out, size, WOULD_COMPLETE, city, region, top_tile(state, region))
    province = to_int(PROVINCE_OF[city])
    if provinces_missing(state, seat) == 1 << province:
        size = add(out, size, WOULD_UNITE, city, province, top_tile(state, ALL_PROVINCES_STACK))
    return size


@rule
def region_missing(state: State, seat: int, city: int) -> int:
    """The cities of the city's region that the seat lacks for a tile that can still be earned, as a mask (T2)."""
    region = to_int(REGION_OF[city])
    if region >= REGIONS or to_int(state.tiles[seat, region]) or top_tile(state, region) == 0:
        return 0
    return to_int(REGION_CITIES[region]) & ~to_int(state.offices[seat])


@rule
def provinces_missing(state: State, seat: int) -> int:
    """The provinces that the seat lacks for the all-provinces tile, if it can still be earned, as a mask (T3)."""
    if to_int(state.tiles[seat, ALL_PROVINCES_STACK]) or top_tile(state, ALL_PROVINCES_STACK) == 0:
        return 0
    return required_provinces(state) & ~provinces_of(to_int(state.offices[seat]))


# Officials


@rule
def explain_call(state: State, official: int, out: Any, size: int) -> int:
    seat = to_int(state.seat)
    if official == POSTMASTER:
        size = explain_market(state, seat, out, size)
        if second_card_is_sure(state):
            size = add(out, size, CALLS_POSTMASTER, official, 0, 0)
    elif official == ADMINISTRATOR:
        size = explain_market_misses(state, seat, out, size)
        cards = 0
        for slot in range(len(state.market)):
            cards += to_int(state.market[slot]) != NO_CITY
        size = add(out, size, CLEARS_MARKET, official, cards, 0)
    elif official == CARRIER:
        city = lowest(held(state.hand, seat) & fits(state, seat))
        size = add(out, size, PLAYS_SECOND, official, city, end_for(state, seat, city))
        size = explain_length(state, seat, to_int(state.route_size[seat]) + 1, out, size)
    elif official == CARTWRIGHT:
        size = add(out, size, CARTWRIGHT_HELPS, official, next_carriage(state, seat), carriage_gain(state, seat))
        if next_carriage(state, seat) == LAST_CARRIAGE:
            size = explain_game_end(state, seat, out, size)
    if to_int(state.honours):
        left = tokens_in_stack(state, official) - 1
        size = add(out, size, TOKEN, official, left, 0) if left else add(out, size, HAND_IN, official, 0, 0)
    return size


@rule
def second_card_is_sure(state: State) -> bool:
    """Is a card left for the postmaster's help? Rewards of a hand-in may take the last cards before (H3, H5)."""
    cards = to_int(state.deck_size) + to_int(state.discard_size)
    for slot in range(len(state.market)):
        cards += to_int(state.market[slot]) != NO_CITY
    tokens = 0
    for official in range(OFFICIALS):
        tokens += to_int(TOKENS[to_int(state.players), official])
    return to_int(state.honours) == 0 or tokens_in_stack(state, POSTMASTER) > 1 or cards > tokens // 2


@rule
def explain_market(state: State, seat: int, out: Any, size: int) -> int:
    """Name a market card that fits the route and is not in the hand."""
    fitting = market_cities(state) & fits(state, seat) & ~held(state.hand, seat) if to_int(state.route_size[seat]) else 0
    if fitting:
        size = add(out, size, MARKET_FITS, lowest(fitting), end_for(state, seat, lowest(fitting)), 0)
    return size


@rule
def explain_game_end(state: State, seat: int, out: Any, size: int) -> int:
    """The end of the game by carriage 7 or the last office (T4, E1); not in the last hand-in (H8)."""
    if to_int(state.final) == 0:
        holder = game_end_holder(state)
        if holder >= 0:
            size = add(out, size, LAST_ROUND, holder, 0, 0)
        else:
            size = add(out, size, GAME_END, GAME_END_STACK, top_tile(state, GAME_END_STACK), 0)
    return size


# Playing a card


@rule
def explain_length(state: State, seat: int, length: int, out: Any, size: int) -> int:
    """The carriage or tile that a route of this length earns and a shorter one does not (C1, V1, T1)."""
    if to_int(state.carriage[seat]) < LAST_CARRIAGE and length == next_carriage(state, seat):
        size = add(out, size, REACH_CARRIAGE, length, carriage_gain(state, seat), 0)
    stack = length_stack(state, length)
    if stack >= 0 and stack != length_stack(state, length - 1):
        size = add(out, size, REACH_LENGTH, stack, top_tile(state, stack), 0)
    return size


@rule
def explain_lay(state: State, city: int, left: bool, out: Any, size: int) -> int:
    seat = to_int(state.seat)
    length = to_int(state.route_size[seat]) + 1
    end = left_end(state, seat) if left else right_end(state, seat)
    other = right_end(state, seat) if left else left_end(state, seat)
    size = explain_length(state, seat, length, out, size)
    size = explain_hopes(state, seat, city, out, size)
    if length == SHORTEST_ROUTE:
        size = add(out, size, REACH_CLOSE, city, length, 0)
    size = add(out, size, LAYS, city, end, length)
    taken = route_cities(state, seat) | 1 << city
    return explain_next(state, seat, city, other, taken, out, size)


@rule
def explain_next(state: State, seat: int, city: int, other: int, taken: int, out: Any, size: int) -> int:
    """Cards that could follow at either end: in a later turn, or from the hand by the carrier's help (P4)."""
    hand = hand_without(state, seat, city) & ~taken if goes_on(state) or to_int(state.official) == NO_OFFICIAL else 0
    market = market_cities(state) & ~taken if goes_on(state) else 0
    if hand & to_int(ROADS[city]):
        return add(out, size, LEADS_TO, city, lowest(hand & to_int(ROADS[city])), 0)
    if hand & to_int(ROADS[other]):
        return add(out, size, LEADS_TO, other, lowest(hand & to_int(ROADS[other])), 0)
    if market & to_int(ROADS[city]):
        return add(out, size, MARKET_NEXT, city, lowest(market & to_int(ROADS[city])), 0)
    if market & to_int(ROADS[other]):
        return add(out, size, MARKET_NEXT, other, lowest(market & to_int(ROADS[other])), 0)
    return size


@rule
def explain_start(state: State, city: int, out: Any, size: int) -> int:
    seat = to_int(state.seat)
    length = to_int(state.route_size[seat])
    if length and held(state.hand, seat) & fits(state, seat) == 0:
        size = add(out, size, DEAD_END, left_end(state, seat), right_end(state, seat), 0)
    size = explain_hopes(state, seat, city, out, size)
    size = explain_next(state, seat, city, city, 1 << city, out, size)
    if length:
        return add(out, size, LOSES_ROUTE, left_end(state, seat), right_end(state, seat), length)
    return add(out, size, STARTS, city, 0, 0)
