"""The registry of tables: each is loaded independently and once."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from postroad.server.live.neighbours import SharedRegistry
from postroad.server.live.registry import Registry
from postroad.server.settings import Limits, Time
from postroad.server.storage.schema import TABLES
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seating import SeatSlot
from postroad.server.tables.table import Change, TableHost, TableTerms
from tests.server.people import Quick, opened_storage, table_of
from tests.server.scenes import ADA, BEN, PLAIN, Memory, from_log, refused, table_with, until


class Slow(Memory):
    """A storage that returns some tables only on request."""

    def __init__(self, *hanging):
        super().__init__()
        self.close_readers = {table_id: asyncio.Event() for table_id in hanging}
        self.loads = []

    async def load(self, table_id):
        self.loads.append(table_id)
        if table_id in self.close_readers:
            await self.close_readers[table_id].wait()
        await asyncio.sleep(0)
        if table_id == "nowhere":
            return None
        table = from_log(table_with(PLAIN.new(1), ADA, BEN))
        table.id = table_id
        return table


def registry_of(storage, **limits):
    kind = SharedRegistry if storage.shared else Registry
    return kind(storage, Quick(), 0.0, Limits(**limits), Time())


def test_a_slowly_loading_table_blocks_no_other():
    async def life():
        storage = Slow("slow")
        registry = registry_of(storage)
        hanging = asyncio.create_task(registry.active_table("slow"))
        await asyncio.sleep(0.01)
        for table_id in ("quick", "another"):
            assert (await asyncio.wait_for(registry.active_table(table_id), 5)).id == table_id
        assert not hanging.done()
        storage.close_readers["slow"].set()
        assert (await asyncio.wait_for(hanging, 5)).id == "slow"
        await registry.close()

    asyncio.run(life())


def test_simultaneous_requests_load_a_table_once():
    async def life():
        storage = Slow("slow")
        registry = registry_of(storage)
        asking = [asyncio.create_task(registry.active_table("slow")) for _ in range(10)]
        await asyncio.sleep(0.01)
        assert storage.loads == ["slow"]
        storage.close_readers["slow"].set()
        rooms = await asyncio.gather(*asking)
        assert all(room is rooms[0] for room in rooms) and storage.loads == ["slow"]
        assert await registry.active_table("slow") is rooms[0]
        await registry.close()

    asyncio.run(life())


def test_a_cancelled_request_does_not_cancel_the_load():
    async def life():
        storage = Slow("slow")
        registry = registry_of(storage)
        first, second = (asyncio.create_task(registry.active_table("slow")) for _ in range(2))
        await asyncio.sleep(0.01)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        storage.close_readers["slow"].set()
        assert (await asyncio.wait_for(second, 5)).id == "slow"
        await registry.close()

    asyncio.run(life())


def test_a_waiting_request_gets_changes_stored_during_the_load(database):
    """The client may know the newer version; with the older one its decisions would be stale."""

    async def life():
        storage = await opened_storage(database, "ben")
        await storage.create(table_with(PLAIN.new(1), ADA, BEN))
        load, read, let_go = storage.load, asyncio.Event(), asyncio.Event()

        async def slowly(table_id):
            loaded = await load(table_id)
            read.set()
            await let_go.wait()
            return loaded

        storage.load = slowly
        registry = registry_of(storage)
        first = asyncio.create_task(registry.active_table("table"))
        await read.wait()
        elsewhere = await load("table")
        await storage.append("table", elsewhere.decision_change(0, [elsewhere.game.legal()[0]]).with_time(2000.0, 0.0))
        second = asyncio.create_task(registry.active_table("table"))
        await asyncio.sleep(0)
        let_go.set()
        assert (await second).table_version == ("playing", 2)
        await first
        await registry.close()
        await storage.close()

    asyncio.run(life())


@pytest.mark.parametrize("second", [SeatSlot("bot", "Bot", "stand-in"), SeatSlot("open")], ids=["laid", "seating"])
def test_a_table_found_during_its_creation_is_loaded_once(data, second):
    """Another request finds the table before its creator's request has finished."""

    async def life():
        storage = await opened_storage(data)
        commit, stored, let_go = storage.commit, asyncio.Event(), asyncio.Event()

        async def slowly(*statements, **more):
            counts = await commit(*statements, **more)
            stored.set()
            await let_go.wait()
            return counts

        storage.commit = slowly
        registry = registry_of(storage)
        seats = (SeatSlot("person", "Ada", player=ADA.id), second)
        laying = asyncio.create_task(registry.create(PLAIN.new(1).options, TableTerms(TableHost(ADA.id, ADA.name)), False, seats))
        await stored.wait()
        (table_id,) = [row["id"] for row in await storage.rows(select(TABLES.c.id))]
        seen = asyncio.create_task(registry.active_table(table_id))
        lock = registry._load_locks.of(table_id)
        await until(lambda: lock._waiters or seen.done())
        let_go.set()
        assert await laying == table_id and await seen is registry._in_use[table_id] is await registry.active_table(table_id)
        await registry.close()
        await storage.close()

    asyncio.run(life())


