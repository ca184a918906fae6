"""What servers ask the workers that decide for bots (`postroad work`). A worker takes a question for a while, and says so again
while it thinks; if that stops, another one takes it. Nothing depends on an answer but the decision of one bot, once."""

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

ASKED = "?"  # the hint that there is a question
ANSWERED = "!"  # and, with its id behind it, that it is answered
KEPT = 600.0  # seconds, after which nobody waits for an answer any more; who does asks again
TAKE = text("""
UPDATE bot_jobs SET until = extract(epoch FROM clock_timestamp()) + :seconds WHERE id IN (
    SELECT id FROM bot_jobs WHERE answer IS NULL AND until < extract(epoch FROM clock_timestamp())
    ORDER BY at LIMIT :most FOR UPDATE SKIP LOCKED)
RETURNING request
""")


class BotJob(NamedTuple):
    id: str
    level: str
    host: str  # of the table
    table: str
    seat: int
    hidden: str  # the bytes of what the seat may know

    @staticmethod
    def of(question_id: str, level: str, view: View, host: str, table: str) -> "BotJob":
        assert view.seat is not None
        return BotJob(question_id, level, host, table, view.seat, base64.b64encode(view.bytes.tobytes()).decode())

    @property
    def view(self) -> View:
        hidden = np.frombuffer(base64.b64decode(self.hidden), np.uint8).copy()
        assert hidden.size == SIZE
        return View(hidden, self.seat)


class Stage(NamedTuple):
    """How far a question is."""

    answer: str | None
    taken: bool


class BotJobs:
    def __init__(self, storage: Database, limits: Limits) -> None:
        self._storage = storage
        self._seconds = limits.lease

    # Servers

    async def ask(self, question: BotJob) -> None:
        asked = insert(BOT_JOBS).values(id=question.id, request=json.dumps(question), at=NOW, until=0.0)
        await self._storage.commit(asked.on_conflict_do_nothing(), about=ASKED)

    async def stage(self, question_id: str) -> Stage | None:
        """None if it is not there, or not any more."""
        wanted = select(BOT_JOBS.c.answer, (BOT_JOBS.c.until > NOW).label("taken")).where(BOT_JOBS.c.id == question_id)
        return next((Stage(**row) for row in await self._storage.rows(wanted)), None)

    async def forget(self, question_id: str) -> None:
        await self._storage.commit(delete(BOT_JOBS).where(BOT_JOBS.c.id == question_id))

    # Workers

    async def take(self, most: int) -> list[BotJob]:
        """Some that nobody else has taken, the oldest first."""
        requests = await self._storage.returned(TAKE, seconds=self._seconds, most=most)
        return [BotJob(*json.loads(each)) for each in requests]

    async def hold(self, question_ids: Collection[str]) -> None:
        """We still think about these."""
        await self._storage.commit(update(BOT_JOBS).where(BOT_JOBS.c.id.in_(question_ids)).values(until=NOW + self._seconds))

    async def answer(self, question_id: str, action: str) -> None:
        answered = update(BOT_JOBS).where(BOT_JOBS.c.id == question_id).values(answer=action)
        await self._storage.commit(answered, about=ANSWERED + question_id)

    async def give_back(self, question_ids: Collection[str]) -> None:
        """Others need not wait until they notice that we are gone."""
        await self._storage.commit(update(BOT_JOBS).where(BOT_JOBS.c.id.in_(question_ids)).values(until=0.0), about=ASKED)

    async def forget_old(self) -> None:
        """Of servers that were killed."""
        await self._storage.commit(delete(BOT_JOBS).where(BOT_JOBS.c.at < NOW - KEPT))
