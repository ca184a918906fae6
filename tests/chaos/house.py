"""The house: a server process on one port and one folder or database, killed and started again."""

import asyncio
import sys
from pathlib import Path

from tests.server.people import Where

OPEN = b"Postroad is open"


def place_words(data: Where) -> list[str]:
    """How the command is told where the tables are."""
    return ["--data" if isinstance(data, Path) else "--database", str(data)]


class House:
    """`words` are told to every server when it begins (see wrapped.py). Port 0 is one that is free at first."""

    def __init__(self, port: int, data: Where, words: str = "") -> None:
        self.port = port
        self.data = data
        self.words = words
        self.open = asyncio.Event()  # set while people may come
        self.starts = 0
        self.errors = b""  # all that the servers wrote to stderr
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Start a server; it need not be ready yet."""
        command = ["-m", "tests.chaos.wrapped", "--port", str(self.port), *place_words(self.data)]
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(sys.executable, *command, stdin=pipe, stdout=pipe, stderr=pipe)
        self._reading = asyncio.create_task(self._read_errors(self._process))
        self.starts += 1
        self.tell(self.words)

    async def _read_errors(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        self.errors += await process.stderr.read()

    async def ready(self) -> None:
        """Wait until the server says that it is open."""
        assert self._process is not None and self._process.stdout is not None
        async with asyncio.timeout(60):
            line = await self._process.stdout.readline()
        assert line.startswith(OPEN), (line, self.errors)
        self.port = int(line.split(b"localhost:")[1].split()[0])
        self.open.set()

    def tell(self, line: str) -> None:
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())

    async def kill(self) -> None:
        self.open.clear()
        assert self._process is not None
        assert self._process.returncode is None, f"it has ended by itself: {self.errors[-3000:]!r}"
        self._process.kill()
        await self._gone()

    async def end(self) -> int:
        """Ask it to end; how it did."""
        self.open.clear()
        assert self._process is not None
        self._process.terminate()
        return await self._gone()

    async def abandon(self) -> None:
        """Leave no process behind, whatever happened."""
        if self._process and self._process.returncode is None:
            await self.kill()

    async def _gone(self) -> int:
        assert self._process is not None and self._reading is not None
        code = await self._process.wait()
        await self._reading
        return code


def memory_of(pid: int) -> int:
    """Bytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no such process")
