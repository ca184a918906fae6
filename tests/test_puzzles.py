"""Puzzles: legal positions without hidden information, and legal, explained, clearly best answers."""

import json
import random
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from postroad.analysis.hints import reasons_for
from postroad.game import sample
from postroad.localized_text import localized_text
from postroad.record import redact_event
from postroad.rules.actions import ACTION_NAMES, ACTION_NUMBERS
from postroad.rules.phases import PHASE_IDS
from postroad.rules.state import SPECTATOR
from postroad.view import View
from tests import invariants
from tests.test_wasm import NODE, WEB
from tests.worlds import indistinguishable_state
from tools.puzzles.judging import PLAIN, holds, thorough
from tools.puzzles.mining import ASKED, KINDS, SETTINGS, SMALL, fields, moments
from tools.puzzles.writing import KEPT, MARGIN, Puzzle, read, view_of

pytestmark = pytest.mark.usefixtures("compiled_engine")

PLAY = Path(__file__).parent / "puzzle_tables.mjs"
LANGUAGES = sorted(path.name for path in (WEB / "lang").iterdir() if path.is_dir())
FEWEST = 100
OF_EACH_DEGREE = 20
OF_EACH_SETTING = 5
PROVEN = 5  # with ten times the search, in every run
PUZZLES = read()


@cache
def page_puzzles() -> dict[str, dict[str, Any]]:
    """The puzzles as the page opens them, by id."""
    done = subprocess.run([NODE, PLAY, WEB], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {one["id"]: one for one in json.loads(done.stdout)}


def names(puzzle: Puzzle) -> list[str]:
    return [f"Seat {seat}" for seat in range(puzzle["players"])]


def kept(puzzle: Puzzle) -> float:
    return KEPT[puzzle["about"] in SMALL]


def test_every_kind_has_enough_puzzles() -> None:
    assert len(PUZZLES) >= FEWEST and len({puzzle["id"] for puzzle in PUZZLES}) == len(PUZZLES)
    degrees = [puzzle["degree"] for puzzle in PUZZLES]
    assert degrees == sorted(degrees) and all(degrees.count(degree) >= OF_EACH_DEGREE for degree in (1, 2, 3))
    assert {puzzle["about"] for puzzle in PUZZLES} == set(KINDS)
    states = [view_of(puzzle).state for puzzle in PUZZLES]
    settings = [(int(state.players), bool(state.honours), bool(state.audience)) for state in states]
    assert all(settings.count(tuple(options[:3])) >= OF_EACH_SETTING for options in SETTINGS)


def test_every_position_follows_the_rules() -> None:
    worlds = [sample(view_of(puzzle), 1) for puzzle in PUZZLES]
    for puzzle, world in zip(PUZZLES, worlds, strict=True):
        invariants.check([world.bytes])
        assert world.seat == puzzle["seat"] and world.options.players == puzzle["players"]
        assert ASKED[PHASE_IDS[int(world.state.phase)]] == puzzle["about"]
        assert set(puzzle["wins"]) == set(world.legal()) > set(puzzle["answers"])
        for action in puzzle["answers"]:
            world.copy().play(action)


def test_every_answer_is_clearly_better_in_the_pages_figures() -> None:
    for puzzle in PUZZLES:
        shown = {action: round(wins / 10) for action, wins in puzzle["wins"].items()}
        best = min(shown.pop(action) for action in puzzle["answers"])
        assert best - max(shown.values()) >= 100 * MARGIN, puzzle["id"]


def test_puzzles_reveal_nothing_hidden() -> None:
    """The stored state is the seat's view, and the stored events are those shown to the seat."""
    rng = random.Random(5)
    for puzzle in PUZZLES:
        view = view_of(puzzle)
        assert fields(view) == puzzle["state"], "something of it is hidden"
        other = indistinguishable_state(sample(view, 2).bytes, puzzle["seat"], rng)
        assert fields(View.of(other, puzzle["seat"])) == puzzle["state"]
        assert [redact_event(event, puzzle["seat"]) for event in puzzle["seen"]] == puzzle["seen"]
        assert not any("deck" in event for event in puzzle["seen"] if event["ev"] == "shuffle")


def test_mining_ignores_hidden_state() -> None:
    """The value of a choice stays the same when everything hidden is changed."""
    rng = random.Random(6)
    for moment in list(moments(SETTINGS[7], 3))[40:140:20]:
        seat = moment.view.seat
        assert seat is not None
        other = View.of(indistinguishable_state(sample(moment.view, 9).bytes, seat, rng), seat)
        assert thorough(other) == thorough(moment.view)


def test_open_hands_would_change_every_puzzle() -> None:
    """With open hands the fields differ, so the test of hidden state can fail."""
    spoiled = sum(fields(View(sample(view_of(puzzle), 3).bytes, SPECTATOR)) != puzzle["state"] for puzzle in PUZZLES)
    assert spoiled == len(PUZZLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_explained_in_every_language(language: str) -> None:
    words = localized_text(language)
    for puzzle in PUZZLES:
        view = view_of(puzzle)
        for action in puzzle["answers"]:
            grounds = reasons_for(view, ACTION_NUMBERS[action])
            assert any(ground.code not in PLAIN for ground in grounds)
            assert all(words.reason_text(ground.code, ground.about, names(puzzle)) for ground in grounds)
        assert all(words.action_text(action) for action in puzzle["wins"])


def test_the_page_opens_every_position() -> None:
    assert list(page_puzzles()) == [puzzle["id"] for puzzle in PUZZLES]
    for puzzle in PUZZLES:
        told, view = page_puzzles()[puzzle["id"]], view_of(puzzle)
        assert told["hidden"] == view.bytes.tobytes().hex() and told["entries"] == puzzle["seen"]
        assert told["legal"] == [ACTION_NAMES[action] for action in view.legal_numbers()]
        for action, grounds in told["grounds"].items():
            assert grounds == [ground._asdict() for ground in reasons_for(view, ACTION_NUMBERS[action])]
        assert puzzle["wins"][told["nextBest"]] == max(
            wins for action, wins in puzzle["wins"].items() if action not in puzzle["answers"]
        )


def test_right_answers_solve_a_puzzle_and_others_are_undone() -> None:
    for puzzle in PUZZLES:
        told = page_puzzles()[puzzle["id"]]
        assert told["shown"]
        for one in told["tried"]:
            right = one["action"] in puzzle["answers"]
            assert one["done"] == right and one["tries"] == int(not right) and one["tried"] == (None if right else one["action"])
            assert (right or one["same"]) and one["help"]["code"]


def proven(request: pytest.FixtureRequest) -> list[Puzzle]:
    """A few puzzles of different kinds; all of them in the long run."""
    if request.config.getoption("--long"):
        return PUZZLES
    by_kind = {puzzle["about"]: puzzle for puzzle in PUZZLES}
    return list(by_kind.values())[:PROVEN]


@pytest.mark.long("games")
def test_ten_times_the_search_finds_the_same(request: pytest.FixtureRequest) -> None:
    for puzzle in proven(request):
        found = holds(view_of(puzzle), puzzle["answers"])
        assert found and found.margin >= kept(puzzle), puzzle["id"]


def test_ten_times_the_search_refutes_a_wrong_answer() -> None:
    puzzle = PUZZLES[0]
    worst = min(puzzle["wins"], key=puzzle["wins"].__getitem__)
    assert holds(view_of(puzzle), [worst], times=1) is None
