"""Several servers over one database: each hears what the others store, looks now and then whether it has missed something, and
takes over where another one has stopped."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from postroad.server.live.neighbours import SharedRegistry
from postroad.server.live.task_group import for_ever, kept
from postroad.server.settings import Limits
from postroad.server.storage.database import Database

Heed = Callable[[str | None], Awaitable[None]]  # a hint; None: nobody knows what was said

log = logging.getLogger(__name__)


async def go_together(registry: SharedRegistry, storage: Database, limits: Limits, on_pg_notify: Heed) -> None:
    """For ever. `heed` is told what others have said."""
    await asyncio.gather(
        for_ever(lambda: _hear(registry, storage, on_pg_notify), limits.retry, "cannot hear other servers"),
        for_ever(registry.catch_up, limits.sweep, "cannot look for what other servers have stored"),
        for_ever(registry.keep_company, limits.lease / 3, "cannot tell other servers who is here"),
        for_ever(registry.stay_awake, limits.lease / 3, "cannot say that this server runs"),
        for_ever(registry.adopt, limits.sweep, "cannot take over what other servers have left"),
    )


async def _hear(registry: SharedRegistry, storage: Database, on_pg_notify: Heed) -> None:
    try:
        await listen(storage, on_pg_notify)
    finally:
        registry.deaf()


async def listen(storage: Database, on_pg_notify: Heed) -> None:
    tasks = set[asyncio.Task[None]]()
    async for about in storage.change_events():
        kept(_on_pg_notify(on_pg_notify, about), tasks)


async def _on_pg_notify(on_pg_notify: Heed, about: str | None) -> None:
    try:
        await on_pg_notify(about)
    except Exception as error:
        log.warning("a hint was not heeded: %s", type(error).__name__)  # whoever asks next, or the next look, finds it
