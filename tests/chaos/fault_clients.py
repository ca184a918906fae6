"""Several servers and workers over one PostgreSQL, which a supervisor restarts after each fault."""

import asyncio
import random
from collections.abc import Awaitable, Callable

from tests.chaos.cluster import Cluster
from tests.chaos.notes import Notes
from tests.chaos.program import Program
from tests.chaos.server_process import ServerProcess
from tests.chaos.worker import Worker

Down = Program | Cluster
ANOTHER = 0.2  # seconds before another attempt to start something


class ServerGroup:
    def __init__(self, cluster: Cluster, servers: int, workers: int, rng: random.Random, true_bots: bool) -> None:
        self.cluster = cluster
        self.rng = rng
        self.notes = Notes()  # replaced by those of the clients
        self.servers = [ServerProcess(0, cluster.address, more=("--no-bots",)) for _ in range(servers)]
        self.workers = [Worker(cluster.address, true_bots) for _ in range(workers)]
        self._starting: dict[Down, asyncio.Task[None]] = {}  # the processes that are down
        self._next: list[Callable[[float], Awaitable[None]]] = []  # what falls

    @property
    def programs(self) -> list[Program]:
        return [*self.servers, *self.workers]

    @property
    def starts(self) -> int:
        return sum(program.starts for program in self.programs)

    async def door(self) -> int:
        """The port of any open server, since clients need not return to the same one."""
        while not (there := [server for server in self.servers if server.open.is_set()]):
            waiting = [asyncio.create_task(server.open.wait()) for server in self.servers]
            try:
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in waiting:
                    task.cancel()
        return self.rng.choice(there).port

    # Faults

    async def begin(self) -> None:
        await self.cluster.begin()
        await asyncio.gather(*map(self._up, self.programs))

    async def fall(self, seconds: float) -> None:
        """Kill or stop a running or starting process, and restart it after a delay. The three kinds take turns,
        in random order."""
        if not self._next:
            self._next = self.rng.sample([self._kill_server, self._kill_worker, self._lose_database], 3)
        await self._next.pop()(seconds)

    async def _kill_server(self, seconds: float) -> None:
        await self._kill(self.rng.choice(self.servers), seconds)
        self.notes.counts["killed servers"] += 1

    async def _kill_worker(self, seconds: float) -> None:
        await self._kill(self.rng.choice(self.workers), seconds)
        self.notes.counts["killed workers"] += 1

    async def _kill(self, program: Program, seconds: float) -> None:
        await self._stop_starting(program)
        if program.runs:
            await program.kill()
        self._start(program, lambda: self._up(program), seconds)

    async def _lose_database(self, seconds: float) -> None:
        await self._wait_for(self.cluster)
        if self.rng.random() < 0.5:
            await self.cluster.kill()
            self.notes.counts["killed databases"] += 1
        else:
            await self.cluster.stop()
            self.notes.counts["stopped databases"] += 1
        self._start(self.cluster, self.cluster.begin, seconds)

    async def recover(self) -> None:
        """Wait until everything runs again."""
        for down in list(self._starting):
            await self._wait_for(down)

    def _start(self, down: Down, starting: Callable[[], Awaitable[None]], seconds: float) -> None:
        async def later() -> None:
            await asyncio.sleep(seconds)
            await starting()

        self._starting[down] = asyncio.create_task(later())

    async def _wait_for(self, down: Down) -> None:
        if down in self._starting:
            await self._starting.pop(down)

    async def _stop_starting(self, program: Program) -> None:
        """Kill a process while it starts."""
        task = self._starting.pop(program, None)
        if task and not task.done():
            task.cancel()
            self.notes.counts["killed while starting"] += 1
        if task:
            await asyncio.gather(task, return_exceptions=True)

    async def _up(self, program: Program) -> None:
        """Start a process, retried because nothing starts without a database."""
        while True:
            falls = self.cluster.falls if self.cluster.up else -1
            await program.begin()
            line = await program.first_line()
            if line.startswith(program.OPEN):
                program.opened(line)
                return
            code = await program.gone()
            self.notes.counts["starts without a database"] += 1
            if falls == self.cluster.falls:
                self.notes.wrong.append(f"it ended with {code} when it was started: {program.errors[-1000:]!r}")
            await asyncio.sleep(ANOTHER)

    # The end

    async def end(self) -> None:
        for program in self.programs:
            code = await program.end()
            if code:
                self.notes.wrong.append(f"it ended with {code}: {program.errors[-1000:]!r}")

    async def abandon(self) -> None:
        for task in self._starting.values():
            task.cancel()
        await asyncio.gather(*self._starting.values(), return_exceptions=True)
        for program in self.programs:
            await program.abandon()
        await self.cluster.abandon()
