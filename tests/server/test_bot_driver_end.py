"""The bots' driver stops on request, whatever happens simultaneously."""

import asyncio

import pytest

from postroad.game import Game
from postroad.rules.options import Options
from postroad.server.live.bot_driver import BotDriver
from postroad.server.settings import Limits, Time
from postroad.server.tables.seats import Seat
from postroad.server.tables.table import Table, TableHost, TableTerms


class Room:
    """A table of bots with a viewer."""

    close_reason = None

    def __init__(self):
        self.subscribers = {"somebody"}
        seats = (Seat("Balthasar", "stand-in"), Seat("Apollonia", "stand-in"))
        self.table = Table.new("table", 0.0, Options(), seats, 0.0, TableTerms(TableHost("host", "Ada")))

    def broadcast(self): ...

    async def decide_for_bot(self, at: Game, seat: int, action: str): ...


class Mind:
    waking = False

    def knows(self, level):
        return True

    async def decide(self, level, view, host, table):
        return view.legal_numbers()[0]


@pytest.mark.parametrize("moments", range(5))
def test_the_driver_stops_despite_a_simultaneous_wake(moments):
    async def scene():
        driver = BotDriver(Room(), Mind(), 60.0, Limits(), Time())
        driver.wake()
        await asyncio.sleep(0.01)
        driver.wake()
        for _ in range(moments):
            await asyncio.sleep(0)
        async with asyncio.timeout(2):
            await driver.stop()

    asyncio.run(scene())
