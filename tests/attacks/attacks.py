"""Attacks on a server from outside, each for a given time: `python -m tests.attacks.attacks NAME PORT SECONDS`."""

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from tests.attacks.line import Line, frame, pin

FINISHED = "finished"  # a table where a game is over
BOTS = tuple({"name": f"Bot {number}", "level": "hard"} for number in range(1, 5))
PERSONS = ({"name": "Ann"}, {"name": "Bob"})
TABLES = 18  # of bots

Counts = Counter[str]
Attack = Callable[[int, float, Counts], Awaitable[None]]


async def half_open(port: int, until: float, counts: Counts) -> None:
    """Open as many incomplete requests as possible."""

    async def one() -> None:
        while time.monotonic() < until:
            line = Line(port, "127.0.0.2")
            try:
                await line.send(line.head("POST", "/api/tables").encode())
                counts["begun"] += 1
                while time.monotonic() < until:
                    await asyncio.sleep(0.5)
                    await line.send(b"X-More: more\r\n")
            except OSError:
                counts["refused"] += 1
                await asyncio.sleep(0.1)
            finally:
                line.close()

    await asyncio.gather(*(one() for _ in range(400)))


async def frames(port: int, until: float, counts: Counts) -> None:
    """Send thousands of the smallest frames at a time."""
    flood = (frame() + frame(opcode=9) + frame('{"pace":1}')) * 5000

    async def one() -> None:
        while time.monotonic() < until:
            line = Line(port, "127.0.0.3")
            try:
                await line.watch(FINISHED)
                counts["sockets"] += 1
                while time.monotonic() < until:
                    await line.send(flood)
                    counts["floods"] += 1
            except (OSError, asyncio.IncompleteReadError):
                counts["refused"] += 1
            finally:
                line.close()

    await asyncio.gather(*(one() for _ in range(10)))


async def expensive(port: int, until: float, counts: Counts) -> None:
    """Request everything large, over and over."""
    paths = [f"/api/tables/{FINISHED}", f"/api/tables/{FINISHED}/record", "/api/lobby", f"/api/tables/{FINISHED}?since=1"]

    async def one() -> None:
        line = Line(port, "127.0.0.4")
        while time.monotonic() < until:
            for path in paths:
                status, _ = await line.ask("GET", path)
                counts["answered" if status == 200 else "refused"] += 1
        line.close()

    await asyncio.gather(*(one() for _ in range(20)))


async def taking_back(port: int, until: float, counts: Counts) -> None:
    """Decide and undo without end."""
    line = Line(port, "127.0.0.5")
    await line.be_guest("Eve")
    table = None
    while time.monotonic() < until:
        table = table or await line.lay(*PERSONS)
        status, told = await line.ask("GET", f"/api/tables/{table}?seat=0")
        if status != 200 or told["view"]["decides"] != 0:
            table = None if status == 200 else table
            counts["refused"] += 1
            await asyncio.sleep(0.2)
            continue
        seq = told["seq"]
        action = next((name for name in told["view"]["legal"] if name.startswith("take:") and name != "take:deck"), None)
        for what, more in (("decisions", {"action": action or told["view"]["legal"][0]}), ("undo", {})):
            status, answer = await line.command(table, what, seq, 0, **more)
            counts["answered" if status == 200 else "refused"] += 1
            seq = answer["seq"] if status == 200 else seq


async def many_bots(port: int, until: float, counts: Counts) -> None:
    """Create tables where four of the strongest bots play as fast as they can."""
    line = Line(port, "127.0.0.6")
    await line.be_guest("Mallory")
    sockets = []
    for _ in range(TABLES):
        table = await line.lay(*BOTS)
        if table is None:
            counts["refused"] += 1
            continue
        socket = Line(port, "127.0.0.6", line.cookie)
        await socket.watch(table)
        await socket.send(frame('{"pace":0}'))
        sockets.append(socket)
        counts["tables"] += 1

    async def listen(socket: Line) -> None:
        while await socket.read():
            counts["messages"] += 1

    listening = [asyncio.create_task(listen(socket)) for socket in sockets]
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)


async def leaving(port: int, until: float, counts: Counts) -> None:
    """Leave and return without end, before many viewers."""
    line = Line(port, "127.0.0.7")
    await line.be_guest("Trudy")
    table = await line.lay(*PERSONS)
    assert table
    sockets = [Line(port, "127.0.0.7") for _ in range(20)]
    for socket in sockets:
        await socket.watch(table)
    while time.monotonic() < until:
        for what in ("leave", "back"):
            status, _ = await line.ask(
                "POST", f"/api/tables/{table}/{what}", {"command": f"{what}-{time.monotonic_ns()}", "seat": 1}
            )
            counts["answered" if status == 200 else "refused"] += 1


async def knocking(port: int, until: float, counts: Counts) -> None:
    """Open a new connection for every request, many at a time."""

    async def one() -> None:
        while time.monotonic() < until:
            line = Line(port, "127.0.0.8")
            status, _ = await line.ask("GET", "/api/about")
            counts["answered" if status == 200 else "refused"] += 1
            line.close()

    await asyncio.gather(*(one() for _ in range(50)))


ATTACKS: dict[str, Attack] = {
    "nobody": lambda _port, until, _counts: asyncio.sleep(until - time.monotonic()),
    "half open": half_open,
    "frames": frames,
    "expensive": expensive,
    "taking back": taking_back,
    "many bots": many_bots,
    "leaving": leaving,
    "knocking": knocking,
}


async def attack(name: str, port: int, seconds: float) -> Counts:
    counts: Counts = Counter()
    await ATTACKS[name](port, time.monotonic() + seconds, counts)
    return counts


if __name__ == "__main__":
    pin(1)
    print(json.dumps(asyncio.run(attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
