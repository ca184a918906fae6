"""Which decision is best in a position, and how clearly: judged from what the seat may know, by two searches of their own.

One tries every choice in the same possible worlds, as hints do; the other grows a tree, as the master does when it has time. Only
what both find is an answer.
"""

from functools import cache
from typing import NamedTuple

from postroad.analysis.hints import Choice, reasons_for, weigh_actions
from postroad.bots.master import Master
from postroad.bots.registry import OFFERED, Maker, maker
from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS, MOST_LEGAL
from postroad.view import View

GLANCED = 8  # worlds for a first look
SAMPLES = 32  # in which every choice is tried, as for a hint
ITERATIONS = 300  # of the tree
MORE = 10  # times as much must find the same
EQUAL = 0.004  # choices whose worth differs by less are the same answer
MOST_ANSWERS = 2
TRIES = 10  # of each level, to see how often it finds the answer
SEED = 1

# Grounds that only say what is done.
PLAIN = {
    "takes",
    "draws",
    "pile-draws",
    "starts",
    "lays",
    "nothing-left",
    "turn-ends",
    "last-turn",
    "declines",
    "discards",
    "token",
    "calls-postmaster",
    "opens-office",
}


class Verdict(NamedTuple):
    answers: list[str]  # the best choice, and what is as good
    wins: dict[str, float]  # by choice
    margin: float


def verdict(choices: list[Choice]) -> Verdict:
    ranked = sorted(choices, key=lambda choice: -choice.worth)
    wins = {choice.action: choice.wins for choice in ranked}
    answers = [choice.action for choice in ranked if choice.worth > ranked[0].worth - EQUAL]
    rest = [wins[action] for action in wins if action not in answers]
    margin = min(wins[action] for action in answers) - max(rest, default=1.0)
    return Verdict(answers, wins, margin)


def glance(view: View) -> Verdict:
    """Of those choices that the network thinks of at all."""
    return verdict(weigh_actions(view, most=MOST_LEGAL, samples=GLANCED)[1])


def thorough(view: View) -> Verdict:
    """Of all choices."""
    _, near = weigh_actions(view, most=MOST_LEGAL, samples=SAMPLES)
    thought_of = {choice.action for choice in near}
    far = [action for action in view.legal_numbers() if ACTION_NAMES[action] not in thought_of]
    return verdict(near + [_alone(view, action) for action in far])


def _alone(view: View, action: int) -> Choice:
    _, choices = weigh_actions(view, action, 1, SAMPLES)
    return next(choice for choice in choices if choice.action == ACTION_NAMES[action])


def searched(view: View, iterations: int = ITERATIONS) -> str:
    """What the tree finds."""
    return ACTION_NAMES[Master(SEED, iterations=iterations).decide(view)]


def holds(view: View, answers: list[str], times: int = MORE) -> Verdict | None:
    """What so many times the search makes of it; None if it does not find the same."""
    if searched(view, ITERATIONS * times) not in answers:
        return None
    _, choices = weigh_actions(view, ACTION_NUMBERS[answers[0]], MOST_LEGAL, SAMPLES * times)
    found = {choice.action: choice for choice in choices}
    best = [found.pop(action) for action in answers if action in found]
    if len(best) < len(answers) or any(choice.worth <= other.worth for choice in best for other in found.values()):
        return None
    wins = {choice.action: choice.wins for choice in choices}
    next_best = max((choice.wins for choice in found.values()), default=0.0)  # nothing, where nothing else is even thought of
    return Verdict(answers, wins, min(choice.wins for choice in best) - next_best)


@cache
def levels() -> list[Maker]:
    return [maker(level) for level in OFFERED]


def found_by_levels(view: View, answers: list[str]) -> float:
    """How often the levels find it: the mean of all of them."""
    numbers = {ACTION_NUMBERS[action] for action in answers}
    tries = [make(seed).decide(view) for make in levels() for seed in range(TRIES)]
    return sum(action in numbers for action in tries) / len(tries)


def explained(view: View, answers: list[str]) -> bool:
    """Can it be said what each answer is good for?"""
    return all(any(ground.code not in PLAIN for ground in reasons_for(view, ACTION_NUMBERS[one])) for one in answers)
