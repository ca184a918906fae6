"""Group commit: one writer commits all queued statements in one transaction, and acknowledges them only afterwards."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from postroad.server import metrics

BATCH_DELAY = 0.012  # seconds; a transaction costs far more than the statements in it
MUST_CHANGE = {"must": True}  # execution option: the statement must change a row

Counts = list[int]  # the number of changed rows, by statement


T = TypeVar("T")
Args = TypeVarTuple("Args")


class Parameterized(NamedTuple):
    """A statement that is compiled once, with this execution's parameters."""

    statement: Executable
    parameters: Any  # values by name; a list for several rows


Statement = Executable | Parameterized


class Job(NamedTuple):
    """The statements of one caller."""

    statements: list[Statement]
    done: asyncio.Future[Counts]
    key: str  # the table they are about


log = logging.getLogger(__name__)


class StaleSeq(Exception):
    """Another server changed the row first; nothing of this transaction is stored."""


class DatabaseLost(SQLAlchemyError):
    """The open database was replaced or deleted; its results do not count."""


class WriteFailure(NamedTuple):
    """Why jobs failed."""

    error: Exception
    nothing_stored: bool  # otherwise the outcome is unknown


class GroupCommit:
    """The writer. It works in a thread of its own and switches to it once for a whole batch."""

    def __init__(self, engine: Engine, check_there: Callable[[], None] = lambda: None) -> None:
        """`check_there` raises `DatabaseLost`."""
        self._engine = engine
        self._check_there = check_there
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None  # used only in the writer's thread
        self._waiting: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._failing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write what is queued, then close."""
        await self._waiting.join()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._in_thread(self._disconnect)
        self._thread.shutdown()

    async def commit(self, statements: list[Statement], key: str = "") -> Counts:
        """Queue the statements and wait until they are committed."""
        done: asyncio.Future[Counts] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Job(statements, done, key))
        with metrics.STORED_SECONDS.time():
            return await done

    async def _run(self) -> None:
        jobs: list[Job] = []
        while True:
            was_busy = len(jobs) > 1  # under load, wait for more jobs
            jobs = [await self._waiting.get()]
            if was_busy:
                await asyncio.sleep(BATCH_DELAY)
            while not self._waiting.empty():
                jobs.append(self._waiting.get_nowait())
            jobs.sort(key=lambda job: job.key)  # the same order on all servers prevents deadlocks
            written = await self._in_thread(self._write, jobs)
            self._log_once(written)
            if (
                isinstance(written, WriteFailure) and written.nothing_stored and len(jobs) > 1
            ):  # one bad job must not fail the others
                for job in jobs:
                    _resolve([job], await self._in_thread(self._write, [job]))
            else:
                _resolve(jobs, written)
            for _ in jobs:
                self._waiting.task_done()

    def _in_thread(self, function: Callable[[*Args], T], *parameters: *Args) -> asyncio.Future[T]:
        """Run a function in the writer's thread."""
        return asyncio.get_running_loop().run_in_executor(self._thread, function, *parameters)

    def _disconnect(self) -> None:
        """Roll back and disconnect. After a rejected commit SQLAlchemy rolls back only here."""
        connection, self._connection = self._connection, None
        if connection:
            for end in (connection.rollback, connection.close):
                with contextlib.suppress(SQLAlchemyError):  # the connection may be broken
                    end()

    def _write(self, jobs: list[Job]) -> list[Counts] | WriteFailure:
        """Commit these jobs together; returns each one's row counts, or the failure."""
        metrics.WRITE_JOBS.observe(len(jobs))
        with metrics.WRITE_SECONDS.time():
            written = self._committed(jobs)
        if isinstance(written, WriteFailure):
            metrics.WRITE_FAULTS.inc()
        return written

    def _committed(self, jobs: list[Job]) -> list[Counts] | WriteFailure:
        try:
            self._check_there()
            self._connection = connection = self._connection or self._engine.connect()
            counts = _execute_jobs(connection, jobs)
        except Exception as error:
            self._rollback()
            return WriteFailure(error, nothing_stored=True)
        try:
            connection.commit()
            self._check_there()
        except Exception as error:
            self._disconnect()
            return WriteFailure(error, nothing_stored=_is_rejected(error))
        return counts

    def _rollback(self) -> None:
        if self._connection:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.rollback()

    def _log_once(self, written: list[Counts] | WriteFailure) -> None:
        """Log when the disk begins to fail and when it works again. The failure of one statement is no news."""
        error = written.error if isinstance(written, WriteFailure) else None
        failing = isinstance(error, OperationalError)
        if isinstance(error, OperationalError) and not self._failing:
            log.error("nothing can be stored: %s. Players see an error and can retry; stored data is safe", error.orig)
        elif self._failing and not failing:
            log.warning("things are stored again")
        self._failing = failing


def _is_rejected(error: Exception) -> bool:
    """Whether the database itself refused the commit, for example on a full disk. A broken connection tells nothing."""
    return isinstance(error, DBAPIError) and not error.connection_invalidated


def _execute_jobs(connection: Connection, jobs: list[Job]) -> list[Counts]:
    """Execute the jobs, once more if the pooled connection was stale: before the commit nothing is stored."""
    try:
        return [_counts(connection, job) for job in jobs]
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        connection.rollback()
        return [_counts(connection, job) for job in jobs]


def _counts(connection: Connection, job: Job) -> Counts:
    return [_count(connection, statement) for statement in job.statements]


def _count(connection: Connection, statement_: Statement) -> int:
    statement, parameters = statement_ if isinstance(statement_, Parameterized) else (statement_, None)
    count = connection.execute(statement, parameters).rowcount
    if not count and "must" in statement.get_execution_options():
        raise StaleSeq
    return count


def _resolve(jobs: list[Job], written: list[Counts] | WriteFailure) -> None:
    for number, (_, done, _) in enumerate(jobs):
        if done.cancelled():
            continue
        if isinstance(written, WriteFailure):
            done.set_exception(written.error)
        else:
            done.set_result(written[number])
