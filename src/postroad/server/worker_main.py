"""`postroad work`: a process that decides for the bots of servers with `--no-bots`, over the same PostgreSQL."""

import asyncio
import contextlib
import signal
import sys

from postroad.rules.engine import engine
from postroad.server.live.bot_pool import BotPool
from postroad.server.live.custom_bots import CannotPlay, try_out
from postroad.server.live.job_worker import JobWorker
from postroad.server.logs import log_as_json
from postroad.server.metrics import CannotListen, serve_metrics
from postroad.server.settings import Settings
from postroad.server.storage.database import Database
from postroad.server.storage.database_engine import DatabaseEngine, engine_of
from postroad.server.storage.sqlite_check import Unusable


def work(settings: Settings) -> int:
    assert settings.database is not None
    try:
        db_engine = engine_of(settings.database)
        db_engine.check()
        if settings.bots:
            asyncio.run(try_out(settings.bots, settings.limits))
        if settings.json_log:
            log_as_json()
        with serve_metrics(settings.metrics), contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_work(db_engine, settings))
    except (Unusable, CannotPlay, CannotListen) as fault:
        print(f"postroad: {fault}", file=sys.stderr)
        return 1
    return 0


async def _work(db_engine: DatabaseEngine, settings: Settings) -> None:
    """Work until asked to stop."""
    storage = Database(db_engine)
    await storage.open()
    bot_service = BotPool(settings.limits, settings.time, custom_bots=settings.bots)
    bot_service.on_change = _bots_changed
    worker = JobWorker(storage, bot_service, settings.limits)
    bot_service.start()
    working = asyncio.create_task(worker.run())
    with contextlib.suppress(NotImplementedError):  # Windows has only Ctrl+C
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, working.cancel)
    print(f"Bots play for the servers of {db_engine} - Ctrl+C closes it.", flush=True)
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await working
    finally:
        await worker.close()
        await bot_service.close()
        await storage.close()


def _bots_changed() -> None:
    """Load the compiled rules in the background once the bots have compiled them."""
    engine.load_in_background()
