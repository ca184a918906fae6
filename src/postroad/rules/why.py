"""Why an action is not legal: a reason code for each refusal. `legal` alone decides; this only explains."""

import numpy as np

from postroad.rules import actions, phases
from postroad.rules.audience import free_moves, in_rome
from postroad.rules.board import LAST_CARRIAGE
from postroad.rules.cards import held
from postroad.rules.carriage import CARTWRIGHT_REACH, missing_cities
from postroad.rules.closing import SHORTEST_ROUTE
from postroad.rules.discarding import hand_too_large
from postroad.rules.play import legal
from postroad.rules.rome import STOPS
from postroad.rules.route import route_cities
from postroad.rules.state import ADMINISTRATOR, CARRIER, NO_OFFICIAL, POSTMASTER, State, wide

REASONS: dict[str, str] = {
    "over": "the game is over",
    "no-such-action": "there is no such action",
    # what must be done first
    "clergy-first": "the clergy must be seated first",
    "take-first": "a city card must be taken first",
    "play-first": "a city card must be played first",
    "office-first": "an office must be opened first",
    "coach-first": "a coach must be moved first",
    "discard-first": "the hand must be cut to three cards first",
    "hand-in-first": "tokens must be handed in first",
    "reward-first": "the reward must be taken or declined first",
    # too late, or not the time
    "take-done": "the cards of this turn have been taken",
    "play-done": "the cards of this turn have been played",
    "closed": "the route is closed already",
    "no-office-now": "no office is to be opened now",
    "no-coach-now": "no coach is to be moved now",
    "no-discard-now": "no card of the hand is to be discarded now",
    "no-hand-in-now": "no tokens are to be handed in now",
    "no-reward-now": "there is no reward to decline now",
    "no-clergy-now": "no clergy is to be seated now",
    # officials
    "official-used": "an official was called in this turn already",
    "postmaster-early": "the postmaster is called after the first card was taken",
    "postmaster-late": "the postmaster is called before a card is played",
    "administrator-late": "the administrator is called before the first card is taken",
    "market-empty": "the market is empty",
    "carrier-early": "the carrier is called after the first card was played",
    "carrier-late": "the carrier is called before the route is closed",
    "carrier-no-card": "no card in the hand extends the route",
    "cartwright-early": "the cartwright is called when a closed route falls one or two cities short of the next carriage",
    "cartwright-late": "the cartwright is called before coaches are moved and cards discarded",
    "cartwright-too-short": "the route falls more than two cities short of the next carriage",
    "cartwright-last-carriage": "there is no carriage after the last one",
    "cartwright-not-needed": "the next carriage is earned without the cartwright",
    # cards and routes
    "not-in-market": "no card of that city lies in the market",
    "no-cards-left": "deck and discard pile are both empty",
    "not-in-hand": "no card of that city is in the hand",
    "no-route": "there is no route to extend",
    "right-end-only": "a route of one city is extended at its right end",
    "in-route": "that city is in the route already",
    "no-road": "no road joins that city to this end of the route",
    "must-extend": "the carrier's card must extend the route",
    "route-too-short": "a route of fewer than three cities cannot be closed",
    "province-not-touched": "the route does not touch that province",
    # offices
    "own-office": "an own office stands in that city already",
    "not-on-route": "that city is not in the route",
    "not-this-way": "the chosen way opens no office in that city now",
    # modules
    "coach-in-rome": "that coach is in Rome already",
    "coach-not-owed": "no move is owed to that coach",
    "coach-no-road": "no road leads that coach there",
    "tokens-missing": "there is no token of every official named",
    "return-one": "at least one token must be handed in",
    "rank-seated": "that rank sits in a coach already",
}

