"""Heuristic values of cities, routes and closings for a seat, in points, tempo included."""

from postroad.rules.bits import count, lowest
from postroad.rules.board import (
    ALL_PROVINCES_STACK,
    CARRIAGE_POINTS,
    FIRST_CARRIAGE,
    LAST_CARRIAGE,
    LENGTH_STACK,
    LENGTHS,
    PROVINCE_CITIES,
    PROVINCE_OF,
    PROVINCES,
    REGION_CITIES,
    REGION_OF,
    REGIONS,
    ROADS,
)
from postroad.rules.carriage import CARTWRIGHT_REACH
from postroad.rules.closing import SHORTEST_ROUTE
from postroad.rules.jit import rule
from postroad.rules.route import route_cities
from postroad.rules.state import State, to_int
from postroad.rules.tiles import offices_left, provinces_of, required_provinces, top_tile

_SHORTEST, _LONGEST = min(LENGTHS), max(LENGTHS)

TURN = 2.4  # the value of a turn: in 18 turns, good players gain about 45 points (from -20 to 25)
CARRIAGE_TEMPO = 1.2  # the value of a carriage beyond its points: the end of the game is nearer
HOPE = 0.7  # the share of a tile that counts while cities for it are missing


@rule
def office_value(state: State, seat: int, offices: int, city: int) -> float:
    """The value of one more office than those in `offices`: the office itself, and a share of the tiles it helps to earn."""
    if offices >> city & 1:
        return 0.0
    value = 1.0
    region = to_int(REGION_OF[city])
    if region < REGIONS and to_int(state.tiles[seat, region]) == 0:
        missing = count(to_int(REGION_CITIES[region]) & ~offices)
        value += share(top_tile(state, region), missing)
    province = to_int(PROVINCE_OF[city])
    required = required_provinces(state)
    has = provinces_of(offices)
    if (required & ~has) >> province & 1 and to_int(state.tiles[seat, ALL_PROVINCES_STACK]) == 0:
        value += share(top_tile(state, ALL_PROVINCES_STACK), count(required & ~has))
    return value


@rule
def share(points: int, missing: int) -> float:
    """One missing city's share of a tile's points. The fewer cities are missing, the larger it is."""
    return float(points) if missing <= 1 else HOPE * points / missing


@rule
def length_tile_value(state: State, length: int) -> float:
    """The value of the tile that a route of this length earns (T1)."""
    stack = LENGTH_STACK + min(length, _LONGEST) - _SHORTEST
    while stack >= LENGTH_STACK:
        points = top_tile(state, stack)
        if points:
            return float(points)
        stack -= 1
    return 0.0


@rule
def carriage_value(state: State, seat: int, length: int, cartwright: bool) -> float:
    """The value of the carriage that closing a route of this length earns (V1, V2)."""
    best = to_int(state.carriage[seat])
    if best == LAST_CARRIAGE:
        return 0.0
    number = max(best + 1, FIRST_CARRIAGE)
    if length + (CARTWRIGHT_REACH if cartwright else 0) < number:
        return 0.0
    return CARRIAGE_TEMPO + to_int(CARRIAGE_POINTS[number]) - to_int(CARRIAGE_POINTS[best])


@rule
def each_value(state: State, seat: int, cities: int) -> float:
    """The value of the offices that the closing mode **each** opens: the best city in every province (C2)."""
    offices = to_int(state.offices[seat])
    left = offices_left(state, seat)
    value = 0.0
    for province in range(PROVINCES):
        open_cities = cities & to_int(PROVINCE_CITIES[province]) & ~offices
        if open_cities and left > 0:
            city = best_office(state, seat, offices, open_cities)
            value += office_value(state, seat, offices, city)
            offices |= 1 << city
            left -= 1
    return value


@rule
def province_value(state: State, seat: int, cities: int, province: int) -> float:
    """The value of the offices that the closing mode **one province** opens (C2)."""
    offices = to_int(state.offices[seat])
    left = offices_left(state, seat)
    value = 0.0
    open_cities = cities & to_int(PROVINCE_CITIES[province]) & ~offices
    while open_cities and left > 0:
        city = best_office(state, seat, offices, open_cities)
        value += office_value(state, seat, offices, city)
        offices |= 1 << city
        open_cities &= ~(1 << city)
        left -= 1
    return value


@rule
def best_office(state: State, seat: int, offices: int, cities: int) -> int:
    """The city in which an office has the highest value."""
    best, highest = lowest(cities), -1.0
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        value = office_value(state, seat, offices, city)
        if value > highest:
            best, highest = city, value
    return best


@rule
def offices_value(state: State, seat: int, cities: int) -> float:
    """The value of the better closing mode for these route cities."""
    best = each_value(state, seat, cities)
    provinces = provinces_of(cities)
    while provinces:
        best = max(best, province_value(state, seat, cities, lowest(provinces)))
        provinces &= provinces - 1
    return best


@rule
def closing_value(state: State, seat: int, cities: int, cartwright: bool) -> float:
    """The value of closing a route of these cities now."""
    length = count(cities)
    if length < SHORTEST_ROUTE:
        return 0.0
    return offices_value(state, seat, cities) + length_tile_value(state, length) + carriage_value(state, seat, length, cartwright)


@rule
def chain(city: int, cards: int) -> int:
    """The length of the longest chain of cards that continues from this city, at most three."""
    longest = 0
    first = to_int(ROADS[city]) & cards
    while first:
        a = first & -first
        first ^= a
        longest = max(longest, 1)
        second = to_int(ROADS[lowest(a)]) & cards & ~a
        while second:
            b = second & -second
            second ^= b
            longest = max(longest, 2)
            if to_int(ROADS[lowest(b)]) & cards & ~a & ~b:
                return 3
    return longest


@rule
def reserve(state: State, seat: int, cards: int) -> int:
    """How many of the cards can extend the seat's route, at both ends."""
    size = to_int(state.route_size[seat])
    if size == 0:
        return 0
    left, right = to_int(state.route[seat, 0]), to_int(state.route[seat, size - 1])
    cards &= ~route_cities(state, seat)
    return min(chain(left, cards) + (chain(right, cards) if size > 1 else 0), count(cards))
