"""The client over HTTP: against a server that says what the test wants, and against the real one, for a whole game."""

import itertools
import json
import re
import subprocess
import sys
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from postroad import client as clients
from postroad.cli import main
from postroad.client import Client, Refused, new_command
from tests.server.test_process import running

BOT = Path(__file__).parents[1] / "examples" / "http_bot.py"
BREAK = None  # instead of an answer: hang up
MESSAGE = {"seq": 2}


@pytest.fixture(autouse=True)
def pauses(monkeypatch):
    """Nobody waits in tests; how long it would have been."""
    waited = []
    monkeypatch.setattr(clients.time, "sleep", waited.append)
    return waited


class Scripted(ThreadingHTTPServer):
    """Gives these answers, one after another, and notes what was asked for."""

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
def test_what_is_no_address(address):
    with pytest.raises(ValueError, match="address|Port"):
        Client(address)


def test_a_guest_keeps_the_cookie_and_comes_from_the_servers_own_page():
    welcome = (200, {"id": "ada", "name": "Ada"}, ("Set-Cookie", "postroad-1700=abc; HttpOnly; Path=/; SameSite=strict"))
    with scripted(welcome, (200, {"tables": []})) as server:
        assert server.client.sign_in("Ada") == {"id": "ada", "name": "Ada"}
        assert server.client.my_tables() == []
    (_, path, first, body), (_, _, second, _) = server.asked
    assert (path, body, first["Cookie"], first["Origin"]) == ("/api/me", {"name": "Ada"}, None, server.address)
    assert second["Cookie"] == "postroad-1700=abc"


def test_a_token_goes_where_tokens_go():
    with scripted((200, {"tables": []})) as server, Client(server.address, "t0ken") as program:
        program.lobby()
    assert server.asked[0][2]["Authorization"] == "Bearer t0ken"


def test_what_is_none_is_not_asked_for():
    with scripted((200, MESSAGE), (200, MESSAGE)) as server:
        server.client.table("abc")
        server.client.table("a/b", seat=0, since=7)
    assert [path for _, path, _, _ in server.asked] == ["/api/tables/abc", "/api/tables/a%2Fb?seat=0&since=7"]


@pytest.mark.parametrize(
    "trouble",
    [BREAK, (503, {"error": "storage"}), (502, b"<h1>Bad gateway</h1>")],
    ids=["broken", "not stored", "other"],
)
def test_a_decision_is_sent_again_with_the_same_id(trouble, pauses):
    with scripted(trouble, trouble, (200, MESSAGE)) as server:
        if trouble and trouble[0] == 502:
            with pytest.raises(Refused, match="502 not-understood"):
                server.client.decide("abc", 1, "take:ulm", 4)
            return
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


def test_what_would_have_a_second_effect_is_not_sent_again():
    with scripted(BREAK, (200, {})) as server, pytest.raises((OSError, clients.http.client.HTTPException)):
        server.client.post("/api/tables", {"options": {}})
    assert len(server.asked) == 1


def test_it_gives_up_in_the_end(pauses):
    with scripted(*[BREAK] * 9) as server, pytest.raises((OSError, clients.http.client.HTTPException)):
        server.client.me()
    assert len(server.asked) == len(clients.PAUSES) + 1 and pauses == list(clients.PAUSES)


def test_it_waits_as_long_as_the_server_says(pauses):
    slow_down = (429, {"error": "slow-down"}, ("Retry-After", "7"))
    with scripted(slow_down, (200, {"tables": []})) as server:
        assert server.client.lobby() == []
    assert pauses == [7]


def test_a_refusal_says_why():
    with scripted((409, {"error": "stale", "message": MESSAGE})) as server, pytest.raises(Refused) as refused:
        server.client.decide("abc", 0, "end", 1)
    assert (refused.value.status, refused.value.code, refused.value.body["message"]) == (409, "stale", MESSAGE)


def test_sitting_down_twice_is_sitting():
    """The first answer got lost."""
    there = {"gathering": {"id": "abc"}, "you": {"seats": [1]}}
    with scripted(BREAK, (409, {"error": "taken"}), (200, there)) as server:
        assert server.client.sit("abc", 1) == there


