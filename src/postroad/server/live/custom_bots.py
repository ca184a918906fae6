"""Who decides for bots of the house (tables/house.py): packages and programs that whoever runs the server has allowed.

Each seat at which one plays has a process of its own, as in the arena, so that what a bot remembers is of one game. There are
only so many: who was not asked for the longest time makes room, and who is not asked for a while ends."""

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
from postroad.server.live.fallback_bot import plain_judgement
from postroad.server.live.task_group import kept
from postroad.server.live.timer import Timer
from postroad.server.settings import Limits, Time
from postroad.server.tables.custom_bots import name_of
from postroad.view import View

Place = tuple[str, int, str]  # a table, a seat, and which bot plays there

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Pending:
    """A seat that wants to ask."""

    place: Place
    bot: asyncio.Future[ExternalBot | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class CustomBotPool:
    def __init__(self, bots: Mapping[str, str], limits: Limits, time: Time) -> None:
        self._bots = bots  # by their ids, what makes them
        self._limits = limits
        self._time = time
        self._line: FairQueue[Pending] = FairQueue()
        self._thinking: dict[Place, ExternalBot] = {}
        self._idle: dict[Place, tuple[ExternalBot, float]] = {}  # since when; the first is so for the longest time
        self._tasks: set[asyncio.Task[int]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False
        self._thinning = Timer(self._thin)

    def knows(self, level: str) -> bool:
        return level in self._bots

    @property
    def processes(self) -> int:
        return len(self._thinking) + len(self._idle)

    async def decide(self, level: str, view: View, host: str, table: str) -> int:
        """What this bot does at this seat; if it does not answer in time with something legal, what plain judgement does."""
        assert view.seat is not None
        asks = Pending((table, view.seat, level))
        bot = await self._bot_for(host, asks)
        if bot is None:
            return plain_judgement(view)
        # Whoever asks may go away: the bot thinks on, and is not idle before.
        task = kept(self._asked(asks.place, bot, view), self._tasks)
        await asyncio.wait([task])
        return plain_judgement(view) if task.cancelled() else task.result()

    async def _asked(self, place: Place, bot: ExternalBot, view: View) -> int:
        try:
            number, fault = ACTION_NUMBERS.get(await bot.decide_async(view), -1), "its answer is not legal"
        except BotFailed as failed:
            number, fault = -1, str(failed).partition(":")[0]  # what follows may tell of a hand
        self._rest(place)
        if number not in view.legal_numbers():
            log.warning("the bot %s failed: %s", name_of(place[-1]), fault)
            metrics.BOT_FAULTS.labels(place[-1]).inc()
            return plain_judgement(view)
        return number

    async def _bot_for(self, host: str, asks: Pending) -> ExternalBot | None:
        """The bot of this seat; None if the server ends."""
        self._line.add(host, asks)
        self._serve()
        try:
            return await asks.bot
        except asyncio.CancelledError:
            self._line.leave(host, asks)
            if asks.bot.done() and not asks.bot.cancelled() and asks.bot.result():
                self._rest(asks.place)
            raise

    def _serve(self) -> None:
        """Whoever waits gets their bot, if it does not think already and there is room for it."""
        while asks := self._line.next(self._may_ask):
            if not asks.bot.done():  # or who asked has gone away
                asks.bot.set_result(None if self._closed else self._taken(asks.place))

    def _may_ask(self, asks: Pending) -> bool:
        return self._closed or (asks.place not in self._thinking and len(self._thinking) < self._limits.most_house_bots)

    def _taken(self, place: Place) -> ExternalBot:
        bot, _ = self._idle.pop(place, (None, 0.0))
        while bot is None and self.processes >= self._limits.most_house_bots:
            self._end(next(iter(self._idle)))
        self._thinking[place] = bot or self._made(place[-1])
        return self._thinking[place]

    def _made(self, level: str) -> ExternalBot:
        return _ready(subprocess_maker(self._bots[level])(secrets.randbits(31)), self._limits)

    def _rest(self, place: Place) -> None:
        self._idle[place] = self._thinking.pop(place), self._time.monotonic()
        self._serve()
        self._set_thinning()

    def _set_thinning(self) -> None:
        """For when the one that is idle for the longest time has been so for too long."""
        left = next((since + self._limits.idle - self._time.monotonic() for _, since in self._idle.values()), None)
        self._thinning.set(None if left is None or self._closed else max(0.0, left))

    async def _thin(self) -> None:
        for place, (_, since) in list(self._idle.items()):
            if since + self._limits.idle <= self._time.monotonic():
                self._end(place)
        self._set_thinning()

    def _end(self, place: Place) -> None:
        bot, _ = self._idle.pop(place)
        kept(bot.end_async(), self._ending)

    async def close(self) -> None:
        """End all of them; whoever waits gets what plain judgement says."""
        self._closed = True
        await self._thinning.stop()
        self._serve()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for place in list(self._thinking):
            self._rest(place)
        for place in list(self._idle):
            self._end(place)
        while self._ending:
            await asyncio.gather(*self._ending, return_exceptions=True)


def _ready(bot: ExternalBot, limits: Limits) -> ExternalBot:
    bot.deadline, bot.niceness = limits.thought, limits.niceness
    return bot


class CannotPlay(Exception):
    """A bot that the host wants to offer does not do what bots do."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"the bot {name!r} cannot play: {why}")


async def try_out(bots: Mapping[str, str], limits: Limits) -> None:
    """Ask each of them once; CannotPlay if one does not answer as it should."""
    await asyncio.gather(*(_try(name_of(level), _ready(subprocess_maker(spec)(0), limits)) for level, spec in bots.items()))


async def _try(name: str, bot: ExternalBot) -> None:
    view = Game.new(2, seed=1).view(0)
    try:
        answer = await bot.decide_async(view)
    except BotFailed as failed:
        raise CannotPlay(name, "\n".join(filter(None, [str(failed), failed.trace]))) from None
    finally:
        await bot.end_async()
    if answer not in view.legal():
        raise CannotPlay(name, f"its answer {answer[:40]!r} is not legal")
