"""Tables for more bots than seats: all pairs of bots meet equally often."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

Table = tuple[int, ...]


class Pairing:
    """An endless sequence of tables. After any number of them, no pair has met much more often than another."""

    def __init__(self, bots: int, seats: int) -> None:
        self._generator = tables(bots, seats)
        self._generated: list[Table] = []

    def table(self, number: int) -> Table:
        while len(self._generated) <= number:
            self._generated.append(next(self._generator))
        return self._generated[number]


pairing = cache(Pairing)  # each table depends on those before it, so they are computed once


def tables(bots: int, seats: int) -> Iterator[Table]:
    """The tables in order. Each begins with the pair that has met least, then adds the bot that has met those seated least.

    Among equals, the bot with fewer games goes first.
    """
    met = dict.fromkeys(combinations(range(bots), 2), 0)
    played = [0] * bots

    def priority(bot: int) -> tuple[int, ...]:
        meetings = [met[min(bot, other), max(bot, other)] for other in table]
        return sum(meetings), max(meetings), played[bot], bot

    rng = Random(0)  # shuffles the seats, so that no bot always follows the same one
    while True:
        first, second = min(met, key=lambda pair: (met[pair], played[pair[0]] + played[pair[1]], pair))
        table = [first, second]
        while len(table) < seats:
            table.append(min((bot for bot in range(bots) if bot not in table), key=priority))
        for bot in table:
            played[bot] += 1
        for one, other in combinations(sorted(table), 2):
            met[one, other] += 1
        rng.shuffle(table)
        yield tuple(table)
