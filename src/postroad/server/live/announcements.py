"""The operator's announcement and the read-only switch, polled because other processes may change them."""

import asyncio

from postroad.server.live.registry import Registry
from postroad.server.storage.database import Database
from postroad.server.storage.server_flags import NO_ANNOUNCEMENT, announcement_of
from postroad.server.tables.wire_types import Announcement


class Announcements:
    """The current announcement."""

    def __init__(self, database: Database, registry: Registry) -> None:
        self.current: Announcement = NO_ANNOUNCEMENT
        self._database = database
        self._registry = registry
        self._refresh_lock = asyncio.Lock()

    async def refresh(self) -> None:
        """Read the announcement; tell players and tables about a change."""
        async with self._refresh_lock:  # otherwise an older result could overwrite a newer one
            announcement = await announcement_of(self._database)
            before, self.current = self.current, announcement
        if announcement == before:
            return
        self._registry.feeds.announce(announcement)
        if before["read_only"] != announcement["read_only"]:
            await self._registry.set_read_only(announcement["read_only"])
