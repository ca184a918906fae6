"""One writer commits all that waits in one transaction, and only then says so."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from postroad.server import metrics

BREATH = 0.012  # seconds: a transaction takes the disk and the processor much longer than what is in it
MUST = {"must": True}  # the option of a statement that must change something

Counts = list[int]  # for each statement, how many rows it changed


T = TypeVar("T")
Given = TypeVarTuple("Given")


class Filled(NamedTuple):
    """A statement that is made once, however often it is carried out, and what is put into it this time."""

    statement: Executable
    given: Any  # by the names of its parameters; a list where there are several rows


Statement = Executable | Filled


class Job(NamedTuple):
    """Statements, and who waits for them."""

    statements: list[Statement]
    done: asyncio.Future[Counts]
    key: str  # what they are about


log = logging.getLogger(__name__)


class StaleSeq(Exception):
    """Others have changed since what a statement that must change something is about: nothing of its transaction is stored."""


class Lost(SQLAlchemyError):
    """The database is not what was opened any more: nothing that it says counts."""


class Fault(NamedTuple):
    """Why jobs were not done."""

    error: Exception
    sure: bool  # nothing of them is stored; else nobody knows


class GroupCommit:
    """It works in a thread of its own: there and back once for all that waits."""

    def __init__(self, engine: Engine, check_there: Callable[[], None] = lambda: None) -> None:
        """`check_there` raises `Lost`."""
        self._engine = engine
        self._check_there = check_there
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None  # used there alone
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
        await self._there(self._disconnect)
        self._thread.shutdown()

    async def commit(self, statements: list[Statement], key: str = "") -> Counts:
        done: asyncio.Future[Counts] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Job(statements, done, key))
        with metrics.STORED_SECONDS.time():
            return await done

    async def _write_on(self) -> None:
        jobs: list[Job] = []
        while True:
            crowded = len(jobs) > 1  # then others are about to come: they are waited for
            jobs = [await self._waiting.get()]
            if crowded:
                await asyncio.sleep(BREATH)
            while not self._waiting.empty():
                jobs.append(self._waiting.get_nowait())
            jobs.sort(key=lambda job: job.key)  # all servers in the same order, or they would wait for each other
            written = await self._there(self._write, jobs)
            self._tell_once(written)
            if isinstance(written, Fault) and written.sure and len(jobs) > 1:  # one may spoil the rest: then each for itself
                for job in jobs:
                    _settle([job], await self._there(self._write, [job]))
            else:
                _settle(jobs, written)
            for _ in jobs:
                self._waiting.task_done()

    def _there(self, do: Callable[[*Given], T], *given: *Given) -> asyncio.Future[T]:
        """In the thread."""
        return asyncio.get_running_loop().run_in_executor(self._thread, do, *given)

    def _disconnect(self) -> None:
        """Whatever was begun is taken back, also after a commit that was refused: then SQLAlchemy does so only here."""
        connection, self._connection = self._connection, None
        if connection:
            for end in (connection.rollback, connection.close):
                with contextlib.suppress(SQLAlchemyError):  # a line that is broken
                    end()

    def _write(self, jobs: list[Job]) -> list[Counts] | Fault:
        """Commit these jobs together; for each its counts, or what went wrong."""
        metrics.WRITE_JOBS.observe(len(jobs))
        with metrics.WRITE_SECONDS.time():
            written = self._committed(jobs)
        if isinstance(written, Fault):
            metrics.WRITE_FAULTS.inc()
        return written

    def _committed(self, jobs: list[Job]) -> list[Counts] | Fault:
        try:
            self._check_there()
            self._connection = connection = self._connection or self._engine.connect()
            counts = _carried_out(connection, jobs)
        except Exception as error:
            self._take_back()
            return Fault(error, sure=True)
        try:
            connection.commit()
            self._check_there()
        except Exception as error:
            self._disconnect()
            return Fault(error, sure=_is_refusal(error))
        return counts

    def _take_back(self) -> None:
        if self._connection:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.rollback()

    def _tell_once(self, written: list[Counts] | Fault) -> None:
        """When the disk begins to fail, and when it works again: the fault of one statement is no news."""
        error = written.error if isinstance(written, Fault) else None
        failing = isinstance(error, OperationalError)
        if isinstance(error, OperationalError) and not self._failing:
            log.error("nothing can be stored: %s. Players are told so, and may try again; what was stored is safe", error.orig)
        elif self._failing and not failing:
            log.warning("things are stored again")
        self._failing = failing


def _is_refusal(error: Exception) -> bool:
    """Has the database itself said that it has not committed, for its disk is full, say? A line that breaks says nothing."""
    return isinstance(error, DBAPIError) and not error.connection_invalidated


def _carried_out(connection: Connection, jobs: list[Job]) -> list[Counts]:
    """Before the commit nothing is stored for sure: if the line was dead, perhaps for long, another one may not be."""
    try:
        return [_counts(connection, job) for job in jobs]
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        connection.rollback()
        return [_counts(connection, job) for job in jobs]


def _counts(connection: Connection, job: Job) -> Counts:
    return [_count(connection, statement) for statement in job.statements]


def _count(connection: Connection, wanted: Statement) -> int:
    statement, given = wanted if isinstance(wanted, Filled) else (wanted, None)
    count = connection.execute(statement, given).rowcount
    if not count and "must" in statement.get_execution_options():
        raise StaleSeq
    return count


def _settle(jobs: list[Job], written: list[Counts] | Fault) -> None:
    for number, (_, done, _) in enumerate(jobs):
        if done.cancelled():
            continue
        if isinstance(written, Fault):
            done.set_exception(written.error)
        else:
            done.set_result(written[number])
