"""Moderation: change tables, players and reports in the database itself. A running server notices: see external_updates.py."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, String, cast, delete, func, select
from sqlalchemy.exc import DBAPIError

from postroad.server.storage.corrupt_tables import DECODE_ERRORS
from postroad.server.storage.database_engine import DatabaseEngine
from postroad.server.storage.migrate import is_current
from postroad.server.storage.operator_stats import players_like, tables_like
from postroad.server.storage.player_reports import open_reports, resolve_statement, to_wire
from postroad.server.storage.players import update_player
from postroad.server.storage.row_codecs import seats_of
from postroad.server.storage.schema import MEMBERSHIPS, PLAYERS, TABLES
from postroad.server.tables.wire_types import OperatorReport, TableSeat, WaitingSeat


class AdminError(Exception):
    """Why an action failed, in one line."""


def tables(db_engine: DatabaseEngine, find: str = "") -> list[dict[str, Any]]:
    """All tables or the matching ones, the latest first. A damaged one has no seats."""
    plain = (TABLES.c.id, TABLES.c.stage, TABLES.c.host, TABLES.c.updated, cast(TABLES.c.summary, String).label("summary"))
    wanted = select(*plain, PLAYERS.c.name.label("host_name")).join(PLAYERS)
    rows = _rows(db_engine, wanted.where(tables_like(find)).order_by(TABLES.c.updated.desc(), TABLES.c.id))
    return [{**row, "seats": _seats(row["summary"])} for row in rows]


def _seats(summary: Any) -> list[TableSeat | WaitingSeat] | None:
    try:
        return seats_of(json.loads(summary))
    except DECODE_ERRORS:
        return None


def players(db_engine: DatabaseEngine, find: str = "") -> Sequence[Any]:
    """All players or the matching ones, the newest first, with the number of their tables."""
    places = select(func.count()).where(MEMBERSHIPS.c.player == PLAYERS.c.id).scalar_subquery()
    wanted = select(PLAYERS, places.label("tables")).where(players_like(find))
    return _rows(db_engine, wanted.order_by(PLAYERS.c.created.desc(), PLAYERS.c.id))


def delete_table(db_engine: DatabaseEngine, table_id: str) -> None:
    with open_database(db_engine) as connection:
        if not connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount:
            raise AdminError(f"there is no table {table_id} (see postroad admin list)")


def set_flags(db_engine: DatabaseEngine, player: str, **flags: bool) -> str:
    """Set or clear `muted` or `banned`; returns the player's name."""
    with open_database(db_engine) as connection:
        connection.execute(update_player(player, **flags))
        name: str | None = connection.execute(select(PLAYERS.c.name).where(PLAYERS.c.id == player)).scalar()
    if name is None:
        raise AdminError(f"there is no player {player} (see postroad admin list --players)")
    return name


def reports(db_engine: DatabaseEngine) -> list[OperatorReport]:
    """Open player reports, the oldest first."""
    return [to_wire(row) for row in _rows(db_engine, open_reports(None))]


def resolve(db_engine: DatabaseEngine, report: str, now: float) -> None:
    with open_database(db_engine) as connection:
        if not connection.execute(resolve_statement(report, now)).rowcount:
            raise AdminError(f"there is no open report {report} (see postroad admin reports)")


@contextmanager
def open_database(db_engine: DatabaseEngine) -> Iterator[Connection]:
    """The database, for one transaction."""
    if not db_engine.check():
        raise AdminError(f"there are no tables in {db_engine.location}")
    engine = db_engine.sqlalchemy_engine()
    try:
        with engine.begin() as connection:
            if not is_current(connection):
                with db_engine.locked():  # a running server knows only the old version
                    db_engine.prepare(connection)
            yield connection
    except DBAPIError as error:
        raise AdminError(f"{db_engine}: {error.orig}") from None
    finally:
        engine.dispose()


def _rows(db_engine: DatabaseEngine, wanted: Any) -> Sequence[Any]:
    with open_database(db_engine) as connection:
        return connection.execute(wanted).mappings().all()
