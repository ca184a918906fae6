"""LAN access: only a player at this machine opens it. The LAN here is one of this machine's own
addresses, so that no outside client is ever admitted."""

import re
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import httpx
import pytest
import uvicorn
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from postroad.server.http.lan_listener import LanListener
from postroad.server.local_addresses import bound
from postroad.server.settings import Settings
from tests.server import postgres
from tests.server.people import Client, conforms, new_table, server

THERE = "127.0.0.2"
NETWORK = "/api/operator/lan"


@contextmanager
def local_server(place, **settings):
    with server(place, **{"find_address": lambda: THERE, **settings}) as client:
        yield client


def switch_lan(client, let_in=True, **more):
    return client.post(NETWORK, json={"open": let_in}, **more)


def refused(answer, status, code):
    return (answer.status_code, answer.json()) == (status, {"error": code})


def guest(address):
    """A client of the address that the page shows."""
    return httpx.Client(base_url=address, headers={"Origin": address}, trust_env=False, event_hooks={"response": [conforms]})


@pytest.fixture
def home(tmp_path):
    with local_server(tmp_path) as client:
        yield client


def test_lan_access_is_closed_at_the_start(home):
    assert home.get(NETWORK).json() == {"addresses": []}
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((THERE, home.port))
    assert refused(home.get("/api/about", headers={"Host": THERE}), 421, "wrong-host")


def test_lan_guests_enter_and_are_disconnected(home):
    address = f"http://{THERE}:{home.port}"
    assert switch_lan(home).json() == home.get(NETWORK).json() == {"addresses": [address]}
    assert switch_lan(home).json() == {"addresses": [address]}, "pressed twice"
    table = new_table(home)
    with guest(address) as ben:
        assert ben.post("/api/me", json={"name": "Ben"}).status_code == 200
        assert ben.get(f"/api/tables/{table}").status_code == 200 and "Postroad" in ben.get("/").text
        with home.watching(table) as ada, connect(f"ws://{THERE}:{home.port}/api/tables/{table}/live", proxy=None) as line:
            assert line.recv(30)
            assert switch_lan(home, let_in=False).json() == home.get(NETWORK).json() == {"addresses": []}
            with pytest.raises(ConnectionClosed):
                list(line)
            assert ada.next()["seq"] == 1, "who sits at the machine stays"
        with pytest.raises(httpx.ConnectError):
            ben.get("/api/about")
    assert refused(home.get("/api/about", headers={"Host": THERE}), 421, "wrong-host")
    assert switch_lan(home, let_in=False).json() == {"addresses": []}, "pressed twice"
    assert switch_lan(home).json() == {"addresses": [address]}, "and opened once more"


def test_closing_lan_access_cuts_open_connections(home):
    """These are half a request and an endless stream."""
    switch_lan(home)
    with socket.create_connection((THERE, home.port), timeout=30) as half, guest(f"http://{THERE}:{home.port}") as ben:
        half.sendall(b"GET /api/about HTTP/1.1\r\n")
        ben.post("/api/me", json={"name": "Ben"})
        with ben.stream("GET", "/api/me/stream") as stream:
            lines = stream.iter_lines()
            next(lines)
            switch_lan(home, let_in=False)
            with pytest.raises(httpx.TransportError):
                list(lines)
        assert half.recv(100) == b""


def test_lan_guests_use_only_the_shown_address(home):
    (address,) = switch_lan(home).json()["addresses"]
    with guest(address) as ben:
        for host in ("evil.example", "127.0.0.3", "192.168.0.7", ""):
            assert refused(ben.get("/api/about", headers={"Host": host}), 421, "wrong-host")
        for origin in ("http://evil.example", f"http://127.0.0.1:{home.port}", "null"):
            assert refused(ben.post("/api/me", json={"name": "Ben"}, headers={"Origin": origin}), 403, "foreign-origin")
    live = f"ws://{THERE}:{home.port}/api/tables/{new_table(home)}/live"
    with pytest.raises(InvalidStatus), connect(live, proxy=None, origin="http://evil.example"):
        pass


