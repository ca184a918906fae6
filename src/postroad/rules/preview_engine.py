"""Previews: where a seat's next decisions lead, up to the first random or hidden event.

The seat plays on alone in a sampled state: its own choices where they are legal, else default actions. The sampled values never
matter, because any decision of another seat ends the path.
"""

from typing import Any

import numpy as np

from postroad.rules import actions, phases
from postroad.rules.bits import count, lowest
from postroad.rules.board import ALL_PROVINCES_STACK, PROVINCE_CITIES, REGION_CITIES, REGIONS
from postroad.rules.carriage import go_on_without_cartwright
from postroad.rules.event_log import COACH_MOVED, FROM_DECK, MOST_ROWS, REVEAL, SHUFFLE, TAKEN, WIDTH, write
from postroad.rules.ids import Ids
from postroad.rules.jit import rule
from postroad.rules.play import advance, apply_action, legal
from postroad.rules.rome import ROME, STOPS
from postroad.rules.state import EACH, STATE, Deck, State, to_int
from postroad.rules.tiles import offices_left, provinces_of, required_provinces, top_tile

# Why a path ends.
ENDS = Ids()
END = ENDS.add("end")
CHANCE = ENDS.add("chance")
ARRIVE = ENDS.add("arrive")
OTHER_SEAT = ENDS.add("other-seat")
CHOICE = ENDS.add("choice")
CONTINUES = -1

NO_CHOICE = -1
SKIP_CARTWRIGHT = actions.ACTIONS  # a pseudo-action: go on without the cartwright, and decide nothing else
MOST_STEPS = 128  # no turn has more; the worst case: 9 offices, 22 moves of coaches and 41 cards to discard
GOALS = REGIONS + 1  # tiles that offices can earn: one for each region, and one for all provinces

# One path: its result, and scratch space for finding it.
PATH = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("ends", "i2"),  # an index of ENDS
                ("steps", "i2"),  # how many
                ("phase", "i2", (MOST_STEPS,)),
                ("action", "i2", (MOST_STEPS,)),
                ("options", "i2", (MOST_STEPS,)),  # how many
                ("option", "i2", (MOST_STEPS, actions.MOST_LEGAL)),
                ("goal_points", "i2", (GOALS,)),
                ("goal_provinces", "i2", (GOALS,)),  # provinces that still need an office for it, as a mask
            ]
        ),
    )
)
START, CHECKPOINT, FIRST = range(3)  # states: where all paths begin, a copy to restore, then one for each path


def new_states(paths: int) -> Any:
    return np.zeros(FIRST + paths, STATE)


def new_paths(paths: int) -> Any:
    return np.zeros(paths, PATH)


def new_logs(paths: int) -> Any:
    """Logs with room for all events of a path; the last action is cut at its first random event."""
    return np.zeros((paths, 1 + 2 * MOST_ROWS * WIDTH), np.int16)


@rule
def foresee(states: Any, choices: Any, paths: Any, logs: Any, out: Any, deck: Deck) -> None:
    """Follow one path for each row of choices from `states[START]`, a sample of the deciding seat's view.

    Path `n` uses up `choices[n]` and leads to `states[FIRST + n]`.
    """
    for number in range(len(paths)):
        states[FIRST + number] = states[START]
        follow_path(states, FIRST + number, choices[number], paths[number], logs[number], out, deck)


@rule
def follow_path(states: Any, number: int, choices: Any, path: Any, log: Any, out: Any, deck: Deck) -> None:
    """Decide again and again, until the path ends."""
    state = states[number]
    seat = to_int(state.seat)
    ends = CONTINUES
    while ends == CONTINUES:
        if to_int(state.phase) == phases.OVER:
            ends = END
        elif to_int(state.seat) != seat:
            ends = OTHER_SEAT
        else:
            size = legal(state, out)
            action = choose(state, choices, path, out, size)
            if action != NO_CHOICE:
                ends = apply_if_certain(states, number, action, log, deck)
            else:
                ends = END if to_int(out[size - 1]) == actions.END_TURN else CHOICE
    path.ends = ends


@rule
def choose(state: State, choices: Any, path: Any, out: Any, size: int) -> int:
    """The action to take now, recorded as a step if there was a choice; NO_CHOICE if the player must decide."""
    action = to_int(out[0])
    if size == 1 and action != actions.END_TURN:
        return action
    action = next_choice(choices, path, out, size)
    if action == NO_CHOICE:
        action = default_action(state, path, out, size)
    if action != NO_CHOICE:
        record_step(state, action, path, out, size)
    elif to_int(state.phase) == phases.CARTWRIGHT_CALL:
        return SKIP_CARTWRIGHT
    return action


