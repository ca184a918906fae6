"""The guests' ways to follow a table: WebSocket, event stream or polling; some read slowly, all disconnect."""

import asyncio
import contextlib
import json
from collections.abc import Callable

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.chaos.guest import Guest
from tests.chaos.notes import Json
from tests.chaos.wire import head

Hear = Callable[[Json | None], None]  # called with the message, if it is the guest's own view
WAYS = ("seat", "seat", "spectator", "stream", "asking")
GONE = (OSError, TimeoutError, WebSocketException, asyncio.IncompleteReadError)


async def watch(guest: Guest, table: str, seat: int, way: str, hear: Hear) -> None:
    """Watch until cancelled, over as many connections as needed; `hear` is called after each message."""
    while True:
        port = await guest.server.door()
        with contextlib.suppress(*GONE):
            if way == "stream":
                await listen(guest, port, hear)
            elif way == "asking":
                await asyncio.sleep(guest.rng.uniform(0.2, 0.6))
                hear(None)
            else:
                await look(guest, port, table, seat if way == "seat" else None, hear)
        await asyncio.sleep(0.05)


async def look(guest: Guest, port: int, table: str, seat: int | None, hear: Hear) -> None:
    """Watch over a WebSocket until one side disconnects."""
    at_least = guest.notes.newest[table]
    query = f"?since={guest.rng.choice([0, at_least])}" + ("" if seat is None else f"&seat={seat}")
    address = f"127.0.0.1:{port}"
    asked = {"origin": f"http://{address}", "additional_headers": {"Cookie": guest.cookies(port)}, "proxy": None}
    async with connect(f"ws://{address}/api/tables/{table}/live{query}", max_size=None, close_timeout=1, **asked) as socket:
        guest.notes.counts["sockets"] += 1
        if guest.rng.random() < 0.1:
            await asyncio.sleep(guest.rng.uniform(1, 5))  # a slow reader
        hang_up = asyncio.get_running_loop().time() + guest.rng.expovariate(1 / 10)
        while asyncio.get_running_loop().time() < hang_up:
            async with asyncio.timeout(5):
                message = json.loads(await socket.recv())
            guest.notes.message(table, message, at_least)
            at_least = message.get("seq", 0)
            hear(message if seat is not None else None)


async def listen(guest: Guest, port: int, hear: Hear) -> None:
    """Watch the event stream of the guest's tables."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(head(port, "GET", "/api/me/stream", guest._secret, b""))
        guest.notes.counts["streams"] += 1
        if guest.rng.random() < 0.1:
            await asyncio.sleep(guest.rng.uniform(1, 5))
        while await line_of(reader):
            hear(None)
            if guest.rng.random() < 0.01:
                return
    finally:
        writer.close()


async def line_of(reader: asyncio.StreamReader) -> bytes:
    async with asyncio.timeout(20):  # wait_for of Python 3.11 may lose that it is cancelled: then this guest would never stop
        return await reader.readline()
