"""Read-only checks of an SQLite file: whether it is a Postroad database. Other files are never changed."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from postroad.server.storage.migrate import is_known, version_age

FILE = "postroad.db"
PATIENCE = 5.0  # seconds for the check at startup
STEPS = 10_000  # of SQLite's virtual machine, between two looks at the clock
APPLICATION_ID = int.from_bytes(b"post")  # SQLite's application_id that marks our files
NO_APPLICATION_ID = 0
REMEDY = "Restore a backup with postroad admin restore; what is there now is kept beside it"


class Unusable(Exception):
    """Why a file cannot be used, in one line."""


def check(file: Path) -> bool:
    """Raise `Unusable` if this version cannot use the file. False if it is empty or missing."""
    if not file.exists():
        return False
    with reading(file) as connection:
        (application_id,) = connection.execute("PRAGMA application_id").fetchone()
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if application_id == NO_APPLICATION_ID and not tables:
            return False
        if application_id == NO_APPLICATION_ID and {"tables", "log"} <= tables:
            raise Unusable(f"{file} is of an older version of Postroad, which this one cannot read")
        if application_id != APPLICATION_ID or "alembic_version" not in tables:
            raise Unusable(f"{file} is not a database of Postroad")
        (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or (None,)
        if version is None or not is_known(version):
            raise Unusable(f"{file} is of {version_age(version)} version of Postroad, which this one cannot read")
    return True


def integrity_errors(file: Path, seconds: float | None = None) -> list[str] | None:
    """The damage that SQLite finds. With `seconds`, a quick check that returns None if the time is too short; otherwise a
    thorough one."""
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
    """Open a file, and what a killed server left beside it, without changing either."""
    # Even a reader creates files beside a database in WAL mode, unless it may assume that nobody writes.
    how = "mode=ro" if Path(f"{file}-wal").exists() else "immutable=1"
    with connected(file, how) as connection:
        yield connection


@contextlib.contextmanager
def connected(file: Path, how: str) -> Iterator[sqlite3.Connection]:
    """Open a file with SQLite's URI parameter `how`."""
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?{how}", uri=True)) as connection:
            yield connection
    except UnicodeDecodeError:  # not even SQLite's schema can be read
        raise Unusable(f"{file} is damaged: what it holds is not text. {REMEDY}") from None
    except sqlite3.Error as error:
        is_damage = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT
        raise Unusable(f"{file} is damaged: {error}. {REMEDY}" if is_damage else f"{file}: {error}") from None
