"""Bot jobs: servers queue decisions of bots for worker processes (`postroad work`). A worker leases a job and extends the lease
while it works; another worker takes the job when the lease expires. A job asks for one decision."""

import base64
import json
from collections.abc import Collection
from typing import NamedTuple

import numpy as np
from sqlalchemy import delete, select, text, update
from sqlalchemy.dialects.postgresql import insert

from postroad.rules.state import SIZE
from postroad.server.settings import Limits
from postroad.server.storage.database import Database
from postroad.server.storage.leases import NOW
from postroad.server.storage.schema import BOT_JOBS
from postroad.view import View

JOB_ADDED = "?"  # change event: a job was queued
JOB_ANSWERED = "!"  # change event: the job whose id follows has an answer
MAX_AGE = 600.0  # seconds; a server that still waits queues the job again
TAKE = text("""
UPDATE bot_jobs SET until = extract(epoch FROM clock_timestamp()) + :seconds WHERE id IN (
    SELECT id FROM bot_jobs WHERE answer IS NULL AND until < extract(epoch FROM clock_timestamp())
    ORDER BY at LIMIT :most FOR UPDATE SKIP LOCKED)
RETURNING request
""")


class BotJob(NamedTuple):
    """A decision that a bot must make."""

    id: str
    level: str
    host: str  # of the table
    table: str
    seat: int
    hidden: str  # the view's bytes in base64

    @staticmethod
    def of(job_id: str, level: str, view: View, host: str, table: str) -> "BotJob":
        assert view.seat is not None
        return BotJob(job_id, level, host, table, view.seat, base64.b64encode(view.bytes.tobytes()).decode())

    @property
    def view(self) -> View:
        hidden = np.frombuffer(base64.b64decode(self.hidden), np.uint8).copy()
        assert hidden.size == SIZE
        return View(hidden, self.seat)


class JobStatus(NamedTuple):
    """The progress of a job."""

    answer: str | None
    taken: bool


class BotJobs:
    """The job queue in the database."""

    def __init__(self, storage: Database, limits: Limits) -> None:
        self._storage = storage
        self._seconds = limits.lease_seconds

    # Servers

    async def add(self, job: BotJob) -> None:
        """Queue a job and wake a worker."""
        asked = insert(BOT_JOBS).values(id=job.id, request=json.dumps(job), at=NOW, until=0.0)
        await self._storage.commit(asked.on_conflict_do_nothing(), about=JOB_ADDED)

    async def status(self, job_id: str) -> JobStatus | None:
        """The job's status; None if the queue does not have it."""
        wanted = select(BOT_JOBS.c.answer, (BOT_JOBS.c.until > NOW).label("taken")).where(BOT_JOBS.c.id == job_id)
        return next((JobStatus(**row) for row in await self._storage.rows(wanted)), None)

    async def delete(self, job_id: str) -> None:
        await self._storage.commit(delete(BOT_JOBS).where(BOT_JOBS.c.id == job_id))

    # Workers

    async def take(self, most: int) -> list[BotJob]:
        """Lease up to `most` free jobs, the oldest first."""
        requests = await self._storage.execute_returning(TAKE, seconds=self._seconds, most=most)
        return [BotJob(*json.loads(each)) for each in requests]

    async def extend(self, job_ids: Collection[str]) -> None:
        """Extend the leases of these jobs."""
        await self._storage.commit(update(BOT_JOBS).where(BOT_JOBS.c.id.in_(job_ids)).values(until=NOW + self._seconds))

    async def answer(self, job_id: str, action: str) -> None:
        """Store the answer and wake the server."""
        answered = update(BOT_JOBS).where(BOT_JOBS.c.id == job_id).values(answer=action)
        await self._storage.commit(answered, about=JOB_ANSWERED + job_id)

    async def release(self, job_ids: Collection[str]) -> None:
        """Free these jobs at once for other workers."""
        await self._storage.commit(update(BOT_JOBS).where(BOT_JOBS.c.id.in_(job_ids)).values(until=0.0), about=JOB_ADDED)

    async def delete_old(self) -> None:
        """Delete jobs older than `MAX_AGE`: killed servers leave theirs behind."""
        await self._storage.commit(delete(BOT_JOBS).where(BOT_JOBS.c.at < NOW - MAX_AGE))
