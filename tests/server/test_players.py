"""Guests, and the secrets that identify them."""

import asyncio
import hashlib
import re
import time

import pytest
from sqlalchemy import select

from postroad.server.settings import Limits, Time
from postroad.server.storage.credentials import Credentials
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.players import Players
from postroad.server.storage.schema import METADATA
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from tests.server.people import ADA, Client, new_table, opened_storage, server


def refused(answer, status, code):
    return (answer.status_code, answer.json()) == (status, {"error": code})


def run_sql(client, query, *values):
    """The result of a query of the database, or of a change."""
    settings = client.app.state.settings
    engine = engine_of(settings.database or settings.data).sqlalchemy_engine()
    with engine.begin() as connection:
        done = connection.exec_driver_sql(query.replace("?", "%s") if settings.database else query, values)
        found = done.fetchall() if done.returns_rows else []
    engine.dispose()
    return found


def by_token(client, token):
    """A program with an API key and no browser headers."""
    program = client.other(None)
    del program.headers["Origin"]
    program.headers["Authorization"] = f"Bearer {token}"
    return program


# Guests


def test_a_guest_is_recognized_by_cookie(stranger):
    assert refused(stranger.get("/api/me"), 401, "no-player")
    made = stranger.post("/api/me", json={"name": "  Łucja "})
    assert made.status_code == 200 and made.json()["name"] == "Łucja"
    assert re.fullmatch(r"[2-9a-z]{10}", made.json()["id"])
    assert stranger.get("/api/me").json() == {**made.json(), "tables": []}


def test_another_name_is_the_same_player(client):
    table = new_table(client)
    assert client.post("/api/me", json={"name": "Ada the Second"}).json() == {"id": client.id, "name": "Ada the Second"}
    me = client.get("/api/me").json()
    assert me["name"] == "Ada the Second" and [listed["id"] for listed in me["tables"]] == [table]


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\nb", "a\u202eb", 7, None])
def test_invalid_names_are_refused(stranger, name):
    assert refused(stranger.post("/api/me", json={"name": name}), 422, "bad-request")


def test_the_cookie(stranger):
    answer = stranger.post("/api/me", json={"name": "Ada"})
    name, _, rest = answer.headers["set-cookie"].partition("=")
    parts = {part.strip().lower() for part in rest.split(";")[1:]}
    assert name == f"postroad-{stranger.port}", "cookies do not tell ports apart"
    assert parts == {"httponly", "samesite=strict", "path=/", f"max-age={365 * 24 * 3600}"}


@pytest.mark.parametrize(("host", "name"), [("localhost", "postroad-80"), ("[::1]:1234", "postroad-1234")])
def test_the_cookie_is_named_by_the_port_that_the_browser_knows(stranger, host, name):
    answer = stranger.post("/api/me", json={"name": "Ada"}, headers={"Host": host, "Origin": f"http://{host}"})
    assert answer.headers["set-cookie"].startswith(f"{name}=")


def test_an_invalid_cookie_is_not_deleted(serving):
    """An answer to an old cookie may arrive after the answer with a new one."""
    with Client(serving.port, name=None) as stranger:
        stranger.cookies.set(stranger.cookie, "worthless", domain="127.0.0.1")
        answer = stranger.get("/api/me")
        assert refused(answer, 401, "no-player") and "set-cookie" not in answer.headers
        assert stranger.post("/api/me", json={"name": "Ada"}).status_code == 200


def test_secrets_are_stored_only_as_digests(client):
    client.post("/api/me/keys", json={"label": "bot"})
    code = client.post("/api/me/device-link").json()["code"]
    kept = run_sql(client, "SELECT digest FROM secrets WHERE player = ?", client.id)
    assert {hashlib.sha256(secret.encode()).hexdigest() for secret in (client.secret, code)} <= {digest for (digest,) in kept}
    everything = all_that_is_stored(client.app.state.settings)
    assert client.id in everything and client.secret not in everything and code not in everything


def all_that_is_stored(settings):
    if settings.database is None:
        return "".join(path.read_text("latin-1") for path in settings.data.iterdir())
    engine = engine_of(settings.database).sqlalchemy_engine()
    with engine.connect() as connection:
        rows = [row for table in METADATA.sorted_tables for row in connection.execute(select(table))]
    engine.dispose()
    return str(rows)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/tables/{}"),
        *(("POST", f"/api/tables/{{}}/{what}") for what in ("sit", "stand", "fill", "start", "rematch")),
        *(("POST", f"/api/tables/{{}}/{what}") for what in ("decisions", "undo", "resign", "preview", "chat", "leave", "back")),
        ("POST", "/api/me/device-link"),
        ("GET", "/api/me/keys"),
        ("POST", "/api/me/keys"),
        ("DELETE", "/api/me/keys/x"),
        ("GET", "/api/me/stream"),
    ],
)
def test_requests_without_a_player_are_refused(client, stranger, method, path):
    table = new_table(client)
    assert refused(stranger.request(method, path.format(table)), 401, "no-player")
    assert stranger.get(f"/api/tables/{table}").status_code == 200, "but everybody may look on"


# Programs


