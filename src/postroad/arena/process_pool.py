"""Games on the cores of this machine."""

import multiprocessing
import os
import threading
from collections import deque
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from functools import cache
from itertools import islice
from typing import Any

from postroad.arena.tournament import Tournament, play_game
from postroad.bots.subprocess_bot import SubprocessPool


def play_games(tournament: Tournament, numbers: list[int], workers: int | None) -> Generator[dict[str, Any], None, None]:
    """The records of these games of a tournament, in order."""
    return play_all([(tournament, number) for number in numbers], workers)


def play_all(games: Sequence[tuple[Tournament, int]], workers: int | None) -> Generator[dict[str, Any], None, None]:
    """The records of games of several tournaments, in order."""
    workers = min(workers or os.cpu_count() or 1, max(1, len(games)))
    if workers == 1:
        with closing(SubprocessPool()) as subprocesses:
            yield from (play_game(tournament, number, subprocesses) for tournament, number in games)
        return
    # Spawned, to be the same on every system. Few tasks ahead, so that a stop takes effect soon.
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawned, initializer=_end_with_parent) as pool:
        ahead: deque[Future[dict[str, Any]]] = deque()
        todo = iter(games)
        try:
            for _ in games:
                for tournament, number in islice(todo, 2 * workers - len(ahead)):
                    ahead.append(pool.submit(_play_in_worker, tournament, number))
                yield ahead.popleft().result()
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
