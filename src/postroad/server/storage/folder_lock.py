"""The data folder belongs to one server at a time."""

import sys
from pathlib import Path
from typing import IO

LOCK = "postroad.lock"


class InUse(Exception):
    """Another server has this folder."""


def claim(folder: Path) -> IO[bytes]:
    """Make the folder if need be, and hold it as long as the file returned is open. The system lets go of it if we are killed."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = (folder / LOCK).open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise InUse(folder) from None
    return file
