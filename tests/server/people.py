"""Helpers: a server in a thread of this process, bots, and players."""

import asyncio
import itertools
import json
import threading
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import uvicorn
from sqlalchemy.dialects.postgresql import insert
from websockets.sync.client import connect

from postroad.bots.baselines import Greedy
from postroad.bots.registry import LEVELS
from postroad.game import Game
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.events import events
from postroad.rules.state import state_of
from postroad.server.app import create_app
from postroad.server.local_addresses import bound
from postroad.server.run import config_of
from postroad.server.settings import Settings
from postroad.server.storage.database_engine import engine_of
from postroad.server.storage.players import digest
from postroad.server.storage.schema import PLAYERS, SECRETS
from postroad.server.storage.tables import Storage
from postroad.server.tables.entries import Entry
from postroad.server.tables.seats import Seat
from postroad.server.tables.table import Change, Table, TableHost, TableTerms
from postroad.view import View
from tests.server.wire import check_answer, check_message

Where = Path | str  # a data folder, or the address of a database
COMMANDS = (f"command-{number}" for number in itertools.count())
PERSONS = ({"name": "Ada"}, {"name": "Ben"})
AGAINST_BOT = ({"name": "Ada"}, {"name": "Bot", "level": "stand-in"})
JUDGEMENT = Greedy(1)
ADA = TableHost("ada", "Ada")  # the host of tables that are stored without a server
KNOWN_BY = "ada-and-nobody-else"  # the secret in her browser
BOTS = ({"name": "Bot", "level": "easy"}, {"name": "Bottom", "level": "hard"})


class Quick:
    """Bots that decide at once and sensibly, so that games end."""

    def __init__(self, waking: bool = False) -> None:
        self.waking = waking
        self.on_change: Callable[[], None] = lambda: None
        self.asked: list[tuple[str, View]] = []

    def start(self) -> None:
        pass

    def knows(self, level: str) -> bool:
        return level in LEVELS

    async def decide(self, level: str, view: View, _host: str, _table: str) -> int:
        self.asked.append((level, view))
        return JUDGEMENT.decide(view)

    async def close(self) -> None:
        pass


def conforms(answer: httpx.Response) -> None:
    """Check every answer against the API's description."""
    if not answer.headers.get("content-type", "").startswith("text/event-stream"):
        check_answer(answer.request.method, answer.request.url.path, answer.status_code, answer.read())


class Client(httpx.Client):
    """A browser, more or less."""

    def __init__(self, port: int, app: Any = None, name: str | None = "Ada", secret: str | None = None) -> None:
        """A new player of this name, a known one by a secret, or a client without a player."""
        address = f"http://127.0.0.1:{port}"
        super().__init__(base_url=address, headers={"Origin": address}, trust_env=False, timeout=30)
        self.event_hooks["response"] = [conforms]
        self.port = port
        self.app = app
        self.name = name
        self.cookie = f"postroad-{port}"
        self.id: str | None = None  # as a player
        if secret:
            self.cookies.set(self.cookie, secret, domain="127.0.0.1")

    @property
    def secret(self) -> str:
        return self.cookies[self.cookie]

    def __enter__(self) -> "Client":
        super().__enter__()
        if self.cookie in self.cookies:
            self.id = self.get("/api/me").json()["id"]
        elif self.name is not None:
            self.id = self.post("/api/me", json={"name": self.name}).json()["id"]
        return self

    def other(self, name: str | None = "Ben") -> "Client":
        """Another client of the same server."""
        return Client(self.port, self.app, name)

    def table(self, table: str) -> Table:
        """The server's own table."""
        found: Table = self.app.state.registry._in_use[table].table
        return found

    def is_watched(self, table: str) -> bool:
        """Does the table have a viewer?"""
        live = self.app.state.registry._in_use.get(table)
        return bool(live and live.subscribers)

    @contextmanager
    def watching(self, table: str, query: str = "", **more: Any) -> Iterator["Watching"]:
        address = f"127.0.0.1:{self.port}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies.jar)
        asked = {"origin": f"http://{address}", "additional_headers": {"Cookie": cookies}, "proxy": None, **more}
        with connect(f"ws://{address}/api/tables/{table}/live{query}", **asked) as socket:
            yield Watching(socket)


def view_of(known: dict[str, Any]) -> View:
    """The view in a message's bytes."""
    return View(np.frombuffer(b64decode(known["bytes"]), np.uint8), known["seat"])


