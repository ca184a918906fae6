"""Which of several servers lets things go on at a table by themselves: bots that must decide, clocks that run. Whoever does so
says it again and again; if that stops, another one takes over. Nothing depends on it but that no work is done twice: of two
who decide, the database lets only one be first."""

import asyncio
from typing import Protocol

from sqlalchemy import Float, String, cast, func, literal, select, text, update
from sqlalchemy.dialects.postgresql import insert

from postroad.server.settings import Limits, Time
from postroad.server.storage.database import Database
from postroad.server.storage.players import new_id
from postroad.server.storage.schema import FLAGS, LEASES
from postroad.server.storage.server_flags import AWAKE, WAS_CLOSED, forgetting

NOW = cast(func.extract("epoch", func.clock_timestamp()), Float)
MOST = 50  # tables adopted at once
FREE = "free"  # the hint that somebody has left tables
# Tables at play that nobody sees to, where a person plays, and a bot must decide or there is a clock: the same as in
# listing.goes_on. First those that nobody has seen to for longest: where nothing happens after all, they are free again soon.
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

# No server ran since the last one had said so: noted with when that ended, once, by whoever notices it first.
LAST_AWAKE = select(literal(WAS_CLOSED) + cast(NOW, String), FLAGS.c.value).where(FLAGS.c.key == AWAKE).with_for_update()
NOBODY_AWAKE = LAST_AWAKE.where(cast(cast(FLAGS.c.value, String), Float) < NOW)
WERE_CLOSED = insert(FLAGS).from_select(["key", "value"], NOBODY_AWAKE).execution_options(preserve_rowcount=True)


class Lease(Protocol):
    """Of one table."""

    @property
    def soon(self) -> float | None:
        """Seconds after which it must be taken again, None if that is never."""

    async def take(self) -> bool:
        """Is it ours, now and for a while?"""

    def prefer(self) -> None:
        """It had better be ours."""


class NoLease:
    """Of a server that is alone."""

    soon = None

    async def take(self) -> bool:
        return True

    def prefer(self) -> None:
        pass


class Leases:
    def __init__(self, storage: Database, limits: Limits, time: Time) -> None:
        self.node = new_id()  # which server this is
        self.seconds = limits.lease
        self.time = time
        self._storage = storage
        self.retired = False  # this server ends

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
        """Take nothing any more, and tell others so, who need not wait until they notice that we are gone."""
        if not self.retired:
            self.retired = True
            await self._storage.commit(update(LEASES).where(LEASES.c.node == self.node).values(until=0.0), about=FREE)

    async def stay_awake(self) -> None:
        """Say that a server runs. Who has not heard so for a while knows that nobody's time has gone by."""
        never = insert(FLAGS).values(key=AWAKE, value=0.0).on_conflict_do_nothing()
        awake = update(FLAGS).where(FLAGS.c.key == AWAKE).values(value=func.to_json(NOW + self.seconds))
        _, closed, _ = await self._storage.commit(never, WERE_CLOSED, awake, key=AWAKE)
        if closed:
            await self._storage.commit(forgetting(WAS_CLOSED, self.time.now()))

    async def adopt(self) -> list[str]:
        """Tables that nobody sees to: now we do."""
        if self.retired:
            return []
        return await self._storage.returned(ADOPT, node=self.node, seconds=self.seconds, most=MOST)


class SharedLease:
    def __init__(self, leases: Leases, table_id: str) -> None:
        self._leases = leases
        self._table_id = table_id
        self._until = 0.0  # by a clock that never jumps
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
