"""Two people at one table, brought to a position through the API, each with a browser."""

import itertools
from collections.abc import Callable
from typing import Any

import httpx

from tests.web.sample_tables import SENSIBLE, Stages, choose

Words = dict[str, Any]
COMMANDS = (f"pair-{number:08}" for number in itertools.count())


class Pair:
    """Anna, who created the table and has seat 0, and Ben in seat 1."""

    def __init__(self, address: str) -> None:
        self.anna, self.ben = Stages(address, "Anna"), Stages(address, "Ben")
        self.players = (self.anna, self.ben)
        self.table = self._met()

    def _met(self) -> str:
        options = {"players": 2, "honours": False, "audience": False, "provinces_for_all": 9}
        seats = [{"name": "Anna", "level": None}, {"open": True}]
        table = str(self.anna.ask("/tables", {"options": options, "seats": seats, "shuffle": False})["id"])
        self.ben.ask(f"/tables/{table}/sit", {"seat": 1})
        self.anna.ask(f"/tables/{table}/start", {})
        return table

    def close(self) -> None:
        for player in self.players:
            player.close()

    def command(self, seat: int, what: str, **more: object) -> Words:
        """Send a command of one of them, retried while bots play."""
        while True:
            seq = self.players[seat].message(self.table)["seq"]
            body = {"seq": seq, "command": next(COMMANDS), "seat": seat, **more}
            try:
                return self.players[seat].ask(f"/tables/{self.table}/{what}", body)
            except httpx.HTTPStatusError as refused:
                if refused.response.json()["error"] != "stale":
                    raise

    def play(self, until: Callable[[Words], bool]) -> None:
        """Play sensibly until this decision is due or the game is over."""
        while (seat := self.anna.message(self.table)["view"]["decides"]) is not None:
            told = self.players[seat].message(self.table, seat)
            while (view := told["view"])["decides"] == seat:
                if until(view):
                    return
                body = {"seq": told["seq"], "command": next(COMMANDS), "seat": seat, "action": choose(view, SENSIBLE)}
                told = self.players[seat].ask(f"/tables/{self.table}/decisions", body)

    def give_up(self) -> None:
        """Let both give up, so that bots finish the game before a viewer."""
        for seat in (0, 1):
            self.command(seat, "resign")
