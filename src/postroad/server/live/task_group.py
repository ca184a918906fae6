"""Work that goes on though nobody waits for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)


def kept(work: Coroutine[Any, Any, T], tasks: set[asyncio.Task[T]]) -> asyncio.Task[T]:
    """The work as a task, which somebody must hold until it is done."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task


async def ended(tasks: set[asyncio.Task[None]]) -> None:
    """Stop what is still under way, and wait for its end."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def for_ever(do: Callable[[], Awaitable[None]], pause: float, trouble: str) -> None:
    """What goes wrong is told once, until it goes right again."""
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
