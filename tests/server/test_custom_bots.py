"""Custom bots: the operator names them, guests choose them and no others, and their processes end with the server."""

import asyncio
import json
import shlex
import sys
from functools import partial

import pytest

from postroad.bots.external_bot import ExternalBot
from postroad.cli import main
from postroad.server import run
from postroad.server.live.bot_pool import BotPool
from postroad.server.live.custom_bots import CustomBotPool
from postroad.server.settings import Limits, Settings, Time
from postroad.server.tables.custom_bots import custom_bots
from tests.bots_for_tests import alive, has_ended, pids, program
from tests.policies import Setting
from tests.server.people import KNOWN_BY, decide, new_table, see, server, store, table_of
from tests.server.scenes import until
from tests.server.test_metrics import value
from tests.server.times import Still
from tests.test_subprocess_bot import GOOD, needs_posix, plugins  # noqa: F401 - a fixture

COUNTS = 'for number, view in asked(): say(view["legal"][min(number, len(view["legal"])) - 1] + "\\n")'
HANGS = "for _, view in asked(): time.sleep(60)"
BAD = {
    "hangs": (HANGS, "no answer in 0.3 s"),
    "ends": ("sys.stdin.readline(); print(sys.argv, file=sys.stderr); sys.exit(3)", "the program has ended"),
    "talks nonsense": ('for _, view in asked(): say(str(view["seats"][0]["hand"]) + "\\n")', "its answer is not legal"),
}
HERE = "custom:Deep Thought"


def view(number=1):
    game = Setting(2, False, False).new(number)
    return game.view(game.seat)


def exec_option(folder, body=GOOD):
    """The operator's command for a program."""
    return "exec:" + shlex.join(program(folder, body))


def remove_grace_period(monkeypatch):
    """Give a program no extra time for its first answer."""
    monkeypatch.setattr("postroad.bots.registry.ExternalBot", partial(ExternalBot, starting=0.0))


# The operator's options


@pytest.mark.parametrize(
    ("typed", "called", "spec"),
    [
        ("greedy", "greedy", "greedy"),
        ("planner:3s", "planner:3s", "planner:3s"),
        ("Thinker=planner:3s", "Thinker", "planner:3s"),
        ("exec:./my_program --fast --key=secret", "my_program", "exec:./my_program --fast --key=secret"),
        ("exec:'/some where/my bot' -v", "my bot", "exec:'/some where/my bot' -v"),
        (" Deep  Thought =exec:deep --level=42", "Deep Thought", "exec:deep --level=42"),
        ("<b>bold</b>=greedy", "<b>bold</b>", "greedy"),
    ],
)
def test_a_bot_and_its_name(typed, called, spec):
    assert custom_bots([typed]) == {f"custom:{called}": spec}


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (["nobody"], "unknown bot 'nobody'; choose "),
        (["Deep=nobody:strong"], "unknown bot 'nobody'; choose "),
        (["hasty:strong"], "invalid setting hasty:strong"),
        (["greedy:strong"], "unknown setting 'strong'"),
        (["exec:"], "exec: needs a command"),
        (["exec:'my_program"], "invalid command exec:'my_program"),
        (["=greedy"], "--bot =greedy: a name has 1 to 24 characters; name it with --bot 'NAME=…'"),
        (["\u202eydeerg=greedy"], "a name has 1 to 24 characters"),
        (["exec:./a_program_with_a_very_long_name"], "a name has 1 to 24 characters"),
        (["greedy", "GREEDY=planner"], "--bot GREEDY=planner: duplicate bot name 'GREEDY'"),
    ],
)
def test_an_invalid_bot_option_gives_a_one_line_error(typed, says, capsys, tmp_path):
    assert main(["play", "--data", str(tmp_path), *(f"--bot={one}" for one in typed)]) == 1
    error = capsys.readouterr().err
    assert error.startswith("postroad: ") and says in error and error.count("\n") == 1
    assert not list(tmp_path.iterdir()), "nothing was begun"


def test_the_command_passes_its_bots_to_the_server(monkeypatch):
    asked = []
    monkeypatch.setattr(run, "play", lambda settings, *_given, **_more: asked.append(settings) or 0)
    assert main(["--bot", "greedy", "--bot", "Thinker=planner:3s"]) == 0
    assert asked[0].bots == {"custom:greedy": "greedy", "custom:Thinker": "planner:3s"}


# Before anybody can play with it


@pytest.fixture
def served():
    return []


