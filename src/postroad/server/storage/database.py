"""The database: opened, brought to the newest version, read, and written by one writer."""

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, Executable, Select, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

from postroad.server.storage.database_file import FILE, MARK, PATIENCE, check, faults
from postroad.server.storage.migrate import is_present, migrate
from postroad.server.storage.writer import Counts, Writer

SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")

log = logging.getLogger(__name__)


class Database:
    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        url = URL.create("sqlite+aiosqlite", database=str(self._file))
        self._engine = create_async_engine(url, hide_parameters=True)
        event.listen(self._engine.sync_engine, "connect", _set_up)
        self._writer = Writer(self._engine)
        self._reading: set[asyncio.Task[Sequence[Any]]] = set()

    async def open(self) -> None:
        if check(self._file):
            await asyncio.to_thread(look_over, self._file)
        async with self._engine.begin() as connection:
            await connection.run_sync(prepare)
        self._writer.start()

    async def close(self) -> None:
        """Write what still waits, and let go."""
        await self._writer.close()
        await self.let_go()

    async def let_go(self) -> None:
        """After reading alone."""
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._engine.dispose()

    async def commit(self, *statements: Executable) -> Counts:
        return await self._writer.commit(list(statements))

    async def rows(self, wanted: Select[Any]) -> Sequence[Any]:
        """Whoever asks may go away meanwhile; the question is ended in order all the same."""
        reading = asyncio.create_task(self._read(wanted))
        self._reading.add(reading)
        reading.add_done_callback(self._has_read)
        return await asyncio.shield(reading)

    def _has_read(self, reading: asyncio.Task[Sequence[Any]]) -> None:
        self._reading.discard(reading)
        if not reading.cancelled():
            reading.exception()  # perhaps nobody else asks for it

    async def _read(self, wanted: Select[Any]) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(wanted)).mappings().all()
            return found


def look_over(file: Path) -> None:
    """Tell the host what is wrong with the file. The tables that can be read are served all the same."""
    found = faults(file, PATIENCE)
    if found is None:
        log.warning("%s is too large for a look over all of it at the start; postroad admin check takes its time", file)
    elif found:
        log.error("%s is damaged: %s. Restore a backup, or see with postroad admin check what can be read", file, found[0])


def engine_from_outside(file: Path) -> Engine:
    """For whoever has no event loop: hosts, while a server may run."""
    engine = create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True)
    event.listen(engine, "connect", _set_up)
    return engine


def prepare(connection: Connection) -> None:
    """The newest schema, all of it or nothing: whoever is killed meanwhile leaves the file as it was."""
    if not is_present(connection):
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # or each statement would be committed by itself
        connection.exec_driver_sql(f"PRAGMA application_id = {MARK}")
        migrate(connection)


def _set_up(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
