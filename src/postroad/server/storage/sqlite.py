"""SQLite: a file in a data directory, which one server at a time may use."""

import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event

from postroad.server.storage.data_dir_id import ensure_id
from postroad.server.storage.data_dir_lock import lock_data_dir
from postroad.server.storage.json_codec import JSON_IN_SQLITE
from postroad.server.storage.migrate import is_current, migrate
from postroad.server.storage.sqlite_check import APPLICATION_ID, FILE, PATIENCE, REMEDY, check, integrity_errors

SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")

log = logging.getLogger(__name__)


class Sqlite:
    """The engine for SQLite."""

    shared = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE
        self._identity: tuple[int, int] | None = None  # device and inode

    def __str__(self) -> str:
        return str(self.file)

    @property
    def location(self) -> str:
        return str(self.folder)

    def sqlalchemy_engine(self) -> Engine:
        return create_sqlite_engine(self.file)

    def check(self) -> bool:
        return check(self.file)

    def check_and_log(self) -> None:
        if self.check():
            check_and_log(self.file)

    def integrity_errors(self) -> list[str]:
        return integrity_errors(self.file) or []

    def prepare(self, connection: Connection) -> None:
        prepare(connection)

    def remember_identity(self) -> None:
        self._identity = _file_identity(self.file)

    def why_lost(self) -> str | None:
        """Detect a deleted or renamed file, into which SQLite would keep writing."""
        if self._identity is None or _file_identity(self.file) == self._identity:
            return None
        return f"{self.file} was deleted, moved away or replaced"

    def change_event_statements(self, _about: str) -> list[Executable]:
        return []

    async def change_events(self) -> AsyncIterator[str | None]:
        """No events: no other server uses the file."""
        yield None

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        with lock_data_dir(self.folder):
            yield

    def data_dir_id(self) -> str:
        return ensure_id(self.folder)


def _file_identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def check_and_log(file: Path) -> None:
    """Log damage of the file. The readable tables stay available."""
    found = integrity_errors(file, PATIENCE)
    if found is None:
        log.warning("%s is too large for a full check at startup; run postroad admin check", file)
    elif found:
        log.error("%s is damaged: %s. Run postroad admin check to see what can be read. %s", file, found[0], REMEDY)


def create_sqlite_engine(file: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True, pool_size=10, **JSON_IN_SQLITE)
    event.listen(engine, "connect", _set_up)
    return engine


def prepare(connection: Connection) -> None:
    """Migrate to the newest schema, completely or not at all: a kill leaves the file as it was."""
    if not is_current(connection):
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # otherwise each statement would be committed separately
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        migrate(connection)


def _set_up(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
