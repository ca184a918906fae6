"""Branches of finished games: the cards follow as in the original game, or shuffled."""

import json
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from postroad import Game
from postroad.stats import figures
from tests.links import KEPT
from tests.test_wasm import NODE, WEB

PLAY = Path(__file__).parent / "branch_play.mjs"
LINKS = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]

pytestmark = pytest.mark.usefixtures("compiled_engine")


@pytest.fixture(scope="module")
def page_branches(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    file = tmp_path_factory.mktemp("branches") / "links.json"
    file.write_text(
        json.dumps([{"link": one["link"], "over": one["name"].endswith("over"), "decisions": one["decisions"]} for one in LINKS])
    )
    done = subprocess.run([NODE, PLAY, WEB, file], capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    result: list[dict[str, Any]] = json.loads(done.stdout)
    return result


def over(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    games = [one for one in told if one["over"]]
    assert len(games) >= 3
    return games


def test_only_finished_games_can_be_branched(page_branches: list[dict[str, Any]]) -> None:
    assert {code for one in page_branches for code in one["refused"]} <= {"broken", "no-link"}


def test_all_players_branch_from_the_same_position(page_branches: list[dict[str, Any]]) -> None:
    assert all(all(position["views"]) for one in over(page_branches) for position in one["positions"])


def test_a_branch_keeps_the_known_order_of_cards(page_branches: list[dict[str, Any]]) -> None:
    """The unseen rest is mixed, equally for all players."""
    mixed = 0
    for position in (position for one in over(page_branches) for position in one["positions"]):
        was, same, again, fresh = position["decks"]
        known = len(was) - position["unseen"]
        assert same[:known] == was[:known]
        assert same == again and Counter(same) == Counter(was) == Counter(fresh)
        assert position["followed"]["same"]
        mixed += same[known:] != was[known:]
    assert mixed, "what nobody has seen lies in no order that a link would tell"
    assert any(position["followed"]["far"] > 20 for one in over(page_branches) for position in one["positions"])


def test_a_shuffled_branch_has_another_order_of_cards(page_branches: list[dict[str, Any]]) -> None:
    decks = [position["decks"] for one in over(page_branches) for position in one["positions"] if len(position["decks"][0]) > 10]
    assert decks and all(fresh != was for was, _, _, fresh in decks)


def test_the_same_deal_gives_every_player_the_same_chance(page_branches: list[dict[str, Any]]) -> None:
    for one in over(page_branches):
        first, second, other = one["games"]
        assert first["events"] == second["events"], "the same decisions, the same cards, new decks too"
        assert any(event["ev"] == "shuffle" for event in other["events"])
        for position in one["positions"]:
            ours, theirs, nobodys = position["chance"]
            assert ours == theirs != nobodys


def test_a_branch_is_an_ordinary_table(page_branches: list[dict[str, Any]]) -> None:
    """It is played to the end by the rules, and its origin is stored in exports."""
    for game in (game for one in over(page_branches) for game in one["games"]):
        assert Game.from_record(game["record"]).over
        assert game["brought"] == {"fresh": 1, "known": 0, "broken": 0}
        assert game["told"] == [game["origin"], game["origin"]]


def test_figures_from_stored_events_equal_those_of_the_record(page_branches: list[dict[str, Any]]) -> None:
    """The figures need no replay."""
    for game in (game for one in over(page_branches) for game in one["games"]):
        assert figures({**game["record"], "events": game["happened"]}) == figures(game["record"])


def test_points_turn_by_turn(page_branches: list[dict[str, Any]]) -> None:
    for game in (game for one in over(page_branches) for game in one["games"]):
        assert len(game["points"]) == game["turns"]
        assert game["points"][-1] == game["last"]
