"""Standings of tournaments: wins, pairwise results, ratings and decision times."""

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
    """A number of good games among all."""

    good: float
    games: int

    @property
    def share(self) -> float:
        return self.good / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.good, self.games)


class Standings:
    """Standings that are updated game by game."""

    def __init__(self, bots: Iterable[str]) -> None:
        self.names: list[str] = []
        self.games: list[GameFigures] = []
        self.placings: list[Placing] = []
        self.seats: dict[str, list[SeatFigures]] = {}
        self.played: Counter[str] = Counter()  # games of each bot
        self.wins: Counter[str] = Counter()
        self.milliseconds: dict[str, array[float]] = {}  # of every decision; there are millions
        self.errors: dict[str, Counter[str]] = {}
        self.traces: dict[str, str] = {}  # of each bot's first error
        self._expected: defaultdict[str, float] = defaultdict(float)  # wins, if all were equal
        self._ratings: dict[str, Rating] = {}
        self.expect(bots)

    def expect(self, bots: Iterable[str]) -> None:
        """Add bots that play or will play."""
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
        """The bot's share of wins in its games."""
        return self.wins[name] / self.played[name]

    def fair(self, name: str) -> float:
        """The share of wins if all bots were equal."""
        return self._expected[name] / self.played[name]

    def interval(self, name: str) -> tuple[float, float]:
        return wilson(self.wins[name], self.played[name])

    def times(self, name: str) -> tuple[float, float]:
        """Milliseconds of a decision: the median and the 99th percentile."""
        median, late = np.percentile(self.milliseconds[name] or [0.0], (50, 99))
        return round(float(median), 3), round(float(late), 3)

    def fell_back(self) -> bool:
        """Was a random action ever played for a bot?"""
        return any(self.errors.values())

    def decided(self, target: float) -> str | None:
        """Is the first bot's share significantly "above" or "below" the target? None while it is undecided."""
        low, high = self.sequential()
        return "above" if low > target else "below" if high < target else None

    def sequential(self) -> tuple[float, float]:
        """The anytime-valid interval of the first bot's share."""
        first = self.names[0]
        return always_valid(self.wins[first], self.played[first])

    def ratings(self) -> dict[str, Rating]:
        """The ratings of all bots with games, best first."""
        if not self._ratings:
            self._ratings = ratings(self.placings)
        return self._ratings

    def against(self) -> dict[tuple[str, str], Share]:
        """For each pair of bots that met, in how many games the first was ahead of the second.

        Several seats of a bot and shared places count as parts of a game.
        """
        ahead: defaultdict[tuple[str, str], float] = defaultdict(float)
        met: Counter[tuple[str, str]] = Counter()
        for (names, places), times in Counter(self.placings).items():
            for one, other in permutations(dict.fromkeys(names), 2):
                met[one, other] += times
                ahead[one, other] += times * part_ahead(names, places, one, other)
        return {pair: Share(ahead[pair], games) for pair, games in met.items()}

    def wins_by_seat(self) -> dict[int, list[Share]]:
        """The share of wins of each seat, by number of players."""
        games = Counter(len(game.seats) for game in self.games)
        wins = Counter((len(game.seats), game.winner) for game in self.games)
        return {players: [Share(wins[players, seat], games[players]) for seat in range(players)] for players in sorted(games)}

    def figures(self, target: float | None = None) -> dict[str, Any]:
        """The standings as JSON data."""
        against = self.against()
        data: dict[str, Any] = {
            "games": len(self.games),
            "bots": [self._figures_of(name, against) for name in self.names if self.played[name]],
        }
        return data if target is None else {**data, "target": target, "decided": self.decided(target)}

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
                other: {"ahead": result.good, "games": result.games, "interval": list(result.interval)}
                for (one, other), result in against.items()
                if one == name
            },
            "points": float(np.mean([seat.points for seat in self.seats[name]])),
            "milliseconds": {"median": median, "p99": late},
            "fallbacks": by_kind(self.errors[name]),
            "mishaps": dict(self.errors[name].most_common()),
            "trace": self.traces.get(name),
        }


def part_ahead(names: tuple[str, ...], places: tuple[int, ...], one: str, other: str) -> float:
    """The part of a game in which one bot is ahead of the other, over all pairs of their seats; a shared place is half."""
    own = [place for name, place in zip(names, places, strict=True) if name == one]
    others = [place for name, place in zip(names, places, strict=True) if name == other]
    return sum((mine < its) + (mine == its) / 2 for mine in own for its in others) / len(own) / len(others)