def test_an_api_key_authenticates_its_player(client):
    made = client.post("/api/me/keys", json={"label": " my bot "})
    token = made.json()["key"]
    assert made.status_code == 201 and len(token) >= 40
    with by_token(client, token) as program:
        assert program.get("/api/me").json()["id"] == client.id
        assert new_table(program) in [table["id"] for table in client.get("/api/tables").json()["tables"]]
        (listed,) = client.get("/api/me/keys").json()["keys"]
        assert (listed["id"], listed["label"]) == (made.json()["id"], "my bot") and listed["used"] >= listed["created"]
        assert token not in client.get("/api/me/keys").text
        assert client.delete(f"/api/me/keys/{listed['id']}").status_code == 204
        assert refused(program.get("/api/me/keys"), 401, "no-player"), "at once"
    assert client.get("/api/me/keys").json() == {"keys": []}


def test_players_delete_only_their_own_api_keys(client, ben):
    token = client.post("/api/me/keys", json={"label": "bot"}).json()["id"]
    assert refused(ben.delete(f"/api/me/keys/{token}"), 404, "no-key")
    assert len(client.get("/api/me/keys").json()["keys"]) == 1 and ben.get("/api/me/keys").json() == {"keys": []}


def test_a_browsers_login_cannot_be_deleted_as_an_api_key(client):
    (secret_id,) = run_sql(client, "SELECT id FROM secrets WHERE player = ? AND kind = 'browser'", client.id)[0]
    assert refused(client.delete(f"/api/me/keys/{secret_id}"), 404, "no-key")
    assert client.get("/api/me").status_code == 200


def test_api_keys_are_limited(place):
    with server(place, limits=Limits(max_api_keys=2)) as client:
        answers = [client.post("/api/me/keys", json={"label": "bot"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 409] and answers[2].json() == {"error": "too-many"}


def test_simultaneous_api_keys_respect_the_limit(data):
    async def make():
        storage, limits = await opened_storage(data), Limits(max_api_keys=2)
        credentials = Credentials(storage, Players(storage, limits, Time()), limits, Time())
        ada = Player(ADA.id, ADA.name)
        made = await asyncio.gather(*(credentials.new_api_key(ada, "bot") for _ in range(8)), return_exceptions=True)
        kept = await credentials.api_keys(ada)
        await storage.close()
        return sum(isinstance(one, CommandRejected) for one in made), len(kept)

    assert asyncio.run(make()) == (6, 2)


@pytest.mark.parametrize("header", ["Basic abc", "Bearer", "bearer", ""])
def test_a_malformed_authorization_header_is_refused(client, header):
    program = by_token(client, "")
    program.headers["Authorization"] = header
    with program:
        assert refused(program.get("/api/tables"), 401, "no-player")


# Another device


def test_a_device_code_links_another_device(client, stranger):
    table = new_table(client)
    code = client.post("/api/me/device-link").json()["code"]
    answer = stranger.post("/api/me/device-link/accept", json={"code": f" {code.upper()} "})
    assert answer.json() == {"id": client.id, "name": "Ada"} and "httponly" in answer.headers["set-cookie"].lower()
    assert [listed["id"] for listed in stranger.get("/api/me").json()["tables"]] == [table]
    assert stranger.secret != client.secret and client.get("/api/me").status_code == 200


def test_a_code_works_once(client, serving):
    code = client.post("/api/me/device-link").json()["code"]
    with serving.other(None) as first, serving.other(None) as second:
        assert first.post("/api/me/device-link/accept", json={"code": code}).status_code == 200
        assert refused(second.post("/api/me/device-link/accept", json={"code": code}), 403, "no-code")
        assert second.get("/api/me").status_code == 401


def test_a_code_expires(place):
    with server(place, limits=Limits(device_code_lifetime=-1.0)) as client, client.other(None) as stranger:
        code = client.post("/api/me/device-link").json()["code"]
        assert refused(stranger.post("/api/me/device-link/accept", json={"code": code}), 403, "no-code")


def test_only_the_last_code_works(client, serving):
    old, new = (client.post("/api/me/device-link").json()["code"] for _ in range(2))
    with serving.other(None) as stranger:
        assert refused(stranger.post("/api/me/device-link/accept", json={"code": old}), 403, "no-code")
        assert stranger.post("/api/me/device-link/accept", json={"code": new}).status_code == 200


def test_a_code_is_no_api_key_and_no_cookie(client, serving):
    """It opens nothing but its own route."""
    code = client.post("/api/me/device-link").json()["code"]
    with by_token(client, code) as program:
        assert refused(program.get("/api/tables"), 401, "no-player")
    with serving.other(None) as stranger:
        stranger.cookies.set(stranger.cookie, code, domain="127.0.0.1")
        assert refused(stranger.get("/api/me"), 401, "no-player")


@pytest.mark.parametrize("code", ["", "no such code", "x" * 200, "é" * 20, "\x00"])
def test_unknown_codes_get_one_answer(stranger, code):
    answer = stranger.post("/api/me/device-link/accept", json={"code": code})
    assert refused(answer, 403, "no-code") and "set-cookie" not in answer.headers


# Bans


def test_banned_players_are_refused_everywhere(place):
    with server(place, limits=Limits(login_cache_seconds=0.1)) as client:
        table = new_table(client)
        token = client.post("/api/me/keys", json={"label": "bot"}).json()["key"]
        run_sql(client, "UPDATE players SET banned = true WHERE id = ?", client.id)
        time.sleep(0.15)
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/me/stream"):
            assert refused(client.get(path), 403, "banned")
        assert refused(client.post("/api/me", json={"name": "Somebody else"}), 403, "banned")
        with by_token(client, token) as program:
            assert refused(program.get("/api/me"), 403, "banned")
