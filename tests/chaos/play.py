"""The guests' play: seating, random decisions, undo, leaving and returning, and rematches."""

import asyncio
import contextlib
from typing import Any, NamedTuple

from postroad.rules.rome import RANK_IDS
from tests.chaos.guest import PATIENCE, Guest
from tests.chaos.haste import choose
from tests.chaos.notes import Json
from tests.chaos.watching import WAYS, watch

NEWS = 1.5  # seconds after which one looks even if there is no news


class Party(NamedTuple):
    """Guests who play together, and their game settings."""

    options: dict[str, Any]
    bots: int
    clock: dict[str, Any]


async def seat_guests(guests: list[Guest], party: Party) -> str:
    """Let the first guest create a table, the others sit down, and the first begin."""
    host, *others = guests
    seats = [{"name": host.name}, *({"open": True} for _ in others)]
    seats += [{"name": f"Bot {number}", "level": "stand-in"} for number in range(party.bots)]
    options = {**party.options, "players": len(seats)}
    answer = await host.insist("POST", "/api/tables", {"options": options, "seats": seats, "clock": party.clock, "listed": True})
    assert answer.status == 201, answer
    await asyncio.gather(*(sit(guest, answer.words["id"]) for guest in others))
    await host.insist("POST", f"/api/tables/{answer.words['id']}/start", {})
    return answer.words["id"]


async def sit(guest: Guest, table: str) -> None:
    """Take any seat that is free or reserved for this guest."""
    while "seating_table" in (message := await guest.see(table)) and not message["you"]["seats"]:
        chairs = message["seating_table"]["seats"]
        free = [seat for seat, chair in enumerate(chairs) if chair["kind"] == "open" and chair["reserved"] in (None, guest.id)]
        if free:
            await guest.insist("POST", f"/api/tables/{table}/sit", {"seat": guest.rng.choice(free)})
        else:
            await asyncio.sleep(PATIENCE)


async def play_again(guest: Guest, table: str) -> str:
    """Start the rematch of a party; the guest who asked first begins once all are seated."""
    answer = await guest.insist("POST", f"/api/tables/{table}/rematch", {})
    if answer.status != 200:
        return table
    table = answer.words["id"]
    while True:
        await sit(guest, table)
        message = await guest.see(table)
        if "seating_table" not in message:
            return table
        chairs = message["seating_table"]["seats"]
        if message["you"]["host"] and all(chair["kind"] != "open" for chair in chairs):
            await guest.insist("POST", f"/api/tables/{table}/start", {})
        await asyncio.sleep(PATIENCE)


async def play_for_ever(guest: Guest, table: str) -> None:
    while True:
        await Play(guest, table).to_the_end()
        guest.notes.counts["games seen to the end"] += 1
        table = await play_again(guest, table)


class Play:
    """One guest at one table."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.seat = 0
        self.news = asyncio.Event()
        self.heard: Json | None = None  # the newest message, if it need not be asked for

    async def to_the_end(self) -> None:
        message = await self.guest.see(self.table)
        while "seating_table" in message:
            await asyncio.sleep(PATIENCE)
            message = await self.guest.see(self.table)
        self.seat = message["you"]["seats"][0]
        watching = asyncio.create_task(watch(self.guest, self.table, self.seat, self.guest.rng.choice(WAYS), self.hear))
        try:
            while (message := await self.message())["view"]["phase"] != "over":
                if not await self.act(message):
                    await self.wait()
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    async def message(self) -> Json:
        heard, self.heard = self.heard, None
        return heard or await self.guest.see(self.table, self.seat)

    def hear(self, message: Json | None) -> None:
        self.heard = message
        self.news.set()

    async def wait(self) -> None:
        self.news.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(NEWS):  # wait_for of Python 3.11 may lose that it is cancelled
                await self.news.wait()

    async def act(self, message: Json) -> bool:
        """Take an action, if one is possible."""
        seq, asked, chance = message["seq"], message["vote"], self.guest.rng.random()
        if message["table"]["seats"][self.seat]["away"]:
            await asyncio.sleep(self.guest.rng.uniform(0.1, 1))
            return (await self.ask("back")).status == 200
        if asked and self.seat in asked["waiting"]:
            return (await self.ask("answer", seq, agree=chance < 0.6)).status == 200
        if chance < 0.02:
            return await self.something_else(message)
        if message["seating"] and not message["seating"]["done"][self.seat] and chance < 0.7:
            return await self.hand_in(message)
        return bool(message["view"]["legal"]) and await self.decide(message)

    async def decide(self, message: Json) -> bool:
        legal, seq = message["view"]["legal"], message["seq"]
        if message["undo"] and self.guest.rng.random() < 0.1:
            await self.ask("undo", seq)
        elif len(legal) > 1 and self.guest.rng.random() < 0.05:
            await self.in_two_minds(seq, legal)
        else:
            await self.ask("decisions", seq, action=choose(message["view"], self.guest.rng))
        return True

    async def in_two_minds(self, seq: int, legal: list[str]) -> None:
        """Send two decisions at once, of which one must win."""
        both = self.guest.rng.sample(legal, 2)
        answers = await asyncio.gather(*(self.ask("decisions", seq, action=action) for action in both))
        if sum(answer.status == 200 for answer in answers) > 1:
            self.guest.notes.wrong.append(f"{self.table} {seq}: both of {both} were accepted")

    async def hand_in(self, message: Json) -> bool:
        seated = [rank for rank in message["view"]["seats"][self.seat]["clergy"].values() if rank]
        rest = [rank for rank in RANK_IDS if rank not in seated]
        return (await self.ask("seating", ranks=seated + self.guest.rng.sample(rest, len(rest)))).status == 200

    async def something_else(self, message: Json) -> bool:
        match self.guest.rng.choice(["leave", "ask-undo", "chat"]):
            case "leave":
                await self.ask("leave")
            case "ask-undo":
                await self.ask("ask-undo", message["seq"])
            case _:
                await self.say(f"{self.guest.name} at {message['seq']}")
        return True

    async def say(self, text: str) -> None:
        answer = await self.guest.once_or_never("POST", f"/api/tables/{self.table}/chat", {"text": text})
        if answer and answer.status == 201:
            self.guest.notes.said[self.table].append(answer.words)

    async def ask(self, what: str, seq: int | None = None, **more: Any) -> Any:
        answer = await self.guest.command(self.table, what, self.seat, seq, **more)
        if answer.status == 200 and self.guest.rng.random() < 0.8:
            self.heard = answer.words
        return answer
