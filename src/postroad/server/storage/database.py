"""The database: opened, migrated, read by several threads and written by one."""

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Executable, Select, column, select, table
from sqlalchemy.exc import DBAPIError, OperationalError

from postroad.server.storage.database_engine import DatabaseEngine
from postroad.server.storage.group_commit import Counts, DatabaseLost, GroupCommit, Statement
from postroad.server.storage.migrate import latest_revision

log = logging.getLogger(__name__)

READERS = 8  # threads
PATIENCE = 10.0  # seconds for open queries at shutdown


class Database:
    def __init__(self, db_engine: DatabaseEngine) -> None:
        self._db_engine = db_engine
        self._engine = db_engine.sqlalchemy_engine()
        self._writer = GroupCommit(self._engine, self._check_there)
        self._lost = False
        self._loss_lock = threading.Lock()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._reading: set[asyncio.Future[Sequence[Any]]] = set()

    async def open(self) -> None:
        """Check, migrate and connect."""
        await asyncio.to_thread(self._db_engine.check_and_log)
        await asyncio.to_thread(self._prepare)
        if not self.shared:  # a PostgreSQL's connections are shared with other servers
            await asyncio.to_thread(self._connect)
        self._db_engine.remember_identity()
        self._writer.start()

    def _prepare(self) -> None:
        with self._engine.begin() as connection:
            self._db_engine.prepare(connection)

    def _connect(self) -> None:
        """Open all connections of the pool now: later, clients may have used up the file descriptors."""
        with contextlib.ExitStack() as connections:
            for _ in range(READERS + 1):
                connections.enter_context(self._engine.connect())

    def _check_there(self) -> None:
        """Raise `DatabaseLost` if the database was replaced or deleted. Logs the loss once, and the recovery once."""
        with self._loss_lock:
            why = self._db_engine.why_lost()
            was_lost, self._lost = self._lost, bool(why)
        if why and not was_lost:
            log.error("%s while the server runs: nothing is stored. Put it back, or stop the server and restore a backup", why)
        elif was_lost and not why:
            log.warning("%s is back: things are stored again", self._db_engine)
        if why:
            raise DatabaseLost(why)

    async def close(self) -> None:
        """Write what is queued, then close."""
        await self._writer.close()
        await self.close_readers()

    async def close_readers(self) -> None:
        """Close after reading alone."""
        if self._reading:
            await asyncio.wait(self._reading, timeout=PATIENCE)
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()

    @property
    def shared(self) -> bool:
        """Whether other servers may use it too."""
        return self._db_engine.shared

    async def is_current_version(self) -> bool:
        """Whether the schema is the one this program knows. A newer program may have migrated it meanwhile."""
        rows = await self.rows(select(column("version_num")).select_from(table("alembic_version")))
        return [row["version_num"] for row in rows] == [latest_revision()]

    def change_events(self) -> AsyncIterator[str | None]:
        """The change events of all servers; None where some may have been missed."""
        return self._db_engine.change_events()

    async def commit(self, *statements: Statement, about: str | None = None, key: str = "") -> Counts:
        """Commit these statements together. `about` names the change for other servers: the table, and its last seq."""
        change_event = self._db_engine.change_event_statements(about) if about else []
        return await self._writer.commit([*statements, *change_event], about.partition(":")[0] if about else key)

    async def commit_checked(self, there: Select[Any], *statements: Statement) -> bool:
        """Commit the statements; returns whether the first one changed anything. If the connection breaks during the commit,
        nobody knows the outcome: then `there` selects the row that a success leaves."""
        try:
            count, *_ = await self.commit(*statements)
        except OperationalError:
            if not await self.rows(there):
                raise
            return True
        return count > 0

    async def execute_returning(self, statement: Executable, **given: Any) -> list[Any]:
        """Run a statement that changes rows and returns values."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._execute_returning, statement, given)

    def _execute_returning(self, statement: Executable, given: dict[str, Any]) -> list[Any]:
        self._check_there()
        with self._engine.begin() as connection:
            return list(connection.execute(statement, given).scalars())

    async def rows(self, wanted: Select[Any], **given: Any) -> Sequence[Any]:
        """Run a query. It ends in order even if the caller is cancelled."""
        reading = asyncio.get_running_loop().run_in_executor(self._readers, self._read, wanted, given)
        self._reading.add(reading)
        reading.add_done_callback(self._on_read)
        return await asyncio.shield(reading)

    def _on_read(self, reading: asyncio.Future[Sequence[Any]]) -> None:
        self._reading.discard(reading)
        if not reading.cancelled():
            reading.exception()  # retrieved, because the caller may be gone

    def _read(self, wanted: Select[Any], given: dict[str, Any]) -> Sequence[Any]:
        try:
            return self._read_once(wanted, given)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return self._read_once(wanted, given)  # the pooled connection was stale; a fresh one may work

    def _read_once(self, wanted: Select[Any], given: dict[str, Any]) -> Sequence[Any]:
        self._check_there()
        with self._engine.connect() as connection:
            found: Sequence[Any] = connection.execute(wanted, given).mappings().all()
            return found
