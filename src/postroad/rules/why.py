"""Why an action is not legal: a reason for each refusal. `legal` alone decides; this only explains."""

from typing import Any

import numpy as np

from postroad.rules import actions, phases, reasons
from postroad.rules.audience import coach_is_owed, free_moves, in_rome
from postroad.rules.board import LAST_CARRIAGE, array
from postroad.rules.cards import held
from postroad.rules.carriage import CARTWRIGHT_REACH, missing_cities
from postroad.rules.closing import SHORTEST_ROUTE
from postroad.rules.discarding import hand_too_large
from postroad.rules.jit import rule
from postroad.rules.play import legal
from postroad.rules.reasons import Reason
from postroad.rules.rome import STOPS
from postroad.rules.route import route_cities
from postroad.rules.state import ADMINISTRATOR, CARRIER, NO_CITY, NO_OFFICIAL, POSTMASTER, State, wide

_due = {
    phases.CLERGY: reasons.CLERGY_FIRST,
    phases.TAKE: reasons.TAKE_FIRST,
    phases.TAKE_SECOND: reasons.TAKE_FIRST,
    phases.PLAY: reasons.PLAY_FIRST,
    phases.PLAY_SECOND: reasons.PLAY_FIRST,
    phases.OFFICE: reasons.OFFICE_FIRST,
    phases.COACH: reasons.COACH_FIRST,
    phases.DISCARD: reasons.DISCARD_FIRST,
    phases.HAND_IN: reasons.HAND_IN_FIRST,
    phases.REWARD_CARD: reasons.REWARD_FIRST,
    phases.REWARD_OFFICE: reasons.REWARD_FIRST,
}
DUE = array([_due.get(phase, reasons.NO_REASON) for phase in range(len(phases.PHASE_IDS))])


def why_not(state: State, action: int) -> Reason | None:
    """The reason code against an action, None if it is legal."""
    reason = reason_against(state, action, np.empty(actions.MOST_LEGAL, np.int16))
    return None if reason == reasons.NO_REASON else reasons.REASON_IDS[reason]


@rule
def reason_against(state: State, action: int, out: Any) -> int:
    """The number of the reason, NO_REASON for none; `out` is room for the legal actions."""
    if not 0 <= action < actions.ACTIONS:
        return reasons.NO_SUCH_ACTION
    for at in range(legal(state, out)):
        if wide(out[at]) == action:
            return reasons.NO_REASON
    phase = wide(state.phase)
    if phase == phases.OVER:
        return reasons.OVER
    return why_not_kind(state, phase, action)


@rule
def due_or(phase: int, otherwise: int) -> int:
    """What must be done in this phase before anything else, if there is something."""
    due = wide(DUE[phase])
    return otherwise if due == reasons.NO_REASON else due


@rule
def why_not_kind(state: State, phase: int, action: int) -> int:
    kind, argument = wide(actions.KIND[action]), wide(actions.ARGUMENT[action])
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
        return due_or(phase, reasons.NO_REWARD_NOW)
    if kind == actions.SEATS_CLERGY:
        return reasons.RANK_SEATED if phase == phases.CLERGY else reasons.NO_CLERGY_NOW
    return due_to_go_on(state, phase)


@rule
def due_to_go_on(state: State, phase: int) -> int:
    """What must be done before the turn can end; with the cartwright asked, whatever follows."""
    if phase == phases.CARTWRIGHT_CALL:
        return reasons.COACH_FIRST if coach_is_owed(state) else reasons.DISCARD_FIRST
    return due_or(phase, reasons.NO_SUCH_ACTION)


@rule
def why_not_take(phase: int, city: int) -> int:
    if phase in (phases.TAKE, phases.TAKE_SECOND, phases.REWARD_CARD):
        return reasons.NO_CARDS_LEFT if city == NO_CITY else reasons.NOT_IN_MARKET
    if phase in (phases.PLAY, phases.PLAY_SECOND):
        return reasons.TAKE_DONE
    return due_or(phase, reasons.TAKE_DONE)


