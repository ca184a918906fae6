"""A server process on one port and one folder or database, killed and started again."""

from pathlib import Path

from tests.chaos.program import Program
from tests.server.people import Where


def place_words(data: Where) -> list[str]:
    """How the command is told where the tables are."""
    return ["--data" if isinstance(data, Path) else "--database", str(data)]


class ServerProcess(Program):
    """`words` are told to every server when it begins (see wrapped.py). Port 0 is one that is free at first."""

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
        """The port of a server to which people may come, as soon as there is one."""
        await self.open.wait()
        return self.port


def memory_of(pid: int) -> int:
    """Bytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no such process")
