"""Games for language models over the Model Context Protocol: `postroad mcp`, with the extra `mcp`."""

import re
import secrets
from functools import cache
from importlib.resources import files
from typing import Any, Literal, cast

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from postroad.analysis import hints
from postroad.bots.bot import Bot
from postroad.bots.registry import local_maker
from postroad.game import Game, IllegalAction
from postroad.localized_text import LocalizedText
from postroad.record import redact_event
from postroad.rules.engine import engine
from postroad.rules.events import Event
from postroad.rules.options import Options
from postroad.rules.reason_text import REASONS

INSTRUCTIONS = (
    "Play the post-coach board game against bots. Read the rules, create a table, then play one of the `legal` actions at a "
    "time; the bots decide at once until it is your decision again. Ids name cards and cities: take:ulm, right:ulm."
)
MOST_TABLES = 100  # of a session; a new table replaces the oldest one
LANGUAGE = "en"

Level = Literal["beginner", "easy", "medium", "hard", "master"]
Answer = dict[str, Any]


class Table:
    """A game of one model against bots."""

    def __init__(self, game: Game, seat: int, bots: dict[int, Bot]) -> None:
        self.game, self.seat, self.bots = game, seat, bots
        self.news: list[Event] = []  # since the last answer, as the model's seat may know them
        self._note_events()
        self._let_bots_decide()

    def play(self, action: str) -> None:
        self.game.play(action)
        self._note_events()
        self._let_bots_decide()

    def _let_bots_decide(self) -> None:
        while (seat := self.game.seat) in self.bots:
            self.game.play(self.bots[seat].decide(self.game.view(seat)))
            self._note_events()

    def _note_events(self) -> None:
        self.news += [redact_event(cast(Event, event), self.seat) for event in self.game.last_events()]

    def answer(self) -> Answer:
        """The events since the last answer, and the table as the model's seat may see it."""
        news, self.news = self.news, []
        return {
            "you": self.seat,
            "names": self.game.names,
            "over": self.game.over,
            "events": news,
            **self.game.view(self.seat).words(),
        }


class Tables:
    """The tools: their docstrings are what the model reads."""

    def __init__(self) -> None:
        self._tables: dict[int, Table] = {}
        self._created = 0

    def rules(self, numbers: list[str] | None = None, search: str = "") -> dict[str, str]:
        """The rules by number, such as D4: all of them, or those with these numbers, or those that contain a word."""
        texts = rule_texts()
        wanted = {number.upper() for number in numbers or texts}
        if unknown := wanted - texts.keys():
            raise ToolError(f"no rule {', '.join(sorted(unknown))}; the rules are {', '.join(texts)}")
        return {number: text for number, text in texts.items() if number in wanted and search.casefold() in text.casefold()}

    def new_table(
        self,
        opponents: list[Level],
        honours: bool = False,
        audience: bool = False,
        seat: int = 0,
        seed: int | None = None,
    ) -> Answer:
        """A new game against one to three bots. `seat` 0 begins. The same seed deals the same cards."""
        players = len(opponents) + 1
        if not 2 <= players <= 4 or not 0 <= seat < players:
            raise ToolError("choose one to three opponents, and a seat from 0 to their number")
        seed = secrets.randbits(31) if seed is None else seed
        others = [other for other in range(players) if other != seat]
        bots = {other: local_maker(level)(seed + other) for other, level in zip(others, opponents, strict=True)}
        names = [f"{opponents[others.index(other)]} bot {other}" if other in bots else "You" for other in range(players)]
        game = Game.of(Options(players, honours, audience).newest(), seed, names)
        self._created += 1
        self._tables[self._created] = table = Table(game, seat, bots)
        if len(self._tables) > MOST_TABLES:
            del self._tables[min(self._tables)]
        return {"table": self._created, **table.answer()}

    def look(self, table: int) -> Answer:
        """A table as your seat may see it, with your legal actions."""
        return self._table(table).answer()

    def why_not(self, table: int, action: str) -> str:
        """Why an action is illegal now."""
        reason = self._table(table).game.why_not(action)
        return "it is legal" if reason is None else REASONS[reason]

    def play(self, table: int, action: str) -> Answer:
        """Play one of your legal actions; then the bots decide until it is your decision again."""
        found = self._table(table)
        try:
            found.play(action)
        except IllegalAction as illegal:
            raise ToolError(f"{illegal}; nothing has changed") from None
        return found.answer()

    def hint(self, table: int) -> Answer:
        """The master's choice for you now, with reasons, and what each choice is worth: its chance to win and its points."""
        found = self._table(table)
        if found.game.over:
            raise ToolError("the game is over")
        hint, text = hints.hint(found.game.view(found.seat)), LocalizedText(LANGUAGE)
        return {
            "action": hint.action,
            "then": hint.then,
            "reasons": [text.reason_text(reason.code, reason.about, found.game.names) for reason in hint.grounds],
            "choices": [choice._asdict() for choice in hint.choices],
        }

    def record(self, table: int) -> Answer:
        """The record of a finished game: everything that happened, as `postroad check` and `postroad analyse` read it."""
        game = self._table(table).game
        if not game.over:
            raise ToolError("the game is not over: its record would show hidden cards")
        return dict(game.record())

    def _table(self, number: int) -> Table:
        if number not in self._tables:
            raise ToolError(f"no table {number}; create one with new_table")
        return self._tables[number]


@cache
def rule_texts() -> dict[str, str]:
    """The text of each rule by its number; our rulings follow the rule they belong to."""
    help_texts = (files("postroad") / "web" / "lang" / LANGUAGE / "help.ftl").read_text(encoding="utf-8")
    text, rules = LocalizedText(LANGUAGE, ("names", "help")), dict[str, str]()
    for key, number in re.findall(r"^(rule-([a-z]+\d+)(?:-ours)?) =", help_texts, re.MULTILINE):
        rules[number.upper()] = " ".join(filter(None, (rules.get(number.upper()), text.say(key))))
    return rules


def make_server() -> MCPServer:
    server, tables = MCPServer("postroad", instructions=INSTRUCTIONS), Tables()
    for tool in (tables.rules, tables.new_table, tables.look, tables.why_not, tables.play, tables.hint, tables.record):
        server.add_tool(tool)
    return server


def serve() -> None:
    """Serve one client over standard input and output."""
    engine.load()
    make_server().run("stdio")
