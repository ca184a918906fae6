"""A cheap client connection: requests as bytes, from any of this machine's addresses."""

import asyncio
import itertools
import json
import os
from typing import Any

HERE = "127.0.0.1"
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
NUMBERS = itertools.count()


class Line:
    def __init__(self, port: int, address: str = HERE, cookie: str = "") -> None:
        self.port = port
        self.address = address
        self.cookie = cookie
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection(HERE, self.port, local_addr=(self.address, 0))

    def close(self) -> None:
        if self._writer:
            self._writer.transport.abort()
        self._reader = self._writer = None

    async def send(self, data: bytes) -> None:
        if self._writer is None:
            await self.open()
        assert self._writer is not None
        self._writer.write(data)
        await self._writer.drain()

    async def read(self, most: int = 65536) -> bytes:
        assert self._reader is not None
        return await self._reader.read(most)

    def head(self, method: str, path: str, more: str = "") -> str:
        host = f"{HERE}:{self.port}"
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        return f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n{cookie}{more}"

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the body of an answer; status 0 if the connection was closed."""
        sent = b"" if body is None else json.dumps(body).encode()
        more = f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n" if sent else ""
        try:
            await self.send(self.head(method, path, more).encode() + b"\r\n" + sent)
            return await self._answer()
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            return 0, None

    async def _answer(self) -> tuple[int, Any]:
        assert self._reader is not None
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status, headers = int(head.split(" ", 2)[1]), [line.partition(": ") for line in head.split("\r\n")[1:]]
        named = {name.lower(): value for name, _, value in headers}
        body = await self._reader.readexactly(int(named.get("content-length", 0)))
        if "set-cookie" in named:
            self.cookie = named["set-cookie"].split(";")[0]
        if named.get("connection") == "close":
            self.close()
        return status, json.loads(body) if body and "json" in named.get("content-type", "") else None

    async def watch(self, table: str, query: str = "") -> None:
        """Upgrade the connection to a WebSocket."""
        await self.send((self.head("GET", f"/api/tables/{table}/live{query}", UPGRADE) + "\r\n").encode())
        assert self._reader is not None
        await self._reader.readuntil(b"\r\n\r\n")

    async def be_guest(self, name: str) -> None:
        status, _ = await self.ask("POST", "/api/me", {"name": name})
        assert status == 200, status

    async def lay(self, *seats: Any) -> str | None:
        """Create a table; None if the limit is reached."""
        body = {"options": {"players": len(seats)}, "seats": list(seats), "shuffle": False}
        status, told = await self.ask("POST", "/api/tables", body)
        assert status in (201, 409, 429), status
        return str(told["id"]) if status == 201 else None

    async def command(self, table: str, what: str, seq: int, seat: int, **more: Any) -> tuple[int, Any]:
        body = {"seq": seq, "command": f"attack-{next(NUMBERS):08}", "seat": seat, **more}
        return await self.ask("POST", f"/api/tables/{table}/{what}", body)


def frame(text: str = "", opcode: int = 1) -> bytes:
    """A client's masked frame, with a mask of zeros."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x80 | opcode, 0x80 | len(data), 0, 0, 0, 0]) + data


def pin(core: int) -> None:
    """Pin the process to one core, if the system allows it and has several."""
    if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > core:
        os.sched_setaffinity(0, {core})
