"""The commands `warm` and `bench`."""

import argparse
import contextlib
import sys
import time
from typing import Any

from postroad.cli.arguments import add, fail, seconds


def add_bench_commands(commands: Any) -> None:
    add(commands, "warm", run_warm, "compile everything in advance, so that later starts are fast")

    command = add(commands, "bench", run_bench, "measure the speed of Postroad on this machine")
    command.add_argument("--seconds", type=seconds, default=2.0, metavar="S", help="seconds for each measurement (default 2)")
    command.add_argument("--gpu", action="store_true", help="measure an NVIDIA GPU too")
    command.add_argument("--json", action="store_true", help="print the results as JSON")


def run_warm(_options: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from postroad.arena.precompile import compiled_pieces, parts, warm
    from postroad.rules.jit_cache import cache_base, cache_folder

    before, begin = compiled_pieces(), time.perf_counter()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("Loading", total=len(parts()))
        for done, part in enumerate(warm()):
            progress.update(bar, completed=done, description=f"Compiling {part}")
    spent, new = time.perf_counter() - begin, compiled_pieces() - before
    if cache_folder() is None:
        return fail(f"cannot write {cache_base()}: every process compiles again; set POSTROAD_CACHE to another folder")
    print(f"Compiled in {spent:.0f} s." if new else f"Already compiled: it loads in {spent:.1f} s.")
    print(f"The compiled code is in {cache_base()}; set POSTROAD_CACHE to use another folder.")
    return 0


def run_bench(options: argparse.Namespace) -> int:
    from postroad.arena.bench import bench

    if options.gpu and not has_gpu():
        print("postroad: no NVIDIA GPU found that Numba can use (pip install 'postroad[gpu]')", file=sys.stderr)
        return 1
    return bench(options.seconds, gpu=options.gpu, as_json=options.json, more=learning() if options.gpu else ())


def learning() -> Any:
    """The measurements of training on a GPU; empty without PyTorch."""
    with contextlib.suppress(ImportError):
        from postroad.learn.speed import pieces

        return pieces()
    print("postroad: skipping training, which needs PyTorch (pip install 'postroad[learn]')", file=sys.stderr)
    return ()


def has_gpu() -> bool:
    with contextlib.suppress(ImportError):
        from postroad.cuda import cuda

        return bool(cuda.is_available())
    return False