def play(tmp_path, served, decision_timeout=60.0, **bots):
    settings = Settings(tmp_path / "data", usual_port=0, bots=bots, limits=Limits(decision_timeout=decision_timeout))
    return run.play(settings, None, browser=False, serve=lambda *_given: served.append(True))


def test_the_server_opens_if_all_custom_bots_can_play(tmp_path, served):
    (tmp_path / "other").mkdir()
    assert play(tmp_path, served, one=exec_option(tmp_path), two=exec_option(tmp_path / "other")) == 0
    assert served and not any(map(alive, pids(tmp_path))), "they were only tried out"


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("sys.stderr.write('no memory\\n'); sys.exit(1)", "the bot 'X' cannot play: the program has ended\nstderr: no memory\n"),
        ("sys.stdin.read()", "the bot 'X' cannot play: no answer in 0.5 s\n"),
        ('for _, view in asked(): say("hello\\n")', "the bot 'X' cannot play: its answer 'hello' is not legal\n"),
    ],
    ids=["ends", "says nothing", "talks nonsense"],
)
def test_a_program_that_does_not_play_aborts_the_start(tmp_path, served, capsys, body, says, monkeypatch):
    remove_grace_period(monkeypatch)
    thought = 0.5 if "0.5 s" in says else 60.0
    assert play(tmp_path, served, thought, **{"custom:X": exec_option(tmp_path, body)}) == 1
    assert not served and capsys.readouterr().err.startswith(f"Trying out X …\npostroad: {says}")
    assert all(has_ended(pid) for pid in pids(tmp_path))


def test_a_missing_program_aborts_the_start(tmp_path, served, capsys):
    assert play(tmp_path, served, **{"custom:X": "exec:postroad-no-such-program"}) == 1
    told = "Trying out X …\npostroad: the bot 'X' cannot play: cannot start postroad-no-such-program: No such file or directory\n"
    assert not served and capsys.readouterr().err == told


# Asked by tables


async def using(use, bots, time=None, **limits):
    pool = CustomBotPool(bots, Limits(**limits), time or Time())
    try:
        return await use(pool)
    finally:
        await pool.close()


def test_each_seat_has_a_process_of_its_own(tmp_path):
    async def use(pool):
        at = view()
        answers = [await pool.decide(HERE, at, "ada", table) for table in ("one", "two", "one", "one", "two")]
        return [at.legal_numbers().index(answer) for answer in answers], pool.processes

    memberships, processes = asyncio.run(using(use, {HERE: exec_option(tmp_path, COUNTS)}))
    assert memberships == [0, 0, 1, 2, 1], "each knows what it was asked before, and only that"
    assert processes == len(pids(tmp_path)) == 2
    assert all(has_ended(pid) for pid in pids(tmp_path))


def test_a_bot_of_another_package(plugins):  # noqa: F811
    async def use(pool):
        at = view()
        return [await pool.decide("custom:mybot", at, "ada", "one") in at.legal_numbers() for _ in range(2)]

    assert asyncio.run(using(use, {"custom:mybot": "mybot"})) == [True, True]
    assert len(pids(plugins)) == 1 and all(has_ended(pid) for pid in pids(plugins))


def test_the_number_of_processes_is_limited(tmp_path):
    """The process that was idle longest makes room; a busy one is never stopped."""
    most = []

    async def use(pool):
        async def asking(table):
            await pool.decide(HERE, view(), table, table)
            most.append(pool.processes)

        await asyncio.gather(*(asking(str(table)) for table in range(6)))
        await until(lambda: sum(map(alive, pids(tmp_path))) <= 2)  # all that made room have ended
        before = pids(tmp_path)
        await pool.decide(HERE, view(), "5", "5")
        assert pids(tmp_path) == before, "the last to be asked are still there"

    slow = 'for _, view in asked(): time.sleep(0.1); say(view["legal"][0] + "\\n")'
    asyncio.run(using(use, {HERE: exec_option(tmp_path, slow)}, max_custom_bots=2))
    assert len(most) == 6 and len(pids(tmp_path)) == 6
    assert all(processes <= 2 for processes in most), most


def test_an_idle_process_ends(tmp_path):
    hand = Still()

    async def use(pool):
        await pool.decide(HERE, view(), "ada", "one")
        hand.passes(0.15)
        await pool.decide(HERE, view(), "ada", "two")
        hand.passes(0.15)
        first, second = pids(tmp_path)
        await until(lambda: not alive(first))
        assert pool.processes == 1 and alive(second)
        hand.passes(0.3)
        await until(lambda: not alive(second))
        assert pool.processes == 0
        return await pool.decide(HERE, view(), "ada", "one") in view().legal_numbers()

    assert asyncio.run(using(use, {HERE: exec_option(tmp_path)}, time=hand, idle_timeout=0.25)), "and begins anew when it is"


