"""Runs the operator's custom bots (tables/custom_bots.py).

Each seat has a process of its own, as in the arena, so a bot remembers one game. Their number is limited: the longest idle
process makes room, and idle processes end after a while.
"""

import asyncio
import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from postroad.bots.external_bot import ExternalBot
from postroad.bots.line_process import BotFailed
from postroad.bots.registry import subprocess_maker
from postroad.game import Game
from postroad.rules.actions import ACTION_NUMBERS
from postroad.server import metrics
from postroad.server.live.fair_queue import FairQueue
from postroad.server.live.fallback_bot import fallback_action
from postroad.server.live.task_group import spawn
from postroad.server.live.timer import Timer
from postroad.server.settings import Limits, Time
from postroad.server.tables.custom_bots import name_of
from postroad.view import View

SeatKey = tuple[str, int, str]  # table, seat, bot

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Pending:
    """A seat's open request."""

    key: SeatKey
    bot: asyncio.Future[ExternalBot | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class CustomBotPool:
    """The processes of custom bots."""

    def __init__(self, bots: Mapping[str, str], limits: Limits, time: Time) -> None:
        self._bots = bots  # specifications by id
        self._limits = limits
        self._time = time
        self._queue: FairQueue[Pending] = FairQueue()
        self._thinking: dict[SeatKey, ExternalBot] = {}
        self._idle: dict[SeatKey, tuple[ExternalBot, float]] = {}  # idle since; the longest first
        self._tasks: set[asyncio.Task[int]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False
        self._idle_timer = Timer(self._end_idle)

    def knows(self, level: str) -> bool:
        return level in self._bots

    @property
    def processes(self) -> int:
        return len(self._thinking) + len(self._idle)

    async def decide(self, level: str, view: View, host: str, table: str) -> int:
        """The bot's action at this seat. If it does not answer legally in time, the fallback bot's action."""
        assert view.seat is not None
        request = Pending((table, view.seat, level))
        bot = await self._bot_for(host, request)
        if bot is None:
            return fallback_action(view)
        # The caller may be cancelled: the bot still finishes before it is idle.
        task = spawn(self._ask(request.key, bot, view), self._tasks)
        await asyncio.wait([task])
        return fallback_action(view) if task.cancelled() else task.result()

    async def _ask(self, key: SeatKey, bot: ExternalBot, view: View) -> int:
        try:
            number, fault = ACTION_NUMBERS.get(await bot.decide_async(view), -1), "its answer is not legal"
        except BotFailed as failed:
            number, fault = -1, str(failed).partition(":")[0]  # the rest could reveal a hand
        self._set_idle(key)
        if number not in view.legal_numbers():
            log.warning("custom bot %s failed: %s", name_of(key[-1]), fault)
            metrics.BOT_FAULTS.labels(key[-1]).inc()
            return fallback_action(view)
        return number

    async def _bot_for(self, host: str, request: Pending) -> ExternalBot | None:
        """The seat's bot; None if the server shuts down."""
        self._queue.add(host, request)
        self._serve()
        try:
            return await request.bot
        except asyncio.CancelledError:
            self._queue.remove(host, request)
            if request.bot.done() and not request.bot.cancelled() and request.bot.result():
                self._set_idle(request.key)
            raise

    def _serve(self) -> None:
        """Give waiting seats their bots, as far as there is room."""
        while request := self._queue.next(self._may_ask):
            if not request.bot.done():  # otherwise the caller was cancelled
                request.bot.set_result(None if self._closed else self._take(request.key))

    def _may_ask(self, request: Pending) -> bool:
        return self._closed or (request.key not in self._thinking and len(self._thinking) < self._limits.max_custom_bots)

    def _take(self, key: SeatKey) -> ExternalBot:
        bot, _ = self._idle.pop(key, (None, 0.0))
        while bot is None and self.processes >= self._limits.max_custom_bots:
            self._end(next(iter(self._idle)))
        self._thinking[key] = bot or self._create(key[-1])
        return self._thinking[key]

    def _create(self, level: str) -> ExternalBot:
        return _configured(subprocess_maker(self._bots[level])(secrets.randbits(31)), self._limits)

    def _set_idle(self, key: SeatKey) -> None:
        self._idle[key] = self._thinking.pop(key), self._time.monotonic()
        self._serve()
        self._set_idle_timer()

    def _set_idle_timer(self) -> None:
        """Set the timer for the longest idle bot."""
        left = next((since + self._limits.idle_timeout - self._time.monotonic() for _, since in self._idle.values()), None)
        self._idle_timer.set(None if left is None or self._closed else max(0.0, left))

    async def _end_idle(self) -> None:
        for key, (_, since) in list(self._idle.items()):
            if since + self._limits.idle_timeout <= self._time.monotonic():
                self._end(key)
        self._set_idle_timer()

    def _end(self, key: SeatKey) -> None:
        bot, _ = self._idle.pop(key)
        spawn(bot.end_async(), self._ending)

    async def close(self) -> None:
        """End all processes; open requests get the fallback bot's action."""
        self._closed = True
        await self._idle_timer.stop()
        self._serve()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for key in list(self._thinking):
            self._set_idle(key)
        for key in list(self._idle):
            self._end(key)
        while self._ending:
            await asyncio.gather(*self._ending, return_exceptions=True)


def _configured(bot: ExternalBot, limits: Limits) -> ExternalBot:
    bot.deadline, bot.niceness = limits.decision_timeout, limits.niceness
    return bot


class CannotPlay(Exception):
    """A custom bot fails the test before the server opens."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"the bot {name!r} cannot play: {why}")


async def try_out(bots: Mapping[str, str], limits: Limits) -> None:
    """Ask each bot for one decision. Raises `CannotPlay` for a wrong answer."""
    await asyncio.gather(
        *(_check_bot(name_of(level), _configured(subprocess_maker(spec)(0), limits)) for level, spec in bots.items())
    )


async def _check_bot(name: str, bot: ExternalBot) -> None:
    view = Game.new(2, seed=1).view(0)
    try:
        answer = await bot.decide_async(view)
    except BotFailed as failed:
        raise CannotPlay(name, "\n".join(filter(None, [str(failed), failed.trace]))) from None
    finally:
        await bot.end_async()
    if answer not in view.legal():
        raise CannotPlay(name, f"its answer {answer[:40]!r} is not legal")
