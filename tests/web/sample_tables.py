"""Tables that wait at a given question of the game, for tests of its screen."""

import itertools
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx

from postroad.bots.baselines import Greedy
from postroad.game import Game
from postroad.rules.board import CITY_IDS, ROADS
from postroad.server.tables.table import TableHost, TableTerms
from tests.server.people import store, table_of

NAMES = ("Maximilian Taxis", "Walburga", "Jean-Baptiste de Rouillé", "Ludmila")
COMMANDS = (f"stage-{number:08}" for number in itertools.count())
SENSIBLE, BRIEF, HASTY, HOARDING, GROWING = "sensible", "brief", "hasty", "hoarding", "growing"
MOST = 20_000  # looks at a table
MOST_GAMES = 20
MOST_TABLES = 12  # besides the stages, because a player may have 50 unfinished tables

Words = dict[str, Any]
Levels = tuple[str | None, ...]  # None: a person


def joined(one: str, other: str) -> bool:
    return bool(ROADS[CITY_IDS.index(one)] >> CITY_IDS.index(other) & 1)


class Stages:
    """Tables of one server, each created on first use. One player, identified by a cookie, has all seats without a bot."""

    def __init__(self, address: str, name: str = NAMES[0], data: Path | None = None, seed: int = 1) -> None:
        self.address = address
        self.client = self._player(name)
        self.data = data  # the server's data folder, into which tables are written
        self._seed = seed  # of the games, so that every run has the same positions
        self._made: dict[str, str] = {}
        self._others: list[str] = []  # the oldest first

    def _player(self, name: str) -> httpx.Client:
        client = httpx.Client(base_url=f"{self.address}/api", headers={"Origin": self.address}, trust_env=False, timeout=20)
        client.post("/me", json={"name": name})
        return client

    def close(self) -> None:
        self.client.close()

    @property
    def cookies(self) -> list[Words]:
        """The cookies that make a browser this player."""
        return [{"name": cookie.name, "value": cookie.value, "url": self.address} for cookie in self.client.cookies.jar]

    def __getitem__(self, stage: str) -> str:
        """The table where this question is open."""
        if stage not in self._made:
            self._made[stage] = self._create(f"stage-{stage}", *STAGES[stage])
        return self._made[stage]

    def create(
        self, table_id: str, levels: Levels, reached: Callable[[Words], bool], style: str = SENSIBLE, memory: bool = False
    ) -> str:
        """Create a temporary table at a position where a condition holds; return its id."""
        return self._for_a_while(self._create(table_id, levels, reached, style, memory))

    def _for_a_while(self, table: str) -> str:
        self._others.append(table)
        if len(self._others) > MOST_TABLES:
            gone = self.client.delete(f"/tables/{self._others.pop(0)}")
            assert gone.status_code in (204, 404), gone.text
        return table

    def _create(
        self, table_id: str, levels: Levels, reached: Callable[[Words], bool], style: str = SENSIBLE, memory: bool = False
    ) -> str:
        assert self.data, "writing a table needs the server's data folder: pass `data`"
        me = self.client.get("/me").json()
        table = table_of(position(levels, reached, style, self._seed), table_id, levels, me["id"])
        table.terms = TableTerms(TableHost(me["id"], me["name"]), memory=memory)
        table.created = time.time()
        table.entries = [replace(entry, at=table.created + entry.seq / 1000) for entry in table.entries]
        with ThreadPoolExecutor(1) as elsewhere:  # this thread may have a running event loop already: Playwright's
            elsewhere.submit(store, self.data, table).result()
        return table.id

    def new(self, levels: Levels, modules: bool = True, kept: bool = False) -> str:
        """A table with a bot for each level and people in the other seats, temporary or kept."""
        seats = [{"name": name, "level": level} for name, level in zip(NAMES, levels, strict=False)]
        options = {"players": len(levels), "honours": modules, "audience": modules, "provinces_for_all": 9}
        table = str(self.ask("/tables", {"options": options, "seats": seats, "shuffle": False})["id"])
        return table if kept else self._for_a_while(table)

    @cached_property
    def seating_table(self) -> str:
        """A table in the lobby with all settings: the host, a guest, an open seat and a bot."""
        options = {"players": 4, "honours": True, "audience": True, "provinces_for_all": 8}
        bot = {"name": NAMES[3], "level": "hard"}
        seats = [{"name": NAMES[0], "level": None}, {"open": True}, {"open": True}, bot]
        clock = {"kind": "turn", "seconds": 600}
        table = self.ask("/tables", {"options": options, "seats": seats, "listed": True, "clock": clock})["id"]
        with closing(self._player(NAMES[2])) as guest:
            guest.post(f"/tables/{table}/sit", json={"seat": 1}).raise_for_status()
        return str(table)

    @cached_property
    def offered(self) -> str:
        """A table with a stopped clock and a seat offered by link."""
        options = {"players": 2, "honours": False, "audience": False, "provinces_for_all": 9}
        seats = [{"name": NAMES[0], "level": None}, {"name": NAMES[1], "level": "stand-in"}]
        wanted = {"options": options, "seats": seats, "shuffle": False, "clock": {"kind": "total", "seconds": 3600}}
        table = str(self.ask("/tables", wanted)["id"])
        for what in ("ask-pause", "ask-seat"):
            self.ask(f"/tables/{table}/{what}", {"command": f"{what}-please", "seat": 0})
        return table

    @cached_property
    def talk(self) -> str:
        """A table with chat messages."""
        table = self.new((None, "stand-in"), modules=False, kept=True)
        for said in ({"text": "Wer reist nach Rom, und auf welchem Weg?"}, {"reaction": "hurry"}):
            self.ask(f"/tables/{table}/chat", said)
        with closing(self._player(NAMES[2])) as watcher:
            watcher.post(f"/tables/{table}/chat", json={"text": "Donaudampfschifffahrt" * 6}).raise_for_status()
        return table

    def say(self, table: str, text: str) -> None:
        self.ask(f"/tables/{table}/chat", {"text": text})

    def hear(self, table: str, text: str) -> None:
        """Post a chat message of a viewer."""
        with closing(self._player(NAMES[2])) as watcher:
            watcher.post(f"/tables/{table}/chat", json={"text": text}).raise_for_status()

    def foresee(self, table: str, seat: int) -> Words:
        """The preview of each closing mode."""
        return self.ask(f"/tables/{table}/preview", {"seat": seat, "wishes": []})["ways"]

    def message(self, table: str, seat: int | None = None) -> Words:
        answer = self.client.get(f"/tables/{table}", params={} if seat is None else {"seat": seat})
        answer.raise_for_status()
        return answer.json()

    def ask(self, path: str, body: Words) -> Words:
        """Send a request, retried when the rate limit refuses it."""
        while (answer := self.client.post(path, json=body)).status_code == 429:
            time.sleep(min(float(answer.headers.get("Retry-After", 0.1)), 0.25))
        answer.raise_for_status()
        return answer.json()

    def advance(self, table: str, reached: Callable[[Words], bool], style: str = SENSIBLE) -> bool:
        """Decide for the people until the wanted question is open; False if the game ends before."""
        for _ in range(MOST):
            told = self.message(table)
            seat = told["view"]["decides"]
            if seat is not None and told["table"]["seats"][seat]["kind"] == "bot":
                time.sleep(0.02)
                continue
            told = self.message(table, seat)
            while (view := told["view"])["decides"] == seat:
                if reached(view):
                    return True
                if seat is None:
                    return False
                command = {"seq": told["seq"], "command": next(COMMANDS), "seat": seat, "action": choose(view, style)}
                told = self.ask(f"/tables/{table}/decisions", command)
        raise AssertionError("the game does not end")


