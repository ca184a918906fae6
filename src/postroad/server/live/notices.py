"""What the host of the server tells everybody, as it is now: looked up again and again, for others may have changed it."""

from postroad.server.live.registry import Registry
from postroad.server.storage.database import Database
from postroad.server.storage.notices import NOTHING, notice_of
from postroad.server.tables.words import Notice


class Notices:
    def __init__(self, database: Database, registry: Registry) -> None:
        self.now: Notice = NOTHING
        self._database = database
        self._registry = registry

    async def look(self) -> None:
        notice = await notice_of(self._database)
        if notice == self.now:
            return
        before, self.now = self.now, notice
        self._registry.streams.announce(notice)
        if before["read_only"] != notice["read_only"]:
            await self._registry.rest(notice["read_only"])
