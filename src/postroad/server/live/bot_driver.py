"""Lets the bots of a table play: at a pace that people can follow, and for nobody if nobody looks."""

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


class Driven(Protocol):
    """What is needed of the table in use at which bots play."""

    table: Table
    gone: CommandRejected | None
    watchers: set[Subscriber]

    def tell(self) -> None: ...

    async def may_go_on(self) -> bool: ...

    async def decide_for_bot(self, at: Game, seat: int, action: str) -> None: ...


class BotDriver:
    """`pace` is the pause in seconds before a bot's decision, counted from the decision before; None stops the bots."""

    def __init__(self, live: Driven, mind: BotService, pace: float, limits: Limits, time: Time) -> None:
        self._live = live
        self._mind = mind
        self._pace: float | None = pace
        self._limits = limits
        self._time = time
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._last_decision = time.monotonic()
        self._asked_at: float | None = None  # since when a bot has been asked that has not answered

    @property
    def state(self) -> BotsState:
        """What viewers are told of the bots."""
        table = self._live.table
        if table.game.over or all(seat.is_person for seat in table.seats):
            return "ready"
        if self._paused:
            return "paused"
        if self._missing:
            return "missing"
        if self._mind.waking:
            return "waking"
        return "thinking" if self.due else "ready"

    @property
    def _paused(self) -> bool:
        return self._pace is None and not self._live.table.has_persons

    @property
    def _missing(self) -> bool:
        """Must a bot decide that is not on this server any more?"""
        table = self._live.table
        return table.bot_to_decide is not None and not self.knows(table.seats[table.bot_to_decide])

    def knows(self, seat: Seat) -> bool:
        """Is the bot of this seat on this server?"""
        return seat.level is not None and self._mind.knows(seat.level)

    @property
    def due(self) -> bool:
        """Must a bot decide, and does anybody care?"""
        table = self._live.table
        cared_for = table.has_persons or bool(self._live.watchers)
        return table.bot_to_decide is not None and not self._live.gone and not self._paused and not self._missing and cared_for

    @property
    def waited(self) -> float:
        """Seconds since a bot was asked that has not answered."""
        asked_at = self._asked_at
        return 0.0 if asked_at is None else self._time.monotonic() - asked_at

    def set_pace(self, pace: float | None) -> None:
        if pace != self._pace and (pace is not None or not self._live.table.has_persons):
            self._pace = pace
            self._live.tell()

    def decided(self) -> None:
        self._last_decision = self._time.monotonic()

    def poke(self) -> None:
        """Something is new: who must decide, the pace, who looks."""
        self._news.set()
        if self.due and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _drive(self) -> None:
        while self.due:
            if not await self._live.may_go_on():
                if not self._live.watchers:
                    return  # whoever takes over wakes it
                await self._rest(self._limits.lease / 3)  # until something happens, or whoever sees to it does so no more
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
                action = await self._mind.decide(level, at.view(seat), table.terms.host.id, table.id)
            finally:
                self._asked_at = None
            await self._pause(at)
            if self.due:
                try:
                    await self._live.decide_for_bot(at, seat, ACTION_NAMES[action])
                except Exception:
                    log.exception("a bot's decision at table %s could not be stored", table.id)
                    await asyncio.sleep(self._limits.retry)

    async def _pause(self, at: Game) -> None:
        """Wait until it is time, or somebody has decided or taken back meanwhile."""
        while self.due and self._live.table.game is at:
            left = self._last_decision + self._patience - self._time.monotonic()
            if left <= 0:
                return
            await self._rest(left)

    async def _rest(self, seconds: float) -> None:
        self._news.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # wait_for of Python 3.11 may lose that it is cancelled
                await self._news.wait()

    @property
    def _patience(self) -> float:
        """Seconds before the next decision."""
        table = self._live.table
        if table.vote and table.vote.kind == "undo":  # which a decision would end
            return self._limits.consider
        return (self._pace or 0.0) * (self._limits.first_of_turn if table.begins_turn else 1.0)
