"""Several servers over one PostgreSQL show the same tables at the same time."""

import asyncio
import contextlib
import itertools
import math
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import insert, select, update
from websockets.exceptions import ConnectionClosed

from postroad.server.live.company import Heard
from postroad.server.live.neighbours import SharedRegistry
from postroad.server.live.subscriber import Subscriber
from postroad.server.settings import Limits, Time
from postroad.server.storage import leases as stored_leases
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.leases import Leases
from postroad.server.storage.schema import FLAGS, LEASES
from postroad.server.storage.server_flags import AWAKE, WAS_CLOSED, clock_stops_of, read_only_statements
from postroad.server.tables.table import TableTerms
from tests.policies import Setting, hasty, play_on
from tests.server import postgres
from tests.server.people import (
    ADA,
    AGAINST_BOT,
    COMMANDS,
    KNOWN_BY,
    Client,
    Quick,
    ask,
    decide,
    new_table,
    opened_storage,
    see,
    server,
    store,
    table_of,
)
from tests.server.scenes import at_rest
from tests.server.times import age_records
from tests.server.waiting import noted

PATIENCE = 20.0  # seconds, for a machine that has much to do
QUIET = Limits(sweep_interval=3600.0)  # only change events trigger actions
DEAF = Limits(sweep_interval=0.2)
LONG = 300.0  # seconds, which go by when a test says so
PLACES = [{"name": "Ada"}, {"open": True}]


@pytest.fixture(scope="module")
def nodes():
    """Two servers for all tests of this file, and a client of the first."""
    with postgres.database() as address, server(address, limits=QUIET) as one, server(address, name=None, limits=QUIET) as other:
        yield one, other


@pytest.fixture(autouse=True)
def fresh_node_limits(nodes):
    for node in nodes:
        node.app.state.rate_limiter._buckets.clear()


def client_at(node, client):
    """The same person at another server."""
    return Client(node.port, node.app, secret=client.secret)


@pytest.fixture
def ada(nodes):
    """Ada at both."""
    with nodes[0].other("Ada") as here, client_at(nodes[1], here) as there:
        yield here, there


def until(fits):
    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end
        time.sleep(0.06)  # no more often than people may ask


def sit_down(here, there, **more):
    """A table created at one server and joined at the other."""
    body = {"options": {"players": 2}, "seats": PLACES, "shuffle": False, **more}
    table = here.post("/api/tables", json=body).json()["id"]
    assert there.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code == 200
    assert here.post(f"/api/tables/{table}/start", json={}).status_code == 200
    return table


# Changes of one server at the others


def test_viewers_at_another_server_see_a_decision_at_once(ada):
    here, there = ada
    table = new_table(here)
    with there.watching(table, "?seat=0") as watching:
        assert watching.next()["seq"] == 1
        began, answer = time.monotonic(), decide(here, table, "take:deck")
        message = watching.until(lambda message: message["seq"] == 2)
        assert time.monotonic() - began < PATIENCE / 4
    assert message["view"] == answer["view"] and message["entries"] == answer["entries"]


def test_another_server_reads_every_acknowledged_change(ada):
    here, there = ada
    table = new_table(here)
    for one, other in itertools.islice(itertools.cycle([(here, there), (there, here)]), 20):
        answer = decide(one, table)
        assert see(other, table)["seq"] == answer["seq"]


def test_undo_and_leave_reach_another_server(ada):
    here, there = ada
    table = new_table(here, audience=True)
    see(there, table, 0)
    first = decide(here, table)
    assert ask(there, table, "undo", {**first, "view": {"seat": 0}}).status_code == 200
    assert see(here, table, 0)["entries"][-1]["kind"] == "undo"
    assert see(here, table, 0)["view"] == see(there, table, 0)["view"]
    left = here.post(f"/api/tables/{table}/leave", json={"command": next(COMMANDS), "seat": 1}).json()
    assert see(there, table)["table"]["seats"][1]["away"] == left["table"]["seats"][1]["away"] == "left"


