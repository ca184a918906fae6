"""Killed, on a full disk, with a clock that jumps, for clients that drop, repeat and delay: what was acknowledged stays.

A short storm; `python -m tests.chaos` is a long one.
"""

import asyncio
import os

import pytest

from tests.chaos.storm import Storm
from tests.chaos.verdict import faults

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and limits of files")
LONGEST = 300.0  # seconds, on a machine with much else to do


def rage(storm, kills):
    asyncio.run(asyncio.wait_for(storm.rage(kills), LONGEST))


def test_nothing_acknowledged_is_lost(tmp_path):
    storm = Storm(0, tmp_path, seed=1)
    rage(storm, kills=6)
    assert faults(tmp_path, storm.notes) == []
    assert storm.house.starts > 6 and storm.notes.counts["acknowledged"] > 50


def test_a_server_that_acknowledges_before_it_stores_would_be_found_out(tmp_path):
    storm = Storm(0, tmp_path, seed=2, guests=9, words="careless", patience=2)
    rage(storm, kills=3)
    assert any("acknowledged" in fault or "told" in fault for fault in faults(tmp_path, storm.notes))
