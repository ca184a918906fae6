"""A private server: passphrase, single-use invitations, and passes."""

import re
import time
from contextlib import contextmanager

import pytest
from sqlalchemy import select, update
from websockets.exceptions import InvalidStatus

from postroad.cli import main
from postroad.server.admin.moderation import open_database
from postroad.server.settings import Limits
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.schema import ACCESS
from tests.server.lines import get, line, until
from tests.server.people import new_table, server
from tests.server.wire import description

WORD = "Posthorn an der Donau"
NOWHERE = {"error": "not-invited"}


@pytest.fixture
def private_server(data):
    """A client without a pass at a private server."""
    with server(data, name=None, invite=WORD) as stranger:
        yield stranger


def enter(client, word):
    return client.post("/api/enter", json={"passphrase": word})


def refused(answer, status, code):
    return (answer.status_code, answer.json()) == (status, {"error": code})


@contextmanager
def admitted(client, name="Ada"):
    with client.other(None) as other:
        assert enter(other, WORD).status_code == 204
        other.id = other.post("/api/me", json={"name": name}).json()["id"]
        yield other


@pytest.fixture
def admin(data, capsys):
    where = ["--data", str(data)] if not isinstance(data, str) else ["--database", data]

    def run(*words):
        status = main(["admin", *words, *where])
        return status, capsys.readouterr().out.strip()

    return run


def test_uninvited_clients_reach_only_the_entrance(private_server):
    """This covers every route with any request."""
    asked = [(method, path) for path, methods in description()["paths"].items() for method in methods]
    assert len(asked) > 25
    open_to_all = {"/api/enter", "/api/operator/enter", "/api/health", "/api/ready"}
    for method, path in asked:
        if path not in open_to_all:
            answer = private_server.request(method, re.sub(r"\{\w+\}", "nowhere", path), json={} if method != "get" else None)
            assert refused(answer, 403, "not-invited"), (method, path)
    for path in ("/api/openapi.json", "/api/nothing", "/", "/table/abc"):
        assert refused(private_server.get(path), 403, "not-invited"), path
    for path in ("/enter", "/operator", "/static/js/app/start.js", "/sw.js", "/api/health", "/api/ready"):
        assert private_server.get(path).status_code == 200, path


def test_uninvited_clients_open_no_socket(private_server):
    with admitted(private_server) as ada:
        table = new_table(ada)
        with pytest.raises(InvalidStatus) as refusal, private_server.watching(table):
            pass
        assert refusal.value.response.status_code == 403
        with ada.watching(table) as watching:
            assert watching.next()["seq"] == 1


def test_uninvited_browsers_are_redirected_to_the_entrance(private_server):
    answer = private_server.get("/table/abc?kind=x&to=//evil.example", headers={"Accept": "text/html"})
    assert answer.status_code == 303
    assert answer.headers["location"] == "/enter?to=%2Ftable%2Fabc%3Fkind%3Dx%26to%3D%2F%2Fevil.example"


@pytest.mark.parametrize("word", [WORD, WORD.upper(), f" {WORD} "])
def test_the_passphrase_gives_a_lasting_pass(private_server, word):
    answer = enter(private_server, word)
    cookie = answer.headers["set-cookie"].lower()
    assert answer.status_code == 204 and "httponly" in cookie and "samesite=lax" in cookie
    assert (
        private_server.get("/api/about").status_code == 200
        and private_server.get("/", headers={"Accept": "text/html"}).status_code == 200
    )


@pytest.mark.parametrize("word", ["Posthorn", WORD + "!", "x" * 200, "é", "0" * 16])
def test_a_wrong_passphrase_is_refused(private_server, word):
    answer = enter(private_server, word)
    assert refused(answer, 403, "wrong-passphrase") and "set-cookie" not in answer.headers
    assert refused(private_server.get("/api/about"), 403, "not-invited")


@pytest.fixture
def throttled_server(data):
    """A private server after many wrong passphrases from this address; each further one is delayed by a second."""
    with server(data, name=None, invite=WORD, limits=Limits(passphrase_delay=1.0, max_waiting_passphrases=2)) as stranger:
        for _ in range(10):
            assert refused(enter(stranger, "wrong"), 403, "wrong-passphrase")
        yield stranger


def test_the_right_passphrase_passes_after_wrong_ones(throttled_server):
    begun = time.monotonic()
    assert enter(throttled_server, WORD).status_code == 204 and time.monotonic() - begun >= 1.0, "not sooner than a wrong one"
    assert throttled_server.get("/api/about").status_code == 200


def test_wrong_passphrases_are_limited(throttled_server, admin):
    """Few of an address wait; others are refused, even a right one, which could be guessed otherwise."""
    _, link = admin("invite")
    words = throttled_server.app.state.passphrase_limiter
    with words.waiting("127.0.0.1") as first, words.waiting("127.0.0.1"):
        assert first == 1.0
        assert refused(enter(throttled_server, "wrong"), 429, "slow-down") and refused(
            enter(throttled_server, WORD), 429, "slow-down"
        )
        assert enter(throttled_server, link.partition("#")[2]).status_code == 204, "an invitation cannot be guessed"
    begun = time.monotonic()
    with throttled_server.other(None) as other:
        assert refused(enter(other, "wrong"), 403, "wrong-passphrase") and time.monotonic() - begun >= 1.0


