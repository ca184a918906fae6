"""Tables of earlier versions with old names of levels: today's levels play there."""

import json

from sqlalchemy import select, update

from postroad.server.storage.schema import LOG, TABLES
from postroad.server.tables.seating import SeatingTable, SeatSlot
from postroad.server.tables.table import TableHost, TableTerms
from tests.policies import Setting
from tests.server.people import store, table_of
from tests.server.test_storage import with_storage

BEFORE = {"easy": "apprentice", "stand-in": "postilion", "hard": "postmaster-general"}
TERMS = TableTerms(TableHost("ada", "Ada"), listed=True)


def old_value(value):
    """The value as an earlier version wrote it."""
    text = json.dumps(value)
    for now, before in BEFORE.items():
        text = text.replace(f'"{now}"', f'"{before}"')
    return json.loads(text)


async def write_old_names(storage):
    """Give all rows the names that earlier versions wrote."""
    for row in await storage.rows(select(TABLES.c.id, TABLES.c.summary, TABLES.c.seating)):
        old = {"summary": old_value(row["summary"]), "seating": old_value(row["seating"])}
        await storage.commit(update(TABLES).where(TABLES.c.id == row["id"]).values(**old))
    for row in await storage.rows(select(LOG.c.table_id, LOG.c.seq, LOG.c.action)):
        this = (LOG.c.table_id == row["table_id"], LOG.c.seq == row["seq"])
        await storage.commit(update(LOG).where(*this).values(action=old_value(row["action"])))
    return str(await storage.rows(select(TABLES))) + str(await storage.rows(select(LOG)))


def test_old_levels_are_renamed_at_stored_tables(data):
    table = table_of(Setting(4, False, False).new(1), "table", (None, "hard", "easy", "stand-in"), "ada")
    store(data, table)

    async def use(storage):
        for kind, seat, action in (("fill", 3, "easy"), ("fill", 3, "stand-in"), ("leave", 0, None)):
            change = table.change(kind, seat, action=action)
            await storage.append("table", change)
            table.apply(change)
        rows = await write_old_names(storage)
        assert all(f"'{before}'" in rows for before in BEFORE.values())
        return await storage.load("table"), await storage.tables_of("ada", 9)

    loaded, (listed,) = with_storage(data, use)
    assert [seat.level for seat in loaded.seats] == ["stand-in", "hard", "easy", "stand-in"]
    assert [seat["level"] for seat in listed["seats"]] == ["stand-in", "hard", "easy", "stand-in"]
    assert [entry.action for entry in loaded.entries[1:3]] == ["easy", "stand-in"]
    assert loaded.seats == table.seats and "postilion" not in json.dumps(loaded.record(None))


def test_old_levels_are_renamed_at_seating_tables(data):
    seats = (SeatSlot("person", "Ada", player="ada"), SeatSlot("open"), SeatSlot("bot", "Bot", "stand-in"))
    seating_table = SeatingTable("table", 0.0, Setting(3, False, False).new(1).options, TERMS, False, seats)

    async def use(storage):
        await storage.create_seating(seating_table)
        await write_old_names(storage)
        return await storage.load("table"), await storage.lobby({"seating": 9, "playing": 9}, 9)

    store(data, table_of(Setting(2, False, False).new(1), "other", (None, None), "ada"))
    loaded, (listed,) = with_storage(data, use)
    assert loaded.seats == seats
    assert [seat["level"] for seat in listed["seats"]] == [None, None, "stand-in"]
