"""A worker process that decides for the bots of all servers, killed and restarted by the run."""

from tests.chaos.program import Program


class Worker(Program):
    """A worker; with `true` bots think in processes of their own, which start slowly."""

    OPEN = b"Bots play for"

    def __init__(self, address: str, true: bool) -> None:
        super().__init__()
        self.address = address
        self.module = "postroad" if true else "tests.chaos.wrapped"

    def command(self) -> list[str]:
        return ["-m", self.module, "work", "--database", self.address]
