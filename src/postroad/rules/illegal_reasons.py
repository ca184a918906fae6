"""Why an action is illegal: one reason for each. `legal` alone decides; this module only explains."""

from typing import Any

import numpy as np

from postroad.rules import actions, phases, reason_text
from postroad.rules.audience import coach_is_owed, free_moves, in_rome
from postroad.rules.board import LAST_CARRIAGE, array
from postroad.rules.cards import held
from postroad.rules.carriage import CARTWRIGHT_REACH, missing_cities
from postroad.rules.closing import SHORTEST_ROUTE
from postroad.rules.discarding import hand_too_large
from postroad.rules.jit import rule
from postroad.rules.play import legal
from postroad.rules.rome import STOPS
from postroad.rules.route import route_cities
from postroad.rules.state import ADMINISTRATOR, CARRIER, NO_CITY, NO_OFFICIAL, POSTMASTER, State, to_int

_due = {
    phases.CLERGY: reason_text.CLERGY_FIRST,
    phases.TAKE: reason_text.TAKE_FIRST,
    phases.TAKE_SECOND: reason_text.TAKE_FIRST,
    phases.PLAY: reason_text.PLAY_FIRST,
    phases.PLAY_SECOND: reason_text.PLAY_FIRST,
    phases.OFFICE: reason_text.OFFICE_FIRST,
    phases.COACH: reason_text.COACH_FIRST,
    phases.DISCARD: reason_text.DISCARD_FIRST,
    phases.HAND_IN: reason_text.HAND_IN_FIRST,
    phases.REWARD_CARD: reason_text.REWARD_FIRST,
    phases.REWARD_OFFICE: reason_text.REWARD_FIRST,
}
DUE = array([_due.get(phase, reason_text.NO_REASON) for phase in range(len(phases.PHASE_IDS))])


def why_not(state: State, action: int) -> str | None:
    """The reason code against an action; None if the action is legal."""
    reason = reason_against(state, action, np.empty(actions.MOST_LEGAL, np.int16))
    return None if reason == reason_text.NO_REASON else reason_text.REASON_IDS[reason]


@rule
def reason_against(state: State, action: int, out: Any) -> int:
    """The number of the reason, NO_REASON for a legal action; `out` has room for the legal actions."""
    if not 0 <= action < actions.ACTIONS:
        return reason_text.NO_SUCH_ACTION
    for at in range(legal(state, out)):
        if to_int(out[at]) == action:
            return reason_text.NO_REASON
    phase = to_int(state.phase)
    if phase == phases.OVER:
        return reason_text.OVER
    return why_not_kind(state, phase, action)


@rule
def due_or(phase: int, otherwise: int) -> int:
    """The reason that names what this phase requires first; `otherwise` if it requires nothing."""
    due = to_int(DUE[phase])
    return otherwise if due == reason_text.NO_REASON else due


@rule
def why_not_kind(state: State, phase: int, action: int) -> int:
    kind, argument = to_int(actions.KIND[action]), to_int(actions.ARGUMENT[action])
    if kind == actions.TAKES:
        return why_not_take(phase, argument)
    if kind == actions.CALLS:
        return why_not_call(state, phase, argument)
    if kind in (actions.STARTS, actions.GOES_LEFT, actions.GOES_RIGHT):
        return why_not_play(state, phase, kind, argument)
    if kind == actions.CLOSES:
        return why_not_close(phase, state)
    if kind == actions.OPENS:
        return why_not_office(state, phase, argument)
    if kind == actions.MOVES:
        return why_not_coach(state, phase, argument)
    if kind == actions.DISCARDS:
        return why_not_discard(state, phase)
    if kind == actions.RETURNS:
        return why_not_return(phase, argument)
    if kind == actions.DECLINES:
        return due_or(phase, reason_text.NO_REWARD_NOW)
    if kind == actions.SEATS_CLERGY:
        return reason_text.RANK_SEATED if phase == phases.CLERGY else reason_text.NO_CLERGY_NOW
    return due_to_go_on(state, phase)


@rule
def due_to_go_on(state: State, phase: int) -> int:
    """What must be done before the turn can end; during the cartwright's decision, what comes next."""
    if phase == phases.CARTWRIGHT_CALL:
        return reason_text.COACH_FIRST if coach_is_owed(state) else reason_text.DISCARD_FIRST
    return due_or(phase, reason_text.NO_SUCH_ACTION)


@rule
def why_not_take(phase: int, city: int) -> int:
    if phase in (phases.TAKE, phases.TAKE_SECOND, phases.REWARD_CARD):
        return reason_text.NO_CARDS_LEFT if city == NO_CITY else reason_text.NOT_IN_MARKET
    if phase in (phases.PLAY, phases.PLAY_SECOND):
        return reason_text.TAKE_DONE
    return due_or(phase, reason_text.TAKE_DONE)


