"""Clocks: measured time, counted time, and timeouts."""

import asyncio
import gc
import math
import weakref
from dataclasses import replace

import pytest

from postroad.server.live.clock import Clock
from postroad.server.tables.rejections import CommandRejected
from tests.policies import Setting, hasty, phase_of, play_on
from tests.server.scenes import (
    ADA,
    AUDIENCE,
    BEN,
    BOT,
    PLAIN,
    Memory,
    activate,
    ask,
    at_rest,
    decide,
    play_a_turn,
    refused,
    scene,
    table_with,
    until,
)
from tests.server.times import Calendar, Still

RANKS = ["bishop", "abbot", "father", "cardinal", "chaplain"]


@pytest.fixture
def time():
    return Still()


def clock_terms(kind, seconds=100):
    return {"kind": kind, "seconds": seconds}


def left(live):
    words = live.message(None, None)["clock"]
    return words["left"], words["running"]


async def end_turn(live):
    """End the turn of the person to move, from any of its phases."""
    await play_a_turn(live)


# Measured time


def test_a_table_without_a_clock_still_records_time(time):
    async def act(live):
        assert live.message(ADA, 0)["clock"] is None
        time.passes(7.5)
        await decide(live, "take:deck")
        assert live.table.entries[-1].spent == 7.5

    scene(table_with(PLAIN.new(1), ADA, BEN), act, time=time)


@pytest.mark.parametrize("kind", ["turn", "total", "days"])
def test_the_clock_runs_for_the_seat_to_move(time, kind):
    async def act(live):
        terms = {"kind": kind, "seconds": 100}
        assert live.message(None, None)["clock"] == {**terms, "left": [100, 100], "running": 0, "paused": False}
        time.passes(10)
        assert left(live) == ([90, 100], 0)
        await decide(live, "take:deck")
        time.passes(5)
        assert left(live) == ([85, 100], 0), "the turn goes on"

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms(kind)), act, time=time)


@pytest.mark.parametrize(("kind", "then"), [("turn", 100), ("total", 70), ("days", 100)])
def test_a_new_turn_resets_all_clocks_but_the_total(time, kind, then):
    async def act(live):
        time.passes(30)
        await end_turn(live)
        assert left(live) == ([then, 100], 1)
        time.passes(1)
        await end_turn(live)
        assert left(live) == ([then, 100 if kind != "total" else 99], 0)

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms(kind)), act, time=time)


def test_undo_returns_no_time(time):
    async def act(live):
        await decide(live, "take:deck")
        await decide(live, "take:deck")
        time.passes(10)
        await decide(live)
        time.passes(10)
        await ask(live, ADA, "undo", 0)
        assert left(live) == ([80, 100], 0)

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms("turn")), act, time=time)


@pytest.mark.parametrize(("kind", "then"), [("turn", ([100, 100], 0)), ("total", ([70, 80], 0))])
def test_an_agreed_undo_of_a_turns_end_resets_the_turn_clock(time, kind, then):
    async def act(live):
        time.passes(30)
        await end_turn(live)
        time.passes(10)
        await ask(live, ADA, "ask-undo", 0)
        time.passes(10)
        assert left(live)[0][1] == 80, "it runs on while Ben considers"
        await ask(live, BEN, "agree", 1)
        assert left(live) == then

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms(kind)), act, time=time)


def test_commands_of_other_seats_do_not_stop_the_clock(time):
    async def act(live):
        time.passes(10)
        await ask(live, BEN, "leave", 1)
        time.passes(10)
        await ask(live, BEN, "back", 1)
        assert left(live) == ([80, 100], 0)
        assert [entry.spent for entry in live.table.entries[-2:]] == [0, 0], "it is not Ben's time"
        time.passes(10)
        await decide(live, "take:deck")
        assert live.table.entries[-1].spent == 30

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms("total")), act, time=time)


def test_the_clock_never_runs_for_bots(time):
    async def act(live):
        time.passes(10)
        await ask(live, ADA, "leave", 0)
        assert left(live) == ([90, 100], None) and live.table.entries[-1].spent == 10
        time.passes(50)
        assert left(live) == ([90, 100], None)
        await ask(live, ADA, "back", 0)
        time.passes(1)
        assert left(live) == ([89, 100], 0)

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms("total")), act, pace=60, time=time)


