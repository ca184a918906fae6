"""Devices and API keys: listed, and ended one by one with everything opened by them."""

import json
import time

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from postroad.server.settings import Limits
from postroad.server.tables.player import Player
from tests.server.people import new_table, server
from tests.server.test_players import by_token, refused, run_sql
from tests.server.test_stream import listening
from tests.server.times import Calendar


def link_browser(client, other):
    """Link the other browser to this player."""
    code = client.post("/api/me/device-link").json()["code"]
    assert other.post("/api/me/device-link/accept", json={"code": code}).json()["id"] == client.id


def devices(client):
    return client.get("/api/me/devices").json()["devices"]


def key_of(client):
    made = client.post("/api/me/keys", json={"label": "bot"}).json()
    return made["id"], made["key"]


def closed(watching):
    """The code and the reason of a closed socket."""
    with pytest.raises(ConnectionClosed) as closing:
        watching.until(lambda _message: False)
    return closing.value.rcvd.code, closing.value.rcvd.reason


# The list


def test_devices_are_listed(client, stranger):
    (here,) = devices(client)
    assert here["here"] and here["label"] is None and here["used"] >= here["created"] - 1
    link_browser(client, stranger)
    assert [device["here"] for device in devices(client)] == [True, False]
    assert [device["here"] for device in devices(stranger)] == [False, True]
    told = client.get("/api/me/devices").text
    assert client.secret not in told and stranger.secret not in told and "127.0.0.1" not in told and "httpx" not in told


def test_devices_show_their_last_use(place):
    day = Calendar(1000.0)
    with server(place, time=day, limits=Limits(login_cache_seconds=0.0)) as client, client.other(None) as other:
        link_browser(client, other)
        other.get("/api/me")
        day.day = 5000.0
        assert {device["here"]: device["used"] for device in devices(client)} == {True: 5000.0, False: 1000.0}


def test_a_player_names_only_their_own_devices(client, ben):
    (here,) = devices(client)
    assert client.post(f"/api/me/devices/{here['id']}", json={"label": " kitchen "}).status_code == 204
    assert devices(client)[0]["label"] == "kitchen"
    assert refused(ben.post(f"/api/me/devices/{here['id']}", json={"label": "x"}), 404, "no-device")
    assert refused(ben.delete(f"/api/me/devices/{here['id']}"), 404, "no-device")
    assert devices(client)[0]["label"] == "kitchen"


def test_the_server_stores_no_user_agent(client):
    client.get("/api/me", headers={"User-Agent": "a-browser-of-mine"})
    assert "a-browser-of-mine" not in str(run_sql(client, "SELECT * FROM secrets WHERE player = ?", client.id))


# Signing out


def test_one_device_is_signed_out(client, stranger):
    link_browser(client, stranger)
    there = next(device["id"] for device in devices(client) if not device["here"])
    table = new_table(client)
    with stranger.watching(table) as watching, listening(stranger) as stream:
        watching.next()
        stream.next()
        assert client.delete(f"/api/me/devices/{there}").status_code == 204
        assert closed(watching) == (4401, "signed-out")
        assert next(stream.lines) == "event: refused"
        assert json.loads(next(stream.lines).removeprefix("data: ")) == {"error": "signed-out"}
        assert list(stream.lines) == [""], "and it has ended"
    assert refused(stranger.get("/api/tables"), 401, "no-player")
    assert len(devices(client)) == 1


def test_one_request_signs_out_all_other_devices(client, serving):
    with serving.other(None) as first, serving.other(None) as second, serving.other(None) as third:
        link_browser(client, first)
        link_browser(client, second)
        code = client.post("/api/me/device-link").json()["code"]
        assert first.delete("/api/me/devices").status_code == 204
        assert [other.get("/api/me").status_code for other in (client, second, first)] == [401, 401, 200]
        assert refused(third.post("/api/me/device-link/accept", json={"code": code}), 403, "no-code"), (
            "nor does a code bring one back"
        )
        assert [device["here"] for device in devices(first)] == [True]


def test_a_device_linked_during_sign_out_is_signed_out_too(client, monkeypatch):
    """This holds whether the code is used before or after its invalidation."""
    code = client.post("/api/me/device-link").json()["code"]
    state = client.app.state
    read = state.storage.rows

    async def moving(wanted, **given):
        rows = await read(wanted, **given)
        if "secrets.label" in str(wanted):
            monkeypatch.undo()
            assert await state.credentials.accept(code, None)
        return rows

    monkeypatch.setattr(state.storage, "rows", moving)
    assert client.delete("/api/me/devices").status_code == 204
    assert [device["here"] for device in devices(client)] == [True]


def test_this_device_may_be_signed_out(client):
    (here,) = devices(client)
    answer = client.delete(f"/api/me/devices/{here['id']}")
    assert answer.status_code == 204 and "Max-Age=0" in answer.headers["set-cookie"]


def test_linking_a_browser_invalidates_its_old_cookie(client, ben):
    """The browser's old cookie becomes invalid, and its sockets end."""
    table = new_table(ben)
    before = ben.secret
    with ben.watching(table) as watching:
        watching.next()
        link_browser(client, ben)
        assert closed(watching) == (4401, "signed-out")
    with by_token(client, before) as program:
        assert refused(program.get("/api/tables"), 401, "no-player")


