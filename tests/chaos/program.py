"""A program that tests kill and restart; it reports when it is ready, and its stderr is kept."""

import asyncio
import sys
from abc import ABC, abstractmethod

LONGEST = 240.0  # seconds for a start, on a machine with much else to do


class Program(ABC):
    OPEN: bytes  # how the line begins by which it says so

    def __init__(self) -> None:
        self.open = asyncio.Event()  # set while people may come
        self.starts = 0
        self.errors = b""  # all that was written to stderr, whichever process it was
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """The arguments of the Python process."""

    async def begin(self) -> None:
        """Start it; it need not be ready yet."""
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, *self.command(), stdin=pipe, stdout=pipe, stderr=pipe
        )
        self._reading = asyncio.create_task(self._read_errors(self._process))
        self.starts += 1

    async def _read_errors(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        self.errors += await process.stderr.read()

    async def ready(self) -> None:
        """Wait until it reports that it is ready."""
        line = await self.first_line()
        assert line.startswith(self.OPEN), (line, self.errors)
        self.opened(line)

    async def first_line(self) -> bytes:
        """Its first line of output, empty if it ended without one."""
        assert self._process is not None and self._process.stdout is not None
        async with asyncio.timeout(LONGEST):
            return await self._process.stdout.readline()

    def opened(self, _line: bytes) -> None:
        self.open.set()

    def tell(self, line: str) -> None:
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def kill(self) -> None:
        self.open.clear()
        assert self._process is not None
        assert self.runs, f"it has ended by itself: {self.errors[-3000:]!r}"
        self._process.kill()
        await self.gone()

    async def end(self) -> int:
        """Ask it to end; return its exit status."""
        self.open.clear()
        assert self._process is not None
        self._process.terminate()
        return await self.gone()

    async def abandon(self) -> None:
        """Leave no process behind, whatever happened."""
        if self.runs:
            await self.kill()

    async def gone(self) -> int:
        assert self._process is not None and self._reading is not None
        code = await self._process.wait()
        await self._reading
        return code
