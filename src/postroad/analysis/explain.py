"""Reasons for and against an action: its gains, its options, its costs. The most important reason comes first.

`explain` reads only what `hide` leaves to the deciding seat.
"""

from typing import Any

from postroad.analysis.explain_cards import (
    end_for,
    explain_call,
    explain_draw,
    explain_lay,
    explain_market,
    explain_start,
    explain_take,
    goes_on,
    hand_without,
    left_end,
    next_carriage,
    right_end,
)
from postroad.analysis.explain_closing import (
    explain_closing,
    explain_office,
)
from postroad.analysis.reason_codes import (
    ARRIVES,
    COACH_ON,
    DECLINES,
    DISCARDS,
    HAS_OFFICE,
    HOLDS_NEXT,
    JOINS_NONE,
    KEEPS_ROUTE,
    KEEPS_TOKENS,
    LAST_ROUND,
    LAST_TURN,
    LONGEST_WAY,
    NEXT_CARRIAGE,
    NOTHING_LEFT,
    OTHERS_JOIN,
    PUSHES_OUT,
    RETURNS_FOUR,
    RETURNS_IDLE,
    RETURNS_ONE,
    RETURNS_THREE,
    RETURNS_TWO,
    RIDES,
    SEATS_CLERGY,
    SHORTEST_WAY,
    SPARE,
    TURN_ENDS,
    WITHOUT_CARTWRIGHT,
    add,
)
from postroad.rules import actions, phases
from postroad.rules.audience import next_empty_coach
from postroad.rules.bits import count, lowest
from postroad.rules.board import (
    CITIES,
    LAST_CARRIAGE,
    ROADS,
    SEATS,
    array,
)
from postroad.rules.cards import can_take, copies, held
from postroad.rules.honours import chips_left
from postroad.rules.jit import rule
from postroad.rules.rome import COACHES, RANK_POINTS, ROME, SOUTH, SOUTH_COUNT, STOPS
from postroad.rules.route import fits
from postroad.rules.scoring import game_end_holder, round_was_last
from postroad.rules.state import (
    CARTWRIGHT,
    NO_CITY,
    State,
    next_seat,
    to_int,
)
from postroad.rules.tiles import offices_left


def _steps_to_rome() -> list[list[int]]:
    """The fewest steps to Rome from each city, for each map."""
    steps_by_map = []
    for rome in range(len(SOUTH)):
        steps = [0 if stop == ROME else STOPS for stop in range(STOPS)]
        for _ in range(STOPS):
            for stop in range(STOPS):
                for road in range(SOUTH_COUNT[rome][stop]):
                    steps[stop] = min(steps[stop], steps[SOUTH[rome][stop][road]] + 1)
        steps_by_map.append(steps)
    return steps_by_map


STEPS = array(_steps_to_rome())


