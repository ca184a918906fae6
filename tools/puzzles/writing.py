"""The puzzles as the page has them: a choice of what was mined, in which everything occurs, from the easiest on."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from postroad.rules.state import STATE, blank
from postroad.view import View
from tools.puzzles.judging import holds
from tools.puzzles.mining import SETTINGS, SMALL, Candidate

TARGET = Path(__file__).parents[2] / "src" / "postroad" / "web" / "js" / "pages" / "puzzle" / "positions.js"
MOST = 144
MARGIN = 0.05  # of the chance to win, between the answer and the next best as the page tells them: less is not clearly best
KEPT = 0.03, 0.015  # likewise: so much ten times the search must leave of it, of most and of small things
DEGREES = 0.5, 0.3  # what the levels find so often is easy; what they find less often than this is hard
# How much it matters that everything occurs equally often.
WEIGHTS = {"about": 2, "setting": 4, "degree": 1, "answer": 1}

Puzzle = dict[str, Any]

HEAD = """// The puzzles, easiest first: a seat's view in a game of masters, and the value of each of its actions.
// Written by tools/puzzles; do not edit.

/**
 * @typedef {object} Puzzle
 * @property {string} id the game that it comes from, and the number of decisions before it
 * @property {1 | 2 | 3} degree from easy to hard
 * @property {string} about the kind of decision
 * @property {number} players
 * @property {number} seat the seat that decides
 * @property {string[]} answers the best actions, all equally good
 * @property {Record<string, number>} wins the chance to win by action, in thousandths
 * @property {any[]} seen the events that the seat saw since its last turn
 * @property {Record<string, string>} state the fields of the state in the view, in hexadecimal digits; a missing field is 0
 */

/** @type {Puzzle[]} */
export const PUZZLES = [
"""
TAIL = "];\n"


def degree_of(candidate: Candidate) -> int:
    return 1 + sum(bool(candidate["found"] < limit) for limit in DEGREES)


def traits(candidate: Candidate) -> list[tuple[str, Any]]:
    """Of which there should be many different ones."""
    return [
        ("about", candidate["about"]),
        ("setting", candidate["game"] % len(SETTINGS)),
        ("degree", degree_of(candidate)),
        ("answer", kind_of(candidate["answers"][0])),
    ]


def kind_of(action: str) -> str:
    """Each official is a kind of its own."""
    return action if action.startswith("call:") else action.partition(":")[0]


def is_clear(candidate: Candidate) -> bool:
    kept = candidate["proof"] is not None and candidate["proof"] >= KEPT[candidate["about"] in SMALL]
    return kept and min(candidate["margin"], told_margin(candidate)) >= MARGIN


def told_margin(candidate: Candidate) -> float:
    """As the page tells it, with those choices that only the first search has tried."""
    return difference(candidate["wins"], candidate["answers"])


def difference(wins: dict[str, float], answers: list[str]) -> float:
    """Between the answers and the next best."""
    return float(min(wins[action] for action in answers) - max(wins[action] for action in wins if action not in answers))


def chosen(candidates: list[Candidate]) -> list[Candidate]:
    """Those that hold; one after the other, that whose like there is least of so far, and the clearest of these."""
    left = [one for one in candidates if is_clear(one)]
    left.sort(key=lambda one: (-one["proof"], one["game"], one["at"]))
    count: Counter[tuple[str, Any]] = Counter()
    found: list[Candidate] = []
    while left and len(found) < MOST:
        best = min(left, key=lambda one: sum(WEIGHTS[trait[0]] * count[trait] for trait in traits(one)))
        left.remove(best)
        found.append(best)
        count.update(traits(best))
    return sorted(found, key=lambda one: (degree_of(one), modules_of(one), -one["found"], one["game"], one["at"]))


def modules_of(candidate: Candidate) -> int:
    """Who begins with the first puzzles knows the base game alone."""
    options = SETTINGS[candidate["game"] % len(SETTINGS)]
    return int(options.honours) + int(options.audience)


def puzzle_of(candidate: Candidate) -> Puzzle:
    return {
        "id": f"{candidate['game']}-{candidate['at']}",
        "degree": degree_of(candidate),
        "about": candidate["about"],
        "players": SETTINGS[candidate["game"] % len(SETTINGS)].players,
        "seat": candidate["seat"],
        "answers": candidate["answers"],
        "wins": {action: round(1000 * wins) for action, wins in sorted(candidate["wins"].items())},
        "seen": candidate["seen"],
        "state": candidate["state"],
    }


def write(puzzles: list[Puzzle]) -> None:
    lines = [f"  {json.dumps(one, separators=(',', ':'))},\n" for one in puzzles]
    TARGET.write_text(HEAD + "".join(lines) + TAIL, encoding="utf-8")


def confirmed(puzzle: Puzzle) -> Puzzle | None:
    """As the network of today sees it, with ten times the search; None if that finds something else, or hardly a difference."""
    found = holds(view_of(puzzle), puzzle["answers"])
    if found is None:
        return None
    wins = {**puzzle["wins"], **{action: round(1000 * wins) for action, wins in found.wins.items()}}
    told = difference(wins, puzzle["answers"])
    clear = found.margin >= KEPT[puzzle["about"] in SMALL] and told >= 1000 * MARGIN
    return {**puzzle, "wins": dict(sorted(wins.items()))} if clear else None


def read() -> list[Puzzle]:
    """As they are in the page."""
    lines = TARGET.read_text(encoding="utf-8").removeprefix(HEAD).removesuffix(TAIL).splitlines()
    return [json.loads(line.strip().removesuffix(",")) for line in lines]


def view_of(puzzle: Puzzle) -> View:
    """What the seat knew."""
    raw = blank()
    for field, text in puzzle["state"].items():
        begin = (STATE.fields or {})[field][1]
        some = bytes.fromhex(text)
        raw[begin : begin + len(some)] = list(some)
    return View.of(raw, puzzle["seat"])
