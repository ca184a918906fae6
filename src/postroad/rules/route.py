"""Chapter P: the second phase, playing a city card."""

from typing import Any

from postroad.rules.actions import CALL, LEFT, RIGHT, START, append, append_all
from postroad.rules.board import ROADS
from postroad.rules.cards import discard, held, show
from postroad.rules.draw import postmaster_can_be_called
from postroad.rules.event_log import ABANDONED, AT_LEFT, AT_RIGHT, AT_START, PLAYED, write
from postroad.rules.jit import rule
from postroad.rules.phases import CLOSE, PLAY
from postroad.rules.state import NO_CITY, NO_OFFICIAL, POSTMASTER, Log, State, to_int


@rule
def route_cities(state: State, seat: int) -> int:
    """The cities of the seat's route, as a mask."""
    cities = 0
    for at in range(to_int(state.route_size[seat])):
        cities |= 1 << to_int(state.route[seat, at])
    return cities


@rule
def fits_left(state: State, seat: int) -> int:
    """The cities that fit the left end, as a mask (P2). A route of one city has only a right end (P5)."""
    if to_int(state.route_size[seat]) < 2:
        return 0
    return to_int(ROADS[to_int(state.route[seat, 0])]) & ~route_cities(state, seat)


@rule
def fits_right(state: State, seat: int) -> int:  # P2
    size = to_int(state.route_size[seat])
    if size == 0:
        return 0
    return to_int(ROADS[to_int(state.route[seat, size - 1])]) & ~route_cities(state, seat)


@rule
def fits(state: State, seat: int) -> int:
    """The cities that fit either end, as a mask."""
    return fits_left(state, seat) | fits_right(state, seat)


@rule
def list_extensions(state: State, out: Any, size: int) -> int:  # P2, P4
    seat = to_int(state.seat)
    cards = held(state.hand, seat)
    size = append_all(out, size, LEFT, cards & fits_left(state, seat))
    return append_all(out, size, RIGHT, cards & fits_right(state, seat))


@rule
def list_plays(state: State, out: Any, size: int) -> int:  # P1, P3
    size = append_all(out, size, START, held(state.hand, to_int(state.seat)))
    size = list_extensions(state, out, size)
    return append(out, size, CALL + POSTMASTER) if postmaster_can_be_called(state) else size


@rule
def carrier_can_be_called(state: State) -> bool:  # P4, D6
    seat = to_int(state.seat)
    return to_int(state.official) == NO_OFFICIAL and held(state.hand, seat) & fits(state, seat) != 0


@rule
def drop_route(state: State, seat: int, log: Log, kind: int, how: int) -> None:
    """Move the route to the discard pile, left to right (P3, K1)."""
    for at in range(to_int(state.route_size[seat])):
        city = to_int(state.route[seat, at])
        state.route[seat, at] = NO_CITY
        discard(state, city)
        write(log, kind, seat, city, how)
    state.route_size[seat] = 0


@rule
def play_start(state: State, city: int, log: Log) -> None:  # P1, P3
    seat = to_int(state.seat)
    drop_route(state, seat, log, ABANDONED, 0)
    place_city(state, seat, 0, city, AT_START, log)


@rule
def play_left(state: State, city: int, log: Log) -> None:  # P2
    seat = to_int(state.seat)
    for at in range(to_int(state.route_size[seat]), 0, -1):
        state.route[seat, at] = to_int(state.route[seat, at - 1])
    place_city(state, seat, 0, city, AT_LEFT, log)


@rule
def play_right(state: State, city: int, log: Log) -> None:  # P2
    seat = to_int(state.seat)
    place_city(state, seat, to_int(state.route_size[seat]), city, AT_RIGHT, log)


@rule
def place_city(state: State, seat: int, at: int, city: int, where: int, log: Log) -> None:
    show(state, seat, city)
    state.route[seat, at] = city
    state.route_size[seat] = to_int(state.route_size[seat]) + 1
    write(log, PLAYED, seat, city, where)
    state.phase = CLOSE


@rule
def begin_play(state: State) -> None:  # P6: skipped with an empty hand
    state.phase = PLAY if to_int(state.hand_size[to_int(state.seat)]) > 0 else CLOSE
