"""Kills, full disks, clock jumps, and clients that drop, repeat and delay lose no acknowledged change.

A short fault run; `python -m tests.chaos` is a long one.
"""

import asyncio
import os
from pathlib import Path

import pytest

from postroad.rules.rome import RANK_IDS
from postroad.server.tables.clergy_seating import seated_ranks
from postroad.server.tables.commands import SeatClergy
from tests.chaos import watching
from tests.chaos.checks import faults
from tests.chaos.cluster import Cluster
from tests.chaos.fault_run import FaultRun
from tests.chaos.nodes import NodeFaultRun
from tests.server.scenes import ADA, AUDIENCE, BEN, ask, refused, scene, table_with

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and limits of files")
LONGEST = 300.0  # seconds, on a machine with much else to do


def run_with_limit(fault_run, doing, afterwards=lambda: None, longest=LONGEST):
    """Run with a time limit; return the problems before the cleanup."""

    async def do():
        try:
            async with asyncio.timeout(longest):
                await doing
            return await asyncio.to_thread(afterwards)
        finally:
            await fault_run.abandon()

    return asyncio.run(do())


def test_a_killed_server_loses_no_acknowledged_change(data, request):
    kills = 8 if request.config.getoption("--long") else 3
    fault_run = FaultRun(0, data, seed=1)
    run_with_limit(fault_run, fault_run.run(kills))
    assert faults(data, fault_run.notes) == []
    assert fault_run.starts > kills and fault_run.notes.counts["acknowledged"] > 6 * kills


@pytest.mark.long("chaos")
def test_a_failing_cluster_loses_no_acknowledged_change(request):
    """Three servers and two workers share one PostgreSQL, which is stopped or killed like them."""
    long = request.config.getoption("--long")
    falls = 40 if long else 3
    with Cluster() as cluster:
        fault_run = NodeFaultRun(cluster, seed=7, guests=50 if long else 8)
        found = run_with_limit(
            fault_run,
            fault_run.run(falls),
            lambda: faults(cluster.address, fault_run.notes),
            longest=LONGEST * (10 if long else 1),
        )
    assert found == []
    assert fault_run.starts >= 5 + falls * 2 // 3 and cluster.falls >= falls // 3 and fault_run.notes.counts["acknowledged"] > 20


class Unheard:
    """The other end of a connection that no test reads."""

    def write(self, _words):
        pass

    def close(self):
        pass


async def ends(steps, monkeypatch):
    """Does a guest at a stream stop if told this many event-loop steps after a message?"""
    reader = asyncio.StreamReader()

    async def connected(_host, _port):
        return reader, Unheard()

    monkeypatch.setattr(asyncio, "open_connection", connected)
    fault_run = FaultRun(1, Path(), seed=1, guests=1)
    fault_run.server.open.set()
    fault_run.clients.guests[0].rng.seed(2)  # a seed with which the guest reads at once
    listening = asyncio.create_task(watching.watch(fault_run.clients.guests[0], "table", 0, "stream", lambda _message: None))
    while not reader._waiter:
        await asyncio.sleep(0)
    reader.feed_data(b"event: tables\n")
    for _ in range(steps):
        await asyncio.sleep(0)
    listening.cancel()
    for _ in range(20):
        await asyncio.sleep(0)
    ended = listening.done()
    while not listening.done():
        listening.cancel()
        await asyncio.sleep(0)
    return ended


@pytest.mark.parametrize("steps", range(8))
def test_a_guest_stops_despite_a_simultaneous_message(steps, monkeypatch):
    """Otherwise the run would never end."""
    assert asyncio.run(ends(steps, monkeypatch))


@pytest.mark.long("chaos")
def test_the_checks_detect_a_server_that_acknowledges_too_early(tmp_path):
    fault_run = FaultRun(0, tmp_path, seed=2, guests=9, words="careless")
    # No recovery follows, because its tables cannot be loaded any more.
    run_with_limit(fault_run, fault_run.disturb(kills=3))
    assert any("acknowledged" in fault or "told" in fault for fault in faults(tmp_path, fault_run.notes))


def test_an_interrupted_seating_continues_before_any_decision(tmp_path):
    """The server ended in the middle. The seat may not know that when it asks for another rank."""
    table = table_with(AUDIENCE.new(1), ADA, BEN)
    table.apply(SeatClergy(command="handed-in", seat=0, ranks=list(RANK_IDS)).change(table, ADA))
    table.apply(table.automatic_change())

    async def decide(live):
        return await refused(ask(live, ADA, "decision", 0, action=f"clergy:{RANK_IDS[-1]}"))

    assert scene(table, decide) == (409, "stale")
    assert seated_ranks(table.game, 0) == list(RANK_IDS)
