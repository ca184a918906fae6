"""Connections: their number, their timeouts, and truncated requests."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from postroad.server.fd_limits import most_descriptors, raise_descriptors
from postroad.server.http import connection_limits
from postroad.server.settings import Limits, Settings
from tests.server.lines import drip, ended, get, line
from tests.server.people import Client, new_table, server

QUICK = Limits(request_timeout=0.5, keep_alive=1, write_timeout=0.5, ping_interval=0.5)


@pytest.fixture(scope="module")
def quick(lasting_place):
    with server(lasting_place, limits=QUICK) as client:
        yield client


# Time


def test_a_silent_connection_is_closed(quick):
    with line(quick) as bare:
        assert ended(bare)


def test_half_a_request_is_timed_out(quick):
    with line(quick) as bare:
        bare.sendall(get(quick) + b"X-Half: ")
        assert ended(bare)


def test_endless_headers_are_timed_out(quick):
    """Bytes keep coming, but never the end."""
    with line(quick) as bare:
        bare.sendall(get(quick))
        assert drip(bare, b"X-More: more\r\n")


@pytest.mark.parametrize("path", ["/api/tables", "/nowhere"])
@pytest.mark.parametrize("method", ["POST", "GET"])
def test_an_endless_body_is_timed_out(quick, path, method):
    with line(quick) as bare:
        head = get(quick, path).replace(b"GET", method.encode())
        bare.sendall(head + b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n")
        assert drip(bare, b" ")


def test_a_slow_but_complete_request_is_answered(client):
    with line(client) as bare:
        for letter in get(client) + b"Connection: close\r\n\r\n":
            bare.sendall(bytes([letter]))
        assert bare.makefile("rb").readline().startswith(b"HTTP/1.1 200 ")


def test_a_connection_without_requests_ends(quick):
    with line(quick) as bare:
        bare.sendall(get(quick) + b"\r\n")
        assert bare.recv(100).startswith(b"HTTP/1.1 200 ") and ended(bare)


def test_requests_one_after_the_other_keep_a_connection(place):
    """Together the requests may take longer than the limit for one."""
    with server(place, limits=Limits(request_timeout=2.0, keep_alive=30)) as client, line(client) as bare:
        answers = bare.makefile("rb")
        for _ in range(4):
            bare.sendall(get(client) + b"\r\n")
            length = 0
            while (header := answers.readline()) != b"\r\n":
                assert header, "still there"
                if header.lower().startswith(b"content-length:"):
                    length = int(header.split(b":")[1])
            assert json.loads(answers.read(length))["name"] == "postroad"
            time.sleep(0.7)


def test_a_client_that_reads_nothing_is_disconnected(quick):
    with line(quick) as bare:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        assert drip(bare, get(quick, "/api/openapi.json") + b"\r\n", 0.02)


# How many


def line_of(stack, client, address):
    return stack.enter_context(line(client, address))


def answered(client, bare):
    try:
        bare.sendall(get(client) + b"Connection: close\r\n\r\n")
        return bare.recv(100).startswith(b"HTTP/1.1 200 ")
    except ConnectionError:
        return False


def test_an_address_has_only_so_many_connections(place):
    with server(place, limits=Limits(max_local_connections=3)) as client, ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(line(client, "127.0.0.9"))
        with line(client, "127.0.0.9") as one_more:
            assert ended(one_more)
        with line(client, "127.0.0.8") as other:
            other.sendall(get(client) + b"Connection: close\r\n\r\n")
            assert other.recv(100).startswith(b"HTTP/1.1 200 "), "another address"


def test_connections_are_counted_until_they_end(place):
    with server(place, limits=Limits(max_local_connections=3)) as client:
        table = new_table(client)
        for _ in range(6):
            with line(client, "127.0.0.9") as bare:
                bare.sendall(get(client) + b"Connection: close\r\n\r\n")
                assert b" 200 " in bare.recv(100) and ended(bare)
            with client.watching(table, source_address=("127.0.0.9", 0)) as watching:
                assert watching.next()["seq"] == 1


def test_a_trusted_proxy_has_no_share(place):
    with server(place, limits=Limits(max_local_connections=3), proxies=("127.0.0.1",)) as client, ExitStack() as stack:
        lines = [stack.enter_context(line(client)) for _ in range(20)]
        for bare in lines:
            bare.sendall(get(client) + b"\r\n")
            assert bare.recv(100).startswith(b"HTTP/1.1 200 ")


def test_one_address_leaves_half_of_the_connections_to_others(place, monkeypatch):
    """With few descriptors there are 54 connections in all. Trusted proxies carry many people."""
    monkeypatch.setattr(connection_limits, "most_descriptors", lambda: 108)
    with server(place, limits=Limits(spare_descriptors=100), name=None, proxies=("127.0.0.7",)) as client, ExitStack() as stack:
        for _ in range(27):
            stack.enter_context(line(client, "127.0.0.9"))
        with line(client, "127.0.0.9") as one_more:
            assert not answered(client, one_more)
        for bare in [stack.enter_context(line(client, "127.0.0.8")), *(line_of(stack, client, "127.0.0.7") for _ in range(20))]:
            assert answered(client, bare), "others come in"


@pytest.mark.parametrize(("share", "most"), [(0.1, 5), (0.9, 48), (1.0, 54)])
def test_the_operator_sets_the_share_of_one_address(share, most, monkeypatch):
    """The option sets the share of 54 connections."""
    monkeypatch.setattr(connection_limits, "most_descriptors", lambda: 108)
    limits = Limits(spare_descriptors=100, connection_share=share)
    open_ones = connection_limits.ConnectionLimits(Settings(Path(), limits=limits))
    client = ("127.0.0.9", 1)
    while open_ones.has_room_for(client):
        open_ones.add(client)
    assert open_ones._open.total() == most


def test_half_of_one_connection_is_one():
    few = connection_limits.ConnectionLimits(Settings(Path(), limits=Limits(spare_descriptors=0)))
    few._most = 1
    assert few.has_room_for(("127.0.0.9", 1))


def test_as_many_descriptors_as_the_system_gives():
    resource = pytest.importorskip("resource", reason="this system has no such limit")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))
        raise_descriptors()
        assert most_descriptors() == min(hard if hard != resource.RLIM_INFINITY else 65_536, 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


FEW_DESCRIPTORS = 60
SERVE = """
import resource, sys
from pathlib import Path
resource.setrlimit(resource.RLIMIT_NOFILE, ({few}, {few}))
from postroad.server.run import Server
from postroad.server.local_addresses import bound, url
from postroad.server.app import create_app
from postroad.server.http import connection_limits
from postroad.server.settings import Limits, Settings
from tests.server.people import Quick
connection_limits.most_descriptors = lambda: None  # as if others had them
settings = Settings(Path(sys.argv[1]), limits=Limits(request_timeout=4.0))
sock = bound("127.0.0.1", 0)
Server(create_app(settings, Quick()), settings, url("127.0.0.1", sock.getsockname()[1]), [], False).run(sockets=[sock])
"""


def test_out_of_descriptors_the_server_stays_calm(tmp_path):
    """Open connections are served, the log stays short, and later others can connect again."""
    pytest.importorskip("resource", reason="this system has no such limit")
    serving = subprocess.Popen(
        [sys.executable, "-c", SERVE.format(few=FEW_DESCRIPTORS), tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        port = int(re.search(r":(\d+) ", serving.stdout.readline())[1])
        with Client(port) as client, ExitStack() as stack:
            for _ in range(2 * FEW_DESCRIPTORS):
                stack.enter_context(line(client))
            used = cpu(serving.pid)
            for _ in range(10):
                assert client.get("/api/about").status_code == 200, "who is there"
                time.sleep(0.2)
            assert cpu(serving.pid) - used < 1.0, "seconds of work in more than two"
        with Client(port, name=None) as later:
            assert later.get("/api/about").status_code == 200
    finally:
        serving.send_signal(signal.SIGINT)
        _, told = serving.communicate(timeout=60)
    assert told.count("cannot accept connections") == 1 and len(told.splitlines()) < 5, told


def cpu(pid):
    """The CPU seconds of a process, where the system reports them."""
    told = Path(f"/proc/{pid}/stat")
    if not told.is_file():
        return 0.0
    fields = told.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# A request that was cut off


def test_a_truncated_request_has_no_effect(client):
    """The received part would be valid, but more was announced."""
    body = json.dumps({"options": {"players": 2}, "seats": [{"name": "Ada"}, {"name": "Ben"}]}).encode()
    origin = f"Origin: http://127.0.0.1:{client.port}\r\nCookie: {client.cookie}={client.secret}\r\n"
    head = get(client, "/api/tables").replace(b"GET", b"POST") + origin.encode() + b"Content-Type: application/json\r\n"
    for length in (
        f"Content-Length: {len(body) + 1}\r\n\r\n".encode() + body,
        f"Transfer-Encoding: chunked\r\n\r\n{len(body):x}\r\n".encode() + body + b"\r\n",
    ):
        with line(client) as bare:
            bare.sendall(head + length)
            bare.shutdown(socket.SHUT_WR)
            assert ended(bare)
    assert client.get("/api/tables").json()["tables"] == []
    with line(client) as bare:
        bare.sendall(head + f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
        assert b" 201 " in bare.recv(100)
    assert len(client.get("/api/tables").json()["tables"]) == 1
