"""Helpers: a server in a thread of this process, a mind for its bots, and people who play there."""

import itertools
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import connect

from postroad.observe import View
from postroad.rules.actions import ACTION_NAMES
from postroad.server.app import Settings, create_app
from postroad.server.run import bound
from postroad.server.table import Table
from postroad.server.thinkers import plain_judgement

COMMANDS = (f"command-{number}" for number in itertools.count())
PERSONS = ({"name": "Ada"}, {"name": "Ben"})
AGAINST_BOT = ({"name": "Ada"}, {"name": "Bot", "level": "postilion"})
BOTS = ({"name": "Bot", "level": "apprentice"}, {"name": "Bottom", "level": "postmaster-general"})


class Quick:
    """Decides for bots at once, and sensibly, so that games end."""

    def __init__(self, waking: bool = False) -> None:
        self.waking = waking
        self.on_change: Callable[[], None] = lambda: None
        self.asked: list[tuple[str, View]] = []

    def start(self) -> None:
        pass

    async def decide(self, level: str, view: View) -> int:
        self.asked.append((level, view))
        return plain_judgement(view)

    async def close(self) -> None:
        pass


class Client(httpx.Client):
    """A browser, more or less."""

    def __init__(self, port: int, app: Any = None) -> None:
        super().__init__(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=10)
        self.port = port
        self.app = app

    def table(self, table: str) -> Table:
        """What the server itself knows."""
        found: Table = self.app.state.hall._in_use[table].table
        return found

    @contextmanager
    def watching(self, table: str, query: str = "", **more: Any) -> Iterator["Watching"]:
        with connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/live{query}", proxy=None, **more) as socket:
            yield Watching(socket)


class Watching:
    """The messages that come by themselves."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    def next(self, timeout: float = 10) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        return message

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not fits(message := self.next()):
            pass
        return message

    def send(self, words: Any) -> None:
        self.socket.send(words if isinstance(words, str | bytes) else json.dumps(words))


@contextmanager
def server(data: Path, mind: Any = None, pace: float = 0.0) -> Iterator[Client]:
    sock = bound("127.0.0.1", 0)
    assert sock is not None
    app = create_app(Settings(data, pace=pace), mind or Quick())
    serving = uvicorn.Server(uvicorn.Config(app, log_level="critical", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=serving.run, kwargs={"sockets": [sock]})
    thread.start()
    try:
        while not serving.started:
            time.sleep(0.005)
            assert thread.is_alive()
        with Client(sock.getsockname()[1], app) as client:
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
    """The seat that must decide does so: this, or the first legal action."""
    message = see(client, table, see(client, table)["view"]["decides"])
    answer = ask(client, table, "decisions", message, action=action or message["view"]["legal"][0])
    assert answer.status_code == 200, answer.text
    return answer.json()


def play_on(client: Client, table: str, decisions: int = 100_000) -> dict[str, Any]:
    """Sensible people play, to the end or so many decisions."""
    message = see(client, table)
    while decisions and message["view"]["decides"] is not None:
        seat, decisions = message["view"]["decides"], decisions - 1
        action = ACTION_NAMES[plain_judgement(client.table(table).game.view(seat))]
        message = ask(client, table, "decisions", {**message, "view": {"seat": seat}}, action=action).json()
    return message
