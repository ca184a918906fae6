"""A copy of the file in a data folder, made while a server runs; and back again, while none does."""

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
PARTS = ("-shm", "-wal", "")  # the files of one database; the first two are there while it is open, or after a crash


def backup(folder: Path, target: Path) -> None:
    """All that was acknowledged until now, in one file that must not be there yet."""
    if not check(folder / FILE):
        raise AdminError(f"there are no tables in {folder}")
    with connected(folder / FILE, "mode=rw") as connection:
        _copy(connection, target)


def restore(folder: Path, source: Path) -> Path | None:
    """Put a backup in the place of what is there; where that is kept now, None if there was nothing."""
    source.stat()  # or say that it is not there
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
    """The whole database at one moment, for its owner's eyes alone."""
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
        raise AdminError(f"{_no_backup(file)}: it would do things of its own")
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise AdminError(f"{file} is damaged: {' '.join(found.split())}")


def _renew(new: Path, source: Path) -> None:
    """Bring the copy to the newest version; it must be what a server expects then."""
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
    """The database gets another name, unopened, in whatever state it is.

    What a crashed server left beside it goes along, and first: beside another database it would spoil that.
    """
    there = [part for part in PARTS if (folder / f"{FILE}{part}").exists()]
    aside = _free_name(folder)
    for part in there:
        (folder / f"{FILE}{part}").rename(f"{aside}{part}")
    return aside if there else None


def _free_name(folder: Path) -> Path:
    """Nothing that was kept before is overwritten."""
    names = (ASIDE if number == 1 else f"{ASIDE}-{number}" for number in itertools.count(1))
    return next(folder / name for name in names if not any((folder / f"{name}{part}").exists() for part in PARTS))
