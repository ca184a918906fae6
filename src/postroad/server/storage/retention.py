"""Old tables go, if the host wants that: those that are over, and those that nobody has touched for long. Complaints go with
them, or as late as they would have if somebody has deleted the table before."""

import logging
from dataclasses import dataclass

from sqlalchemy import Executable, delete, exists, select

from postroad.server.settings import Settings, Time
from postroad.server.storage.database import Database
from postroad.server.storage.player_reports import outdated
from postroad.server.storage.schema import CHAT, TABLES
from postroad.server.storage.server_flags import announcement_of

DAY = 24 * 3600.0  # seconds
AT_ONCE = 500  # tables, so that nobody waits for long

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Retention:
    """After so many days; None: never."""

    finished: int | None
    abandoned: int | None

    @classmethod
    def wanted(cls, settings: Settings) -> "Retention | None":
        found = cls(settings.keep, settings.abandoned)
        return found if (found.finished or found.abandoned) is not None else None

    async def clean(self, database: Database, time: Time) -> None:
        """Nothing while nothing may be changed. A server that has such a table in memory notices: see external_updates.py."""
        if (await announcement_of(database))["read_only"]:
            return
        for over, days in ((True, self.finished), (False, self.abandoned)):
            if days is not None:
                await _delete(database, over, time.now() - days * DAY)
        longest = max(days for days in (self.finished, self.abandoned) if days is not None)
        await database.commit(outdated(time.now() - longest * DAY))


async def _delete(database: Database, over: bool, before: float) -> None:
    while True:
        (count,) = await database.commit(_untouched(over, before))
        if count:
            log.info("%d tables that were %s are deleted", count, "over" if over else "abandoned")
        if count < AT_ONCE:
            return


def _untouched(over: bool, before: float) -> Executable:
    """Judged in the statement that deletes: whatever is touched in the last moment stays."""
    stage = TABLES.c.stage == "over" if over else TABLES.c.stage != "over"
    silent = ~exists().where(CHAT.c.table_id == TABLES.c.id, CHAT.c.at >= before)
    old = select(TABLES.c.id).where(stage, TABLES.c.updated < before, silent).limit(AT_ONCE)
    return delete(TABLES).where(TABLES.c.id.in_(old), TABLES.c.updated < before)
