"""Several servers on one database: each receives the others' change events, polls for missed ones, and takes over from servers
that stopped."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from postroad.server.live.neighbours import SharedRegistry
from postroad.server.live.task_group import repeat, spawn
from postroad.server.settings import Limits
from postroad.server.storage.database import Database

OnChangeEvent = Callable[[str | None], Awaitable[None]]  # a change event; None: some were missed

log = logging.getLogger(__name__)


async def go_together(registry: SharedRegistry, storage: Database, limits: Limits, on_pg_notify: OnChangeEvent) -> None:
    """Run until cancelled. `on_pg_notify` handles change events."""
    await asyncio.gather(
        repeat(lambda: _hear(registry, storage, on_pg_notify), limits.retry_delay, "cannot receive change events"),
        repeat(registry.catch_up, limits.sweep_interval, "cannot poll for changes of other servers"),
        repeat(registry.keep_company, limits.lease_seconds / 3, "cannot send presence to other servers"),
        repeat(registry.stay_awake, limits.lease_seconds / 3, "cannot record that this server runs"),
        repeat(registry.adopt, limits.sweep_interval, "cannot adopt tables of other servers"),
    )


async def _hear(registry: SharedRegistry, storage: Database, on_pg_notify: OnChangeEvent) -> None:
    try:
        await listen(storage, on_pg_notify)
    finally:
        registry.deaf()


async def listen(storage: Database, on_pg_notify: OnChangeEvent) -> None:
    tasks = set[asyncio.Task[None]]()
    async for about in storage.change_events():
        spawn(_on_pg_notify(on_pg_notify, about), tasks)


async def _on_pg_notify(on_pg_notify: OnChangeEvent, about: str | None) -> None:
    try:
        await on_pg_notify(about)
    except Exception as error:
        log.warning("cannot process NOTIFY: %s", type(error).__name__)  # the next request or poll applies the change
