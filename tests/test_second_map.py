"""A second map to Rome, which nobody but this test has: games end on the map they began with, however the rules are run."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from postroad.rules.actions import ACTION_NAMES
from postroad.rules.rome import COACH_IDS, MAPS

ROOT = Path(__file__).parents[1]
NEW = "elba"  # a city that the first map does not have, on the way of all


def second_map(first: dict[str, Any]) -> str:
    """From wherever a coach starts there is one road, to a new city, and from there one to Rome."""
    starts = {start for coach in first["coaches"].values() for start in coach.values()}
    new = {"name": "Elba", "x": 50, "y": 90}
    cities = {stop: first["cities"][stop] for stop in sorted(starts)} | {NEW: new, "rome": first["cities"]["rome"]}
    roads = {stop: [NEW] for stop in starts} | {NEW: ["rome"]}
    return "\n".join([*table("coaches", first["coaches"]), *table("cities", cities), *table("roads", roads)])


def table(name: str, entries: dict[str, Any]) -> list[str]:
    """As TOML."""
    return [f"[{name}]", *(f"{key} = {inline(value)}" for key, value in entries.items())]


def inline(value: Any) -> str:
    if not isinstance(value, dict):
        return json.dumps(value)
    return "{ " + ", ".join(f"{key} = {json.dumps(entry)}" for key, entry in value.items()) + " }"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("second") / "source"
    shutil.copytree(ROOT / "src" / "postroad", source / "postroad", ignore=shutil.ignore_patterns("__pycache__"))
    data = source / "postroad" / "rules" / "data"
    first = tomllib.loads((data / "rome.toml").read_text(encoding="utf-8"))
    (data / f"rome-{MAPS + 1}.toml").write_text(second_map(first), encoding="utf-8")
    return source


def run(copy: Path, *command: str, **more: str) -> str:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(copy), str(ROOT)]),
        "POSTROAD_CACHE": str(copy / "cache"),
        **more,
    }
    done = subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("way", "more"), [("compiled", {}), ("simulated", {"NUMBA_ENABLE_CUDASIM": "1"})])
def test_games_end_on_the_map_they_began_with(copy: Path, way: str, more: dict[str, str]) -> None:
    told = json.loads(run(copy, "-m", "tests.second_map", way, **more))
    assert NEW not in told["stops"]["1"]
    assert set(told["stops"]["2"]) == {NEW, "rome"}
    assert told["today"] == 2 and told["before"] == 1
    assert told["actions"] == [*ACTION_NAMES, *(f"coach:{coach}:{NEW}" for coach in COACH_IDS)], "no number changes its meaning"


def test_records_of_the_first_map_stay_true(copy: Path) -> None:
    records = sorted((ROOT / "tests" / "records").glob("*audience*.json"))[:3]
    assert records
    assert run(copy, "-m", "postroad", "check", *map(str, records)).count("true") == len(records)
