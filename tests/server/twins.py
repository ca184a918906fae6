"""Two servers that differ only in state hidden from one viewer: hands, deck, clergy and secrets."""

import asyncio
import contextlib
import random
import tempfile
from collections.abc import AsyncIterator
from contextvars import ContextVar
from pathlib import Path
from typing import Any
from unittest import mock

from sqlalchemy import insert

from postroad.rules.actions import ACTION_NUMBERS
from postroad.server.app import create_app
from postroad.server.live.chat import Chat
from postroad.server.live.live_table import LiveTable
from postroad.server.settings import Limits, Rate
from postroad.server.storage.database import Database
from postroad.server.storage.players import digest
from postroad.server.storage.row_codecs import insert_entries
from postroad.server.storage.schema import PLAYERS, SECRETS
from postroad.server.tables.message import to_json
from postroad.server.tables.table import Table
from postroad.view import View
from tests.server import postgres
from tests.server.asgi import Line
from tests.server.elsewhere import Decided, decision_elsewhere, other_table
from tests.server.people import Where, settings_of
from tests.server.times import Still

WATCHER = "watcher"  # a player without a seat
STRANGER = None  # a client without a player
LIMITS = Limits(  # no rate limits, and no periodic tasks during a test
    rates=dict.fromkeys(Limits().rates, Rate(1e6, 10**6)), stream_interval=0.0, sweep_interval=3600.0
)
TIME = Still(3000.0, 50.0)
KEY = "A" * 42 + "c"  # with which browsers know both
HERE: ContextVar[str] = ContextVar("HERE")  # at which of the two something happens


class Scripted:
    """Bots with scripted decisions."""

    waking = False

    def __init__(self) -> None:
        self.on_change = lambda: None
        self._news = asyncio.Event()

    def start(self) -> None:
        pass

    def knows(self, _level: str) -> bool:
        return True

    def let(self, live: LiveTable, seat: int, action: str) -> None:
        """Let the bot at this seat decide this, once."""
        self._live, self._seq, self._seat, self._action = live, live.table.seq, seat, ACTION_NUMBERS[action]
        self._news.set()

    async def decide(self, _level: str, view: View, _host: str, _table: str) -> int:
        """Wait for a scripted decision. For an outdated position any answer will do."""
        while True:
            await self._news.wait()
            if self._live.table.seq == self._seq and not self._live.close_reason:
                return self._action if view.seat == self._seat else view.legal_numbers()[0]
            self._news.clear()

    async def close(self) -> None:
        pass


async def silence(_storage: Database) -> AsyncIterator[str | None]:
    """Drop change events, which arrive at random times: without them both servers send the same messages."""
    await asyncio.Event().wait()
    yield None


class Server:
    """One of the two servers. `mark` distinguishes its secrets."""

    def __init__(self, data: Where, mine: str | None, mark: str) -> None:
        self.bot_service = Scripted()
        self.data = data
        self.app = create_app(settings_of(data, pace=0, limits=LIMITS, time=TIME), self.bot_service)
        self._mine = mine
        self.mark = mark

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator["Server"]:
        HERE.set(self.mark)
        with mock.patch.object(Database, "change_events", silence):
            async with self.app.router.lifespan_context(self.app):
                self.app.state.data_dir_id = "the same"  # of the folder
                await self.app.state.notifier.channels.push_key(KEY)
                for who in [*(f"seat-{seat}" for seat in range(4)), WATCHER]:
                    await self._introduce(who)
                yield self

    async def _introduce(self, who: str) -> None:
        """Create a player with a cookie, an API key and a device code."""
        secrets = {kind: digest(f"{kind}-{self._secret(who)}") for kind in ("browser", "key", "device-link")}
        kept = [
            insert(SECRETS).values(digest=secret, id=f"{kind}-{who}", player=who, kind=kind, label=kind, created=1)
            for kind, secret in secrets.items()
        ]
        await self.registry._storage.commit(insert(PLAYERS).values(id=who, name=who.title(), created=1), *kept)

    def _secret(self, who: str) -> str:
        return f"{who}-alike" if who == self._mine else f"{who}-{self.mark}"

    def cookie(self, who: str | None) -> str | None:
        return None if who is None else f"browser-{self._secret(who)}"

    @property
    def registry(self) -> Any:
        return self.app.state.registry

    async def lay(self, table: Table) -> LiveTable:
        HERE.set(self.mark)
        storage = self.registry._storage
        await storage.create(table)
        await storage.commit(*(insert_entries(table.id, entry) for entry in table.entries[1:]))
        return self.registry._open(table, Chat(table.id, [], storage, LIMITS, TIME))

    async def ask(self, who: str | None, method: str, path: str, body: Any = None) -> list[bytes]:
        HERE.set(self.mark)
        sent = b"" if body is None else body if isinstance(body, bytes) else to_json(body)
        return await Line(self.app, "http", path, self.cookie(who), method, sent).answer()


