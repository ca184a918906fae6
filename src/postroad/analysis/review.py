"""Reviews of whole games: everybody's chances, the turning points, and the best alternative to each decision.

Each evaluation uses only what the seat could know at that step. The page computes the same numbers (`js/engine/review.js`).
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from postroad.analysis.evaluation import evaluate
from postroad.analysis.hints import reasons_for, weigh_actions
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.event_log import TURN
from postroad.rules.state import state_of
from postroad.rules.transitions import Transition
from postroad.view import View

CLEARLY = 0.02  # utility; a decision that loses at least this much counts as a mistake
# Points count too, since a chance near zero cannot fall any more. In 28 games of seven kinds of bots, a loss of half a point
# meant a loss of 4% of the chance while the game was open. The master lost half a point but no chance in 1 of 140 decisions.
POINTS_CLEARLY = 0.5
TURNING = 0.08  # the change of a seat's chance in one turn that makes a turning point
MOST_TURNING = 5  # turning points to list
Review = dict[str, Any]


def course(steps: Sequence[Transition], seats: Sequence[int]) -> list[Review]:
    """Everybody's chances and points at the start of each turn and at the end: the mean over these seats' evaluations."""
    return [_stand(at, step, seats) for at, step in enumerate(steps) if at == len(steps) - 1 or _begins_turn(step)]


def _begins_turn(step: Transition) -> bool:
    return any(row[0] == TURN for row in step.rows)


def _stand(at: int, step: Transition, seats: Sequence[int]) -> Review:
    state = state_of(step.raw)
    players = int(state.players)
    evaluations = [evaluate(View.of(step.raw, seat)) for seat in seats]
    return {
        "at": at,
        "round": int(state.round_number),
        "turn": int(state.turn),
        "wins": [_mean([evaluation.wins[seat] for evaluation in evaluations]) for seat in range(players)],
        "points": [_mean([evaluation.points[seat] for evaluation in evaluations]) for seat in range(players)],
    }


def _mean(numbers: list[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers)


def decided(steps: Sequence[Transition], seats: Sequence[int]) -> list[int]:
    """The positions where one of these seats had a choice."""
    return [at for at, step in enumerate(steps[:-1]) if len(step.legal) > 1 and int(state_of(step.raw).seat) in seats]


def decision(steps: Sequence[Transition], at: int) -> Review:
    """The decision at this position, the master's choice, and the loss between them."""
    view = View.of(steps[at].raw, int(state_of(steps[at].raw).seat))
    taken = steps[at + 1].action
    assert taken is not None
    best, choices = weigh_actions(view, taken)
    worth = {choice.action: choice.worth for choice in choices}
    points = {choice.action: choice.points for choice in choices}
    entry: Review = {
        "at": at,
        "seat": view.seat,
        "action": ACTION_NAMES[taken],
        "best": ACTION_NAMES[best],
        "lost": max(0.0, worth[ACTION_NAMES[best]] - worth[ACTION_NAMES[taken]]),
        "lost_points": max(0.0, points[ACTION_NAMES[best]] - points[ACTION_NAMES[taken]]),
        "choices": [choice._asdict() for choice in choices],
    }
    return {**entry, "grounds": [] if is_good(entry) else [reason._asdict() for reason in reasons_for(view, best)]}


def severity(one: Review) -> float:
    """The larger of a decision's losses in chance and in points, each divided by its threshold; 1 or more is a mistake."""
    return max(float(one["lost"]) / CLEARLY, float(one["lost_points"]) / POINTS_CLEARLY)


def is_good(one: Review) -> bool:
    return severity(one) < 1


def turning(stands: Sequence[Review]) -> list[Review]:
    """The turns in which a seat's chance changed most, the largest change first."""
    found = []
    for before, after in pairwise(stands):
        changes = [after["wins"][seat] - before["wins"][seat] for seat in range(len(after["wins"]))]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if abs(changes[seat]) >= TURNING:
            found.append(
                {
                    "from": before["at"],
                    "to": after["at"],
                    "round": before["round"],
                    "turn": before["turn"],
                    "seat": seat,
                    "before": before["wins"][seat],
                    "after": after["wins"][seat],
                }
            )
    found.sort(key=lambda one: -abs(one["after"] - one["before"]))
    return found[:MOST_TURNING]


def summary(decisions: Sequence[Review], seats: Sequence[int]) -> list[Review]:
    """For each seat the number of decisions about as good as the master's, and its worst decision."""
    rows = []
    for seat in seats:
        own = [one for one in decisions if one["seat"] == seat]
        worst = max(own, key=severity, default=None)
        rows.append(
            {
                "seat": seat,
                "decisions": len(own),
                "good": sum(map(is_good, own)),
                "worst": worst["at"] if worst and not is_good(worst) else None,
            }
        )
    return rows


def review(steps: Sequence[Transition], seats: Sequence[int], tell: Callable[[int, int], None] = lambda done, of: None) -> Review:
    """The review from the view of these seats. `tell` gets the number of decisions done, and their total."""
    positions = decided(steps, seats)
    stands, decisions = course(steps, seats), []
    for done, at in enumerate(positions):
        tell(done, len(positions))
        decisions.append(decision(steps, at))
    tell(len(positions), len(positions))
    return {
        "seats": list(seats),
        "course": stands,
        "turning": turning(stands),
        "decisions": decisions,
        "summary": summary(decisions, seats),
    }
