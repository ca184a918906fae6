"""What decisions would lead to, before anything is decided: foresight in words."""

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import numpy as np

from postroad.event_words import GameEvent
from postroad.game import IllegalAction
from postroad.observe import View
from postroad.rules import foresight
from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS, CLOSES, KIND, MOST_LEGAL
from postroad.rules.cards import given_orders
from postroad.rules.engine import engine
from postroad.rules.events import events, rows_of
from postroad.rules.phases import AT_REST, Phase
from postroad.rules.scoring import points_of
from postroad.rules.state import SIZE
from postroad.rules.why import why_not


class Step(NamedTuple):
    """A decision of the seat."""

    phase: Phase
    action: str
    options: list[str]  # all that would be legal


class Foresight(NamedTuple):
    """Where a way leads to."""

    steps: list[Step]
    events: list[GameEvent]
    view: View  # the last that is sure
    ends: foresight.End  # why it goes no further, see rules/foresight.py
    points: tuple[int, int]  # of the seat, before and after


def foresee(view: View, wishes: Sequence[str] = ()) -> dict[str, Foresight]:
    """The way on that begins with the first wish; without wishes, all ways to close the route, each by its first action."""
    legal = view.legal_numbers()
    if view.seat is None or not legal:
        raise ValueError("there is nothing to decide for this viewer")
    if wishes and wishes[0] not in view.legal():
        raise IllegalAction(wishes[0], why_not(view.state, _number(wishes[0])) or "no-such-action")
    if wishes:
        rows = np.array([[_number(wish) for wish in wishes]], np.int16)
    else:
        rows = np.array([[action] for action in legal if KIND[action] == CLOSES], np.int16).reshape(-1, 1)
    states, ways, logs = foresight.new_states(len(rows)), foresight.new_ways(len(rows)), foresight.new_logs(len(rows))
    raws = states.view(np.uint8).reshape(-1, SIZE)
    raws[foresight.WORLD] = view.bytes
    engine.sample(raws[foresight.WORLD], 0)
    engine.foresee(states, rows, ways, logs, np.empty(MOST_LEGAL, np.int16), given_orders())
    told = {}
    for way, log, raw in zip(ways, logs, raws[foresight.FIRST :], strict=True):
        steps, after = _steps(way), View.of(raw, view.seat)
        points = points_of(view.state, view.seat), points_of(after.state, view.seat)
        told[steps[0].action] = Foresight(
            steps, cast(list[GameEvent], list(events(rows_of(log)))), after, foresight.ENDS[way.ends], points
        )
    return told


def _number(action: str) -> int:
    return ACTION_NUMBERS.get(action, foresight.NO_CHOICE)


def _steps(way: Any) -> list[Step]:
    return [
        Step(AT_REST[way.phase[at]], ACTION_NAMES[way.action[at]], [ACTION_NAMES[o] for o in way.option[at, : way.options[at]]])
        for at in range(way.steps)
    ]