class Twins:
    """The true table and its twin, and the output of both servers."""

    def __init__(self, servers: list[Server], viewer: int | None, rng: random.Random) -> None:
        self.servers = servers
        self.viewer = viewer
        self.me = f"seat-{viewer}" if viewer is not None else STRANGER
        self.rng = rng
        self.heard: list[tuple[str, list[bytes], list[bytes]]] = []
        self.lives: list[LiveTable] = []
        self._commands = 0

    async def lay(self, table: Table) -> None:
        self.table, self.path = table, f"/api/tables/{table.id}"
        tables = [table, other_table(table, self.viewer, self.rng)]
        self.lives = [await server.lay(laid) for server, laid in zip(self.servers, tables, strict=True)]

    def differences(self) -> list[str]:
        return [what for what, one, other in self.heard if one != other]

    # Requests

    async def look(self, who: str | None, method: str, path: str, body: Any = None) -> list[list[bytes]]:
        """Send a request to both; the answers must be equal."""
        answers = [await server.ask(who, method, path, body) for server in self.servers]
        self.heard.append((f"{method} {path}", *answers))
        return answers

    async def act(self, who: str, what: str, *bodies: dict[str, Any]) -> None:
        """Send a command to both: the same, or one that looks the same to the viewer."""
        answers = []
        for number, (server, live) in enumerate(zip(self.servers, self.lives, strict=True)):
            body = {"command": self._command(who, number), **bodies[number % len(bodies)]}
            if what not in ("seating", "back"):
                body["seq"] = live.table.seq
            answers.append(await server.ask(who, "POST", f"{self.path}/{what}", body))
            assert b"('status', 200)" in answers[-1][0], answers[-1]
        self._commands += 1
        if who == self.me:
            self.heard.append((f"POST {self.path}/{what}", *answers))

    def _command(self, who: str, number: int) -> str:
        """The command ids of other players are secret, too."""
        return f"command-{self._commands}-{who}" + ("" if who == self.me else f"-{number}")

    # Decisions

    def decision(self) -> Decided | None:
        """A decision of the true state and an indistinguishable one for the twin, which changes its state."""
        decided = decision_elsewhere(self.table, self.viewer, self.rng)
        if decided:
            self.move(decided.world)
        return decided

    def move(self, world: Any) -> None:
        """Replace the twin's state without a message."""
        live = self.lives[1]
        moved = other_table(self.table, self.viewer, self.rng, world)
        live.table.game, live.table.entries, live.table._commands = moved.game, moved.entries, moved._commands
        live._bodies.clear()


@contextlib.asynccontextmanager
async def servers(place: Where, viewer: int | None) -> AsyncIterator[list[Server]]:
    """Two servers with separate data: new folders, or new databases."""
    mine = None if viewer is None else f"seat-{viewer}"
    async with contextlib.AsyncExitStack() as open_now:
        both = []
        for mark in ("one", "two"):
            data = new_folder(place) if isinstance(place, Path) else open_now.enter_context(postgres.database())
            both.append(await open_now.enter_async_context(Server(data, mine, mark).running()))
        yield both


def new_folder(place: Path) -> Path:
    return Path(tempfile.mkdtemp(dir=place))
