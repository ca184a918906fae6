"""What a seat's next decisions would lead to, as far as it can be foreseen: up to chance, and to what is hidden from the seat.

The seat plays on alone in a world that it thinks possible: its wishes where they are legal, else what is usual. Nothing of what
was made up for that world is ever reached, because every other seat's choice ends it, a single one too.
"""

from typing import Any, Literal, get_args

import numpy as np

from postroad.rules import actions, phases
from postroad.rules.bits import count, lowest
from postroad.rules.board import ALL_PROVINCES_STACK, PROVINCE_CITIES, PROVINCES_FOR_ALL, REGION_CITIES, REGIONS
from postroad.rules.carriage import go_on_without_cartwright
from postroad.rules.event_log import COACH_MOVED, FROM_DECK, MOST_ROWS, REVEAL, SHUFFLE, TAKEN, WIDTH, write
from postroad.rules.jit import rule
from postroad.rules.play import advance, apply_action, legal
from postroad.rules.rome import ROME, STOPS
from postroad.rules.state import EACH, STATE, Deck, State, to_int
from postroad.rules.tiles import offices_left, provinces_of, top_tile

End = Literal["end", "chance", "arrive", "other-seat", "choice"]  # why it goes no further
ENDS: list[End] = list(get_args(End))
END, CHANCE, ARRIVE, OTHER_SEAT, CHOICE = range(len(ENDS))
GOES_ON = -1

NO_CHOICE = -1
GO_ON = actions.ACTIONS  # no action: the cartwright is not called, and that is the only choice there was
MOST_STEPS = 128  # no turn has more: 9 offices, 22 moves of coaches and 41 cards to discard, to name the worst
GOALS = REGIONS + 1  # tiles that offices are opened for: of each region, and of all provinces

# One way on, and what foreseeing it needs to take notes on.
WAY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("ends", "i2"),  # of ENDS
                ("steps", "i2"),  # how many
                ("phase", "i2", (MOST_STEPS,)),
                ("action", "i2", (MOST_STEPS,)),
                ("options", "i2", (MOST_STEPS,)),  # how many
                ("option", "i2", (MOST_STEPS, actions.MOST_LEGAL)),
                ("goal_points", "i2", (GOALS,)),
                ("goal_provinces", "i2", (GOALS,)),  # those that still need an office for it, as a mask
            ]
        ),
    )
)
WORLD, SURE, FIRST = range(3)  # the states that `foresee` is given: where it begins, one for itself, one for each way


def new_states(ways: int) -> Any:
    return np.zeros(FIRST + ways, STATE)


def new_ways(ways: int) -> Any:
    return np.zeros(ways, WAY)


def new_logs(ways: int) -> Any:
    """Of all that the actions of a way can bring about, the last of which is cut where chance begins."""
    return np.zeros((ways, 1 + 2 * MOST_ROWS * WIDTH), np.int16)


@rule
def foresee(states: Any, wishes: Any, ways: Any, logs: Any, out: Any, deck: Deck) -> None:
    """Play on from `states[WORLD]`, a sample of the view of the seat that must decide, once for each row of wishes.

    Way `n` fulfils `wishes[n]`, using them up, and leads to `states[FIRST + n]`.
    """
    for number in range(len(ways)):
        states[FIRST + number] = states[WORLD]
        play_on(states, FIRST + number, wishes[number], ways[number], logs[number], out, deck)


@rule
def play_on(states: Any, number: int, wishes: Any, way: Any, log: Any, out: Any, deck: Deck) -> None:
    """Decide and decide."""
    state = states[number]
    seat = to_int(state.seat)
    ends = GOES_ON
    while ends == GOES_ON:
        if to_int(state.phase) == phases.OVER:
            ends = END
        elif to_int(state.seat) != seat:
            ends = OTHER_SEAT
        else:
            size = legal(state, out)
            action = choose(state, wishes, way, out, size)
            if action != NO_CHOICE:
                ends = apply_if_sure(states, number, action, log, deck)
            else:
                ends = END if to_int(out[size - 1]) == actions.END_TURN else CHOICE
    way.ends = ends


@rule
def choose(state: State, wishes: Any, way: Any, out: Any, size: int) -> int:
    """What the seat does now, taken down as a step if there is a choice; NO_CHOICE if nothing settles it."""
    action = to_int(out[0])
    if size == 1 and action != actions.END_TURN:
        return action
    action = wished(wishes, way, out, size)
    if action == NO_CHOICE:
        action = usual(state, way, out, size)
    if action != NO_CHOICE:
        take_down(state, action, way, out, size)
    elif to_int(state.phase) == phases.CARTWRIGHT_CALL:
        return GO_ON
    return action