@pytest.mark.long("servers")
def test_a_seat_link_works_once_across_servers(nodes, ada):
    here, there = ada
    table = new_table(here, AGAINST_BOT)
    here.post(f"/api/tables/{table}/ask-seat", json={"command": next(COMMANDS), "seat": 0})
    code = there.post(f"/api/tables/{table}/seat-link", json={"seat": 0}).json()["code"]
    with nodes[0].other("Eve") as eve, nodes[1].other("Dan") as dan, there.watching(table, "?seat=0") as watching:
        watching.next()
        with ThreadPoolExecutor(2) as both:
            taken = list(both.map(lambda who: who.post(f"/api/tables/{table}/take-seat", json={"code": code}), (eve, dan)))
        assert sorted(answer.status_code for answer in taken) == [200, 403]
        with pytest.raises(ConnectionClosed):
            watching.until(lambda _: False)
        names = [see(client, table)["table"]["seats"][0]["name"] for client in ada]
        assert names[0] == names[1] == ("Eve" if taken[0].status_code == 200 else "Dan")


def test_a_pause_holds_at_all_servers(nodes, ada):
    here, there = ada
    clock = {"kind": "total", "seconds": 600}
    body = {"options": {"players": 2}, "seats": list(AGAINST_BOT), "shuffle": False, "clock": clock}
    table = here.post("/api/tables", json=body).json()["id"]
    here.post(f"/api/tables/{table}/ask-pause", json={"command": next(COMMANDS), "seat": 0})
    stands = [see(client, table)["clock"] for client in ada]
    assert stands[0] == stands[1] and stands[0]["paused"]
    there.post(f"/api/tables/{table}/resume", json={"command": next(COMMANDS), "seat": 0})
    assert not any(see(client, table)["clock"]["paused"] for client in ada)


def test_a_command_has_one_effect_across_servers(ada):
    here, there = ada
    table = new_table(here)
    see(there, table)
    body = {"seq": 1, "command": next(COMMANDS), "seat": 0, "action": "take:deck"}
    answers = [client.post(f"/api/tables/{table}/decisions", json=body) for client in (here, there, here)]
    assert {answer.status_code for answer in answers} == {200} and {answer.json()["seq"] for answer in answers} == {2}
    other = {**body, "action": "take:market"}
    assert there.post(f"/api/tables/{table}/decisions", json=other).status_code == 422, "the id was used for something else"


def test_of_simultaneous_decisions_one_succeeds(ada):
    """Both servers give the same answer to one command; of different commands all but one are stale."""
    here, there = ada
    for _ in range(3):
        table = new_table(here)
        see(there, table)
        bodies = [{"seq": 1, "command": next(COMMANDS), "seat": 0, "action": "take:deck"} for _ in range(4)]
        with ThreadPoolExecutor(8) as people:
            sent = [
                people.submit(at.post, f"/api/tables/{table}/decisions", json=body) for body in bodies for at in (here, there)
            ]
            answers = [answer.result() for answer in sent]
        codes = [(answers[2 * n].status_code, answers[2 * n + 1].status_code) for n in range(4)]
        assert sorted(codes) == [(200, 200), (409, 409), (409, 409), (409, 409)], [answer.text[:200] for answer in answers]
        for client in (here, there):
            assert see(client, table)["seq"] == 2


