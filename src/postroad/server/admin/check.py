"""Is everything that is stored whole? The database itself, and every table: can it be read, and does its log follow the rules?"""

import asyncio
from collections.abc import Iterator

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from postroad.server.admin.moderation import opened
from postroad.server.storage.corrupt_tables import CorruptTables, Damaged
from postroad.server.storage.database_engine import DatabaseEngine
from postroad.server.storage.schema import TABLES
from postroad.server.storage.tables import Storage


def check(place: DatabaseEngine) -> Iterator[str]:
    """What is wrong, line by line. A server may run meanwhile."""
    with opened(place) as connection:
        tables = list(connection.execute(select(TABLES.c.id)).scalars())
    yield from (f"{place}: {found}" for found in place.faults())
    yield from asyncio.run(_unreadable(place, tables))


async def _unreadable(place: DatabaseEngine, tables: list[str]) -> list[str]:
    storage, found = Storage(place), list[str]()
    storage.damage = CorruptTables(log=None)  # what is found is told by whoever asked
    for table_id in tables:
        try:
            await storage.load(table_id, by_log=True)
        except Damaged:
            found.append(f"table {table_id} cannot be read; postroad admin delete {table_id} removes it")
        except SQLAlchemyError as error:
            found.append(f"table {table_id}: {type(error).__name__}")
    await storage.let_go()
    return found
