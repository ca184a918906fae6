"""The phases in action: list the legal actions (`legal`), apply one (`apply_action`), carry out what follows (`advance`).

In phases before OVER, `state.seat` must decide. In the phases after OVER no seat decides. Each function called here is in its
chapter's file and sets the next phase.
"""

from typing import Any

from postroad.rules import actions, phases
from postroad.rules.audience import list_clergy, list_coaches, move_coach, move_coaches, seat_clergy
from postroad.rules.carriage import earn_carriage, go_on_without_cartwright, grant_carriage, list_cartwright
from postroad.rules.closing import close, list_closings, list_offices, open_office, open_offices
from postroad.rules.discarding import discard_card, discard_route, list_discards, trim_hand
from postroad.rules.draw import begin_take, begin_take_second, clear_market, list_first_take, list_takes, take
from postroad.rules.honours import (
    HELP,
    begin_hand_in,
    call,
    decline,
    list_returns,
    list_reward_cards,
    list_reward_offices,
    next_hand_in,
    open_reward_office,
    return_tokens,
)
from postroad.rules.jit import rule
from postroad.rules.rome import STOPS
from postroad.rules.route import begin_play, list_extensions, list_plays, play_left, play_right, play_start
from postroad.rules.scoring import score
from postroad.rules.state import Deck, Log, State, to_int
from postroad.rules.tiles import earn_tiles
from postroad.rules.turn import begin_turn, end_turn


@rule
def legal(state: State, out: Any) -> int:
    """List the legal actions of the seat that must decide; return their number. `out` has room for MOST_LEGAL."""
    phase = to_int(state.phase)
    if phase == phases.CLERGY:
        return list_clergy(state, out, 0)
    if phase == phases.TAKE:
        return list_first_take(state, out, 0)
    if phase == phases.TAKE_SECOND:
        return list_takes(state, out, 0)
    if phase == phases.PLAY:
        return list_plays(state, out, 0)
    if phase == phases.PLAY_SECOND:
        return list_extensions(state, out, 0)
    if phase == phases.CLOSE:
        return list_closings(state, out, 0)
    if phase == phases.OFFICE:
        return list_offices(state, out, 0)
    if phase == phases.CARTWRIGHT_CALL:
        return list_cartwright(state, out, 0)
    if phase == phases.COACH:
        return list_coaches(state, out, 0)
    if phase == phases.DISCARD:
        return list_discards(state, out, 0)
    if phase == phases.END:
        return actions.append(out, 0, actions.END_TURN)
    if phase == phases.HAND_IN:
        return list_returns(state, out, 0)
    if phase == phases.REWARD_CARD:
        return list_reward_cards(state, out, 0)
    if phase == phases.REWARD_OFFICE:
        return list_reward_offices(state, out, 0)
    return 0


@rule
def apply_action(state: State, action: int, log: Log, deck: Deck) -> None:
    """Carry out one legal action, and nothing that follows."""
    kind, argument = to_int(actions.KIND[action]), to_int(actions.ARGUMENT[action])
    if to_int(state.phase) == phases.CARTWRIGHT_CALL and kind != actions.CALLS:
        go_on_without_cartwright(state, log)
    if kind == actions.SEATS_CLERGY:
        seat_clergy(state, argument, log)
    elif kind == actions.TAKES:
        take(state, argument, log, deck)
    elif kind == actions.CALLS:
        call(state, argument, to_int(HELP[argument]), log)
    elif kind == actions.STARTS:
        play_start(state, argument, log)
    elif kind == actions.GOES_LEFT:
        play_left(state, argument, log)
    elif kind == actions.GOES_RIGHT:
        play_right(state, argument, log)
    elif kind == actions.CLOSES:
        close(state, argument, log)
    elif kind == actions.OPENS and to_int(state.phase) == phases.OFFICE:
        open_office(state, argument, log)
    elif kind == actions.OPENS:
        open_reward_office(state, argument, log)
    elif kind == actions.MOVES:
        move_coach(state, argument // STOPS, argument % STOPS, log)
    elif kind == actions.DISCARDS:
        discard_card(state, argument, log)
    elif kind == actions.ENDS:
        end_turn(state)
    elif kind == actions.RETURNS:
        return_tokens(state, argument, log)
    else:
        decline(state, log)


@rule
def advance(state: State, log: Log, deck: Deck) -> None:
    """Carry out the phases without a decision, up to the next decision or the end of the game."""
    while to_int(state.phase) > phases.OVER:
        phase = to_int(state.phase)
        if phase == phases.BEGIN_TURN:
            begin_turn(state, log)
        elif phase == phases.CLEAR_MARKET:
            clear_market(state, log, deck)
        elif phase == phases.BEGIN_TAKE:
            begin_take(state)
        elif phase == phases.BEGIN_TAKE_SECOND:
            begin_take_second(state)
        elif phase == phases.BEGIN_PLAY:
            begin_play(state)
        elif phase == phases.OPEN_OFFICES:
            open_offices(state)
        elif phase == phases.EARN_TILES:
            earn_tiles(state, log)
        elif phase == phases.EARN_CARRIAGE:
            earn_carriage(state, log)
        elif phase == phases.GRANT_CARRIAGE:
            grant_carriage(state, log)
        elif phase == phases.MOVE_COACHES:
            move_coaches(state)
        elif phase == phases.DROP_ROUTE:
            discard_route(state, log)
        elif phase == phases.TRIM_HAND:
            trim_hand(state)
        elif phase == phases.BEGIN_HAND_IN:
            begin_hand_in(state)
        elif phase == phases.NEXT_HAND_IN:
            next_hand_in(state)
        else:
            score(state, log)


@rule
def step(state: State, action: int, out: Any, log: Log, deck: Deck) -> int:
    """Carry out a legal action and all that follows automatically, single choices included; then list like `legal`."""
    while True:
        apply_action(state, action, log, deck)
        advance(state, log, deck)
        size = legal(state, out)
        action = to_int(out[0])
        if size != 1 or action == actions.END_TURN:
            return size