def test_a_seat_that_somebody_else_took():
    there = {"gathering": {"id": "abc"}, "you": {"seats": []}}
    with scripted((409, {"error": "taken"}), (200, there)) as server, pytest.raises(Refused, match="taken"):
        server.client.sit("abc", 1)


def test_a_stream_goes_on_after_it_broke():
    def told(number):
        return f'event: tables\ndata: {{"tables": [{number}]}}\n\n'.encode()

    first, second = told(1) + b":\n\nevent: other\ndata: {}\n\n" + told(2), told(3)
    kind = ("Content-Type", "text/event-stream")
    with scripted((200, first, kind), BREAK, (503, {"error": "storage"}), (200, second, kind)) as server:
        assert list(itertools.islice(server.client.stream(), 3)) == [[1], [2], [3]]


def test_a_stream_for_nobody():
    with scripted((401, {"error": "no-player"})) as server, pytest.raises(Refused, match="no-player"):
        next(server.client.stream())


# The real server


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data")) as browser:
        yield browser


def gathering(host, level=None, **more):
    """A table with a seat for whoever comes, and one for a bot of this level, or for the host."""
    other = {"name": "Bot", "level": level} if level else {"name": "Ada"}
    body = {"options": {"players": 2, "honours": True, "audience": True}, "seats": [other, {"open": True}], **more}
    return host.post("/api/tables", body)["id"]


def play_there(serving, *more):
    """The example, as a person would start it."""
    command = [sys.executable, str(BOT), "--server", f"http://127.0.0.1:{serving.port}", *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def start(host, table, bot):
    """Once the bot sits, and said so."""
    assert bot.stdout.readline() == f"sitting at table {table}\n"
    host.ask(table, "start")


@pytest.mark.parametrize("by", ["lobby", "table", "token"])
def test_the_example_plays_a_whole_game_against_a_bot(serving, tmp_path, capsys, by):
    with Client(f"http://127.0.0.1:{serving.port}") as host:
        host.sign_in("Host")
        table = gathering(host, "postilion", listed=by == "lobby")
        more = {"lobby": [], "table": ["--table", table], "token": ["--table", table, "--token", token_of("Program", serving)]}
        bot = play_there(serving, *more[by])
        start(host, table, bot)
        output, errors = bot.communicate(timeout=120)
        assert (bot.returncode, errors) == (0, "") and output.startswith("over: ")
        message = host.table(table)
        assert {seat["name"] for seat in message["table"]["seats"]} == {"Bot", "Program" if by == "token" else "http-bot"}
        assert message["view"]["phase"] == "over" or message["view"]["decides"] is None
        record = host.get(f"/api/tables/{table}/record")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["check", str(file)]) == 0
    assert ": true, 2 players" in capsys.readouterr().out


def token_of(name, serving):
    with Client(f"http://127.0.0.1:{serving.port}") as owner:
        owner.sign_in(name)
        return owner.post("/api/me/tokens", {"label": "a program"})["token"]


def test_the_example_does_not_hold_up_somebody_who_takes_a_decision_back(serving):
    with Client(f"http://127.0.0.1:{serving.port}") as host:
        host.sign_in("Ada")
        table = gathering(host, shuffle=False)
        bot = play_there(serving, "--table", table)
        try:
            start(host, table, bot)
            message = until_my_turn(host, table)
            while message["view"]["phase"] == "clergy":
                message = host.decide(table, 0, message["view"]["legal"][0], message["seq"])
            message = host.decide(table, 0, "take:deck", until_my_turn(host, table)["seq"])
            host.ask(table, "ask-undo", seq=message["seq"], command=new_command(), seat=0)
            for tables in host.stream():
                if host.table(table)["entries"][-1]["kind"] == "undo":
                    break
                assert tables
        finally:
            bot.kill()
            bot.communicate()


def until_my_turn(host, table):
    for _ in host.stream():
        message = host.table(table, 0)
        if message["view"]["decides"] == 0:
            return message
    raise AssertionError


def test_the_example_says_that_no_seat_is_free(serving):
    with Client(f"http://127.0.0.1:{serving.port}") as host:
        host.sign_in("Ada")
        table = gathering(host)
        host.sit(table, 1)
        bot = play_there(serving, "--table", table)
        assert bot.communicate(timeout=60)[1] == f"http_bot: there is no free seat at table {table}\n"
        assert bot.returncode == 1
