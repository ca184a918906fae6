"""Previews: where decisions would lead, before the player commits to them."""

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import numpy as np

from postroad.event_types import GameEvent
from postroad.game import IllegalAction
from postroad.rules import preview_engine
from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS, CLOSES, KIND, MOST_LEGAL
from postroad.rules.cards import given_orders
from postroad.rules.engine import engine
from postroad.rules.events import events, rows_of
from postroad.rules.illegal_reasons import why_not
from postroad.rules.phases import AT_REST
from postroad.rules.scoring import points_of
from postroad.rules.state import SIZE
from postroad.view import View
from postroad.view_types import Phase


class PreviewStep(NamedTuple):
    """A decision on a path."""

    phase: Phase
    action: str
    options: list[str]  # all legal actions there


class PreviewPath(NamedTuple):
    """A path and its result."""

    steps: list[PreviewStep]
    events: list[GameEvent]
    view: View  # the last certain one
    ends: str  # why the path ends, see rules/preview_engine.py
    points: tuple[int, int]  # of the seat, before and after


def foresee(view: View, choices: Sequence[str] = ()) -> dict[str, PreviewPath]:
    """The path that begins with the first choice; without choices, one path for each closing mode. Keys are first actions."""
    legal = view.legal_numbers()
    if view.seat is None or not legal:
        raise ValueError("this viewer has nothing to decide; pass the view of the seat that must decide")
    if choices and choices[0] not in view.legal():
        raise IllegalAction(choices[0], why_not(view.state, _number(choices[0])) or "no-such-action")
    if choices:
        rows = np.array([[_number(choice) for choice in choices]], np.int16)
    else:
        rows = np.array([[action] for action in legal if KIND[action] == CLOSES], np.int16).reshape(-1, 1)
    states, paths, logs = (
        preview_engine.new_states(len(rows)),
        preview_engine.new_paths(len(rows)),
        preview_engine.new_logs(len(rows)),
    )
    raws = states.view(np.uint8).reshape(-1, SIZE)
    raws[preview_engine.START] = view.bytes
    engine.sample(raws[preview_engine.START], 0)
    engine.foresee(states, rows, paths, logs, np.empty(MOST_LEGAL, np.int16), given_orders())
    previews = {}
    for path, log, raw in zip(paths, logs, raws[preview_engine.FIRST :], strict=True):
        steps, after = _steps(path), View.of(raw, view.seat)
        points = points_of(view.state, view.seat), points_of(after.state, view.seat)
        previews[steps[0].action] = PreviewPath(
            steps, cast(list[GameEvent], list(events(rows_of(log)))), after, preview_engine.ENDS[path.ends], points
        )
    return previews


def _number(action: str) -> int:
    return ACTION_NUMBERS.get(action, preview_engine.NO_CHOICE)


def _steps(path: Any) -> list[PreviewStep]:
    return [
        PreviewStep(
            AT_REST[path.phase[at]], ACTION_NAMES[path.action[at]], [ACTION_NAMES[o] for o in path.option[at, : path.options[at]]]
        )
        for at in range(path.steps)
    ]
