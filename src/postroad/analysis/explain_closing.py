"""Reasons for closing a route and opening offices; see explain.py."""

from typing import Any

from postroad.analysis.explain_cards import (
    carriage_gain,
    explain_game_end,
    length_stack,
    next_carriage,
    provinces_missing,
    region_missing,
)
from postroad.analysis.reason_codes import (
    CARTWRIGHT_COULD,
    COACH_MOVES,
    COMPLETES_ALL,
    COMPLETES_REGION,
    CUTS_HAND,
    EARNS_ALL,
    EARNS_CARRIAGE,
    EARNS_LENGTH,
    EARNS_REGION,
    LEFT_OUT,
    NEARS_REGION,
    NEW_PROVINCE,
    OPENS,
    OPENS_NONE,
    OPENS_OFFICE,
    OPENS_SOME,
    SPARES_COACH,
    add,
)
from postroad.rules import phases
from postroad.rules.audience import coach_of, in_rome
from postroad.rules.bits import count, lowest
from postroad.rules.board import (
    ALL_PROVINCES_STACK,
    LAST_CARRIAGE,
    PROVINCE_CITIES,
    PROVINCE_OF,
    REGION_CITIES,
    REGION_OF,
    REGIONS,
)
from postroad.rules.carriage import CARTWRIGHT_REACH, missing_cities
from postroad.rules.discarding import HAND_LIMIT
from postroad.rules.jit import rule
from postroad.rules.rome import COACHES, FREE
from postroad.rules.route import route_cities
from postroad.rules.state import (
    CARTWRIGHT,
    EACH,
    NO_OFFICIAL,
    State,
    to_int,
)
from postroad.rules.tiles import offices_left, provinces_of, top_tile

_NEAR = 2  # a region is nearly complete if at most so many cities are missing


# Closing the route


@rule
def explain_closing(state: State, mode: int, out: Any, size: int) -> int:
    seat = to_int(state.seat)
    route, offices, left = route_cities(state, seat), to_int(state.offices[seat]), offices_left(state, seat)
    free = route & ~offices
    open_cities = free if mode == EACH else free & to_int(PROVINCE_CITIES[mode])
    called_for = count(provinces_of(open_cities)) if mode == EACH else count(open_cities)
    opened = min(called_for, left)
    sure = cities_for_sure(open_cities, mode) if called_for <= left else 0
    if missing_cities(state, seat) == 0:
        size = add(out, size, EARNS_CARRIAGE, next_carriage(state, seat), carriage_gain(state, seat), 0)
    size = explain_tiles(state, seat, open_cities, mode, sure, called_for <= left, out, size)
    if (missing_cities(state, seat) == 0 and next_carriage(state, seat) == LAST_CARRIAGE) or opened == left:
        size = explain_game_end(state, seat, out, size)
    if opened == 0:
        size = add(out, size, OPENS_NONE, to_int(state.route_size[seat]), 0, 0)
    elif sure:
        size = add(out, size, OPENS, lowest(sure), opened, 0)
    elif called_for <= left:
        size = add(out, size, OPENS_SOME, lowest(provinces_of(open_cities)), opened, 0)
    if to_int(state.official) == NO_OFFICIAL and 0 < missing_cities(state, seat) <= CARTWRIGHT_REACH:
        size = add(out, size, CARTWRIGHT_COULD, CARTWRIGHT, next_carriage(state, seat), 0)
    return explain_costs(state, seat, free, open_cities, opened, out, size)


@rule
def cities_for_sure(open_cities: int, mode: int) -> int:
    """The cities that get an office whatever the seat chooses, if there are enough offices, as a mask (C4)."""
    if mode != EACH:
        return open_cities
    sure, rest = 0, open_cities
    while rest:
        mates = rest & to_int(PROVINCE_CITIES[to_int(PROVINCE_OF[lowest(rest)])])
        if count(mates) == 1:
            sure |= mates
        rest &= ~mates
    return sure


@rule
def explain_tiles(
    state: State, seat: int, open_cities: int, mode: int, sure: int, enough: bool, out: Any, size: int
) -> int:  # T1-T3
    for region in range(REGIONS):
        missing = region_missing(state, seat, lowest(to_int(REGION_CITIES[region])))
        if missing and missing & ~sure == 0:
            size = add(out, size, EARNS_REGION, region, top_tile(state, region), 0)
    provinces = provinces_missing(state, seat)
    if provinces and enough and provinces & ~provinces_of(open_cities) == 0:
        size = add(out, size, EARNS_ALL, ALL_PROVINCES_STACK, top_tile(state, ALL_PROVINCES_STACK), 0)
    stack = length_stack(state, to_int(state.route_size[seat]))
    if stack >= 0:
        size = add(out, size, EARNS_LENGTH, stack, top_tile(state, stack), 0)
    return size


@rule
def explain_costs(state: State, seat: int, free: int, open_cities: int, opened: int, out: Any, size: int) -> int:
    """The costs: cities without an office, cards to discard, coaches that move (C2, K1, A3)."""
    beside = free & ~open_cities
    if beside:
        size = add(out, size, LEFT_OUT, lowest(beside), count(free) - opened, 0)
    if to_int(state.hand_size[seat]) > HAND_LIMIT:
        size = add(out, size, CUTS_HAND, to_int(state.hand_size[seat]) - HAND_LIMIT, 0, 0)
    if to_int(state.audience):
        idle = (route_cities(state, seat) & ~free) | beside  # cities without a new office, whatever the seat chooses
        for coach in range(COACHES):
            moves, rest = False, idle
            while rest:
                moves = moves or coach_of(lowest(rest)) == coach
                rest &= rest - 1
            if moves and not in_rome(state, coach):
                size = add(out, size, COACH_MOVES, coach, 0, 0)
    return size


# Offices


@rule
def explain_office(state: State, city: int, out: Any, size: int) -> int:
    seat, region, province = to_int(state.seat), to_int(REGION_OF[city]), to_int(PROVINCE_OF[city])
    first = size
    missing = region_missing(state, seat, city)
    if missing == 1 << city:
        size = add(out, size, COMPLETES_REGION, city, region, top_tile(state, region))
    provinces = provinces_missing(state, seat)
    if provinces == 1 << province:
        size = add(out, size, COMPLETES_ALL, city, province, top_tile(state, ALL_PROVINCES_STACK))
    if offices_left(state, seat) == 1:
        size = explain_game_end(state, seat, out, size)
    if missing & ~(1 << city) and count(missing) <= _NEAR + 1:
        size = add(out, size, NEARS_REGION, city, region, count(missing) - 1)
    if provinces >> province & 1 and count(provinces) > 1:
        size = add(out, size, NEW_PROVINCE, city, province, 0)
    if to_int(state.audience) and to_int(state.phase) == phases.OFFICE and waits_on_road(state, coach_of(city)):
        size = add(out, size, SPARES_COACH, coach_of(city), city, 0)
    return size if size > first else add(out, size, OPENS_OFFICE, city, province, 0)


@rule
def waits_on_road(state: State, coach: int) -> bool:
    return coach != FREE and not in_rome(state, coach)
