"""Tables, seats and entries as rows of the database, and back."""

from collections.abc import Collection
from dataclasses import fields
from typing import Any, NamedTuple

from sqlalchemy import Executable, bindparam, delete, insert, update

from postroad.rules.transitions import Options
from postroad.server.storage.group_commit import MUST, Filled
from postroad.server.storage.schema import LOG, MEMBERSHIPS, SNAPSHOTS, TABLES
from postroad.server.tables.entries import Entry
from postroad.server.tables.seating import SeatingTable, SeatSlot
from postroad.server.tables.seats import Seat
from postroad.server.tables.snapshot import Snapshot
from postroad.server.tables.table import TableTerms

NEXT = insert(LOG)
ENTRY = [LOG.c[field.name] for field in fields(Entry)]
RENEWED = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values(updated=bindparam("updated"), summary=bindparam("summary"), stage=bindparam("stage"))
)


class Before(NamedTuple):
    """A table where people have played before, and the one where they play again as far as is known."""

    id: str
    rematch: str | None


def new_table(
    table_id: str,
    at: float,
    options: Options,
    terms: TableTerms,
    people: Collection[str | None],
    again: Before | None,
    **told: Any,
) -> list[Executable]:
    """What is stored of every new table; `again` is the one where these people have played before."""
    times = {"created": at, "updated": at}
    agreed = {"options": options._asdict(), "host": terms.host.id, "listed": terms.listed, "clock": terms.clock}
    agreed |= {"hints": terms.hints, "memory": terms.memory}
    before = [_again_at(again, table_id)] if again else []
    laid = insert(TABLES).values(id=table_id, **times, **agreed, **told)
    return [laid, *places(table_id, {terms.host.id, *people}), *before]


def _again_at(before: Before, table_id: str) -> Executable:
    """Unless they play again elsewhere already."""
    this = (TABLES.c.id == before.id, TABLES.c.rematch.is_not_distinct_from(before.rematch))
    return update(TABLES).where(*this).values(rematch=table_id).execution_options(**MUST)


def places(table_id: str, people: Collection[str | None]) -> list[Executable]:
    return [insert(MEMBERSHIPS).values(table_id=table_id, player=player) for player in people if player]


def insertion(table_id: str, *entries: Entry) -> Filled:
    return Filled(NEXT, [{**vars(entry), "table_id": table_id, "events": list(entry.events)} for entry in entries])


def entry_of(row: Any) -> Entry:
    """Of a row of ENTRY: in its order, since a log is long."""
    seq, at, kind, seat, action, events, *more = row.values()
    return Entry(seq, at, kind, seat, action, tuple(events), *more)


def renewal(table_id: str, at: float, **told: Any) -> Filled:
    """What lists say of a table at which something has happened."""
    return Filled(RENEWED, {"which": table_id, "updated": at, **told})


def snapped(table_id: str, snapshot: Snapshot) -> list[Executable]:
    """The newest is enough."""
    older = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id)
    return [older, insert(SNAPSHOTS).values(table_id=table_id, **snapshot._asdict())]


def seat_of(words: dict[str, Any]) -> Seat:
    return Seat(words["name"], words["level"], words["resigned"], words["player"], words["away"])


def seating_table_of(row: Any, terms: TableTerms) -> SeatingTable:
    options = Options.from_mapping(row["options"])
    kept = row["seating"]
    seats = tuple(SeatSlot(**seat) for seat in kept["seats"])
    return SeatingTable(
        row["id"], row["created"], options, terms, kept["shuffle"], seats, kept["version"], kept.get("again", False)
    )
