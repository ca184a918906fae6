"""Games of masters, and the positions in them that could be puzzles. Each is judged from what the seat may know."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple, cast

from postroad.bots.master import Master
from postroad.game import Game
from postroad.record import redact_event
from postroad.rules.engine import engine
from postroad.rules.events import Event
from postroad.rules.options import Options
from postroad.rules.phases import PHASE_IDS
from postroad.rules.state import STATE
from postroad.view import View
from tools.puzzles.judging import MOST_ANSWERS, Verdict, explained, found_by_levels, glance, holds, searched, thorough

SETTINGS = [Options(*one) for one in product((2, 3, 4), (False, True), (False, True))]
TEMPERATURE = 3.0  # masters that try something now and then, so that no two games are alike
# What a puzzle is about, by the phase. What is seldom found comes first.
ASKED = {
    "coach": "coach",
    "office": "office",
    "reward-office": "office",
    "discard": "discard",
    "hand-in": "hand-in",
    "close": "close",
    "cartwright": "close",
    "play": "play",
    "play-second": "play",
    "take": "take",
    "take-second": "take",
    "reward-card": "take",
}
KINDS = list(dict.fromkeys(ASKED.values()))
SMALL = KINDS[: KINDS.index("hand-in")]  # that seldom decide a game: here less is clear already
FEWEST = 3  # choices, but for small things
NOTED = 0.04, 0.025  # of the chance to win, between the answer and the next best: of others, and of small things
OPEN = 0.5, 0.85  # the chance to win must lie between so much of an equal share, and this: else it is decided
OBVIOUS = 0.7  # what the levels find so often is no puzzle
MOST_OF_A_GAME = 6
MOST_OF_A_KIND = 2  # likewise

Candidate = dict[str, Any]


class Moment(NamedTuple):
    """A decision of a game: who must take it, what they know, and what they saw since their last turn."""

    at: int
    turn: int
    view: View
    seen: list[Event]

    @property
    def about(self) -> str:
        return ASKED.get(PHASE_IDS[int(self.view.state.phase)], "")


def moments(options: Options, seed: int) -> Iterator[Moment]:
    """A game of masters, decision by decision."""
    game = Game.of(options.newest(), seed)
    masters = [Master(seed * 10 + seat, temperature=TEMPERATURE) for seat in range(options.players)]
    turns = [cast(list[Event], game.last_events())]
    at = 0
    while (seat := game.seat) is not None:
        view = game.view(seat)
        seen = [redact_event(event, seat) for turn in turns[-options.players - 1 :] for event in turn]
        yield Moment(at, len(turns), view, seen)
        game.play(masters[seat].decide(view))
        for event in cast(list[Event], game.last_events()):
            if event["ev"] == "turn":
                turns.append([])
            turns[-1].append(event)
        at += 1


def mined(number: int) -> list[Candidate]:
    """The candidates of one game; the number says which setting it has."""
    engine.load()
    options = SETTINGS[number % len(SETTINGS)]
    whole = [moment for moment in moments(options, number) if moment.about in KINDS]
    random.Random(number).shuffle(whole)
    whole.sort(key=lambda moment: KINDS.index(moment.about))
    small = [moment for moment in whole if moment.about in SMALL]
    found = picked(small) + picked(whole[len(small) :])
    return [{"game": number, **candidate} for candidate in found]


def picked(moments: list[Moment]) -> list[Candidate]:
    """One of a turn, few of a kind."""
    found: dict[int, Candidate] = {}
    for moment in moments:
        kinds = [one["about"] for one in found.values()]
        if moment.turn in found or kinds.count(moment.about) == MOST_OF_A_KIND or len(kinds) == MOST_OF_A_GAME:
            continue
        if candidate := looked_at(moment):
            found[moment.turn] = candidate
    return list(found.values())


def looked_at(moment: Moment) -> Candidate | None:
    """The cheapest questions first."""
    view, small = moment.view, moment.about in SMALL
    least = NOTED[small]
    if (not small and len(view.legal_numbers()) < FEWEST) or not promising(view, glance(view), least):
        return None
    answers, wins, margin = found = thorough(view)
    if not promising(view, found, least) or not explained(view, answers) or searched(view) not in answers:
        return None
    levels = found_by_levels(view, answers)
    if levels > OBVIOUS:
        return None
    proof = holds(view, answers)
    return {
        "at": moment.at,
        "about": moment.about,
        "seat": view.seat,
        "state": fields(view),
        "seen": moment.seen,
        "answers": answers,
        "wins": {**wins, **(proof.wins if proof else {})},
        "margin": margin,
        "found": levels,
        "proof": proof and proof.margin,
    }


def promising(view: View, found: Verdict, least: float) -> bool:
    """Is one choice clearly better, and the game still open?"""
    chance = found.wins[found.answers[0]]
    is_open = OPEN[0] / int(view.state.players) <= chance <= OPEN[1]
    return is_open and found.margin >= least and len(found.answers) <= MOST_ANSWERS


def fields(view: View) -> dict[str, str]:
    """What the seat may know, field by field; what is not named is 0."""
    state = view.bytes.view(STATE)
    bytes_of = {name: state[name].tobytes() for name in STATE.names or ()}
    return {name: some.hex() for name, some in bytes_of.items() if any(some)}
