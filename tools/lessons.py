"""Generate the positions of the lessons for the browser: `make generated`. A test checks that the file is current.

Each position is reached by real decisions: a first order of the deck, and the decisions of both seats. The rival (seat 0) begins,
the learner is seat 1. A seat's course is a list of words:

- `ulm`: draw Ulm and play it at the right end
- `ulm*lodz`: also draw Lodz (with the postmaster if two cards must be drawn); `*lodz` plays nothing
- `+ulm`: play Ulm in the same turn, with the carrier
- `!ulm`: call the administrator first
- `close:each`, `office:linz`, `cartwright`: as they say

All other decisions are automatic. If the course is empty or ends with `end`, the learner begins a turn; otherwise the last turn
continues.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS
from postroad.rules.board import CITY_IDS
from postroad.rules.options import Options
from postroad.rules.state import state_of
from postroad.rules.transitions import Transition, first_transition, next_transition

TARGET = Path(__file__).parents[1] / "src" / "postroad" / "web" / "js" / "pages" / "lesson" / "positions.js"
COPIES = 3
CODES = "abcdefghijklmnopqrstuv"  # a character for each city
SEED = 0
LEARNER = 1

RIVAL = (
    "linz*budweis budweis*passau pilsen regensburg close:each basel zurich kempten augsburg close:each "
    "mannheim wurzburg nurnberg ingolstadt munchen close:bavaria mannheim karlsruhe freiburg basel zurich"
)
HONOURED = "linz*budweis budweis*passau pilsen close:each mannheim wurzburg nurnberg close:each cartwright"
RANKS = "cardinal bishop abbot chaplain father"
SEATED = (RANKS, "bishop abbot cardinal chaplain father")


class Position(NamedTuple):
    mine: str
    market: str
    then: str = ""  # the next cards of the deck
    rival: str = RIVAL
    honours: bool = False
    clergy: tuple[str, ...] = ()  # by seat, in the order of the coaches
    markets: tuple[str, ...] = ()  # the new markets of administrators


POSITIONS = {
    "take": Position("", "mannheim pilsen ulm zurich passau augsburg", "innsbruck stuttgart"),
    "lay": Position("*ulm*stuttgart", "mannheim pilsen innsbruck zurich passau augsburg"),
    "extend": Position("stuttgart*ulm ulm*lodz end", "linz augsburg basel mannheim regensburg budweis"),
    "lose": Position("stuttgart*ulm ulm*lodz augsburg end", "basel pilsen munchen linz freiburg budweis", "zurich"),
    "postmaster": Position(
        "stuttgart*ulm ulm*lodz augsburg munchen end", "freiburg salzburg pilsen linz basel zurich", "budweis freiburg"
    ),
    "carrier": Position(
        "stuttgart*ulm ulm*salzburg augsburg*linz munchen *passau", "freiburg pilsen basel zurich nurnberg wurzburg"
    ),
    "administrator": Position(
        "freiburg*budweis zurich sigmaringen end",
        "linz passau lodz budweis pilsen regensburg",
        "ulm munchen wurzburg karlsruhe linz innsbruck",
    ),
    "each": Position("zurich*lodz sigmaringen ulm augsburg", "basel freiburg mannheim linz nurnberg munchen"),
    "province": Position(
        "zurich*lodz kempten ulm close:each stuttgart*freiburg nurnberg*basel regensburg*linz munchen",
        "freiburg mannheim pilsen wurzburg karlsruhe innsbruck",
    ),
    "cartwright": Position(
        "basel*lodz zurich sigmaringen close:each kempten innsbruck salzburg linz close:each karlsruhe stuttgart nurnberg",
        "freiburg ulm pilsen passau munchen salzburg",
    ),
    "tiles": Position(
        "freiburg*kempten zurich sigmaringen close:each ulm augsburg innsbruck salzburg close:each "
        "budweis pilsen regensburg close:each office:budweis lodz pilsen budweis linz salzburg",
        "stuttgart ulm passau munchen wurzburg karlsruhe",
    ),
    "end": Position(
        "freiburg*lodz zurich sigmaringen close:each stuttgart wurzburg nurnberg close:bavaria cartwright "
        "ulm augsburg kempten close:bavaria cartwright munchen salzburg linz budweis close:each cartwright "
        "karlsruhe stuttgart ulm ingolstadt regensburg",
        "pilsen innsbruck salzburg passau lodz budweis",
    ),
    "token": Position(
        "ulm*augsburg augsburg*munchen munchen*salzburg",
        "freiburg pilsen basel zurich nurnberg wurzburg",
        rival=HONOURED,
        honours=True,
    ),
    "chip": Position(
        "regensburg*munchen ingolstadt augsburg +munchen close:bavaria zurich*kempten sigmaringen stuttgart",
        "freiburg pilsen basel salzburg lodz karlsruhe",
        rival=HONOURED,
        honours=True,
    ),
    "office": Position(
        "wurzburg*freiburg stuttgart karlsruhe +freiburg close:baden ulm*kempten !augsburg munchen close:each cartwright",
        "pilsen basel salzburg lodz linz innsbruck",
        rival=HONOURED,
        honours=True,
        markets=("regensburg basel zurich salzburg lodz sigmaringen",),
    ),
    "clergy": Position("", "mannheim pilsen ulm zurich passau augsburg", clergy=SEATED[:1]),
    "drive": Position("ulm*lodz augsburg munchen", "freiburg pilsen basel zurich nurnberg wurzburg", clergy=SEATED),
    "arrive": Position(
        "ulm*lodz augsburg munchen regensburg close:wurttemberg kempten augsburg munchen",
        "freiburg pilsen basel zurich stuttgart salzburg",
        clergy=SEATED,
    ),
}


class Turn(NamedTuple):
    drawn: list[str]
    wanted: list[str]  # actions, without those for drawing
    administrator: bool


def turns(course: str) -> list[Turn]:
    """The turns of a course: the cards to draw and the actions to take."""
    parsed: list[Turn] = []
    hand: list[str] = []
    route = 0
    for word in course.split():
        kind = word.partition(":")[0]
        if kind in ("close", "office", "cartwright"):
            parsed[-1].wanted.append("call:cartwright" if kind == "cartwright" else word)
            route = 0 if kind == "close" else route
            continue
        city, *more = word.strip("!+").split("*")
        if word.startswith("+"):
            parsed[-1].wanted.append("call:carrier")
        else:
            drawn = [one for one in (city, *more) if one and one not in hand]
            hand += drawn
            parsed.append(Turn(drawn, [], word.startswith("!")))
        if city:
            hand.remove(city)
            parsed[-1].wanted.append(f"{'right' if route else 'start'}:{city}")
            route += 1
    return parsed


class Playthrough:
    """A game on the way to a position, with the decisions so far."""

    def __init__(self, position: Position, deck: list[str]) -> None:
        options = Options(2, position.honours, bool(position.clergy)).newest()
        self.step: Transition = first_transition(options, SEED, [CITY_IDS.index(city) for city in deck])
        self.actions: list[str] = []

    @property
    def legal(self) -> list[str]:
        return [ACTION_NAMES[action] for action in self.step.legal]

    def act(self, action: str) -> None:
        assert action in self.legal, f"{action} is not among {self.legal}"
        self.step = next_transition(self.step.raw, ACTION_NUMBERS[action])
        self.actions.append(action)

    def take(self, turn: Turn) -> None:
        if turn.administrator:
            self.act("call:administrator")
        for number, _ in enumerate(turn.drawn):
            if number and "call:postmaster" in self.legal:
                self.act("call:postmaster")
            self.act("take:deck")

    def play(self, turn: Turn) -> None:
        """Take the wanted actions, and default ones where another choice is due."""
        waiting = list(turn.wanted)
        while True:
            due = next((action for action in waiting if action in self.legal), None)
            if due:
                waiting.remove(due)
                self.act(due)
            elif defaults := [action for action in self.legal if action.startswith(("office:", "coach:", "discard:"))]:
                self.act(defaults[0])
            else:
                assert all(action.startswith("right:") for action in waiting), waiting
                return  # the rules carry out single choices themselves: the second card of a carrier


def deck_of(name: str, position: Position, courses: list[list[Turn]]) -> list[str]:
    """The order of the deck in which both courses draw their cards; the rest is shuffled."""
    drawn = position.market.split()
    markets = iter(position.markets)
    for turn in in_order(*courses):
        drawn += next(markets).split() if turn.administrator else []
        drawn += turn.drawn
    drawn += position.then.split()
    rest = [city for city in CITY_IDS for _ in range(COPIES)]
    for city in drawn:
        rest.remove(city)
    random.Random(name).shuffle(rest)
    return drawn + rest


def in_order(rival: list[Turn], mine: list[Turn]) -> Iterator[Turn]:
    for number, turn in enumerate(rival):
        yield turn
        yield from mine[number : number + 1]


def reached(name: str, position: Position) -> tuple[list[str], list[str]]:
    """The deck's first order, and the decisions up to the position."""
    mine = turns(position.mine.removesuffix(" end"))
    begins = position.mine.endswith(" end") or not mine
    seating = len(position.clergy) == 1  # the learner's clergy are not seated yet
    rival = [] if seating else turns(position.rival)[: len(mine) + begins]
    deck = deck_of(name, position, [rival, mine])
    game = Playthrough(position, deck)
    for ranks in position.clergy:
        for rank in ranks.split()[:-1]:
            game.act(f"clergy:{rank}")
    for turn in in_order(rival, mine):
        game.take(turn)
        game.play(turn)
        if begins or turn is not mine[-1]:
            game.act("end")
    assert int(state_of(game.step.raw).seat) == LEARNER
    return deck, game.actions


def text() -> str:
    """The text of the generated file."""
    lines = [
        "// The positions of the lessons: the order of the deck, one letter per city, and the decisions up to there.",
        "// Written by tools/lessons.py; do not edit.",
        "",
        "/** @type {Record<string, { honours: boolean, audience: boolean, deck: string, actions: string }>} */",
        "export const POSITIONS = {",
    ]
    for name, position in POSITIONS.items():
        deck, actions = reached(name, position)
        codes = "".join(CODES[CITY_IDS.index(city)] for city in deck)
        lines += [
            f"  {name}: {{",
            f"    honours: {json.dumps(position.honours)},",
            f"    audience: {json.dumps(bool(position.clergy))},",
            f'    deck: "{codes}",',
            *written(" ".join(actions)),
            "  },",
        ]
    return "\n".join([*lines, "};", ""])


def written(actions: str) -> list[str]:
    line = f'    actions: "{actions}",'
    return [line] if len(line) <= 130 else ["    actions:", f'      "{actions}",']


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
