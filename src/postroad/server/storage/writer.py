"""One writer commits all that waits in one transaction, and only then says so."""

import asyncio
import contextlib
import logging

from sqlalchemy import Executable
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Counts = list[int]  # for each statement, how many rows it changed
Job = tuple[list[Executable], asyncio.Future[Counts]]  # statements, and who waits for them

log = logging.getLogger(__name__)


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._failing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what still waits."""
        await self._waiting.join()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def commit(self, statements: list[Executable]) -> Counts:
        done: asyncio.Future[Counts] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((statements, done))
        return await done

    async def _write_on(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                jobs = [await self._waiting.get()]
                while not self._waiting.empty():
                    jobs.append(self._waiting.get_nowait())
                written = await _write(connection, jobs)
                self._tell_once(written)
                if isinstance(written, Exception) and len(jobs) > 1:  # one may spoil the rest: then each for itself
                    for job in jobs:
                        _settle([job], await _write(connection, [job]))
                else:
                    _settle(jobs, written)
                for _ in jobs:
                    self._waiting.task_done()

    def _tell_once(self, written: list[Counts] | Exception) -> None:
        """When the disk begins to fail, and when it works again: the fault of one statement is no news."""
        failing = isinstance(written, OperationalError)
        if isinstance(written, OperationalError) and not self._failing:
            log.error("nothing can be stored: %s. Players are told so, and may try again; what was stored is safe", written.orig)
        elif self._failing and not failing:
            log.warning("things are stored again")
        self._failing = failing


async def _write(connection: AsyncConnection, jobs: list[Job]) -> list[Counts] | Exception:
    """Commit these jobs together; for each its counts, or what went wrong."""
    try:
        counts = [[(await connection.execute(statement)).rowcount for statement in statements] for statements, _ in jobs]
        await connection.commit()
    except Exception as error:
        with contextlib.suppress(SQLAlchemyError):
            await connection.rollback()
        return error
    return counts


def _settle(jobs: list[Job], written: list[Counts] | Exception) -> None:
    for number, (_, done) in enumerate(jobs):
        if done.cancelled():
            continue
        if isinstance(written, Exception):
            done.set_exception(written)
        else:
            done.set_result(written[number])
