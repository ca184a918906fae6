"""A disk cache of compiled code.

Numba's own cache does not notice a changed callee or data file. This one uses a folder named after a digest of everything that
goes into the code. If the folder cannot be written, there is no cache.
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

from postroad.rules.dependency_digest import digest_of


def compiled(*packages: str, release_gil: bool = True, allocates: bool = True) -> Callable[[Callable[..., Any]], Any]:
    """A decorator: compile a function that uses the rules on its first call, and cache the code.

    The cache is invalid when the rules, a function it calls or a constant it uses change, or any file of the packages and modules
    named here. A call without `release_gil` is quicker and stops all other threads. A function that allocates no memory is faster
    without reference counting.
    """

    digest(__package__, *packages)  # fails early if a package or module does not exist

    def decorate(function: Callable[..., Any]) -> Any:
        parts = digest_of(function)
        folder = cache_folder(__package__, *packages, parts=parts) if parts else None
        if folder is None:
            return numba.njit(nogil=release_gil, _nrt=allocates)(function)
        with _numba_cache_at(folder):
            return numba.njit(nogil=release_gil, cache=True, _nrt=allocates)(function)

    return decorate


def cache_base() -> Path:
    """The folder of all compiled code."""
    return Path(os.environ.get("POSTROAD_CACHE") or user_cache_path("postroad"))


@cache
def cache_folder(*packages: str, parts: str = "") -> Path | None:
    """The folder of code compiled from these packages and these parts; None if it cannot be written."""
    mark = hashlib.sha256(f"{digest(*packages)}{parts}".encode()).hexdigest()[:16]
    folder = cache_base() / f"compiled-{mark}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return None
    return folder


@cache
def digest(*packages: str) -> str:
    """A digest of all sources and data of these packages and modules."""
    result = hashlib.sha256()
    for package in packages:
        for path, content in sorted(_contents_of(package)):
            result.update(f"{path}\0{len(content)}\0".encode() + content)
    return result.hexdigest()


def _contents_of(package: str) -> Iterator[tuple[str, bytes]]:
    found = find_spec(package)
    if found is None:
        raise ModuleNotFoundError(f"no module {package!r} to compile from", name=package)
    if found.submodule_search_locations is not None:
        yield from _contents(files(package), package)
    elif found.origin:
        yield package, Path(found.origin).read_bytes()


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