def test_a_hand_in_in_anothers_turn_takes_the_own_time(time):
    """H4: all seats hand in during one seat's turn."""
    game = Setting(2, True, False).new(1)
    seed = 1
    while game.over or not (phase_of(game) == "hand-in" and game.seat != int(game.state.turn)):
        if game.over:
            seed += 1
            game = Setting(2, True, False).new(seed)
        play_on(game, hasty, seed, 1)
    seat = game.seat

    async def act(live):
        time.passes(10)
        now, running = left(live)
        assert running == seat and now[seat] == 90 and now[1 - seat] == 100

    scene(table_with(game, ADA, BEN, clock=clock_terms("turn")), act, time=time)


def test_seating_clergy_takes_time(time):
    async def act(live):
        time.passes(10)
        await ask(live, BEN, "seating", 1, ranks=RANKS)
        assert left(live) == ([90, 100], 0) and live.table.entries[-1].spent == 0
        time.passes(10)
        await ask(live, ADA, "seating", 0, ranks=RANKS)
        assert [entry.spent for entry in live.table.entries if entry.kind == "seating"] == [0, 20]
        assert left(live) == ([80, 100], 0), "both are seated; Ben's took none of his time"

    scene(table_with(AUDIENCE.new(1), ADA, BEN, clock=clock_terms("total")), act, time=time)


# Jumps of the wall clock, and restarts


def test_jumps_of_the_wall_clock_change_nothing(time):
    async def act(live):
        for jump in (-1e7, 1e7):
            time.day = 2e9 + jump
            time.passes(10)
            await decide(live)
        assert left(live)[0][0] == 80
        assert [entry.spent for entry in live.table.entries[-2:]] == [10, 10]

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms("days")), act, time=time)


def test_times_of_the_log_follow_the_clock_back(time):
    """The numbers of the entries give their order."""

    async def act(live):
        for day in (2e9, 4e9, 2e9 + 20):
            time.day = day
            await decide(live)
        assert [(entry.seq, entry.at) for entry in live.table.entries[1:]] == [(2, 2e9), (3, 4e9), (4, 2e9 + 20)]

    scene(table_with(PLAIN.new(1), ADA, BEN), act, time=time)


@pytest.mark.parametrize(("kind", "then"), [("turn", 90), ("total", 90), ("days", 60)])
@pytest.mark.parametrize("back", [False, True])
def test_a_restart_restores_the_clock_from_the_log(time, kind, then, back):
    """The log restores the clock. Days pass without a server, but never backwards."""
    table = table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms(kind))

    async def act(live):
        time.day = 5000.0
        time.passes(10)
        await decide(live, "take:deck")
        time.passes(20)
        await ask(live, BEN, "leave", 1)  # which is nothing to Ada's time

    scene(table, act, time=time)
    time.day = 4000.0 if back else 5030.0
    assert Clock(table, time).left()[0] == (90 if back else then)


@pytest.mark.parametrize(
    ("rests", "then"),
    [
        ([], 60),
        ([(100, 4000), (6000, 7000)], 60),
        ([(5010, 5025)], 75),
        ([(4000, 5010), (5030, math.inf)], 80),
        ([(5015, 5030), (5010, 5020), (5018, 5022)], 80),
        ([(0, math.inf)], 100),
    ],
)
@pytest.mark.parametrize("kind", ["turn", "total", "days"])
def test_time_at_other_servers_counts_except_pauses(time, kind, rests, then):
    """One of several servers has measured the time, or for days none; pauses count for all."""
    table = table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms(kind))
    table.entries[0] = replace(table.entries[0], at=5000.0)
    table.measured_elsewhere, table.clock_stops = kind != "days", rests
    time.day = 5040.0
    assert Clock(table, time).left()[0] == then


def test_the_used_time_follows_from_the_log(time):
    """This holds at any moment, for every kind of clock."""
    for kind in ("turn", "total"):

        async def act(live):
            for step in range(60):
                time.passes(0.1 * step)
                if step % 7 == 3:
                    await ask(live, BEN, "leave" if live.table.seats[1].is_person else "back", 1)
                elif live.table.person_to_decide == 0:
                    await decide(live)
                    if step % 5 == 4 and live.table.may_undo(0):
                        await ask(live, ADA, "undo", 0)
                await until(lambda: live.table.bot_to_decide is None or live.table.game.over)
                if live.table.person_to_decide == 1:
                    await play_a_turn(live)
                assert Clock(live.table, time)._used == live.clock._used

        scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms(kind, 1000)), act, time=time)