def test_a_lan_guest_cannot_control_lan_access(home):
    (address,) = switch_lan(home).json()["addresses"]
    with guest(address) as ben:
        assert refused(ben.get(NETWORK), 403, "not-here") and refused(switch_lan(ben, let_in=False), 403, "not-here")
        liar = {"Host": f"localhost:{home.port}", "Origin": f"http://localhost:{home.port}"}
        assert refused(ben.get(NETWORK, headers=liar), 403, "not-here")
        assert refused(switch_lan(ben, let_in=False, headers=liar), 403, "not-here")
        about = ben.get("/api/about").json()
        assert about["may_open_lan"] is False and about["addresses"] == []
    assert home.get("/api/about").json()["may_open_lan"] is True and home.get(NETWORK).json()["addresses"] == [address]


HERE = {"client": "127.0.0.1", "host": "localhost:1700"}


@pytest.mark.parametrize(
    ("asks", "here"),
    [
        ({}, True),
        ({"client": "::1", "host": "[::1]:1700"}, True),
        ({"client": "::ffff:127.0.0.1"}, True),
        ({"client": "192.168.0.9"}, False),
        ({"client": "::ffff:192.168.0.9"}, False),
        ({"client": "fe80::1"}, False),
        ({"client": ""}, False),
        ({"host": "192.168.0.7:1700"}, False),
        ({"host": "127.0.0.2"}, False),
        ({"host": "localhost.evil.example"}, False),
        ({"host": "localhost:x"}, False),
        ({"host": ""}, False),
    ],
    ids=str,
)
def test_only_local_requests_may_control_lan_access(tmp_path, asks, here):
    door, asked = LanListener(Settings(tmp_path)), {**HERE, **asks}
    scope = {"type": "http", "client": (asked["client"], 5000), "headers": [(b"host", asked["host"].encode())]}
    assert not door.may_control(HTTPConnection(scope)), "nothing runs that could listen"
    door.attach(uvicorn.Server(uvicorn.Config(lambda: None)))
    assert door.may_control(HTTPConnection(scope)) == here


FORWARDED = ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "Via", "X-Real-IP"]


@pytest.mark.parametrize("header", FORWARDED)
def test_a_forwarded_request_cannot_open_lan_access(home, header):
    headers = {header: "127.0.0.1"}
    assert refused(switch_lan(home, headers=headers), 403, "not-here") and refused(
        home.get(NETWORK, headers=headers), 403, "not-here"
    )
    assert home.get("/api/about", headers=headers).json()["may_open_lan"] is False
    assert home.get(NETWORK).json() == {"addresses": []}


@pytest.mark.parametrize("origin", ["http://evil.example", "null", f"http://{THERE}"])
def test_a_foreign_page_cannot_open_lan_access(home, origin):
    assert refused(switch_lan(home, headers={"Origin": origin}), 403, "foreign-origin")
    assert home.get(NETWORK).json() == {"addresses": []}


@pytest.mark.parametrize(
    "settings",
    [
        {"proxies": ("127.0.0.1",)},
        {"proxies": ("10.0.0.1",)},
        {"host": "::"},
        {"host": "192.168.0.7"},
        {"names": ("post.example",)},
    ],
    ids=str,
)
def test_only_a_local_server_offers_lan_access(tmp_path, settings):
    with local_server(tmp_path, **settings) as home:
        assert refused(switch_lan(home), 403, "not-here") and refused(home.get(NETWORK), 403, "not-here")
        assert home.get("/api/about").json()["may_open_lan"] is False


def test_a_server_with_a_shared_database_offers_no_lan_access():
    with postgres.database() as address, local_server(address) as home:
        assert refused(switch_lan(home), 403, "not-here")


def test_lan_access_without_a_network_is_refused(tmp_path):
    with local_server(tmp_path, find_address=lambda: None) as home:
        assert refused(switch_lan(home), 409, "no-lan") and home.get(NETWORK).json() == {"addresses": []}


