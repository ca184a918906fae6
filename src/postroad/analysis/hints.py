"""Hints: the master's choice for a seat, its reasons, and the values of this and other choices."""

from typing import Any, NamedTuple

import numpy as np

from postroad.analysis.action_values import ACTION_VALUES, weigh
from postroad.analysis.explain import explain
from postroad.analysis.reason_codes import Reason, new_reasons, reasons_from_rows
from postroad.bots.network import ACTIVATIONS
from postroad.bots.weights import shipped
from postroad.rules.actions import ACTION_NAMES, CALLS, CLOSES, KIND, OPENS
from postroad.rules.jit_cache import compiled
from postroad.rules.phases import CARTWRIGHT_CALL, OFFICE
from postroad.rules.state import STATE, Raw
from postroad.rules.transitions import next_transition
from postroad.view import View

MOST_WEIGHED = 6  # actions to try
SAMPLES = 32  # sampled states for each action
NO_ACTION = -1


class Choice(NamedTuple):
    """An action that was tried."""

    action: str
    worth: float  # the seat's utility, from 0 to 1: winning, and a little of the margin
    wins: float  # the seat's chance to win
    points: float  # the seat's points at the end


class Hint(NamedTuple):
    action: str
    then: list[str]  # after a closing: the offices, and the cartwright's call if there is one
    grounds: list[Reason]  # the reasons, most important first
    choices: list[Choice]  # the master's choice first, then by falling worth


def _explain(raw: Raw, action: int, out: Any) -> int:
    return explain(raw.view(STATE)[0], action, out)


def _weigh(networks: Any, activations: Any, views: Any, states: Any, values: Any, chosen: int, most: int, samples: int) -> int:
    return weigh(networks[0], activations[0], views, states, values[0], chosen, most, samples)


_explain_fast = compiled()(_explain)
_weigh_fast = compiled("postroad.bots")(_weigh)


def reasons_for(view: View, action: int) -> list[Reason]:
    """The reasons for and against an action."""
    out = new_reasons()
    return reasons_from_rows(out, _explain_fast(view.bytes, action, out))


def weigh_actions(
    view: View, chosen: int = NO_ACTION, most: int = MOST_WEIGHED, samples: int = SAMPLES
) -> tuple[int, list[Choice]]:
    """The master's choice, and every action it tried: its choice first, the others by falling worth. `chosen` is always tried."""
    if view.seat is None or not view.legal_numbers():
        raise ValueError("this viewer has nothing to decide; pass the view of the seat that must decide")
    values = np.zeros(1, ACTION_VALUES)
    best = _weigh_fast(
        shipped(), np.zeros(1, ACTIVATIONS), view.bytes.view(STATE), np.zeros(2, STATE), values, chosen, most, samples
    )
    found = values[0]
    choices = [
        Choice(ACTION_NAMES[found.actions[at]], float(found.worth[at]), *_prospects(found, at, view.seat))
        for at in range(found.options)
        if found.weighed[at]
    ]
    return int(best), sorted(choices, key=lambda choice: (choice.action != ACTION_NAMES[best], -choice.worth))


def _prospects(values: Any, at: int, seat: int) -> tuple[float, float]:
    return float(values.wins[at, seat]), float(values.points[at, seat])


def hint(view: View) -> Hint:
    """A hint for the seat that must decide, from its view only."""
    best, choices = weigh_actions(view)
    then = after_closing(view, best) if KIND[best] == CLOSES else []
    return Hint(ACTION_NAMES[best], then, reasons_for(view, best), choices)


def after_closing(view: View, action: int) -> list[str]:
    """The decisions after a closing, each weighed separately, as a review does it."""
    planned: list[str] = []
    while KIND[action] in (CLOSES, OPENS):
        view = View(next_transition(view.bytes, action).raw, view.seat)  # a closing needs no hidden information
        phase = int(view.state.phase)
        if phase not in (OFFICE, CARTWRIGHT_CALL):
            break
        action, _ = weigh_actions(view)
        if phase == OFFICE or KIND[action] == CALLS:
            planned.append(ACTION_NAMES[action])
    return planned
