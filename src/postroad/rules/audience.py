"""Chapter A: the module audience."""

from typing import Any

from postroad.rules.actions import MOVE_COACH, SEAT_CLERGY, append, append_all
from postroad.rules.board import REGION_OF
from postroad.rules.jit import rule
from postroad.rules.log import ARRIVED, COACH_MOVED, LEFT, SEATED, write
from postroad.rules.phases import BEGIN_TURN, COACH, DROP_ROUTE, MOVE_COACHES
from postroad.rules.rome import COACH_OF_REGION, COACHES, FREE, RANKS, ROME, SOUTH, SOUTH_COUNT, STOPS
from postroad.rules.state import NO_RANK, Log, State, wide

ALL_RANKS = (1 << RANKS) - 1


@rule
def coach_of(city: int) -> int:
    return wide(COACH_OF_REGION[wide(REGION_OF[city])])


# Seating (A2)


@rule
def next_empty_coach(state: State, seat: int) -> int:
    coach = 0
    while coach < COACHES and wide(state.clergy[seat, coach]) != NO_RANK:
        coach += 1
    return coach


@rule
def ranks_to_seat(state: State, seat: int) -> int:
    """The ranks not yet in a coach, as a mask."""
    ranks = ALL_RANKS
    for coach in range(next_empty_coach(state, seat)):
        ranks &= ~(1 << wide(state.clergy[seat, coach]))
    return ranks


@rule
def list_clergy(state: State, out: Any, size: int) -> int:
    return append_all(out, size, SEAT_CLERGY, ranks_to_seat(state, wide(state.seat)))


@rule
def seat_clergy(state: State, rank: int, log: Log) -> None:
    seat = wide(state.seat)
    coach = next_empty_coach(state, seat)
    state.clergy[seat, coach] = rank
    write(log, SEATED, seat, coach, rank)
    if coach == COACHES - 1:
        if seat == wide(state.players) - 1:
            state.phase = BEGIN_TURN
        else:
            state.seat = seat + 1


# Coaches (A3-A5)


@rule
def owe_coaches(state: State, seat: int) -> None:
    """A closing begins: a move for every city of the route (A3); those that get an office are forgiven."""
    if wide(state.audience):
        for at in range(wide(state.route_size[seat])):
            coach = coach_of(wide(state.route[seat, at]))
            state.owed[coach] = wide(state.owed[coach]) + 1


@rule
def forgive_coach(state: State, city: int) -> None:  # A3
    if wide(state.audience):
        coach = coach_of(city)
        state.owed[coach] = wide(state.owed[coach]) - 1


@rule
def in_rome(state: State, coach: int) -> bool:
    return wide(state.coach[coach]) == ROME


@rule
def free_moves(state: State) -> int:
    """Moves that any coach may make: owed for a city of no region, or to a coach in Rome (A4)."""
    moves = wide(state.owed[FREE])
    for coach in range(COACHES):
        if in_rome(state, coach):
            moves += wide(state.owed[coach])
    return moves


@rule
def coach_is_owed(state: State) -> bool:
    """Is there a move to make, and a coach on the road to make it?"""
    owed, on_the_road = wide(state.owed[FREE]), False
    for coach in range(COACHES):
        owed += wide(state.owed[coach])
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
    """With all coaches in Rome nothing moves (A4)."""
    for coach in range(COACHES + 1):
        state.owed[coach] = 0


@rule
def list_coaches(state: State, out: Any, size: int) -> int:  # A4, A5
    free = free_moves(state) > 0
    for coach in range(COACHES):
        if (free or wide(state.owed[coach]) > 0) and not in_rome(state, coach):
            rome, at = wide(state.rome), wide(state.coach[coach])
            for road in range(wide(SOUTH_COUNT[rome, at])):
                size = append(out, size, MOVE_COACH + coach * STOPS + wide(SOUTH[rome, at, road]))
    return size


@rule
def move_coach(state: State, coach: int, to: int, log: Log) -> None:  # A3, A4
    pay_move(state, coach)
    state.coach[coach] = to
    write(log, COACH_MOVED, wide(state.seat), coach, to)
    if to == ROME:
        arrive(state, coach, log)
    state.phase = MOVE_COACHES


@rule
def pay_move(state: State, coach: int) -> None:
    """A coach's own moves go first, then free ones: that leaves the most choice."""
    payer = coach
    if wide(state.owed[coach]) == 0:
        payer = FREE
        for other in range(COACHES):
            if payer == FREE and wide(state.owed[FREE]) == 0 and in_rome(state, other) and wide(state.owed[other]) > 0:
                payer = other
    state.owed[payer] = wide(state.owed[payer]) - 1


# Arrival (A6)


@rule
def arrive(state: State, coach: int, log: Log) -> None:
    """All reveal who sat in the coach; whoever waited in a newcomer's place leaves."""
    for seat in range(wide(state.players)):
        write(log, ARRIVED, coach, wide(state.clergy[seat, coach]), 0)
    for rank in range(RANKS):
        arrivals = 0
        for seat in range(wide(state.players)):
            if wide(state.clergy[seat, coach]) == rank:
                arrivals |= 1 << seat
        if arrivals:
            leave(state, rank, log)
            state.waiting[rank] = arrivals


@rule
def leave(state: State, rank: int, log: Log) -> None:
    for seat in range(wide(state.players)):
        if wide(state.waiting[rank]) >> seat & 1:
            write(log, LEFT, rank, seat, 0)