@pytest.mark.long("servers")
def test_players_of_two_servers_share_a_seating_table(nodes, ada):
    here, _ = ada
    with nodes[1].other("Ben") as ben:
        body = {"options": {"players": 3}, "seats": [*PLACES, {"open": True}], "shuffle": False}
        table = here.post("/api/tables", json=body).json()["id"]
        with here.watching(table) as watching:
            assert watching.next()["seating_table"]["version"] == 1
            assert ben.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code == 200
            seen = watching.until(lambda message: message["seating_table"]["version"] == 2)
            assert seen["seating_table"]["seats"][1]["player"] == ben.id
            with ThreadPoolExecutor(2) as people:
                fill = {"seat": 2, "level": "stand-in"}
                answers = [
                    people.submit(one.post, f"/api/tables/{table}/{what}", json=body)
                    for one, what, body in ((here, "fill", fill), (ben, "sit", {"seat": 2}))
                ]
            assert sorted(answer.result().status_code for answer in answers) == [200, 409], "one was first"
            assert here.post(f"/api/tables/{table}/start", json={}).status_code == 200
            assert ben.post(f"/api/tables/{table}/sit", json={"seat": 0}).json() == {"error": "started"}
            watching.until(lambda message: "view" in message)


def test_chat_of_two_servers_has_one_order(nodes, ada):
    here, there = ada
    table = new_table(here)
    with here.watching(table) as watching, there.watching(table):
        watching.next()
        with ThreadPoolExecutor(2) as people:
            list(people.map(lambda one: [one.post(f"/api/tables/{table}/chat", json={"text": f"{n}"}) for n in range(3)], ada))
        until(lambda: all(len(see(one, table)["chat"]) == 6 for one in ada))
        assert [line["n"] for line in see(there, table)["chat"]] == [1, 2, 3, 4, 5, 6]
        watching.until(lambda message: message["chat"] and message["chat"][-1]["n"] == 6)


def test_a_deleted_table_is_gone_at_all_servers(ada):
    here, there = ada
    table = new_table(here)
    with there.watching(table) as watching:
        watching.next()
        assert here.delete(f"/api/tables/{table}").status_code == 204
        until(lambda: there.get(f"/api/tables/{table}").status_code == 404)


def test_streams_of_another_server_show_a_decision(ada):
    here, there = ada
    table = new_table(here)
    with there.stream("GET", "/api/me/stream") as stream:
        lines = stream.iter_lines()
        assert next(lines) == "event: tables"
        decide(here, table)
        assert any(f'"id":"{table}"' in line and '"seq":2' in line for line in lines)


# Bots and clocks


@pytest.mark.long("servers")
def test_only_one_server_runs_a_tables_bots(database):
    """Both servers have the table in memory."""
    minds = Quick(), Quick()
    with server(database, minds[0]) as here, server(database, minds[1], secret=here.secret) as there:
        table = new_table(here, AGAINST_BOT)
        for client in (here, there, here):
            while see(client, table)["view"]["decides"] == 0:
                decide(client, table)
            until(lambda: see(here, table)["view"]["decides"] == see(there, table)["view"]["decides"] == 0)
        log = see(there, table)["entries"]
    by_bot = sum(entry["seat"] == 1 and entry["kind"] == "decision" for entry in log)
    assert by_bot > 3 and sum(len(mind.asked) for mind in minds) == by_bot


class Hung(Quick):
    """Bots that never answer."""

    async def decide(self, *_asked):
        await asyncio.Event().wait()


def listed(client, table):
    return next(each for each in client.get("/api/tables").json()["tables"] if each["id"] == table)


def ends_of_leases(address):
    """The ends of the leases by table."""
    engine = engine_of(address).sqlalchemy_engine()
    with engine.connect() as connection:
        found = {row.table_id: row.until for row in connection.execute(select(LEASES))}
    engine.dispose()
    return found


def has_lost_lease(node, table):
    """Has the server learned that another one holds the lease of this table?"""
    live = node.app.state.registry._in_use[table]
    return at_rest(live) and live._timer._handle is None


