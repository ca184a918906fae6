"""Playing: what may be done now (`legal`), and doing it (`step`, `apply`)."""

from typing import Any

import numpy as np

from postroad.rules import actions, phases
from postroad.rules.audience import coach_is_owed, forget_moves, list_clergy, list_coaches, move_coach, seat_clergy
from postroad.rules.closing import close, list_closings, list_offices, open_office
from postroad.rules.discarding import discard_card, discard_route, hand_too_large, list_discards
from postroad.rules.draw import list_first_take, list_takes, take
from postroad.rules.honours import (
    HELP,
    call,
    decline,
    list_returns,
    list_reward_cards,
    list_reward_offices,
    open_reward_office,
    return_tokens,
)
from postroad.rules.jit import rule
from postroad.rules.rome import STOPS
from postroad.rules.route import list_extensions, list_plays, play_left, play_right, play_start
from postroad.rules.state import CARTWRIGHT, Deck, Log, State, wide
from postroad.rules.turn import end_turn, settle


@rule
def legal(state: State, out: Any) -> int:
    """List the legal actions of the seat that must decide; how many there are. `out` has room for MOST_LEGAL."""
    phase = wide(state.phase)
    if phase == phases.PLAY:
        return list_plays(state, out, 0)
    if phase == phases.CLOSE:
        return list_closings(state, out, 0)
    if phase == phases.TAKE:
        return list_first_take(state, out, 0)
    if phase == phases.TAKE_SECOND:
        return list_takes(state, out, 0)
    if phase == phases.PLAY_SECOND:
        return list_extensions(state, out, 0)
    if phase == phases.END:
        return list_end(out, 0)
    return legal_in_closing(state, phase, out) if phase <= phases.DISCARD else legal_elsewhere(state, phase, out)


@rule
def legal_in_closing(state: State, phase: int, out: Any) -> int:
    if phase == phases.OFFICE:
        return list_offices(state, out, 0)
    if phase == phases.COACH:
        return list_coaches(state, out, 0)
    if phase == phases.DISCARD:
        return list_discards(state, out, 0)
    if phase == phases.CARTWRIGHT_CALL:
        return list_cartwright(state, out, 0)
    return list_clergy(state, out, 0)


@rule
def legal_elsewhere(state: State, phase: int, out: Any) -> int:
    if phase == phases.HAND_IN:
        return list_returns(state, out, 0)
    if phase == phases.REWARD_CARD:
        return list_reward_cards(state, out, 0)
    if phase == phases.REWARD_OFFICE:
        return list_reward_offices(state, out, 0)
    return 0


@rule
def list_end(out: Any, size: int) -> int:
    out[size] = actions.END_TURN
    return size + 1


@rule
def list_cartwright(state: State, out: Any, size: int) -> int:
    """V2: the call, or what comes next, which means going on without."""
    out[size] = actions.CALL + CARTWRIGHT
    if wide(state.audience) and coach_is_owed(state):
        return list_coaches(state, out, size + 1)
    if hand_too_large(state):
        return list_discards(state, out, size + 1)
    return list_end(out, size + 1)


@rule
def carry_out(state: State, action: int, log: Log, deck: Deck) -> None:
    """One legal action, and nothing that follows."""
    kind, argument = wide(actions.KIND[action]), wide(actions.ARGUMENT[action])
    if kind == actions.TAKES:
        take(state, argument, log, deck)
    elif kind == actions.CALLS:
        call(state, argument, wide(HELP[argument]), log)
    elif kind == actions.STARTS:
        play_start(state, argument, log)
    elif kind == actions.GOES_LEFT:
        play_left(state, argument, log)
    elif kind == actions.GOES_RIGHT:
        play_right(state, argument, log)
    elif kind == actions.CLOSES:
        close(state, argument, log)
    elif kind == actions.ENDS:
        go_on_without_cartwright(state, log)
        end_turn(state)
    else:
        carry_out_rest(state, kind, argument, log)


@rule
def carry_out_rest(state: State, kind: int, argument: int, log: Log) -> None:
    if kind == actions.OPENS:
        if wide(state.phase) == phases.OFFICE:
            open_office(state, argument, log)
        else:
            open_reward_office(state, argument, log)
    elif kind == actions.MOVES:
        move_coach(state, argument // STOPS, argument % STOPS, log)
    elif kind == actions.DISCARDS:
        go_on_without_cartwright(state, log)
        discard_card(state, argument, log)
    elif kind == actions.RETURNS:
        return_tokens(state, argument, log)
    elif kind == actions.DECLINES:
        decline(state, log)
    else:
        seat_clergy(state, argument, log)


@rule
def go_on_without_cartwright(state: State, log: Log) -> None:
    """What waited for the answer comes first: no coach can move (A4), and the route goes (K1)."""
    if wide(state.phase) == phases.CARTWRIGHT_CALL:
        forget_moves(state)
        discard_route(state, log)


@rule
def step(state: State, action: int, out: Any, log: Log, deck: Deck) -> int:
    """Carry out a legal action and all that follows by itself, single choices included; then list as `legal` does."""
    while True:
        carry_out(state, action, log, deck)
        settle(state, log, deck)
        size = legal(state, out)
        action = wide(out[0])
        if size != 1 or action == actions.END_TURN:
            return size


@rule
def apply(state: State, action: int, log: Log, deck: Deck) -> None:
    step(state, action, np.empty(actions.MOST_LEGAL, np.int16), log, deck)
