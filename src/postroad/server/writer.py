"""One writer commits all that waits in one transaction, and only then says so."""

import asyncio
import contextlib

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Job = tuple[list[Executable], asyncio.Future[None]]  # statements, and who waits for them


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what still waits."""
        await self._waiting.join()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def commit(self, statements: list[Executable]) -> None:
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


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)
