"""File descriptors: each connection needs one, and the system limits them per process."""

import asyncio
import contextlib
import errno
import logging
import sys
from typing import Any

from postroad.server.settings import MINUTE, Time

ENOUGH = 65_536  # more than a server needs
USUAL = 10_240  # for systems that refuse more than they announce
EXHAUSTED = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}

log = logging.getLogger(__name__)


def most_descriptors() -> int | None:
    """The limit of this process; None without one."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def raise_descriptors() -> None:
    """Raise the limit as far as the system allows, within reason."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in (ENOUGH, USUAL):
        wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            return
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return


class AcceptErrorHandler:
    """Handles errors of the event loop. A failure to accept connections is logged once a minute."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._logged_at: float | None = None

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not (isinstance(error, OSError) and error.errno in EXHAUSTED and "socket" in context):
            loop.default_exception_handler(context)
        elif self._logged_at is None or self._time.monotonic() - self._logged_at >= MINUTE:
            self._logged_at = self._time.monotonic()
            log.warning("cannot accept connections: %s", error.strerror)
