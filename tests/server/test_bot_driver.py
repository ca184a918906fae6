"""Bots at a table: whoever leaves and comes back, again and again, neither stops them nor makes them think anew."""

import asyncio

import pytest

from postroad.server.tables.refusal import Refusal
from tests.policies import Setting
from tests.server.people import Quick
from tests.server.scenes import ADA, BEN, BOT, ask, decide, laid, scene

THREE = Setting(3, False, False)


class Slow(Quick):
    async def decide(self, level, view, host, table):
        self.asked.append((level, view))
        await asyncio.sleep(0.4)
        return await Quick.decide(Quick(), level, view, host, table)


async def restless(live, times=24):
    """Ben leaves and comes back, ten times a second."""
    for number in range(times):
        await patiently(live, ("leave", "back")[number % 2])
        await asyncio.sleep(0.1)


async def patiently(live, what):
    """A bot may decide just before: then Ben asks again, as a page does."""
    while True:
        try:
            return await ask(live, BEN, what, 2)
        except Refusal as refusal:
            if refusal.body["error"] != "stale":
                raise


def by_bot(live):
    return [entry for entry in live.table.entries if entry.kind == "decision" and entry.seat == 1]


@pytest.mark.parametrize(("mind", "pace"), [(Slow(), 0.0), (Quick(), 0.3)], ids=["a bot that thinks", "a bot that waits"])
def test_leaving_and_coming_back_does_not_stop_bots(mind, pace):
    async def act(live):
        while live.table.person == 0:
            await decide(live)
        await restless(live)
        decided = len(by_bot(live))
        assert decided >= 2
        thought = [view for _, view in mind.asked if view.seat == 1]
        assert len(thought) <= decided + 1, "it thinks once about each position"

    scene(laid(THREE.new(1), ADA, BOT, BEN), act, pace=pace, mind=mind)
