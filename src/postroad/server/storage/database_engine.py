"""Where everything is stored: in a folder of this machine, or in a PostgreSQL. What differs between the two is done in
sqlite.py and postgres.py; everything else is the same code."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine, Executable

from postroad.server.storage.postgres import Postgres
from postroad.server.storage.sqlite import Folder


class DatabaseEngine(Protocol):
    """As a word it is told to hosts, and holds no secret."""

    shared: bool  # may several servers use it at once?

    @property
    def home(self) -> str:
        """What hosts have named when they chose it."""

    def engine(self) -> Engine: ...

    def check(self) -> bool:
        """Refuse what this version cannot use (Unusable). False if there is nothing in it yet."""

    def look_over(self) -> None:
        """The same, and tell what is wrong with it, when a server starts."""

    def faults(self) -> list[str]:
        """What is wrong with it, found out thoroughly."""

    def prepare(self, connection: Connection) -> None:
        """The newest schema."""

    def watch_over(self) -> None:
        """Remember what it is, now that it is open."""

    def is_lost(self) -> str | None:
        """Why it is not what was opened any more, if it is not. What is written then is lost, whatever the database says."""

    def hint(self, about: str) -> list[Executable]:
        """What tells other servers of what is stored in the same transaction."""

    def hints(self) -> AsyncIterator[str | None]:
        """What others were told, and we ourselves, as it happens; None where something may have been missed."""

    def claimed(self) -> AbstractContextManager[None]:
        """Held by a server as long as it runs, if it may be only one (InUse)."""

    def mark(self) -> str:
        """By which a server that has it is known again. It tells nobody where it is."""


def engine_of(where: Path | str) -> DatabaseEngine:
    """A data folder, or the address of a database."""
    return Folder(where) if isinstance(where, Path) else Postgres(where)
