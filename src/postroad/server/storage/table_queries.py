"""Lists of tables: what is asked of the database, and what a list says of a table. Nothing that a spectator may not know."""

from typing import Any

from sqlalchemy import Select, func, or_, select

from postroad.rules.transitions import Options
from postroad.server.storage.schema import LOG, MEMBERSHIPS, PLAYERS, TABLES
from postroad.server.tables.seats import ranking
from postroad.server.tables.wire_types import LobbyTable, MyTable, Summary, TableSeat, WaitingSeat
from postroad.view import options_to_wire
from postroad.view_types import GameOptions

ENTRIES = select(func.max(LOG.c.seq)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()


def tables_of(player: str, most: int) -> Select[Any]:
    mine = select(TABLES, ENTRIES.label("seq")).join(MEMBERSHIPS).where(MEMBERSHIPS.c.player == player)
    return mine.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most)


def in_lobby(stage: str, most: int, of_host: int) -> Select[Any]:
    """A few of each host first, then the rest: nobody's tables hide all others'. Where something happened last comes first.
    Nobody can begin where a banned player would have to."""
    latest = (TABLES.c.updated.desc(), TABLES.c.id)
    rank = func.row_number().over(partition_by=TABLES.c.host, order_by=latest)
    listed = select(TABLES, PLAYERS.c.name.label("host_name")).join(PLAYERS)
    hosted = or_(TABLES.c.stage != "seating", ~PLAYERS.c.banned)
    return listed.where(TABLES.c.listed, TABLES.c.stage == stage, hosted).order_by(rank > of_host, *latest).limit(most)


def of_player(row: Any, player: str) -> MyTable:
    """A table in the list of somebody who sits there, or has laid it."""
    summary: Summary = row["summary"]
    return {
        **summary,
        "id": row["id"],
        "created": row["created"],
        "updated": row["updated"],
        "stage": row["stage"],
        "clock": row["clock"],
        "memory": row["memory"],
        "host": row["host"],
        "options": _options(row),
        "seq": row["seq"] or row["seating"]["version"],
        "my_turn": any(_is_persons(seat, player) for seat in _awaited(summary)),
        "ranking": ranking(summary["seats"], summary["points"], summary["winner"]),
    }


def damaged(table_id: str, row: Any) -> MyTable:
    """In such a list, a table that cannot be read."""
    return {
        "id": table_id,
        "created": row["created"],
        "updated": row["updated"],
        "stage": "damaged",
        "clock": None,
        "memory": False,
        "host": row["host"],
        "options": options_to_wire(Options()),
        "seats": [],
        "seq": 0,
        "my_turn": False,
        "over": False,
        "round": 0,
        "decides": None,
        "points": [],
        "winner": None,
        "ranking": [],
    }


def for_all(row: Any) -> LobbyTable:
    return {
        "id": row["id"],
        "created": row["created"],
        "stage": row["stage"],
        "clock": row["clock"],
        "options": _options(row),
        "host": {"id": row["host"], "name": row["host_name"]},
        "seats": row["summary"]["seats"],
    }


def goes_on(row: Any) -> bool:
    """Does a person play here, and must a bot decide, or is there a clock? Likewise in leases.py, for several servers."""
    seats, decides = row["summary"]["seats"], row["summary"]["decides"]
    if all(seat["level"] for seat in seats):
        return False
    return bool(row["clock"]) or (decides is not None and bool(seats[decides]["level"]))


def _awaited(summary: Summary) -> list[TableSeat | WaitingSeat]:
    """The seats for whose people others wait."""
    return [summary["seats"][seat] for seat in awaited_of(summary)]


def awaited_of(summary: Summary) -> list[int]:
    decides = summary["decides"]
    return summary.get("awaits", [] if decides is None else [decides])


def _is_persons(seat: TableSeat | WaitingSeat, player: str) -> bool:
    return player in (seat["player"], seat.get("reserved")) and not seat["level"]


def _options(row: Any) -> GameOptions:
    return options_to_wire(Options.from_mapping(row["options"]))