def test_another_server_takes_an_expired_lease(database, monkeypatch):
    """It waits for the expiry, although the bots are slow, and needs no request."""
    limits = Limits(sweep_interval=0.2, lease_seconds=4.5)
    with contextlib.ExitStack() as first:
        one = first.enter_context(server(database, Hung(), limits=limits))
        tables = [new_table(one, AGAINST_BOT[::-1]) for _ in range(2)]
        with server(database, secret=one.secret, limits=limits) as other:
            until(lambda: len(ends_of_leases(database)) == 2)
            end = max(ends_of_leases(database).values())
            until(lambda: time.time() > end and min(ends_of_leases(database).values()) > end)
            looks = noted(monkeypatch, other.app.state.registry._leases, "adopt")
            until(lambda: len(looks) >= 2)
            assert [see(one, table)["seq"] for table in tables] == [1, 1] and see(other, tables[0])["seq"] == 1, "it is seen to"
            until(lambda: has_lost_lease(other, tables[0]))
            first.close()
            for table in tables:  # one of which it has in memory
                until(lambda table=table: listed(other, table)["decides"] == 1)


@pytest.mark.long("servers")
def test_a_stopping_server_hands_its_leases_over(database):
    """No server sweeps here, and the leases would last long."""
    limits = Limits(sweep_interval=3600.0, lease_seconds=3600.0)
    with contextlib.ExitStack() as first:
        one = first.enter_context(server(database, Hung(), limits=limits))
        table = new_table(one, AGAINST_BOT[::-1])
        with server(database, secret=one.secret, limits=limits) as other:
            first.close()
            until(lambda: listed(other, table)["decides"] == 1)


def test_a_stopping_server_takes_no_lease(database):
    async def ending():
        storage = await opened_storage(database)
        await storage.create(table_of(play_on(Setting(2, False, False).new(1), hasty, 1)))
        leases = Leases(storage, QUIET, Time())
        before, held = leases.of("table"), await leases.of("table").take()
        await leases.retire()
        after = [await lease.take() for lease in (before, leases.of("table"))], await leases.adopt()
        others = await Leases(storage, QUIET, Time()).of("table").take()
        await storage.close()
        return held, after, others

    assert asyncio.run(ending()) == (True, ([False, False], []), True)


PLAYED = {  # the player of seat 0, who must decide, and of seat 1; a clock or none; whether the table runs automatically
    "persons": (None, None, False, False),
    "a person": (None, "stand-in", False, False),
    "persons-clock": (None, None, True, True),
    "bot": ("stand-in", None, False, True),
    "bot-clock": ("stand-in", None, True, True),
    "bots": ("stand-in", "stand-in", False, False),
    "bots-clock": ("stand-in", "stand-in", True, False),
}


def at_play(table_id, decides, other, clock):
    table = table_of(Setting(2, False, False).new(1), table_id, (decides, other), ADA.id)
    table.terms = TableTerms(ADA, clock={"kind": "days", "seconds": 86400} if clock else None)
    return table


def test_servers_adopt_only_tables_with_running_bots_or_clocks(database):
    """A single server resumes the same tables. Without players no clock runs."""

    async def adopting():
        storage = await opened_storage(database)
        for table_id, (*who, clock, _) in PLAYED.items():
            await storage.create(at_play(table_id, *who, clock))
        found = set(await storage.to_resume()), set(await Leases(storage, QUIET, Time()).adopt())
        await storage.close()
        return found

    wanted = {table_id for table_id, (*_, goes_on) in PLAYED.items() if goes_on}
    assert asyncio.run(adopting()) == (wanted, wanted)


def test_the_table_without_a_lease_for_longest_is_adopted_first(database, monkeypatch):
    """Otherwise idle tables could be adopted again and again instead."""
    monkeypatch.setattr(stored_leases, "MOST", 2)

    async def adopting():
        storage = await opened_storage(database)
        leases, found = Leases(storage, QUIET, Time()), []
        for table_id in "abcde":
            await storage.create(at_play(table_id, None, None, True))
        for round_number in range(1, 6):
            found.append(await leases.adopt())
            nobody = update(LEASES).where(LEASES.c.table_id.in_(found[-1])).values(until=float(round_number))
            await storage.commit(nobody)
        await storage.close()
        return found

    found = asyncio.run(adopting())
    assert all(set(before).isdisjoint(after) for before, after in itertools.pairwise(found))
    assert {table_id for few in found[:3] for table_id in few} == set("abcde")