def position(levels: Levels, reached: Callable[[Words], bool], style: str, seed: int) -> Game:
    """Try games until one reaches the question."""
    for attempt in range(MOST_GAMES):
        game = Game.new(len(levels), honours=True, audience=True, seed=seed * MOST_GAMES + attempt, names=NAMES[: len(levels)])
        bot = Greedy(seed)
        while True:
            seat = game.seat
            view = game.view(seat)
            if seat is not None and levels[seat]:
                game.play(bot.decide(view))
            elif reached(words := view.words()):
                return game
            elif seat is None:
                break
            else:
                game.play(choose(words, style))
    raise AssertionError(f"no game of {MOST_GAMES} reaches the question")


def choose(view: Words, style: str) -> str:
    """Choose an action. The style says when to close: sensibly, early, early and with officials, with a full hand, or never."""
    me, legal = view["seats"][view["decides"]], view["legal"]
    of = {kind: [action for action in legal if action.startswith(kind)] for kind in ("close", "left", "right", "take", "call")}
    enough = {
        SENSIBLE: len(me["route"]) >= min((me["carriage"] or 2) + 1, 6),
        BRIEF: True,
        HASTY: True,
        HOARDING: me["hand_size"] > 4,
        GROWING: False,
    }
    if of["close"] and enough[style]:
        return of["close"][-1 if style in (BRIEF, HASTY) else 0]
    if style == GROWING and "end" in legal:
        return "end"
    if style == HASTY and of["call"]:
        return of["call"][0]
    if style in (HOARDING, GROWING) and "call:postmaster" in legal:
        return "call:postmaster"
    extending = of["left"] + of["right"]
    if extending:
        return min(extending, key=lambda action: action.split(":")[1] in me["offices"])
    if of["take"]:
        return max(of["take"], key=lambda action: worth(action.split(":")[1], me))
    return legal[0]


