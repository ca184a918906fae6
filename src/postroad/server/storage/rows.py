"""Tables, seats and entries as rows of the database, and back."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Executable, insert, update

from postroad.rules.steps import Options
from postroad.server.storage.schema import LOG, PLACES, TABLES
from postroad.server.tables.entries import Entry
from postroad.server.tables.gathering import Gathering, GatheringSeat
from postroad.server.tables.seats import Seat
from postroad.server.tables.table import Terms


def new_table(
    table_id: str, at: float, options: Options, terms: Terms, people: Collection[str | None], again: str | None, **told: Any
) -> list[Executable]:
    """What is stored of every new table; `again` is the one where these people have played before."""
    times = {"created": at, "updated": at}
    agreed = {"options": options._asdict(), "host": terms.host.id, "listed": terms.listed, "clock": terms.clock}
    before = [update(TABLES).where(TABLES.c.id == again).values(rematch=table_id)] if again else []
    laid = insert(TABLES).values(id=table_id, **times, **agreed, **told)
    return [laid, *places(table_id, {terms.host.id, *people}), *before]


def places(table_id: str, people: Collection[str | None]) -> list[Executable]:
    return [insert(PLACES).values(table_id=table_id, player=player) for player in people if player]


def insertion(table_id: str, entry: Entry) -> Executable:
    return insert(LOG).values(table_id=table_id, **{**vars(entry), "events": list(entry.events)})


def seat_of(words: dict[str, Any]) -> Seat:
    return Seat(words["name"], words["level"], words["resigned"], words["player"], words["away"])


def gathering_of(row: Any, terms: Terms) -> Gathering:
    options = Options.among(row["options"])
    kept = row["gathering"]
    seats = tuple(GatheringSeat(**seat) for seat in kept["seats"])
    return Gathering(row["id"], row["created"], options, terms, kept["shuffle"], seats, kept["version"], kept.get("again", False))
