"""The database: opened, brought to the newest version, read, and written by one writer."""

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
from postroad.server.storage.group_commit import Counts, GroupCommit, Lost, Statement
from postroad.server.storage.migrate import newest

log = logging.getLogger(__name__)

READERS = 8  # threads; others wait for their turn
PATIENCE = 10.0  # seconds for what is still read when everything ends


class Database:
    def __init__(self, place: DatabaseEngine) -> None:
        self._place = place
        self._engine = place.engine()
        self._writer = GroupCommit(self._engine, self._check_there)
        self._lost = False
        self._telling = threading.Lock()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._reading: set[asyncio.Future[Sequence[Any]]] = set()

    async def open(self) -> None:
        await asyncio.to_thread(self._place.look_over)
        await asyncio.to_thread(self._prepare)
        if not self.shared:  # a PostgreSQL has only so many lines for all who use it
            await asyncio.to_thread(self._connect)
        self._place.watch_over()
        self._writer.start()

    def _prepare(self) -> None:
        with self._engine.begin() as connection:
            self._place.prepare(connection)

    def _connect(self) -> None:
        """For all readers and the writer, now: later strangers may have taken every descriptor that the system gives."""
        with contextlib.ExitStack() as lines:
            for _ in range(READERS + 1):
                lines.enter_context(self._engine.connect())

    def _check_there(self) -> None:
        """Refuse to go on with what is not the database any more. The host is told once, and again when it is back."""
        with self._telling:
            why = self._place.is_lost()
            was_lost, self._lost = self._lost, bool(why)
        if why and not was_lost:
            log.error("%s while the server runs: nothing is stored. Put it back, or close the server and restore a backup", why)
        elif was_lost and not why:
            log.warning("%s is back: things are stored again", self._place)
        if why:
            raise Lost(why)

    async def close(self) -> None:
        """Write what still waits, and let go."""
        await self._writer.close()
        await self.let_go()

    async def let_go(self) -> None:
        """After reading alone."""
        if self._reading:
            await asyncio.wait(self._reading, timeout=PATIENCE)
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()

    @property
    def shared(self) -> bool:
        """May other servers use it too?"""
        return self._place.shared

    async def is_present(self) -> bool:
        """Is it still as this program knows it? A newer one may have changed it meanwhile."""
        rows = await self.rows(select(column("version_num")).select_from(table("alembic_version")))
        return [row["version_num"] for row in rows] == [newest()]

    def hints(self) -> AsyncIterator[str | None]:
        return self._place.hints()

    async def commit(self, *statements: Statement, about: str | None = None, key: str = "") -> Counts:
        """`about` is what other servers are told then: of which table it is, and how far that has come."""
        hint = self._place.hint(about) if about else []
        return await self._writer.commit([*statements, *hint], about.partition(":")[0] if about else key)

    async def stored(self, there: Select[Any], *statements: Statement) -> bool:
        """Has the first of these changed anything? If the line breaks when they are committed nobody knows, and what they use
        up would be lost: then it is looked whether what they leave is `there`."""
        try:
            count, *_ = await self.commit(*statements)
        except OperationalError:
            if not await self.rows(there):
                raise
            return True
        return count > 0

    async def returned(self, statement: Executable, **given: Any) -> list[Any]:
        """What a statement gives back that changes something by itself."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._returned, statement, given)

    def _returned(self, statement: Executable, given: dict[str, Any]) -> list[Any]:
        self._check_there()
        with self._engine.begin() as connection:
            return list(connection.execute(statement, given).scalars())

    async def rows(self, wanted: Select[Any], **given: Any) -> Sequence[Any]:
        """Whoever asks may go away meanwhile; the question is ended in order all the same."""
        reading = asyncio.get_running_loop().run_in_executor(self._readers, self._read, wanted, given)
        self._reading.add(reading)
        reading.add_done_callback(self._has_read)
        return await asyncio.shield(reading)

    def _has_read(self, reading: asyncio.Future[Sequence[Any]]) -> None:
        self._reading.discard(reading)
        if not reading.cancelled():
            reading.exception()  # perhaps nobody else asks for it

    def _read(self, wanted: Select[Any], given: dict[str, Any]) -> Sequence[Any]:
        try:
            return self._read_once(wanted, given)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return self._read_once(wanted, given)  # the line was dead, perhaps for long: another one may not be

    def _read_once(self, wanted: Select[Any], given: dict[str, Any]) -> Sequence[Any]:
        self._check_there()
        with self._engine.connect() as connection:
            found: Sequence[Any] = connection.execute(wanted, given).mappings().all()
            return found
