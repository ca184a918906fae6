"""Retention: if the operator wants it, old finished and abandoned tables are deleted, each with its player reports.
A report whose table is gone already is deleted at the same age."""

import logging
from dataclasses import dataclass

from sqlalchemy import Executable, delete, exists, select

from postroad.server.settings import Settings, Time
from postroad.server.storage.database import Database
from postroad.server.storage.player_reports import delete_outdated
from postroad.server.storage.schema import CHAT, TABLES
from postroad.server.storage.server_flags import announcement_of

DAY = 24 * 3600.0  # seconds
AT_ONCE = 500  # tables per statement, so that other writes do not wait long

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Retention:
    """The age in days at which tables are deleted; None for never."""

    finished: int | None
    abandoned: int | None

    @classmethod
    def from_settings(cls, settings: Settings) -> "Retention | None":
        """The settings' retention, None if nothing is to be deleted."""
        retention = cls(settings.keep, settings.abandoned)
        return retention if (retention.finished or retention.abandoned) is not None else None

    async def clean(self, database: Database, time: Time) -> None:
        """Delete old tables, unless the server is read-only. Servers with such a table in memory notice: see
        external_updates.py."""
        if (await announcement_of(database))["read_only"]:
            return
        for over, days in ((True, self.finished), (False, self.abandoned)):
            if days is not None:
                await _delete(database, over, time.now() - days * DAY)
        longest = max(days for days in (self.finished, self.abandoned) if days is not None)
        await database.commit(delete_outdated(time.now() - longest * DAY))


async def _delete(database: Database, over: bool, before: float) -> None:
    while True:
        (count,) = await database.commit(_untouched(over, before))
        if count:
            log.info("deleted %d %s tables", count, "finished" if over else "abandoned")
        if count < AT_ONCE:
            return


def _untouched(over: bool, before: float) -> Executable:
    """Delete untouched tables. One statement selects and deletes, so a table touched at the last moment stays."""
    stage = TABLES.c.stage == "over" if over else TABLES.c.stage != "over"
    silent = ~exists().where(CHAT.c.table_id == TABLES.c.id, CHAT.c.at >= before)
    old = select(TABLES.c.id).where(stage, TABLES.c.updated < before, silent).limit(AT_ONCE)
    return delete(TABLES).where(TABLES.c.id.in_(old), TABLES.c.updated < before)