def test_a_code_is_used_in_one_step(client, ben, monkeypatch):
    """Otherwise a full disk could use up the code without linking the browser."""
    code, before = client.post("/api/me/device-link").json()["code"], ben.secret
    ben.get("/api/me")
    storage = client.app.state.storage
    commit, commits = storage.commit, []

    async def once(*statements, **more):
        commits.append(statements)
        if len(commits) > 1:
            raise OperationalError("", {}, Exception("database or disk is full"))
        return await commit(*statements, **more)

    monkeypatch.setattr(storage, "commit", once)
    assert ben.post("/api/me/device-link/accept", json={"code": code}).json()["id"] == client.id
    monkeypatch.undo()
    with by_token(client, before) as program:
        assert refused(program.get("/api/tables"), 401, "no-player")
    assert [device["here"] for device in devices(ben)] == [False, True]


def test_a_used_code_leaves_the_browsers_player_unchanged(client, ben, monkeypatch):
    code = client.post("/api/me/device-link").json()["code"]
    credentials = client.app.state.credentials
    owner_of = credentials.owner_of

    async def too_late(asked):
        player = await owner_of(asked)
        monkeypatch.undo()
        assert await credentials.accept(code, None)
        return player

    monkeypatch.setattr(credentials, "owner_of", too_late)
    assert refused(ben.post("/api/me/device-link/accept", json={"code": code}), 403, "no-code")
    assert ben.get("/api/me").json()["id"] == ben.id


# Access keys


def test_an_api_key_cannot_manage_keys_or_devices(client):
    (here,) = devices(client)
    key, token = key_of(client)
    with by_token(client, token) as program:
        for method, path, body in (
            ("POST", "/api/me/device-link", None),
            ("GET", "/api/me/devices", None),
            ("DELETE", "/api/me/devices", None),
            ("POST", f"/api/me/devices/{here['id']}", {"label": "x"}),
            ("DELETE", f"/api/me/devices/{here['id']}", None),
            ("POST", "/api/me/keys", {"label": "another"}),
            ("DELETE", f"/api/me/keys/{key}", None),
        ):
            assert refused(program.request(method, path, json=body), 403, "browser-only"), path
        assert program.get("/api/me").json()["id"] == client.id, "but it plays"
    assert len(devices(client)) == len(client.get("/api/me/keys").json()["keys"]) == 1


def test_deleting_a_key_ends_its_sockets_and_streams(client):
    key, token = key_of(client)
    table = new_table(client)
    headers = {"Authorization": f"Bearer {token}"}
    with by_token(client, token) as program, listening(program) as stream, client.watching(table) as own:
        with client.watching(table, "?seat=0", additional_headers=headers) as watching:
            watching.next()
            stream.next()
            assert client.delete(f"/api/me/keys/{key}").status_code == 204
            assert closed(watching) == (4401, "signed-out")
        assert next(stream.lines) == "event: refused"
        own.next()
        assert client.get("/api/me").status_code == 200, "the player's own lines go on"


def test_a_login_deleted_in_the_database_ends_its_sockets(place):
    with server(place, limits=Limits(sweep_interval=0.05)) as client:
        table = new_table(client)
        with client.watching(table) as watching:
            watching.next()
            run_sql(client, "DELETE FROM secrets WHERE player = ?", client.id)
            assert closed(watching) == (4401, "signed-out")


def test_a_key_deleted_during_its_lookup_is_not_cached(place, monkeypatch):
    with server(place, limits=Limits(login_cache_seconds=60.0)) as client:
        key, token = key_of(client)
        state, me = client.app.state, Player(client.id, "Ada")
        read = state.players._storage.rows

        async def deleting(wanted, **given):
            rows = await read(wanted, **given)
            if "digest =" in str(wanted):
                monkeypatch.undo()
                await state.credentials.delete_key(me, key)
            return rows

        monkeypatch.setattr(state.players._storage, "rows", deleting)
        with by_token(client, token) as program:
            program.get("/api/tables")
            assert refused(program.get("/api/tables"), 401, "no-player")


# The owner of a code


def test_showing_a_codes_owner_does_not_use_it(client, stranger):
    code = client.post("/api/me/device-link").json()["code"]
    for _ in range(2):
        answer = stranger.post("/api/me/device-link/owner", json={"code": code})
        assert answer.json() == {"id": client.id, "name": "Ada"} and "set-cookie" not in answer.headers
    assert stranger.get("/api/me").status_code == 401, "nothing has happened"
    assert stranger.post("/api/me/device-link/accept", json={"code": code}).status_code == 200
    assert refused(stranger.post("/api/me/device-link/owner", json={"code": code}), 403, "no-code")


def test_a_known_player_is_admitted_while_writes_fail(place, monkeypatch):
    with server(place, limits=Limits(login_cache_seconds=0.0, last_used_interval=0.0)) as client:
        writer = client.app.state.players._storage._writer

        async def full(*_what):
            raise OperationalError("", {}, Exception("database or disk is full"))

        monkeypatch.setattr(writer, "commit", full)
        time.sleep(0.01)
        assert client.get("/api/tables").status_code == 200
