"""The operator's page: opened by a link that works once, closed to all others."""

import asyncio
import time

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import update

from postroad.cli import main
from postroad.server.admin.moderation import open_database
from postroad.server.live.announcements import Announcements
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.schema import ACCESS
from tests.server.people import BOTS, Quick, new_table, server
from tests.server.scenes import sit_down, until

LOOKING = [
    ("GET", "/api/operator", None),
    ("POST", "/api/operator/announcement", {"text": "x"}),
    ("POST", "/api/operator/read-only", {"read_only": True}),
    ("POST", "/api/operator/reports/nobodys/resolve", {}),
    ("POST", "/api/operator/players/nobody", {"banned": True}),
    ("DELETE", "/api/operator/tables/nowhere", None),
]


@pytest.fixture
def ada(data):
    with server(data) as ada:
        yield ada


@pytest.fixture
def link(data, capsys):
    where = ["--data", str(data)] if not isinstance(data, str) else ["--database", data]

    def made():
        assert main(["admin", "host", "--at", "https://post.example", *where]) == 0
        return capsys.readouterr().out.strip().removeprefix("https://post.example/operator#")

    return made


@pytest.fixture
def admin(data, capsys):
    where = ["--data", str(data)] if not isinstance(data, str) else ["--database", data]

    def run(*words):
        assert main(["admin", *words, *where]) == 0
        return capsys.readouterr().out

    return run


def enter(client, code):
    return client.post("/api/operator/enter", json={"passphrase": code})


def refused(answer, status, code):
    return (answer.status_code, answer.json()) == (status, {"error": code})


def test_a_link_makes_one_browser_the_operators(ada, link):
    code = link()
    answer = enter(ada, code)
    cookies = answer.headers.get_list("set-cookie")
    (cookie,) = [cookie.lower() for cookie in cookies if "-host=" in cookie]
    assert answer.status_code == 204 and "httponly" in cookie and "samesite=strict" in cookie
    assert ada.get("/api/operator").status_code == 200
    with ada.other("Ben") as ben:
        assert refused(enter(ben, code), 403, "no-code")
        assert refused(ben.get("/api/operator"), 403, "not-operator")


def test_only_the_operator_may_use_the_operator_routes(ada, link):
    new_table(ada)
    token = ada.post("/api/me/keys", json={"label": "bot"}).json()["key"]
    link()
    with ada.other(None) as stranger:
        stranger.cookies.set(f"{stranger.cookie}-host", ada.secret, domain="127.0.0.1")
        for client, headers in ((ada, {}), (stranger, {}), (stranger, {"Authorization": f"Bearer {token}"})):
            for method, path, body in LOOKING:
                assert refused(client.request(method, path, json=body, headers=headers), 403, "not-operator")
    assert ada.get("/api/announcement").json() == {"text": None, "read_only": False}


def test_operator_links_and_sessions_expire(ada, link, data):
    late, code = link(), link()
    assert enter(ada, code).status_code == 204
    with open_database(engine_of(data)) as connection:
        connection.execute(update(ACCESS).values(expires=time.time() - 1))
    assert refused(enter(ada, late), 403, "no-code") and refused(ada.get("/api/operator"), 403, "not-operator")


def test_wrong_codes_are_limited(ada):
    for _ in range(10):
        assert refused(enter(ada, "wrong"), 403, "no-code")
    assert refused(enter(ada, "wrong"), 429, "slow-down")


def test_wrong_codes_write_nothing(ada, monkeypatch):
    written = []
    monkeypatch.setattr(ada.app.state.storage._writer, "commit", lambda *what: written.append(what))
    assert refused(enter(ada, "wrong"), 403, "no-code") and written == []


def test_the_operator_sees_tables_players_and_counts(ada, link):
    table = new_table(ada)
    enter(ada, link())
    seen = ada.get("/api/operator").json()
    assert (seen["stages"], seen["players_known"], seen["open"]) == ({"playing": 1}, 1, 1)
    assert [(one["id"], one["host"], one["stage"]) for one in seen["tables"]] == [(table, "Ada", "playing")]
    assert [(one["id"], one["tables"], one["banned"]) for one in seen["players"]] == [(ada.id, 1, False)]
    with ada.watching(table):
        while ada.get("/api/operator").json()["connected"] != 1:
            time.sleep(0.01)


class Silent(Quick):
    """Bots without a worker."""

    async def decide(self, *_asked):
        await asyncio.Event().wait()