@rule
def why_not_call(state: State, phase: int, official: int) -> int:
    if phase == phases.CLERGY or phase >= phases.HAND_IN:
        return due_or(phase, reason_text.NO_SUCH_ACTION)
    if to_int(state.official) != NO_OFFICIAL:
        return reason_text.OFFICIAL_USED
    if official == POSTMASTER:
        return in_its_time(
            phase, phases.PLAY, reason_text.POSTMASTER_EARLY, reason_text.NO_CARDS_LEFT, reason_text.POSTMASTER_LATE
        )
    if official == ADMINISTRATOR:
        return reason_text.ADMINISTRATOR_LATE if phase > phases.TAKE else reason_text.MARKET_EMPTY
    if official == CARRIER:
        return in_its_time(phase, phases.CLOSE, reason_text.CARRIER_EARLY, reason_text.CARRIER_NO_CARD, reason_text.CARRIER_LATE)
    return why_not_cartwright(state, phase)


@rule
def in_its_time(phase: int, time: int, early: int, then: int, late: int) -> int:
    return early if phase < time else late if phase > time else then


@rule
def why_not_cartwright(state: State, phase: int) -> int:
    seat = to_int(state.seat)
    if phase > phases.CARTWRIGHT_CALL:
        return reason_text.CARTWRIGHT_LATE
    if phase < phases.CLOSE or to_int(state.route_size[seat]) < SHORTEST_ROUTE:
        return reason_text.CARTWRIGHT_EARLY
    if to_int(state.carriage[seat]) == LAST_CARRIAGE:
        return reason_text.CARTWRIGHT_LAST_CARRIAGE
    missing = missing_cities(state, seat)
    if missing == 0:
        return reason_text.CARTWRIGHT_NOT_NEEDED
    return reason_text.CARTWRIGHT_TOO_SHORT if missing > CARTWRIGHT_REACH else reason_text.CARTWRIGHT_EARLY


@rule
def why_not_play(state: State, phase: int, kind: int, city: int) -> int:
    if phase not in (phases.PLAY, phases.PLAY_SECOND):
        return due_or(phase, reason_text.PLAY_DONE)
    seat = to_int(state.seat)
    if not held(state.hand, seat) >> city & 1:
        return reason_text.NOT_IN_HAND
    if kind == actions.STARTS:
        return reason_text.MUST_EXTEND
    if to_int(state.route_size[seat]) == 0:
        return reason_text.NO_ROUTE
    if route_cities(state, seat) >> city & 1:
        return reason_text.IN_ROUTE
    if kind == actions.GOES_LEFT and to_int(state.route_size[seat]) == 1:
        return reason_text.RIGHT_END_ONLY
    return reason_text.NO_ROAD


@rule
def why_not_close(phase: int, state: State) -> int:
    if phase != phases.CLOSE:
        return due_or(phase, reason_text.CLOSED)
    return (
        reason_text.ROUTE_TOO_SHORT
        if to_int(state.route_size[to_int(state.seat)]) < SHORTEST_ROUTE
        else reason_text.PROVINCE_NOT_TOUCHED
    )


@rule
def why_not_office(state: State, phase: int, city: int) -> int:
    if phase not in (phases.OFFICE, phases.REWARD_OFFICE):
        return due_or(phase, reason_text.NO_OFFICE_NOW)
    seat = to_int(state.seat)
    if to_int(state.offices[seat]) >> city & 1:
        return reason_text.OWN_OFFICE
    return reason_text.NOT_THIS_WAY if route_cities(state, seat) >> city & 1 else reason_text.NOT_ON_ROUTE


@rule
def why_not_coach(state: State, phase: int, move: int) -> int:
    if phase != phases.COACH and not (phase == phases.CARTWRIGHT_CALL and coach_is_owed(state)):
        return due_or(phase, reason_text.NO_COACH_NOW)
    coach = move // STOPS
    if in_rome(state, coach):
        return reason_text.COACH_IN_ROME
    if to_int(state.owed[coach]) == 0 and free_moves(state) == 0:
        return reason_text.COACH_NOT_OWED
    return reason_text.COACH_NO_ROAD


@rule
def why_not_discard(state: State, phase: int) -> int:
    if phase == phases.CARTWRIGHT_CALL and coach_is_owed(state):
        return reason_text.COACH_FIRST
    if phase == phases.DISCARD or (phase == phases.CARTWRIGHT_CALL and hand_too_large(state)):
        return reason_text.NOT_IN_HAND
    return due_or(phase, reason_text.NO_DISCARD_NOW)


@rule
def why_not_return(phase: int, chosen: int) -> int:
    if phase != phases.HAND_IN:
        return due_or(phase, reason_text.NO_HAND_IN_NOW)
    return reason_text.RETURN_ONE if chosen == 0 else reason_text.TOKENS_MISSING
