"""Invitations to an invite-only server, and links to the operator's page."""

from sqlalchemy import delete

from postroad.server.admin.moderation import open_database
from postroad.server.settings import Time
from postroad.server.storage.database_engine import DatabaseEngine
from postroad.server.storage.schema import ACCESS
from postroad.server.storage.server_access import LINK_LIFETIME, insert_code, new_code

DAY = 24 * 3600.0  # seconds


def invite(db_engine: DatabaseEngine, days: int) -> str:
    """A code that lets one browser in, once."""
    code = new_code()
    with open_database(db_engine) as connection:
        connection.execute(insert_code("invitation", code, Time().now(), days * DAY))
    return code


def operator_link(db_engine: DatabaseEngine) -> str:
    """A code that opens the operator's page, once and soon."""
    code = new_code()
    with open_database(db_engine) as connection:
        connection.execute(insert_code("link", code, Time().now(), LINK_LIFETIME))
    return code


def revoke_access(db_engine: DatabaseEngine) -> int:
    """Delete all passes and invitations; returns how many there were. Operators keep their access."""
    with open_database(db_engine) as connection:
        return connection.execute(delete(ACCESS).where(ACCESS.c.kind.in_(["invitation", "pass"]))).rowcount
