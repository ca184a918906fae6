"""Benchmarks of the rules and the bots on this machine."""

import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, count
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from postroad.arena import throughput
from postroad.bots.master import Master
from postroad.bots.scripted_policies import UNIFORM
from postroad.game import Game
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.engine import engine
from postroad.rules.options import Options
from postroad.rules.state import SIZE, blank, state_of
from postroad.view import View

PLAYERS = 4
BASE, BOTH = Options(PLAYERS), Options(PLAYERS, honours=True, audience=True)
RUNNERS = 16  # games at once in one measured piece on a core
PIECE = 20_000  # decisions of each runner in a piece
MIDDLE = 100  # decisions from the start to the middle of a game
NETWORK_PIECE = 200  # decisions of the network in a piece
GPU_RUNNERS, GPU_PIECE = 1 << 19, 2_000


class Figure(NamedTuple):
    what: str
    value: float
    unit: str


# The name of a measurement, a function that does a piece of work and returns its amount, and the unit of the rate.
Work = tuple[str, Callable[[], int], str]


def bench(seconds: float, *, gpu: bool, as_json: bool, more: Iterable[Work] = ()) -> int:
    """Run all benchmarks and print the results; `more` adds work of packages that this one does not import."""
    figures = []
    status = Console(stderr=True).status("Measuring")
    with status:
        for figure in chain(measurements(seconds, gpu), measured(more, seconds)):
            figures.append(figure)
            status.update(f"Measuring ({figure.what}: done)")
    if as_json:
        print(json.dumps({"machine": machine(), "figures": [figure._asdict() for figure in figures]}, indent=1))
    else:
        Console().print(report(figures))
    return 0


def machine() -> str:
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"


def report(figures: list[Figure]) -> Table:
    table = Table(box=None, title=f"Random play of {PLAYERS} players unless stated otherwise; {machine()}", title_justify="left")
    table.add_column("Measured")
    table.add_column("", justify="right")
    table.add_column("")
    for what, value, unit in figures:
        table.add_row(what, f"{value:,.2f}" if value < 100 else f"{value:,.0f}", unit)
    return table


def measurements(seconds: float, gpu: bool) -> Iterator[Figure]:
    yield Figure("state", SIZE, "bytes")
    yield Figure("import of postroad.game", start_time("import postroad.game"), "s")
    with tempfile.TemporaryDirectory(prefix="postroad-bench-") as folder:
        load = "from postroad import engine; engine.load()"
        yield Figure("first start, rules compiled", start_time(load, POSTROAD_CACHE=folder), "s")
        yield Figure("later start, rules from the cache", start_time(load, POSTROAD_CACHE=folder), "s")
    yield Figure("plain Python", rate(plain(), seconds), "decisions/s")
    yield Figure("compiled, one core", rate(on_one_core(BASE), seconds), "decisions/s")
    yield Figure("compiled, one core, both modules", rate(on_one_core(BOTH), seconds), "decisions/s")
    yield Figure(f"compiled, {os.cpu_count()} cores", on_all_cores(BASE, seconds), "decisions/s")
    engine.load()
    yield Figure("one compiled step a decision from Python", rate(from_python(), seconds), "decisions/s")
    yield Figure("copies of a state", rate(state_copies(), seconds), "copies/s")
    yield Figure("Game.copy", rate(game_copies(), seconds), "copies/s")
    yield Figure("master: the network alone", rate(by_network(), seconds), "decisions/s")
    yield Figure("master: its search", rate(by_search(), seconds), "iterations/s")
    if gpu:
        yield Figure("GPU", rate(on_gpu(BASE), seconds), "decisions/s")
        yield Figure("GPU, both modules", rate(on_gpu(BOTH), seconds), "decisions/s")


def measured(work: Iterable[Work], seconds: float) -> Iterator[Figure]:
    for what, piece, unit in work:
        yield Figure(what, rate(piece, seconds), unit)


def start_time(code: str, **environment: str) -> float:
    """Seconds that a new Python process needs for this code, its own start included."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment})  # noqa: S603 - fixed code
    return time.perf_counter() - begin


def rate(piece: Callable[[], int], seconds: float) -> float:
    """The amount of work per second, after one piece to warm up."""
    piece()
    done, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        done += piece()
    return done / (time.perf_counter() - begin)


def plain() -> Callable[[], int]:
    states, games = throughput.new_states(1, BASE)

    def piece() -> int:
        throughput.run_all(states, games, UNIFORM, 1, 1000)
        return 1000

    return piece


def on_one_core(options: Options) -> Callable[[], int]:
    states, games = throughput.new_states(RUNNERS, options)

    def piece() -> int:
        throughput.run_all_fast(states, games, UNIFORM, 1, PIECE)
        return RUNNERS * PIECE

    return piece


def on_all_cores(options: Options, seconds: float) -> float:
    """The rate on all cores at once; compiled code releases the GIL."""
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        return sum(pool.map(lambda _: rate(on_one_core(options), seconds), range(cores)))


def from_python() -> Callable[[], int]:
    raw, legal = blank(), np.zeros(MOST_LEGAL, np.int16)
    BASE.write(state_of(raw))
    rng = random.Random(1)

    def piece() -> int:
        step, draw = engine.step, rng.random
        size = engine.set_up(raw, 1, legal, None, None)
        for _ in range(PIECE):
            size = step(raw, int(legal[int(draw() * size)]), legal, None, None)
            if not size:
                size = engine.set_up(raw, 1, legal, None, None)
        return PIECE

    return piece


def state_copies() -> Callable[[], int]:
    raw = blank()

    def piece() -> int:
        for _ in range(PIECE):
            raw.copy()
        return PIECE

    return piece


def game_copies() -> Callable[[], int]:
    game = Game.new(PLAYERS, seed=1)

    def piece() -> int:
        for _ in range(PIECE):
            game.copy()
        return PIECE

    return piece


def middle_of_a_game() -> View:
    """A view in the middle of a game of masters, with both modules."""
    game, master = Game.of(BOTH, 1), Master()
    for _ in range(MIDDLE):
        game.play(master.decide(game.view(game.seat)))
    return game.view(game.seat)


def by_network() -> Callable[[], int]:
    view, master = middle_of_a_game(), Master()

    def piece() -> int:
        for _ in range(NETWORK_PIECE):
            master.decide(view)
        return NETWORK_PIECE

    return piece


def by_search() -> Callable[[], int]:
    view, number = middle_of_a_game(), count()

    def piece() -> int:
        Master(next(number), iterations=NETWORK_PIECE).decide(view)
        return NETWORK_PIECE

    return piece


def on_gpu(options: Options) -> Callable[[], int]:
    from postroad.cuda import cuda

    kernel = throughput.gpu_kernel()
    states, games = (cuda.to_device(array) for array in throughput.new_states(GPU_RUNNERS, options))

    def piece() -> int:
        throughput.run_all_on_gpu(kernel, states, games, UNIFORM, 1, GPU_PIECE)
        cuda.synchronize()
        return GPU_RUNNERS * GPU_PIECE

    return piece
