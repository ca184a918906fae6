"""A decision to check: the game before it, the action, and possible continuations of the turn."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from postroad.game import Game
from postroad.rules.board import CITY_IDS
from postroad.rules.state import State
from tests.worlds import cards_in


class Scene:
    """A decision: the game before it, the action, and several random continuations of the turn."""

    def __init__(self, game: Game, action: str, rng: random.Random, times: int = 3) -> None:
        self.game, self.action, self.rng = game, action, rng
        self.kind, *self.named = action.split(":")
        self.state: State = game.state
        assert game.seat is not None
        self.seat: int = game.seat
        self.times = times
        self._courses: list[list[dict[str, Any]]] | None = None

    # The table

    @property
    def route(self) -> list[str]:
        return [CITY_IDS[city] for city in self.state.route[self.seat, : self.state.route_size[self.seat]]]

    @property
    def ends(self) -> list[str]:
        return [self.route[0], self.route[-1]]

    @property
    def hand(self) -> Counter[str]:
        return Counter({CITY_IDS[city]: count for city, count in cards_in(self.state.hand[self.seat]).items()})

    @property
    def market(self) -> list[str]:
        return [CITY_IDS[city] for city in self.state.market if city < len(CITY_IDS)]

    @property
    def offices(self) -> set[str]:
        return {city for number, city in enumerate(CITY_IDS) if int(self.state.offices[self.seat]) >> number & 1}

    @property
    def carriage(self) -> int:
        return int(self.state.carriage[self.seat])

    def unseen(self, city: str) -> int:
        """Cards of the city that are in the deck or, unknown to this seat, in other hands."""
        number = CITY_IDS.index(city)
        deck = self.state.deck[: self.state.deck_size].tolist().count(number)
        others = [other for other in range(int(self.state.players)) if other != self.seat]
        return deck + sum((cards_in(self.state.hand[o]) - cards_in(self.state.known[o]))[number] for o in others)

    # The rules' results

    @property
    def courses(self) -> list[list[dict[str, Any]]]:
        """The events from the action on up to the end of the turn."""
        if self._courses is None:
            self._courses = [self._course() for _ in range(self.times)]
        return self._courses

    def _course(self) -> list[dict[str, Any]]:
        game, told = self.game.copy(), []
        turn, rounds = int(game.state.turn), int(game.state.round_number)
        game.play(self.action)
        told += game.last_events()
        while not game.over and (int(game.state.turn), int(game.state.round_number)) == (turn, rounds):
            choices = [action for action in game.legal() if not (action.startswith("call") and self.kind == "close")]
            game.play(self.rng.choice(choices or game.legal()))
            told += game.last_events()
        return told

    def always(self, claim: Callable[[list[dict[str, Any]]], bool]) -> bool:
        return all(claim(course) for course in self.courses)

    def at_once(self) -> list[dict[str, Any]]:
        game = self.game.copy()
        game.play(self.action)
        return game.last_events()

    def mine(self, events: list[dict[str, Any]], ev: str, **fields: Any) -> list[dict[str, Any]]:
        wanted = {"ev": ev, "seat": self.seat, **fields}
        return [event for event in events if all(event.get(key) == value for key, value in wanted.items())]
