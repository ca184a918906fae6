"""Several server processes over one PostgreSQL: people at different ones finish a game although one is killed."""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.chaos.haste import choose
from tests.server.people import COMMANDS, Client, see
from tests.server.test_process import Process

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals")
LONGEST = 240.0  # seconds for the whole game, on a machine with much else to do
ENOUGH = 60  # entries, after which one server is killed
GONE = (httpx.TransportError, OSError, WebSocketException)


class Person:
    """A player who continues at another server when the first is gone."""

    def __init__(self, name, seat, ports):
        self.name, self.seat, self.ports = name, seat, list(ports)
        self.secret = self.table = None
        self.acknowledged = []
        self.moves = 0  # from one server to another
        self.seq = 0  # the newest that this person has seen
        self.slowest = 0.0  # seconds between a decision and its message

    def come(self):
        client = Client(self.ports[0], name=self.name, secret=self.secret)
        client.event_hooks["response"] = []  # many answers, all of which others check
        return client

    def play(self):
        rng = random.Random(self.seat)
        while True:
            try:
                with self.come() as client, client.watching(self.table, f"?seat={self.seat}") as watching:
                    while True:
                        message = json.loads(watching.socket.recv(LONGEST))
                        self.seq = max(self.seq, message["seq"])
                        if message["view"]["decides"] is None:
                            return
                        if message["view"]["decides"] == self.seat:
                            self.decide(client, message, choose(message["view"], rng))
            except GONE:
                self.ports.append(self.ports.pop(0))
                self.moves += 1
                time.sleep(0.05)

    def decide(self, client, message, action):
        """Send a decision until it is answered, even by another server."""
        command = next(COMMANDS)
        body = {"seq": message["seq"], "command": command, "seat": self.seat, "action": action}
        answer = client.post(f"/api/tables/{self.table}/decisions", params={"brief": True}, json=body)
        while answer.status_code in (429, 503):
            time.sleep(0.05)
            answer = client.post(f"/api/tables/{self.table}/decisions", params={"brief": True}, json=body)
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            self.acknowledged.append((self.seat, action, command))


@pytest.fixture
def processes(database):
    place = ("--database", database, "--port", "0", "--pace", "0")
    started = []
    try:
        started += [Process(None, *place), Process(None, *place)]
        yield started
    finally:
        for each in started:
            each.process.kill()
            each.process.communicate()


@pytest.mark.long("servers")
def test_a_game_survives_a_killed_server(processes, tmp_path):
    first, second = processes
    ada, ben = Person("Ada", 0, (first.port, second.port)), Person("Ben", 1, (second.port, first.port))
    sit_down(ada, ben)
    playing = [threading.Thread(target=person.play, daemon=True) for person in (ada, ben)]
    for thread in playing:
        thread.start()
    end = time.monotonic() + LONGEST
    while ada.seq < ENOUGH:
        assert time.monotonic() < end and all(thread.is_alive() for thread in playing)
        time.sleep(0.01)
    first.process.send_signal(signal.SIGKILL)
    for thread in playing:
        thread.join(max(1.0, end - time.monotonic()))
        assert not thread.is_alive()
    assert ada.moves >= 1 and ben.moves == 0, "who was at the other one noticed nothing"
    with ben.come() as client:
        entries = see(client, ada.table)["entries"]
        record = client.get(f"/api/tables/{ada.table}/record").json()
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    stored = [(entry["seat"], entry["action"]) for entry in entries if entry["kind"] == "decision"]
    for person in (ada, ben):
        said = [action for _, action, _ in person.acknowledged]
        there = [action for seat, action in stored if seat == person.seat]
        assert is_within(said, there) and len(there) <= len(said) + person.moves, "nothing lost, nothing twice"
    (tmp_path / "record.json").write_text(json.dumps(record), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "postroad", "check", str(tmp_path / "record.json")], check=True, capture_output=True)


def sit_down(ada, ben):
    with contextlib.ExitStack() as there:
        here, other = there.enter_context(ada.come()), there.enter_context(ben.come())
        body = {"options": {"players": 2}, "seats": [{"name": "Ada"}, {"open": True}], "shuffle": False}
        table = here.post("/api/tables", json=body).json()["id"]
        assert other.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code == 200
        assert here.post(f"/api/tables/{table}/start", json={}).status_code == 200
        ada.table = ben.table = table
        ada.secret, ben.secret = here.secret, other.secret


def is_within(some, all_of_them):
    """Is this a subsequence of that?"""
    rest = iter(all_of_them)
    return all(each in rest for each in some)