class Watching:
    """The messages of a socket."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    def next(self, timeout: float = 30) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        check_message(message)
        return message

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not fits(message := self.next()):
            pass
        return message

    def send(self, words: Any) -> None:
        self.socket.send(words if isinstance(words, str | bytes) else json.dumps(words))


def settings_of(data: Where, **more: Any) -> Settings:
    """Settings of a server that only this machine reaches."""
    more = {"find_address": lambda: None, **more}
    return Settings(data, **more) if isinstance(data, Path) else Settings(Path(), database=data, **more)


@contextmanager
def server(
    data: Where, mind: Any = None, pace: float = 0.0, name: str | None = "Ada", secret: str | None = None, **more: Any
) -> Iterator[Client]:
    """A running server and a client of it; `more` is for the settings."""
    sock = bound("127.0.0.1", 0)
    assert sock is not None
    settings = settings_of(data, pace=pace, **more)
    app = create_app(settings, mind or Quick())
    serving = uvicorn.Server(config_of(app, settings, log_level="critical"))
    thread = threading.Thread(target=serving.run, kwargs={"sockets": [sock]})
    thread.start()
    try:
        while not serving.started:
            time.sleep(0.005)
            assert thread.is_alive()
        app.state.lan_listener.attach(serving)
        with Client(sock.getsockname()[1], app, name, secret) as client:
            yield client
    finally:
        serving.should_exit = True
        thread.join()


def new_table(client: Client, seats: Any = PERSONS, **options: Any) -> str:
    body = {"options": {"players": len(seats), **options}, "seats": list(seats), "shuffle": False}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def see(client: Client, table: str, seat: int | None = None, since: int | None = None) -> dict[str, Any]:
    asked = {name: value for name, value in (("seat", seat), ("since", since)) if value is not None}
    answer = client.get(f"/api/tables/{table}", params=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


def ask(client: Client, table: str, what: str, message: dict[str, Any], **more: Any) -> httpx.Response:
    """POST with the seq of a message, for its viewer."""
    body = {"seq": message["seq"], "command": next(COMMANDS), "seat": message["view"]["seat"], **more}
    return client.post(f"/api/tables/{table}/{what}", json=body)


def decide(client: Client, table: str, action: str | None = None) -> dict[str, Any]:
    """Decide for the seat to move: this action, or the first legal one."""
    message = see(client, table, see(client, table)["view"]["decides"])
    answer = ask(client, table, "decisions", message, action=action or message["view"]["legal"][0])
    assert answer.status_code == 200, answer.text
    return answer.json()


def play_on(client: Client, table: str, decisions: int = 100_000) -> dict[str, Any]:
    """Play sensibly, to the end or for this many decisions."""
    message = see(client, table)
    while decisions and message["view"]["decides"] is not None:
        seat, decisions = message["view"]["decides"], decisions - 1
        action = ACTION_NAMES[JUDGEMENT.decide(client.table(table).game.view(seat))]
        message = ask(client, table, "decisions", {**message, "view": {"seat": seat}}, action=action).json()
    return message


def table_of(
    game: Game, table_id: str = "table", levels: tuple[str | None, ...] = (None,) * 4, player: str | None = None
) -> Table:
    """The table of this game. By default its seats are persons without a player."""
    steps, past = [game._step], game._past
    while past:
        steps.append(past.step)
        past = past.before
    first, *rest = reversed(steps)
    entries = [Entry(1, 1000.0, "start", events=tuple(events(first.rows)))]
    before = first
    for seq, step in enumerate(rest, start=2):
        assert step.action is not None
        seat, told = int(state_of(before.raw).seat), tuple(events(step.rows))
        entries.append(Entry(seq, 1000.0 + seq, "decision", seat, ACTION_NAMES[step.action], told, command=f"command-of-{seq}"))
        before = step
    seats = tuple(Seat(name, level, player=None if level else player) for name, level in zip(game.names, levels, strict=False))
    return Table(table_id, 1000.0, seats, entries, game, TableTerms(ADA))


async def opened_storage(data: Where, *players: str) -> Storage:
    """A storage with Ada, known by her secret, and other players without one."""
    storage = Storage(engine_of(data))
    await storage.open()
    here = [insert(PLAYERS).values(id=player, name=player.title(), created=1) for player in (ADA.id, *players)]
    known = insert(SECRETS).values(digest=digest(KNOWN_BY), id="secret", player=ADA.id, kind="browser", created=1)
    await storage.commit(*(statement.on_conflict_do_nothing() for statement in (*here, known)))
    return storage


def store(data: Where, *tables: Table) -> None:
    """Store tables in a database, as a server does."""

    async def storing() -> None:
        storage = await opened_storage(data)
        for table in tables:
            await storage.create(table)
            if table.seq > 1:
                await storage.append(table.id, Change(tuple(table.entries[1:]), table.game, table.seats))
        await storage.close()

    asyncio.run(storing())
