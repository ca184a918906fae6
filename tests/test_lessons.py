"""Lessons: legal positions, goals reached by legal decisions, and wrong tries that are answered and undone."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from postroad import Game
from postroad.rules.board import load
from tests.test_wasm import NODE, WEB
from tools import lessons

PLAY = Path(__file__).parent / "lesson_steps.mjs"
LEARNER = 1
LANGUAGES = sorted(path.name for path in (WEB / "lang").iterdir() if path.is_dir())
KEY = re.compile(r"^(lesson-[\w-]+) = ", re.MULTILINE)
NAMED = re.compile(r"\{ ((?:city|stop|region|province)-[\w-]+) \}")
LEAST_STEPS = {"base": 10, "honours": 3, "audience": 3}
LONGEST = 330  # characters that can be read on a phone


@cache
def steps() -> list[dict[str, Any]]:
    done = subprocess.run([NODE, PLAY, WEB], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@cache
def texts(language: str) -> dict[str, str]:
    text = (WEB / "lang" / language / "lesson.ftl").read_text(encoding="utf-8")
    return dict(line.split(" = ", 1) for line in text.splitlines() if KEY.match(f"{line}\n"))


def step_of(name: str) -> dict[str, Any]:
    return next(step for step in steps() if step["id"] == name)


def test_the_positions_are_up_to_date() -> None:
    assert lessons.TARGET.read_text(encoding="utf-8") == lessons.text(), "run: make generated"


def test_the_base_game_and_each_module_have_a_lesson() -> None:
    counts = {lesson: sum(step["lesson"] == lesson for step in steps()) for lesson in LEAST_STEPS}
    assert all(counts[lesson] >= least for lesson, least in LEAST_STEPS.items())
    assert {step["id"] for step in steps()} == set(lessons.POSITIONS)
    for step in steps():
        options = step["record"]["options"]
        assert options["honours"] == (step["lesson"] == "honours") and options["audience"] == (step["lesson"] == "audience")


@pytest.mark.parametrize("name", list(lessons.POSITIONS))
def test_the_goal_is_reached_by_the_rules(name: str) -> None:
    """Python replays the solution from the record of the position."""
    step = step_of(name)
    game = Game.from_record(step["record"])
    assert game.decisions == len(step["course"]) and game.seat == LEARNER
    for action in step["done"]:
        assert game.seat == LEARNER
        game.play(action)
    assert step["over"] and step["shown"]["done"] and step["shown"]["says"] == f"lesson-{name}-done"


@pytest.mark.parametrize("name", list(lessons.POSITIONS))
def test_every_wrong_try_is_answered_and_undone(name: str) -> None:
    step = step_of(name)
    assert set(step["listed"]) <= set(step["answered"]), "some answer is never given"
    tried = {one["says"] for one in step["tried"]}
    assert set(step["listed"]) <= tried
    for one in step["tried"]:
        assert one["says"] == one["wanted"] and one["same"] and not one["done"]
        assert one["messages"] == 2, "it is to be seen how it was put back"
        assert not one["agreed"], "the log would say that nobody objected, and nobody was asked"


def test_undo_stops_at_the_lessons_position() -> None:
    for step in steps():
        undone = step["undone"]
        assert not undone["offered"] and undone["first"] == "no-undo" and undone["same"], step["id"]
        if "then" in undone:
            assert undone["then"] == "done" and undone["back"] and undone["says"] == f"lesson-{step['id']}-ask"
    assert {step["id"] for step in steps() if "then" in step["undone"]} >= {"carrier", "each", "cartwright"}


def test_the_texts_match_the_positions() -> None:
    """Figures and cities in a text agree with the position."""
    seen = {step["id"]: step["shown"]["view"] for step in steps()}
    mine = {name: view["seats"][LEARNER] for name, view in seen.items()}
    assert mine["take"]["hand"] == ["stuttgart", "ulm"] and "ulm" not in seen["take"]["market"]
    assert len(mine["each"]["offices"]) == 4 and mine["each"]["carriage"] == 3
    assert mine["province"]["carriage"] == 4 and mine["province"]["hand_size"] == 3
    points = {int(number): value for number, value in load("board.toml")["carriages"].items()}
    assert mine["cartwright"]["carriage"] == 5 and (points[4], points[5]) == (3, 5)
    assert {"length-5", "bohemia-salzburg", "all-provinces"} == set(mine["tiles"]["tiles"])
    assert seen["end"]["winner"] == LEARNER and mine["end"]["carriage"] == 7 and "game-end" in mine["end"]["tiles"]
    assert mine["token"]["tokens"]["carrier"] == 1 and mine["token"]["hand"] == []
    assert mine["chip"]["chips"] == 1
    assert "mannheim" in mine["office"]["offices"] and "baden" in mine["office"]["tiles"]
    assert all(mine["clergy"]["clergy"].values())
    assert mine["drive"]["clergy"]["bavaria"] == "cardinal" and seen["drive"]["owed"]["bavaria"] == 0
    assert seen["arrive"]["waiting"]["cardinal"] == [LEARNER] and sum(seen["arrive"]["owed"].values()) == 1


def test_only_the_named_cards_help() -> None:
    """The market of a position holds exactly the fitting cards that its text speaks of."""
    fitting = {"extend": {"augsburg", "mannheim"}, "lose": {"munchen"}, "administrator": set()}
    roads = {frozenset((city, other)) for city, others in load("board.toml")["roads"].items() for other in others}
    for name, cities in fitting.items():
        view = Game.from_record(step_of(name)["record"]).view(LEARNER).words()
        route = view["seats"][LEARNER]["route"]
        ends = (route[0], route[-1])
        fits = {city for city in view["market"] if any(frozenset((city, end)) in roads for end in ends) and city not in route}
        assert fits == cities


def most_points(game: Game) -> int:
    """The most points that the learner can have after choosing all offices of a closing."""
    offices = [action for action in game.legal() if action.startswith("office:")]
    if not offices:
        return int(game.points()[LEARNER])
    return max(most_points(after_action(game, action)) for action in offices)


def after_action(game: Game, action: str) -> Game:
    after = game.copy()
    after.play(action)
    return after


@pytest.mark.parametrize("name", ["each", "province", "cartwright", "tiles"])
def test_the_requested_closing_is_worth_most(name: str) -> None:
    step = step_of(name)
    game = Game.from_record(step["record"])
    worth = {action: most_points(after_action(game, action)) for action in game.legal() if action.startswith("close:")}
    asked = step["done"][0]
    assert all(points < worth[asked] for action, points in worth.items() if action != asked), worth


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_texts_in_every_language(language: str) -> None:
    said = texts(language)
    wanted = {f"lesson-{step['id']}-{part}" for step in steps() for part in ("title", "ask", "done")}
    wanted |= {key for step in steps() for key in step["listed"]} | {"lesson-wrong"}
    assert wanted <= said.keys()
    named = {key for key in said if re.match(rf"lesson-({'|'.join(lessons.POSITIONS)})-", key)}
    assert named <= wanted, "a text that nobody says"
    assert all(len(said[key]) <= LONGEST for key in wanted)
    for key in wanted:
        assert set(NAMED.findall(said[key])) <= set(NAMED.findall(texts("en")[key])), f"{key} names something else"
