"""Tables that cannot be read. Each is logged once, and all other tables stay available."""

import logging

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from postroad.record_replay import RecordError

log = logging.getLogger(__name__)

# Errors of decoding a damaged row or log. A retry would not help.
DECODE_ERRORS = (ValueError, TypeError, KeyError, IndexError, AttributeError, AssertionError)


def is_transient(error: Exception) -> bool:
    """Whether the disk, the connection or the whole file fails, rather than the stored data."""
    if not isinstance(error, DBAPIError):
        return False
    of_the_line = error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
    return of_the_line and "decode" not in str(error.orig)  # invalid text in a column raises the same error class


class CorruptTableError(Exception):
    """This table cannot be read."""


class CorruptTables:
    """The tables that this server could not read."""

    def __init__(self, log: logging.Logger | None = log) -> None:
        self.tables: set[str] = set()
        self._log = log

    def add(self, table_id: str, error: Exception) -> None:
        """Note the table; log it the first time."""
        if table_id not in self.tables and self._log:
            self._log.error(
                "table %s cannot be loaded: %s; other tables are not affected (see postroad admin check)", table_id, reason(error)
            )
        self.tables.add(table_id)


def reason(error: Exception) -> str:
    """The reason without the error's own text, which may reveal hidden information to an operator who plays."""
    if isinstance(error, RecordError):
        return f"event {error.event} is invalid, or of another version"
    return f"stored data is damaged ({type(error).__name__})"
