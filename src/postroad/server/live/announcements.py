"""What the host of the server tells everybody, as it is now: looked up again and again, for others may have changed it."""

import asyncio

from postroad.server.live.registry import Registry
from postroad.server.storage.database import Database
from postroad.server.storage.server_flags import NO_ANNOUNCEMENT, announcement_of
from postroad.server.tables.wire_types import Announcement


class Announcements:
    def __init__(self, database: Database, registry: Registry) -> None:
        self.now: Announcement = NO_ANNOUNCEMENT
        self._database = database
        self._registry = registry
        self._looking = asyncio.Lock()

    async def look(self) -> None:
        async with self._looking:  # or what was read before might come after what was read since
            announcement = await announcement_of(self._database)
            before, self.now = self.now, announcement
        if announcement == before:
            return
        self._registry.streams.announce(announcement)
        if before["read_only"] != announcement["read_only"]:
            await self._registry.rest(announcement["read_only"])
