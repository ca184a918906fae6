"""Leases: one server at a time runs a table's bots and clocks. It renews its lease; when a lease expires, another server takes
over. Leases only avoid double work: the database lets the first of two decisions win."""

import asyncio
from typing import Protocol

from sqlalchemy import Float, String, cast, func, literal, select, text, update
from sqlalchemy.dialects.postgresql import insert

from postroad.server.settings import Limits, Time
from postroad.server.storage.database import Database
from postroad.server.storage.players import new_id
from postroad.server.storage.schema import FLAGS, LEASES
from postroad.server.storage.server_flags import AWAKE, WAS_CLOSED, delete_old_spans

NOW = cast(func.extract("epoch", func.clock_timestamp()), Float)
MOST = 50  # tables per query
FREE = "free"  # change event: a server released its tables
# Tables in play without a valid lease, in which a person plays and either a bot must decide or a clock is set: the same
# condition as table_queries.needs_resume. The longest expired come first, so that tables adopted in vain do not keep out others.
ADOPT = text("""
INSERT INTO leases (table_id, node, until)
SELECT id, :node, extract(epoch FROM clock_timestamp()) + :seconds FROM (
    SELECT tables.id FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE tables.stage = 'playing' AND coalesce(leases.until, 0) < extract(epoch FROM clock_timestamp())
    AND CASE WHEN json_typeof(summary -> 'seats') = 'array' THEN
        EXISTS (SELECT FROM json_array_elements(summary -> 'seats') seat WHERE seat ->> 'level' IS NULL)
        AND (tables.clock IS NOT NULL OR CASE WHEN json_typeof(summary -> 'decides') = 'number' THEN
            summary -> 'seats' -> CAST(summary ->> 'decides' AS integer) ->> 'level' IS NOT NULL END) END
    ORDER BY coalesce(leases.until, 0), tables.updated DESC LIMIT :most FOR UPDATE OF tables SKIP LOCKED) free
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until
RETURNING table_id
""")

# If no server ran between the end of the last renewal and now, stores that span. Of several servers only the first does.
LAST_AWAKE = select(literal(WAS_CLOSED) + cast(NOW, String), FLAGS.c.value).where(FLAGS.c.key == AWAKE).with_for_update()
NOBODY_AWAKE = LAST_AWAKE.where(cast(cast(FLAGS.c.value, String), Float) < NOW)
WERE_CLOSED = insert(FLAGS).from_select(["key", "value"], NOBODY_AWAKE).execution_options(preserve_rowcount=True)


class Lease(Protocol):
    """The lease of one table."""

    @property
    def soon(self) -> float | None:
        """Seconds until it must be renewed; None for never."""

    async def take(self) -> bool:
        """Take or renew the lease. Returns whether this server holds it."""

    def prefer(self) -> None:
        """Take over the lease at the next opportunity."""


class NoLease:
    """The lease of a server that is alone."""

    soon = None

    async def take(self) -> bool:
        return True

    def prefer(self) -> None:
        pass


class Leases:
    """This server's leases."""

    def __init__(self, storage: Database, limits: Limits, time: Time) -> None:
        self.node = new_id()  # this server's id
        self.seconds = limits.lease_seconds
        self.time = time
        self._storage = storage
        self.retired = False  # the server is shutting down

    def of(self, table_id: str) -> "SharedLease":
        return SharedLease(self, table_id)

    async def take(self, table_id: str, prefer: bool) -> bool:
        if self.retired:
            return False
        until = NOW + self.seconds
        mine = insert(LEASES).values(table_id=table_id, node=self.node, until=until)
        free = None if prefer else (LEASES.c.node == self.node) | (LEASES.c.until < NOW)
        taken = mine.on_conflict_do_update(index_elements=["table_id"], set_={"node": self.node, "until": until}, where=free)
        (count,) = await self._storage.commit(taken.execution_options(preserve_rowcount=True), key=f" {table_id}")
        return count > 0

    async def retire(self) -> None:
        """Release all leases and take no more, so that other servers continue at once."""
        if not self.retired:
            self.retired = True
            await self._storage.commit(update(LEASES).where(LEASES.c.node == self.node).values(until=0.0), about=FREE)

    async def stay_awake(self) -> None:
        """Record that a server is running. In a gap between these records all clocks but day clocks stand still."""
        never = insert(FLAGS).values(key=AWAKE, value=0.0).on_conflict_do_nothing()
        awake = update(FLAGS).where(FLAGS.c.key == AWAKE).values(value=func.to_json(NOW + self.seconds))
        _, closed, _ = await self._storage.commit(never, WERE_CLOSED, awake, key=AWAKE)
        if closed:
            await self._storage.commit(delete_old_spans(WAS_CLOSED, self.time.now()))

    async def adopt(self) -> list[str]:
        """Take over tables without a lease."""
        if self.retired:
            return []
        return await self._storage.execute_returning(ADOPT, node=self.node, seconds=self.seconds, most=MOST)


class SharedLease:
    """The lease of a table that several servers share."""

    def __init__(self, leases: Leases, table_id: str) -> None:
        self._leases = leases
        self._table_id = table_id
        self._until = 0.0  # by the monotonic clock
        self._prefer = False
        self._lock = asyncio.Lock()

    @property
    def soon(self) -> float:
        return self._leases.seconds / 3

    async def take(self) -> bool:
        async with self._lock:
            now = self._leases.time.monotonic()
            if self._until - now < self._leases.seconds / 2 or self._prefer:
                prefer, self._prefer = self._prefer, False
                taken = await self._leases.take(self._table_id, prefer)
                self._until = now + self._leases.seconds if taken else 0.0
            return self._until > now and not self._leases.retired

    def prefer(self) -> None:
        self._prefer = True
