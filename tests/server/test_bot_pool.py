"""Bot processes: after any failure the pool returns a legal action and soon has a replacement."""

import asyncio
import sys
import time

import pytest

from postroad.bots.protocol import WAKING
from postroad.bots.registry import LEVELS
from postroad.server.live.bot_pool import BotPool
from postroad.server.live.fair_queue import FairQueue
from postroad.server.live.fallback_bot import fallback_action
from postroad.server.settings import Limits, Time
from tests.policies import SETTINGS, Setting, positions
from tests.server.scenes import until
from tests.server.times import Still

AWAKE = "import sys, time; sys.stdin.readline(); print('awake', flush=True); sys.stdin.readline(); "
PROGRAMS = {
    "dies": AWAKE + "sys.exit(3)",
    "hangs": AWAKE + "time.sleep(60)",
    "says nothing": AWAKE + "print(flush=True)",
    "raises": AWAKE + """print('{"raised": "ValueError", "words": "no idea"}', flush=True)""",
    "plays an illegal action": AWAKE + "print('end', flush=True)",
}


def program(source):
    return sys.executable, "-c", source


def view():
    game = Setting(2, False, False).new(1)
    return game.view(game.seat)


async def using(use, command=(), most=None, time=None, **limits):
    pool = BotPool(Limits(**limits), time or Time(), command, most)
    pool.start()
    try:
        return await use(pool)
    finally:
        await pool.close()


def test_every_level_answers():
    async def use(pool):
        assert pool.waking
        at = view()
        answers = [await pool.decide(level, at, "ada", "table") for level in LEVELS]
        assert not pool.waking and pool.processes == 1
        return [answer in at.legal_numbers() for answer in answers]

    assert asyncio.run(using(use)) == [True] * len(LEVELS)