@rule
def why_not_call(state: State, phase: int, official: int) -> int:
    if phase == phases.CLERGY or phase >= phases.HAND_IN:
        return due_or(phase, reasons.NO_SUCH_ACTION)
    if wide(state.official) != NO_OFFICIAL:
        return reasons.OFFICIAL_USED
    if official == POSTMASTER:
        return in_its_time(phase, phases.PLAY, reasons.POSTMASTER_EARLY, reasons.NO_CARDS_LEFT, reasons.POSTMASTER_LATE)
    if official == ADMINISTRATOR:
        return reasons.ADMINISTRATOR_LATE if phase > phases.TAKE else reasons.MARKET_EMPTY
    if official == CARRIER:
        return in_its_time(phase, phases.CLOSE, reasons.CARRIER_EARLY, reasons.CARRIER_NO_CARD, reasons.CARRIER_LATE)
    return why_not_cartwright(state, phase)


@rule
def in_its_time(phase: int, time: int, early: int, then: int, late: int) -> int:
    return early if phase < time else late if phase > time else then


@rule
def why_not_cartwright(state: State, phase: int) -> int:
    seat = wide(state.seat)
    if phase > phases.CARTWRIGHT_CALL:
        return reasons.CARTWRIGHT_LATE
    if phase < phases.CLOSE or wide(state.route_size[seat]) < SHORTEST_ROUTE:
        return reasons.CARTWRIGHT_EARLY
    if wide(state.carriage[seat]) == LAST_CARRIAGE:
        return reasons.CARTWRIGHT_LAST_CARRIAGE
    missing = missing_cities(state, seat)
    if missing == 0:
        return reasons.CARTWRIGHT_NOT_NEEDED
    return reasons.CARTWRIGHT_TOO_SHORT if missing > CARTWRIGHT_REACH else reasons.CARTWRIGHT_EARLY


@rule
def why_not_play(state: State, phase: int, kind: int, city: int) -> int:
    if phase not in (phases.PLAY, phases.PLAY_SECOND):
        return due_or(phase, reasons.PLAY_DONE)
    seat = wide(state.seat)
    if not held(state.hand, seat) >> city & 1:
        return reasons.NOT_IN_HAND
    if kind == actions.STARTS:
        return reasons.MUST_EXTEND
    if wide(state.route_size[seat]) == 0:
        return reasons.NO_ROUTE
    if route_cities(state, seat) >> city & 1:
        return reasons.IN_ROUTE
    if kind == actions.GOES_LEFT and wide(state.route_size[seat]) == 1:
        return reasons.RIGHT_END_ONLY
    return reasons.NO_ROAD


@rule
def why_not_close(phase: int, state: State) -> int:
    if phase != phases.CLOSE:
        return due_or(phase, reasons.CLOSED)
    return reasons.ROUTE_TOO_SHORT if wide(state.route_size[wide(state.seat)]) < SHORTEST_ROUTE else reasons.PROVINCE_NOT_TOUCHED


@rule
def why_not_office(state: State, phase: int, city: int) -> int:
    if phase not in (phases.OFFICE, phases.REWARD_OFFICE):
        return due_or(phase, reasons.NO_OFFICE_NOW)
    seat = wide(state.seat)
    if wide(state.offices[seat]) >> city & 1:
        return reasons.OWN_OFFICE
    return reasons.NOT_THIS_WAY if route_cities(state, seat) >> city & 1 else reasons.NOT_ON_ROUTE


@rule
def why_not_coach(state: State, phase: int, move: int) -> int:
    if phase != phases.COACH and not (phase == phases.CARTWRIGHT_CALL and coach_is_owed(state)):
        return due_or(phase, reasons.NO_COACH_NOW)
    coach = move // STOPS
    if in_rome(state, coach):
        return reasons.COACH_IN_ROME
    if wide(state.owed[coach]) == 0 and free_moves(state) == 0:
        return reasons.COACH_NOT_OWED
    return reasons.COACH_NO_ROAD


@rule
def why_not_discard(state: State, phase: int) -> int:
    if phase == phases.CARTWRIGHT_CALL and coach_is_owed(state):
        return reasons.COACH_FIRST
    if phase == phases.DISCARD or (phase == phases.CARTWRIGHT_CALL and hand_too_large(state)):
        return reasons.NOT_IN_HAND
    return due_or(phase, reasons.NO_DISCARD_NOW)


@rule
def why_not_return(phase: int, chosen: int) -> int:
    if phase != phases.HAND_IN:
        return due_or(phase, reasons.NO_HAND_IN_NOW)
    return reasons.RETURN_ONE if chosen == 0 else reasons.TOKENS_MISSING
