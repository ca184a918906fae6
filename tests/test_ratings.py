"""Ratings from known strengths, and the pairing of more bots than seats."""

import random
from collections import Counter
from itertools import combinations, islice, permutations
from math import exp

import pytest

from postroad.arena.ratings import PASSES, Placing, one_pass, ratings
from postroad.arena.seat_rotation import tables
from postroad.arena.tournament import Tournament
from postroad.rules.options import Options
from postroad.stats import GameFigures, SeatFigures

STRENGTHS = {"poor": 0.0, "fair": 0.6, "good": 1.2, "fine": 1.8, "best": 2.6}


def results(games: int, seats: tuple[int, ...] = (2, 3, 4), seed: int = 1) -> list[Placing]:
    """Games among bots of these strengths: each place is drawn by the exponential of the strength."""
    chance = random.Random(seed)
    found = []
    for number in range(games):
        bots = tuple(chance.sample(list(STRENGTHS), seats[number % len(seats)]))
        left, places = list(bots), {}
        while left:
            (name,) = chance.choices(left, [exp(STRENGTHS[bot]) for bot in left])
            left.remove(name)
            places[name] = len(places) + 1
        found.append((bots, tuple(places[name] for name in bots)))
    return found


@pytest.mark.parametrize("seats", [(2,), (4,), (2, 3, 4)], ids=str)
def test_a_known_order_is_found(seats: tuple[int, ...]) -> None:
    for seed in range(3):
        assert list(ratings(results(600, seats, seed))) == ["best", "fine", "good", "fair", "poor"]


def test_the_order_of_the_games_does_not_matter() -> None:
    games = results(300)
    shuffled = random.Random(7).sample(games, len(games))
    assert ratings(games) == ratings(shuffled) == ratings(reversed(games))


def test_the_order_of_the_passes_changes_little() -> None:
    """The rating is the mean of several orders; other orders move it far less than its margin."""
    games, names = results(600), sorted(STRENGTHS)
    found = ratings(games)
    others = [one_pass(random.Random(1000 + number).sample(games, len(games)), names) for number in range(PASSES)]
    for name in names:
        other = sum(rated[name].value for rated in others) / PASSES
        assert abs(other - found[name].value) < found[name].margin / 3


def test_more_games_narrow_the_margin() -> None:
    few, many = ratings(results(100)), ratings(results(1600))
    for name in STRENGTHS:
        assert 0 < many[name].margin < few[name].margin / 2


def test_margins_cover_differences_between_samples() -> None:
    """In many comparisons two samples of games differ by no more than both margins together."""
    for seed in range(4):
        one, other = ratings(results(300, seed=2 * seed)), ratings(results(300, seed=2 * seed + 1))
        for name in STRENGTHS:
            assert abs(one[name].value - other[name].value) < one[name].margin + other[name].margin


def test_bots_that_share_every_place_share_the_rating() -> None:
    games = [(("a", "b", "c"), (1, 1, 3)), (("c", "a", "b"), (3, 1, 1)), (("b", "c", "a"), (1, 3, 1))] * 20
    found = ratings(games)
    assert found["a"].value == pytest.approx(found["b"].value, abs=0.2) and found["c"].value < found["a"].value - 10
    even = ratings([(("a", "b"), (1, 1))] * 50)
    assert even["a"].value == even["b"].value == 25.0


def test_a_bot_in_several_seats_learns_nothing_from_beating_itself() -> None:
    assert ratings([(("a", "a"), (1, 2))] * 9) == ratings([(("a", "a"), (2, 1))])
    found = ratings([(("a", "b", "b"), places) for places in permutations((1, 2, 3))] * 20)
    assert found["a"].value == pytest.approx(found["b"].value, abs=1.0)


def test_places() -> None:
    """The winner is first even on equal points (E3); other seats share a place on equal points."""

    def places(points: list[int], winner: int) -> tuple[int, ...]:
        return GameFigures([SeatFigures(each, seat == winner) for seat, each in enumerate(points)], winner, False, 0).places()

    assert places([20, 25], 1) == (2, 1)
    assert places([20, 20], 1) == (2, 1)
    assert places([7, 20, 7, 3], 1) == (2, 1, 2, 4)
    assert places([20, 20, 7, 20], 3) == (2, 2, 4, 1)


# Pairing


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [3, 5, 6, 8, 13])
def test_all_bots_meet_equally_often(bots: int, seats: int) -> None:
    """This holds at any time, so the number of games need not fit."""
    if bots <= seats:
        bots += 4
    met = Counter(dict.fromkeys(combinations(range(bots), 2), 0))
    played = Counter(dict.fromkeys(range(bots), 0))
    for table in islice(tables(bots, seats), 400):
        assert len(set(table)) == seats
        met.update(combinations(sorted(table), 2))
        played.update(table)
        assert max(met.values()) - min(met.values()) <= (1 if seats == 2 else 3)
        assert max(played.values()) - min(played.values()) <= 3


def test_seats_rotate_at_every_table() -> None:
    bots = tuple("abcdef")
    tournament = Tournament(bots, Options(4), 5)
    sat = Counter((name, seat) for game in range(4 * 30) for seat, name in enumerate(tournament.seats(game)))
    for name in bots:
        assert len({sat[name, seat] for seat in range(4)}) == 1
    for game in range(0, 40, 4):
        rows = [tournament.seats(game + turn) for turn in range(4)]
        assert {frozenset(row) for row in rows} == {frozenset(rows[0])}
        assert {tournament.deal(game + turn) for turn in range(4)} == {5 + game // 4}


def test_neighbours_change() -> None:
    """At tables of four the order of moves matters."""
    tournament = Tournament(tuple("abcde"), Options(4), 1)
    behind = Counter()
    for game in range(4 * 100):
        row = tournament.seats(game)
        behind.update((row[seat - 1], row[seat]) for seat in range(4))
    assert len(behind) == 20 and max(behind.values()) < 2 * min(behind.values())
