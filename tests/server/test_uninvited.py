"""Revoked passes: their sockets and streams end, as with deleted devices and keys."""

import json

import pytest
from websockets.exceptions import ConnectionClosed

from postroad.cli import main
from postroad.server.settings import Limits
from tests.server.people import decide, new_table, server
from tests.server.test_server_access import WORD, admitted
from tests.server.waiting import noted, until

OFTEN = Limits(sweep_interval=0.05)


@pytest.fixture
def private_server(data):
    """A client without a pass at a private server."""
    with server(data, name=None, invite=WORD, limits=OFTEN) as stranger:
        yield stranger


def uninvite(data):
    where = ["--data", str(data)] if not isinstance(data, str) else ["--database", data]
    assert main(["admin", "uninvite", *where]) == 0


def ends(watching):
    with pytest.raises(ConnectionClosed) as closed:
        watching.next(timeout=20)
    return closed.value.rcvd.code, closed.value.rcvd.reason


def wait_for_pass_check(client, monkeypatch):
    """Wait until the server has checked passes more than once."""
    looks = noted(monkeypatch, client.app.state.registry, "revoke_passes")
    until(lambda: len(looks) >= 3)


def test_uninvite_ends_sockets_and_streams(private_server, data):
    with admitted(private_server) as ada:
        table = new_table(ada)
        with ada.watching(table, "?seat=0") as watching, ada.stream("GET", "/api/me/stream") as stream:
            watching.next()
            lines = (line for line in stream.iter_lines() if line)
            assert next(lines) == "event: tables" and next(lines)
            uninvite(data)
            assert ends(watching) == (4403, "not-invited")
            assert next(lines) == "event: refused"
            assert json.loads(next(lines).removeprefix("data: ")) == {"error": "not-invited"}
            assert not list(lines)


def test_uninvite_disconnects_spectators(private_server, data):
    with admitted(private_server) as ada, private_server.other(None) as eve:
        table = new_table(ada)
        assert eve.post("/api/enter", json={"passphrase": WORD}).status_code == 204
        with eve.watching(table) as watching:
            watching.next()
            uninvite(data)
            assert ends(watching) == (4403, "not-invited")


def test_uninvite_spares_new_passes_and_api_keys(private_server, data, monkeypatch):
    with admitted(private_server) as ada:
        token = ada.post("/api/me/keys", json={"label": "bot"}).json()["key"]
        uninvite(data)
        with admitted(private_server, "Ben") as ben:
            table = new_table(ben)
            key = {"Authorization": f"Bearer {token}"}
            with ben.watching(table) as watching, private_server.watching(table, additional_headers=key) as program:
                watching.next(), program.next()
                wait_for_pass_check(private_server, monkeypatch)
                decide(ben, table)
                for each in (watching, program):
                    each.until(lambda message: message["seq"] == 2)


def test_an_open_server_ignores_invalid_passes(data, monkeypatch):
    with server(data, limits=OFTEN) as ada:
        ada.cookies.set(f"{ada.cookie}-pass", "worthless", domain="127.0.0.1")
        table = new_table(ada)
        with ada.watching(table) as watching:
            watching.next()
            wait_for_pass_check(ada, monkeypatch)
            decide(ada, table)
            watching.until(lambda message: message["seq"] == 2)
