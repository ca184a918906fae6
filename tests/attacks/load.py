"""A server under one attack after another, and the latency of a player meanwhile."""

import asyncio
import json
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from postroad import Game
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.engine import engine
from tests.attacks.attacks import BOTS, FINISHED
from tests.attacks.line import Line
from tests.attacks.player import Played
from tests.chaos.server_process import memory_of, place_words
from tests.server.people import ADA, JUDGEMENT, Where, store, table_of

OPEN = b"Postroad is open"
LATER = 90  # seconds, for a server to open
PATIENCE = 120.0  # seconds, for its bots to wake
SETTLED = 2.0  # seconds, until the rules are loaded too


class Outcome(NamedTuple):
    played: Played
    counts: dict[str, int]  # of the attackers
    memory: int  # bytes, of the server afterwards
    descriptors: int  # that the server held, by the median of some looks: those it refuses are open for a moment

    def quantile(self, part: float) -> float:
        """The quantile of the decisions' latency, in milliseconds."""
        times = sorted(self.played.times)
        return 1000 * times[min(len(times) - 1, int(part * len(times)))]

    @property
    def middle(self) -> float:
        return 1000 * statistics.median(self.played.times)


def finished_game() -> Game:
    engine.load()
    game = Game.new(4, seed=1, honours=True, audience=True)
    while not game.over:
        game.play(ACTION_NAMES[JUDGEMENT.decide(game.view(game.seat))])
    return game


class AttackedServer:
    def __init__(self, port: int, pid: int) -> None:
        self.port = port
        self.pid = pid

    async def attacked(self, attack: str, seconds: float, pace: float = 0.2) -> Outcome:
        playing = asyncio.create_task(module_output("tests.attacks.player", str(self.port), str(seconds), str(pace)))
        attacking = asyncio.create_task(module_output("tests.attacks.attacks", attack, str(self.port), str(seconds)))
        descriptors = []
        while not playing.done():
            descriptors.append(descriptors_of(self.pid))
            await asyncio.sleep(0.2)
        held = int(statistics.median(descriptors))
        return Outcome(Played(*await playing), await attacking, memory_of(self.pid), held)


@asynccontextmanager
async def attacked_server(data: Where, patience: float = PATIENCE) -> AsyncIterator[AttackedServer]:
    """A server with a table of a finished game."""
    table = table_of(finished_game(), FINISHED, player=ADA.id)
    await asyncio.to_thread(store, data, table)
    serving = await begun("tests.attacks.serve", *place_words(data))
    try:
        assert serving.stdout is not None
        line = await asyncio.wait_for(serving.stdout.readline(), LATER)
        assert line.startswith(OPEN), line
        port = int(line.split(b"localhost:")[1].split()[0])
        await settled(port, patience)
        yield AttackedServer(port, serving.pid)
    finally:
        serving.terminate()
        await serving.wait()


async def settled(port: int, patience: float) -> None:
    """Wait until bots and rules are loaded, so that the start is not measured."""
    line, until = Line(port), time.monotonic() + patience
    await line.be_guest("Cyd")
    table = await line.lay({"name": "Cyd"}, BOTS[0])
    await line.ask("GET", f"/api/tables/{FINISHED}")
    while time.monotonic() < until and (await line.ask("GET", f"/api/tables/{table}"))[1]["bots"]["state"] == "waking":
        await asyncio.sleep(0.2)
    await asyncio.sleep(min(SETTLED, patience))
    line.close()


async def begun(*module: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(sys.executable, "-m", *module, stdout=asyncio.subprocess.PIPE)


async def module_output(*module: str) -> Any:
    """Run a module; return the JSON that it prints at its end."""
    process = await begun(*module)
    try:
        said, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode == 0, module
    return json.loads(said)


def descriptors_of(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))
