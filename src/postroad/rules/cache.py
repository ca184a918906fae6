"""Compiled code kept on disk between runs.

Numba's own cache does not notice that a callee or a data file changed, so ours lies in a folder named after a digest of all that
goes into it. Where no such folder can be written there is simply no cache.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numba
from platformdirs import user_cache_path


def compiled(*rooms: str) -> Callable[[Callable[..., Any]], Any]:
    """A decorator: compile a function that uses the rules, and the sources of these other packages, on its first call."""

    def decorate(function: Callable[..., Any]) -> Any:
        folder = cache_folder(__package__, *rooms)
        if folder is None:
            return numba.njit(nogil=True)(function)
        with _numba_cache_at(folder):
            return numba.njit(nogil=True, cache=True)(function)

    return decorate


@cache
def cache_folder(*rooms: str) -> Path | None:
    """Where code compiled from these packages is kept, None if it cannot be."""
    base = os.environ.get("POSTROAD_CACHE") or user_cache_path("postroad")
    folder = Path(base) / f"compiled-{digest(*rooms)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return None
    return folder


def digest(*rooms: str) -> str:
    """A digest of all sources and data of these packages."""
    result = hashlib.sha256()
    for room in rooms:
        for path, content in sorted(_contents(files(room), room)):
            result.update(f"{path}\0{len(content)}\0".encode() + content)
    return result.hexdigest()[:16]


def _contents(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _contents(entry, f"{path}/{entry.name}")
        elif entry.name.endswith((".py", ".toml")):
            yield f"{path}/{entry.name}", entry.read_bytes()


@contextmanager
def _numba_cache_at(folder: Path) -> Iterator[None]:
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before