@pytest.mark.parametrize("source", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_a_failed_process_yields_a_legal_action_and_is_replaced(source):
    async def use(pool):
        heard = []
        pool.on_change = lambda: heard.append(pool.waking)
        at = view()
        for _ in range(2):
            assert await pool.decide("stand-in", at, "ada", "table") in at.legal_numbers()
        while pool.waking:
            await asyncio.sleep(0.01)
        return heard, pool.processes

    heard, processes = asyncio.run(using(use, command=program(source), decision_timeout=0.3, most=1))
    assert heard == [False, True, False, True, False], "after each failure no process is awake until its replacement is"
    assert processes == 1


@pytest.mark.parametrize("command", [("postroad-no-such-program",), program("raise SystemExit(1)")], ids=["missing", "ends"])
def test_the_fallback_bot_decides_if_no_process_wakes(command):
    async def use(pool):
        at = view()
        begin = time.monotonic()
        assert await pool.decide("stand-in", at, "ada", "table") in at.legal_numbers()
        assert await pool.decide("stand-in", at, "ada", "table") in at.legal_numbers()
        return pool.waking, time.monotonic() - begin

    waking, seconds = asyncio.run(using(use, command=command))
    assert not waking and seconds < WAKING / 5


def test_bots_of_several_tables_think_at_once():
    slow = AWAKE + "\nwhile True: time.sleep(0.3); print('take:deck', flush=True); sys.stdin.readline()"

    async def use(pool):
        await pool.decide("stand-in", view(), "ada", "table")
        answers = await asyncio.gather(*(pool.decide("stand-in", view(), "ada", "table") for _ in range(5)))
        return len(answers), pool.processes

    assert asyncio.run(using(use, command=program(slow), most=2)) == (5, 2)


def test_closing_does_not_wait_for_thought():
    async def use(pool):
        thinking = asyncio.create_task(pool.decide("stand-in", view(), "ada", "table"))
        await until(lambda: pool._tasks)  # the request is in progress
        begin = time.monotonic()
        await pool.close()
        assert await thinking in view().legal_numbers()
        return time.monotonic() - begin

    assert asyncio.run(using(use, command=program(PROGRAMS["hangs"]), decision_timeout=60.0)) < 30


def test_a_cancelled_request_leaves_the_process_to_others(tmp_path):
    let_go = tmp_path / "let go"
    waits = f"""
import pathlib, sys, time
sys.stdin.readline(); print('awake', flush=True)
for line in sys.stdin:
    while not pathlib.Path({str(let_go)!r}).exists(): time.sleep(0.01)
    print('take:deck', flush=True)
"""

    async def use(pool):
        leaving = asyncio.create_task(pool.decide("stand-in", view(), "ada", "table"))
        await until(lambda: pool._tasks)  # the request is in progress
        leaving.cancel()
        let_go.touch()
        await asyncio.wait_for(pool.decide("stand-in", view(), "ada", "table"), 120)
        return leaving.cancelled(), pool.waking, pool.processes

    assert asyncio.run(using(use, command=program(waits), most=1, decision_timeout=60.0)) == (True, False, 1)


def test_as_many_processes_wake_as_tables_wait():
    """One request is served and two wait, in a pool with room for many more processes."""
    sleepy = AWAKE.replace("print(", "time.sleep(0.5); print(", 1)
    thinks = sleepy + "\nwhile True: time.sleep(0.3); print('take:deck', flush=True); sys.stdin.readline()"

    async def use(pool):
        while pool.waking:
            await asyncio.sleep(0.01)
        asking = [asyncio.create_task(pool.decide("stand-in", view(), "ada", "table")) for _ in range(3)]
        for _ in range(20):
            await asyncio.sleep(0.01)
            pool._changed()  # a change at any time must start no further process
        await asyncio.gather(*asking)
        return pool.processes

    assert asyncio.run(using(use, command=program(thinks), most=8)) == 3


def test_idle_processes_end_and_one_stays():
    thinks = AWAKE + "\nwhile True: time.sleep(0.1); print('take:deck', flush=True); sys.stdin.readline()"
    hand = Still()

    async def many_ask(pool):
        await asyncio.gather(*(pool.decide("stand-in", view(), "ada", "table") for _ in range(8)))
        await until(lambda: len(pool._free) == pool._process_count)  # all processes are awake and idle
        return pool.processes

    async def use(pool):
        await pool.decide("stand-in", view(), "ada", "table")
        many = await many_ask(pool)
        hand.passes(0.6)
        await pool.decide("stand-in", view(), "ada", "table")  # one of them gets another request
        assert pool.processes == 3
        hand.passes(0.6)
        await until(lambda: pool.processes == 1)
        hand.passes(100)
        await pool._end_idle()
        few = pool.processes
        return many, few, await many_ask(pool)

    many, few, again = asyncio.run(using(use, command=program(thinks), most=3, time=hand, idle_timeout=1.0))
    assert (many, few) == (3, 1) and again > 1


WRONG = {"dies": "the program has ended", "hangs": "no answer in 0.3 s", "raises": "ValueError", "says nothing": "not legal"}


@pytest.mark.parametrize("name", WRONG)
def test_the_log_names_the_failure_and_reveals_nothing_of_the_view(name, caplog):
    async def use(pool):
        await pool.decide("stand-in", view(), "ada", "table")

    asyncio.run(using(use, command=program(PROGRAMS[name]), decision_timeout=0.3 if name == "hangs" else 60.0, most=1))
    (warning,) = caplog.records
    assert warning.levelname == "WARNING" and "stand-in" in warning.getMessage() and WRONG[name] in warning.getMessage()
    assert "no idea" not in warning.getMessage(), "a bot's error message may reveal a hand"


def test_the_log_reports_a_missing_bot_program_once(caplog):
    async def use(pool):
        for _ in range(3):
            await pool.decide("stand-in", view(), "ada", "table")

    asyncio.run(using(use, command=("postroad-no-such-program",)))
    (warning,) = caplog.records
    assert warning.levelname == "WARNING" and "cannot start postroad-no-such-program" in warning.getMessage()


NOTHING = "import time; time.sleep(1000)"
FLOOD = AWAKE + "\nwhile True: print('end\\n' * 1000)"


@pytest.mark.parametrize("source", [NOTHING, PROGRAMS["hangs"], FLOOD], ids=["never wakes", "hangs", "floods"])
def test_tables_go_on_while_a_process_keeps_bots_waiting(source):
    """The counter advances only while nothing blocks the event loop."""

    async def use(pool):
        heart = 0
        thinking = asyncio.create_task(pool.decide("stand-in", view(), "ada", "table"))
        while heart < 50 or (pool.waking and source != NOTHING):
            await asyncio.sleep(0.001)
            heart += 1
            assert source == FLOOD or not thinking.done(), "the event loop runs before the answer comes"
        if source == NOTHING:
            assert pool.waking
            await pool.close()
        assert await thinking in view().legal_numbers()

    asyncio.run(using(use, command=program(source), decision_timeout=3.0, most=1))


@pytest.mark.parametrize("setting", [SETTINGS[0], SETTINGS[-1]], ids=str)
def test_the_fallback_bot_is_legal_in_every_position(setting):
    for game in positions(setting, 1):
        if not game.over:
            assert fallback_action(game.view(game.seat)) in game.legal_numbers()


# Fair shares

SLOWLY = AWAKE + "\nwhile True: time.sleep(0.3); print('take:deck', flush=True); sys.stdin.readline()"


def test_one_players_many_tables_do_not_starve_another_player():
    """Eighteen tables of strong bots wait. Another player's request is served after the next of them, not after all."""

    async def use(pool):
        while pool.waking:
            await asyncio.sleep(0.01)
        many = [asyncio.create_task(pool.decide("hard", view(), "eve", "table")) for _ in range(18)]
        await until(lambda: len(pool._queue) == 17)
        await pool.decide("hard", view(), "ada", "table")
        unserved = sum(not task.done() for task in many)
        for task in many:
            task.cancel()
        return unserved

    assert asyncio.run(using(use, command=program(SLOWLY), most=1)) >= 15


def test_the_queue_takes_players_in_turn():
    line = FairQueue()
    for number in range(3):
        line.add("eve", f"eve-{number}")
    line.add("ada", "ada-0")
    line.add("ada", "ada-1")
    line.remove("ada", "ada-1")
    line.remove("ada", "ada-1")
    assert len(line) == 4
    assert line.next(lambda one: one.endswith("1")) == "eve-1", "the first that fits"
    assert [line.next(bool) for _ in range(4)] == ["ada-0", "eve-0", "eve-2", None] and len(line) == 0


def test_cancelled_requests_leave_the_queue_empty_and_the_process_free():
    async def use(pool):
        while pool.waking:
            await asyncio.sleep(0.01)
        asking = [asyncio.create_task(pool.decide("stand-in", view(), "ada", "table")) for _ in range(6)]
        await until(lambda: len(pool._queue) == 5)
        for task in asking[1:]:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await asyncio.wait_for(pool.decide("stand-in", view(), "ada", "table"), 120)
        return len(pool._queue), len(pool._free)

    assert asyncio.run(using(use, command=program(SLOWLY), most=1)) == (0, 1)