@pytest.mark.long("servers")
def test_a_pace_set_at_another_server_takes_effect(database):
    limits = Limits(sweep_interval=0.2)
    with server(database, Hung(), limits=limits) as one, server(database, secret=one.secret, limits=limits) as other:
        table = new_table(one, AGAINST_BOT[::-1])
        with other.watching(table, "?seat=1") as watching:
            watching.next()
            watching.send({"pace": 0.01})
            assert watching.until(lambda message: message["view"]["decides"] == 1)


@pytest.mark.long("servers")
def test_a_server_continues_the_clock_of_another(database, monkeypatch):
    """Time measured by another server counts, and a timeout happens once."""
    times = Ticking(), Ticking()
    limits = Limits(sweep_interval=0.2, lease_seconds=1.5)
    clock = {"kind": "turn", "seconds": 60}
    with server(database, Hung(), limits=limits, time=times[0]) as one, one.other("Ben") as ben:
        table = sit_down(one, ben, clock=clock)
        times[0].ahead += 20.0
        age_records(database, 20, running=True)
        with server(database, Hung(), secret=one.secret, limits=limits, time=times[1]) as other:
            before, there, after = (see(client, table)["clock"]["left"][0] for client in (one, other, one))
            assert after - 5 < there < before + 5 and before <= 40, "whatever time the questions took"
            for each in times:
                each.ahead += 38.0
            with other.watching(table) as watching:
                message = watching.until(lambda message: message["entries"] and message["entries"][-1]["kind"] == "time")
                assert message["table"]["seats"][0]["away"] == "time"
                for node in (one, other):  # the holder of the lease has checked the clock once more
                    fired = noted(monkeypatch, node.app.state.registry._in_use[table]._timer, "_fire")
                    until(lambda node=node, fired=fired: len(fired) >= 2 or has_lost_lease(node, table))
            kinds = [entry["kind"] for entry in see(one, table)["entries"]]
            assert kinds.count("time") == 1


@pytest.mark.long("servers")
@pytest.mark.parametrize("kind", ["turn", "total"])
def test_clocks_stop_while_all_servers_are_closed(database, kind):
    """Earlier time counts, whichever server loads the table or holds its lease."""
    limits = Limits(sweep_interval=0.2, lease_seconds=1.5)
    with server(database, Hung(), limits=limits) as one, one.other("Ben") as ben:
        table, secret = sit_down(one, ben, clock={"kind": kind, "seconds": 60}), one.secret
        age_records(database, 20, running=True)
    for _ in range(2):
        age_records(database, 300)
        with server(database, Hung(), secret=secret, limits=limits) as one:
            until(lambda one=one: table in one.app.state.registry.in_memory())
            with server(database, Hung(), secret=secret, limits=limits) as other:
                for client in (one, other):
                    assert 20 < see(client, table)["clock"]["left"][0] <= 40
                    assert not see(client, table)["table"]["seats"][0]["away"]


def test_a_period_without_servers_is_stored_once(database):
    """The first server stores it; periods older than any turn are deleted."""

    async def waking():
        storage = await opened_storage(database)
        nodes = [Leases(storage, QUIET, Time()) for _ in range(3)]
        before = await clock_stops_of(storage, closed=True)
        await asyncio.gather(*(node.stay_awake() for node in nodes))
        first = await clock_stops_of(storage, closed=True)
        await storage.commit(insert(FLAGS).values(key=f"{WAS_CLOSED}1000.000", value=0.0))
        await storage.commit(update(FLAGS).where(FLAGS.c.key == AWAKE).values(value=2000.0))
        await asyncio.gather(*(node.stay_awake() for node in nodes))
        again = sorted(await clock_stops_of(storage, closed=True))
        never = await clock_stops_of(storage, closed=False)
        await storage.close()
        return before, first, again, never

    began = time.time()
    before, first, again, never = asyncio.run(waking())
    assert before == [(0.0, math.inf)] and never == []
    assert [since for since, _ in first] == [0.0, pytest.approx(began + QUIET.lease_seconds, abs=PATIENCE)]
    assert [since for since, _ in again] == [0.0, 2000.0, pytest.approx(began + QUIET.lease_seconds, abs=PATIENCE)]
    assert [end for _, end in again] == [pytest.approx(began, abs=PATIENCE)] * 2 + [math.inf]


