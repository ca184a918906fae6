"""The bot pool: processes that decide for bots of all levels.

Players whose tables wait share the processes fairly.
"""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from postroad.bots.line_process import BotFailed, LineProcess
from postroad.bots.protocol import AWAKE, WAKING, bot_process_command, error_name, question, wake_line
from postroad.bots.registry import LEVELS
from postroad.server import metrics
from postroad.server.live.custom_bots import CustomBotPool
from postroad.server.live.process_pool import ProcessPool, Request
from postroad.server.live.task_group import cancel_all, spawn
from postroad.server.settings import Limits, Time
from postroad.view import View

log = logging.getLogger(__name__)


class BotService(Protocol):
    """Decides for bots."""

    on_change: Callable[[], None]  # called when `waking` changes

    @property
    def waking(self) -> bool: ...

    def start(self) -> None: ...

    def knows(self, level: str) -> bool: ...

    async def decide(self, level: str, view: View, host: str, table: str) -> int: ...

    async def close(self) -> None: ...


class BotPool(ProcessPool[LineProcess]):
    """Bot processes: one from the start, more while several tables wait, at most one less than there are cores. Custom bots have
    processes of their own."""

    def __init__(
        self,
        limits: Limits,
        time: Time,
        command: Sequence[str] = (),
        max_processes: int | None = None,
        custom_bots: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(limits, time)
        self.on_change: Callable[[], None] = lambda: None
        self._command = command or bot_process_command()
        self._max_processes = max_processes or max(1, (os.cpu_count() or 2) - 1)
        self._custom = CustomBotPool(custom_bots or {}, limits, time)
        self._starting = 0  # the number of processes that are starting
        self._awake: set[LineProcess] = set()
        self._failing = False  # the last start failed
        self._was_waking = True
        self._waking: set[asyncio.Task[None]] = set()

    @property
    def waking(self) -> bool:
        """Whether no process is ready yet."""
        return not self._awake and not self._failing

    def knows(self, level: str) -> bool:
        return level in LEVELS or self._custom.knows(level)

    def start(self) -> None:
        """Start a process."""
        self._starting += 1
        spawn(self._wake(), self._waking)

    async def close(self) -> None:
        """End all processes; open requests get the fallback bot's action."""
        self._closed = True
        await self._custom.close()
        await cancel_all(self._waking)
        await super().close()

    async def decide(self, level: str, view: View, host: str, table: str) -> int:
        """This level's action, for a table of this host. If no process answers legally in time, the fallback bot's action."""
        with metrics.BOT_SECONDS.labels(level).time():
            if self._custom.knows(level):
                return await self._custom.decide(level, view, host, table)
            return await super().decide(level, view, host, table)

    async def _ask(self, process: LineProcess, request: Request[LineProcess]) -> str:
        asked = question(request.level, secrets.randbits(31), request.view)
        answer = await process.ask(asked, self._limits.decision_timeout)
        if name := error_name(answer):
            raise BotFailed(name)
        return answer

    def _answered(self, process: LineProcess, legal: bool) -> None:
        """Replace a process that hangs, crashed or answered nonsense."""
        if legal:
            self._set_free(process)
            return
        self._end(process)
        if not self._closed:
            self.start()
        self._changed()

    def _changed(self) -> None:
        """Serve waiting requests, and start more processes if they are too few."""
        super()._changed()
        while (
            self._awake and not self._hopeless and self._starting < len(self._queue) and self._process_count < self._max_processes
        ):
            self.start()
        if self._was_waking != self.waking and not self._closed:
            self._was_waking = self.waking
            self.on_change()

    @property
    def _hopeless(self) -> bool:
        return self._closed or (self._failing and not self._awake)

    def _may_ask(self, request: Request[LineProcess]) -> bool:
        return bool(self._free)

    def _take(self, request: Request[LineProcess]) -> LineProcess:
        process, _ = self._free.popitem()  # the last used
        return process

    @property
    def _process_count(self) -> int:
        return self._starting + len(self._awake)

    async def _wake(self) -> None:
        """Start a process; retry until one is ready."""
        while True:
            try:
                process = await self._woken()
                break
            except BotFailed as failed:
                if not self._failing:
                    log.warning("cannot start a bot process: %s", failed)
            self._failing = True
            self._changed()
            await asyncio.sleep(self._limits.restart_delay)
        self._failing = False
        self._starting -= 1
        self._awake.add(process)
        self._set_free(process)

    async def _woken(self) -> LineProcess:
        process = await LineProcess.start(self._command, self._limits.niceness)
        self._running.add(process)
        try:
            if await process.ask(wake_line((level, 0) for level in LEVELS), WAKING) != AWAKE:
                raise BotFailed("the process did not report that it is ready")
        except BaseException:
            self._end(process)
            raise
        return process

    @property
    def _most_to_end(self) -> int:
        """All but the last one used."""
        return len(self._awake) - 1

    def _end(self, process: LineProcess) -> None:
        self._awake.discard(process)
        super()._end(process)
