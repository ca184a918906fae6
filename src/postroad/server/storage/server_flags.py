"""Server flags in the database: the announcement, read-only mode, and the spans in which clocks stood still."""

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
READ_ONLY = "read-only"  # key: unix seconds since when
AWAKE = "awake"  # key: unix seconds until when a server has said that it runs, see leases.py
# Past spans: the key holds the end, the value the start.
WAS_READ_ONLY, WAS_CLOSED = "read-only until ", "closed until "
MAX_AGE = 100 * 24 * 3600.0  # seconds; longer than any turn

ANNOUNCEMENT_FLAGS = select(FLAGS.c.key, FLAGS.c.value).where(FLAGS.c.key.in_([ANNOUNCEMENT, READ_ONLY]))
NO_ANNOUNCEMENT: Announcement = {"text": None, "read_only": False}
CLOCK_FLAGS = select(FLAGS.c.key, FLAGS.c.value).where(
    FLAGS.c.key.in_([READ_ONLY, AWAKE]) | FLAGS.c.key.startswith(WAS_READ_ONLY) | FLAGS.c.key.startswith(WAS_CLOSED)
)


async def announcement_of(database: Database) -> Announcement:
    """The current announcement and read-only flag."""
    found = {row["key"]: row["value"] for row in await database.rows(ANNOUNCEMENT_FLAGS)}
    return {"text": found.get(ANNOUNCEMENT), "read_only": bool(found.get(READ_ONLY))}


def announcement_statements(text: str | None) -> list[Executable]:
    """Replace the announcement; None removes it."""
    before = delete(FLAGS).where(FLAGS.c.key == ANNOUNCEMENT)
    return [before] if text is None else [before, insert(FLAGS).values(key=ANNOUNCEMENT, value=text)]


def read_only_statements(read_only: bool) -> list[Executable]:
    """Switch read-only mode now. Repeating it changes nothing."""
    now = Time().now()
    if read_only:
        return [upsert(FLAGS).values(key=READ_ONLY, value=now).on_conflict_do_nothing()]
    over = update(FLAGS).where(FLAGS.c.key == READ_ONLY).values(key=f"{WAS_READ_ONLY}{now:.3f}")
    return [over, delete_old_spans(WAS_READ_ONLY, now)]


def delete_old_spans(kind: str, now: float) -> Executable:
    """Delete spans that no turn is long enough to need."""
    return delete(FLAGS).where(FLAGS.c.key.startswith(kind), FLAGS.c.key < f"{kind}{now - MAX_AGE:.3f}")


async def clock_stops_of(database: Database, closed: bool) -> list[Span]:
    """The spans in which clocks stood still: in read-only mode, and with `closed` also while no server ran."""
    flags = {row["key"]: row["value"] for row in await database.rows(CLOCK_FLAGS)}
    rests = [*_past_spans(flags, WAS_READ_ONLY), *_open_span(flags.get(READ_ONLY))]
    return [*rests, *_past_spans(flags, WAS_CLOSED), *_open_span(flags.get(AWAKE, 0.0))] if closed else rests


def _past_spans(flags: dict[str, Any], kind: str) -> Iterable[Span]:
    return [(since, float(key.removeprefix(kind))) for key, since in flags.items() if key.startswith(kind) and _is_moment(since)]


def _open_span(since: Any) -> Iterable[Span]:
    return [(since, inf)] if _is_moment(since) else []


def _is_moment(value: Any) -> bool:
    """Whether the value is a time; older versions stored a plain flag."""
    return isinstance(value, float | int) and not isinstance(value, bool)
