"""How strong each bot is, in one number with its uncertainty, from games of 2 to 4 seats: openskill's Plackett-Luce model."""

from collections.abc import Iterable, Sequence
from math import fsum
from random import Random
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

PASSES = 8  # over the games, each in another order; the ratings are the means
SURE = 1.959964  # sigmas around a rating hold the truth in 95 of 100 cases, or in more: openskill is careful
DIGITS = 4  # beyond them the mathematics of two machines may differ

Placing = tuple[
    tuple[str, ...], tuple[int, ...]
]  # the bots of a game, seat after seat, and the place of each, equal ones sharing


class Rating(NamedTuple):
    value: float
    sigma: float

    @property
    def margin(self) -> float:
        """How far the truth may lie from it."""
        return SURE * self.sigma


def ratings(games: Iterable[Placing]) -> dict[str, Rating]:
    """The ratings of all who play there, best first.

    Ratings that follow game after game depend on the order of the games a little. So the games are put into an order that does
    not depend on who wrote them down when, shuffled by a fixed seed for each pass, and the passes are averaged.
    """
    rows = sorted(games)
    names = sorted({name for bots, _ in rows for name in bots})
    passes = [one_pass(shuffled(rows, number), names) for number in range(PASSES)]
    found = {name: rounded(mean([rated[name] for rated in passes])) for name in names}
    return dict(sorted(found.items(), key=lambda item: (-item[1].value, item[0])))


def shuffled(rows: Sequence[Placing], seed: int) -> list[Placing]:
    order = list(rows)
    Random(seed).shuffle(order)
    return order


def one_pass(games: Iterable[Placing], names: Iterable[str]) -> dict[str, Rating]:
    model = PlackettLuce(tau=0.0)  # bots do not change while they play
    begin = Rating(model.mu, model.sigma)
    known = dict.fromkeys(names, begin)
    for bots, places in games:
        known.update(after(model, {name: known[name] for name in bots}, bots, places))
    return known


def after(model: PlackettLuce, known: dict[str, Rating], bots: Sequence[str], places: Sequence[int]) -> dict[str, Rating]:
    """The ratings after a game. A bot in several seats gets the mean of theirs: so it learns nothing from beating itself."""
    if len(known) == 1:
        return known
    seats = [[PlackettLuceRating(*known[name])] for name in bots]
    rated = [Rating(one.mu, one.sigma) for (one,) in model.rate(seats, ranks=[float(place) for place in places])]
    return {name: mean([rating for bot, rating in zip(bots, rated, strict=True) if bot == name]) for name in known}


def mean(ratings: Sequence[Rating]) -> Rating:
    if len(ratings) == 1:
        return ratings[0]
    value, sigma = (fsum(column) / len(ratings) for column in zip(*ratings, strict=True))
    return Rating(value, sigma)


def rounded(rating: Rating) -> Rating:
    return Rating(round(rating.value, DIGITS), round(rating.sigma, DIGITS))
