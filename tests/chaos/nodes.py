"""A storm over a town: people play at several servers with one PostgreSQL, while servers, workers and the database fall."""

import asyncio
import random
import time

from tests.chaos.cluster import Cluster
from tests.chaos.complaints import complaints
from tests.chaos.fault_clients import Town
from tests.chaos.load_clients import STUCK, Crowd

LULL = 20  # faults, after which everything is up for a moment, and every table must go on


class NodeStorm:
    def __init__(
        self,
        cluster: Cluster,
        seed: int,
        servers: int = 3,
        workers: int = 2,
        guests: int = 50,
        true_bots: bool = False,
        stuck: float = STUCK,
    ) -> None:
        self.rng = random.Random(seed)
        self.town = Town(cluster, servers, workers, self.rng, true_bots)
        self.crowd = Crowd(self.town, guests)
        self.notes = self.town.notes = self.crowd.notes
        self.stuck = stuck  # seconds that a table may stand still once everything is up
        self.seconds = 0.0

    @property
    def starts(self) -> int:
        return self.town.starts

    async def rage(self, faults: int) -> None:
        began = time.monotonic()
        await self.town.begin()
        coming = asyncio.create_task(self.crowd.come())
        for number in range(1, faults + 1):
            if number > faults // 4:  # the first ones come while people still do
                await coming
            await asyncio.sleep(self.rng.uniform(0.05, 2))
            await self.crowd.something_at_stake()
            await self.town.fall(self.rng.uniform(0, 1.5))
            if number % LULL == 0:
                await self.calm()
        await coming
        await self.calm()
        await self.stop()
        self.seconds = time.monotonic() - began

    async def calm(self) -> None:
        await self.town.recover()
        await self.crowd.go_on(self.stuck)

    async def stop(self) -> None:
        await self.crowd.stop()
        await self.town.end()
        for program in self.town.programs:
            complaints(program, self.notes)

    async def abandon(self) -> None:
        await self.town.abandon()