def test_the_operator_sees_that_a_bot_does_not_answer(data, link):
    with server(data, mind=Silent()) as ada:
        enter(ada, link())
        assert ada.get("/api/operator").json()["bots_waited"] == 0
        with ada.watching(new_table(ada, BOTS)):
            while ada.get("/api/operator").json()["bots_waited"] == 0:
                time.sleep(0.01)
            assert REGISTRY.get_sample_value("postroad_bot_waited_seconds") > 0


def test_the_operator_finds_players_and_tables(ada, link, admin):
    with ada.other("Ben_ben") as ben, ada.other("BENNO") as benno:
        tables = [new_table(ada), new_table(ben), sit_down(ada, benno)]
        enter(ada, link())

        def found(find, **more):
            seen = ada.get("/api/operator", params={"find": find, **more}).json()
            counts = seen["players_found"], seen["tables_found"]
            return {one["name"] for one in seen["players"]}, {one["id"] for one in seen["tables"]}, counts

        assert found("") == ({"Ada", "Ben_ben", "BENNO"}, set(tables), (3, 3))
        assert found(" ben") == ({"Ben_ben", "BENNO"}, set(tables[1:]), (2, 2)), "by a part of a name"
        assert found("n_b") == ({"Ben_ben"}, {tables[1]}, (1, 1)), "taken as it is"
        assert found(ada.id[:8].upper()) == ({"Ada"}, {tables[0], tables[2]}, (1, 2)), "by an id"
        assert found(tables[2][:9]) == (set(), {tables[2]}, (0, 1))
        assert found("%") == (set(), set(), (0, 0))
        some = found("", tables=1, players=2)
        assert (len(some[0]), len(some[1]), some[2]) == (2, 1, (3, 3))
        for more in ({"tables": 0}, {"players": 501}, {"find": "x" * 81}):
            assert refused(ada.get("/api/operator", params=more), 422, "bad-request")
        assert "Ben_ben" in admin("list", "--players", "--find", "n_b") and "BENNO" not in admin(
            "list", "--players", "--find", "n_b"
        )
        assert tables[0] in admin("list", "--find", tables[0]) and tables[1] not in admin("list", "--find", tables[0])


def test_the_operators_changes_take_effect_at_once(ada, link):
    enter(ada, link())
    assert ada.post("/api/operator/announcement", json={"text": " Closed at ten. "}).status_code == 204
    assert ada.post("/api/operator/read-only", json={"read_only": True}).status_code == 204
    assert (
        ada.get("/api/announcement").json()
        == ada.get("/api/operator").json()["announcement"]
        == {"text": "Closed at ten.", "read_only": True}
    )
    assert refused(ada.post("/api/me", json={"name": "Eve"}), 503, "read-only")
    for line in ("", " ", "x" * 201, "two\nlines"):
        assert refused(ada.post("/api/operator/announcement", json={"text": line}), 422, "bad-request")
    assert ada.post("/api/operator/read-only", json={"read_only": False}).status_code == 204, "the host is not locked out"
    assert ada.post("/api/operator/announcement", json={"text": None}).status_code == 204
    assert ada.get("/api/announcement").json() == {"text": None, "read_only": False}


def test_the_operator_enters_a_closed_server(data, link):
    with server(data, name=None, invite="posthorn") as door:
        assert refused(door.get("/api/operator"), 403, "not-invited")
        assert door.get("/operator").status_code == 200 and enter(door, link()).status_code == 204
        assert door.get("/api/operator").status_code == 200 and door.get("/api/lobby").status_code == 200


class Rests:
    """A stand-in for all tables."""

    def __init__(self):
        self.resting, self.feeds = False, self

    def announce(self, _notice):
        pass

    async def set_read_only(self, resting):
        self.resting = resting


class Slow:
    """A database whose reads wait for the test."""

    def __init__(self):
        self.read_only, self.gates = False, []

    async def rows(self, _wanted):
        found = [{"key": "read-only", "value": True}] if self.read_only else []
        self.gates.append(asyncio.Event())
        await self.gates[-1].wait()
        return found


def test_an_older_read_does_not_undo_an_announcement():
    async def act():
        database, rests = Slow(), Rests()
        notices = Announcements(database, rests)
        again = asyncio.create_task(notices.refresh())  # as every few seconds
        await until(lambda: database.gates)
        database.read_only = True
        said = asyncio.create_task(notices.refresh())  # by the host's request
        for _ in range(10):
            await asyncio.sleep(0)
        for gate in reversed(database.gates):
            gate.set()
            await asyncio.sleep(0.01)
        await until(lambda: len(database.gates) == 2)
        database.gates[1].set()
        await asyncio.gather(again, said)
        assert notices.current["read_only"] and rests.resting

    asyncio.run(act())
