"""Moderation: change tables, players and reports in the database itself. A running server notices: see external_updates.py."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, String, cast, delete, func, select
from sqlalchemy.exc import DBAPIError

from postroad.server.storage.corrupt_tables import FALSE
from postroad.server.storage.database_engine import DatabaseEngine
from postroad.server.storage.migrate import is_present
from postroad.server.storage.operator_stats import players_like, tables_like
from postroad.server.storage.player_reports import open_ones, resolving, to_wire
from postroad.server.storage.players import marked
from postroad.server.storage.schema import MEMBERSHIPS, PLAYERS, TABLES
from postroad.server.tables.wire_types import OperatorReport


class Fault(Exception):
    """Why something cannot be done, in one line."""


def tables(place: DatabaseEngine, find: str = "") -> list[dict[str, Any]]:
    """All of them, or those looked for, the one where something happened last first. One that is damaged has no seats."""
    plain = (TABLES.c.id, TABLES.c.stage, TABLES.c.host, TABLES.c.updated, cast(TABLES.c.summary, String).label("summary"))
    wanted = select(*plain, PLAYERS.c.name.label("host_name")).join(PLAYERS)
    rows = _rows(place, wanted.where(tables_like(find)).order_by(TABLES.c.updated.desc(), TABLES.c.id))
    return [{**row, "seats": _seats(row["summary"])} for row in rows]


def _seats(summary: Any) -> list[dict[str, Any]] | None:
    try:
        seats: list[dict[str, Any]] = json.loads(summary)["seats"]
    except FALSE:
        return None
    return seats


def players(place: DatabaseEngine, find: str = "") -> Sequence[Any]:
    """All of them, or those looked for, the newest first, with the number of their tables."""
    places = select(func.count()).where(MEMBERSHIPS.c.player == PLAYERS.c.id).scalar_subquery()
    wanted = select(PLAYERS, places.label("tables")).where(players_like(find))
    return _rows(place, wanted.order_by(PLAYERS.c.created.desc(), PLAYERS.c.id))


def delete_table(place: DatabaseEngine, table_id: str) -> None:
    with opened(place) as connection:
        if not connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount:
            raise Fault(f"there is no table {table_id} (see postroad admin list)")


def mark(place: DatabaseEngine, player: str, **marks: bool) -> str:
    """Mute or ban somebody, or take that back; the player's name."""
    with opened(place) as connection:
        connection.execute(marked(player, **marks))
        name: str | None = connection.execute(select(PLAYERS.c.name).where(PLAYERS.c.id == player)).scalar()
    if name is None:
        raise Fault(f"there is no player {player} (see postroad admin list --players)")
    return name


def reports(place: DatabaseEngine) -> list[OperatorReport]:
    """Those that nobody has settled, the oldest first."""
    return [to_wire(row) for row in _rows(place, open_ones(None))]


def resolve(place: DatabaseEngine, report: str, now: float) -> None:
    with opened(place) as connection:
        if not connection.execute(resolving(report, now)).rowcount:
            raise Fault(f"there is no open report {report} (see postroad admin reports)")


@contextmanager
def opened(place: DatabaseEngine) -> Iterator[Connection]:
    """The database there, for one transaction."""
    if not place.check():
        raise Fault(f"there are no tables in {place.home}")
    engine = place.engine()
    try:
        with engine.begin() as connection:
            if not is_present(connection):
                with place.claimed():  # a server there would know the old version only
                    place.prepare(connection)
            yield connection
    except DBAPIError as error:
        raise Fault(f"{place}: {error.orig}") from None
    finally:
        engine.dispose()


def _rows(place: DatabaseEngine, wanted: Any) -> Sequence[Any]:
    with opened(place) as connection:
        return connection.execute(wanted).mappings().all()
