"""Games on the cores of this machine."""

import multiprocessing
import os
import threading
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from functools import cache
from typing import Any

from postroad.arena.tournament import Tournament, play_game
from postroad.bots.subprocess_bot import SubprocessPool


def play_games(tournament: Tournament, numbers: list[int], workers: int | None) -> Generator[dict[str, Any], None, None]:
    """The records of these games, in order."""
    workers = min(workers or os.cpu_count() or 1, max(1, len(numbers)))
    if workers == 1:
        with closing(SubprocessPool()) as subprocesses:
            yield from (play_game(tournament, number, subprocesses) for number in numbers)
        return
    # Spawned, to be the same on every system. Few tasks ahead, so that a stop takes effect soon.
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawned, initializer=_end_with_parent) as pool:
        ahead: dict[int, Future[dict[str, Any]]] = {}
        todo = iter(numbers)
        try:
            for number in numbers:
                for upcoming in todo:
                    ahead[upcoming] = pool.submit(_play_in_worker, tournament, upcoming)
                    if len(ahead) >= 2 * workers:
                        break
                yield ahead.pop(number).result()
        finally:
            pool.shutdown(cancel_futures=True)


def _play_in_worker(tournament: Tournament, number: int) -> dict[str, Any]:
    return play_game(tournament, number, process_subprocess_pool())


@cache
def process_subprocess_pool() -> SubprocessPool:
    """The bot processes of this worker process; they end with it."""
    return SubprocessPool()


def _end_with_parent() -> None:
    """Exit when the parent process is gone; otherwise a worker would wait forever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