def test_a_table_created_without_acknowledgement_exists(tmp_path):
    """The connection breaks during the write; a retry would create a second table."""

    async def life():
        storage = await opened_storage(tmp_path)
        create = storage.create_seating

        async def breaking(*given):
            await create(*given)
            raise OperationalError("COMMIT", {}, OSError("the line is dead"))

        storage.create_seating = breaking
        registry = registry_of(storage)
        seats = (SeatSlot("person", "Ada", player=ADA.id), SeatSlot("open"))
        table_id = await registry.create(PLAIN.new(1).options, TableTerms(TableHost(ADA.id, ADA.name)), False, seats)
        assert [table["id"] for table in await registry.tables_of(ADA)] == [table_id]
        await registry.close()
        await storage.close()

    asyncio.run(life())


def test_missing_tables_leave_nothing_in_memory():
    async def life():
        registry = registry_of(Slow())
        for _ in range(3):
            with pytest.raises(CommandRejected) as refusal:
                await registry.active_table("nowhere")
            assert refusal.value.body == {"error": "no-table"}
        assert registry.in_memory() == [] and not registry._load_locks._locks

    asyncio.run(life())


UNKNOWN = {"ev": "banquet", "seat": 0, "city": "ulm"}  # an event of another version


def unreadable(table_id):
    """A table with an event unknown to this version."""
    table = table_of(PLAIN.new(1), table_id, player=ADA.id)
    table.apply(table.change("decision", 0, action="take:deck", events=(UNKNOWN,)))
    return table


def test_an_unreadable_log_stops_no_other_table(data, caplog):
    async def life():
        storage = await opened_storage(data)
        tables = [unreadable("a"), table_of(PLAIN.new(1), "b", player=ADA.id), unreadable("c")]
        for table in tables:
            table.terms = replace(table.terms, clock={"kind": "total", "seconds": 600})
            await storage.create(table)
            for entry in table.entries[1:]:
                await storage.append(table.id, Change((entry,), table.game, table.seats))
        registry = registry_of(storage)
        await registry.resume()
        assert registry.in_memory() == ["b"]
        assert {record.levelname for record in caplog.records} == {"ERROR"}
        assert [f"table {name} cannot be loaded" in caplog.text for name in "abc"] == [True, False, True]
        assert "ulm" not in caplog.text, "what is hidden is hidden from hosts who play"
        assert await refused(registry.active_table("a")) == (503, "damaged")
        await registry.close()
        await storage.close()

    asyncio.run(life())


def test_an_error_in_one_table_lets_the_next_resume(caplog):
    class Broken(Slow):
        async def to_resume(self):
            return ["broken", "whole"]

        async def load(self, table_id):
            if table_id == "broken":
                raise KeyError("ulm")
            return await super().load(table_id)

    async def life():
        registry = registry_of(Broken())
        await registry.resume()
        assert registry.in_memory() == ["whole"]
        assert "table broken" in caplog.text and "KeyError" in caplog.text and "ulm" not in caplog.text
        await registry.close()

    asyncio.run(life())


def test_the_log_reports_that_tables_cannot_be_resumed(caplog):
    class Gone(Slow):
        async def to_resume(self):
            raise OSError("no disk")

    asyncio.run(registry_of(Gone()).resume())
    assert "no disk" in caplog.text
