"""All tables: each is loaded by itself, and once."""

import asyncio

import pytest

from postroad.server.live.registry import Registry
from postroad.server.settings import Limits, Time
from postroad.server.tables.refusal import Refusal
from tests.server.people import Quick
from tests.server.scenes import ADA, BEN, PLAIN, Memory, from_log, laid


class Slow(Memory):
    """A storage that gives away some tables only when it is told to."""

    def __init__(self, *hanging):
        super().__init__()
        self.let_go = {table_id: asyncio.Event() for table_id in hanging}
        self.loads = []

    async def load(self, table_id):
        self.loads.append(table_id)
        if table_id in self.let_go:
            await self.let_go[table_id].wait()
        await asyncio.sleep(0)
        if table_id == "nowhere":
            return None
        table = from_log(laid(PLAIN.new(1), ADA, BEN))
        table.id = table_id
        return table


def registry_of(storage, **limits):
    return Registry(storage, Quick(), 0.0, Limits(**limits), Time())


def test_a_table_that_hangs_keeps_no_other_waiting():
    async def life():
        storage = Slow("slow")
        registry = registry_of(storage)
        hanging = asyncio.create_task(registry.room("slow"))
        await asyncio.sleep(0.01)
        for table_id in ("quick", "another"):
            assert (await asyncio.wait_for(registry.room(table_id), 5)).id == table_id
        assert not hanging.done()
        storage.let_go["slow"].set()
        assert (await asyncio.wait_for(hanging, 5)).id == "slow"
        await registry.close()

    asyncio.run(life())


def test_a_table_is_loaded_once_however_many_ask():
    async def life():
        storage = Slow("slow")
        registry = registry_of(storage)
        asking = [asyncio.create_task(registry.room("slow")) for _ in range(10)]
        await asyncio.sleep(0.01)
        assert storage.loads == ["slow"]
        storage.let_go["slow"].set()
        rooms = await asyncio.gather(*asking)
        assert all(room is rooms[0] for room in rooms) and storage.loads == ["slow"]
        assert await registry.room("slow") is rooms[0]
        await registry.close()

    asyncio.run(life())


def test_whoever_goes_away_while_it_loads_leaves_it_to_the_next():
    async def life():
        storage = Slow("slow")
        registry = registry_of(storage)
        first, second = (asyncio.create_task(registry.room("slow")) for _ in range(2))
        await asyncio.sleep(0.01)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        storage.let_go["slow"].set()
        assert (await asyncio.wait_for(second, 5)).id == "slow"
        await registry.close()

    asyncio.run(life())


def test_nothing_is_kept_of_tables_that_are_not_there():
    async def life():
        registry = registry_of(Slow())
        for _ in range(3):
            with pytest.raises(Refusal) as refusal:
                await registry.room("nowhere")
            assert refusal.value.body == {"error": "no-table"}
        assert registry.in_memory() == [] and not registry._loading._locks

    asyncio.run(life())
