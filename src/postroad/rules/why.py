"""Why an action is not legal: a reason code for each refusal. `legal` alone decides; this only explains."""

import numpy as np

from postroad.rules import actions, phases
from postroad.rules.audience import coach_is_owed, free_moves, in_rome
from postroad.rules.board import LAST_CARRIAGE
from postroad.rules.cards import held
from postroad.rules.carriage import CARTWRIGHT_REACH, missing_cities
from postroad.rules.closing import SHORTEST_ROUTE
from postroad.rules.discarding import hand_too_large
from postroad.rules.play import legal
from postroad.rules.reasons import Reason
from postroad.rules.rome import STOPS
from postroad.rules.route import route_cities
from postroad.rules.state import ADMINISTRATOR, CARRIER, NO_CITY, NO_OFFICIAL, POSTMASTER, State, wide

_DUE: dict[int, Reason] = {
    phases.CLERGY: "clergy-first",
    phases.TAKE: "take-first",
    phases.TAKE_SECOND: "take-first",
    phases.PLAY: "play-first",
    phases.PLAY_SECOND: "play-first",
    phases.OFFICE: "office-first",
    phases.COACH: "coach-first",
    phases.DISCARD: "discard-first",
    phases.HAND_IN: "hand-in-first",
    phases.REWARD_CARD: "reward-first",
    phases.REWARD_OFFICE: "reward-first",
}


def why_not(state: State, action: int) -> Reason | None:
    """The reason code against an action, None if it is legal."""
    if not 0 <= action < actions.ACTIONS:
        return "no-such-action"
    out = np.empty(actions.MOST_LEGAL, np.int16)
    if action in out[: legal(state, out)]:
        return None
    phase = wide(state.phase)
    if phase == phases.OVER:
        return "over"
    return _why_not_kind(state, phase, action)


def _why_not_kind(state: State, phase: int, action: int) -> Reason:
    kind, argument = int(actions.KIND[action]), int(actions.ARGUMENT[action])
    if kind == actions.TAKES:
        return _why_not_take(phase, argument)
    if kind == actions.CALLS:
        return _why_not_call(state, phase, argument)
    if kind in (actions.STARTS, actions.GOES_LEFT, actions.GOES_RIGHT):
        return _why_not_play(state, phase, kind, argument)
    if kind == actions.CLOSES:
        return _why_not_close(phase, state)
    if kind == actions.OPENS:
        return _why_not_office(state, phase, argument)
    if kind == actions.MOVES:
        return _why_not_coach(state, phase, argument)
    if kind == actions.DISCARDS:
        return _why_not_discard(state, phase)
    if kind == actions.RETURNS:
        return _why_not_return(phase, argument)
    if kind == actions.DECLINES:
        return _DUE.get(phase, "no-reward-now")
    if kind == actions.SEATS_CLERGY:
        return "rank-seated" if phase == phases.CLERGY else "no-clergy-now"
    return _due_to_go_on(state, phase)


def _due_to_go_on(state: State, phase: int) -> Reason:
    """What must be done before the turn can end; with the cartwright asked, whatever follows."""
    if phase == phases.CARTWRIGHT_CALL:
        return "coach-first" if coach_is_owed(state) else "discard-first"
    return _DUE[phase]


def _why_not_take(phase: int, city: int) -> Reason:
    if phase in (phases.TAKE, phases.TAKE_SECOND, phases.REWARD_CARD):
        return "no-cards-left" if city == NO_CITY else "not-in-market"
    if phase in (phases.PLAY, phases.PLAY_SECOND):
        return "take-done"
    return _DUE.get(phase, "take-done")


def _why_not_call(state: State, phase: int, official: int) -> Reason:
    if phase == phases.CLERGY or phase >= phases.HAND_IN:
        return _DUE[phase]
    if wide(state.official) != NO_OFFICIAL:
        return "official-used"
    if official == POSTMASTER:
        return "postmaster-early" if phase < phases.PLAY else "postmaster-late" if phase > phases.PLAY else "no-cards-left"
    if official == ADMINISTRATOR:
        return "administrator-late" if phase > phases.TAKE else "market-empty"
    if official == CARRIER:
        return "carrier-early" if phase < phases.CLOSE else "carrier-late" if phase > phases.CLOSE else "carrier-no-card"
    return _why_not_cartwright(state, phase)


def _why_not_cartwright(state: State, phase: int) -> Reason:
    seat = wide(state.seat)
    if phase > phases.CARTWRIGHT_CALL:
        return "cartwright-late"
    if phase < phases.CLOSE or wide(state.route_size[seat]) < SHORTEST_ROUTE:
        return "cartwright-early"
    if wide(state.carriage[seat]) == LAST_CARRIAGE:
        return "cartwright-last-carriage"
    missing = missing_cities(state, seat)
    if missing == 0:
        return "cartwright-not-needed"
    return "cartwright-too-short" if missing > CARTWRIGHT_REACH else "cartwright-early"


def _why_not_play(state: State, phase: int, kind: int, city: int) -> Reason:
    if phase not in (phases.PLAY, phases.PLAY_SECOND):
        return _DUE.get(phase, "play-done")
    seat = wide(state.seat)
    if not held(state.hand, seat) >> city & 1:
        return "not-in-hand"
    if kind == actions.STARTS:
        return "must-extend"
    if wide(state.route_size[seat]) == 0:
        return "no-route"
    if route_cities(state, seat) >> city & 1:
        return "in-route"
    if kind == actions.GOES_LEFT and wide(state.route_size[seat]) == 1:
        return "right-end-only"
    return "no-road"


def _why_not_close(phase: int, state: State) -> Reason:
    if phase != phases.CLOSE:
        return _DUE.get(phase, "closed")
    return "route-too-short" if wide(state.route_size[wide(state.seat)]) < SHORTEST_ROUTE else "province-not-touched"


def _why_not_office(state: State, phase: int, city: int) -> Reason:
    if phase not in (phases.OFFICE, phases.REWARD_OFFICE):
        return _DUE.get(phase, "no-office-now")
    seat = wide(state.seat)
    if wide(state.offices[seat]) >> city & 1:
        return "own-office"
    return "not-this-way" if route_cities(state, seat) >> city & 1 else "not-on-route"


def _why_not_coach(state: State, phase: int, move: int) -> Reason:
    if phase != phases.COACH and not (phase == phases.CARTWRIGHT_CALL and coach_is_owed(state)):
        return _DUE.get(phase, "no-coach-now")
    coach = move // STOPS
    if in_rome(state, coach):
        return "coach-in-rome"
    if wide(state.owed[coach]) == 0 and free_moves(state) == 0:
        return "coach-not-owed"
    return "coach-no-road"


def _why_not_discard(state: State, phase: int) -> Reason:
    if phase == phases.CARTWRIGHT_CALL and coach_is_owed(state):
        return "coach-first"
    if phase == phases.DISCARD or (phase == phases.CARTWRIGHT_CALL and hand_too_large(state)):
        return "not-in-hand"
    return _DUE.get(phase, "no-discard-now")


def _why_not_return(phase: int, chosen: int) -> Reason:
    if phase != phases.HAND_IN:
        return _DUE.get(phase, "no-hand-in-now")
    return "return-one" if chosen == 0 else "tokens-missing"
