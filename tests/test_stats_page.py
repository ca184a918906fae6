"""The page's statistics: each game's equal stats.py's, and sums equal an independent count."""

import json
import subprocess
from dataclasses import fields
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from postroad.stats import figures
from tests.policies import SETTINGS, Setting, hoarding, play_on
from tests.test_stats import documents
from tests.test_wasm import NODE, WEB

FIGURES = Path(__file__).parent / "stats_figures.mjs"

pytestmark = pytest.mark.usefixtures("compiled_engine")


@pytest.fixture(scope="module")
def records() -> list[dict[str, Any]]:
    return [
        *(document for setting in SETTINGS for document in documents(setting)),
        play_on(Setting(2, False, False).new(1), hoarding, 1).record(),  # stalled
    ]


@pytest.fixture(scope="module")
def page_stats(records: list[dict[str, Any]], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    file = tmp_path_factory.mktemp("stats") / "records.json"
    file.write_text(json.dumps(records), encoding="utf-8")
    done = subprocess.run([NODE, FIGURES, WEB, file], capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_page_and_python_give_the_same_figures(records: list[dict[str, Any]], page_stats: dict[str, Any]) -> None:
    for record, page in zip(records, page_stats["figures"], strict=True):
        here = figures(record)
        seats = [{field.name: getattr(seat, field.name) for field in fields(seat)} for seat in here.seats]
        more = {"winner": here.winner, "stalled": here.stalled, "arrivals": here.arrivals}
        assert page == {"seats": seats, **more, "rounds": here.rounds}


def test_the_sources_add_up_to_the_points(page_stats: dict[str, Any]) -> None:
    for game, sources in zip(page_stats["figures"], page_stats["sources"], strict=True):
        assert [sum(seat.values()) for seat in sources] == [seat["points"] for seat in game["seats"]]


def test_the_sums_equal_those_of_the_records(records: list[dict[str, Any]], page_stats: dict[str, Any]) -> None:
    games, sums = page_stats["games"], page_stats["sums"]
    own = [game["figures"]["seats"][game["seat"]] for game in games]
    assert sums["all"] == {
        "name": "",
        "games": len(games),
        "won": sum(seat["won"] for seat in own),
        "points": pytest.approx(mean(seat["points"] for seat in own)),
    }
    assert sums["length"]["most"] == 60 and sums["length"]["least"] < sums["length"]["mean"] < 60
    for kind in ("against", "players", "order", "hints"):
        assert sum(share["games"] for share in sums[kind]) == len(games)
        assert sum(share["won"] for share in sums[kind]) == sums["all"]["won"]
    assert [share["name"] for share in sums["hints"]] == ["without", "with", "unknown"]
    without = [seat for seat, game in zip(own, games, strict=True) if game["hints"] == 0]
    assert sums["hints"][0]["games"] == len(without) and sums["hints"][0]["won"] == sum(seat["won"] for seat in without)
    assert {share["name"] for share in sums["against"]} == {"easy", "hard", "several", "people"}
    assert sum(source["mine"] for source in sums["sources"]) == pytest.approx(sums["all"]["points"])
    others = [seat for game in games for number, seat in enumerate(game["figures"]["seats"]) if number != game["seat"]]
    assert sum(source["others"] for source in sums["sources"]) == pytest.approx(mean(seat["points"] for seat in others))
    carrier = next(one for one in sums["officials"] if one["name"] == "carrier")
    assert carrier["mine"] == pytest.approx(mean(seat["calls"].get("carrier", 0) for seat in own))
    assert [game["points"] for game in sums["course"]] == [seat["points"] for seat in own]
    assert [game["place"] == 1 for game in sums["course"]] == [seat["won"] for seat in own]
    places = [figures(record).places()[game["seat"]] for record, game in zip(records, games, strict=True)]
    assert [game["place"] for game in sums["course"]] == places


def test_smoothed_values_average_the_last_five(page_stats: dict[str, Any]) -> None:
    assert page_stats["smoothed"] == [1, 1.5, 2, 2.5, 3, 4]
