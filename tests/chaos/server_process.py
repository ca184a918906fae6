"""A server process on one port and one folder or database, which tests kill and restart."""

from pathlib import Path

from tests.chaos.program import Program
from tests.server.people import Where


def place_words(data: Where) -> list[str]:
    """The arguments that name the database."""
    return ["--data" if isinstance(data, Path) else "--database", str(data)]


class ServerProcess(Program):
    """A server process; `words` are sent to its stdin at each start (see wrapped.py), and port 0 means a free one."""

    OPEN = b"Postroad is open"

    def __init__(self, port: int, data: Where, words: str = "", more: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.port = port
        self.data = data
        self.words = words
        self.more = more  # of the command

    def command(self) -> list[str]:
        return ["-m", "tests.chaos.wrapped", "--port", str(self.port), *place_words(self.data), *self.more]

    async def begin(self) -> None:
        await super().begin()
        self.tell(self.words)

    def opened(self, line: bytes) -> None:
        self.port = int(line.split(b"localhost:")[1].split()[0])
        super().opened(line)

    async def door(self) -> int:
        """The server's port, as soon as it accepts clients."""
        await self.open.wait()
        return self.port


def memory_of(pid: int) -> int:
    """The memory of a process, in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no such process")
