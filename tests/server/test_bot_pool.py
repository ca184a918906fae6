"""Bots in processes of their own: whatever those do, a legal action comes out, and soon there is another process."""

import asyncio
import sys
import time

import pytest

from postroad.bots.registry import LEVELS
from postroad.server.live.bot_pool import BotPool, plain_judgement
from tests.policies import SETTINGS, Setting, positions

AWAKE = "import sys, time; sys.stdin.readline(); print('awake', flush=True); sys.stdin.readline(); "
PROGRAMS = {
    "dies": AWAKE + "sys.exit(3)",
    "hangs": AWAKE + "time.sleep(60)",
    "says nothing": AWAKE + "print(flush=True)",
    "raises": AWAKE + "print('ValueError: no idea', flush=True)",
    "plays what is not legal": AWAKE + "print('end', flush=True)",
}


def program(source):
    return sys.executable, "-c", source


def view():
    game = Setting(2, False, False).new(1)
    return game.view(game.seat)


async def using(use, **more):
    pool = BotPool(**more)
    pool.start()
    try:
        return await use(pool)
    finally:
        await pool.close()


def test_every_level_answers():
    async def use(pool):
        assert pool.waking
        at = view()
        answers = [await pool.decide(level, at) for level in LEVELS]
        assert not pool.waking and pool.processes == 1
        return [answer in at.legal_numbers() for answer in answers]

    assert asyncio.run(using(use)) == [True] * len(LEVELS)


@pytest.mark.parametrize("source", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_a_legal_action_in_any_case_and_another_process(source):
    async def use(pool):
        heard = []
        pool.on_change = lambda: heard.append(pool.waking)
        at = view()
        for _ in range(2):
            assert await pool.decide("postilion", at) in at.legal_numbers()
        while pool.waking:
            await asyncio.sleep(0.01)
        return heard, pool.processes

    heard, processes = asyncio.run(using(use, command=program(source), deadline=0.3, most=1))
    assert heard == [False, True, False, True, False], "awake, then nobody for a moment, then another"
    assert processes == 1


@pytest.mark.parametrize("command", [("postroad-no-such-program",), program("raise SystemExit(1)")], ids=["missing", "ends"])
def test_if_no_process_wakes_plain_judgement_decides(command):
    async def use(pool):
        at = view()
        begin = time.monotonic()
        assert await pool.decide("postilion", at) in at.legal_numbers()
        assert await pool.decide("postilion", at) in at.legal_numbers()
        return pool.waking, time.monotonic() - begin

    waking, seconds = asyncio.run(using(use, command=command))
    assert not waking and seconds < 5


def test_several_tables_think_at_once():
    slow = AWAKE + "\nwhile True: time.sleep(0.3); print('take:deck', flush=True); sys.stdin.readline()"

    async def use(pool):
        await pool.decide("postilion", view())
        answers = await asyncio.gather(*(pool.decide("postilion", view()) for _ in range(5)))
        return len(answers), pool.processes

    assert asyncio.run(using(use, command=program(slow), most=2)) == (5, 2)


def test_closing_does_not_wait_for_thought():
    async def use(pool):
        thinking = asyncio.create_task(pool.decide("postilion", view()))
        while pool.waking:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        begin = time.monotonic()
        await pool.close()
        assert await thinking in view().legal_numbers()
        return time.monotonic() - begin

    assert asyncio.run(using(use, command=program(PROGRAMS["hangs"]))) < 2


def test_whoever_goes_away_leaves_the_process_to_others():
    slow = AWAKE + "\nwhile True: time.sleep(0.3); print('take:deck', flush=True); sys.stdin.readline()"

    async def use(pool):
        leaving = asyncio.create_task(pool.decide("postilion", view()))
        while pool.waking:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        leaving.cancel()
        await asyncio.wait_for(pool.decide("postilion", view()), 10)
        return leaving.cancelled(), pool.waking, pool.processes

    assert asyncio.run(using(use, command=program(slow), most=1)) == (True, False, 1)


NOTHING = "import time; time.sleep(1000)"
FLOOD = AWAKE + "\nwhile True: print('end\\n' * 1000)"


@pytest.mark.parametrize("source", [NOTHING, PROGRAMS["hangs"], FLOOD], ids=["wakes", "hangs", "floods"])
def test_tables_go_on_while_a_process_keeps_bots_waiting(source):
    """If anything of it blocked the event loop, the heart would not beat."""

    async def use(pool):
        heart = 0
        thinking = asyncio.create_task(pool.decide("postilion", view()))
        while heart < 50 or (pool.waking and source != NOTHING):
            await asyncio.sleep(0.001)
            heart += 1
            assert source == FLOOD or not thinking.done(), "the heart beats first"
        if source == NOTHING:
            assert pool.waking
            await pool.close()
        assert await thinking in view().legal_numbers()

    asyncio.run(using(use, command=program(source), deadline=3.0, most=1))


@pytest.mark.parametrize("setting", [SETTINGS[0], SETTINGS[-1]], ids=str)
def test_plain_judgement_is_legal_everywhere(setting):
    for game in positions(setting, 1):
        if not game.over:
            assert plain_judgement(game.view(game.seat)) in game.legal_numbers()
