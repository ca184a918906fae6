"""A fault run over several servers: clients play over one PostgreSQL while servers, workers and the database fail."""

import asyncio
import random
import time

from tests.chaos.cluster import Cluster
from tests.chaos.fault_clients import ServerGroup
from tests.chaos.load_clients import STUCK, LoadClients
from tests.chaos.problems import problems

LULL = 20  # faults between two checks that everything restarts and every table goes on


class NodeFaultRun:
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
        self.group = ServerGroup(cluster, servers, workers, self.rng, true_bots)
        self.clients = LoadClients(self.group, guests)
        self.notes = self.group.notes = self.clients.notes
        self.stuck = stuck  # seconds that a table may stand still once everything is up
        self.seconds = 0.0

    @property
    def starts(self) -> int:
        return self.group.starts

    async def run(self, faults: int) -> None:
        began = time.monotonic()
        await self.group.begin()
        coming = asyncio.create_task(self.clients.come())
        for number in range(1, faults + 1):
            if number > faults // 4:  # the first quarter of the faults strikes while guests arrive
                await coming
            await asyncio.sleep(self.rng.uniform(0.05, 2))
            await self.clients.something_at_stake()
            await self.group.fall(self.rng.uniform(0, 1.5))
            if number % LULL == 0:
                await self.calm()
        await coming
        await self.calm()
        await self.stop()
        self.seconds = time.monotonic() - began

    async def calm(self) -> None:
        await self.group.recover()
        await self.clients.go_on(self.stuck)

    async def stop(self) -> None:
        await self.clients.stop()
        await self.group.end()
        for program in self.group.programs:
            problems(program, self.notes)

    async def abandon(self) -> None:
        await self.group.abandon()
