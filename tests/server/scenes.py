"""Helpers: an active table without a server, and commands of its players."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Any

from postroad.game import Game
from postroad.rules.actions import ACTION_NAMES
from postroad.server.live.chat import Chat
from postroad.server.live.live_table import LiveTable
from postroad.server.settings import Limits, Time
from postroad.server.tables.commands import (
    Answer,
    AskPause,
    AskSeat,
    AskUndo,
    Decision,
    KeepSeat,
    Leave,
    Remove,
    Resign,
    ResumeClock,
    ReturnToSeat,
    SeatClergy,
    Undo,
)
from postroad.server.tables.entries import Entry
from postroad.server.tables.player import Player
from postroad.server.tables.rejections import CommandRejected
from postroad.server.tables.seats import Seat
from postroad.server.tables.table import Change, Table, TableHost, TableTerms
from tests.policies import Setting
from tests.server.people import JUDGEMENT, Quick, table_of

ADA, BEN, CARA, EVE = (Player(name.lower(), name) for name in ("Ada", "Ben", "Cara", "Eve"))
BOT = "bot"
COMMANDS = (f"scene-command-{number}" for number in itertools.count())
KINDS: dict[str, Callable[..., Any]] = {
    "decision": Decision,
    "seating": SeatClergy,
    "undo": Undo,
    "ask-undo": AskUndo,
    "agree": partial(Answer, agree=True),
    "refuse": partial(Answer, agree=False),
    "ask-seat": AskSeat,
    "ask-pause": AskPause,
    "resume": ResumeClock,
    "keep": KeepSeat,
    "leave": Leave,
    "back": ReturnToSeat,
    "remove": Remove,
    "resign": Resign,
}
PLAIN = Setting(2, False, False)
AUDIENCE = Setting(2, False, True)


class Memory:
    """A storage in memory."""

    shared = False

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.lines: list[dict[str, Any]] = []

    async def append(self, _table_id: str, change: Change, _people: Collection[str] = ()) -> None:
        await asyncio.sleep(0)
        self.entries += change.entries

    async def say(self, _table_id: str, line: dict[str, Any]) -> None:
        await asyncio.sleep(0)
        self.lines.append(line)

    async def chat_messages(self, _table_id: str, most: int) -> list[dict[str, Any]]:
        return self.lines[-most:]


def table_with(game: Game, *who: Player | str, clock: dict[str, Any] | None = None) -> Table:
    """The table of this game with these players; ADA is the host."""
    table = table_of(game)
    table.seats = tuple(Seat("Bot", "stand-in") if player == BOT else Seat(player.name, player=player.id) for player in who)
    table.terms = TableTerms(TableHost(ADA.id, ADA.name), clock=clock)
    return table


def from_log(table: Table) -> Table:
    """The table as the next server would load it."""
    options = table.game.options._asdict()
    return Table.from_log(table.id, table.created, options, table.seats, list(table.entries), table.terms)


def equals_its_log(table: Table) -> bool:
    """Does the log give the same table?"""
    again = from_log(table)
    return again.seats == table.seats and again.game == table.game and again.awaits == table.awaits


def activate(
    table: Table, storage: Any, pace: float = 0, limits: Limits | None = None, time: Time | None = None, mind: Any = None
) -> LiveTable:
    """An active table before any command."""
    limits, time = limits or Limits(), time or Time()
    return LiveTable(table, Chat(table.id, [], storage, limits, time), storage, mind or Quick(), pace, limits, time)


def scene(table: Table, act: Callable[[LiveTable], Awaitable[Any]], storage: Any = None, pace: float = 0, **more: Any) -> Any:
    """Open the table, run the actions, close it. `more` is for limits, time and bots."""

    async def life() -> Any:
        live = activate(table, storage or Memory(), pace, **more)
        live.wake()
        try:
            return await act(live)
        finally:
            await live.stop()

    return asyncio.run(life())


async def ask(live: LiveTable, player: Player, kind: str, seat: int, command: str | None = None, **more: Any) -> dict[str, Any]:
    """Send a command as a client with the newest message would."""
    body = {"seq": live.table.seq, "command": command or next(COMMANDS), "seat": seat, **more}
    return await live.execute(player, KINDS[kind](**body))


async def decide(live: LiveTable, action: str | None = None) -> dict[str, Any]:
    """Decide for the person to move: this action, or a sensible one."""
    seat = live.table.person_to_decide
    assert seat is not None, "a bot must decide"
    action = action or ACTION_NAMES[JUDGEMENT.decide(live.table.game.view(seat))]
    owner = Player(live.table.seats[seat].player or "", "")
    return await ask(live, owner, "decision", seat, action=action)


async def play_a_turn(live: LiveTable) -> dict[str, Any]:
    """Play the turn of the person to move to its end."""
    seat, message = live.table.person_to_decide, {}
    while live.table.person_to_decide == seat:
        message = await decide(live)
    return message


def at_rest(live: LiveTable) -> bool:
    """Is no bot deciding or about to decide?"""
    driving = live.driver._task
    return driving is None or driving.done()


async def until(fits: Callable[[], Any], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not fits():
            await asyncio.sleep(0.005)


async def refused(doing: Awaitable[Any]) -> tuple[int, str]:
    """The status and the code of a refusal."""
    try:
        await doing
    except CommandRejected as refusal:
        return refusal.status, refusal.body["error"]
    raise AssertionError("not refused")


def sit_down(client: Any, ben: Any, **more: Any) -> str:
    """A table with the first player in seat 0, the other in seat 1."""
    options = {"players": 2, **more.pop("options", {})}
    body = {"options": options, "seats": [{"name": "Ada"}, {"open": True}], "shuffle": False, **more}
    table: str = client.post("/api/tables", json=body).json()["id"]
    assert ben.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code == 200
    assert client.post(f"/api/tables/{table}/start", json={}).status_code == 200
    return table
