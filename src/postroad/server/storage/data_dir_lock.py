"""The data folder belongs to one server at a time."""

from contextlib import AbstractContextManager
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

LOCK = "postroad.lock"


class InUse(Exception):
    """Another server has this folder."""


def claim(folder: Path) -> AbstractContextManager[BaseFileLock]:
    """Make the folder if need be, and hold it until the end of the block. The system lets go of it if we are killed."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    # A file system without locks is an error: the mere file, taken for a lock instead, would stay behind when we are killed.
    lock = FileLock(folder / LOCK, timeout=0, fallback_to_soft=False)
    try:
        return lock.acquire()
    except Timeout:
        raise InUse(folder) from None
