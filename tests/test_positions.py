"""The number of continuations from fixed positions, up to four decisions deep. A changed number is a changed rule.

(Or tests/policies.py, which leads to the later positions.)
"""

import numpy as np
import pytest

from postroad import Game, engine
from postroad.rules import engine as plain
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.options import Options
from tests.policies import hasty, phase_of, play_on
from tests.tables import table

pytestmark = pytest.mark.usefixtures("compiled_engine")


def continuations(calls: object, raw: np.ndarray, legal: list[int], depth: int) -> int:
    """In how many ways so many decisions can be taken; a game that ends before is one."""
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    total, out = 0, np.empty(MOST_LEGAL, np.int16)
    for action in legal:
        after = raw.copy()
        size = calls.step(after, action, out, None, None)
        total += continuations(calls, after, out[:size].tolist(), depth - 1)
    return total


def counts(calls: object, game: Game, deepest: int) -> list[int]:
    return [continuations(calls, game.bytes, list(game.legal_numbers()), depth) for depth in range(1, deepest + 1)]


def hasty_game(players: int, modules: str, seed: int, decisions: int, rome: int = 1) -> Game:
    """A game of hasty seats after so many decisions."""
    options = Options(players, "honours" in modules, "audience" in modules, rome=rome)
    return play_on(Game.of(options, seed), hasty, seed, decisions)


def closing() -> Game:
    """Worked example 2: a route that can be closed in many ways, with a hand to cut."""
    route = ["sigmaringen", "stuttgart", "nurnberg", "regensburg", "ingolstadt", "augsburg"]
    hand = ["ulm", "munchen", "linz", "lodz", "basel"]
    return table(phase="close", routes={0: route}, hands={0: hand, 1: ["linz"]}, carriages={0: 6})


def last_offices() -> Game:
    """C6: two offices left for a route that calls for more."""
    mine = ["mannheim", "karlsruhe", "freiburg", "basel", "zurich", "kempten", "passau", "salzburg", "linz", "budweis", "pilsen"]
    mine += ["lodz", "innsbruck", "wurzburg", "nurnberg", "regensburg", "munchen", "stuttgart"]
    route = ["sigmaringen", "ulm", "augsburg", "ingolstadt"]
    return table(phase="close", routes={0: route}, offices={0: mine}, hands={0: ["linz"], 1: ["ulm"]}, carriages={0: 5})


def hand_in() -> Game:
    """Honours: the next call of the cartwright empties his stack, and every seat holds something."""
    tokens = {0: {"carrier": 1, "postmaster": 1, "administrator": 1}, 1: {"cartwright": 2, "carrier": 1}, 2: {"postmaster": 2}}
    route = ["mannheim", "karlsruhe", "freiburg"]
    return table(3, honours=True, phase="close", routes={0: route}, hands={0: ["basel"]}, carriages={0: 4}, tokens=tokens)


def coaches() -> Game:
    """Audience: four moves, two of them free, one coach just before Rome."""
    where = {"bavaria": "andechs", "baden": "rome", "bohemia-salzburg": "viterbo", "switzerland-tyrol": "florence"}
    route = ["karlsruhe", "stuttgart", "nurnberg", "regensburg", "passau"]
    offices = {0: ["karlsruhe", "stuttgart"]}
    return table(3, audience=True, phase="close", routes={0: route}, offices=offices, coaches=where, carriages={0: 4})


POSITIONS = {
    "new": lambda: Game.new(2, seed=1),
    "new-honours": lambda: Game.new(4, honours=True, seed=2),
    "seating": lambda: Game.new(3, audience=True, seed=3),
    "closing": closing,
    "last-offices": last_offices,
    "hand-in": hand_in,
    "coaches": coaches,
    "cards-run-out": lambda: table(market=["ulm", None, "linz", None, None, None], rest=1, hands={0: ["basel", "zurich"]}),
    "early": lambda: hasty_game(2, "", 11, 60),
    "middle": lambda: hasty_game(3, "", 12, 130),
    "late": lambda: hasty_game(4, "", 13, 250),
    "middle-honours": lambda: hasty_game(3, "honours", 14, 140),
    "late-honours": lambda: hasty_game(4, "honours", 15, 300),
    "middle-audience": lambda: hasty_game(2, "audience", 16, 110),
    "late-audience": lambda: hasty_game(3, "audience", 17, 270),
    "middle-both": lambda: hasty_game(4, "honours audience", 18, 200),
    "late-both": lambda: hasty_game(2, "honours audience", 19, 190),
    "middle-map-2": lambda: hasty_game(2, "audience", 16, 110, rome=2),
    "late-map-2": lambda: hasty_game(4, "honours audience", 18, 200, rome=2),
}
COUNTS = {  # after 1, 2, 3 and 4 decisions
    "new": [7, 49, 98, 98],
    "new-honours": [6, 37, 73, 79],
    "seating": [5, 20, 60, 120],
    "closing": [6, 33, 139, 359],
    "last-offices": [5, 18, 61, 190],
    "hand-in": [4, 16, 89, 370],
    "coaches": [5, 34, 192, 610],
    "cards-run-out": [3, 10, 24, 30],
    "early": [6, 19, 86, 262],
    "middle": [3, 3, 24, 123],
    "late": [6, 22, 53, 164],
    "middle-honours": [3, 13, 39, 101],
    "late-honours": [5, 15, 66, 280],
    "middle-audience": [8, 57, 164, 795],
    "late-audience": [8, 29, 90, 352],
    "middle-both": [5, 5, 40, 215],
    "late-both": [4, 8, 8, 64],
    "middle-map-2": [5, 28, 96, 240],
    "late-map-2": [8, 28, 92, 428],
}


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("calls", [plain, engine], ids=["plain", "compiled"])
def test_fixed_positions_have_known_action_counts(calls: object, name: str) -> None:
    assert counts(calls, POSITIONS[name](), 4) == COUNTS[name]


def test_a_finished_game_has_no_continuation() -> None:
    game = play_on(Game.new(2, seed=1), hasty, 1)
    assert phase_of(game) == "over" and counts(engine, game, 4) == [1, 1, 1, 1]
