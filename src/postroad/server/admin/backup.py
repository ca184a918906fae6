"""A copy of the database, made while a server runs; and back again, while none does."""

import contextlib
import itertools
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from postroad.server.admin.upkeep import Fault
from postroad.server.storage.folder_lock import claim
from postroad.server.storage.tables import FILE

KEPT = f"{FILE}.before-restore"
PARTS = ("-shm", "-wal", "")  # the files of one database; the first two are there while it is open, or after a crash
NEEDED = {  # columns that the database has had from the first version on
    "tables": {"id", "created", "updated", "options", "summary"},
    "log": {"table_id", "seq", "at", "kind", "seat", "action", "events", "command"},
}


def backup(folder: Path, target: Path) -> None:
    """All that was acknowledged until now, in one file that must not be there yet."""
    if not (folder / FILE).is_file():
        raise Fault(f"there are no tables in {folder}")
    with _reading(folder / FILE, "rw") as connection:
        _copy(connection, target)


def restore(folder: Path, source: Path) -> Path | None:
    """Put a backup in the place of what is there; where that is kept now, None if there was nothing."""
    source.stat()  # or say that it is not there
    with claim(folder):
        new = folder / f"{FILE}.new"
        new.unlink(missing_ok=True)
        with _reading(source, "ro") as connection:
            _check(connection, source)
            _copy(connection, new)
        kept = _put_aside(folder)
        new.replace(folder / FILE)
        return kept


@contextlib.contextmanager
def _reading(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", uri=True)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise Fault(f"{file}: {error}") from None


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    """The whole database at one moment, for its owner's eyes alone."""
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        connection.execute("VACUUM INTO ?", (str(target),))
        with target.open("rb+") as file:
            os.fsync(file.fileno())
    except BaseException:
        target.unlink()
        raise


def _check(connection: sqlite3.Connection, file: Path) -> None:
    for table, columns in NEEDED.items():
        if not columns <= {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}:
            raise Fault(f"{file} is no backup of Postroad")
    if connection.execute("SELECT count(*) FROM sqlite_master WHERE type IN ('trigger', 'view')").fetchone() != (0,):
        raise Fault(f"{file} is no backup of Postroad: it would do things of its own")
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise Fault(f"{file} is damaged: {' '.join(found.split())}")


def _put_aside(folder: Path) -> Path | None:
    """The database gets another name, unopened, in whatever state it is.

    What a crashed server left beside it goes along, and first: beside another database it would spoil that.
    """
    there = [part for part in PARTS if (folder / f"{FILE}{part}").exists()]
    kept = _free_name(folder)
    for part in there:
        (folder / f"{FILE}{part}").rename(f"{kept}{part}")
    return kept if there else None


def _free_name(folder: Path) -> Path:
    """Nothing that was kept before is overwritten."""
    names = (KEPT if number == 1 else f"{KEPT}-{number}" for number in itertools.count(1))
    return next(folder / name for name in names if not any((folder / f"{name}{part}").exists() for part in PARTS))
