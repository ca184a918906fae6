"""Helpers: a server in this process, a mind for its bots, and people who play there."""

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

    async def decide(client: Client, table: str, action: str | None = None) -> dict[str, Any]:
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
