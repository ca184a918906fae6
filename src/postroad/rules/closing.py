"""Chapter C: closing a route and opening offices."""

from typing import Any

from postroad.rules.actions import CALL, CLOSE_EACH, CLOSE_ONE, END_TURN, OPEN_OFFICE, append, append_all
from postroad.rules.audience import add_moves, cancel_move
from postroad.rules.bits import count, lowest
from postroad.rules.board import PROVINCE_CITIES, PROVINCE_OF
from postroad.rules.event_log import CLOSED, OFFICE_OPENED, write
from postroad.rules.jit import rule
from postroad.rules.phases import EARN_TILES, OFFICE, OPEN_OFFICES
from postroad.rules.route import carrier_can_be_called, route_cities
from postroad.rules.state import CARRIER, EACH, Log, State, to_int
from postroad.rules.tiles import offices_left, provinces_of

SHORTEST_ROUTE = 3  # C1


@rule
def list_closings(state: State, out: Any, size: int) -> int:  # C1, C2, C5
    seat = to_int(state.seat)
    if to_int(state.route_size[seat]) >= SHORTEST_ROUTE:
        size = append(out, size, CLOSE_EACH)
        size = append_all(out, size, CLOSE_ONE, provinces_of(route_cities(state, seat)))
    if carrier_can_be_called(state):
        size = append(out, size, CALL + CARRIER)
    return append(out, size, END_TURN)


@rule
def close(state: State, mode: int, log: Log) -> None:  # C2
    """Close the route, to open offices in EACH province or in one of them."""
    seat = to_int(state.seat)
    cities = route_cities(state, seat)
    state.way = mode
    if mode != EACH:
        cities &= to_int(PROVINCE_CITIES[mode])
    state.open = cities & ~to_int(state.offices[seat])  # C3
    if log is not None:
        for at in range(to_int(state.route_size[seat])):
            write(log, CLOSED, seat, to_int(state.route[seat, at]), mode)
    add_moves(state, seat)
    state.phase = OPEN_OFFICES


@rule
def offices_called_for(state: State) -> int:
    """How many offices the closing mode still calls for (C4)."""
    cities = to_int(state.open)
    return count(provinces_of(cities)) if to_int(state.way) == EACH else count(cities)


@rule
def open_offices(state: State) -> None:  # C4, C6
    state.phase = OFFICE if to_int(state.open) and offices_left(state, to_int(state.seat)) else EARN_TILES


@rule
def list_offices(state: State, out: Any, size: int) -> int:
    """Where the next office may go: anywhere if not all can be served (C6), else in the first province or city left (C4)."""
    cities = to_int(state.open)
    if offices_left(state, to_int(state.seat)) >= offices_called_for(state):
        first = lowest(cities)
        cities &= to_int(PROVINCE_CITIES[to_int(PROVINCE_OF[first])]) if to_int(state.way) == EACH else 1 << first
    return append_all(out, size, OPEN_OFFICE, cities)


@rule
def open_office(state: State, city: int, log: Log) -> None:  # C4
    place_office(state, to_int(state.seat), city, log)
    served = to_int(PROVINCE_CITIES[to_int(PROVINCE_OF[city])]) if to_int(state.way) == EACH else 1 << city
    state.open = to_int(state.open) & ~served
    cancel_move(state, city)
    state.phase = OPEN_OFFICES


@rule
def place_office(state: State, seat: int, city: int, log: Log) -> None:
    state.offices[seat] = to_int(state.offices[seat]) | 1 << city
    state.progress = to_int(state.round_number)  # E4
    write(log, OFFICE_OPENED, seat, city, 0)
