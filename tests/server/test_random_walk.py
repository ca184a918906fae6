"""Random commands in any order: the table agrees with its log, and the next server loads the same table."""

import asyncio
import contextlib
import random
from functools import partial

import pytest

from postroad.rules.actions import ACTION_NAMES
from postroad.rules.rome import RANK_IDS
from postroad.server.live.clock import Clock
from postroad.server.settings import Time
from postroad.server.tables.entries import decisions
from postroad.server.tables.rejections import CommandRejected
from tests.policies import Setting, hasty
from tests.server.people import opened_storage
from tests.server.scenes import ADA, BEN, BOT, CARA, EVE, ask, equals_its_log, scene, table_with

KINDS = ["undo", "ask-undo", "agree", "agree", "refuse", "leave", "back", "back", "seating", "remove"]
STEPS = 250
TABLES = [
    (Setting(2, False, True), (ADA, BEN)),
    (Setting(3, True, True), (ADA, BEN, BOT)),
    (Setting(4, True, False), (ADA, BEN, BEN, CARA)),
]


async def random_command(live, rng):
    """Send a random command: mostly a legal answer or decision."""
    seat, asked = live.table.person_to_decide, live.table.vote
    if asked and rng.random() < 0.7:
        await ask(live, owner(live, asked.waiting[0]), rng.choice(["agree", "agree", "refuse"]), asked.waiting[0])
        return
    if seat is not None and rng.random() < 0.6:
        await ask(live, owner(live, seat), "decision", seat, action=ACTION_NAMES[hasty(live.table.game, rng)])
        return
    kind, seat = rng.choice(KINDS), rng.randrange(len(live.table.seats))
    if kind != "remove" or rng.random() < 0.05:
        player = ADA if kind == "remove" else owner(live, seat) if rng.random() < 0.9 else EVE
        more = {"ranks": rng.sample(RANK_IDS, 5)} if kind == "seating" else {}
        await ask(live, player, kind, seat, **more)


def owner(live, seat):
    return next((player for player in (ADA, BEN, CARA) if player.id == live.table.seats[seat].player), EVE)


def check(live, seen):
    table = live.table
    assert [entry.seq for entry in table.entries] == list(range(1, table.seq + 1))
    assert all(before.at <= after.at for before, after in zip(table.entries, table.entries[1:], strict=False))
    assert table.entries[: len(seen)] == seen, "nothing is ever changed"
    assert len(decisions(table.entries)) == table.game.decisions
    assert Clock(table, Time())._used == live.clock._used
    assert all(entry.spent >= 0 for entry in table.entries)
    assert table.automatic_change() is None and not table.has_automatic_change


@pytest.mark.parametrize(("setting", "players"), TABLES, ids=str)
def test_random_commands_keep_table_and_log_consistent(setting, players):
    done, refused = set(), set()
    for seed, clock in enumerate(("turn", "total", "days")):
        table = table_with(setting.new(seed), *players, clock={"kind": clock, "seconds": 10**10})
        scene(table, partial(walk, random.Random(seed), done, refused))
    assert done >= {"decision", "undo", "ask-undo", "agree", "leave", "back"} and refused <= {403, 409, 422}


async def walk(rng, done, refused, live):
    for _ in range(STEPS):
        seen = list(live.table.entries)
        try:
            await random_command(live, rng)
        except CommandRejected as refusal:
            refused.add(refusal.status)
        done.update(entry.kind for entry in live.table.entries[len(seen) :])
        if live._lock.locked():  # a bot is just deciding
            await asyncio.sleep(0.001)
        else:
            check(live, seen)
        await asyncio.sleep(0)
    while live._lock.locked():
        await asyncio.sleep(0.001)
    assert equals_its_log(live.table)


def test_the_next_server_loads_the_whole_table(place):
    async def act(live):
        live._storage = await opened_storage(place, BEN.id, CARA.id)
        await live._storage.create(live.table)
        rng = random.Random(5)
        for _ in range(60):
            with contextlib.suppress(CommandRejected):
                await random_command(live, rng)
        await live.stop()
        again = await live._storage.load(live.table.id)
        await live._storage.close()
        assert again.entries == live.table.entries and again.seats == live.table.seats
        assert again.vote == live.table.vote and again.awaits == live.table.awaits and equals_its_log(again)

    scene(table_with(Setting(3, True, True).new(1), ADA, BEN, CARA), act, pace=60)
