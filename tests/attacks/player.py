"""A player during an attack, who measures each decision: `python -m tests.attacks.player PORT SECONDS PACE`."""

import asyncio
import json
import sys
import time
from typing import Any, NamedTuple

from tests.attacks.line import Line

PERSONS = ({"name": "Ada"}, {"name": "Ben"})


class Played(NamedTuple):
    times: list[float]  # seconds
    refused: int
    lost: int  # acknowledged, but not there


async def play(port: int, seconds: float, pace: float) -> Played:
    line = Line(port)
    await line.be_guest("Ada")
    until, times, refused, acknowledged = time.monotonic() + seconds, list[float](), 0, dict[str, list[tuple[int, str]]]()
    table, told = "", dict[str, Any]()
    while time.monotonic() < until or not times:
        if not table:
            table = await line.lay(*PERSONS) or ""
            told = (await line.ask("GET", f"/api/tables/{table}?seat=0"))[1]
        seat = told["view"]["decides"]
        if seat is None:
            table = ""
            continue
        if told["view"]["seat"] != seat:
            told = (await line.ask("GET", f"/api/tables/{table}?seat={seat}"))[1]
        action, began = told["view"]["legal"][0], time.monotonic()
        status, answer = await line.command(table, "decisions", told["seq"], seat, action=action)
        times.append(time.monotonic() - began)
        if status == 200:
            acknowledged.setdefault(table, []).append((told["seq"] + 1, action))
            told = answer
        else:
            refused += 1
            told = (await line.ask("GET", f"/api/tables/{table}?seat={seat}"))[1] or told
        await asyncio.sleep(pace)
    return Played(times, refused, sum([await lost(line, table, known) for table, known in acknowledged.items()]))


async def lost(line: Line, table: str, acknowledged: list[tuple[int, str]]) -> int:
    _, told = await line.ask("GET", f"/api/tables/{table}")
    there = {(entry["seq"], entry["action"]) for entry in told["entries"]} if told else set()
    return len(set(acknowledged) - there)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3])))))
