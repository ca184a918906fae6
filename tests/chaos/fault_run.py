"""A storm: people play at many tables while the server is killed again and again, its disk is full, its clock jumps."""

import asyncio
import random
import time

from tests.chaos.complaints import complaints
from tests.chaos.house import House
from tests.chaos.load_clients import Crowd
from tests.server import postgres
from tests.server.people import Where

DAY = 86_400.0


class Storm:
    def __init__(self, port: int, data: Where, seed: int, guests: int = 30, words: str = "") -> None:
        self.rng = random.Random(seed)
        self.house = House(port, data, words)
        self.crowd = Crowd(self.house, guests)
        self.notes = self.crowd.notes
        self.seconds = 0.0

    @property
    def starts(self) -> int:
        return self.house.starts

    async def rage(self, kills: int) -> None:
        began = time.monotonic()
        await self.tear(kills)
        await self.crowd.go_on()
        await self.stop()
        self.seconds = time.monotonic() - began

    async def tear(self, kills: int) -> None:
        """The storm without the calm after it."""
        await self.house.begin()
        await self.house.ready()
        coming = asyncio.create_task(self.crowd.come())
        for number in range(kills):
            if number >= kills // 3:  # the first ones come while people still do
                await coming
            await self.trouble()
            await self.house.kill()
            await self.start_again()
        await coming

    async def trouble(self) -> None:
        """What else goes wrong before the next kill."""
        await asyncio.sleep(self.rng.uniform(0.05, 3))
        await self.crowd.something_at_stake()
        if self.rng.random() < 0.3:
            self.notes.shifts.append(self.rng.uniform(-3 * DAY, 3 * DAY))
            self.house.tell(f"clock {self.notes.shifts[-1]}")
            self.notes.counts["jumps of the clock"] += 1
        if self.rng.random() < 0.2 and isinstance(self.house.data, str):
            with postgres.lost(self.house.data):
                self.notes.counts["lost databases"] += 1
                await asyncio.sleep(self.rng.uniform(0.2, 1))
        elif self.rng.random() < 0.2:
            self.house.tell(f"disk {self.rng.randrange(20_000)}")
            self.notes.counts["full disks"] += 1
            await asyncio.sleep(self.rng.uniform(0.2, 1))
            if self.rng.random() < 0.7:
                self.house.tell("disk")
                await asyncio.sleep(self.rng.uniform(0.2, 1))

    async def start_again(self) -> None:
        """Sometimes it is killed before anybody could come."""
        await self.house.begin()
        while self.rng.random() < 0.1:
            await asyncio.sleep(self.rng.uniform(0, 1))
            await self.house.kill()
            self.notes.counts["killed while starting"] += 1
            await self.house.begin()
        await self.house.ready()

    async def stop(self) -> None:
        """Everybody stops, and the server is asked to end."""
        await self.crowd.stop()
        code = await self.house.end()
        complaints(self.house, self.notes)
        if code:
            self.notes.wrong.append(f"the server ended with {code}")

    async def abandon(self) -> None:
        """Leave no process behind, whatever happened."""
        await self.house.abandon()
