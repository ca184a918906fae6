"""How a running server notices what was done to its database from outside: tables that are gone, players who were banned."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Protocol

from sqlalchemy import ColumnElement, select

from postroad.server.storage.schema import PLAYERS, TABLES
from postroad.server.storage.tables import Storage

AT_ONCE = 500  # ids in one question

log = logging.getLogger(__name__)


class InUse(Protocol):
    """What a server has in memory."""

    def in_memory(self) -> list[str]: ...

    def lost(self, table_id: str) -> None: ...

    def connected(self) -> set[str]: ...

    def dismiss(self, players: set[str]) -> None: ...


async def sweep(in_use: InUse, storage: Storage, every: float) -> None:
    """For ever."""
    while True:
        await asyncio.sleep(every)
        try:
            await sweep_once(in_use, storage)
        except Exception:
            log.exception("cannot look for what was changed from outside")


async def sweep_once(in_use: InUse, storage: Storage) -> None:
    # In this order: a table is stored before it is in memory, so what is not stored any more was deleted.
    in_memory = in_use.in_memory()
    for table_id in set(in_memory) - await _found(storage, TABLES.c.id, in_memory):
        in_use.lost(table_id)
    banned = await _found(storage, PLAYERS.c.id, in_use.connected(), PLAYERS.c.banned)
    if banned:
        in_use.dismiss(banned)


async def _found(storage: Storage, column: Any, ids: Iterable[str], *more: ColumnElement[bool]) -> set[str]:
    """Which of these ids the database has."""
    ids, found = list(ids), set[str]()
    for begin in range(0, len(ids), AT_ONCE):
        wanted = select(column.label("id")).where(column.in_(ids[begin : begin + AT_ONCE]), *more)
        found |= {row["id"] for row in await storage.rows(wanted)}
    return found
