"""What the host of the server is shown: how many tables and players there are, and the last ones of both, or those looked for."""

from typing import Any, NamedTuple, cast

from sqlalchemy import ColumnElement, exists, func, or_, select, true
from sqlalchemy.sql import FromClause

from postroad.server.storage.database import Database
from postroad.server.storage.schema import MEMBERSHIPS, PLAYERS, TABLES
from postroad.server.tables.wire_types import OperatorPlayer, OperatorTable, Stage

MOST = 30  # of each, unless the host asks for more


class Wanted(NamedTuple):
    """What the host looks for: the beginning of an id, or a part of a name; and how many at most."""

    find: str = ""
    tables: int = MOST
    players: int = MOST


async def overview(database: Database, wanted: Wanted) -> dict[str, Any]:
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
    text = find.strip()
    if not text:
        return true()
    return or_(among.c.id.startswith(text.lower(), autoescape=True), among.c.name.icontains(text, autoescape=True))


def tables_like(find: str) -> ColumnElement[bool]:
    """Those of such an id, and those where such a player has a seat, or which they have laid."""
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
    """Where something happened last, without what was stored of the game: one that is damaged must not keep the others away."""
    wanted = select(TABLES.c.id, TABLES.c.stage, TABLES.c.updated, PLAYERS.c.name.label("host")).join(PLAYERS)
    rows = await database.rows(wanted.where(these).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most))
    return [{"id": row["id"], "stage": cast(Stage, row["stage"]), "host": row["host"], "updated": row["updated"]} for row in rows]


async def _players(database: Database, these: ColumnElement[bool], most: int) -> list[OperatorPlayer]:
    """Who came last."""
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
