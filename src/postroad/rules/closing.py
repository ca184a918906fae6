"""Chapter C: closing a route and opening offices."""

from typing import Any

from postroad.rules.actions import CALL, CLOSE_EACH, CLOSE_ONE, END_TURN, OPEN_OFFICE, append, append_all
from postroad.rules.audience import forgive_coach, owe_coaches
from postroad.rules.bits import count, lowest
from postroad.rules.board import PROVINCE_CITIES, PROVINCE_OF
from postroad.rules.jit import rule
from postroad.rules.log import CLOSED, OFFICE_OPENED, write
from postroad.rules.phases import EARN_TILES, OFFICE, OPEN_OFFICES
from postroad.rules.route import carrier_can_be_called, route_cities
from postroad.rules.state import CARRIER, EACH, Log, State, wide
from postroad.rules.tiles import offices_left, provinces_of

SHORTEST_ROUTE = 3  # C1


@rule
def list_closings(state: State, out: Any, size: int) -> int:  # C1, C2, C5
    seat = wide(state.seat)
    if wide(state.route_size[seat]) >= SHORTEST_ROUTE:
        size = append(out, size, CLOSE_EACH)
        size = append_all(out, size, CLOSE_ONE, provinces_of(route_cities(state, seat)))
    if carrier_can_be_called(state):
        size = append(out, size, CALL + CARRIER)
    return append(out, size, END_TURN)


@rule
def close(state: State, way: int, log: Log) -> None:  # C2
    """Close the route, to open offices in EACH province or in one of them."""
    seat = wide(state.seat)
    cities = route_cities(state, seat)
    state.way = way
    if way != EACH:
        cities &= wide(PROVINCE_CITIES[way])
    state.open = cities & ~wide(state.offices[seat])  # C3
    if log is not None:
        for at in range(wide(state.route_size[seat])):
            write(log, CLOSED, seat, wide(state.route[seat, at]), way)
    owe_coaches(state, seat)
    state.phase = OPEN_OFFICES


@rule
def offices_called_for(state: State) -> int:
    """How many offices the way still asks for (C4)."""
    cities = wide(state.open)
    return count(provinces_of(cities)) if wide(state.way) == EACH else count(cities)


@rule
def open_offices(state: State) -> None:  # C4, C6
    state.phase = OFFICE if wide(state.open) and offices_left(state, wide(state.seat)) else EARN_TILES


@rule
def list_offices(state: State, out: Any, size: int) -> int:
    """Where the next office may go: anywhere if not all can be served (C6), else in the first province or city left (C4)."""
    cities = wide(state.open)
    if offices_left(state, wide(state.seat)) >= offices_called_for(state):
        first = lowest(cities)
        cities &= wide(PROVINCE_CITIES[wide(PROVINCE_OF[first])]) if wide(state.way) == EACH else 1 << first
    return append_all(out, size, OPEN_OFFICE, cities)


@rule
def open_office(state: State, city: int, log: Log) -> None:  # C4
    place_office(state, wide(state.seat), city, log)
    served = wide(PROVINCE_CITIES[wide(PROVINCE_OF[city])]) if wide(state.way) == EACH else 1 << city
    state.open = wide(state.open) & ~served
    forgive_coach(state, city)
    state.phase = OPEN_OFFICES


@rule
def place_office(state: State, seat: int, city: int, log: Log) -> None:
    state.offices[seat] = wide(state.offices[seat]) | 1 << city
    state.progress = wide(state.round_number)  # E4
    write(log, OFFICE_OPENED, seat, city, 0)
