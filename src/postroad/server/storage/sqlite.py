"""Everything in an SQLite file of a data folder, which belongs to one server at a time."""

import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event

from postroad.server.storage.data_dir_id import marked
from postroad.server.storage.data_dir_lock import claim
from postroad.server.storage.json_codec import JSON_IN_SQLITE
from postroad.server.storage.migrate import is_present, migrate
from postroad.server.storage.sqlite_check import FILE, MARK, PATIENCE, REMEDY, check, faults

SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")

log = logging.getLogger(__name__)


class Folder:
    shared = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE
        self._opened: tuple[int, int] | None = None  # by which the system knows the file

    def __str__(self) -> str:
        return str(self.file)

    @property
    def home(self) -> str:
        return str(self.folder)

    def engine(self) -> Engine:
        return engine_of(self.file)

    def check(self) -> bool:
        return check(self.file)

    def look_over(self) -> None:
        if self.check():
            look_over(self.file)

    def faults(self) -> list[str]:
        return faults(self.file) or []

    def prepare(self, connection: Connection) -> None:
        prepare(connection)

    def watch_over(self) -> None:
        self._opened = _known_as(self.file)

    def is_lost(self) -> str | None:
        """SQLite goes on writing into a file that has been deleted, or has another name by now."""
        if self._opened is None or _known_as(self.file) == self._opened:
            return None
        return f"{self.file} was deleted, moved away or replaced"

    def hint(self, _about: str) -> list[Executable]:
        return []

    async def hints(self) -> AsyncIterator[str | None]:
        """There is nobody else."""
        yield None

    @contextlib.contextmanager
    def claimed(self) -> Iterator[None]:
        with claim(self.folder):
            yield

    def mark(self) -> str:
        return marked(self.folder)


def _known_as(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def look_over(file: Path) -> None:
    """Tell the host what is wrong with the file. The tables that can be read are served all the same."""
    found = faults(file, PATIENCE)
    if found is None:
        log.warning("%s is too large for a look over all of it at the start; postroad admin check takes its time", file)
    elif found:
        log.error("%s is damaged: %s. See with postroad admin check what can be read. %s", file, found[0], REMEDY)


def engine_of(file: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True, pool_size=10, **JSON_IN_SQLITE)
    event.listen(engine, "connect", _set_up)
    return engine


def prepare(connection: Connection) -> None:
    """The newest schema, all of it or nothing: whoever is killed meanwhile leaves the file as it was."""
    if not is_present(connection):
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # or each statement would be committed by itself
        connection.exec_driver_sql(f"PRAGMA application_id = {MARK}")
        migrate(connection)


def _set_up(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
