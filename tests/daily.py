"""The daily deal, implemented again from docs/playing.md, to compare with the page."""

import datetime

from postroad import Game
from postroad.bots.master import Master
from postroad.bots.registry import LEVELS
from postroad.rules.options import Options
from postroad.rules.rng import seed_generator

FIRST = datetime.date(2026, 11, 1)
SECOND_MAP = datetime.date(2026, 11, 19)
WEEK = [  # from Monday on: players, level, honours, audience
    (2, "easy", False, False),
    (3, "easy", False, False),
    (2, "medium", True, False),
    (3, "medium", True, False),
    (4, "medium", False, True),
    (3, "hard", True, True),
    (2, "master", True, True),
]


def fnv(text: str) -> int:
    total = 0x811C9DC5
    for letter in text:
        total = (total ^ ord(letter)) * 0x01000193 & 0xFFFFFFFF
    return total


class Deal:
    def __init__(self, date: str) -> None:
        day = datetime.date.fromisoformat(date)
        players, self.level, honours, audience = WEEK[day.weekday()]
        self.date = date
        self.options = Options(players, honours, audience, rome=1 if day < SECOND_MAP else 2)
        self.seat = (day - FIRST).days % players
        self.sum = fnv(f"postroad daily deal {date}")

    def new(self) -> Game:
        return Game.of(self.options, self.sum)

    def played(self, actions: list[str]) -> Game:
        """The game played to its end with these decisions of the person and the bots' own."""
        _, _, setting = LEVELS[self.level].partition(":")
        bot = Master(temperature=float(setting.removesuffix("t") or 0))
        game, decks = self.new(), 1
        while game.seat is not None:
            game.reseed(self.sum | decks << 32)
            if game.seat == self.seat:
                game.play(actions[game.decisions])
            else:
                seed_generator(bot.rng, fnv(f"postroad daily deal {self.date} seat {game.seat}") | game.decisions << 32)
                game.play(bot.decide(game.view(game.seat)))
            decks += any(event["ev"] == "shuffle" for event in game.last_events())
        return game
