"""Pauses: requested, agreed to, and ended by any player."""

from dataclasses import replace

import pytest

from postroad.server.live.clock import Clock
from tests.policies import Setting
from tests.server.people import see, server
from tests.server.scenes import (
    ADA,
    BEN,
    BOT,
    CARA,
    EVE,
    PLAIN,
    Memory,
    activate,
    ask,
    decide,
    equals_its_log,
    from_log,
    refused,
    scene,
    sit_down,
    table_with,
)
from tests.server.times import Still

THREE = Setting(3, False, False)
KINDS = ("turn", "total", "days")


@pytest.fixture
def time():
    return Still(5000.0)


def clock_terms(kind="total", seconds=100):
    return {"kind": kind, "seconds": seconds}


def clock_state(live):
    clock = live.message(None, None)["clock"]
    return clock["left"], clock["running"], clock["paused"]


def passes(time, seconds):
    """Advance every clock."""
    time.passes(seconds)
    time.day += seconds


async def paused(live, by=ADA, seat=0, other=BEN):
    await ask(live, by, "ask-pause", seat)
    await ask(live, other, "agree", 1 - seat)


@pytest.mark.parametrize("kind", KINDS)
def test_clocks_stand_still_from_the_last_consent_to_resume(time, kind):
    async def act(live):
        passes(time, 10)
        question = await ask(live, BEN, "ask-pause", 1)
        assert question["vote"] == {"kind": "pause", "seat": 1, "undoes": [], "waiting": [0]}
        passes(time, 5)
        assert clock_state(live) == ([85, 100], 0, False), "until all agree it runs"
        await ask(live, ADA, "agree", 0)
        assert clock_state(live) == ([85, 100], None, True)
        passes(time, 1000)
        assert clock_state(live) == ([85, 100], None, True) and live.clock.remaining is None
        await ask(live, BEN, "resume", 1)
        assert clock_state(live) == ([85, 100], 0, False)
        passes(time, 5)
        assert clock_state(live) == ([80, 100], 0, False)
        kinds = [(entry.kind, entry.spent) for entry in live.table.entries[1:]]
        assert kinds == [("ask-pause", 0), ("agree", 15), ("pause", 0), ("resume", 0)]
        assert equals_its_log(live.table)

    table = table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms(kind))
    table.entries[0] = replace(table.entries[0], at=5000.0)
    scene(table, act, time=time)


def test_all_players_vote_and_one_refusal_is_enough(time):
    async def act(live):
        await ask(live, ADA, "ask-pause", 0)
        assert live.message(None, None)["vote"]["waiting"] == [1, 2] and live.table.awaits == [0, 1, 2]
        await ask(live, BEN, "agree", 1)
        await ask(live, CARA, "refuse", 2)
        assert live.message(None, None)["vote"] is None and not clock_state(live)[2]
        await ask(live, ADA, "ask-pause", 0)
        await ask(live, ADA, "refuse", 0)
        assert live.message(None, None)["vote"] is None, "withdrawn"

    scene(table_with(THREE.new(1), ADA, BEN, CARA, clock=clock_terms()), act, time=time)


def test_a_decision_ends_neither_vote_nor_pause(time):
    """Players may play on, and no time passes for any seat."""

    async def act(live):
        await ask(live, BEN, "ask-pause", 1)
        await decide(live)
        await ask(live, ADA, "agree", 0)
        passes(time, 500)
        while live.table.person_to_decide == 0:
            await decide(live)
        passes(time, 500)
        assert clock_state(live) == ([100, 100], None, True)
        await decide(live)
        assert live.table.entries[-1].spent == 0
        await ask(live, ADA, "resume", 0)
        passes(time, 7)
        assert clock_state(live)[:2] == ([100, 93], 1)

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms()), act, time=time)


