"""The database engine: an SQLite file in a data directory, or PostgreSQL. All differences between the two are in sqlite.py and
postgres.py."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine, Executable

from postroad.server.storage.postgres import Postgres
from postroad.server.storage.sqlite import Sqlite


class DatabaseEngine(Protocol):
    """A database engine. Its string form names it in logs and holds no secret."""

    shared: bool  # whether several servers may use it at once

    @property
    def location(self) -> str:
        """The directory or address that the operator chose."""

    def sqlalchemy_engine(self) -> Engine: ...

    def check(self) -> bool:
        """Raise `Unusable` if this version cannot use it. False if it is empty."""

    def check_and_log(self) -> None:
        """The same when a server starts; damage is logged."""

    def integrity_errors(self) -> list[str]:
        """All damage that a thorough check finds."""

    def prepare(self, connection: Connection) -> None:
        """Migrate to the newest schema."""

    def remember_identity(self) -> None:
        """Remember which file is open."""

    def why_lost(self) -> str | None:
        """Why the open database is no longer the original one, None if it is. Writes to a lost database have no effect,
        whatever it reports."""

    def change_event_statements(self, about: str) -> list[Executable]:
        """Statements that send a change event to other servers in the same transaction."""

    def change_events(self) -> AsyncIterator[str | None]:
        """The change events of all servers, including this one; None where some may have been missed."""

    def locked(self) -> AbstractContextManager[None]:
        """Hold the engine's lock while a server runs, if only one may use it. Raises `InUse`."""

    def data_dir_id(self) -> str:
        """An id by which a server with the same data is recognised. It does not reveal the location."""


def engine_of(where: Path | str) -> DatabaseEngine:
    """The engine for a data directory, or for a database's address."""
    return Sqlite(where) if isinstance(where, Path) else Postgres(where)