@rule
def next_choice(choices: Any, path: Any, out: Any, size: int) -> int:
    """The first choice that is legal; it is used up. Only a first step may end the turn."""
    for at in range(len(choices)):
        choice = to_int(choices[at])
        for option in range(size):
            if to_int(out[option]) == choice and (choice != actions.END_TURN or to_int(path.steps) == 0):
                choices[at] = NO_CHOICE
                return choice
    return NO_CHOICE


@rule
def default_action(state: State, path: Any, out: Any, size: int) -> int:
    """The default: the office for the most points, the first coach or the first card; NO_CHOICE for other decisions."""
    if to_int(state.phase) == phases.OFFICE:
        return actions.OPEN_OFFICE + best_city(state, to_int(state.seat), path)
    for at in range(size):
        action = to_int(out[at])
        if to_int(actions.KIND[action]) in (actions.MOVES, actions.DISCARDS):
            return action
    return NO_CHOICE


@rule
def record_step(state: State, action: int, path: Any, out: Any, size: int) -> None:
    at = to_int(path.steps)
    path.phase[at] = to_int(state.phase)
    path.action[at] = action
    path.options[at] = size
    for option in range(size):
        path.option[at, option] = to_int(out[option])
    path.steps = at + 1


@rule
def apply_if_certain(states: Any, number: int, action: int, log: Any, deck: Deck) -> int:
    """Carry out an action and what follows; return why the path ends, or CONTINUES. A random event restores the state."""
    state = states[number]
    if action != SKIP_CARTWRIGHT and to_int(actions.KIND[action]) == actions.MOVES:
        coach, stop = to_int(actions.ARGUMENT[action]) // STOPS, to_int(actions.ARGUMENT[action]) % STOPS
        if stop == ROME:
            write(log, COACH_MOVED, to_int(state.seat), coach, ROME)
            return ARRIVE
    states[CHECKPOINT] = state
    rows = to_int(log[0])
    if action == SKIP_CARTWRIGHT:
        go_on_without_cartwright(state, log)
    else:
        apply_action(state, action, log, deck)
    advance(state, log, deck)
    for row in range(rows, to_int(log[0])):
        if is_chance(log, row):
            log[0] = row
            states[number] = states[CHECKPOINT]
            return CHANCE
    return CONTINUES


@rule
def is_chance(log: Any, row: int) -> bool:
    at = 1 + row * WIDTH
    kind = to_int(log[at])
    return kind in (SHUFFLE, REVEAL) or (kind == TAKEN and to_int(log[at + 3]) == FROM_DECK)


# Offices for the most points.
#
# With **each**, a province with several open cities gets at most one office. With **one province**, several cities are open only
# if not all can be served. Either way its region stays incomplete, so these cities are equal. Only one question remains: which
# provinces get an office when **each** calls for more than are left (C6).


@rule
def best_city(state: State, seat: int, path: Any) -> int:
    """The city for the next office of a closing that earns the most points; the first among equals."""
    cities = to_int(state.open)
    provinces = provinces_of(cities)
    left = offices_left(state, seat)
    if to_int(state.way) != EACH or left >= count(provinces):
        return lowest(cities)
    set_goals(state, seat, path)
    most = most_points(path, left, 0)
    while most_points(path, left, provinces & -provinces) < most:
        provinces &= provinces - 1
    return lowest(cities & to_int(PROVINCE_CITIES[lowest(provinces)]))


@rule
def set_goals(state: State, seat: int, path: Any) -> None:
    """Set the tiles that offices in open cities can still earn, and the provinces each requires (T2, T3)."""
    offices, cities = to_int(state.offices[seat]), to_int(state.open)
    for region in range(REGIONS):
        missing = to_int(REGION_CITIES[region]) & ~offices
        provinces = provinces_of(missing)
        can_be = missing & ~cities == 0 and count(provinces) == count(missing)
        set_goal(state, seat, region, region, provinces, can_be, path)
    missing = required_provinces(state) & ~provinces_of(offices)
    can_be = missing & ~provinces_of(cities) == 0
    set_goal(state, seat, REGIONS, ALL_PROVINCES_STACK, missing, can_be, path)


@rule
def set_goal(state: State, seat: int, goal: int, stack: int, provinces: int, can_be: bool, path: Any) -> None:
    can_be = can_be and to_int(state.tiles[seat, stack]) == 0
    path.goal_points[goal] = top_tile(state, stack) if can_be else 0
    path.goal_provinces[goal] = provinces if can_be else 0


@rule
def most_points(path: Any, left: int, begun: int) -> int:
    """The most points that `left` offices can earn with one in the province `begun`: the best of all sets of goals."""
    most = -1
    for goals in range(1 << GOALS):
        points, provinces = 0, begun
        for goal in range(GOALS):
            if goals >> goal & 1:
                points += to_int(path.goal_points[goal])
                provinces |= to_int(path.goal_provinces[goal])
        if points > most and count(provinces) <= left:
            most = points
    return most