@rule
def explain(state: State, action: int, out: Any) -> int:
    """Write the reasons for a legal action to `out`; return their number, at least one."""
    kind, argument = to_int(actions.KIND[action]), to_int(actions.ARGUMENT[action])
    if kind == actions.TAKES:
        size = explain_draw(state, out, 0) if argument == NO_CITY else explain_take(state, argument, out, 0)
    elif kind == actions.CALLS:
        size = explain_call(state, argument, out, 0)
    elif kind == actions.STARTS:
        size = explain_start(state, argument, out, 0)
    elif kind in (actions.GOES_LEFT, actions.GOES_RIGHT):
        size = explain_lay(state, argument, kind == actions.GOES_LEFT, out, 0)
    elif kind == actions.CLOSES:
        size = explain_closing(state, argument, out, 0)
    elif kind == actions.OPENS:
        size = explain_office(state, argument, out, 0)
    elif kind == actions.MOVES:
        size = explain_move(state, argument // STOPS, argument % STOPS, out, 0)
    elif kind == actions.DISCARDS:
        size = explain_discard(state, argument, out, 0)
    elif kind == actions.RETURNS:
        size = explain_return(state, argument, out, 0)
    elif kind == actions.SEATS_CLERGY:
        size = explain_seating(state, argument, out, 0)
    elif kind == actions.ENDS:
        size = explain_end(state, out, 0)
    else:
        size = add(out, 0, DECLINES, 0, 0, 0)
    if to_int(state.phase) == phases.CARTWRIGHT_CALL and kind != actions.CALLS:
        size = add(out, size, WITHOUT_CARTWRIGHT, CARTWRIGHT, next_carriage(state, to_int(state.seat)), 0)
    return size


# Ending the turn


@rule
def explain_end(state: State, out: Any, size: int) -> int:
    seat, follower = to_int(state.seat), next_seat(state, to_int(state.turn))
    last = follower == 0 and round_was_last(state)  # E1, E4
    route_stays = to_int(state.phase) == phases.CLOSE and to_int(state.route_size[seat]) > 0
    if route_stays and goes_on(state) and not last:
        return explain_keeping(state, seat, out, size)
    if route_stays and game_end_holder(state) >= 0:
        size = add(out, size, LAST_ROUND, game_end_holder(state), 0, 0)
    elif not route_stays and to_int(state.phase) != phases.CARTWRIGHT_CALL:
        size = add(out, size, NOTHING_LEFT, 0, 0, 0)
    return add(out, size, LAST_TURN, 0, 0, 0) if last else add(out, size, TURN_ENDS, follower, 0, 0)


@rule
def explain_keeping(state: State, seat: int, out: Any, size: int) -> int:
    """Reasons for keeping the route for another turn."""
    length = to_int(state.route_size[seat])
    fitting = held(state.hand, seat) & fits(state, seat)
    missing = next_carriage(state, seat) - length
    if to_int(state.carriage[seat]) < LAST_CARRIAGE and missing > 0:
        size = add(out, size, NEXT_CARRIAGE, next_carriage(state, seat), missing, 0)
    if fitting:
        size = add(out, size, HOLDS_NEXT, lowest(fitting), end_for(state, seat, lowest(fitting)), 0)
    else:
        size = explain_market(state, seat, out, size)
    return add(out, size, KEEPS_ROUTE, left_end(state, seat), right_end(state, seat), length)


# Coaches and clergy


@rule
def explain_move(state: State, coach: int, stop: int, out: Any, size: int) -> int:
    seat = to_int(state.seat)
    rank = to_int(state.clergy[seat, coach])
    points = to_int(RANK_POINTS[rank])
    if stop != ROME:
        size = add(out, size, COACH_ON, coach, stop, to_int(STEPS[to_int(state.rome), stop]))
        return add(out, size, RIDES, coach, rank, points)
    size = add(out, size, ARRIVES, coach, rank, points)
    for other in range(SEATS):
        if other != seat and to_int(state.waiting[rank]) >> other & 1:
            size = add(out, size, PUSHES_OUT, rank, other, 0)
    return size


@rule
def explain_seating(state: State, rank: int, out: Any, size: int) -> int:
    coach, rome = next_empty_coach(state, to_int(state.seat)), to_int(state.rome)
    steps = to_int(STEPS[rome, to_int(state.coach[coach])])
    shortest, longest = steps, steps
    for other in range(COACHES):
        shortest = min(shortest, to_int(STEPS[rome, to_int(state.coach[other])]))
        longest = max(longest, to_int(STEPS[rome, to_int(state.coach[other])]))
    size = add(out, size, SEATS_CLERGY, coach, rank, steps)
    if steps == shortest:
        return add(out, size, SHORTEST_WAY, coach, 0, 0)
    return add(out, size, LONGEST_WAY, coach, 0, 0) if steps == longest else size


# Discarding, handing in


@rule
def explain_discard(state: State, city: int, out: Any, size: int) -> int:
    seat = to_int(state.seat)
    first = size
    if copies(state.hand, seat, city) > 1:
        size = add(out, size, SPARE, city, 0, 0)
    if to_int(state.offices[seat]) >> city & 1:
        size = add(out, size, HAS_OFFICE, city, 0, 0)
    if held(state.hand, seat) & to_int(ROADS[city]) == 0:
        size = add(out, size, JOINS_NONE, city, 0, 0)
    if size == first:
        size = explain_rest(hand_without(state, seat, city), out, size)
    return size if size > first else add(out, size, DISCARDS, city, 0, 0)


@rule
def explain_rest(hand: int, out: Any, size: int) -> int:
    """Name two cards of the hand that a road joins, if there are any."""
    for city in range(CITIES):
        if hand >> city & 1 and hand & to_int(ROADS[city]):
            return add(out, size, OTHERS_JOIN, city, lowest(hand & to_int(ROADS[city])), 0)
    return size


@rule
def explain_return(state: State, chosen: int, out: Any, size: int) -> int:  # H5
    seat, returned = to_int(state.seat), count(chosen)
    if returned == 0:
        tokens = 0
        for official in range(len(state.tokens[seat])):
            tokens += to_int(state.tokens[seat, official])
        return add(out, size, KEEPS_TOKENS, tokens, 0, 0)
    if returned == 1:
        return add(out, size, RETURNS_ONE, lowest(chosen), 0, 0)
    if returned == 2 and can_take(state):
        return add(out, size, RETURNS_TWO, lowest(chosen), lowest(chosen & (chosen - 1)), 0)
    if returned == 3 and chips_left(state):
        return add(out, size, RETURNS_THREE, 1, 0, 0)
    if returned == 4 and offices_left(state, seat):
        return add(out, size, RETURNS_FOUR, offices_left(state, seat), 0, 0)
    return add(out, size, RETURNS_IDLE, returned, 0, 0)
