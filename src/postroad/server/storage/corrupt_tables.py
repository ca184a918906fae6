"""Tables that cannot be read. Each is told once in the log, and keeps nobody from the others."""

import logging

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from postroad.record_replay import RecordError

log = logging.getLogger(__name__)

# What a row or a log that is not as it was written leads to. Nothing that would have passed if it were asked again.
FALSE = (ValueError, TypeError, KeyError, IndexError, AttributeError, AssertionError)


def is_passing(error: Exception) -> bool:
    """Is it the trouble of the disk, of the line, or of the whole file, rather than of what is written there?"""
    if not isinstance(error, DBAPIError):
        return False
    of_the_line = error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
    return of_the_line and "decode" not in str(error.orig)  # letters that are none are of this kind too


class Damaged(Exception):
    """This table cannot be read."""


class CorruptTables:
    def __init__(self, log: logging.Logger | None = log) -> None:
        self.tables: set[str] = set()
        self._log = log

    def note(self, table_id: str, error: Exception) -> None:
        if table_id not in self.tables and self._log:
            self._log.error("table %s cannot be loaded: %s; all others go on (see postroad admin check)", table_id, reason(error))
        self.tables.add(table_id)


def reason(error: Exception) -> str:
    """What is surely not hidden from whoever reads it while playing: no word of the error itself."""
    if isinstance(error, RecordError):
        return f"event {error.event} is false, or of another version"
    return f"what is stored of it is damaged ({type(error).__name__})"
