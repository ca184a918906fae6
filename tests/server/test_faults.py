"""Killed, on a full disk, with a clock that jumps, for clients that drop, repeat and delay: what was acknowledged stays.

A short storm; `python -m tests.chaos` is a long one.
"""

import asyncio
import os
from pathlib import Path

import pytest

from postroad.rules.rome import RANK_IDS
from postroad.server.tables.clergy_seating import seated_ranks
from postroad.server.tables.commands import Seating
from tests.chaos.storm import Storm
from tests.chaos.verdict import faults
from tests.server.scenes import ADA, AUDIENCE, BEN, ask, laid, refused, scene

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and limits of files")
LONGEST = 300.0  # seconds, on a machine with much else to do


def within_reason(storm, doing):
    async def do():
        try:
            await asyncio.wait_for(doing, LONGEST)
        finally:
            await storm.house.abandon()

    asyncio.run(do())


def test_nothing_acknowledged_is_lost(data):
    kills = 8 if isinstance(data, Path) else 4
    storm = Storm(0, data, seed=1)
    within_reason(storm, storm.rage(kills))
    assert faults(data, storm.notes) == []
    assert storm.house.starts > kills and storm.notes.counts["acknowledged"] > 50


def test_a_server_that_acknowledges_before_it_stores_would_be_found_out(tmp_path):
    storm = Storm(0, tmp_path, seed=2, guests=9, words="careless")
    # No calm after it: its tables cannot be loaded any more, so that nobody could ever go on.
    within_reason(storm, storm.tear(kills=3))
    assert any("acknowledged" in fault or "told" in fault for fault in faults(tmp_path, storm.notes))


def test_a_seating_that_was_cut_short_goes_on_before_anybody_decides(tmp_path):
    """The server ended in the midst of it. The seat whose it is may not even know when it asks for another rank."""
    table = laid(AUDIENCE.new(1), ADA, BEN)
    table.apply(Seating(command="handed-in", seat=0, ranks=list(RANK_IDS)).change(table, ADA))
    table.apply(table.by_itself())

    async def decide(live):
        return await refused(ask(live, ADA, "decision", 0, action=f"clergy:{RANK_IDS[-1]}"))

    assert scene(table, decide) == (409, "stale")
    assert seated_ranks(table.game, 0) == list(RANK_IDS)
