"""Memory mode in the page: hidden during a game, revealed at its end, and kept when a table moves."""

import json
import subprocess
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tests.links import KEPT
from tests.test_wasm import NODE, WEB

LOOK = Path(__file__).parent / "memory_mode.mjs"
LINKS = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]

Words = dict[str, Any]


@pytest.fixture(scope="module")
def page_results(tmp_path_factory: pytest.TempPathFactory) -> Words:
    file = tmp_path_factory.mktemp("by-heart") / "links.json"
    file.write_text(json.dumps([one["link"] for one in LINKS]), encoding="utf-8")
    done = subprocess.run([NODE, LOOK, WEB, file], capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    result: Words = json.loads(done.stdout)
    return result


@pytest.fixture(scope="module")
def positions(page_results: Words) -> list[Words]:
    return [position for game in page_results["games"] for position in game]


@pytest.fixture(scope="module")
def running(positions: list[Words]) -> list[Words]:
    found = [one for one in positions if one["view"]["decides"] is not None]
    assert any(seat["tiles"] for one in found for seat in one["view"]["seats"])
    assert any(
        rank not in (None, "hidden") for one in found for seat in one["view"]["seats"] for rank in seat.get("clergy", {}).values()
    )
    return found


def test_running_games_hide_tiles_and_their_sums(running: list[Words]) -> None:
    for position in running:
        for seat, shown in zip(position["view"]["seats"], position["shown"]["seats"], strict=True):
            assert shown["tiles"] == {} and shown["score"]["tiles"] == 0
            assert shown["covered"] == sum(map(len, seat["tiles"].values()))
            assert shown["points"] == sum(shown["score"].values()) == seat["points"] - seat["score"]["tiles"]


def test_seated_clergy_are_hidden(running: list[Words]) -> None:
    """During the seating a player sees which ranks are left."""
    half = 0
    for position in running:
        seating = position["view"]["phase"] == "clergy"
        for seat, shown in zip(position["view"]["seats"], position["shown"]["seats"], strict=True):
            clergy = seat.get("clergy", {})
            begun = seating and None in clergy.values()
            half += begun and any(clergy.values())
            assert shown.get("clergy", {}) == (clergy if begun else {coach: rank and "hidden" for coach, rank in clergy.items()})
    assert half


def test_memory_mode_hides_nothing_else(running: list[Words]) -> None:
    """Stacks, offices, carriages, tokens and the waiting room stay visible."""
    covered = {"tiles", "points", "score", "clergy", "covered"}
    for position in running:
        view, shown = (
            {**one, "seats": [{key: seat[key] for key in seat.keys() - covered} for seat in one["seats"]]}
            for one in (position["view"], position["shown"])
        )
        assert view == shown


def test_the_end_reveals_all(positions: list[Words]) -> None:
    over = [one for one in positions if one["view"]["decides"] is None]
    assert over
    assert all(one["shown"] == one["view"] for one in over)


def test_the_log_names_a_tile_until_its_takers_next_turn(running: list[Words]) -> None:
    named = 0
    for position in running:
        events, covered = ([*chain(*position[key])] for key in ("events", "covered"))
        assert [event["ev"] for event in events] == [event["ev"] for event in covered]
        for number, (event, shown) in enumerate(zip(events, covered, strict=True)):
            if event["ev"] == "clergy":
                assert "rank" not in shown
            elif event["ev"] == "tile":
                later = any(one["ev"] == "turn" and one["seat"] == event["seat"] for one in events[number:])
                assert shown == ({**event, "stack": "", "points": 0} if later else event)
                named += not later
            else:
                assert shown == event
    assert named


def test_the_log_shows_only_the_last_round(running: list[Words]) -> None:
    for position in running:
        begun = [number + 1 for number, events in enumerate(position["events"]) for event in events if event["ev"] == "turn"]
        players = len(position["view"]["seats"])
        assert position["began"] == (begun[-players] if len(begun) >= players else 0)


def test_tiles_move_face_down_along_the_same_path(positions: list[Words]) -> None:
    """A face-down tile moves from its public stack."""
    seen = 0
    for one in positions:
        opened, face_down = one["moved"]
        if one["view"]["decides"] is not None:
            assert sorted(move[:2] for move in opened) == sorted(move[:2] for move in face_down)
            assert all(f"tile:{seat}:covered:" in piece for seat, _, piece in face_down)
            seen += len(face_down)
    assert seen


def test_transferred_and_imported_tables_keep_memory_mode(page_results: Words) -> None:
    """The term moves to another device and into a file and back, but not into a turn link."""
    walked = page_results["walked"]
    by_heart = {"laid": True, "listed": True, "told": True, "hints": False}
    for one in ("laid", "parcel"):
        assert walked[one] == by_heart
    for one in ("open", "other"):
        assert walked[one] == {"laid": False, "listed": False, "told": False, "hints": True}
    assert walked["post"] == {"laid": False, "listed": False, "told": False, "hints": False}
    assert walked["brought"] is True
