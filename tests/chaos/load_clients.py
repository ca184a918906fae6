"""The guests of a run: their arrival, their parties, the check that every table goes on, and their end."""

import asyncio
import random
import time

from tests.chaos.guest import Doors, Guest
from tests.chaos.notes import Notes
from tests.chaos.play import Party, play_for_ever, seat_guests

NO_CLOCK = {"kind": "none", "seconds": 0}
PARTIES = [  # the number of guests and their game
    (4, Party({"honours": True, "audience": True}, 0, NO_CLOCK)),
    (3, Party({"honours": True}, 0, {"kind": "turn", "seconds": 10})),
    (2, Party({"audience": True}, 0, {"kind": "total", "seconds": 3600})),
    (3, Party({"audience": True}, 1, NO_CLOCK)),
    (2, Party({}, 0, {"kind": "days", "seconds": 86_400})),
    (1, Party({"honours": True, "audience": True}, 2, NO_CLOCK)),
]
AT_STAKE = 20  # decisions that are acknowledged between two faults, at least
STUCK = 60.0  # seconds for every running table to change after the faults


class LoadClients:
    def __init__(self, server: Doors, guests: int) -> None:
        self.notes = Notes()
        self.guests = [Guest(f"Guest {number}", server, self.notes, random.Random(number)) for number in range(guests)]
        self.playing: list[asyncio.Task[None]] = []
        self.over: set[str] = set()  # tables at which the game has ended
        self.slowest = 0.0  # seconds until every table had gone on

    async def come(self) -> None:
        """Introduce all guests and assign them to parties."""
        await asyncio.gather(*(guest.introduce() for guest in self.guests))
        waiting, parties = list(self.guests), []
        while waiting:
            size, party = PARTIES[len(parties) % len(PARTIES)]
            if len(waiting) < 2 and not party.bots:
                size, party = 1, Party({}, 1, NO_CLOCK)
            parties.append((waiting[:size], party))
            del waiting[:size]
        tables = await asyncio.gather(*(seat_guests(guests, party) for guests, party in parties))
        self.playing = [
            asyncio.create_task(play_for_ever(guest, table))
            for table, (guests, _) in zip(tables, parties, strict=True)
            for guest in guests
        ]

    async def something_at_stake(self, decisions: int = AT_STAKE) -> None:
        """Wait until this many more decisions are acknowledged, or time runs out on a busy machine."""
        enough, patience = self.notes.counts["acknowledged"] + decisions, time.monotonic() + STUCK
        while self.playing and self.notes.counts["acknowledged"] < enough and time.monotonic() < patience:
            await asyncio.sleep(0.05)

    async def go_on(self, stuck: float = STUCK) -> None:
        """Check that every table goes on within this many seconds once the faults have ended."""
        began, before = time.monotonic(), dict(self.notes.newest)
        await asyncio.gather(*(self.look_whether_over(table) for table in before.keys() - self.over))
        while waiting := [table for table in before.keys() - self.over if self.notes.newest[table] == before[table]]:
            if time.monotonic() > began + stuck:
                self.notes.wrong += [await self.stuck(table) for table in waiting]
                break
            await asyncio.sleep(0.1)
        self.slowest = max(self.slowest, time.monotonic() - began)

    async def stuck(self, table: str) -> str:
        message = await self.guests[0].see(table)
        seat = message["view"]["decides"]
        who = None if seat is None else message["table"]["seats"][seat]
        return f"{table} is stuck at {message['seq']}: {who} decides, {message['bots']}, {message['asked']}, {message['clock']}"

    async def look_whether_over(self, table: str) -> None:
        message = await self.guests[0].see(table)
        if "view" in message and message["view"]["phase"] == "over":
            self.over.add(table)

    async def stop(self) -> None:
        for task in self.playing:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        await asyncio.gather(*(guest.rest() for guest in self.guests))