def test_an_unusable_address_refuses_lan_access(tmp_path):
    """The machine does not have the address (any more)."""
    with local_server(tmp_path, find_address=lambda: "192.0.2.1") as home:
        assert refused(switch_lan(home), 503, "cannot-listen") and home.get(NETWORK).json() == {"addresses": []}
        assert refused(home.get("/api/about", headers={"Host": "192.0.2.1"}), 421, "wrong-host")


def test_lan_access_takes_a_free_port_if_needed(home):
    with bound(THERE, home.port):
        (address,) = switch_lan(home).json()["addresses"]
    assert address.startswith(f"http://{THERE}:") and not address.endswith(f":{home.port}")
    with guest(address) as ben:
        assert ben.post("/api/me", json={"name": "Ben"}).status_code == 200


@pytest.mark.parametrize("body", [{}, {"open": 1}, {"open": "yes"}, {"open": True, "more": 1}, None])
def test_invalid_lan_requests_are_refused(home, body):
    assert refused(home.post(NETWORK, json=body), 422, "bad-request")


def test_lan_guests_need_the_passphrase(tmp_path):
    with local_server(tmp_path, name=None, invite="Posthorn") as home:
        assert refused(switch_lan(home), 403, "not-invited")
        home.post("/api/enter", json={"passphrase": "posthorn"})
        (address,) = switch_lan(home).json()["addresses"]
        with guest(address) as ben:
            assert refused(ben.get("/api/lobby"), 403, "not-invited")
            assert ben.post("/api/enter", json={"passphrase": "posthorn"}).status_code == 204
            assert ben.get("/api/lobby").status_code == 200


def test_read_only_mode_holds_for_lan_guests(tmp_path):
    with local_server(tmp_path, name=None, read_only=True) as home:
        (address,) = switch_lan(home).json()["addresses"]
        with guest(address) as ben:
            assert refused(ben.post("/api/me", json={"name": "Ben"}), 503, "read-only")
            assert ben.get("/api/lobby").status_code == 200
        assert switch_lan(home, let_in=False).json() == {"addresses": []}


def test_lan_access_ends_with_the_server(tmp_path):
    with local_server(tmp_path) as home:
        switch_lan(home)
        port = home.port
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((THERE, port))
    with local_server(tmp_path) as home:
        assert home.get(NETWORK).json() == {"addresses": []}


SERVE = """
import sys
from pathlib import Path
from postroad.server.local_addresses import bound
from postroad.server.run import serve_socket
from postroad.server.settings import Settings
serve_socket(Settings(Path(sys.argv[1]), find_address=lambda: sys.argv[2]), bound("127.0.0.1", 0), browser=False)
"""


def test_the_command_ends_while_lan_guests_are_connected(tmp_path):
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", SERVE, tmp_path, THERE], stdout=pipe, stderr=pipe, text=True) as serving:
        try:
            port = int(re.search(r":(\d+) ", serving.stdout.readline())[1])
            with Client(port) as home:
                assert switch_lan(home).json() == {"addresses": [f"http://{THERE}:{port}"]}
                with socket.create_connection((THERE, port)) as line:
                    serving.terminate()
                    assert line.recv(100) == b"" and serving.wait(30) == 0
        finally:
            serving.kill()
        assert serving.stderr.read() == ""


def test_simultaneous_requests_open_lan_access_once(home):
    """The listener opens once and then closes completely."""
    door = home.app.state.lan_listener
    with ThreadPoolExecutor(8) as many:
        told = list(many.map(lambda _: switch_lan(home), range(8)))
        assert {answer.text for answer in told} == {told[0].text} and len(door._server.servers) == 2
        list(many.map(lambda wanted: switch_lan(home, wanted), (False, True) * 8))
    assert switch_lan(home, let_in=False).json() == {"addresses": []}
    assert door.host_names == set() and len(door._server.servers) == 1
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((THERE, home.port))
