"""Clients of load.py: `load_clients.py ADDRESSES NUMBER TABLES RATE bytes|words`; addresses of several servers are separated by
commas, and the two clients of a table use different servers.

The clients sit down and print a line. A line on stdin gives the seconds to play; then they print a line with the seconds of each
decision. They exit when stdin ends.
"""

import asyncio
import json
import random
import sys
import time
from base64 import b64decode
from contextlib import AsyncExitStack
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import numpy as np
from websockets.asyncio.client import ClientConnection, connect

from postroad.rules.engine import engine
from postroad.rules.phases import OVER
from postroad.server.tables.snapshot import RULES
from postroad.view import View

BOTH = {"players": 2, "honours": True, "audience": True}


class Connection:
    """An HTTP connection of one player, for one request at a time."""

    def __init__(self, netloc: str, own: str) -> None:
        self.netloc = netloc
        self.own = own  # the local address: a server limits connections from one address
        self.cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, words: Any) -> Any:
        """POST; reconnects if the server has closed the idle connection."""
        try:
            return await self._post(path, words)
        except (asyncio.IncompleteReadError, ConnectionError):
            self._streams = None
            return await self._post(path, words)

    async def _post(self, path: str, words: Any) -> Any:
        if self._streams is None:
            host, _, port = self.netloc.partition(":")
            self._streams = await asyncio.open_connection(host, int(port), local_addr=(self.own, 0))
        reader, writer = self._streams
        body = json.dumps(words).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: {self.netloc}\r\nOrigin: http://{self.netloc}\r\nCookie: {self.cookie}\r\n"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        answer = await reader.readexactly(int(headers["content-length"]))
        if "set-cookie" in headers:
            self.cookie = "; ".join(f"{name}={part.value}" for name, part in SimpleCookie(headers["set-cookie"]).items())
        if int(first.split()[1]) >= 300:
            raise RuntimeError(f"{path}: {first} {answer.decode()}")
        return json.loads(answer)


class Person:
    def __init__(self, netloc: str, own: str, words: bool) -> None:
        self.connection = Connection(netloc, own)
        self.words = words  # JSON views, like programs, or binary views, like pages
        self.socket: ClientConnection | None = None
        self.message: Any = None

    async def come(self, name: str) -> None:
        await self.connection.post("/api/me", {"name": name})

    async def watch(self, table: str, seat: int, stack: AsyncExitStack) -> None:
        headers = {"Origin": f"http://{self.connection.netloc}", "Cookie": self.connection.cookie}
        address = f"ws://{self.connection.netloc}/api/tables/{table}/live?seat={seat}{'' if self.words else f'&bytes={RULES}'}"
        dialled = connect(
            address, additional_headers=headers, user_agent_header=None, local_addr=(self.connection.own, 0), proxy=None
        )
        self.socket = await stack.enter_async_context(dialled)
        await self.knows(1)

    @property
    def decides(self) -> int | None:
        """The seat that must decide, in this player's view."""
        if self.words:
            return self.message["view"]["decides"]
        state = self._view.state
        return None if int(state.phase) == OVER else int(state.seat)

    @property
    def legal(self) -> list[str]:
        return self.message["view"]["legal"] if self.words else self._view.legal()

    @property
    def _view(self) -> View:
        known = self.message["known"]
        return View(np.frombuffer(b64decode(known["bytes"]), np.uint8), known["seat"])

    async def knows(self, seq: int) -> None:
        """Wait for a message of this entry or a later one."""
        assert self.socket
        while self.message is None or self.message["seq"] < seq:
            self.message = json.loads(await self.socket.recv())


class Pair:
    """Two players who play one table after the other."""

    def __init__(self, number: int, netlocs: list[str], own: str, words: bool) -> None:
        self.number = number
        self.people = [Person(netlocs[(number + seat) % len(netlocs)], own, words) for seat in range(2)]
        self.table = ""
        self.took: list[float] = []

    async def sit_down(self, stack: AsyncExitStack) -> None:
        host, guest = self.people
        if not self.table:
            for name, person in zip(("Ada", "Ben"), self.people, strict=True):
                await person.come(f"{name} {self.number}")
        terms = {"options": BOTH, "seats": [{"name": "Ada"}, {"open": True}], "shuffle": False}
        self.table = (await host.connection.post("/api/tables", terms))["id"]
        await guest.connection.post(f"/api/tables/{self.table}/sit", {"seat": 1})
        await host.connection.post(f"/api/tables/{self.table}/start", {})
        for seat, person in enumerate(self.people):
            person.message = None
            await person.watch(self.table, seat, stack)

    async def play(self, begin: float, end: float, rate: float, stack: AsyncExitStack) -> None:
        """Take a decision at each due time, or at once if it is late."""
        due = begin
        while due < end:
            await asyncio.sleep(due - time.perf_counter())
            if time.perf_counter() >= end:
                return
            if self.people[0].decides is None:
                await self.sit_down(stack)
            await self._decide()
            due += 1 / rate

    async def _decide(self) -> None:
        seat, seq = self.people[0].decides, self.people[0].message["seq"]
        assert seat is not None
        action = random.choice(self.people[seat].legal)
        words = {"seq": seq, "command": f"{self.table}-{seq}", "seat": seat, "action": action}
        sent = time.perf_counter()
        request = asyncio.create_task(self.people[seat].connection.post(f"/api/tables/{self.table}/decisions?brief=true", words))
        await asyncio.gather(*(person.knows(seq + 1) for person in self.people))
        self.took.append(time.perf_counter() - sent)
        await request


async def stdin_lines() -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    return reader


def say(words: Any) -> None:
    print(json.dumps(words), flush=True)


async def main(addresses: str, number: int, tables: int, rate: float, words: bool) -> None:
    engine.load()
    netlocs, lines = [urlsplit(address).netloc for address in addresses.split(",")], await stdin_lines()
    pairs = [Pair(at, netlocs, f"127.0.{number + 1}.{at // 200 + 1}", words) for at in range(tables)]
    async with AsyncExitStack() as stack:
        for pair in pairs:
            await pair.sit_down(stack)
        say([])
        while line := await lines.readline():
            now, seconds = time.perf_counter(), float(line)
            starts = [now + at / tables / rate for at in range(tables)]
            each = zip(pairs, starts, strict=True)
            await asyncio.gather(*(pair.play(start, now + seconds, rate, stack) for pair, start in each))
            say([took for pair in pairs for took in pair.took])
            for pair in pairs:
                pair.took.clear()


if __name__ == "__main__":
    _, where, which, count, often, how = sys.argv
    asyncio.run(main(where, int(which), int(count), float(often), how == "words"))
