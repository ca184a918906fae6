"""A replay shows its viewer's own hand, all hands of a finished game, and none while the game runs."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.links import KEPT
from tests.test_wasm import NODE, WEB

EYES = Path(__file__).parent / "replay_eyes.mjs"
LINKS = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def page_replays(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    file = tmp_path_factory.mktemp("replays") / "links.json"
    file.write_text(json.dumps([one["link"] for one in LINKS if "audience" in one["name"]]), encoding="utf-8")
    done = subprocess.run([NODE, EYES, WEB, file], capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    result: list[dict[str, Any]] = json.loads(done.stdout)
    assert {one["over"] for one in result} == {True, False}
    return result


def revealing_events(position: dict[str, Any], seats: set[int]) -> list[dict[str, Any]]:
    """Events that reveal hidden fields of other seats than these."""
    hidden = [
        event
        for event in position["events"]
        if (event["ev"] == "take" and event["from"] == "deck" and "city" in event)
        or (event["ev"] == "clergy" and "rank" in event)
        or (event["ev"] == "shuffle" and "deck" in event)
    ]
    return [event for event in hidden if event.get("seat") not in seats]


def test_a_replay_of_a_running_game_shows_no_hand(page_replays: list[dict[str, Any]]) -> None:
    for game in page_replays:
        if not game["over"]:
            assert game["eyes"] is None
            for position in game["positions"]:
                assert position["own"] and not any(position["hands"]) and not revealing_events(position, set())


def test_a_seats_replay_shows_only_its_own_view(page_replays: list[dict[str, Any]]) -> None:
    for game in page_replays:
        if game["over"] and game["wanted"] == 1:
            for position in game["positions"]:
                assert position["own"] and position["you"] == [1]
                assert [seat for seat, hand in enumerate(position["hands"]) if hand] in ([1], [])
                assert not revealing_events(position, {1})


def test_a_replay_of_a_finished_game_shows_all(page_replays: list[dict[str, Any]]) -> None:
    """This also holds for a viewer without a seat."""
    for game in page_replays:
        if game["over"] and game["wanted"] != 1:
            assert game["eyes"] is None
            for position in game["positions"]:
                assert [len(hand or []) for hand in position["hands"]] == position["sizes"]
            assert revealing_events(game["positions"][-1], set())