def test_a_read_only_server_adopts_no_table(database, monkeypatch):
    store(database, at_play("table", None, None, True))
    looks = noted(monkeypatch, SharedRegistry, "adopt")
    with server(database, name=None, limits=Limits(sweep_interval=0.02), read_only=True) as client:
        until(lambda: len(looks) >= 5)
        assert not ends_of_leases(database) and not client.app.state.registry.in_memory()
        asyncio.run(end_read_only(database))
        until(lambda: list(ends_of_leases(database)) == ["table"])


async def end_read_only(address):
    storage = await opened_storage(address)
    await storage.commit(*read_only_statements(False))
    await storage.close()


class Ticking(Time):
    """Clocks that can be moved forward together."""

    ahead = 0.0

    def now(self):
        return super().now() + self.ahead

    def monotonic(self):
        return super().monotonic() + self.ahead


# Presence


def last_heard(node):
    """The time of a server's last presence message from others."""
    return max(heard.at for heard in list(node.app.state.registry._company._heard.values()))


@pytest.mark.long("servers")
def test_players_see_each_other_across_servers(database):
    limits = Limits(lease_seconds=3.0)
    with server(database, limits=limits) as one, server(database, name=None, limits=limits) as node, node.other("Ben") as ben:
        table = sit_down(one, ben)
        with one.watching(table, "?seat=0") as ada:
            assert ada.next()["presence"] == {"seats": [True, False], "spectators": 0}
            with ben.watching(table, "?seat=1") as his, node.watching(table):
                ada.until(lambda message: message["presence"] == {"seats": [True, True], "spectators": 1})
                his.until(lambda message: message["presence"] == {"seats": [True, True], "spectators": 1})
                first = [last_heard(each) for each in (one, node)]  # presence is repeated for longer than it would be remembered
                until(
                    lambda: all(last_heard(each) > at + limits.lease_seconds for each, at in zip((one, node), first, strict=True))
                )
                assert see(one, table)["presence"] == see(ben, table)["presence"] == {"seats": [True, True], "spectators": 1}
            ada.until(lambda message: message["presence"] == {"seats": [True, False], "spectators": 0})
            room = one.app.state.registry._in_use[table]
            one.app.state.registry._company._heard["a dead one", table] = Heard(0.0, [ben.id])
            room.remote_subscribers["a dead one"] = [Subscriber(ben.id)]
            until(lambda: see(one, table)["presence"]["seats"] == [True, False])


@pytest.fixture
def impatient_servers(database):
    """Two servers where a player without a socket counts as away at once."""
    told, limits = Ticking(), Limits(lease_seconds=LONG, away_after=0.0)
    settings = {"limits": limits, "time": told}
    with server(database, **settings) as one, server(database, name=None, **settings) as other:
        until(lambda: all(node.app.state.registry._company._since for node in (one, other)))  # they listen
        told.ahead += LONG + 1
        assert other.app.state.registry.presence_known
        yield one, other, told


def ask_for_seat(client, table, seat):
    answer = client.post(f"/api/tables/{table}/ask-seat", json={"command": next(COMMANDS), "seat": seat})
    return answer.status_code, answer.json().get("error")