# Time is up


@pytest.mark.parametrize("kind", ["turn", "total", "days"])
def test_a_bot_plays_on_when_time_is_up(kind):
    async def act(live):
        await until(lambda: live.table.seats[0].away)
        entry = live.table.entries[1]
        assert (entry.kind, entry.seat, entry.command) == ("time", 0, None) and 0.1 <= entry.spent < 20
        assert live.table.seats[0].away == "time" and live.table.seats[0].level == "stand-in"
        await until(lambda: live.table.person_to_decide == 1)
        assert await refused(ask(live, ADA, "decision", 0, action="take:deck")) == (403, "not-your-turn")

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms(kind, 0.1)), act, time=Calendar())


def test_a_player_who_decides_in_time_keeps_the_seat():
    async def act(live):
        for _ in range(3):
            await asyncio.sleep(0.05)
            await play_a_turn(live)
            assert all(seat.is_person for seat in live.table.seats)
        assert live.table.seq > 3

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms("turn", 20)), act)


def test_the_next_seats_time_can_run_out_too(time):
    async def act(live):
        await play_a_turn(live)
        time.passes(100)
        live._set_timer()
        await until(lambda: live.table.seats[1].away == "time")
        assert live.table.seats[0].is_person
        await until(lambda: live.table.person_to_decide == 0)

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms("turn")), act, time=time)


def test_a_returning_player_gets_time_with_the_next_turn(time):
    async def act(live):
        time.passes(100)
        live._set_timer()
        await until(lambda: live.table.seats[0].away)
        assert await refused(ask(live, ADA, "back", 0)) == (403, "time-up"), "not in the same turn"
        live.driver.set_pace(0)
        await until(lambda: live.table.person_to_decide == 1)
        await ask(live, ADA, "back", 0)
        await play_a_turn(live)
        assert live.table.person_to_decide == 0 and left(live) == ([100, 100], 0)

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms("turn")), act, pace=60, time=time)


def test_a_player_without_total_time_cannot_return(time):
    async def act(live):
        time.passes(100)
        live._set_timer()
        await until(lambda: live.table.person_to_decide == 1)
        assert await refused(ask(live, ADA, "back", 0)) == (403, "time-up")

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms("total")), act, time=time)


def test_time_is_up_at_a_table_that_was_just_opened():
    """Days passed without a server."""
    table = table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms("days"))
    time = Calendar(table.entries[-1].at + 101)

    async def act(live):
        await until(lambda: live.table.seats[0].away == "time")

    scene(table, act, time=time)


def test_a_timer_that_fires_early_is_reset(time):
    async def act(live):
        time.passes(99)
        live._timer.set(0)
        set_now = live._timer._handle
        await until(lambda: live._timer._handle is not set_now)  # the timer has fired and is set again
        assert live.table.seats[0].is_person
        time.passes(1)
        live._timer.set(0)
        await until(lambda: live.table.seats[0].away)

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms("turn")), act, time=time)


def test_a_closed_table_has_no_timeouts():
    async def act(live):
        live.close(CommandRejected("no-table"))
        await asyncio.sleep(0.15)
        assert live.table.seq == 1

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock_terms("turn", 0.1)), act)


@pytest.mark.parametrize(("clock", "kept_alive"), [(clock_terms("turn"), True), (None, False)], ids=["clock", "none"])
def test_a_table_with_a_running_clock_stays_in_memory(clock, kept_alive):
    """It has no viewer. Other tables may be unloaded."""

    async def life():
        live = activate(table_with(PLAIN.new(1), ADA, BEN, clock=clock), Memory())
        live.wake()
        remembered = weakref.ref(live)
        del live
        gc.collect()
        there = remembered()
        assert (there is not None) == kept_alive
        if there:
            await there.stop()

    asyncio.run(life())


def test_after_the_last_players_timeout_bots_wait_for_a_viewer():
    async def act(live):
        await until(lambda: live.table.seats[0].away and at_rest(live))
        assert live.table.seq == 2

    scene(table_with(PLAIN.new(1), ADA, BOT, clock=clock_terms("turn", 0.05)), act)
