"""A fault run: clients play at many tables while the server is killed, its disk fills up and its clock jumps."""

import asyncio
import random
import time

from tests.chaos.load_clients import LoadClients
from tests.chaos.problems import problems
from tests.chaos.server_process import ServerProcess
from tests.server import postgres
from tests.server.people import Where

DAY = 86_400.0


class FaultRun:
    def __init__(self, port: int, data: Where, seed: int, guests: int = 30, words: str = "") -> None:
        self.rng = random.Random(seed)
        self.server = ServerProcess(port, data, words)
        self.clients = LoadClients(self.server, guests)
        self.notes = self.clients.notes
        self.seconds = 0.0

    @property
    def starts(self) -> int:
        return self.server.starts

    async def run(self, kills: int) -> None:
        began = time.monotonic()
        await self.disturb(kills)
        await self.clients.go_on()
        await self.stop()
        self.seconds = time.monotonic() - began

    async def disturb(self, kills: int) -> None:
        """Cause the faults, without the recovery after them."""
        await self.server.begin()
        await self.server.ready()
        coming = asyncio.create_task(self.clients.come())
        for number in range(kills):
            if number >= kills // 3:  # the first ones come while people still do
                await coming
            await self.trouble()
            await self.server.kill()
            await self.start_again()
        await coming

    async def trouble(self) -> None:
        """Cause another fault before the next kill."""
        await asyncio.sleep(self.rng.uniform(0.05, 3))
        await self.clients.something_at_stake()
        if self.rng.random() < 0.3:
            self.notes.shifts.append(self.rng.uniform(-3 * DAY, 3 * DAY))
            self.server.tell(f"clock {self.notes.shifts[-1]}")
            self.notes.counts["jumps of the clock"] += 1
        if self.rng.random() < 0.2 and isinstance(self.server.data, str):
            with postgres.lost(self.server.data):
                self.notes.counts["lost databases"] += 1
                await asyncio.sleep(self.rng.uniform(0.2, 1))
        elif self.rng.random() < 0.2:
            self.server.tell(f"disk {self.rng.randrange(20_000)}")
            self.notes.counts["full disks"] += 1
            await asyncio.sleep(self.rng.uniform(0.2, 1))
            if self.rng.random() < 0.7:
                self.server.tell("disk")
                await asyncio.sleep(self.rng.uniform(0.2, 1))

    async def start_again(self) -> None:
        """Restart the server, sometimes with a kill during the start."""
        await self.server.begin()
        while self.rng.random() < 0.1:
            await asyncio.sleep(self.rng.uniform(0, 1))
            await self.server.kill()
            self.notes.counts["killed while starting"] += 1
            await self.server.begin()
        await self.server.ready()

    async def stop(self) -> None:
        """Stop all clients, then the server."""
        await self.clients.stop()
        code = await self.server.end()
        problems(self.server, self.notes)
        if code:
            self.notes.wrong.append(f"the server ended with {code}")

    async def abandon(self) -> None:
        """Leave no process behind, whatever happened."""
        await self.server.abandon()
