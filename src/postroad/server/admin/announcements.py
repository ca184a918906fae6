"""What hosts tell everybody, and whether anything may be changed."""

from postroad.server.admin.moderation import Fault, opened
from postroad.server.storage.database_engine import DatabaseEngine
from postroad.server.storage.server_flags import announcement_statements, read_only_statements
from postroad.server.tables.names import MAX_ANNOUNCEMENT_LENGTH
from postroad.server.tables.names import announcement_text as one_line


def say(db_engine: DatabaseEngine, line: str) -> None:
    """Nothing takes away what was said before."""
    with opened(db_engine) as connection:
        for statement in announcement_statements(line_of(line) if line else None):
            connection.execute(statement)


def set_read_only(db_engine: DatabaseEngine, so: bool) -> None:
    with opened(db_engine) as connection:
        for statement in read_only_statements(so):
            connection.execute(statement)


def line_of(line: str) -> str:
    """As it is shown: one line that can be seen."""
    try:
        return one_line(line)
    except ValueError:
        raise Fault(f"that is not a line of 1 to {MAX_ANNOUNCEMENT_LENGTH} letters that can be seen") from None
