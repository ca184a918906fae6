"""A hint: what the master would do in a seat's place, why, and what that and the other choices are worth."""

from typing import Any, NamedTuple

import numpy as np

from postroad.analysis.action_values import SCALES, weigh
from postroad.analysis.explain import explain
from postroad.analysis.reason_codes import Reason, new_grounds, told
from postroad.bots.network import NERVES
from postroad.bots.weights import shipped
from postroad.rules.actions import ACTION_NAMES, CALLS, CLOSES, KIND, OPENS
from postroad.rules.jit_cache import compiled
from postroad.rules.phases import CARTWRIGHT_CALL, OFFICE
from postroad.rules.state import STATE, Raw
from postroad.rules.transitions import next_transition
from postroad.view import View

MOST_WEIGHED = 6  # actions
WORLDS = 32  # in which each is tried
NOTHING = -1


class Choice(NamedTuple):
    """An action that was weighed."""

    action: str
    worth: float  # to the seat, from 0 to 1: winning, and a little of by how much
    wins: float  # its chance to win
    points: float  # that it will have


class Hint(NamedTuple):
    action: str
    then: list[str]  # what belongs to a closing: where the offices go, and the cartwright if he is to be called
    grounds: list[Reason]  # the weightiest first
    choices: list[Choice]  # the best one first


def _explain(raw: Raw, action: int, out: Any) -> int:
    return explain(raw.view(STATE)[0], action, out)


def _weigh(networks: Any, nerves: Any, views: Any, worlds: Any, scales: Any, chosen: int, most: int, samples: int) -> int:
    return weigh(networks[0], nerves[0], views, worlds, scales[0], chosen, most, samples)


_explain_fast = compiled()(_explain)
_weigh_fast = compiled("postroad.bots")(_weigh)


def grounds_of(view: View, action: int) -> list[Reason]:
    """What speaks for an action, and what it costs."""
    out = new_grounds()
    return told(out, _explain_fast(view.bytes, action, out))


def weighed(view: View, chosen: int = NOTHING, most: int = MOST_WEIGHED, worlds: int = WORLDS) -> tuple[int, list[Choice]]:
    """What the master would do, and the choices it thought of, the best one first; the chosen action is always among them."""
    if view.seat is None or not view.legal_numbers():
        raise ValueError("there is nothing to decide for this viewer")
    scales = np.zeros(1, SCALES)
    best = _weigh_fast(shipped(), np.zeros(1, NERVES), view.bytes.view(STATE), np.zeros(2, STATE), scales, chosen, most, worlds)
    found = scales[0]
    choices = [
        Choice(ACTION_NAMES[found.actions[at]], float(found.worth[at]), *_prospects(found, at, view.seat))
        for at in range(found.options)
        if found.weighed[at]
    ]
    return int(best), sorted(choices, key=lambda choice: (choice.action != ACTION_NAMES[best], -choice.worth))


def _prospects(scales: Any, at: int, seat: int) -> tuple[float, float]:
    return float(scales.wins[at, seat]), float(scales.points[at, seat])


def hint(view: View) -> Hint:
    """For the seat that must decide, from what it may know."""
    best, choices = weighed(view)
    then = after_closing(view, best) if KIND[best] == CLOSES else []
    return Hint(ACTION_NAMES[best], then, grounds_of(view, best), choices)


def after_closing(view: View, action: int) -> list[str]:
    """The decisions that are planned with a closing, each weighed by itself, as an analysis weighs it afterwards."""
    told: list[str] = []
    while KIND[action] in (CLOSES, OPENS):
        view = View(next_transition(view.bytes, action).raw, view.seat)  # a closing uses nothing that is hidden
        phase = int(view.state.phase)
        if phase not in (OFFICE, CARTWRIGHT_CALL):
            break
        action, _ = weighed(view)
        if phase == OFFICE or KIND[action] == CALLS:
            told.append(ACTION_NAMES[action])
    return told
