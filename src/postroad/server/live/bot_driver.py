"""Plays the bots of a table, at a pace that people can follow, and only while somebody is there."""

import asyncio
import contextlib
import logging
from typing import Protocol

from postroad.game import Game
from postroad.rules.actions import ACTION_NAMES
from postroad.server.live.bot_pool import BotService
from postroad.server.live.subscriber import Subscriber
from postroad.server.settings import Limits, Time
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seats import Seat
from postroad.server.tables.table import Table
from postroad.server.tables.wire_types import BotsState

log = logging.getLogger(__name__)


class DrivenTable(Protocol):
    """The part of a table in play that the driver needs."""

    table: Table
    close_reason: CommandRejected | None
    subscribers: set[Subscriber]

    def broadcast(self) -> None: ...

    async def may_advance(self) -> bool: ...

    async def decide_for_bot(self, at: Game, seat: int, action: str) -> None: ...


class BotDriver:
    """`pace` is the pause in seconds before a bot's decision, counted from the decision before; None stops the bots."""

    def __init__(self, live: DrivenTable, bot_service: BotService, pace: float, limits: Limits, time: Time) -> None:
        self._live = live
        self._bot_service = bot_service
        self._pace: float | None = pace
        self._limits = limits
        self._time = time
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._last_decision = time.monotonic()
        self._asked_at: float | None = None  # start of the open request to a bot

    @property
    def state(self) -> BotsState:
        """The bots' state, as viewers see it."""
        table = self._live.table
        if table.game.over or all(seat.is_person for seat in table.seats):
            return "ready"
        if self._paused:
            return "paused"
        if self._missing:
            return "missing"
        if self._bot_service.waking:
            return "waking"
        return "thinking" if self.due else "ready"

    @property
    def _paused(self) -> bool:
        return self._pace is None and not self._live.table.has_persons

    @property
    def _missing(self) -> bool:
        """Whether a bot must decide that this server does not offer any more."""
        table = self._live.table
        return table.bot_to_decide is not None and not self.knows(table.seats[table.bot_to_decide])

    def knows(self, seat: Seat) -> bool:
        """Whether this server offers the seat's bot."""
        return seat.level is not None and self._bot_service.knows(seat.level)

    @property
    def due(self) -> bool:
        """Whether a bot must decide, and a person plays or watches."""
        table = self._live.table
        cared_for = table.has_persons or bool(self._live.subscribers)
        return (
            table.bot_to_decide is not None
            and not self._live.close_reason
            and not self._paused
            and not self._missing
            and cared_for
        )

    @property
    def waiting_seconds(self) -> float:
        """Seconds that the current request to a bot has taken."""
        asked_at = self._asked_at
        return 0.0 if asked_at is None else self._time.monotonic() - asked_at

    def set_pace(self, pace: float | None) -> None:
        """Change the pace; only tables without persons may pause bots."""
        if pace != self._pace and (pace is not None or not self._live.table.has_persons):
            self._pace = pace
            self._live.broadcast()

    def note_decision(self) -> None:
        """Count the next pause from now."""
        self._last_decision = self._time.monotonic()

    def wake(self) -> None:
        """Continue after a change of the game, the pace or the subscribers."""
        self._news.set()
        if self.due and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _drive(self) -> None:
        while self.due:
            if not await self._live.may_advance():
                if not self._live.subscribers:
                    return  # the next owner of the lease wakes it
                await self._wait(self._limits.lease_seconds / 3)  # until something happens, or the lease is free
                continue
            table = self._live.table
            if table.bot_to_decide is None:
                continue
            at, seat = table.game, table.bot_to_decide
            assert seat is not None
            level = table.seats[seat].level
            assert level is not None
            self._asked_at = self._time.monotonic()
            try:
                action = await self._bot_service.decide(level, at.view(seat), table.terms.host.id, table.id)
            finally:
                self._asked_at = None
            await self._pause(at)
            if self.due:
                try:
                    await self._live.decide_for_bot(at, seat, ACTION_NAMES[action])
                except Exception:
                    log.exception("cannot store a bot's decision at table %s", table.id)
                    await asyncio.sleep(self._limits.retry_delay)

    async def _pause(self, at: Game) -> None:
        """Wait until the decision is due, or the game has changed."""
        while self.due and self._live.table.game is at:
            left = self._last_decision + self._delay - self._time.monotonic()
            if left <= 0:
                return
            await self._wait(left)

    async def _wait(self, seconds: float) -> None:
        self._news.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # wait_for of Python 3.11 may swallow a cancellation
                await self._news.wait()

    @property
    def _delay(self) -> float:
        """Seconds before the next decision."""
        table = self._live.table
        if table.vote and table.vote.kind == "undo":  # a decision would end the vote
            return self._limits.vote_delay
        return (self._pace or 0.0) * (self._limits.first_decision_factor if table.begins_turn else 1.0)
