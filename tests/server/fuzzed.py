"""A server process for fuzzing, with raw requests and raw frames."""

import base64
import os
import re
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.chaos.server_process import memory_of, place_words
from tests.server.people import PERSONS, Client, Where

# Messages of our own faults. Libraries may warn of invalid input that never reached us.
OURS = re.compile(r"Exception in ASGI application|never retrieved|src/postroad/|cannot be|could not be")
PATIENCE = 30.0  # seconds for an answer
PAUSE = 0.5  # seconds before a request is repeated


class Fuzzed:
    """A server, a player, and tables that are created again when they are gone."""

    def __init__(self, process: subprocess.Popen[str], client: Client) -> None:
        self.process = process
        self.client = client
        self.port = client.port
        self._table: str | None = None

    @property
    def table(self) -> str:
        """A fuzzer is rate-limited now and then; a refusal for that reason does not mean a lost table."""
        while self._table is None or (status := self.client.get(f"/api/tables/{self._table}").status_code) != 200:
            if self._table is not None and status == 429:
                time.sleep(PAUSE)
                continue
            body = {"options": {"players": 2, "honours": True, "audience": True}, "seats": list(PERSONS), "shuffle": False}
            laid = self.client.post("/api/tables", json=body)
            assert laid.status_code in (201, 429), laid.text
            self._table = laid.json().get("id")
            time.sleep(PAUSE if self._table is None else 0)
        return self._table

    @property
    def memory(self) -> int:
        return memory_of(self.process.pid)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)

    def send_raw(self, data: bytes, then: bytes = b"") -> bytes:
        """Send bytes on a new connection, more of them after an answer; return everything received."""
        received = b""
        # It may hang up at any moment.
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as line, suppress(ConnectionError):
            line.sendall(data)
            if then:
                received += line.recv(65_536)
                line.sendall(then)
            with suppress(OSError):
                line.shutdown(socket.SHUT_WR)
            while piece := line.recv(65_536):
                received += piece
        return received

    def handshake(self, query: str = "", **more: str) -> bytes:
        """The handshake of a WebSocket at the table."""
        headers = {
            "Host": f"127.0.0.1:{self.port}",
            "Origin": f"http://127.0.0.1:{self.port}",
            "Cookie": self.cookie,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            **more,
        }
        lines = [f"GET /api/tables/{self.table}/live{query} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")


def frame(first: int, payload: bytes, masked: bool, length: int | None = None) -> bytes:
    """A frame as sent: `first` is its first byte; `length` may be wrong."""
    size, mask = len(payload) if length is None else length, os.urandom(4) if masked else b""
    flag = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, flag | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, flag | 126, size)
    else:
        head = struct.pack("!BBQ", first, flag | 127, size)
    if masked:
        payload = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return head + mask + payload


def statuses(raw: bytes) -> list[int]:
    """The statuses of the answers in these bytes."""
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3}) ", raw)]


@contextmanager
def fuzzed(data: Where) -> Iterator[Fuzzed]:
    command = [sys.executable, "-m", "tests.chaos.wrapped", "--port", "0", *place_words(data)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdin and process.stdout
        print("hurry", file=process.stdin, flush=True)
        try:
            with Client(int(process.stdout.readline().split("localhost:")[1].split()[0])) as client:
                yield Fuzzed(process, client)
        finally:
            process.terminate()
            code, errors = process.wait(10), process.stderr.read() if process.stderr else ""
    assert not OURS.search(errors), errors[-3_000:]
    assert code == 0
