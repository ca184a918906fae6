"""Player reports, stored with the chat around them, for the operator alone."""

from typing import Any, NamedTuple

from sqlalchemy import Executable, Select, delete, exists, func, select, update

from postroad.server.settings import Limits
from postroad.server.storage.credentials import insert_if_fewer
from postroad.server.storage.database import Database
from postroad.server.storage.players import new_id
from postroad.server.storage.schema import PLAYERS, REPORTS, TABLES
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.wire_types import ChatMessage, OperatorReport, PlayerName, ReportReason

MAX_SHOWN = 100  # shown at once, the oldest first
OPEN = REPORTS.c.resolved.is_(None)


class PlayerReport(NamedTuple):
    """A report of one player about another."""

    table_id: str
    about: PlayerName  # with the name at that time
    reason: ReportReason
    words: str | None
    message: int | None
    messages: list[ChatMessage]


class PlayerReports:
    """All reports."""

    def __init__(self, database: Database, limits: Limits) -> None:
        self._database = database
        self._limits = limits

    async def add(self, player: Player, report: PlayerReport, at: float) -> None:
        """Store the report. A repeat of an open report has no effect."""
        of_player, of_table = REPORTS.c.player == player.id, REPORTS.c.table_id == report.table_id
        about, line = REPORTS.c.about == report.about["id"], REPORTS.c.message.is_not_distinct_from(report.message)
        same = of_player, of_table, about, line, REPORTS.c.reason == report.reason
        to_wire = {**report._asdict(), "about": report.about["id"], "name": report.about["name"]}
        new = {"id": new_id(), "at": at, "player": player.id, **to_wire}
        most, most_each = self._limits.max_reports, self._limits.max_reports_per_table
        limits = (1, same), (most, (of_player,)), (most, (of_table,)), (most_each, (of_player, of_table))
        added = insert_if_fewer(REPORTS, new, *((count, (OPEN, *these)) for count, these in limits))
        (count,) = await self._database.commit(added)
        if not count and not await self._count(*same):
            raise CommandRejected("too-many")

    async def open(self) -> tuple[list[OperatorReport], int]:
        """The oldest open reports, and the number of all open ones."""
        return [to_wire(row) for row in await self._database.rows(open_reports(MAX_SHOWN))], await self._count()

    async def _count(self, *these: Any) -> int:
        (row,) = await self._database.rows(select(func.count().label("count")).select_from(REPORTS).where(OPEN, *these))
        return int(row["count"])


def open_reports(most: int | None) -> Select[Any]:
    """The query for open reports, the oldest first."""
    by, about = PLAYERS.alias("by"), PLAYERS.alias("of")
    there = exists().where(TABLES.c.id == REPORTS.c.table_id).label("there")
    marks = about.c.muted.label("muted"), about.c.banned.label("banned")
    wanted = select(REPORTS, by.c.name.label("by_name"), *marks, there)
    both = wanted.join(by, by.c.id == REPORTS.c.player).join(about, about.c.id == REPORTS.c.about)
    return both.where(OPEN).order_by(REPORTS.c.at, REPORTS.c.id).limit(most)


def to_wire(row: Any) -> OperatorReport:
    return {
        "id": row["id"],
        "at": row["at"],
        "table": row["table_id"],
        "there": bool(row["there"]),
        "by": {"id": row["player"], "name": row["by_name"]},
        "about": {"id": row["about"], "name": row["name"]},
        "muted": row["muted"],
        "banned": row["banned"],
        "reason": row["reason"],
        "words": row["words"],
        "message": row["message"],
        "messages": row["messages"],
    }


def resolve_statement(report_id: str, at: float) -> Executable:
    """Mark the report as resolved."""
    return update(REPORTS).where(REPORTS.c.id == report_id, OPEN).values(resolved=at)


def delete_outdated(before: float) -> Executable:
    """Delete reports from before this time whose table is deleted."""
    gone = ~exists().where(TABLES.c.id == REPORTS.c.table_id)
    return delete(REPORTS).where(REPORTS.c.at < before, gone)
