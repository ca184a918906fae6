"""The lock of a data directory: one server at a time may use it."""

from contextlib import AbstractContextManager
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

LOCK = "postroad.lock"


class InUse(Exception):
    """Another server holds the directory's lock."""


def lock_data_dir(folder: Path) -> AbstractContextManager[BaseFileLock]:
    """Create the directory if needed and hold its lock until the end of the block. The system releases the lock if the process
    is killed."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Without support for locks this fails: the fallback, a plain file, would stay behind after a kill.
    lock = FileLock(folder / LOCK, timeout=0, fallback_to_soft=False)
    try:
        return lock.acquire()
    except Timeout:
        raise InUse(folder) from None
