"""Statistics for the operator: counts of tables and players, and the latest of both, or those that match a search."""

from typing import Any, NamedTuple, cast

from sqlalchemy import ColumnElement, exists, func, or_, select, true
from sqlalchemy.sql import FromClause

from postroad.server.storage.database import Database
from postroad.server.storage.schema import MEMBERSHIPS, PLAYERS, TABLES
from postroad.server.tables.wire_types import OperatorPlayer, OperatorTable, Stage

DEFAULT_COUNT = 30  # of each, by default


class Search(NamedTuple):
    """The operator's search: the beginning of an id or a part of a name, and how many results of each."""

    find: str = ""
    tables: int = DEFAULT_COUNT
    players: int = DEFAULT_COUNT


async def overview(database: Database, wanted: Search) -> dict[str, Any]:
    """The counts and the matching tables and players."""
    stages = await database.rows(select(TABLES.c.stage, func.count().label("count")).group_by(TABLES.c.stage))
    these, those = tables_like(wanted.find), players_like(wanted.find)
    return {
        "stages": {row["stage"]: row["count"] for row in stages},
        "players_known": await _count(database, PLAYERS, true()),
        "tables": await _tables(database, these, wanted.tables),
        "tables_found": await _count(database, TABLES, these),
        "players": await _players(database, those, wanted.players),
        "players_found": await _count(database, PLAYERS, those),
    }


def players_like(find: str, among: FromClause = PLAYERS) -> ColumnElement[bool]:
    """The condition for players that match."""
    text = find.strip()
    if not text:
        return true()
    return or_(among.c.id.startswith(text.lower(), autoescape=True), among.c.name.icontains(text, autoescape=True))


def tables_like(find: str) -> ColumnElement[bool]:
    """The condition for tables with this id, or where a matching player sits or hosts."""
    text = find.strip()
    if not text:
        return true()
    people = PLAYERS.alias("people")
    there = exists().where(MEMBERSHIPS.c.table_id == TABLES.c.id, MEMBERSHIPS.c.player == people.c.id, players_like(text, people))
    return or_(TABLES.c.id.startswith(text.lower(), autoescape=True), there)


async def _count(database: Database, among: FromClause, these: ColumnElement[bool]) -> int:
    (row,) = await database.rows(select(func.count().label("count")).select_from(among).where(these))
    return int(row["count"])


async def _tables(database: Database, these: ColumnElement[bool], most: int) -> list[OperatorTable]:
    """The latest tables, without game data, so that a damaged table hides no other."""
    wanted = select(TABLES.c.id, TABLES.c.stage, TABLES.c.updated, PLAYERS.c.name.label("host")).join(PLAYERS)
    rows = await database.rows(wanted.where(these).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most))
    return [{"id": row["id"], "stage": cast(Stage, row["stage"]), "host": row["host"], "updated": row["updated"]} for row in rows]


async def _players(database: Database, these: ColumnElement[bool], most: int) -> list[OperatorPlayer]:
    """The newest players."""
    places = select(func.count()).where(MEMBERSHIPS.c.player == PLAYERS.c.id).scalar_subquery()
    wanted = select(PLAYERS, places.label("tables")).where(these).order_by(PLAYERS.c.created.desc(), PLAYERS.c.id).limit(most)
    return [
        {
            "id": row["id"],
            "name": row["name"],
            "created": row["created"],
            "tables": row["tables"],
            "muted": row["muted"],
            "banned": row["banned"],
        }
        for row in await database.rows(wanted)
    ]
