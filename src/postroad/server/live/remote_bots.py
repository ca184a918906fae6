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
from postroad.server.storage.bot_jobs import ANSWERED, BotJob, BotJobs, Stage
from postroad.server.storage.database import Database
from postroad.server.storage.players import new_id
from postroad.view import View

log = logging.getLogger(__name__)


class RemoteBotService:
    def __init__(self, storage: Database, limits: Limits, house: Mapping[str, str]) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._questions = BotJobs(storage, limits)
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
        asked = [about.removeprefix(ANSWERED)] if about else list(self._news)
        for question_id in asked:
            if question_id in self._news:
                self._news[question_id].set()

    async def decide(self, level: str, view: View, host: str, table: str) -> int:
        """What a worker says, however long it takes until there is one; if that is not legal, what plain judgement does."""
        question = BotJob.of(new_id(), level, view, host, table)
        with metrics.BOT_SECONDS.labels(level).time():
            number = ACTION_NUMBERS.get(await self._answer(question), -1)
        if number not in view.legal_numbers():
            log.warning("a bot of level %s failed: its answer is not legal", level)
            metrics.BOT_FAULTS.labels(level).inc()
            return plain_judgement(view)
        return number

    async def _answer(self, question: BotJob) -> str:
        news = self._news[question.id] = asyncio.Event()
        try:
            while True:
                stage = await self._stage(question)
                if stage and stage.answer is not None:
                    return stage.answer
                if not await _comes(news, self._limits.sweep):  # a hint may be lost
                    self._note(question.id, taken=stage is None or stage.taken)
        finally:
            del self._news[question.id]
            self._note(question.id, taken=True)
            kept(self._forget(question.id), self._forgetting)

    async def _stage(self, question: BotJob) -> Stage | None:
        """It is asked if nobody knows of it, the first time too. None if the database is lost for the moment."""
        with contextlib.suppress(SQLAlchemyError):
            stage = await self._questions.stage(question.id)
            if stage is None:
                await self._questions.ask(question)
            return stage
        return None

    def _note(self, question_id: str, taken: bool) -> None:
        before = self.waking
        (self._untaken.discard if taken else self._untaken.add)(question_id)
        if self.waking != before:
            self.on_change()

    async def _forget(self, question_id: str) -> None:
        with contextlib.suppress(SQLAlchemyError):  # workers forget what is old
            await self._questions.forget(question_id)


async def _comes(news: asyncio.Event, seconds: float) -> bool:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await news.wait()
    came = news.is_set()
    news.clear()
    return came
