"""Remote bots: on a server with `--no-bots`, worker processes decide, on this or other machines."""

import asyncio
import contextlib
from collections.abc import Callable, Mapping

from sqlalchemy.exc import SQLAlchemyError

from postroad.bots.registry import LEVELS
from postroad.rules.actions import ACTION_NUMBERS
from postroad.server import metrics
from postroad.server.live.fallback_bot import replace_failed
from postroad.server.live.task_group import spawn
from postroad.server.settings import Limits
from postroad.server.storage.bot_jobs import JOB_ANSWERED, BotJob, BotJobs, JobStatus
from postroad.server.storage.database import Database
from postroad.server.storage.players import new_id
from postroad.view import View


class RemoteBotService:
    """Decides through the queue of bot jobs."""

    def __init__(self, storage: Database, limits: Limits, custom_bots: Mapping[str, str]) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._jobs = BotJobs(storage, limits)
        self._limits = limits
        self._custom_bots = custom_bots  # the workers must offer the same
        self._news: dict[str, asyncio.Event] = {}  # by id of the open job
        self._untaken: set[str] = set()  # ids of jobs that no worker has taken for a while
        self._forgetting: set[asyncio.Task[None]] = set()

    @property
    def waking(self) -> bool:
        """Whether no worker takes jobs, as far as this server can tell."""
        return bool(self._untaken)

    def start(self) -> None:
        self.on_change()

    def knows(self, level: str) -> bool:
        return level in LEVELS or level in self._custom_bots

    async def close(self) -> None:
        await asyncio.gather(*self._forgetting)

    def on_change_event(self, about: str | None) -> None:
        """Handle a change event; None means that some were missed."""
        asked = [about.removeprefix(JOB_ANSWERED)] if about else list(self._news)
        for job_id in asked:
            if job_id in self._news:
                self._news[job_id].set()

    async def decide(self, level: str, view: View, host: str, table: str) -> int:
        """A worker's action, however long it takes until there is a worker. The fallback bot's action if it is illegal."""
        job = BotJob.of(new_id(), level, view, host, table)
        with metrics.BOT_SECONDS.labels(level).time():
            number = ACTION_NUMBERS.get(await self._answer(job), -1)
        if number not in view.legal_numbers():
            return replace_failed(level, "its answer is not legal", view)
        return number

    async def _answer(self, job: BotJob) -> str:
        news = self._news[job.id] = asyncio.Event()
        try:
            while True:
                status = await self._status(job)
                if status and status.answer is not None:
                    return status.answer
                if not await _arrives(news, self._limits.sweep_interval):  # a change event may be lost
                    self._note(job.id, taken=status is None or status.taken)
        finally:
            del self._news[job.id]
            self._note(job.id, taken=True)
            spawn(self._forget(job.id), self._forgetting)

    async def _status(self, job: BotJob) -> JobStatus | None:
        """The job's status; queues the job if it is missing. None while the database is unreachable."""
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
        with contextlib.suppress(SQLAlchemyError):  # workers delete old jobs
            await self._jobs.delete(job_id)


async def _arrives(news: asyncio.Event, seconds: float) -> bool:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await news.wait()
    came = news.is_set()
    news.clear()
    return came
