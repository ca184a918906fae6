"""Runs the operator's custom bots (tables/custom_bots.py).

Each seat has a process of its own, as in the arena, so a bot remembers one game. Their number is limited: the longest idle
process makes room, and idle processes end after a while.
"""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from postroad.bots.external_bot import ExternalBot
from postroad.bots.line_process import BotFailed
from postroad.bots.registry import subprocess_maker
from postroad.game import Game
from postroad.server.live.process_pool import ProcessPool, Request
from postroad.server.settings import Limits, Time
from postroad.server.tables.custom_bots import name_of

SeatKey = tuple[str, int, str]  # table, seat, bot


@dataclass(eq=False)
class SeatBot:
    """A bot that plays one seat."""

    key: SeatKey
    bot: ExternalBot

    async def end(self) -> None:
        await self.bot.end_async()


class CustomBotPool(ProcessPool[SeatBot]):
    """The processes of custom bots."""

    def __init__(self, bots: Mapping[str, str], limits: Limits, time: Time) -> None:
        super().__init__(limits, time)
        self._bots = bots  # specifications by id

    def knows(self, level: str) -> bool:
        return level in self._bots

    async def _ask(self, process: SeatBot, request: Request[SeatBot]) -> str:
        return await process.bot.decide_async(request.view)

    def _may_ask(self, request: Request[SeatBot]) -> bool:
        busy = self._running - self._free.keys()
        return len(busy) < self._limits.max_custom_bots and _key(request) not in {process.key for process in busy}

    def _take(self, request: Request[SeatBot]) -> SeatBot:
        key = _key(request)
        process = next((process for process in self._free if process.key == key), None)
        if process:
            del self._free[process]
            return process
        while self.processes >= self._limits.max_custom_bots:
            self._end(next(iter(self._free)))
        process = SeatBot(key, _configured(subprocess_maker(self._bots[request.level])(secrets.randbits(31)), self._limits))
        self._running.add(process)
        return process


def _key(request: Request[SeatBot]) -> SeatKey:
    assert request.view.seat is not None
    return request.table, request.view.seat, request.level


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
