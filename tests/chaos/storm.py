"""A storm: people play at many tables while the server is killed again and again, its disk is full, its clock jumps."""

import asyncio
import random
import re
import time

from tests.chaos.guest import Guest
from tests.chaos.house import House
from tests.chaos.notes import Notes
from tests.chaos.play import Party, gather, play_for_ever
from tests.server import postgres
from tests.server.people import Where

NO_CLOCK = {"kind": "none", "seconds": 0}
PARTIES = [  # how many guests, and what they play
    (4, Party({"honours": True, "audience": True}, 0, NO_CLOCK)),
    (3, Party({"honours": True}, 0, {"kind": "turn", "seconds": 10})),
    (2, Party({"audience": True}, 0, {"kind": "total", "seconds": 3600})),
    (3, Party({"audience": True}, 1, NO_CLOCK)),
    (2, Party({}, 0, {"kind": "days", "seconds": 86_400})),
    (1, Party({"honours": True, "audience": True}, 2, NO_CLOCK)),
]
DAY = 86_400.0
RAISED = re.compile(r"^[a-zA-Z_.]+(?:Error|Exception|Refusal|Interrupt)\b.*", re.MULTILINE)  # the last lines of tracebacks
PASSING = (
    "disk I/O error|disk is full|terminating connection|not currently accepting connections|"
    "server closed the connection|connection is (closed|lost)"
)
PASSES = re.compile(rf"(Operational|Interface)Error.*({PASSING})")  # what a full disk or a lost database may lead to
AT_STAKE = 20  # decisions that are acknowledged between two kills, at least
STUCK = 60.0  # seconds in which something must happen at every table that is not over, once it is calm


class Storm:
    def __init__(self, port: int, data: Where, seed: int, guests: int = 30, words: str = "") -> None:
        self.rng = random.Random(seed)
        self.house = House(port, data, words)
        self.notes = Notes()
        self.guests = [Guest(f"Guest {number}", self.house, self.notes, random.Random(number)) for number in range(guests)]
        self.playing: list[asyncio.Task[None]] = []
        self.seconds = 0.0

    async def rage(self, kills: int) -> None:
        began = time.monotonic()
        await self.tear(kills)
        await self.calm()
        self.seconds = time.monotonic() - began

    async def tear(self, kills: int) -> None:
        """The storm without the calm after it."""
        await self.house.begin()
        await self.house.ready()
        coming = asyncio.create_task(self.come())
        for number in range(kills):
            if number >= kills // 3:  # the first ones come while people still do
                await coming
            await self.trouble()
            await self.house.kill()
            await self.start_again()
        await coming

    async def come(self) -> None:
        """Everybody introduces themselves, and joins a party."""
        await asyncio.gather(*(guest.introduce() for guest in self.guests))
        waiting, parties = list(self.guests), []
        while waiting:
            size, party = PARTIES[len(parties) % len(PARTIES)]
            if len(waiting) < 2 and not party.bots:
                size, party = 1, Party({}, 1, NO_CLOCK)
            parties.append((waiting[:size], party))
            del waiting[:size]
        tables = await asyncio.gather(*(gather(guests, party) for guests, party in parties))
        self.playing = [
            asyncio.create_task(play_for_ever(guest, table))
            for table, (guests, _) in zip(tables, parties, strict=True)
            for guest in guests
        ]

    async def trouble(self) -> None:
        """What else goes wrong before the next kill."""
        await asyncio.sleep(self.rng.uniform(0.05, 3))
        await self.something_at_stake()
        if self.rng.random() < 0.3:
            self.house.tell(f"clock {self.rng.uniform(-3 * DAY, 3 * DAY)}")
            self.notes.counts["jumps of the clock"] += 1
        if self.rng.random() < 0.2 and isinstance(self.house.data, str):
            with postgres.lost(self.house.data):
                self.notes.counts["lost databases"] += 1
                await asyncio.sleep(self.rng.uniform(0.2, 1))
        elif self.rng.random() < 0.2:
            self.house.tell(f"disk {self.rng.randrange(20_000)}")
            self.notes.counts["full disks"] += 1
            await asyncio.sleep(self.rng.uniform(0.2, 1))
            if self.rng.random() < 0.7:
                self.house.tell("disk")
                await asyncio.sleep(self.rng.uniform(0.2, 1))

    async def something_at_stake(self) -> None:
        """On a busy machine decisions take their time."""
        enough, patience = self.notes.counts["acknowledged"] + AT_STAKE, time.monotonic() + STUCK
        while self.playing and self.notes.counts["acknowledged"] < enough and time.monotonic() < patience:
            await asyncio.sleep(0.05)

    async def start_again(self) -> None:
        """Sometimes it is killed before anybody could come."""
        await self.house.begin()
        while self.rng.random() < 0.1:
            await asyncio.sleep(self.rng.uniform(0, 1))
            await self.house.kill()
            self.notes.counts["killed while starting"] += 1
            await self.house.begin()
        await self.house.ready()

    async def calm(self) -> None:
        """Nothing goes wrong any more: every table goes on. Then everybody stops, and the server is asked to end."""
        tables = {table: self.notes.newest[table] for table in self.notes.newest}
        over = {table for table in tables if await self.is_over(table)}
        patience = time.monotonic() + STUCK
        while stuck := [table for table in tables.keys() - over if self.notes.newest[table] == tables[table]]:
            if time.monotonic() > patience:
                self.notes.wrong += [f"{table} is stuck at {tables[table]}" for table in stuck]
                break
            await asyncio.sleep(0.1)
        await self.stop()

    async def is_over(self, table: str) -> bool:
        message = await self.guests[0].see(table)
        return "view" in message and message["view"]["phase"] == "over"

    async def stop(self) -> None:
        for task in self.playing:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        await asyncio.gather(*(guest.rest() for guest in self.guests))
        code = await self.house.end()
        raised = RAISED.findall(self.house.errors.decode())
        self.notes.counts["errors in the server's log"] = len(raised)
        self.notes.wrong += [f"the server wrote {line}" for line in raised if not PASSES.search(line)]
        if code:
            self.notes.wrong.append(f"the server ended with {code}")
