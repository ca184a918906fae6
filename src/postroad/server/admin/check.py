"""Checks that all stored data is intact: the database itself, and every table's log against the rules."""

import asyncio
from collections.abc import Iterator

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from postroad.server.admin.moderation import open_database
from postroad.server.storage.corrupt_tables import CorruptTableError, CorruptTables
from postroad.server.storage.database_engine import DatabaseEngine
from postroad.server.storage.schema import TABLES
from postroad.server.storage.tables import Storage


def check(db_engine: DatabaseEngine) -> Iterator[str]:
    """All damage, line by line. A server may run meanwhile."""
    with open_database(db_engine) as connection:
        tables = list(connection.execute(select(TABLES.c.id)).scalars())
    yield from (f"{db_engine}: {found}" for found in db_engine.integrity_errors())
    yield from asyncio.run(_unreadable(db_engine, tables))


async def _unreadable(db_engine: DatabaseEngine, tables: list[str]) -> list[str]:
    storage, found = Storage(db_engine), list[str]()
    storage.corrupt_tables = CorruptTables(log=None)  # the caller prints the results
    for table_id in tables:
        try:
            await storage.load(table_id, full_replay=True)
        except CorruptTableError:
            found.append(f"table {table_id} cannot be read; postroad admin delete {table_id} removes it")
        except SQLAlchemyError as error:
            found.append(f"table {table_id}: {type(error).__name__}")
    await storage.close_readers()
    return found
