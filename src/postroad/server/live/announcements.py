"""What the host of the server tells everybody, as it is now: looked up again and again, for others may have changed it."""

import asyncio

from postroad.server.live.registry import Registry
from postroad.server.storage.database import Database
from postroad.server.storage.server_flags import NOTHING, notice_of
from postroad.server.tables.wire_types import Notice


class Announcements:
    def __init__(self, database: Database, registry: Registry) -> None:
        self.now: Notice = NOTHING
        self._database = database
        self._registry = registry
        self._looking = asyncio.Lock()

    async def look(self) -> None:
        async with self._looking:  # or what was read before might come after what was read since
            notice = await notice_of(self._database)
            before, self.now = self.now, notice
        if notice == before:
            return
        self._registry.streams.announce(notice)
        if before["read_only"] != notice["read_only"]:
            await self._registry.rest(notice["read_only"])
