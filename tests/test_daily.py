"""The deal of a day: the same for everybody, played once, compared turn by turn."""

import hashlib
import json
import os
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from postroad import Game
from postroad.link import unpack
from tests.daily import Deal
from tests.test_wasm import NODE, WEB

PLAY = Path(__file__).parent / "daily_play.mjs"
GAMES = ["2026-11-16", "2026-11-20", "2026-11-22"]  # Monday: two seats; Friday: four; Sunday: the master, and both modules

# Published deals: the person's seat, the first cards of the deck, and a digest of all of them.
PUBLISHED = {
    "2026-11-01": (0, "sigmaringen passau innsbruck stuttgart linz kempten", "9ebb11636c89b79f"),
    "2026-11-16": (1, "stuttgart zurich ulm sigmaringen passau munchen", "576bc54f441bed15"),
    "2026-11-17": (1, "ulm ingolstadt freiburg innsbruck mannheim sigmaringen", "94e8d288f51a22da"),
    "2026-11-18": (1, "regensburg linz regensburg ulm passau innsbruck", "308dee95b32b7736"),
    "2026-11-19": (0, "mannheim zurich basel ingolstadt kempten linz", "72e8c7e5897b51b7"),
    "2026-11-20": (3, "regensburg zurich innsbruck pilsen ulm augsburg", "223d6d6e94cd867d"),
    "2026-11-21": (2, "mannheim freiburg wurzburg innsbruck freiburg kempten", "1ac7e29d31ef0412"),
    "2026-11-22": (1, "stuttgart kempten regensburg nurnberg munchen ingolstadt", "9bb8c799d82eff80"),
    "2028-02-29": (2, "lodz linz basel innsbruck stuttgart budweis", "0b58e1a3186118a4"),
}

pytestmark = pytest.mark.usefixtures("compiled_engine")


