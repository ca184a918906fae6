"""A whole game looked at again: everybody's chances, the turning points, and for each decision what would have been better.

At every moment only what a seat could know then is used. The page does the same (`js/engine/review.js`), to the same numbers.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from postroad.analysis.evaluation import evaluate
from postroad.analysis.hints import grounds_of, weighed
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.event_log import TURN
from postroad.rules.state import state_of
from postroad.rules.transitions import Transition
from postroad.view import View

CLEARLY = 0.02  # a decision that is worth so much less than the best is worth a word
# So is one that is expected to bring so many points less, since a chance near zero cannot fall any more. In 28 games of seven
# kinds of bots half a point went with 4 % of the chance while a game was open; the master lost it without the chance once in 140
# decisions.
POINTS_CLEARLY = 0.5
TURNING = 0.08  # a change of somebody's chance in one turn
MOST_TURNING = 5  # points
Review = dict[str, Any]


def course(steps: Sequence[Transition], seats: Sequence[int]) -> list[Review]:
    """Everybody's chances and points where turns begin and at the end: the mean of what these seats expect."""
    return [_stand(at, step, seats) for at, step in enumerate(steps) if at == len(steps) - 1 or _begins_turn(step)]


def _begins_turn(step: Transition) -> bool:
    return any(row[0] == TURN for row in step.rows)


def _stand(at: int, step: Transition, seats: Sequence[int]) -> Review:
    state = state_of(step.raw)
    players = int(state.players)
    outlooks = [evaluate(View.of(step.raw, seat)) for seat in seats]
    return {
        "at": at,
        "round": int(state.round_number),
        "turn": int(state.turn),
        "wins": [_mean([outlook.wins[seat] for outlook in outlooks]) for seat in range(players)],
        "points": [_mean([outlook.points[seat] for outlook in outlooks]) for seat in range(players)],
    }


def _mean(numbers: list[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers)


def decided(steps: Sequence[Transition], seats: Sequence[int]) -> list[int]:
    """The positions at which one of these seats had a choice."""
    return [at for at, step in enumerate(steps[:-1]) if len(step.legal) > 1 and int(state_of(step.raw).seat) in seats]


def decision(steps: Sequence[Transition], at: int) -> Review:
    """What was decided there, what the master would have done, and what both are worth."""
    view = View.of(steps[at].raw, int(state_of(steps[at].raw).seat))
    taken = steps[at + 1].action
    assert taken is not None
    best, choices = weighed(view, taken)
    worth = {choice.action: choice.worth for choice in choices}
    points = {choice.action: choice.points for choice in choices}
    made: Review = {
        "at": at,
        "seat": view.seat,
        "action": ACTION_NAMES[taken],
        "best": ACTION_NAMES[best],
        "lost": max(0.0, worth[ACTION_NAMES[best]] - worth[ACTION_NAMES[taken]]),
        "lost_points": max(0.0, points[ACTION_NAMES[best]] - points[ACTION_NAMES[taken]]),
        "choices": [choice._asdict() for choice in choices],
    }
    return {**made, "grounds": [] if is_good(made) else [ground._asdict() for ground in grounds_of(view, best)]}


def behind(one: Review) -> float:
    """How far a decision falls behind the best one, in chance or in points, whichever is more; from 1 on it is not good."""
    return max(float(one["lost"]) / CLEARLY, float(one["lost_points"]) / POINTS_CLEARLY)


def is_good(one: Review) -> bool:
    return behind(one) < 1


def turning(stands: Sequence[Review]) -> list[Review]:
    """The turns in which somebody's chance changed most, the largest change first."""
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
    """For each seat how often it did what the master would have done, or what promises about as much chance and points."""
    told = []
    for seat in seats:
        own = [one for one in decisions if one["seat"] == seat]
        worst = max(own, key=behind, default=None)
        told.append(
            {
                "seat": seat,
                "decisions": len(own),
                "good": sum(map(is_good, own)),
                "worst": worst["at"] if worst and not is_good(worst) else None,
            }
        )
    return told


def review(steps: Sequence[Transition], seats: Sequence[int], tell: Callable[[int, int], None] = lambda done, of: None) -> Review:
    """All of it, from the eyes of these seats. It is told how many decisions are done, and of how many."""
    places = decided(steps, seats)
    stands, decisions = course(steps, seats), []
    for done, at in enumerate(places):
        tell(done, len(places))
        decisions.append(decision(steps, at))
    tell(len(places), len(places))
    return {
        "seats": list(seats),
        "course": stands,
        "turning": turning(stands),
        "decisions": decisions,
        "summary": summary(decisions, seats),
    }