@pytest.mark.parametrize(("body", "fault"), BAD.values(), ids=BAD.keys())
def test_a_failing_bot_yields_a_legal_action_and_a_log_entry(tmp_path, caplog, body, fault, monkeypatch):
    remove_grace_period(monkeypatch)

    async def use(pool):
        at = view()
        for _ in range(2):
            assert await pool.decide(HERE, at, "ada", "one") in at.legal_numbers()

    counted = value("postroad_bot_faults_total", level=HERE)
    asyncio.run(using(use, {HERE: exec_option(tmp_path, body)}, decision_timeout=0.3 if "0.3 s" in fault else 60.0))
    assert value("postroad_bot_faults_total", level=HERE) == counted + 2
    assert [record.getMessage() for record in caplog.records][:2] == [f"custom bot Deep Thought failed: {fault}"] * 2, (
        "not what it answered or complained of, which may tell of a hand"
    )
    assert all(has_ended(pid) for pid in pids(tmp_path))


def test_the_log_names_only_the_type_of_a_bots_exception(plugins, caplog):  # noqa: F811
    async def use(pool):
        return [await pool.decide("custom:R", view(), "ada", "one") in view().legal_numbers() for _ in range(3)]

    assert asyncio.run(using(use, {"custom:R": "raises"})) == [True] * 3
    assert [record.getMessage() for record in caplog.records] == ["custom bot R failed: RuntimeError"]


def test_closing_does_not_wait_for_thought(tmp_path):
    async def use(pool):
        thinking = [asyncio.create_task(pool.decide(HERE, view(), "ada", table)) for table in ("one", "two")]
        await until(lambda: pids(tmp_path))
        async with asyncio.timeout(30):
            await pool.close()
            return [await one in view().legal_numbers() for one in thinking]

    assert asyncio.run(using(use, {HERE: exec_option(tmp_path, HANGS)}, max_custom_bots=1, decision_timeout=60.0)) == [True, True]
    assert all(has_ended(pid) for pid in pids(tmp_path))


def test_a_closing_server_starts_no_process(tmp_path):
    slow = 'for _, view in asked(): time.sleep(0.2); say(view["legal"][0] + "\\n")'

    async def use(pool):
        free = pool._set_free

        def close_at_once(process):
            free(process)
            pool._closed = True  # as `close` begins

        pool._set_free = close_at_once
        answers = await asyncio.gather(*(pool.decide(HERE, view(), "ada", table) for table in ("one", "two")))
        return all(answer in view().legal_numbers() for answer in answers)

    assert asyncio.run(using(use, {HERE: exec_option(tmp_path, slow)}, max_custom_bots=1))
    assert len(pids(tmp_path)) == 1 and all(has_ended(pid) for pid in pids(tmp_path))


def test_a_cancelled_request_frees_its_process(tmp_path):
    slow = 'for _, view in asked(): time.sleep(0.2); say(view["legal"][0] + "\\n")'

    async def use(pool):
        leaving = [asyncio.create_task(pool.decide(HERE, view(), "ada", table)) for table in ("one", "two")]
        await until(lambda: pids(tmp_path))
        for one in leaving:
            one.cancel()
        async with asyncio.timeout(120):
            return await pool.decide(HERE, view(), "ada", "three") in view().legal_numbers()

    assert asyncio.run(using(use, {HERE: exec_option(tmp_path, slow)}, max_custom_bots=1))


# At a server


def bots_without_levels(bots):
    """Bots without the levels, which are not needed here."""
    awake = "import sys; sys.stdin.readline(); print('awake', flush=True); sys.stdin.read()"
    return BotPool(Limits(), Time(), (sys.executable, "-c", awake), custom_bots=bots)


def server_with_bots(data, bots, **more):
    return server(data, bots_without_levels(bots), bots=bots, **more)


AGAINST = ({"name": "Ada"}, {"name": "Deep", "level": HERE})


def bots_turn(client, table):
    while see(client, table)["view"]["decides"] == 0:
        decide(client, table)


def decided_by_bot(message):
    return [entry["action"] for entry in message["entries"] if entry["kind"] == "decision" and entry["seat"] == 1]


