"""Bots of a server that has none itself (`--no-bots`): workers decide for them, in processes or on machines of their own."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping

from sqlalchemy.exc import SQLAlchemyError

from postroad.bots.registry import LEVELS
from postroad.rules.actions import ACTION_NUMBERS
from postroad.server import metrics
from postroad.server.live.fallback_bot import plain_judgement
from postroad.server.live.task_group import kept
from postroad.server.settings import Limits
from postroad.server.storage.bot_jobs import JOB_ANSWERED, BotJob, BotJobs, JobStatus
from postroad.server.storage.database import Database
from postroad.server.storage.players import new_id
from postroad.view import View

log = logging.getLogger(__name__)


class RemoteBotService:
    def __init__(self, storage: Database, limits: Limits, house: Mapping[str, str]) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._jobs = BotJobs(storage, limits)
        self._limits = limits
        self._house = house  # the workers have to offer the same
        self._news: dict[str, asyncio.Event] = {}  # for each question that waits
        self._untaken: set[str] = set()  # questions that no worker has taken for a while
        self._forgetting: set[asyncio.Task[None]] = set()

    @property
    def waking(self) -> bool:
        """Is there no worker, as far as anybody can tell?"""
        return bool(self._untaken)

    def start(self) -> None:
        self.on_change()

    def knows(self, level: str) -> bool:
        return level in LEVELS or level in self._house

    async def close(self) -> None:
        await asyncio.gather(*self._forgetting)

    def heard(self, about: str | None) -> None:
        """A hint; None: nobody knows what was said."""
        asked = [about.removeprefix(JOB_ANSWERED)] if about else list(self._news)
        for job_id in asked:
            if job_id in self._news:
                self._news[job_id].set()

    async def decide(self, level: str, view: View, host: str, table: str) -> int:
        """What a worker says, however long it takes until there is one; if that is not legal, what plain judgement does."""
        job = BotJob.of(new_id(), level, view, host, table)
        with metrics.BOT_SECONDS.labels(level).time():
            number = ACTION_NUMBERS.get(await self._answer(job), -1)
        if number not in view.legal_numbers():
            log.warning("a bot of level %s failed: its answer is not legal", level)
            metrics.BOT_FAULTS.labels(level).inc()
            return plain_judgement(view)
        return number

    async def _answer(self, job: BotJob) -> str:
        news = self._news[job.id] = asyncio.Event()
        try:
            while True:
                status = await self._status(job)
                if status and status.answer is not None:
                    return status.answer
                if not await _comes(news, self._limits.sweep):  # a hint may be lost
                    self._note(job.id, taken=status is None or status.taken)
        finally:
            del self._news[job.id]
            self._note(job.id, taken=True)
            kept(self._forget(job.id), self._forgetting)

    async def _status(self, job: BotJob) -> JobStatus | None:
        """It is asked if nobody knows of it, the first time too. None if the database is lost for the moment."""
        with contextlib.suppress(SQLAlchemyError):
            status = await self._jobs.status(job.id)
            if status is None:
                await self._jobs.add(job)
            return status
        return None

    def _note(self, job_id: str, taken: bool) -> None:
        before = self.waking
        (self._untaken.discard if taken else self._untaken.add)(job_id)
        if self.waking != before:
            self.on_change()

    async def _forget(self, job_id: str) -> None:
        with contextlib.suppress(SQLAlchemyError):  # workers forget what is old
            await self._jobs.delete(job_id)


async def _comes(news: asyncio.Event, seconds: float) -> bool:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await news.wait()
    came = news.is_set()
    news.clear()
    return came
