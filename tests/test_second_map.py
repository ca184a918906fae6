"""Two maps to Rome: games end on the map that they began with, however the rules are run."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from postroad.rules.actions import ACTION_NUMBERS, ACTIONS
from postroad.rules.rome import STOP_IDS

ROOT = Path(__file__).parents[1]
FIRST_ONLY = {"parma", "pisa", "viterbo", "orvieto", "assisi", "spoleto", "grosseto", "civitavecchia"}


@pytest.mark.parametrize(("way", "more"), [("compiled", {}), ("simulated", {"NUMBA_ENABLE_CUDASIM": "1"})])
def test_games_keep_their_map_to_the_end(way: str, more: dict[str, str]) -> None:
    """In a process of its own, because the simulator must be asked for before Numba is imported."""
    command = [sys.executable, "-m", "tests.second_map", way]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **more}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert set(told["stops"]["1"]) & FIRST_ONLY
    assert "rome" in told["stops"]["2"] and not set(told["stops"]["2"]) & FIRST_ONLY
    assert told["today"] == 2 and told["before"] == 1


def test_no_action_has_changed_its_number() -> None:
    """Numbers of the version before map 2."""
    kept = {"take:mannheim": 0, "coach:baden:tuttlingen": 125, "coach:bavaria:rome": 235, "discard:mannheim": 310, "end": 354}
    assert {name: ACTION_NUMBERS[name] for name in kept} == kept and ACTIONS == 355 and len(STOP_IDS) == 37
