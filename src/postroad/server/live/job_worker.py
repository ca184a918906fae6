"""A worker that decides for the bots of servers with `--no-bots`. It takes as many jobs as it has capacity for."""

import asyncio
import contextlib
import logging

from sqlalchemy.exc import SQLAlchemyError

from postroad.rules.actions import ACTION_NAMES
from postroad.server.live.bot_pool import BotService
from postroad.server.live.task_group import cancel_all, repeat, spawn
from postroad.server.live.together import listen
from postroad.server.settings import MINUTE, Limits
from postroad.server.storage.bot_jobs import JOB_ADDED, BotJob, BotJobs
from postroad.server.storage.database import Database

MOST = 8  # jobs at once; the rest is for other workers

log = logging.getLogger(__name__)


class JobWorker:
    """Takes and answers bot jobs."""

    def __init__(self, storage: Database, bot_service: BotService, limits: Limits) -> None:
        self._storage = storage
        self._jobs = BotJobs(storage, limits)
        self._bot_service = bot_service
        self._limits = limits
        self._thinking: set[str] = set()  # ids of jobs in progress
        self._tasks: set[asyncio.Task[None]] = set()  # of jobs in progress
        self._more = False  # more jobs may be waiting
        self._taking = asyncio.Lock()

    async def run(self) -> None:
        """Run until cancelled."""
        await asyncio.gather(
            repeat(
                lambda: listen(self._storage, self._on_change_event), self._limits.retry_delay, "cannot receive change events"
            ),
            repeat(self._take, self._limits.sweep_interval, "cannot look for bot jobs"),
            repeat(self._hold, self._limits.lease_seconds / 3, "cannot extend leases of bot jobs"),
            repeat(self._jobs.delete_old, MINUTE, "cannot delete old bot jobs"),
        )

    async def close(self) -> None:
        """Release unanswered jobs."""
        unanswered = list(self._thinking)
        await cancel_all(self._tasks)
        if unanswered:
            with contextlib.suppress(SQLAlchemyError):
                await self._jobs.release(unanswered)

    async def _on_change_event(self, about: str | None) -> None:
        if about in (JOB_ADDED, None):
            await self._take()

    async def _take(self) -> None:
        async with self._taking:  # parallel calls would count the same capacity
            capacity = MOST - len(self._thinking)
            self._more = capacity <= 0
            if self._more or self._bot_service.waking:
                return
            taken = await self._jobs.take(capacity)
            self._more = len(taken) == capacity
            for job in taken:
                self._thinking.add(job.id)
                spawn(self._think(job), self._tasks)

    async def _think(self, job: BotJob) -> None:
        try:
            await self._answer(job)
        except Exception as error:
            log.warning("cannot answer a bot job: %s", type(error).__name__)  # retried when its lease expires
        finally:
            self._thinking.discard(job.id)
        if self._more:
            with contextlib.suppress(SQLAlchemyError):  # otherwise the next poll finds them
                await self._take()

    async def _answer(self, job: BotJob) -> None:
        number = await self._bot_service.decide(job.level, job.view, job.host, job.table)
        while not await self._stored(job.id, ACTION_NAMES[number]):
            await asyncio.sleep(self._limits.retry_delay)

    async def _stored(self, job_id: str, action: str) -> bool:
        """Whether the answer was stored; False while the database is unreachable."""
        with contextlib.suppress(SQLAlchemyError):
            await self._jobs.answer(job_id, action)
            return True
        return False

    async def _hold(self) -> None:
        if self._thinking:
            await self._jobs.extend(list(self._thinking))