def test_a_custom_bot_plays_and_its_command_stays_secret(tmp_path):
    bots = {HERE: exec_option(tmp_path)}
    with server_with_bots(tmp_path, bots) as client:
        about = client.get("/api/about")
        assert about.json()["bots"] == [HERE] and "exec" not in about.text and str(tmp_path) not in about.text
        table = new_table(client, AGAINST)
        with client.watching(table, "?seat=0") as watching:
            bots_turn(client, table)
            message = watching.until(decided_by_bot)
        seen = see(client, table)
        assert seen["table"]["seats"][1]["level"] == HERE
        assert not any(word in json.dumps([message, seen, client.get("/api/tables").json()]) for word in ("exec", str(tmp_path)))
    assert pids(tmp_path) and all(has_ended(pid) for pid in pids(tmp_path)), "it ends with the server"


@pytest.mark.parametrize("level", ["custom:Nobody", "custom:deep thought", "custom:greedy"])
def test_guests_choose_only_the_operators_bots(tmp_path, level):
    with server_with_bots(tmp_path, {HERE: exec_option(tmp_path)}) as client, client.other("Ben") as ben:
        asked = {"options": {"players": 2}, "seats": [{"name": "Ada"}, {"name": "Deep", "level": level}]}
        refused = ben.post("/api/tables", json=asked)
        assert (refused.status_code, refused.json()) == (404, {"error": "no-bot"})
        table = new_table(ben, ({"name": "Ben"}, {"open": True}))
        refused = ben.post(f"/api/tables/{table}/fill", json={"seat": 1, "level": level})
        assert (refused.status_code, refused.json()) == (404, {"error": "no-bot"})
        assert ben.post(f"/api/tables/{table}/fill", json={"seat": 1, "level": HERE}).status_code == 200
    assert not pids(tmp_path), "nothing was started for it"


@pytest.mark.parametrize("level", ["exec:true", "custom:", "custom:" + "x" * 25, "greedy", "mybot"])
def test_an_invalid_level_is_refused(tmp_path, level):
    with server_with_bots(tmp_path, {HERE: exec_option(tmp_path)}) as client:
        asked = {"options": {"players": 2}, "seats": [{"name": "Ada"}, {"name": "Deep", "level": level}]}
        assert client.post("/api/tables", json=asked).status_code == 422


def test_after_a_restart_an_offered_custom_bot_continues(tmp_path):
    bots = {HERE: exec_option(tmp_path)}
    game = Setting(2, False, False).new(1)
    while game.seat == 0:
        game.play(game.legal()[0])
    store(tmp_path, table_of(game, "table", (None, HERE), "ada"))
    with server_with_bots(tmp_path, {}, secret=KNOWN_BY) as client:
        message = see(client, "table", 0)
        assert message["bots"] == {"state": "missing"} and message["view"]["decides"] == 1, "it waits"
    with server_with_bots(tmp_path, bots, secret=KNOWN_BY) as client, client.watching("table", "?seat=0") as watching:
        message = watching.until(lambda told: told["view"]["decides"] == 0)
        assert decided_by_bot(see(client, "table"))


def test_the_host_replaces_a_custom_bot_that_is_gone(tmp_path):
    game = Setting(3, False, False).new(1)
    while game.seat == 0:
        game.play(game.legal()[0])
    store(tmp_path, table_of(game, "table", (None, HERE, "stand-in"), "ada"))
    other = "custom:First"
    with server_with_bots(tmp_path, {other: exec_option(tmp_path)}, secret=KNOWN_BY) as client, client.other("Ben") as ben:
        assert see(client, "table")["bots"] == {"state": "missing"}

        def fill(who, **body):
            answer = who.post("/api/tables/table/fill", json=body)
            return answer.status_code, answer.json().get("error")

        assert fill(ben, seat=1, level=other) == (403, "not-host")
        assert fill(client, seat=0, level=other) == (409, "started"), "there is a person"
        assert fill(client, seat=2, level=other) == (409, "started"), "there is a bot that plays"
        assert fill(client, seat=1, level=None) == (409, "started")
        assert fill(client, seat=1, level=HERE) == (404, "no-bot")
        with client.watching("table") as watching:
            assert fill(client, seat=1, level=other) == (200, None)
            message = watching.until(lambda told: told["view"]["decides"] == 2)
        assert message["table"]["seats"][1]["level"] == other
        (entry,) = [entry for entry in see(client, "table")["entries"] if entry["kind"] == "fill"]
        assert (entry["seat"], entry["action"], entry["events"]) == (1, other, [])
        assert fill(client, seat=1, level=other) == (409, "started"), "once is enough"
    with server_with_bots(tmp_path, {}, secret=KNOWN_BY) as client:
        assert see(client, "table")["table"]["seats"][1]["level"] == other, "it is kept"
