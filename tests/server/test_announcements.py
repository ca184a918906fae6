"""The operator's announcement, and read-only mode: players look at everything and change nothing; bots and clocks stop."""

import asyncio
import contextlib
import gc
import json
import math
import time

import pytest
from sqlalchemy import insert

from postroad.cli import main
from postroad.server.live.subscriber import Subscriber
from postroad.server.settings import Limits
from postroad.server.storage.schema import FLAGS
from postroad.server.storage.server_flags import READ_ONLY, announcement_of, clock_stops_of, read_only_statements
from tests.server.people import PERSONS, Quick, ask, new_table, opened_storage, see, server
from tests.server.scenes import ADA, BEN, BOT, PLAIN, at_rest, play_a_turn, scene, table_with, until
from tests.server.times import Still, age_records
from tests.server.waiting import noted

NOTHING = {"text": None, "read_only": False}
OFTEN = Limits(sweep_interval=0.02)


@pytest.fixture
def ada(data):
    with server(data, limits=OFTEN) as ada:
        yield ada


@pytest.fixture
def admin(data, capsys):
    where = ["--data", str(data)] if not isinstance(data, str) else ["--database", data]

    def run(*words):
        status = main(["admin", *words, *where])
        told = capsys.readouterr()
        return status, (told.out or told.err).strip()

    return run


def wait_for_announcement(client, notice):
    """Wait until the server shows this announcement."""
    while client.get("/api/announcement").json() != notice:
        time.sleep(0.01)


def refused(answer, status, code):
    return (answer.status_code, answer.json()) == (status, {"error": code})


def test_an_announcement_appears_within_seconds(ada, admin):
    assert ada.get("/api/announcement").json() == NOTHING
    assert admin("say", " Tonight at ten the server is closed. ") == (0, "announcement set: open pages show it within seconds")
    with ada.other(None) as stranger:
        wait_for_announcement(stranger, {"text": "Tonight at ten the server is closed.", "read_only": False})
        assert admin("say", "") == (0, "announcement removed")
        wait_for_announcement(stranger, NOTHING)


@pytest.mark.parametrize("line", [" ", "x" * 201, "two\nlines", "\u202egnihton"])
def test_invalid_announcements_are_refused(ada, admin, line):
    status, told = admin("say", line)
    assert status == 1 and told.endswith("an announcement needs 1 to 200 visible characters on one line")


def test_the_stream_sends_an_announcement_at_once(ada, admin):
    admin("say", "before")
    wait_for_announcement(ada, {"text": "before", "read_only": False})
    with ada.stream("GET", "/api/me/stream") as answer:
        lines = (line for line in answer.iter_lines() if line)
        assert [next(lines), json.loads(next(lines).removeprefix("data: "))] == ["event: tables", {"tables": []}]
        assert [next(lines), json.loads(next(lines).removeprefix("data: "))["text"]] == ["event: announcement", "before"]
        admin("say", "after")
        assert [next(lines), json.loads(next(lines).removeprefix("data: "))["text"]] == ["event: announcement", "after"]


def test_read_only_mode_refuses_changes(ada, admin):
    table = new_table(ada)
    message = see(ada, table, 0)
    assert admin("read-only", "on") == (0, "read-only mode is on")
    wait_for_announcement(ada, {"text": None, "read_only": True})
    for answer in (
        ask(ada, table, "decisions", message, action="take:deck"),
        ada.post(f"/api/tables/{table}/chat", json={"text": "hello"}),
        ada.post("/api/tables", json={"options": {"players": 2}, "seats": [{"name": "A"}, {"name": "B"}]}),
        ada.delete(f"/api/tables/{table}"),
        ada.post("/api/me", json={"name": "Eve"}),
        ada.post("/api/me/keys", json={"label": "bot"}),
    ):
        assert refused(answer, 503, "read-only")
    assert see(ada, table, 0)["seq"] == message["seq"], "tables can still be read"
    assert ada.post(f"/api/tables/{table}/preview", json={"seat": 0, "wishes": []}).status_code == 200
    assert admin("read-only", "off") == (0, "read-only mode is off")
    wait_for_announcement(ada, NOTHING)
    assert ask(ada, table, "decisions", message, action="take:deck").status_code == 200


def test_bots_stop_in_read_only_mode():
    async def act(live):
        live.set_read_only(True)
        await play_a_turn(live)
        seq = live.table.seq
        await until(lambda: at_rest(live))
        assert live.table.bot_to_decide == 1 and live.table.seq == seq
        live.set_read_only(False)
        await until(lambda: live.table.bot_to_decide is None)

    scene(table_with(PLAIN.new(1), ADA, BOT), act)


class Slow(Quick):
    """Bots that think until they are told to decide."""

    def __init__(self):
        super().__init__()
        self.enough = asyncio.Event()

    async def decide(self, *asked):
        number = await super().decide(*asked)
        await self.enough.wait()
        return number