@pytest.mark.parametrize("kind", KINDS)
def test_a_pause_survives_a_restart(time, kind):
    """Time before the pause counts, time during it does not, and later days count again."""
    table = table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms(kind))
    table.entries[0] = replace(table.entries[0], at=5000.0)

    async def act(live):
        passes(time, 30)
        await paused(live)
        passes(time, 50)

    scene(table, act, time=time)
    passes(time, 1000)
    again = from_log(table)
    assert again.paused and Clock(again, time).to_wire() == {
        **clock_terms(kind),
        "left": [70, 100],
        "running": None,
        "paused": True,
    }

    async def go_on(live):
        await ask(live, BEN, "resume", 1)
        passes(time, 20)

    scene(again, go_on, time=time)
    passes(time, 10)
    assert Clock(from_log(again), time).left()[0] == (40 if kind == "days" else 70)


def test_no_time_runs_out_during_a_pause(time):
    async def act(live):
        passes(time, 99)
        await paused(live)
        passes(time, 1000)
        await live._on_timer()
        assert live.table.person_to_decide == 0 and not live.clock.is_time_up(0)
        await ask(live, ADA, "resume", 0)
        passes(time, 2)
        await live._on_timer()
        assert live.table.seats[0].away == "time"

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms()), act, pace=60, time=time)


def test_a_player_alone_with_bots_pauses_without_a_vote(time):
    async def act(live):
        await ask(live, ADA, "ask-pause", 0)
        assert clock_state(live)[2]

    scene(table_with(PLAIN.new(1), ADA, BOT, clock=clock_terms()), act, pace=60, time=time)


def test_read_only_mode_and_a_pause_are_independent(time):
    async def act(live):
        passes(time, 10)
        await paused(live)
        live.set_read_only(True)
        passes(time, 100)
        live.set_read_only(False)
        passes(time, 100)
        assert clock_state(live) == ([90, 100], None, True)
        await ask(live, ADA, "resume", 0)
        passes(time, 1)
        assert clock_state(live) == ([89, 100], 0, False)

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms()), act, time=time)


def test_only_players_at_a_table_with_a_clock_may_pause(time):
    async def act(live):
        assert await refused(ask(live, EVE, "ask-pause", 0)) == (403, "not-your-seat")
        assert await refused(ask(live, ADA, "resume", 0)) == (403, "not-paused")
        await paused(live)
        assert await refused(ask(live, ADA, "ask-pause", 0)) == (403, "no-pause")
        assert await refused(ask(live, EVE, "resume", 0)) == (403, "not-your-seat")

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms()), act, time=time)

    async def without_a_clock(live):
        assert await refused(ask(live, ADA, "ask-pause", 0)) == (403, "no-pause")

    scene(table_with(PLAIN.new(1), ADA, BEN), without_a_clock)


def test_another_server_measures_a_pause_alike(time):
    """It follows the same entries."""

    async def act(live):
        passes(time, 10)
        await paused(live)
        passes(time, 100)
        await ask(live, ADA, "resume", 0)
        passes(time, 4)
        other = activate(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms()), Memory(), time=time)
        for entry in live.table.entries[1:]:
            other._apply(other.table.stored_change(entry), max(0.0, time.now() - entry.at))
        assert clock_state(other) == clock_state(live) == ([86, 100], 0, False)
        await other.stop()

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms()), act, time=time)


def test_a_pause_works_over_http(tmp_path):
    with server(tmp_path, pace=60.0) as ada, ada.other() as ben:
        table = sit_down(ada, ben, clock={"kind": "turn", "seconds": 600})
        path = f"/api/tables/{table}"
        assert ada.post(f"{path}/ask-pause", json={"command": "ask-for-pause", "seat": 0}).status_code == 200
        answer = {"command": "answer-to-it", "seat": 1, "seq": see(ben, table)["seq"], "agree": True}
        assert ben.post(f"{path}/answer", json=answer).status_code == 200
    with server(tmp_path, pace=60.0, name=None, secret=ben.secret) as again:
        assert see(again, table)["clock"]["paused"]
        assert again.post(f"{path}/resume", json={"command": "and-go-on", "seat": 1}).json()["clock"]["running"] == 0
