"""Tables brought to a certain question, so that its screen can be looked at. This sets the stage through the API; it is no play of the page."""

import itertools
from collections.abc import Callable
from typing import Any

import httpx

from postroad.rules.board import CITY_IDS, ROADS

NAMES = ("Maximilian Taxis", "Walburga", "Jean-Baptiste de Rouillé", "Ludmila")
COMMANDS = (f"stage-{number:08}" for number in itertools.count())
SENSIBLE, HASTY, HOARDING = "sensible", "hasty", "hoarding"
MOST = 4000  # decisions of a game

Words = dict[str, Any]


def joined(one: str, other: str) -> bool:
    return bool(ROADS[CITY_IDS.index(one)] >> CITY_IDS.index(other) & 1)


class Stages:
    """Tables of one server, each made when it is first asked for."""

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=f"{address}/api", trust_env=False, timeout=20)
        self._made: dict[str, str] = {}

    def close(self) -> None:
        self.client.close()

    def __getitem__(self, stage: str) -> str:
        """The table where this is asked."""
        if stage not in self._made:
            players, reached, style = STAGES[stage]
            self._made[stage] = self.new(players)
            self.advance(self._made[stage], reached, style)
        return self._made[stage]

    def new(self, players: int, levels: tuple[str | None, ...] = (), modules: bool = True) -> str:
        """A table; people sit there where no level of a bot is given."""
        seats = [{"name": name, "level": level} for name, level, _ in zip(NAMES, itertools.chain(levels, itertools.repeat(None)), range(players))]
        options = {"players": players, "honours": modules, "audience": modules, "provinces_for_all": 9}
        answer = self.client.post("/tables", json={"options": options, "seats": seats, "shuffle": False})
        answer.raise_for_status()
        return str(answer.json()["id"])

    def view(self, table: str, seat: int | None = None) -> Words:
        return self.message(table, seat)["view"]

    def message(self, table: str, seat: int | None) -> Words:
        answer = self.client.get(f"/tables/{table}", params={} if seat is None else {"seat": seat})
        answer.raise_for_status()
        return answer.json()

    def advance(self, table: str, reached: Callable[[Words], bool], style: str = SENSIBLE) -> None:
        """Everybody is a person and decides until somebody is asked what is wanted."""
        seat: int | None = 0
        told = self.message(table, seat)
        for _ in range(MOST):
            view = told["view"]
            if view["decides"] != seat:
                seat = view["decides"]
                view = (told := self.message(table, seat))["view"]
            if reached(view):
                return
            assert seat is not None, "the game ended before that was asked"
            command = {"seq": told["seq"], "command": next(COMMANDS), "seat": seat, "action": choose(view, style)}
            answer = self.client.post(f"/tables/{table}/decisions", json=command)
            answer.raise_for_status()
            told = answer.json()
        raise AssertionError("the game does not end")


def choose(view: Words, style: str) -> str:
    """Something sensible: routes grow and are closed. In haste they are closed soon and bring little; who hoards first fills the hand."""
    me, legal = view["seats"][view["decides"]], view["legal"]
    of = {kind: [action for action in legal if action.startswith(kind)] for kind in ("close", "left", "right", "take", "call")}
    enough = {SENSIBLE: len(me["route"]) >= min((me["carriage"] or 2) + 1, 6), HASTY: True, HOARDING: me["hand_size"] > 4}
    if of["close"] and enough[style]:
        return of["close"][-1 if style == HASTY else 0]
    if style == HASTY and of["call"]:
        return of["call"][0]
    if style == HOARDING and "call:postmaster" in legal:
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


def asked(phase: str, least: int = 1, kind: str = "", rounds: int = 0) -> Callable[[Words], bool]:
    """Is this asked, with so many answers of a kind, in this round or later?"""

    def reached(view: Words) -> bool:
        answers = [action for action in view["legal"] if action.startswith(kind)]
        return view["phase"] == phase and len(answers) >= least and view["round"] >= rounds

    return reached


# How many play, what is asked, and how they play to get there.
STAGES: dict[str, tuple[int, Callable[[Words], bool], str]] = {
    "clergy": (4, asked("clergy"), SENSIBLE),
    "take": (4, asked("take", rounds=8), SENSIBLE),
    "play": (4, asked("play", least=2, kind="right", rounds=4), SENSIBLE),
    "closing": (4, asked("close", least=3, kind="close", rounds=6), SENSIBLE),
    "coach": (2, asked("coach", least=2), HASTY),
    "hand-in": (2, asked("hand-in", least=3), HASTY),
    "discard": (2, asked("discard", least=2), HOARDING),
    "over": (4, lambda view: view["decides"] is None, SENSIBLE),
}
