"""The file in the data folder: whose it is, found out without a change to it. What is not ours is left alone."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from postroad.server.storage.migrate import age, is_known

FILE = "postroad.db"
PATIENCE = 5.0  # seconds for a look over the file when a server starts
STEPS = 10_000  # of SQLite's, between two looks at the clock
MARK = int.from_bytes(b"post")  # SQLite's application_id, by which a file is known to be ours
UNMARKED = 0
REMEDY = "Restore a backup with postroad admin restore; what is there now is kept beside it"


class Unusable(Exception):
    """Why a file cannot be used, in one line."""


def check(file: Path) -> bool:
    """Refuse a file that this version cannot use. False if there is nothing in it yet, or no such file."""
    if not file.exists():
        return False
    with reading(file) as connection:
        (mark,) = connection.execute("PRAGMA application_id").fetchone()
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if mark == UNMARKED and not tables:
            return False
        if mark == UNMARKED and {"tables", "log"} <= tables:
            raise Unusable(f"{file} is of an older version of Postroad, which this one cannot read")
        if mark != MARK or "alembic_version" not in tables:
            raise Unusable(f"{file} is not a database of Postroad")
        (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or (None,)
        if version is None or not is_known(version):
            raise Unusable(f"{file} is of {age(version)} version of Postroad, which this one cannot read")
    return True


def faults(file: Path, seconds: float | None = None) -> list[str] | None:
    """What SQLite finds wrong with a file of ours: a quick look, as long as there is time, None if that was too short; a thorough
    one if there is no hurry."""
    with reading(file) as connection:
        if seconds is not None:
            end = time.monotonic() + seconds
            connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
        try:
            found = [line for (line,) in connection.execute(f"PRAGMA {'integrity' if seconds is None else 'quick'}_check(10)")]
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            return None
        except sqlite3.DatabaseError as error:
            return [str(error)]
    return [" ".join(line.split()) for line in found if line != "ok"]


@contextlib.contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """What is in a file, and in what a killed server left beside it. Neither is changed."""
    # A reader too would lay files beside one in WAL mode, unless it may take for granted that nobody writes.
    how = "mode=ro" if Path(f"{file}-wal").exists() else "immutable=1"
    with connected(file, how) as connection:
        yield connection


@contextlib.contextmanager
def connected(file: Path, how: str) -> Iterator[sqlite3.Connection]:
    """`how` is SQLite's."""
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?{how}", uri=True)) as connection:
            yield connection
    except UnicodeDecodeError:  # not even its own description can be read
        raise Unusable(f"{file} is damaged: what it holds is not text. {REMEDY}") from None
    except sqlite3.Error as error:
        is_damage = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT
        raise Unusable(f"{file} is damaged: {error}. {REMEDY}" if is_damage else f"{file}: {error}") from None