_DUE = {
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


def why_not(state: State, action: int) -> str | None:
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


def _why_not_kind(state: State, phase: int, action: int) -> str:
    if action < actions.CALL:
        return _why_not_take(phase, action)
    if action < actions.START:
        return _why_not_call(state, phase, action - actions.CALL)
    if action < actions.CLOSE_EACH:
        return _why_not_play(state, phase, action)
    if action < actions.OPEN_OFFICE:
        return _why_not_close(phase, state)
    if action < actions.MOVE_COACH:
        return _why_not_office(state, phase, action - actions.OPEN_OFFICE)
    if action < actions.DISCARD_CARD:
        return _why_not_coach(state, phase, action - actions.MOVE_COACH)
    if action < actions.RETURN:
        return _why_not_discard(state, phase)
    if action < actions.DECLINE:
        return _why_not_return(phase, action - actions.RETURN)
    if action == actions.DECLINE:
        return _DUE.get(phase, "no-reward-now")
    if action < actions.END_TURN:
        return "rank-seated" if phase == phases.CLERGY else "no-clergy-now"
    return _due_to_go_on(state, phase)


def _due_to_go_on(state: State, phase: int) -> str:
    """What must be done before the turn can end; with the cartwright asked, whatever follows."""
    if phase == phases.CARTWRIGHT_CALL:
        return "coach-first" if _coach_is_next(state) else "discard-first"
    return _DUE[phase]


def _coach_is_next(state: State) -> bool:
    out = np.empty(actions.MOST_LEGAL, np.int16)
    listed = out[: legal(state, out)]
    return bool(((listed >= actions.MOVE_COACH) & (listed < actions.DISCARD_CARD)).any())


def _why_not_take(phase: int, action: int) -> str:
    if phase in (phases.TAKE, phases.TAKE_SECOND, phases.REWARD_CARD):
        return "no-cards-left" if action == actions.TAKE_DECK else "not-in-market"
    if phase in (phases.PLAY, phases.PLAY_SECOND):
        return "take-done"
    return _DUE.get(phase, "take-done")


def _why_not_call(state: State, phase: int, official: int) -> str:
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


def _why_not_cartwright(state: State, phase: int) -> str:
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


def _why_not_play(state: State, phase: int, action: int) -> str:
    if phase not in (phases.PLAY, phases.PLAY_SECOND):
        return _DUE.get(phase, "play-done")
    seat = wide(state.seat)
    city = (action - actions.START) % (actions.LEFT - actions.START)
    if not held(state.hand, seat) >> city & 1:
        return "not-in-hand"
    if action < actions.LEFT:
        return "must-extend"
    if wide(state.route_size[seat]) == 0:
        return "no-route"
    if route_cities(state, seat) >> city & 1:
        return "in-route"
    if action < actions.RIGHT and wide(state.route_size[seat]) == 1:
        return "right-end-only"
    return "no-road"


def _why_not_close(phase: int, state: State) -> str:
    if phase != phases.CLOSE:
        return _DUE.get(phase, "closed")
    return "route-too-short" if wide(state.route_size[wide(state.seat)]) < SHORTEST_ROUTE else "province-not-touched"


def _why_not_office(state: State, phase: int, city: int) -> str:
    if phase not in (phases.OFFICE, phases.REWARD_OFFICE):
        return _DUE.get(phase, "no-office-now")
    seat = wide(state.seat)
    if wide(state.offices[seat]) >> city & 1:
        return "own-office"
    return "not-this-way" if route_cities(state, seat) >> city & 1 else "not-on-route"


def _why_not_coach(state: State, phase: int, move: int) -> str:
    if phase != phases.COACH and not (phase == phases.CARTWRIGHT_CALL and _coach_is_next(state)):
        return _DUE.get(phase, "no-coach-now")
    coach = move // STOPS
    if in_rome(state, coach):
        return "coach-in-rome"
    if wide(state.owed[coach]) == 0 and free_moves(state) == 0:
        return "coach-not-owed"
    return "coach-no-road"


def _why_not_discard(state: State, phase: int) -> str:
    if phase == phases.CARTWRIGHT_CALL and _coach_is_next(state):
        return "coach-first"
    if phase == phases.DISCARD or (phase == phases.CARTWRIGHT_CALL and hand_too_large(state)):
        return "not-in-hand"
    return _DUE.get(phase, "no-discard-now")


def _why_not_return(phase: int, chosen: int) -> str:
    if phase != phases.HAND_IN:
        return _DUE.get(phase, "no-hand-in-now")
    return "return-one" if chosen == 0 else "tokens-missing"
