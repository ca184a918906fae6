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
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numba
from platformdirs import user_cache_path

from postroad.rules.dependency_digest import made_of


def compiled(*rooms: str) -> Callable[[Callable[..., Any]], Any]:
    """A decorator: compile a function that uses the rules on its first call, and keep the code for the next time.

    It is compiled anew when the rules change, a function that it calls, or a constant that it uses; and when anything does in
    these other packages or modules, whose data may matter too.
    """

    digest(__package__, *rooms)  # whoever names what is not there hears of it at once

    def decorate(function: Callable[..., Any]) -> Any:
        parts = made_of(function)
        folder = cache_folder(__package__, *rooms, parts=parts) if parts else None
        if folder is None:
            return numba.njit(nogil=True)(function)
        with _numba_cache_at(folder):
            return numba.njit(nogil=True, cache=True)(function)

    return decorate


def cache_base() -> Path:
    """Where all compiled code is kept."""
    return Path(os.environ.get("POSTROAD_CACHE") or user_cache_path("postroad"))


@cache
def cache_folder(*rooms: str, parts: str = "") -> Path | None:
    """Where code compiled from these packages and modules, and from these parts of others, is kept; None if it cannot be."""
    mark = hashlib.sha256(f"{digest(*rooms)}{parts}".encode()).hexdigest()[:16]
    folder = cache_base() / f"compiled-{mark}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return None
    return folder


@cache
def digest(*rooms: str) -> str:
    """A digest of all sources and data of these packages and modules."""
    result = hashlib.sha256()
    for room in rooms:
        for path, content in sorted(_contents_of(room)):
            result.update(f"{path}\0{len(content)}\0".encode() + content)
    return result.hexdigest()


def _contents_of(room: str) -> Iterator[tuple[str, bytes]]:
    found = find_spec(room)
    if found is None:
        raise ModuleNotFoundError(f"there is no module {room!r}, of which compiled code could be made", name=room)
    if found.submodule_search_locations is not None:
        yield from _contents(files(room), room)
    elif found.origin:
        yield room, Path(found.origin).read_bytes()


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
