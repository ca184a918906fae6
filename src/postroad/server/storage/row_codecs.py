"""Conversion of tables, seats and entries to database rows and back."""

from collections.abc import Collection
from dataclasses import fields
from typing import Any, NamedTuple, cast

from sqlalchemy import Executable, bindparam, delete, insert, update

from postroad.bots.registry import STAND_IN
from postroad.rules.options import Options
from postroad.server.storage.group_commit import MUST_CHANGE, Parameterized
from postroad.server.storage.schema import LOG, MEMBERSHIPS, SNAPSHOTS, TABLES
from postroad.server.tables.entries import Entry
from postroad.server.tables.seating import SeatingTable, SeatSlot
from postroad.server.tables.seats import Seat
from postroad.server.tables.snapshot import Snapshot
from postroad.server.tables.table import TableTerms
from postroad.server.tables.wire_types import BotId, Summary, TableSeat, WaitingSeat

RENAMED_LEVELS = {"apprentice": "easy", "postilion": STAND_IN, "postmaster-general": "hard"}  # of earlier versions

INSERT_ENTRY = insert(LOG)
ENTRY = [LOG.c[field.name] for field in fields(Entry)]
UPDATE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values(updated=bindparam("updated"), summary=bindparam("summary"), stage=bindparam("stage"))
)


class PreviousTable(NamedTuple):
    """The table of the previous game, and its rematch as far as is known."""

    id: str
    rematch: str | None


def new_table(
    table_id: str,
    at: float,
    options: Options,
    terms: TableTerms,
    people: Collection[str | None],
    previous: PreviousTable | None,
    **columns: Any,
) -> list[Executable]:
    """The rows of a new table; `previous` is the table of the previous game."""
    times = {"created": at, "updated": at}
    agreed = {"options": options._asdict(), "host": terms.host.id, "listed": terms.listed, "clock": terms.clock}
    agreed |= {"hints": terms.hints, "memory": terms.memory}
    updates = [_set_rematch(previous, table_id)] if previous else []
    inserted = insert(TABLES).values(id=table_id, **times, **agreed, **columns)
    return [inserted, *memberships(table_id, {terms.host.id, *people}), *updates]


def _set_rematch(previous: PreviousTable, table_id: str) -> Executable:
    """Set the previous table's rematch, unless it has changed meanwhile."""
    this = (TABLES.c.id == previous.id, TABLES.c.rematch.is_not_distinct_from(previous.rematch))
    return update(TABLES).where(*this).values(rematch=table_id).execution_options(**MUST_CHANGE)


def memberships(table_id: str, people: Collection[str | None]) -> list[Executable]:
    """The rows that put the table into these players' lists."""
    return [insert(MEMBERSHIPS).values(table_id=table_id, player=player) for player in people if player]


def insert_entries(table_id: str, *entries: Entry) -> Parameterized:
    """The rows of these entries."""
    return Parameterized(INSERT_ENTRY, [{**vars(entry), "table_id": table_id, "events": list(entry.events)} for entry in entries])


def entry_of(row: Any) -> Entry:
    """The entry in a row of ENTRY; positional for speed, because logs are long."""
    seq, at, kind, seat, action, events, *more = row.values()
    return Entry(seq, at, kind, seat, current_level(action) if kind == "fill" else action, tuple(events), *more)


def update_table(table_id: str, at: float, **columns: Any) -> Parameterized:
    """Update what lists show of a table."""
    return Parameterized(UPDATE_TABLE, {"which": table_id, "updated": at, **columns})


def replace_snapshot(table_id: str, snapshot: Snapshot) -> list[Executable]:
    """Store the newest snapshot in place of older ones."""
    older = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id)
    return [older, insert(SNAPSHOTS).values(table_id=table_id, **snapshot._asdict())]


def current_level(level: BotId | None) -> BotId | None:
    """The level that plays today for a level in a stored table."""
    return RENAMED_LEVELS.get(level, level) if level else level


def seat_of(words: dict[str, Any]) -> Seat:
    return Seat(words["name"], current_level(words["level"]), words["resigned"], words["player"], words["away"])


def seats_of(summary: Summary) -> list[TableSeat | WaitingSeat]:
    """The seats of a table's summary, for lists."""
    return [cast(TableSeat | WaitingSeat, {**seat, "level": current_level(seat["level"])}) for seat in summary["seats"]]


def seating_table_of(row: Any, terms: TableTerms) -> SeatingTable:
    options = Options.from_mapping(row["options"])
    insert_secret = row["seating"]
    seats = tuple(SeatSlot(**{**seat, "level": current_level(seat["level"])}) for seat in insert_secret["seats"])
    return SeatingTable(
        row["id"],
        row["created"],
        options,
        terms,
        insert_secret["shuffle"],
        seats,
        insert_secret["version"],
        insert_secret.get("again", False),
    )