def page_answer(question: dict[str, Any], folder: Path, zone: str = "UTC") -> dict[str, Any]:
    file = folder / "asked.json"
    file.write_text(json.dumps(question), encoding="utf-8")
    done = subprocess.run(
        [NODE, PLAY, WEB, file], capture_output=True, text=True, encoding="utf-8", check=False, env={**os.environ, "TZ": zone}
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.fixture(scope="module")
def page_days(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return page_answer({"dates": [*PUBLISHED], "games": GAMES}, tmp_path_factory.mktemp("daily"))


# Deals


def test_the_deal_of_a_date_never_changes(page_days: dict[str, Any]) -> None:
    made = {
        date: (deal["seat"], " ".join(deal["deck"][:6]), hashlib.sha256(" ".join(deal["deck"]).encode()).hexdigest()[:16])
        for date, deal in page_days["deals"].items()
    }
    assert made == PUBLISHED


def test_the_deal_of_a_date_follows_the_documented_rule(page_days: dict[str, Any]) -> None:
    for date, deal in page_days["deals"].items():
        again = Deal(date)
        assert deal["options"] == again.options._asdict()
        assert deal["levels"] == [None if seat == again.seat else again.level for seat in range(again.options.players)]
        assert [deal["deck"]] == decks(again.new().record())


def decks(record: dict[str, Any]) -> list[list[str]]:
    return [event["deck"] for event in record["events"] if event["ev"] == "shuffle"]


def test_the_day_is_that_of_the_players_calendar(page_days: dict[str, Any], tmp_path: Path) -> None:
    """A link may name any day that has begun somewhere."""
    assert page_days["clock"] == [
        ["2026-11-16", "2026-11-16"],
        ["2026-11-16", "2026-11-16"],
        ["2026-11-16", "2026-11-17"],
        ["2026-12-31", "2027-01-01"],
    ]
    nothing: dict[str, Any] = {"dates": [], "games": []}
    assert [day for day, _ in page_answer(nothing, tmp_path, "Asia/Tokyo")["clock"]][::3] == ["2026-11-16", "2027-01-01"]
    assert [day for day, _ in page_answer(nothing, tmp_path, "America/New_York")["clock"]][::3] == ["2026-11-15", "2026-12-31"]
    assert page_days["isDay"] == [True, *[False] * 6]


# Games


def test_the_same_decisions_give_the_same_game(page_days: dict[str, Any]) -> None:
    """This holds for a reloaded table with new bots, and in Python with its own rules and bots."""
    for one in page_days["played"]:
        assert one["first"] == one["again"]
        here = Deal(one["date"]).played(one["first"]["actions"])
        assert [one["first"]["decks"], len(one["first"]["actions"])] == [decks(here.record()), here.decisions]
        events = unpack(one["first"]["link"])["events"]
        assert [event for event in events if event["ev"] != "shuffle"] == [
            event for event in here.record()["events"] if event["ev"] != "shuffle"
        ]
    assert any(len(one["first"]["decks"]) > 1 for one in page_days["played"]), "a discard pile was shuffled"


def test_other_decisions_leave_the_deck_the_same(page_days: dict[str, Any]) -> None:
    for one in page_days["played"]:
        assert one["first"]["actions"] != one["other"]["actions"]
        assert one["first"]["decks"][0] == one["other"]["decks"][0]


def test_a_daily_deal_has_one_try(page_days: dict[str, Any]) -> None:
    """Only free undo is allowed, no bot replaces the player, and there are no hints; repeated requests give one table."""
    for one in page_days["played"]:
        assert one["once"] and one["takenBack"]
        assert one["refused"] == ["no-leave", "no-resign", "no-undo"] and one["hint"] == "no-hints"


def test_an_exported_daily_game_keeps_its_date(page_days: dict[str, Any]) -> None:
    for one in page_days["played"]:
        daily = {"date": one["date"], "late": False}
        assert one["told"] == [daily, daily, True]


# Two results beside each other


def test_results_are_matched_to_a_deal_by_its_cards(page_days: dict[str, Any]) -> None:
    """Results of the same weekday a week later, or of the next day, do not match."""
    for one in page_days["played"]:
        assert one["compared"]["ofDay"] == [[True, False, False]] * 2


def test_the_comparison_finds_the_first_different_decision(page_days: dict[str, Any]) -> None:
    for one in page_days["played"]:
        parting, nothing = one["compared"]["parting"]
        first, other = one["first"]["actions"], one["other"]["actions"]
        at = parting["at"]
        assert first[:at] == other[:at] and [first[at], other[at]] == parting["actions"] and first[at] != other[at]
        assert parting["seat"] == Deal(one["date"]).seat, "bots decide alike where people do"
        before = Game.from_record(unpack(one["first"]["link"]), at)
        ended = sum(event["ev"] == "turn" and event["seat"] == parting["seat"] for event in before.record()["events"])
        assert parting["turn"] == max(ended, 1)
        assert nothing is None


def test_points_after_each_turn(page_days: dict[str, Any]) -> None:
    for one in page_days["played"]:
        compared = one["compared"]
        for turns, ends, last in zip(*(compared[name] for name in ("turns", "ends", "last")), strict=True):
            assert turns[-1]["points"] == last
            assert all(ends[:-1]), "where the next turn begins"
            assert Counter(turn["at"] for turn in turns).most_common(1)[0][1] == 1
            assert [turn["at"] for turn in turns] == sorted(turn["at"] for turn in turns)


def test_results_by_day_and_days_without_a_gap(page_days: dict[str, Any]) -> None:
    assert page_days["results"] == {
        "tables": ["2026-11-14", "2026-11-16"],
        "all": {
            "2026-11-12": {"points": 5, "place": 2, "players": 2, "late": False},
            "2026-11-14": {"points": 30, "place": 2, "players": 3, "late": True},
            "2026-11-16": {"points": 30, "place": 1, "players": 3, "late": False},
        },
        "streaks": [0, 1, 2, 2, 3, 0],
    }