@pytest.mark.long("servers")
def test_a_player_viewing_at_another_server_keeps_the_seat(impatient_servers):
    """This includes the first request for a table that is not in memory."""
    ada, other, _ = impatient_servers
    with ada.other("Ben") as ben, client_at(other, ben) as ben_there:
        table = sit_down(ada, ben)
        with ada.watching(table, "?seat=0") as watching:
            watching.next()
            until(lambda: ada.id in other.app.state.registry.players_watching(table))
            assert table not in other.app.state.registry.in_memory()
            assert ask_for_seat(ben_there, table, 0) == (403, "not-away")
            assert see(ben_there, table)["presence"]["seats"] == [True, False]
        until(lambda: not other.app.state.registry.players_watching(table))
        assert ask_for_seat(ben_there, table, 0) == (200, None)


@pytest.mark.long("servers")
def test_no_player_counts_as_away_while_presence_is_unknown(impatient_servers):
    ada, other, told = impatient_servers
    with ada.other("Ben") as ben, client_at(other, ben) as ben_there:
        table = sit_down(ada, ben)
        company = other.app.state.registry._company
        company.listen(False)
        assert ask_for_seat(ben_there, table, 0) == (403, "not-away")
        company.listen(True)
        assert ask_for_seat(ben_there, table, 0) == (403, "not-away"), "not all have said who is there"
        told.ahead += LONG + 1
        assert ask_for_seat(ben_there, table, 0) == (200, None)


# When something is lost


def test_viewers_catch_up_after_lost_change_events(database):
    with server(database, limits=DEAF) as one, server(database, secret=one.secret, limits=DEAF) as other:
        table = new_table(one)
        with other.watching(table) as watching:
            watching.next()
            other.app.state.registry.heard = None  # whatever it hears
            decide(one, table)
            assert watching.until(lambda message: message["seq"] == 2)


def test_without_the_database_no_change_is_acknowledged(database):
    limits = Limits(sweep_interval=0.2)
    with server(database, limits=limits) as one, server(database, secret=one.secret, limits=limits) as other:
        table = new_table(one)
        see(other, table)
        with postgres.lost(database):
            before = {"seq": 1, "view": {"seat": 0}}
            assert ask(one, table, "decisions", before, action="take:deck").status_code == 503
        until(lambda: one.get("/api/lobby").status_code == 200)
        with other.watching(table) as watching:
            watching.next()
            until(lambda: ask(one, table, "decisions", before, action="take:deck").status_code in (200, 409))
            watching.until(lambda message: message["seq"] == 2)


@pytest.mark.long("servers")
def test_rematches_at_two_servers_share_one_table(database):
    game = play_on(Setting(2, False, False).new(1), hasty, 1)
    store(database, table_of(game, player=ADA.id))
    with server(database, secret=KNOWN_BY) as one, server(database, secret=KNOWN_BY) as other:
        assert see(other, "table")["rematch"] is None
        with ThreadPoolExecutor(2) as people:
            list(people.map(lambda client: client.post("/api/tables/table/rematch", json={}), (one, other)))
        again = {client.post("/api/tables/table/rematch", json={}).json()["id"] for client in (one, other)}
        assert len(again) == 1 and again == {see(client, "table")["rematch"] for client in (one, other)}
        assert len(one.get("/api/tables").json()["tables"]) == 2


def test_health_and_readiness(database):
    with server(database) as client:
        assert client.get("/api/health").json()["status"] == "ok" and client.get("/api/ready").json() == {"status": "ok"}
        with postgres.lost(database):
            assert client.get("/api/health").status_code == 200
            answer = client.get("/api/ready")
            assert (answer.status_code, answer.json()) == (503, {"error": "storage"})
        until(lambda: client.get("/api/ready").status_code == 200)


def test_a_server_with_a_newer_database_is_not_ready(data):
    with server(data) as client:
        engine = engine_of(data).sqlalchemy_engine()
        with engine.begin() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'later'")
        engine.dispose()
        answer = client.get("/api/ready")
        assert (answer.status_code, answer.json()) == (503, {"error": "storage"})
