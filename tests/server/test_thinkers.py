"""Bots in processes of their own: whatever those do, a legal action comes out, and soon there is another process."""

import asyncio
import sys
import time

import pytest

from postroad.bots.registry import LEVELS
from postroad.server.live.thinkers import Thinkers, plain_judgement
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
    thinkers = Thinkers(**more)
    thinkers.start()
    try:
        return await use(thinkers)
    finally:
        await thinkers.close()


def test_every_level_answers():
    async def use(thinkers):
        assert thinkers.waking
        at = view()
        answers = [await thinkers.decide(level, at) for level in LEVELS]
        assert not thinkers.waking and thinkers._hired == 1
        return [answer in at.legal_numbers() for answer in answers]

    assert asyncio.run(using(use)) == [True] * len(LEVELS)


@pytest.mark.parametrize("source", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_a_legal_action_in_any_case_and_another_process(source):
    async def use(thinkers):
        heard = []
        thinkers.on_change = lambda: heard.append(thinkers.waking)
        at = view()
        for _ in range(2):
            assert await thinkers.decide("postilion", at) in at.legal_numbers()
        while thinkers.waking:
            await asyncio.sleep(0.01)
        return heard, len(thinkers._talks)

    heard, processes = asyncio.run(using(use, command=program(source), deadline=0.3, most=1))
    assert heard == [False, True, False, True, False], "awake, then nobody for a moment, then another"
    assert processes == 1


@pytest.mark.parametrize("command", [("postroad-no-such-program",), program("raise SystemExit(1)")], ids=["missing", "ends"])
def test_if_no_process_wakes_plain_judgement_decides(command):
    async def use(thinkers):
        at = view()
        begin = time.monotonic()
        assert await thinkers.decide("postilion", at) in at.legal_numbers()
        assert await thinkers.decide("postilion", at) in at.legal_numbers()
        return thinkers.waking, time.monotonic() - begin

    waking, seconds = asyncio.run(using(use, command=command))
    assert not waking and seconds < 5


def test_several_tables_think_at_once():
    slow = AWAKE + "\nwhile True: time.sleep(0.3); print('take:deck', flush=True); sys.stdin.readline()"

    async def use(thinkers):
        await thinkers.decide("postilion", view())
        answers = await asyncio.gather(*(thinkers.decide("postilion", view()) for _ in range(5)))
        return len(answers), thinkers._hired

    assert asyncio.run(using(use, command=program(slow), most=2)) == (5, 2)


def test_closing_does_not_wait_for_thought():
    async def use(thinkers):
        thinking = asyncio.create_task(thinkers.decide("postilion", view()))
        while thinkers.waking:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        begin = time.monotonic()
        await thinkers.close()
        assert await thinking in view().legal_numbers()
        return time.monotonic() - begin

    assert asyncio.run(using(use, command=program(PROGRAMS["hangs"]))) < 2


@pytest.mark.parametrize("setting", [SETTINGS[0], SETTINGS[-1]], ids=str)
def test_plain_judgement_is_legal_everywhere(setting):
    for game in positions(setting, 1):
        if not game.over:
            assert plain_judgement(game.view(game.seat)) in game.legal_numbers()