@pytest.mark.parametrize("watchers", [[], [Subscriber(None)]], ids=["no viewer", "a viewer"])
def test_a_bots_late_answer_changes_nothing_in_read_only_mode(watchers, monkeypatch):
    """After read-only mode the bot decides, with or without a viewer."""
    mind = Slow()

    async def act(live):
        live.subscribers.update(watchers)
        await play_a_turn(live)
        seq = live.table.seq
        await until(lambda: mind.asked)
        live.set_read_only(True)
        told = noted(monkeypatch, live, "decide_for_bot")
        mind.enough.set()
        await until(lambda: told)
        assert live.table.bot_to_decide == 1 and live.table.seq == seq
        live.set_read_only(False)
        await until(lambda: live.table.bot_to_decide is None)

    scene(table_with(PLAIN.new(1), ADA, BOT), act, mind=mind)


def test_a_timeout_during_the_switch_counts_after_read_only_mode():
    """The timer is waiting for the table's lock when the operator switches read-only mode on."""
    hand = Still()

    async def act(live):
        async with live._lock:
            hand.passes(100)
            live.wake()
            await until(lambda: live._lock._waiters)
            live.set_read_only(True)
        await until(lambda: not live._timer._firing)
        assert not live.table.seats[0].away
        live.set_read_only(False)
        await until(lambda: live.table.seats[0].away)

    scene(table_with(PLAIN.new(1), ADA, BEN, clock={"kind": "turn", "seconds": 100}), act, time=hand)


@pytest.mark.parametrize("kind", ["turn", "total", "days"])
def test_clocks_stand_still_in_read_only_mode(kind):
    hand, clock = Still(), {"kind": kind, "seconds": 100}

    async def act(live):
        hand.passes(10)
        live.set_read_only(True)
        hand.passes(500)
        assert live.message(None, None)["clock"] == {
            "kind": kind,
            "seconds": 100,
            "left": [90, 100],
            "running": None,
            "paused": False,
        }
        live.set_read_only(False)
        hand.passes(20)
        assert live.message(None, None)["clock"] == {
            "kind": kind,
            "seconds": 100,
            "left": [70, 100],
            "running": 0,
            "paused": False,
        }
        hand.passes(70)
        live.wake()
        await until(lambda: live.table.seats[0].away)

    scene(table_with(PLAIN.new(1), ADA, BEN, clock=clock), act, time=hand)


def wait_until_unloaded(client, table):
    """Wait until the server has dropped the table from memory, as it does when many others are in use."""
    registry, end = client.app.state.registry, time.monotonic() + 10
    while table in registry.in_memory():
        assert time.monotonic() < end
        registry._recent.pop(table, None)
        time.sleep(0.01)
        gc.collect()


@pytest.mark.parametrize(("kind", "seconds"), [("turn", 3600), ("days", 86400)])
@pytest.mark.parametrize("loaded", ["meanwhile", "afterwards", "at another start"])
def test_clocks_stand_still_in_read_only_mode_when_the_table_is_reloaded(data, admin, kind, seconds, loaded):
    with contextlib.ExitStack() as first:
        ada = first.enter_context(server(data, limits=OFTEN))
        secret, body = ada.secret, {"options": {"players": 2}, "seats": PERSONS, "clock": {"kind": kind, "seconds": seconds}}
        table = ada.post("/api/tables", json=body).json()["id"]
        for _ in range(2):
            admin("read-only", "on")
            wait_for_announcement(ada, {"text": None, "read_only": True})
            wait_until_unloaded(ada, table)
            age_records(data, 86400, running=True)
            if loaded == "meanwhile":
                admin("read-only", "on")  # a repetition without effect
                age_records(data, 86400, running=True)
                assert see(ada, table)["clock"]["left"][0] > seconds - 60
            if loaded == "at another start":
                first.close()
                ada = first.enter_context(server(data, secret=secret, limits=OFTEN))
            admin("read-only", "off")
            wait_for_announcement(ada, NOTHING)
            told = see(ada, table)
            assert told["clock"]["left"][0] > seconds - 60 and not told["table"]["seats"][0]["away"]


def test_the_start_of_read_only_mode_is_stored_once(data):
    """Its end is stored once, too. The flag of an older server has no start, so it stops no clocks."""

    async def noting():
        storage, seen = await opened_storage(data), []
        for statements in ([insert(FLAGS).values(key=READ_ONLY, value=True)], *map(read_only_statements, (True, False, False))):
            await storage.commit(*statements)
            seen.append(((await announcement_of(storage))["read_only"], await clock_stops_of(storage, closed=False)))
        assert seen == [(True, []), (True, []), (False, []), (False, [])]
        await storage.commit(*read_only_statements(True))
        ((since, end),) = await clock_stops_of(storage, closed=False)
        assert end == math.inf
        await asyncio.sleep(0.01)
        await storage.commit(*read_only_statements(True))
        assert await clock_stops_of(storage, closed=False) == [(since, end)]
        for _ in range(2):
            await storage.commit(*read_only_statements(False))
        ((same, end),) = await clock_stops_of(storage, closed=False)
        assert same == since < end < math.inf
        await storage.close()

    asyncio.run(noting())


def test_read_only_mode_lasts_until_the_operator_ends_it(data, admin):
    with server(data, name=None, read_only=True) as stranger:
        assert stranger.get("/api/announcement").json()["read_only"]
    with server(data, name=None, limits=OFTEN) as stranger:
        assert refused(stranger.post("/api/me", json={"name": "Eve"}), 503, "read-only"), "also after a restart"
        admin("read-only", "off")
        wait_for_announcement(stranger, NOTHING)
        assert stranger.post("/api/me", json={"name": "Eve"}).status_code == 200
