"""A PostgreSQL whose processes the run stops, kills and restarts; committed data stays."""

import asyncio
import signal
import tempfile
from pathlib import Path

import psycopg
from sqlalchemy import make_url

from tests.server.postgres import hasty

LONGEST = 60.0  # seconds for a start, on a machine with much else to do
ANOTHER = 0.1  # seconds before another attempt


class Cluster:
    """A PostgreSQL cluster with temporary files (`with`); it runs after `begin`."""

    def __enter__(self) -> "Cluster":
        self.up = False
        self.falls = 0  # how often it has stopped or was killed
        self._process: asyncio.subprocess.Process | None = None
        self._made = hasty(Path(tempfile.mkdtemp(prefix="postroad-")))  # not in a folder of pytest's: see postgres.py
        self.address = self._made.get_uri()
        self._made.stop()
        return self

    def __exit__(self, *_: object) -> None:
        self._made.cleanup()

    async def begin(self) -> None:
        """Start it and wait until it is ready; right after a kill, leftover processes may delay it."""
        async with asyncio.timeout(LONGEST):
            while not await self._began():
                await asyncio.sleep(ANOTHER)
        self.up = True

    async def _began(self) -> bool:
        command = [str(self._made.bin_path / "postgres"), "-D", str(self._made.pgdata), "-h", "", "-k", str(self._sockets)]
        nowhere = asyncio.subprocess.DEVNULL
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=nowhere, stdout=nowhere, stderr=nowhere, user=self._made.system_user, start_new_session=True
        )
        while self._process.returncode is None:
            if await asyncio.to_thread(self._answers):
                return True
            await asyncio.sleep(ANOTHER)
        return False

    @property
    def _sockets(self) -> str | tuple[str, ...]:
        return make_url(self.address).query["host"]

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address).close()
        except psycopg.OperationalError:
            return False
        return True

    async def stop(self) -> None:
        """Stop it as a package update would, which refuses requests in flight."""
        await self._end(signal.SIGINT)

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def abandon(self) -> None:
        if self._process and self._process.returncode is None:
            await self.stop()

    async def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self.up = False
        self.falls += 1
        self._process.send_signal(how)
        await self._process.wait()
