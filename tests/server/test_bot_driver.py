"""Bots at a table: players who leave and return repeatedly neither stop nor restart them."""

import asyncio
import itertools

import pytest

from postroad.server.tables.rejections import CommandRejected
from tests.policies import Setting
from tests.server.people import Quick
from tests.server.scenes import ADA, BEN, BOT, Memory, activate, ask, decide, scene, table_with, until

THREE = Setting(3, False, False)


class Slow(Quick):
    async def decide(self, level, view, host, table):
        self.asked.append((level, view))
        await asyncio.sleep(0.4)
        return await Quick.decide(Quick(), level, view, host, table)


async def leave_and_return(live, enough):
    """Let Ben leave and return, ten times a second, until the condition holds."""
    async with asyncio.timeout(60):
        for what in itertools.cycle(("leave", "back")):
            if enough():
                return
            await send_retrying(live, what)
            await asyncio.sleep(0.1)


async def send_retrying(live, what):
    """Repeat Ben's command like a page if a bot decides just before it."""
    while True:
        try:
            return await ask(live, BEN, what, 2)
        except CommandRejected as refusal:
            if refusal.body["error"] != "stale":
                raise


def by_bot(live):
    return [entry for entry in live.table.entries if entry.kind == "decision" and entry.seat == 1]


@pytest.mark.parametrize(("mind", "pace"), [(Slow(), 0.0), (Quick(), 0.3)], ids=["a bot that thinks", "a bot that waits"])
def test_leaving_and_coming_back_does_not_stop_bots(mind, pace):
    async def act(live):
        while live.table.person_to_decide == 0:
            await decide(live)
        await leave_and_return(live, enough=lambda: len(by_bot(live)) >= 2)
        decided = len(by_bot(live))
        thought = [view for _, view in mind.asked if view.seat == 1]
        assert len(thought) <= decided + 1, "it thinks once about each position"

    scene(table_with(THREE.new(1), ADA, BOT, BEN), act, pace=pace, mind=mind)


class Uncertain:
    """A lease whose holder is unknown at first, because the database is lost."""

    soon = 0.05

    def __init__(self):
        self.asked = 0

    async def take(self):
        self.asked += 1
        return self.asked > 1

    def prefer(self):
        pass


def test_the_timer_resumes_bots_when_it_finds_the_lease():
    """Without viewers the driver had stopped; else the server would renew the lease and run no bot."""

    async def life():
        live = activate(table_with(THREE.new(1), BOT, ADA, BEN), Memory())
        live.lease = Uncertain()
        live.wake()
        await until(lambda: live.table.seq > 1)
        await live.stop()

    asyncio.run(life())
