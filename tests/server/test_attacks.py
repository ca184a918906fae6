"""Attacks from outside: limits hold, and players lose nothing. `python -m tests.attacks` is the long form."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.attacks.attacks import ATTACKS
from tests.attacks.load import attacked_server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="many addresses of this machine, and a look at its processes")
SECONDS = 2.0
LIMITED = {"half open", "frames"}  # where so short an attack meets a limit on any machine
MOST_DESCRIPTORS = 200 + 100  # the connections of an address, and the server's own
MOST_LINES = 25  # to a PostgreSQL


@pytest.mark.long("chaos")
def test_players_lose_nothing_during_attacks(place):
    async def run_attacks():
        async with attacked_server(place, patience=0.0) as there:
            return {name: await there.attacked(name, SECONDS) for name in ATTACKS}

    outcomes = asyncio.run(run_attacks())
    assert {name: outcome.played.lost for name, outcome in outcomes.items()} == dict.fromkeys(ATTACKS, 0)
    assert {name: outcome.played.refused for name, outcome in outcomes.items()} == dict.fromkeys(ATTACKS, 0)
    assert all(outcome.played.times for outcome in outcomes.values())
    assert {name for name, outcome in outcomes.items() if outcome.counts.get("refused")} >= LIMITED
    assert outcomes["many bots"].counts["tables"], "nobody's bots were disturbed by any"
    most = MOST_DESCRIPTORS + (0 if isinstance(place, Path) else MOST_LINES)
    assert all(outcome.descriptors < most for outcome in outcomes.values())
