"""What hosts tell everybody, and whether anything may be changed."""

from postroad.server.admin.moderation import AdminError, open_database
from postroad.server.storage.database_engine import DatabaseEngine
from postroad.server.storage.server_flags import announcement_statements, read_only_statements
from postroad.server.tables.names import MAX_ANNOUNCEMENT_LENGTH
from postroad.server.tables.names import announcement_text as announcement_text


def announce(db_engine: DatabaseEngine, text: str) -> None:
    """Nothing takes away what was said before."""
    with open_database(db_engine) as connection:
        for statement in announcement_statements(_checked(text) if text else None):
            connection.execute(statement)


def set_read_only(db_engine: DatabaseEngine, read_only: bool) -> None:
    with open_database(db_engine) as connection:
        for statement in read_only_statements(read_only):
            connection.execute(statement)


def _checked(text: str) -> str:
    """As it is shown: one line that can be seen."""
    try:
        return announcement_text(text)
    except ValueError:
        raise AdminError(f"that is not a line of 1 to {MAX_ANNOUNCEMENT_LENGTH} letters that can be seen") from None
