"""External updates: how a running server notices changes made directly in its database: deleted tables, banned players, deleted
credentials and passes."""

from collections.abc import Collection
from typing import Any, Protocol

from sqlalchemy import ColumnElement, select

from postroad.server.storage.database import Database
from postroad.server.storage.schema import ACCESS, MEMBERSHIPS, PLAYERS, SECRETS, TABLES

AT_ONCE = 500  # ids in one query


class Live(Protocol):
    """The server's memory, and the reactions to external changes."""

    def in_memory(self) -> Collection[str]:
        """The ids of all tables in memory."""

    def table_deleted(self, table_id: str) -> None:
        """This table was deleted."""

    def connected_players(self) -> Collection[str]:
        """The connected players."""

    def disconnect_banned(self, players: set[str]) -> None:
        """These players were banned."""

    async def free(self, memberships: Collection[tuple[str, str]]) -> None:
        """These players were banned and lose their seats at these tables."""

    def connected_credentials(self) -> Collection[str]:
        """The ids of the credentials in use."""

    def sign_out(self, credentials: set[str]) -> None:
        """These credentials were deleted."""

    def connected_passes(self) -> Collection[str]:
        """The digests of the passes in use."""

    def revoke_passes(self, passes: set[str]) -> None:
        """These passes were deleted."""


async def sweep_once(live: Live, database: Database) -> None:
    # Memory is read first: tables are stored before they are in memory, so an id that is missing was deleted.
    """Look for external changes once."""
    in_memory = live.in_memory()
    for table_id in set(in_memory) - await _found(database, TABLES.c.id, in_memory):
        live.table_deleted(table_id)
    banned = await _found(database, PLAYERS.c.id, live.connected_players(), PLAYERS.c.banned)
    if banned:
        live.disconnect_banned(banned)
    await live.free(await banned_memberships(database))
    credentials = live.connected_credentials()  # also credentials that ended during sign-in
    live.sign_out(set(credentials) - await _found(database, SECRETS.c.id, credentials))
    passes = live.connected_passes()
    live.revoke_passes(set(passes) - await _found(database, ACCESS.c.digest, passes))


async def banned_memberships(database: Database) -> list[tuple[str, str]]:
    """The unfinished tables with banned players, and those players."""
    wanted = select(MEMBERSHIPS.c.table_id, MEMBERSHIPS.c.player).join(PLAYERS, PLAYERS.c.id == MEMBERSHIPS.c.player)
    wanted = wanted.join(TABLES, TABLES.c.id == MEMBERSHIPS.c.table_id).where(PLAYERS.c.banned, TABLES.c.stage != "over")
    return [(row["table_id"], row["player"]) for row in await database.rows(wanted)]


async def _found(database: Database, column: Any, ids: Collection[str], *more: ColumnElement[bool]) -> set[str]:
    """Which of these ids the database has."""
    asked, found = list(ids), set[str]()
    for begin in range(0, len(asked), AT_ONCE):
        wanted = select(column.label("id")).where(column.in_(asked[begin : begin + AT_ONCE]), *more)
        found |= {row["id"] for row in await database.rows(wanted)}
    return found