@rule
def wished(wishes: Any, way: Any, out: Any, size: int) -> int:
    """The first wish that is legal; it is used up. Only a first step ends the turn."""
    for at in range(len(wishes)):
        wish = to_int(wishes[at])
        for option in range(size):
            if to_int(out[option]) == wish and (wish != actions.END_TURN or to_int(way.steps) == 0):
                wishes[at] = NO_CHOICE
                return wish
    return NO_CHOICE


@rule
def usual(state: State, way: Any, out: Any, size: int) -> int:
    """Offices for the most points; the first coach; the first card. Nothing else is usual."""
    if to_int(state.phase) == phases.OFFICE:
        return actions.OPEN_OFFICE + best_city(state, to_int(state.seat), way)
    for at in range(size):
        action = to_int(out[at])
        if to_int(actions.KIND[action]) in (actions.MOVES, actions.DISCARDS):
            return action
    return NO_CHOICE


@rule
def take_down(state: State, action: int, way: Any, out: Any, size: int) -> None:
    at = to_int(way.steps)
    way.phase[at] = to_int(state.phase)
    way.action[at] = action
    way.options[at] = size
    for option in range(size):
        way.option[at, option] = to_int(out[option])
    way.steps = at + 1


@rule
def apply_if_sure(states: Any, number: int, action: int, log: Any, deck: Deck) -> int:
    """Carry out an action and what follows by itself; why it ends, or GOES_ON. What is not sure leaves the state as it was."""
    state = states[number]
    if action != GO_ON and to_int(actions.KIND[action]) == actions.MOVES:
        coach, stop = to_int(actions.ARGUMENT[action]) // STOPS, to_int(actions.ARGUMENT[action]) % STOPS
        if stop == ROME:
            write(log, COACH_MOVED, to_int(state.seat), coach, ROME)
            return ARRIVE
    states[SURE] = state
    rows = to_int(log[0])
    if action == GO_ON:
        go_on_without_cartwright(state, log)
    else:
        apply_action(state, action, log, deck)
    advance(state, log, deck)
    for row in range(rows, to_int(log[0])):
        if is_chance(log, row):
            log[0] = row
            states[number] = states[SURE]
            return CHANCE
    return GOES_ON


@rule
def is_chance(log: Any, row: int) -> bool:
    at = 1 + row * WIDTH
    kind = to_int(log[at])
    return kind in (SHUFFLE, REVEAL) or (kind == TAKEN and to_int(log[at + 3]) == FROM_DECK)


# Offices for the most points.
#
# A province with two open cities or more gets one office at the most with **each**, and with **one province** there are several
# only if not all of them are served: either way its region stays incomplete, so these cities are alike. What is left to choose is
# which provinces get an office at all when **each** calls for more than there are (C6).


@rule
def best_city(state: State, seat: int, way: Any) -> int:
    """The city for the next office of a closing that leads to the most points; the first one of equals."""
    cities = to_int(state.open)
    provinces = provinces_of(cities)
    left = offices_left(state, seat)
    if to_int(state.way) != EACH or left >= count(provinces):
        return lowest(cities)
    set_goals(state, seat, way)
    most = most_points(way, left, 0)
    while most_points(way, left, provinces & -provinces) < most:
        provinces &= provinces - 1
    return lowest(cities & to_int(PROVINCE_CITIES[lowest(provinces)]))


@rule
def set_goals(state: State, seat: int, way: Any) -> None:
    """The tiles that offices in open cities can still earn, and what each takes (T2, T3)."""
    offices, cities = to_int(state.offices[seat]), to_int(state.open)
    for region in range(REGIONS):
        missing = to_int(REGION_CITIES[region]) & ~offices
        provinces = provinces_of(missing)
        can_be = missing & ~cities == 0 and count(provinces) == count(missing)
        set_goal(state, seat, region, region, provinces, can_be, way)
    missing = to_int(PROVINCES_FOR_ALL[to_int(state.provinces_for_all)]) & ~provinces_of(offices)
    can_be = missing & ~provinces_of(cities) == 0
    set_goal(state, seat, REGIONS, ALL_PROVINCES_STACK, missing, can_be, way)


@rule
def set_goal(state: State, seat: int, goal: int, stack: int, provinces: int, can_be: bool, way: Any) -> None:
    can_be = can_be and to_int(state.tiles[seat, stack]) == 0
    way.goal_points[goal] = top_tile(state, stack) if can_be else 0
    way.goal_provinces[goal] = provinces if can_be else 0


@rule
def most_points(way: Any, left: int, begun: int) -> int:
    """What so many offices can earn at the most if one goes to the province `begun`: the best of all sets of goals."""
    most = -1
    for goals in range(1 << GOALS):
        points, provinces = 0, begun
        for goal in range(GOALS):
            if goals >> goal & 1:
                points += to_int(way.goal_points[goal])
                provinces |= to_int(way.goal_provinces[goal])
        if points > most and count(provinces) <= left:
            most = points
    return most
