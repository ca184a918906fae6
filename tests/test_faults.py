"""The differential test can fail: it finds every seeded fault, and none in the package as it is."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults import FAULTS, GAMES, Fault
from tests.suites import first_of

REPOSITORY = Path(__file__).parents[1]
SERIES = sorted({(fault.table, fault.first) for fault in FAULTS})


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A copy of the package without its pages, for changes to the rules."""
    ignored = shutil.ignore_patterns("__pycache__", "web")
    copy = shutil.copytree(REPOSITORY / "src/postroad", tmp_path / "postroad", ignore=ignored)
    return copy / "rules"


def play_series(rules: Path, table: str, first: int) -> dict:
    """Play a series of games in both engines, the real one from this copy, in plain Python."""
    folder = rules.parents[1]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(REPOSITORY)]), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "tests.faults", table, str(first)]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert Path(result["package"]).resolve().is_relative_to(folder.resolve()), "another package was played"
    return result


# Every eighth fault in `make test`, the others in the long suite alone.
OFTEN = FAULTS[::8]
SELDOM = [fault for number, fault in enumerate(FAULTS) if number % 8]


@pytest.mark.parametrize(
    "fault", first_of([*OFTEN, *SELDOM], len(OFTEN), "games"), ids=lambda fault: f"{fault.rule} {fault.name}"
)
def test_a_fault_is_found(rules: Path, fault: Fault):
    file = rules / fault.file
    source = file.read_text(encoding="utf-8")
    assert source.count(fault.old) == 1, "the text to be replaced must stand there once"
    file.write_text(source.replace(fault.old, fault.new), encoding="utf-8")
    result = play_series(rules, fault.table, fault.first)
    assert result["disagreement"], f"not found in {result['games']} games"


@pytest.mark.parametrize(("table", "first"), first_of(SERIES, 2, "games"))
def test_the_unchanged_package_shows_no_fault(rules: Path, table: str, first: int):
    assert play_series(rules, table, first) | {"package": None} == {"package": None, "games": GAMES, "disagreement": None}


def test_every_chapter_has_a_fault():
    assert {fault.rule[0] for fault in FAULTS} == set("BSDPCTVKEHA")
