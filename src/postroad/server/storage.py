"""Tables and their logs on disk. One writer commits all that waits in one transaction, and only then says so."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    URL,
    Column,
    Executable,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from postroad.record import options_written
from postroad.rules.steps import Options
from postroad.server import table as tables
from postroad.server.table import Change, Entry, Seat

FILE = "postroad.db"
MOST_LISTED = 1000

METADATA = MetaData()
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("options", JSON, nullable=False),
    Column("summary", JSON, nullable=False),  # who sits there and how it stands, for the list of tables
)
LOG = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("action", String),
    Column("events", JSON, nullable=False),
    Column("undoes", Integer),
    Column("command", String),
    UniqueConstraint("table_id", "command"),
)


Job = tuple[list[Executable], asyncio.Future[None]]  # statements, and who waits for them


class Storage:
    def __init__(self, folder: Path) -> None:
        self._engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(folder / FILE)))
        event.listen(self._engine.sync_engine, "connect", _prepare)
        self._waiting: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(METADATA.create_all)
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what still waits, and let go."""
        await self._waiting.join()
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    # Writing

    async def create(self, table: tables.Table, options: Options) -> None:
        values = {"id": table.id, "created": table.created, "updated": table.created}
        told = {"options": options_written(options), "summary": tables.summary(table.game, table.seats)}
        await self._commit([insert(TABLES).values(**values, **told), _insertion(table.id, table.entries[0])])

    async def append(self, table_id: str, change: Change) -> None:
        summary = tables.summary(change.game, change.seats)
        renewed = update(TABLES).where(TABLES.c.id == table_id).values(updated=change.entry.at, summary=summary)
        await self._commit([_insertion(table_id, change.entry), renewed])

    async def delete(self, table_id: str) -> None:
        await self._commit([delete(TABLES).where(TABLES.c.id == table_id)])

    async def _commit(self, statements: list[Executable]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((statements, done))
        await done

    async def _write_on(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                jobs = [await self._waiting.get()]
                while not self._waiting.empty():
                    jobs.append(self._waiting.get_nowait())
                error = await _write(connection, jobs)
                for job in jobs:
                    # One may spoil the rest: then each for itself.
                    _settle(job[1], await _write(connection, [job]) if error and len(jobs) > 1 else error)
                    self._waiting.task_done()

    # Reading

    async def list(self) -> list[dict[str, Any]]:
        """The tables, the one played last first."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(TABLES).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(MOST_LISTED))
            return [_listed(row._mapping) for row in rows]

    async def load(self, table_id: str) -> tables.Table | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).mappings().first()
            entries = await _entries(connection, table_id)
        if row is None:
            return None
        seats = tuple(Seat(seat["name"], seat["level"], seat["resigned"]) for seat in row["summary"]["seats"])
        return await asyncio.to_thread(tables.Table.from_log, table_id, row["created"], row["options"], seats, entries)


async def _write(connection: AsyncConnection, jobs: list[Job]) -> Exception | None:
    """Commit these jobs together; what went wrong, if something did."""
    try:
        for statements, _ in jobs:
            for statement in statements:
                await connection.execute(statement)
        await connection.commit()
    except Exception as error:
        with contextlib.suppress(SQLAlchemyError):
            await connection.rollback()
        return error
    return None


async def _entries(connection: AsyncConnection, table_id: str) -> list[Entry]:
    columns = [column for column in LOG.c if column is not LOG.c.table_id]
    rows = await connection.execute(select(*columns).where(LOG.c.table_id == table_id).order_by(LOG.c.seq))
    return [Entry(**{**row, "events": tuple(row["events"])}) for row in rows.mappings()]


def _insertion(table_id: str, entry: Entry) -> Executable:
    return insert(LOG).values(table_id=table_id, **{**vars(entry), "events": list(entry.events)})


def _listed(row: Any) -> dict[str, Any]:
    options = {name: row["options"][name] for name in Options._fields}
    return {"id": row["id"], "created": row["created"], "updated": row["updated"], "options": options, **row["summary"]}


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