def worth(city: str, me: Words) -> int:
    if city == "deck" or city in me["route"] + me["hand"]:
        return 0
    ends = [me["route"][0], me["route"][-1]] if me["route"] else []
    return 1 + 2 * any(joined(city, end) for end in ends) + any(joined(city, other) for other in me["hand"])


def question_open(phase: str, least: int = 1, kind: str = "", rounds: int = 0) -> Callable[[Words], bool]:
    """Is this question open, with this many answers of a kind, in this round or later?"""

    def reached(view: Words) -> bool:
        answers = [action for action in view["legal"] if action.startswith(kind)]
        return view["phase"] == phase and len(answers) >= least and view["round"] >= rounds

    return reached


def with_answers(phase: str, *kinds: str) -> Callable[[Words], bool]:
    """Is this question open, with an answer of each of these kinds?"""
    return lambda view: view["phase"] == phase and all(any(one.startswith(kind) for one in view["legal"]) for kind in kinds)


def first_letter_fits(*ends: str) -> Callable[[Words], bool]:
    """Can the first playable card of the hand begin a new route, and extend this one at exactly these ends?"""

    def reached(view: Words) -> bool:
        if view["phase"] != "play" or len(route_of(view)) < 2:
            return False
        places = [{one.split(":")[0] for one in view["legal"] if one.endswith(f":{city}")} for city in hand_of(view)]
        return next(filter(None, places), None) == {*ends, "start"}

    return reached


def hand_of(view: Words) -> list[str]:
    return view["seats"][view["decides"]]["hand"]


def route_of(view: Words) -> list[str]:
    return view["seats"][view["decides"]]["route"]


PEOPLE: Levels = (None, None)
MIXED: Levels = (None, None, "stand-in", "stand-in")
ALONE: Levels = (None, "stand-in", "stand-in", "stand-in")
# The levels, the question, and the style of play that leads there.
STAGES: dict[str, tuple[Levels, Callable[[Words], bool], str]] = {
    "clergy": (MIXED, question_open("clergy"), SENSIBLE),
    "take": (MIXED, question_open("take", rounds=8), SENSIBLE),
    "play": (MIXED, first_letter_fits("left", "right"), SENSIBLE),
    "one-end": (MIXED, first_letter_fits("left"), SENSIBLE),
    "one-city": (MIXED, lambda view: view["phase"] == "play" and len(route_of(view)) == 1, SENSIBLE),
    "full-hand": (PEOPLE, lambda view: view["phase"] == "play" and len(hand_of(view)) > 5, GROWING),
    "answers": (MIXED, with_answers("close", "close", "call:carrier"), SENSIBLE),
    "closing": (MIXED, question_open("close", least=3, kind="close", rounds=6), SENSIBLE),
    "long-closing": (PEOPLE, question_open("close", least=7, kind="close"), GROWING),
    "coach": (PEOPLE, question_open("coach", least=2), HASTY),
    "cartwright": (PEOPLE, question_open("cartwright", least=2, kind="coach"), BRIEF),
    "hand-in": (PEOPLE, question_open("hand-in", least=3), HASTY),
    "discard": (PEOPLE, question_open("discard", least=2), HOARDING),
    "over": (ALONE, lambda view: view["decides"] is None, SENSIBLE),
}
