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
    """The records of these games, in their order."""
    workers = min(workers or os.cpu_count() or 1, max(1, len(numbers)))
    if workers == 1:
        with closing(SubprocessPool()) as hosts:
            yield from (play_game(tournament, number, hosts) for number in numbers)
        return
    # Spawned, so that it is the same on every system; few tasks ahead, so that stopping stops soon.
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
    return play_game(tournament, number, hosts_of_process())


@cache
def hosts_of_process() -> SubprocessPool:
    """They end with the process."""
    return SubprocessPool()


def _end_with_parent() -> None:
    """A worker would wait for ever if the program that it works for were killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
