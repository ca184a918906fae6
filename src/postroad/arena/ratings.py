"""Ratings of bots with their uncertainty, from games of 2 to 4 seats, by openskill's Plackett-Luce model."""

from collections.abc import Iterable, Sequence
from math import fsum
from random import Random
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

PASSES = 8  # over the games, each in another order; the ratings are their means
SURE = 1.959964  # sigmas of a 95% interval; openskill's sigmas are cautious
DIGITS = 4  # more may differ between machines

Placing = tuple[tuple[str, ...], tuple[int, ...]]  # the bots of a game by seat, and the place of each; equal ones share a place


class Rating(NamedTuple):
    value: float
    sigma: float

    @property
    def margin(self) -> float:
        """Half the width of the 95% interval."""
        return SURE * self.sigma


def ratings(games: Iterable[Placing]) -> dict[str, Rating]:
    """The ratings of all bots, best first.

    Ratings updated game by game depend a little on the order of games. So the games are sorted, shuffled by a fixed seed for each
    pass, and the passes are averaged.
    """
    rows = sorted(games)
    names = sorted({name for bots, _ in rows for name in bots})
    passes = [one_pass(shuffled(rows, number), names) for number in range(PASSES)]
    averages = {name: rounded(mean([rated[name] for rated in passes])) for name in names}
    return dict(sorted(averages.items(), key=lambda item: (-item[1].value, item[0])))


def shuffled(rows: Sequence[Placing], seed: int) -> list[Placing]:
    order = list(rows)
    Random(seed).shuffle(order)
    return order


def one_pass(games: Iterable[Placing], names: Iterable[str]) -> dict[str, Rating]:
    model = PlackettLuce(tau=0.0)  # bots do not improve between games
    current = dict.fromkeys(names, Rating(model.mu, model.sigma))
    for bots, places in games:
        current.update(updated(model, {name: current[name] for name in bots}, bots, places))
    return current


def updated(model: PlackettLuce, current: dict[str, Rating], bots: Sequence[str], places: Sequence[int]) -> dict[str, Rating]:
    """The ratings after a game. A bot in several seats gets the mean of its seats, so beating itself changes nothing."""
    if len(current) == 1:
        return current
    seats = [[PlackettLuceRating(*current[name])] for name in bots]
    rated = [Rating(one.mu, one.sigma) for (one,) in model.rate(seats, ranks=[float(place) for place in places])]
    return {name: mean([rating for bot, rating in zip(bots, rated, strict=True) if bot == name]) for name in current}


def mean(ratings: Sequence[Rating]) -> Rating:
    if len(ratings) == 1:
        return ratings[0]
    value, sigma = (fsum(column) / len(ratings) for column in zip(*ratings, strict=True))
    return Rating(value, sigma)


def rounded(rating: Rating) -> Rating:
    return Rating(round(rating.value, DIGITS), round(rating.sigma, DIGITS))
