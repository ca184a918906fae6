"""Tables, their logs and what is said at them, on disk."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Executable, Select, delete, event, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from postroad.record import options_written
from postroad.rules.steps import Options
from postroad.server import table as tables
from postroad.server.schema import CHAT, LOG, PLAYERS, TABLES, prepare
from postroad.server.table import Change, Entry, Host, Seat, Terms
from postroad.server.writer import Writer

FILE = "postroad.db"
MOST_LISTED = 1000
MOST_SAID = 200  # lines of a table's chat that are kept in sight


class Storage:
    def __init__(self, folder: Path) -> None:
        self._engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(folder / FILE)))
        event.listen(self._engine.sync_engine, "connect", _set_up)
        self._writer = Writer(self._engine)

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(prepare)
        self._writer.start()

    async def close(self) -> None:
        """Write what still waits, and let go."""
        await self._writer.close()
        await self._engine.dispose()

    async def commit(self, *statements: Executable) -> None:
        await self._writer.commit(list(statements))

    async def rows(self, wanted: Select[Any]) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).mappings().all()

    # Writing

    async def create(self, table: tables.Table, options: Options) -> None:
        terms = table.terms
        values = {"id": table.id, "created": table.created, "updated": table.created}
        told = {"options": options_written(options), "summary": tables.summary(table.game, table.seats)}
        agreed = {"host": terms.host and terms.host.id, "listed": terms.listed, "clock": terms.clock}
        await self.commit(
            insert(TABLES).values(**values, **told, **agreed, stage="playing"), _insertion(table.id, table.entries[0])
        )

    async def append(self, table_id: str, change: Change) -> None:
        summary = tables.summary(change.game, change.seats)
        stage = "over" if change.game.over else "playing"
        renewed = update(TABLES).where(TABLES.c.id == table_id).values(updated=change.entry.at, summary=summary, stage=stage)
        await self.commit(_insertion(table_id, change.entry), renewed)

    async def delete(self, table_id: str) -> None:
        await self.commit(delete(TABLES).where(TABLES.c.id == table_id))

    async def say(self, table_id: str, line: dict[str, Any]) -> None:
        """`line` has the keys n, at, player, name, seat, text, reaction."""
        await self.commit(insert(CHAT).values(table_id=table_id, **line))

    # Reading

    async def listed(self) -> list[dict[str, Any]]:
        """The tables, the one played last first."""
        rows = await self.rows(select(TABLES).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(MOST_LISTED))
        return [_listed(row) for row in rows]

    async def load(self, table_id: str) -> tables.Table | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).mappings().first()
            entries = await _entries(connection, table_id)
        if row is None:
            return None
        seats = tuple(_seat(seat) for seat in row["summary"]["seats"])
        terms = Terms(await self.host(row["host"]), row["listed"], row["clock"])
        table = await asyncio.to_thread(tables.Table.from_log, table_id, row["created"], row["options"], seats, entries, terms)
        table.rematch = row["rematch"]
        return table

    async def host(self, player: str | None) -> Host | None:
        rows = await self.rows(select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id == player)) if player else ()
        return Host(**rows[0]) if rows else None

    async def said(self, table_id: str) -> list[dict[str, Any]]:
        """The last lines of a table's chat, the oldest first."""
        columns = [column for column in CHAT.c if column is not CHAT.c.table_id]
        last = select(*columns).where(CHAT.c.table_id == table_id).order_by(CHAT.c.n.desc()).limit(MOST_SAID)
        return [dict(row) for row in reversed(await self.rows(last))]


async def _entries(connection: AsyncConnection, table_id: str) -> list[Entry]:
    columns = [column for column in LOG.c if column is not LOG.c.table_id]
    rows = await connection.execute(select(*columns).where(LOG.c.table_id == table_id).order_by(LOG.c.seq))
    return [Entry(**{**row, "events": tuple(row["events"])}) for row in rows.mappings()]


def _insertion(table_id: str, entry: Entry) -> Executable:
    return insert(LOG).values(table_id=table_id, **{**vars(entry), "events": list(entry.events)})


def _seat(words: dict[str, Any]) -> Seat:
    return Seat(words["name"], words["level"], words["resigned"], words.get("player"), words.get("away"))


def _listed(row: Any) -> dict[str, Any]:
    options = {name: row["options"][name] for name in Options._fields}
    return {"id": row["id"], "created": row["created"], "updated": row["updated"], "options": options, **row["summary"]}


def _set_up(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
