"""A process that decides for the bots of all servers, killed and started again."""

from tests.chaos.program import Program


class Worker(Program):
    """`true`: bots think as they do for people, in processes of their own, which takes a while to begin."""

    OPEN = b"Bots play for"

    def __init__(self, address: str, true: bool) -> None:
        super().__init__()
        self.address = address
        self.module = "postroad" if true else "tests.chaos.wrapped"

    def command(self) -> list[str]:
        return ["-m", self.module, "work", "--database", self.address]
