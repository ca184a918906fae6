"""A worker decides for the bots of servers that have none: it takes questions, as many as it has room for, and answers them."""

import asyncio
import contextlib
import logging

from sqlalchemy.exc import SQLAlchemyError

from postroad.rules.actions import ACTION_NAMES
from postroad.server.live.bot_pool import BotService
from postroad.server.live.task_group import ended, for_ever, kept
from postroad.server.live.together import listen
from postroad.server.settings import MINUTE, Limits
from postroad.server.storage.bot_jobs import JOB_ADDED, BotJob, BotJobs
from postroad.server.storage.database import Database

MOST = 8  # questions at once; others are for other workers

log = logging.getLogger(__name__)


class JobWorker:
    def __init__(self, storage: Database, mind: BotService, limits: Limits) -> None:
        self._storage = storage
        self._jobs = BotJobs(storage, limits)
        self._mind = mind
        self._limits = limits
        self._thinking: set[str] = set()  # about which questions
        self._tasks: set[asyncio.Task[None]] = set()  # of those who think
        self._more = False  # may there be questions for which there was no room?
        self._taking = asyncio.Lock()

    async def go_on(self) -> None:
        """For ever."""
        await asyncio.gather(
            for_ever(lambda: listen(self._storage, self._heed), self._limits.retry, "cannot hear servers"),
            for_ever(self._take, self._limits.sweep, "cannot look for questions"),
            for_ever(self._hold, self._limits.lease / 3, "cannot tell others what is thought about here"),
            for_ever(self._jobs.delete_old, MINUTE, "cannot forget old questions"),
        )

    async def close(self) -> None:
        """What is not answered yet is for others."""
        unanswered = list(self._thinking)
        await ended(self._tasks)
        if unanswered:
            with contextlib.suppress(SQLAlchemyError):
                await self._jobs.release(unanswered)

    async def _heed(self, about: str | None) -> None:
        if about in (JOB_ADDED, None):
            await self._take()

    async def _take(self) -> None:
        async with self._taking:  # or two would count the same room
            room = MOST - len(self._thinking)
            self._more = room <= 0
            if self._more or self._mind.waking:
                return
            taken = await self._jobs.take(room)
            self._more = len(taken) == room
            for job in taken:
                self._thinking.add(job.id)
                kept(self._think(job), self._tasks)

    async def _think(self, job: BotJob) -> None:
        try:
            await self._answer(job)
        except Exception as error:
            log.warning("a question was not answered: %s", type(error).__name__)  # it is taken again when it is free
        finally:
            self._thinking.discard(job.id)
        if self._more:
            with contextlib.suppress(SQLAlchemyError):  # or the next look finds them
                await self._take()

    async def _answer(self, job: BotJob) -> None:
        number = await self._mind.decide(job.level, job.view, job.host, job.table)
        while not await self._stored(job.id, ACTION_NAMES[number]):
            await asyncio.sleep(self._limits.retry)

    async def _stored(self, job_id: str, action: str) -> bool:
        """False if the database is lost for the moment."""
        with contextlib.suppress(SQLAlchemyError):
            await self._jobs.answer(job_id, action)
            return True
        return False

    async def _hold(self) -> None:
        if self._thinking:
            await self._jobs.extend(list(self._thinking))
