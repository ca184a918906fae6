"""Chapter A: the module audience."""

from typing import Any

from postroad.rules.actions import MOVE_COACH, SEAT_CLERGY, append, append_all
from postroad.rules.board import REGION_OF
from postroad.rules.event_log import ARRIVED, COACH_MOVED, LEFT, SEATED, write
from postroad.rules.jit import rule
from postroad.rules.phases import BEGIN_TURN, COACH, DROP_ROUTE, MOVE_COACHES
from postroad.rules.rome import COACH_OF_REGION, COACHES, FREE, RANKS, ROME, SOUTH, SOUTH_COUNT, STOPS
from postroad.rules.state import NO_RANK, Log, State, to_int

ALL_RANKS = (1 << RANKS) - 1


@rule
def coach_of(city: int) -> int:
    return to_int(COACH_OF_REGION[to_int(REGION_OF[city])])


# Seating (A2)


@rule
def next_empty_coach(state: State, seat: int) -> int:
    coach = 0
    while coach < COACHES and to_int(state.clergy[seat, coach]) != NO_RANK:
        coach += 1
    return coach


@rule
def ranks_to_seat(state: State, seat: int) -> int:
    """The ranks not yet in a coach, as a mask (A2)."""
    ranks = ALL_RANKS
    for coach in range(next_empty_coach(state, seat)):
        ranks &= ~(1 << to_int(state.clergy[seat, coach]))
    return ranks


@rule
def list_clergy(state: State, out: Any, size: int) -> int:
    return append_all(out, size, SEAT_CLERGY, ranks_to_seat(state, to_int(state.seat)))


@rule
def seat_clergy(state: State, rank: int, log: Log) -> None:
    seat = to_int(state.seat)
    coach = next_empty_coach(state, seat)
    state.clergy[seat, coach] = rank
    write(log, SEATED, seat, coach, rank)
    if coach == COACHES - 1:
        if seat == to_int(state.players) - 1:
            state.phase = BEGIN_TURN
        else:
            state.seat = seat + 1


# Coaches (A3-A5)


@rule
def add_moves(state: State, seat: int) -> None:
    """At the start of a closing, owe a move for every city of the route (A3); each office opened cancels one."""
    if to_int(state.audience):
        for at in range(to_int(state.route_size[seat])):
            coach = coach_of(to_int(state.route[seat, at]))
            state.owed[coach] = to_int(state.owed[coach]) + 1


@rule
def cancel_move(state: State, city: int) -> None:  # A3
    if to_int(state.audience):
        coach = coach_of(city)
        state.owed[coach] = to_int(state.owed[coach]) - 1


@rule
def in_rome(state: State, coach: int) -> bool:
    return to_int(state.coach[coach]) == ROME


@rule
def free_moves(state: State) -> int:
    """Moves that any coach may make: owed for a city of no region, or to a coach in Rome (A4)."""
    moves = to_int(state.owed[FREE])
    for coach in range(COACHES):
        if in_rome(state, coach):
            moves += to_int(state.owed[coach])
    return moves


@rule
def coach_is_owed(state: State) -> bool:
    """Is a move owed, and is a coach on the road that can make it?"""
    owed, on_the_road = to_int(state.owed[FREE]), False
    for coach in range(COACHES):
        owed += to_int(state.owed[coach])
        on_the_road = on_the_road or not in_rome(state, coach)
    return owed > 0 and on_the_road


@rule
def move_coaches(state: State) -> None:
    if coach_is_owed(state):
        state.phase = COACH
    else:
        forget_moves(state)
        state.phase = DROP_ROUTE


@rule
def forget_moves(state: State) -> None:
    """Cancel all moves: with all coaches in Rome nothing moves (A4)."""
    for coach in range(COACHES + 1):
        state.owed[coach] = 0


@rule
def list_coaches(state: State, out: Any, size: int) -> int:  # A4, A5
    free = free_moves(state) > 0
    for coach in range(COACHES):
        if (free or to_int(state.owed[coach]) > 0) and not in_rome(state, coach):
            rome, at = to_int(state.rome), to_int(state.coach[coach])
            for road in range(to_int(SOUTH_COUNT[rome, at])):
                size = append(out, size, MOVE_COACH + coach * STOPS + to_int(SOUTH[rome, at, road]))
    return size


@rule
def move_coach(state: State, coach: int, to: int, log: Log) -> None:  # A3, A4
    use_move(state, coach)
    state.coach[coach] = to
    write(log, COACH_MOVED, to_int(state.seat), coach, to)
    if to == ROME:
        arrive(state, coach, log)
    state.phase = MOVE_COACHES


@rule
def use_move(state: State, coach: int) -> None:
    """Use up a move: the coach's own first, then a free one, because that leaves the most choice."""
    payer = coach
    if to_int(state.owed[coach]) == 0:
        payer = FREE
        for other in range(COACHES):
            if payer == FREE and to_int(state.owed[FREE]) == 0 and in_rome(state, other) and to_int(state.owed[other]) > 0:
                payer = other
    state.owed[payer] = to_int(state.owed[payer]) - 1


# Arrival (A6)


@rule
def arrive(state: State, coach: int, log: Log) -> None:
    """Reveal every seat's clergy in the coach; a newcomer takes the place of the clergy that waited there (A6)."""
    for seat in range(to_int(state.players)):
        write(log, ARRIVED, coach, to_int(state.clergy[seat, coach]), 0)
    for rank in range(RANKS):
        arrivals = 0
        for seat in range(to_int(state.players)):
            if to_int(state.clergy[seat, coach]) == rank:
                arrivals |= 1 << seat
        if arrivals:
            leave(state, rank, log)
            state.waiting[rank] = arrivals


@rule
def leave(state: State, rank: int, log: Log) -> None:
    for seat in range(to_int(state.players)):
        if to_int(state.waiting[rank]) >> seat & 1:
            write(log, LEFT, rank, seat, 0)
