"""The commands about this machine: `warm`, `bench`."""

import argparse
import contextlib
import sys
import time
from typing import Any

from postroad.cli.arguments import add, complain, seconds


def add_machine(commands: Any) -> None:
    add(commands, "warm", run_warm, "compile everything now, so that nobody waits for it later")

    command = add(commands, "bench", run_bench, "measure the speed of this program on this machine")
    command.add_argument("--seconds", type=seconds, default=2.0, metavar="S", help="length of each measurement (default 2)")
    command.add_argument("--gpu", action="store_true", help="measure on an NVIDIA GPU too")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")


def run_warm(_options: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from postroad.arena.precompile import kept, parts, warm
    from postroad.rules.jit_cache import cache_base, cache_folder

    before, begin = kept(), time.perf_counter()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("Loading", total=len(parts()))
        for done, part in enumerate(warm()):
            progress.update(bar, completed=done, description=f"Compiling {part}")
    spent, new = time.perf_counter() - begin, kept() - before
    if cache_folder() is None:
        return complain(f"{cache_base()} cannot be written: everything is compiled again in every process")
    print(f"Compiled in {spent:.0f} s." if new else f"All is ready: it was compiled before, and loads in {spent:.1f} s.")
    print(f"Compiled code is kept in {cache_base()}; set POSTROAD_CACHE for another folder.")
    return 0


def run_bench(options: argparse.Namespace) -> int:
    from postroad.arena.bench import bench

    if options.gpu and not gpu_there():
        print("postroad: there is no NVIDIA GPU that Numba can use (pip install 'postroad[gpu]')", file=sys.stderr)
        return 1
    return bench(options.seconds, gpu=options.gpu, as_json=options.json, more=learning() if options.gpu else ())


def learning() -> Any:
    """What training does on a GPU, where PyTorch is installed."""
    with contextlib.suppress(ImportError):
        from postroad.learn.speed import pieces

        return pieces()
    print("postroad: training is not measured, it needs PyTorch (pip install 'postroad[learn]')", file=sys.stderr)
    return ()


def gpu_there() -> bool:
    with contextlib.suppress(ImportError):
        from postroad.cuda import cuda

        return bool(cuda.is_available())
    return False
