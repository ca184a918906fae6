"""Background tasks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)


def spawn(work: Coroutine[Any, Any, T], tasks: set[asyncio.Task[T]]) -> asyncio.Task[T]:
    """Start the work as a task, held in `tasks` until it is done."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task


async def cancel_all(tasks: set[asyncio.Task[Any]]) -> None:
    """Cancel these tasks and wait for their end."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def repeat(do: Callable[[], Awaitable[None]], pause: float, trouble: str) -> None:
    """Repeat until cancelled. A failure is logged once, until a run succeeds."""
    failing = False
    while True:
        try:
            await do()
            failing = False
        except Exception as error:
            if not failing:
                log.warning("%s: %s", trouble, type(error).__name__)
            failing = True
        await asyncio.sleep(pause)
