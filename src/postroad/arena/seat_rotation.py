"""Who sits at which table when there are more bots than seats: everybody meets everybody equally often."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

Table = tuple[int, ...]


class Pairing:
    """An endless row of tables. However many of them are played, no two bots have met much oftener than any other two."""

    def __init__(self, bots: int, seats: int) -> None:
        self._coming = tables(bots, seats)
        self._known: list[Table] = []

    def table(self, number: int) -> Table:
        while len(self._known) <= number:
            self._known.append(next(self._coming))
        return self._known[number]


pairing = cache(Pairing)  # tables follow from those before them, so they are found once


def tables(bots: int, seats: int) -> Iterator[Table]:
    """The two who have met least sit down first, then whoever has met those who sit there least.

    Among equals, whoever has played less goes before.
    """
    met = dict.fromkeys(combinations(range(bots), 2), 0)
    played = [0] * bots

    def wanted(bot: int) -> tuple[int, ...]:
        meetings = [met[min(bot, other), max(bot, other)] for other in table]
        return sum(meetings), max(meetings), played[bot], bot

    chance = Random(0)  # so that nobody always sits behind the same bot
    while True:
        first, second = min(met, key=lambda pair: (met[pair], played[pair[0]] + played[pair[1]], pair))
        table = [first, second]
        while len(table) < seats:
            table.append(min((bot for bot in range(bots) if bot not in table), key=wanted))
        for bot in table:
            played[bot] += 1
        for one, other in combinations(sorted(table), 2):
            met[one, other] += 1
        chance.shuffle(table)
        yield tuple(table)
