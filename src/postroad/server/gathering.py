"""A table at which people gather: who has come so far, and what may become of it. Nothing here waits or stores."""

from dataclasses import dataclass
from typing import Any

from postroad.rules.steps import Options
from postroad.server.table import Host


@dataclass(frozen=True)
class Chair:
    """A seat before the game. Without a name it is open; `reserved` says whose it was in the last game."""

    name: str | None = None
    level: str | None = None
    player: str | None = None
    reserved: str | None = None

    @property
    def kind(self) -> str:
        return "open" if self.name is None else "person" if self.level is None else "bot"

    def words(self) -> dict[str, Any]:
        return {"kind": self.kind, **vars(self)}


@dataclass(frozen=True)
class Gathering:
    id: str
    created: float
    version: int
    host: Host
    listed: bool
    options: Options
    clock: dict[str, Any] | None
    shuffle: bool
    seats: tuple[Chair, ...]
