"""How a running server notices what was done to its database from outside: tables that are gone, players who were banned,
credentials and passes that are worth nothing any more."""

from collections.abc import Collection
from typing import Any, Protocol

from sqlalchemy import ColumnElement, select

from postroad.server.storage.database import Database
from postroad.server.storage.schema import ACCESS, MEMBERSHIPS, PLAYERS, SECRETS, TABLES

AT_ONCE = 500  # ids in one question


class Live(Protocol):
    """What the server has in memory, and what must be done about it."""

    def in_memory(self) -> Collection[str]:
        """The tables."""

    def lost(self, table_id: str) -> None:
        """This table was deleted."""

    def connected(self) -> Collection[str]:
        """The players who look on somewhere."""

    def dismiss(self, players: set[str]) -> None:
        """These players were banned."""

    async def free(self, places: Collection[tuple[str, str]]) -> None:
        """At these tables these players have been banned."""

    def credentials(self) -> Collection[str]:
        """The ids of what they are known by."""

    def sign_out(self, credentials: set[str]) -> None:
        """These are worth nothing any more."""

    def admissions(self) -> Collection[str]:
        """The digests of the passes they came in by."""

    def show_out(self, admissions: set[str]) -> None:
        """Nor are these."""


async def sweep_once(live: Live, database: Database) -> None:
    # In this order: a table is stored before it is in memory, so what is not stored any more was deleted.
    in_memory = live.in_memory()
    for table_id in set(in_memory) - await _found(database, TABLES.c.id, in_memory):
        live.lost(table_id)
    banned = await _found(database, PLAYERS.c.id, live.connected(), PLAYERS.c.banned)
    if banned:
        live.dismiss(banned)
    await live.free(await places_of_banned(database))
    credentials = live.credentials()  # also those that ended while somebody was just coming in with them
    live.sign_out(set(credentials) - await _found(database, SECRETS.c.id, credentials))
    admissions = live.admissions()
    live.show_out(set(admissions) - await _found(database, ACCESS.c.digest, admissions))


async def places_of_banned(database: Database) -> list[tuple[str, str]]:
    """Tables that are not over, and banned players there."""
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
