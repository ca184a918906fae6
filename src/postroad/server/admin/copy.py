"""Everything from one place to another: from a data folder to a PostgreSQL, or back. All of it, or nothing."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, func, insert, select
from sqlalchemy.exc import DBAPIError

from postroad.server.admin.moderation import AdminError, open_database
from postroad.server.storage.database_engine import DatabaseEngine
from postroad.server.storage.schema import BOT_JOBS, LEASES, METADATA, SNAPSHOTS

BATCH = 500  # rows
WHOLE = "SERIALIZABLE"  # as everything was at one moment, whoever writes meanwhile

OnProgress = Callable[[int, int], None]  # called with how many rows are copied, and of how many


class Sum(NamedTuple):
    """What rows are, whatever their order: how many, and a digest of all."""

    size: int = 0
    digest: int = 0

    def with_rows(self, rows: Iterable[Any]) -> "Sum":
        digests = [int.from_bytes(hashlib.sha256(_encoded(row)).digest()) for row in rows]
        return Sum(self.size + len(digests), (self.digest + sum(digests)) % (1 << 256))


NOT_COPIED = (LEASES, BOT_JOBS, SNAPSHOTS)  # what is worth nothing elsewhere, or made anew


def copy(source: DatabaseEngine, target: DatabaseEngine, on_progress: OnProgress) -> int:
    """How many rows there were. No server may use the folder that is copied, or copied to."""
    with open_database(source):
        pass  # it is there, and of the newest version
    with source.locked(), target.locked(), _reading(source) as there, _writing(target) as here:
        tables = [table for table in METADATA.sorted_tables if table not in NOT_COPIED]
        total, done = sum(_count(there, table) for table in tables), 0
        for table in tables:
            copied = Sum()
            for rows in _rows(there, table):
                here.execute(insert(table), [dict(row) for row in rows])
                copied = copied.with_rows(rows)
                on_progress(done + copied.size, total)
            if _sum(here, table) != copied:
                raise AdminError(f"{target}: what was written to {table.name} is not what was read; nothing is kept of it")
            done += copied.size
    return done


def _sum(connection: Connection, table: Table) -> Sum:
    found = Sum()
    for rows in _rows(connection, table):
        found = found.with_rows(rows)
    return found


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _rows(connection: Connection, table: Table) -> Iterator[Any]:
    """A few hundred at a time, however many there are."""
    yield from connection.execute(select(table), execution_options={"yield_per": BATCH}).mappings().partitions()


def _encoded(row: Any) -> bytes:
    return json.dumps({name: _normalized(value) for name, value in row.items()}, sort_keys=True, ensure_ascii=False).encode(
        "utf-8", "surrogatepass"
    )


def _normalized(value: Any) -> Any:
    """Write 0.0 as 0, because SQLite returns 0 for 0.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


@contextmanager
def _reading(db_engine: DatabaseEngine) -> Iterator[Connection]:
    engine = db_engine.sqlalchemy_engine()
    try:
        with engine.connect().execution_options(isolation_level=WHOLE) as connection:
            yield connection
    except DBAPIError as error:
        raise AdminError(f"{db_engine}: {error.orig}") from None
    finally:
        engine.dispose()


@contextmanager
def _writing(db_engine: DatabaseEngine) -> Iterator[Connection]:
    """One transaction in a database with nothing in it."""
    db_engine.check()
    engine = db_engine.sqlalchemy_engine()
    try:
        with engine.begin() as connection:
            db_engine.prepare(connection)
            if any(_count(connection, table) for table in METADATA.sorted_tables):
                raise AdminError(f"{db_engine} is not empty: copy to a place where nothing is yet")
            yield connection
    except DBAPIError as error:
        raise AdminError(f"{db_engine}: {error.orig}") from None
    finally:
        engine.dispose()
