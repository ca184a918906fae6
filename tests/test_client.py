"""The HTTP client, with a scripted server. tests/test_http_bot.py uses a real one."""

import itertools
import json
import re
import threading
import time
from contextlib import contextmanager
from http.client import HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace

import pytest

from postroad import client as clients
from postroad.client import Client, Refused

BREAK = None  # instead of an answer: hang up
MESSAGE = {"seq": 2}


@pytest.fixture(autouse=True)
def pauses(monkeypatch):
    """The pauses of the client, which tests skip."""
    waited = []
    monkeypatch.setattr(clients, "time", SimpleNamespace(sleep=waited.append, monotonic=time.monotonic))
    return waited


class Scripted(ThreadingHTTPServer):
    """A server that gives these answers in order and records the requests."""

    def __init__(self, *answers):
        super().__init__(("127.0.0.1", 0), Handler)
        self.answers = list(answers)
        self.asked = []
        self.address = f"http://127.0.0.1:{self.server_port}"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.server.asked.append((self.command, self.path, self.headers, json.loads(body) if body else None))
        answer = self.server.answers.pop(0)
        if answer is BREAK:
            self.close_connection = True
            return
        status, content, *more = answer
        content = content if isinstance(content, bytes) else json.dumps(content).encode()
        self.send_response(status)
        for name, value in (*more, ("Content-Length", str(len(content)))):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    do_POST = do_GET  # noqa: N815 - so it is called there

    def log_message(self, *_words):
        pass


@contextmanager
def scripted(*answers):
    with Scripted(*answers) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            with Client(server.address) as server.client:
                yield server
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(
    "address", ["localhost:1700", "ftp://localhost", "http://", "http://localhost/postroad", "http://localhost:99999"]
)
def test_invalid_addresses_are_refused(address):
    with pytest.raises(ValueError, match=r"address|Port"):
        Client(address)


def test_a_guest_sends_the_cookie_and_the_servers_origin():
    welcome = (200, {"id": "ada", "name": "Ada"}, ("Set-Cookie", "postroad-1700=abc; HttpOnly; Path=/; SameSite=strict"))
    with scripted(welcome, (200, {"tables": []})) as server:
        assert server.client.sign_in("Ada") == {"id": "ada", "name": "Ada"}
        assert server.client.my_tables() == []
    (_, path, first, body), (_, _, second, _) = server.asked
    assert (path, body, first["Cookie"], first["Origin"]) == ("/api/me", {"name": "Ada"}, None, server.address)
    assert second["Cookie"] == "postroad-1700=abc"


def test_an_api_key_goes_into_the_authorization_header():
    with scripted((200, {"tables": []})) as server, Client(server.address, "t0ken") as program:
        program.lobby()
    assert server.asked[0][2]["Authorization"] == "Bearer t0ken"


def test_absent_parameters_stay_out_of_the_query():
    with scripted((200, MESSAGE), (200, MESSAGE)) as server:
        server.client.table("abc")
        server.client.table("a/b", seat=0, since=7)
    assert [path for _, path, _, _ in server.asked] == ["/api/tables/abc", "/api/tables/a%2Fb?seat=0&since=7"]


@pytest.mark.parametrize("trouble", [BREAK, (503, {"error": "storage"})], ids=["broken", "not stored"])
def test_a_decision_is_sent_again_with_the_same_id(trouble, pauses):
    with scripted(trouble, trouble, (200, MESSAGE)) as server:
        assert server.client.decide("abc", 1, "take:ulm", 4) == MESSAGE
    bodies = [body for _, _, _, body in server.asked]
    assert len(bodies) == 3 and bodies[0] == bodies[1] == bodies[2] and len(pauses) == 2
    assert bodies[0] == {"seq": 4, "command": bodies[0]["command"], "seat": 1, "action": "take:ulm"}


def test_two_decisions_have_two_ids():
    with scripted((200, MESSAGE), (200, MESSAGE)) as server:
        for _ in range(2):
            server.client.decide("abc", 1, "take:ulm", 4)
    first, second = [body["command"] for _, _, _, body in server.asked]
    assert first != second and re.fullmatch(r"[!-~]{8,64}", first)


def test_non_idempotent_requests_are_not_retried():
    with scripted(BREAK, (200, {})) as server, pytest.raises((OSError, HTTPException)):
        server.client.post("/api/tables", {"options": {}})
    assert len(server.asked) == 1


def test_the_client_gives_up_after_its_last_pause(pauses):
    with scripted(*[BREAK] * 9) as server, pytest.raises((OSError, HTTPException)):
        server.client.me()
    assert len(server.asked) == len(clients.PAUSES) + 1 and pauses == list(clients.PAUSES)


def test_the_client_waits_for_retry_after(pauses):
    slow_down = (429, {"error": "slow-down"}, ("Retry-After", "7"))
    with scripted(slow_down, (200, {"tables": []})) as server:
        assert server.client.lobby() == []
    assert pauses == [7]


def test_a_refusal_has_status_code_and_body():
    with scripted((409, {"error": "stale", "message": MESSAGE})) as server, pytest.raises(Refused) as refused:
        server.client.decide("abc", 0, "end", 1)
    assert (refused.value.status, refused.value.code, refused.value.body["message"]) == (409, "stale", MESSAGE)


@pytest.mark.parametrize("words", [b"<h1>Not found</h1>", b"[]", b"{}"])
def test_an_unreadable_refusal_is_not_understood(words):
    with scripted((404, words)) as server, pytest.raises(Refused, match="404 not-understood"):
        server.client.me()


def test_an_idle_connection_is_replaced(monkeypatch):
    monkeypatch.setattr(clients, "IDLE", -1.0)
    with scripted((200, {}), (200, {})) as server:
        server.client.me()
        first = server.client._connection
        server.client.me()
        assert server.client._connection is not first


def test_a_repeated_request_for_a_seat_succeeds():
    """The answer to the first request was lost."""
    there = {"seating_table": {"id": "abc"}, "you": {"seats": [1]}}
    with scripted(BREAK, (409, {"error": "taken"}), (200, there)) as server:
        assert server.client.sit("abc", 1) == there


def test_taking_an_occupied_seat_is_refused():
    there = {"seating_table": {"id": "abc"}, "you": {"seats": []}}
    with scripted((409, {"error": "taken"}), (200, there)) as server, pytest.raises(Refused, match="taken"):
        server.client.sit("abc", 1)


def test_a_broken_stream_reconnects():
    def told(number):
        return f'event: tables\ndata: {{"tables": [{number}]}}\n\n'.encode()

    first, second = told(1) + b":\n\nevent: other\ndata: {}\n\n" + told(2), told(3)
    kind = ("Content-Type", "text/event-stream")
    with scripted((200, first, kind), BREAK, (503, {"error": "storage"}), (200, second, kind)) as server:
        assert list(itertools.islice(server.client.stream(), 3)) == [[1], [2], [3]]


def test_a_stream_without_a_player_is_refused():
    with scripted((401, {"error": "no-player"})) as server, pytest.raises(Refused, match="no-player"):
        next(server.client.stream())
