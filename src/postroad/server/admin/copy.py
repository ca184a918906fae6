"""Copies all data from one database engine to another, completely or not at all."""

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
WHOLE = "SERIALIZABLE"  # isolation level: a consistent snapshot, whoever writes meanwhile

OnProgress = Callable[[int, int], None]  # called with the rows copied and their total


class Sum(NamedTuple):
    """A checksum of rows in any order: their number and a digest."""

    size: int = 0
    digest: int = 0

    def with_rows(self, rows: Iterable[Any]) -> "Sum":
        digests = [int.from_bytes(hashlib.sha256(_encoded(row)).digest()) for row in rows]
        return Sum(self.size + len(digests), (self.digest + sum(digests)) % (1 << 256))


NOT_COPIED = (LEASES, BOT_JOBS, SNAPSHOTS)  # of no use elsewhere, or rebuilt


def copy(source: DatabaseEngine, target: DatabaseEngine, on_progress: OnProgress) -> int:
    """Copy everything; returns the number of rows. No server may use either data directory meanwhile."""
    with open_database(source):
        pass  # the source exists and has the newest version
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
                raise AdminError(f"{target}: rows of {table.name} differ from the source; nothing is stored")
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
    """The rows in batches."""
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
    """One transaction in an empty database."""
    db_engine.check()
    engine = db_engine.sqlalchemy_engine()
    try:
        with engine.begin() as connection:
            db_engine.prepare(connection)
            if any(_count(connection, table) for table in METADATA.sorted_tables):
                raise AdminError(f"{db_engine} is not empty: choose an empty target")
            yield connection
    except DBAPIError as error:
        raise AdminError(f"{db_engine}: {error.orig}") from None
    finally:
        engine.dispose()
