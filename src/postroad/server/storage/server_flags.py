"""What the host of the server tells everybody: a line of words, and whether anything may be changed."""

from collections.abc import Iterable
from math import inf
from typing import Any

from sqlalchemy import Executable, delete, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from postroad.server.settings import Time
from postroad.server.storage.database import Database
from postroad.server.storage.schema import FLAGS
from postroad.server.tables.table import Span
from postroad.server.tables.wire_types import Announcement

ANNOUNCEMENT = "announcement"
READ_ONLY = "read-only"  # since when, in unix seconds
AWAKE = "awake"  # until when some server has said that it runs, likewise: see leases.py
# What is over: the key says until when, the value since when.
WAS_READ_ONLY, WAS_CLOSED = "read-only until ", "closed until "
KEPT = 100 * 24 * 3600.0  # seconds; nobody has so long for a turn

WANTED = select(FLAGS.c.key, FLAGS.c.value).where(FLAGS.c.key.in_([ANNOUNCEMENT, READ_ONLY]))
NOTHING: Announcement = {"text": None, "read_only": False}
NOTED = select(FLAGS.c.key, FLAGS.c.value).where(
    FLAGS.c.key.in_([READ_ONLY, AWAKE]) | FLAGS.c.key.startswith(WAS_READ_ONLY) | FLAGS.c.key.startswith(WAS_CLOSED)
)


async def announcement_of(database: Database) -> Announcement:
    found = {row["key"]: row["value"] for row in await database.rows(WANTED)}
    return {"text": found.get(ANNOUNCEMENT), "read_only": bool(found.get(READ_ONLY))}


def with_announcement(text: str | None) -> list[Executable]:
    before = delete(FLAGS).where(FLAGS.c.key == ANNOUNCEMENT)
    return [before] if text is None else [before, insert(FLAGS).values(key=ANNOUNCEMENT, value=text)]


def with_read_only(so: bool) -> list[Executable]:
    """From now on; whoever says so again changes nothing."""
    now = Time().now()
    if so:
        return [upsert(FLAGS).values(key=READ_ONLY, value=now).on_conflict_do_nothing()]
    over = update(FLAGS).where(FLAGS.c.key == READ_ONLY).values(key=f"{WAS_READ_ONLY}{now:.3f}")
    return [over, forgetting(WAS_READ_ONLY, now)]


def forgetting(kind: str, now: float) -> Executable:
    """What was over so long ago that it is nothing to anybody's turn."""
    return delete(FLAGS).where(FLAGS.c.key.startswith(kind), FLAGS.c.key < f"{kind}{now - KEPT:.3f}")


async def rests_of(database: Database, closed: bool) -> list[Span]:
    """When nobody's time went by: while nothing could be changed, and, if that is asked for, while no server ran."""
    noted = {row["key"]: row["value"] for row in await database.rows(NOTED)}
    rests = [*_over(noted, WAS_READ_ONLY), *_lasting(noted.get(READ_ONLY))]
    return [*rests, *_over(noted, WAS_CLOSED), *_lasting(noted.get(AWAKE, 0.0))] if closed else rests


def _over(noted: dict[str, Any], kind: str) -> Iterable[Span]:
    return [(since, float(key.removeprefix(kind))) for key, since in noted.items() if key.startswith(kind) and _is_moment(since)]


def _lasting(since: Any) -> Iterable[Span]:
    return [(since, inf)] if _is_moment(since) else []


def _is_moment(value: Any) -> bool:
    """Older versions noted only that it was read-only, not since when."""
    return isinstance(value, float | int) and not isinstance(value, bool)
