"""The announcement and read-only mode, from the command line."""

from postroad.server.admin.moderation import AdminError, open_database
from postroad.server.storage.database_engine import DatabaseEngine
from postroad.server.storage.server_flags import announcement_statements, read_only_statements
from postroad.server.tables.names import MAX_ANNOUNCEMENT_LENGTH
from postroad.server.tables.names import announcement_text as announcement_text


def announce(db_engine: DatabaseEngine, text: str) -> None:
    """Replace the announcement; an empty text removes it."""
    with open_database(db_engine) as connection:
        for statement in announcement_statements(_checked(text) if text else None):
            connection.execute(statement)


def set_read_only(db_engine: DatabaseEngine, read_only: bool) -> None:
    """Switch read-only mode."""
    with open_database(db_engine) as connection:
        for statement in read_only_statements(read_only):
            connection.execute(statement)


def _checked(text: str) -> str:
    """The text as it is shown: one visible line."""
    try:
        return announcement_text(text)
    except ValueError:
        raise AdminError(f"an announcement needs 1 to {MAX_ANNOUNCEMENT_LENGTH} visible characters on one line") from None
