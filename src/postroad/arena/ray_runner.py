"""Games on the machines of a Ray cluster (extra `postroad[ray]`): the same games as here, in bundles."""

import socket
import time
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from postroad import __version__
from postroad.arena.process_pool import hosts_of_process
from postroad.arena.tournament import Tournament, play_game, wake
from postroad.bots.line_process import BotFailed
from postroad.rules.jit_cache import digest

BUNDLE_SECONDS = 5.0  # of work in one bundle: little is lost with a machine, and little time goes by between bundles
MOST_IN_BUNDLE = 200
TRIES = 5  # of a bundle whose machine or process is lost
REACH_SECONDS = 5.0  # until a machine that does not answer is taken for none

Document = dict[str, Any]
Bundle = list[int]


class NoCluster(ValueError):
    """Ray is not installed, or no cluster is where it was looked for, or it has another Postroad."""


def play_games(tournament: Tournament, numbers: Bundle, address: str) -> Generator[Document, None, None]:
    """The records of these games, in their order."""
    if not numbers:
        return
    with connected(address) as ray:
        see_that_all_are_ready(ray, tournament)
        play = ray.remote(max_retries=TRIES, scheduling_strategy="SPREAD")(play_bundle)
        todo, ahead = deque(numbers), deque[Any]()
        fitting = 1
        while todo or ahead:
            places = 2 * cores(ray)
            while todo and len(ahead) < places:
                size = min(fitting, -(-len(todo) // places))  # in the end there is something for everybody
                ahead.append(play.remote(tournament, [todo.popleft() for _ in range(size)]))
            documents, seconds = answer(ray, ahead.popleft())
            fitting = max(1, min(MOST_IN_BUNDLE, int(BUNDLE_SECONDS * len(documents) / seconds)))
            yield from documents


def play_bundle(tournament: Tournament, numbers: Bundle) -> tuple[list[Document], float]:
    """What a worker of the cluster does, and the seconds that it took."""
    begin = time.perf_counter()
    return [play_game(tournament, number, hosts_of_process()) for number in numbers], time.perf_counter() - begin


def see_that_all_are_ready(ray: Any, tournament: Tournament) -> None:
    """Every machine has the same Postroad, and has compiled what its workers will find in the cache."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    here = ray.remote(ready)
    for node in [node for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]:
        there = here.options(scheduling_strategy=NodeAffinitySchedulingStrategy(node["NodeID"], soft=False))
        if answer(ray, there.remote(tournament)) != edition():
            raise NoCluster(f"{node['NodeManagerAddress']} has another Postroad than this machine: install {__version__} there")


def ready(tournament: Tournament) -> str:
    for _ in wake(tournament):
        pass
    return edition()


def edition() -> str:
    """By which rules and bots are games played?"""
    return f"{__version__} {digest('postroad.rules', 'postroad.bots')}"


def answer(ray: Any, reference: Any) -> Any:
    """What a task answers; BotFailed or NoCluster if it does not."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BotFailed):
            raise error.cause from None
        said = f"the cluster cannot play. Has each of its machines Postroad {__version__} and the bots? It says: "
        raise NoCluster(said + first_line(error.cause)) from error
    except ray.exceptions.RayError as error:
        raise NoCluster(f"the cluster has lost a bundle of games {TRIES + 1} times: {first_line(error)}") from error


def first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


def cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, connected to the cluster at an address. NoCluster says what is missing."""
    try:
        import ray
    except ImportError:
        raise NoCluster("--ray needs Ray: pip install 'postroad[ray]'") from None
    reachable(address)
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(f"there is no Ray cluster at {address}: {first_line(error)}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def reachable(address: str) -> None:
    """Ray itself would try for minutes."""
    place = urlsplit(f"//{address}")
    try:
        socket.create_connection((place.hostname, place.port), REACH_SECONDS).close()
    except OSError as error:
        raise NoCluster(f"there is no Ray cluster at {address}: {error}") from None
