"""Backup of an SQLite file while a server runs, and restore while none does."""

import itertools
import os
import sqlite3
from pathlib import Path

from postroad.server.admin.moderation import AdminError
from postroad.server.storage.data_dir_lock import lock_data_dir
from postroad.server.storage.migrate import differences
from postroad.server.storage.sqlite import create_sqlite_engine, prepare
from postroad.server.storage.sqlite_check import FILE, check, connected, reading

ASIDE = f"{FILE}.before-restore"
PARTS = ("-shm", "-wal", "")  # the files of one database; the first two exist while it is open, or after a crash


def backup(folder: Path, target: Path) -> None:
    """Copy all acknowledged data into one new file."""
    if not check(folder / FILE):
        raise AdminError(f"there are no tables in {folder}")
    with connected(folder / FILE, "mode=rw") as connection:
        _copy(connection, target)


def restore(folder: Path, source: Path) -> Path | None:
    """Replace the data by a backup. Returns the path of the replaced data, None if there was none."""
    source.stat()  # raises if the file is missing
    with lock_data_dir(folder):
        new = folder / f"{FILE}.new"
        _remove(new)
        if not check(source):
            raise _no_backup(source)
        try:
            with reading(source) as connection:
                _check_content(connection, source)
                _copy(connection, new)
            _renew(new, source)
        except BaseException:
            _remove(new)
            raise
        aside = _move_aside(folder)
        new.replace(folder / FILE)
        return aside


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    """Copy the whole database at one moment, readable by its owner alone."""
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        connection.execute("VACUUM INTO ?", (str(target),))
        with target.open("rb+") as file:
            os.fsync(file.fileno())
    except BaseException:
        target.unlink()
        raise


def _check_content(connection: sqlite3.Connection, file: Path) -> None:
    if connection.execute("SELECT count(*) FROM sqlite_master WHERE type IN ('trigger', 'view')").fetchone() != (0,):
        raise AdminError(f"{_no_backup(file)}: it contains a trigger or a view")
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise AdminError(f"{file} is damaged: {' '.join(found.split())}")


def _renew(new: Path, source: Path) -> None:
    """Migrate the copy to the newest version and compare it with the schema."""
    engine = create_sqlite_engine(new)
    try:
        with engine.begin() as connection:
            prepare(connection)
            if differences(connection):
                raise _no_backup(source)
    finally:
        engine.dispose()


def _no_backup(file: Path) -> AdminError:
    return AdminError(f"{file} is no backup of Postroad")


def _remove(file: Path) -> None:
    for part in PARTS:
        Path(f"{file}{part}").unlink(missing_ok=True)


def _move_aside(folder: Path) -> Path | None:
    """Rename the database, unopened, in whatever state it is. Files of a crashed server are renamed first: beside another
    database they would damage it."""
    there = [part for part in PARTS if (folder / f"{FILE}{part}").exists()]
    aside = _free_name(folder)
    for part in there:
        (folder / f"{FILE}{part}").rename(f"{aside}{part}")
    return aside if there else None


def _free_name(folder: Path) -> Path:
    """A name that overwrites no earlier file."""
    names = (ASIDE if number == 1 else f"{ASIDE}-{number}" for number in itertools.count(1))
    return next(folder / name for name in names if not any((folder / f"{name}{part}").exists() for part in PARTS))
