"""What the host of the server is shown: how many tables and players there are, and the last ones of both."""

from typing import Any, cast

from sqlalchemy import func, select

from postroad.server.storage.database import Database
from postroad.server.storage.schema import PLACES, PLAYERS, TABLES
from postroad.server.tables.words import HostPlayer, HostTable, Stage

MOST = 30  # of each


async def overview(database: Database) -> dict[str, Any]:
    stages = await database.rows(select(TABLES.c.stage, func.count().label("count")).group_by(TABLES.c.stage))
    (people,) = await database.rows(select(func.count().label("count")).select_from(PLAYERS))
    return {
        "stages": {row["stage"]: row["count"] for row in stages},
        "players_known": people["count"],
        "tables": await _tables(database),
        "players": await _players(database),
    }


async def _tables(database: Database) -> list[HostTable]:
    """Where something happened last, without what was stored of the game: one that is damaged must not keep the others away."""
    wanted = select(TABLES.c.id, TABLES.c.stage, TABLES.c.updated, PLAYERS.c.name.label("host")).join(PLAYERS)
    rows = await database.rows(wanted.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(MOST))
    return [{"id": row["id"], "stage": cast(Stage, row["stage"]), "host": row["host"], "updated": row["updated"]} for row in rows]


async def _players(database: Database) -> list[HostPlayer]:
    """Who came last."""
    places = select(func.count()).where(PLACES.c.player == PLAYERS.c.id).scalar_subquery()
    wanted = select(PLAYERS, places.label("tables")).order_by(PLAYERS.c.created.desc(), PLAYERS.c.id).limit(MOST)
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
