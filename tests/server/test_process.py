"""The server process: killed at any time, stopped, started twice."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from contextlib import contextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import AGAINST_BOT, BOTS, Client, ask, new_table, see
from tests.suites import first_of

RESTARTING = 1012  # a client reconnects at once after this code
posix = pytest.mark.skipif(os.name != "posix", reason="signals")


class Process:
    def __init__(self, data, *more):
        command = [sys.executable, "-m", "postroad", "play", "--no-browser", *(("--data", str(data)) if data else ()), *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.line = self.process.stdout.readline()
        self.port = int(re.search(r"http://localhost:(\d+)", self.line)[1])

    def end(self, number):
        """Send a signal; return the exit code and the output."""
        self.process.send_signal(number)
        output, errors = self.process.communicate(timeout=30)
        return self.process.returncode, output + errors


@contextmanager
def running(data, *more, secret=None):
    process = Process(data, "--port", "0", "--pace", "0", *more)
    try:
        with Client(process.port, secret=secret) as client:
            client.process = process
            yield client
    finally:
        process.process.kill()
        process.process.communicate()


def children(pid):
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    return {int(child) for child, parent, stat in rows if int(parent) == pid and not stat.startswith("Z")}


def alive(pids):
    listed = subprocess.run(["ps", "-A", "-o", "pid=,stat="], capture_output=True, text=True, check=True).stdout
    return pids & {int(line.split()[0]) for line in listed.splitlines() if not line.split()[1].startswith("Z")}


def play_until_killed(client, table, told):
    """Decide repeatedly and record the acknowledged decisions."""
    try:
        message = see(client, table, 0)
        while True:
            message = see(client, table, message["view"]["decides"])
            answer = ask(client, table, "decisions", message, action=message["view"]["legal"][0]).json()
            told += answer["entries"]
            message = answer
    except httpx.TransportError:
        pass


def kill_after(process, told, count, seconds):
    """Kill the server after this many acknowledgements and a moment with requests in flight."""
    while len(told) < count:
        time.sleep(0.001)
    time.sleep(seconds)
    process.kill()


@posix
def test_a_killed_server_loses_no_acknowledged_decision(tmp_path):
    told, table, secret = [], None, None
    for life in range(3):
        with running(tmp_path, secret=secret) as client:
            secret = client.secret
            if table is None:
                table = new_table(client)
            kept = see(client, table, 0)["entries"]
            assert [(entry["seq"], entry["action"]) for entry in told] == [
                (entry["seq"], entry["action"]) for entry in kept[1 : len(told) + 1]
            ]
            assert len(kept) <= len(told) + 2, "at most the one that was on its way"
            told[:] = kept[1:]
            killer = threading.Thread(target=kill_after, args=(client.process.process, told, 5 * (life + 1), 0.002 * life))
            killer.start()
            play_until_killed(client, table, told)
            killer.join()
    assert len(told) >= 15


@posix
def test_bots_processes_end_with_a_killed_server(tmp_path):
    with running(tmp_path) as client:
        table = new_table(client, AGAINST_BOT[::-1])
        with client.watching(table) as watching:
            watching.until(lambda message: message["view"]["decides"] == 1)
        hosts = children(client.process.process.pid)
        assert hosts
        client.process.end(signal.SIGKILL)
        patience = time.monotonic() + 5
        while alive(hosts) and time.monotonic() < patience:
            time.sleep(0.05)
        assert not alive(hosts)


@posix
@pytest.mark.parametrize("number", first_of([signal.SIGTERM, signal.SIGINT], part="servers"), ids=["SIGTERM", "SIGINT"])
def test_a_server_ends_quietly_on_signals(tmp_path, number):
    """A viewer watches, a stream is open, and bots think."""
    with running(tmp_path) as client:
        assert client.process.line == f"Postroad is open at http://localhost:{client.port} - Ctrl+C closes it.\n"
        table = new_table(client, BOTS)
        with client.watching(table) as watching, client.stream("GET", "/api/me/stream") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "event: tables"
            watching.next()
            code, output = client.process.end(number)
            with pytest.raises(ConnectionClosed) as closed:
                watching.until(lambda _message: False)
        assert (code, output) == (0, "") and closed.value.rcvd.code == RESTARTING
