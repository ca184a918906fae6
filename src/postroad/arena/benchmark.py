"""The benchmark: a bot plays a fixed list of games, and its result is one number with an interval."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from postroad import __version__
from postroad.arena.process_pool import play_all
from postroad.arena.tournament import Tournament, wake
from postroad.rules.options import Options

SURE = 1.96  # standard errors on each side of a 95% interval


class Suite(NamedTuple):
    """The games of a benchmark: each deal is played from every seat, against each opponent, in each setting.

    Opponents do a fixed amount of work, so the result does not depend on the machine. A suite never changes: with other games or
    opponents it gets a new name.
    """

    players: int
    deals: int  # for each opponent and setting
    seed: int = 20_261_101
    opponents: tuple[str, ...] = ("greedy", "planner:50i", "master")
    modules: tuple[tuple[str, ...], ...] = ((), ("honours",), ("audience",), ("honours", "audience"))

    @property
    def games(self) -> int:
        return len(self.opponents) * len(self.modules) * self.deals * self.players

    def tournaments(self, bot: str) -> dict[tuple[str, str], Tournament]:
        """The games by opponent and setting."""
        return {
            (opponent, " and ".join(modules) or "base game"): Tournament(
                (bot, *[opponent] * (self.players - 1)),
                Options(self.players, "honours" in modules, "audience" in modules).newest(),
                self.seed,
            )
            for opponent, modules in product(self.opponents, self.modules)
        }


SUITES = {"2p-v1": Suite(players=2, deals=20), "4p-v1": Suite(players=4, deals=10)}


class Result(NamedTuple):
    """The share of games won, overall and by opponent and setting; the mean of all opponents and settings counts."""

    suite: str
    bot: str
    score: float
    interval: tuple[float, float]  # in which the score of endless games lies with 95% certainty
    fair: float  # the score of an equal
    games: int
    by_opponent: dict[str, float]
    by_setting: dict[str, float]
    errors: dict[str, int]  # decisions that a random action replaced
    version: str


def benchmark(name: str, bot: str, workers: int | None, note: Callable[[str, int], None]) -> Result:
    """Play a suite. `note` gets what is being done and the games finished by it. Raises BotFailed if the bot does not start."""
    suite = SUITES[name]
    tournaments, shares, errors = suite.tournaments(bot), dict[tuple[str, str], list[float]](), Counter[str]()
    for opponent in suite.opponents:
        for woken in wake(tournaments[opponent, "base game"]):
            note(f"Waking {woken}", 0)
    games = played(suite, tournaments, workers)
    for cell in tournaments:
        wins = np.zeros((suite.deals, suite.players))
        for number in range(wins.size):
            document, seat = next(games), -number % suite.players
            wins.flat[number] = document["events"][-1]["winner"] == seat
            errors.update(document["options"]["arena"]["mishaps"][seat])
            note(f"Playing against {cell[0]}, {cell[1]}", 1)
        shares[cell] = wins.mean(1).tolist()  # by deal: its games are not independent
    score, margin = mean_with_margin(list(shares.values()))
    return Result(
        name, bot, score, (score - margin, score + margin), 1 / suite.players, suite.games,
        by(shares, 0), by(shares, 1), dict(errors), __version__,
    )  # fmt: skip


def played(suite: Suite, tournaments: dict[tuple[str, str], Tournament], workers: int | None) -> Iterator[dict[str, Any]]:
    numbers = range(suite.deals * suite.players)
    return play_all([(tournament, number) for tournament in tournaments.values() for number in numbers], workers)


def mean_with_margin(cells: list[list[float]]) -> tuple[float, float]:
    """The mean over all cells, each with the same weight, and the half width of its 95% interval."""
    errors = [np.var(deals, ddof=1) / len(deals) for deals in cells]
    return float(np.mean([np.mean(deals) for deals in cells])), float(SURE * np.sqrt(np.sum(errors)) / len(cells))


def by(shares: dict[tuple[str, str], list[float]], part: int) -> dict[str, float]:
    """The mean share for each opponent (part 0) or setting (part 1)."""
    names = dict.fromkeys(cell[part] for cell in shares)
    return {name: float(np.mean([np.mean(deals) for cell, deals in shares.items() if cell[part] == name])) for name in names}
