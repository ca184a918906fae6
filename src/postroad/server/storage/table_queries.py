"""Queries for lists of tables, and the list entries made of their rows. They contain only what a spectator may know."""

from typing import Any

from sqlalchemy import Select, func, or_, select

from postroad.rules.options import Options
from postroad.server.storage.row_codecs import seats_of
from postroad.server.storage.schema import LOG, MEMBERSHIPS, PLAYERS, TABLES
from postroad.server.tables.seats import ranking
from postroad.server.tables.wire_types import LobbyTable, MyTable, Summary, TableSeat, WaitingSeat
from postroad.view import options_to_wire
from postroad.view_types import GameOptions

ENTRIES = select(func.max(LOG.c.seq)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()


def tables_of(player: str, most: int) -> Select[Any]:
    """The player's tables, the latest first."""
    mine = select(TABLES, ENTRIES.label("seq")).join(MEMBERSHIPS).where(MEMBERSHIPS.c.player == player)
    return mine.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most)


def in_lobby(stage: str, most: int, of_host: int) -> Select[Any]:
    """Listed tables of a stage: a few of each host first, so that no host hides the others; then the latest. Seating tables of
    banned hosts are left out: nobody could start them."""
    latest = (TABLES.c.updated.desc(), TABLES.c.id)
    rank = func.row_number().over(partition_by=TABLES.c.host, order_by=latest)
    listed = select(TABLES, PLAYERS.c.name.label("host_name")).join(PLAYERS)
    hosted = or_(TABLES.c.stage != "seating", ~PLAYERS.c.banned)
    return listed.where(TABLES.c.listed, TABLES.c.stage == stage, hosted).order_by(rank > of_host, *latest).limit(most)


def my_table(row: Any, player: str) -> MyTable:
    """A table in the list of a player who sits there or hosts it."""
    summary: Summary = row["summary"]
    return {
        **summary,
        "seats": seats_of(summary),
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


def corrupt_table(table_id: str, row: Any) -> MyTable:
    """A table in such a list that cannot be read."""
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


def lobby_table(row: Any) -> LobbyTable:
    """A table in the lobby."""
    return {
        "id": row["id"],
        "created": row["created"],
        "stage": row["stage"],
        "clock": row["clock"],
        "options": _options(row),
        "host": {"id": row["host"], "name": row["host_name"]},
        "seats": seats_of(row["summary"]),
    }


def needs_resume(row: Any) -> bool:
    """Whether a person plays here, and a bot must decide or a clock runs. leases.py has the same condition in SQL."""
    seats, decides = row["summary"]["seats"], row["summary"]["decides"]
    if all(seat["level"] for seat in seats):
        return False
    return bool(row["clock"]) or (decides is not None and bool(seats[decides]["level"]))


def _awaited(summary: Summary) -> list[TableSeat | WaitingSeat]:
    """The seats for whose players others wait."""
    return [summary["seats"][seat] for seat in awaited_seats(summary)]


def awaited_seats(summary: Summary) -> list[int]:
    """The numbers of the seats for whose players others wait."""
    decides = summary["decides"]
    return summary.get("awaits", [] if decides is None else [decides])


def _is_persons(seat: TableSeat | WaitingSeat, player: str) -> bool:
    return player in (seat["player"], seat.get("reserved")) and not seat["level"]


def _options(row: Any) -> GameOptions:
    return options_to_wire(Options.from_mapping(row["options"]))
