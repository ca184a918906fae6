"""Tournament games on a Ray cluster (extra `postroad[ray]`): the same games as on one machine, in bundles."""

import socket
import time
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from postroad import __version__
from postroad.arena.process_pool import process_subprocess_pool
from postroad.arena.tournament import Tournament, play_game, wake
from postroad.bots.line_process import BotFailed
from postroad.rules.jit_cache import digest

BUNDLE_SECONDS = 5.0  # of work in a bundle: short enough to lose little with a machine, long enough for little overhead
MOST_IN_BUNDLE = 200
TRIES = 5  # retries of a bundle after its machine or process is lost
REACH_SECONDS = 5.0  # until a machine counts as unreachable

Document = dict[str, Any]
Bundle = list[int]


class NoCluster(ValueError):
    """Ray is not installed, there is no cluster at the address, or the cluster has another version of Postroad."""


def play_games(tournament: Tournament, numbers: Bundle, address: str) -> Generator[Document, None, None]:
    """The records of these games, in order."""
    if not numbers:
        return
    with connected(address) as ray:
        prepare_cluster(ray, tournament)
        play = ray.remote(max_retries=TRIES, scheduling_strategy="SPREAD")(play_bundle)
        todo, ahead = deque(numbers), deque[Any]()
        fitting = 1
        while todo or ahead:
            slots = 2 * cores(ray)
            while todo and len(ahead) < slots:
                size = min(fitting, -(-len(todo) // slots))  # smaller bundles at the end keep all cores busy
                ahead.append(play.remote(tournament, [todo.popleft() for _ in range(size)]))
            documents, seconds = answer(ray, ahead.popleft())
            fitting = max(1, min(MOST_IN_BUNDLE, int(BUNDLE_SECONDS * len(documents) / seconds)))
            yield from documents


def play_bundle(tournament: Tournament, numbers: Bundle) -> tuple[list[Document], float]:
    """Play a bundle of games on a worker; return the records and the seconds it took."""
    begin = time.perf_counter()
    return [play_game(tournament, number, process_subprocess_pool()) for number in numbers], time.perf_counter() - begin


def prepare_cluster(ray: Any, tournament: Tournament) -> None:
    """Check that every machine has the same version of Postroad, and fill its cache of compiled code."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    task = ray.remote(ready)
    for node in [node for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]:
        there = task.options(scheduling_strategy=NodeAffinitySchedulingStrategy(node["NodeID"], soft=False))
        if answer(ray, there.remote(tournament)) != edition():
            raise NoCluster(f"{node['NodeManagerAddress']} has another version of Postroad: install {__version__} there")


def ready(tournament: Tournament) -> str:
    for _ in wake(tournament):
        pass
    return edition()


def edition() -> str:
    """The version of the rules and bots."""
    return f"{__version__} {digest('postroad.rules', 'postroad.bots')}"


def answer(ray: Any, reference: Any) -> Any:
    """The result of a task; raises BotFailed or NoCluster if it failed."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BotFailed):
            raise error.cause from None
        hint = f"the cluster cannot play: install Postroad {__version__} and the bots on each machine. The error was: "
        raise NoCluster(hint + first_line(error.cause)) from error
    except ray.exceptions.RayError as error:
        raise NoCluster(f"the cluster lost a bundle of games {TRIES + 1} times: {first_line(error)}") from error


def first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


def cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, connected to the cluster at an address; raises NoCluster if that fails."""
    try:
        import ray
    except ImportError:
        raise NoCluster("--ray needs Ray: pip install 'postroad[ray]'") from None
    reachable(address)
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(f"no Ray cluster at {address}: {first_line(error)}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def reachable(address: str) -> None:
    """Fail early if nothing listens at the address, because Ray itself would try for minutes."""
    target = urlsplit(f"//{address}")
    try:
        socket.create_connection((target.hostname, target.port), REACH_SECONDS).close()
    except OSError as error:
        raise NoCluster(f"no Ray cluster at {address}: {error}") from None
