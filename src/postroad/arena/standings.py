"""What tournaments gave: who won how often, who is ahead of whom, how strong they are, how long they thought."""

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np

from postroad.arena.confidence import always_valid, wilson
from postroad.arena.ratings import Placing, Rating, ratings
from postroad.bots.guarded_bot import by_kind
from postroad.stats import GameFigures, SeatFigures, figures


class Share(NamedTuple):
    """Of some games, those that went well."""

    good: float
    games: int

    @property
    def share(self) -> float:
        return self.good / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.good, self.games)


class Standings:
    """Gathers game after game."""

    def __init__(self, bots: Iterable[str]) -> None:
        self.names: list[str] = []
        self.games: list[GameFigures] = []
        self.placings: list[Placing] = []
        self.seats: dict[str, list[SeatFigures]] = {}
        self.played: Counter[str] = Counter()  # games
        self.wins: Counter[str] = Counter()
        self.milliseconds: dict[str, array[float]] = {}  # of every decision; there are millions
        self.errors: dict[str, Counter[str]] = {}
        self.traces: dict[str, str] = {}  # where bots raised an error first
        self._expected: defaultdict[str, float] = defaultdict(float)  # wins, if all were equal
        self._ratings: dict[str, Rating] = {}
        self.expect(bots)

    def expect(self, bots: Iterable[str]) -> None:
        """These play too, or will."""
        for name in bots:
            if name not in self.seats:
                self.names.append(name)
                self.seats[name] = []
                self.milliseconds[name] = array("f")
                self.errors[name] = Counter()

    def add(self, document: dict[str, Any]) -> None:
        game, names = figures(document), document["names"]
        self.games.append(game)
        self.placings.append((tuple(names), game.places()))
        arena = document["options"]["arena"]
        for seat, name in enumerate(names):
            self.seats[name].append(game.seats[seat])
            self.milliseconds[name].extend(arena["milliseconds"][seat])
            self.errors[name].update(arena["mishaps"][seat])
            if "traces" in arena and arena["traces"][seat]:
                self.traces.setdefault(name, arena["traces"][seat])
        self.played.update(set(names))
        self.wins[names[game.winner]] += 1
        for name in names:
            self._expected[name] += 1 / len(names)
        self._ratings = {}

    def share(self, name: str) -> float:
        """Of the games in which it sat."""
        return self.wins[name] / self.played[name]

    def fair(self, name: str) -> float:
        """The share that it would have if all were equal."""
        return self._expected[name] / self.played[name]

    def interval(self, name: str) -> tuple[float, float]:
        return wilson(self.wins[name], self.played[name])

    def times(self, name: str) -> tuple[float, float]:
        """Milliseconds of a decision: the median, and what 99 of 100 stay below."""
        median, late = np.percentile(self.milliseconds[name] or [0.0], (50, 99))
        return round(float(median), 3), round(float(late), 3)

    def fell_back(self) -> bool:
        """Did anybody have to decide for a bot?"""
        return any(self.errors.values())

    def decided(self, target: float) -> str | None:
        """Is the first bot's share above or below the target for sure, whenever one looks? None while that is open."""
        low, high = self.sequential()
        return "above" if low > target else "below" if high < target else None

    def sequential(self) -> tuple[float, float]:
        """The interval of the first bot's share that may be looked at after every game."""
        first = self.names[0]
        return always_valid(self.wins[first], self.played[first])

    def ratings(self) -> dict[str, Rating]:
        """Of all who have played, best first."""
        if not self._ratings:
            self._ratings = ratings(self.placings)
        return self._ratings

    def against(self) -> dict[tuple[str, str], Share]:
        """How every bot fared against every other that it met: in how many games it was ahead.

        Where a bot has several seats, or both share a place, that is a part of a game.
        """
        ahead: defaultdict[tuple[str, str], float] = defaultdict(float)
        met: Counter[tuple[str, str]] = Counter()
        for (names, places), times in Counter(self.placings).items():
            for one, other in permutations(dict.fromkeys(names), 2):
                met[one, other] += times
                ahead[one, other] += times * part_ahead(names, places, one, other)
        return {pair: Share(ahead[pair], games) for pair, games in met.items()}

    def wins_by_seat(self) -> dict[int, list[Share]]:
        """How often each seat won, for every number of players that there was."""
        games = Counter(len(game.seats) for game in self.games)
        wins = Counter((len(game.seats), game.winner) for game in self.games)
        return {players: [Share(wins[players, seat], games[players]) for seat in range(players)] for players in sorted(games)}

    def figures(self, target: float | None = None) -> dict[str, Any]:
        """All of it for programs."""
        against = self.against()
        told: dict[str, Any] = {
            "games": len(self.games),
            "bots": [self._figures_of(name, against) for name in self.names if self.played[name]],
        }
        return told if target is None else {**told, "target": target, "decided": self.decided(target)}

    def _figures_of(self, name: str, against: dict[tuple[str, str], Share]) -> dict[str, Any]:
        median, late = self.times(name)
        rating = self.ratings()[name]
        return {
            "name": name,
            "games": self.played[name],
            "wins": self.wins[name],
            "share": self.share(name),
            "interval": list(self.interval(name)),
            "fair": self.fair(name),
            "rating": {
                "value": rating.value,
                "sigma": rating.sigma,
                "interval": [rating.value - rating.margin, rating.value + rating.margin],
            },
            "against": {
                other: {"ahead": found.good, "games": found.games, "interval": list(found.interval)}
                for (one, other), found in against.items()
                if one == name
            },
            "points": float(np.mean([seat.points for seat in self.seats[name]])),
            "milliseconds": {"median": median, "p99": late},
            "fallbacks": by_kind(self.errors[name]),
            "mishaps": dict(self.errors[name].most_common()),
            "trace": self.traces.get(name),
        }


def part_ahead(names: tuple[str, ...], places: tuple[int, ...], one: str, other: str) -> float:
    """The part of a game in which one is ahead of the other: over all pairs of their seats, a shared place being half."""
    own = [place for name, place in zip(names, places, strict=True) if name == one]
    others = [place for name, place in zip(names, places, strict=True) if name == other]
    return sum((mine < its) + (mine == its) / 2 for mine in own for its in others) / len(own) / len(others)