def test_a_delayed_passphrase_blocks_no_other_request(data):
    limits = Limits(passphrase_delay=30.0, max_concurrent_requests=1)
    with server(data, name=None, invite=WORD, limits=limits, proxies=("127.0.0.1",)) as door, line(door) as bare:
        door.headers["X-Forwarded-For"] = "203.0.113.9"
        for _ in range(10):
            enter(door, "wrong")
        head = get(door, "/api/enter").replace(b"GET", b"POST") + b"X-Forwarded-For: 203.0.113.9\r\n"
        bare.sendall(head + b'Content-Type: application/json\r\nContent-Length: 23\r\n\r\n{"passphrase": "wrong"}')
        until(lambda: door.app.state.passphrase_limiter._waiting)
        assert door.get("/api/health").status_code == 200 and door.app.state.passphrase_limiter._waiting


def test_an_invitation_admits_one_browser(private_server, admin):
    status, link = admin("invite", "--at", "https://post.example/")
    code = link.removeprefix("https://post.example/enter#")
    assert status == 0 and re.fullmatch("[2-9a-z]{16}", code)
    with admitted(private_server) as ada:
        assert enter(ada, code).status_code == 204, "who is in does not use it up"
    assert enter(private_server, code).status_code == 204 and private_server.get("/api/lobby").status_code == 200
    with private_server.other(None) as another:
        assert refused(enter(another, code), 403, "wrong-passphrase")


def test_an_expired_invitation_is_refused(private_server, admin, data):
    _, link = admin("invite", "--days", "1")
    with open_database(engine_of(data)) as connection:
        connection.execute(update(ACCESS).values(expires=1.0))
    assert refused(enter(private_server, link.partition("#")[2]), 403, "wrong-passphrase")


def test_only_digests_are_stored(private_server, admin, data):
    _, link = admin("invite")
    enter(private_server, WORD)
    with open_database(engine_of(data)) as connection:
        stored = str(connection.execute(select(ACCESS)).all())
    assert (
        link.partition("#")[2] not in stored
        and private_server.cookies[f"{private_server.cookie}-pass"] not in stored
        and WORD not in stored
    )


def test_a_pass_survives_a_restart(data):
    with server(data, name=None, invite=WORD) as before:
        enter(before, WORD)
        secret = before.cookies[f"{before.cookie}-pass"]
    with server(data, name=None, invite="another word") as after:
        after.cookies.set(f"{after.cookie}-pass", secret, domain="127.0.0.1")
        assert after.get("/api/about").status_code == 200


def test_a_revoked_pass_is_refused(private_server, admin):
    enter(private_server, WORD)
    assert private_server.get("/api/about").status_code == 200
    assert admin("uninvite") == (0, "1 passes and invitations revoked")
    private_server.app.state.server_access._seen.clear()  # as a few seconds later
    assert refused(private_server.get("/api/about"), 403, "not-invited")


def test_an_api_key_admits_a_program(private_server):
    with admitted(private_server) as ada:
        token = ada.post("/api/me/keys", json={"label": "bot"}).json()["key"]
    with private_server.other(None) as program:
        assert program.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json()["name"] == "Ada"
        assert refused(program.get("/api/me", headers={"Authorization": "Bearer nobody's"}), 403, "not-invited")


def test_a_cookie_of_a_player_is_no_pass(data):
    with server(data) as ada:
        secret = ada.secret
    with server(data, name=None, invite=WORD) as door:
        door.cookies.set(door.cookie, secret, domain="127.0.0.1")
        assert refused(door.get("/api/me"), 403, "not-invited")


def test_a_cookie_of_a_player_is_no_api_key(data):
    """Otherwise players from before the passphrase could enter for ever. Such a key counts as wrong."""
    with server(data) as ada:
        table, secret = new_table(ada), ada.secret
        assert refused(ada.get("/api/me", headers={"Authorization": f"Bearer {secret}"}), 401, "no-player")
    as_key = {"Authorization": f"Bearer {secret}"}
    with server(data, name=None, invite=WORD) as door:
        with pytest.raises(InvalidStatus) as refusal, door.watching(table, additional_headers=as_key):
            pass
        assert refusal.value.response.status_code == 403
        for _ in range(9):
            assert refused(door.get("/api/me", headers=as_key), 403, "not-invited")
        assert refused(door.get("/api/me", headers=as_key), 429, "slow-down")


def test_without_a_passphrase_only_invitations_admit(data, admin):
    with server(data, name=None, invite="") as door:
        assert door.post("/api/enter", json={"passphrase": ""}).status_code == 422
        assert refused(enter(door, " "), 403, "wrong-passphrase")
        assert enter(door, admin("invite")[1].partition("#")[2]).status_code == 204


def test_an_open_server_admits_everyone(data):
    with server(data, name=None) as stranger:
        assert enter(stranger, "anything").status_code == 204 and stranger.get("/api/about").status_code == 200
