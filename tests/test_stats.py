"""Figures of games compared with the final table and with independent counts; intervals; the report."""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from math import comb, sqrt
from typing import Any

import pytest
from rich.console import Console

from postroad import Game
from postroad.arena import terminal_tables
from postroad.arena.confidence import always_valid, wilson
from postroad.arena.standings import Standings
from postroad.bots.bot import Bot
from postroad.stats import GameFigures, figures
from tests.bots_for_tests import found, play
from tests.policies import SETTINGS, Setting, hoarding, play_on

pytestmark = pytest.mark.usefixtures("compiled_engine")
in_every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)

RANKS = {"cardinal": 5, "bishop": 4, "abbot": 3, "chaplain": 2, "father": 1}  # A2
SEEDS = (1, 2, 3, 4)


SPECS = ["random", "careless", "hasty", "greedy"]


def bots_of(setting: Setting, seed: int) -> list[Bot]:
    return [found(SPECS[(seat + seed) % 4])(seed) for seat in range(setting.players)]


@cache
def documents(setting: Setting) -> list[dict[str, Any]]:
    """Records of games between bots that do all kinds of things."""
    return [play(setting.new(seed), bots_of(setting, seed)).record() for seed in SEEDS]


@cache
def pairs(setting: Setting) -> list[tuple[GameFigures, dict[str, Any], dict[str, Any]]]:
    """The figures of each game, its record, and the table at its end in words."""
    return [(figures(document), document, Game.from_record(document).view().words()) for document in documents(setting)]


def count(document: dict[str, Any], seat: int, kind: str, **fields: Any) -> int:
    wanted = {"ev": kind, "seat": seat, **fields}
    return sum(all(event.get(key) == value for key, value in wanted.items()) for event in document["events"])


@in_every_setting
def test_points_and_winner(setting: Setting) -> None:
    for its, document, words in pairs(setting):
        assert [seat.points for seat in its.seats] == [seat["points"] for seat in words["seats"]]
        assert its.winner == Game.from_record(document).winner
        assert [seat.won for seat in its.seats] == [number == its.winner for number in range(setting.players)]
        assert not its.stalled


@in_every_setting
def test_turns(setting: Setting) -> None:
    """The last round is always finished (E1), so all seats have had equally many turns."""
    for its, _, words in pairs(setting):
        assert [seat.turns for seat in its.seats] == [words["round"]] * setting.players
        assert its.rounds == words["round"]


@in_every_setting
def test_offices_and_carriages(setting: Setting) -> None:
    for its, _, words in pairs(setting):
        assert [seat.offices for seat in its.seats] == [len(seat["offices"]) for seat in words["seats"]]
        assert [seat.carriage for seat in its.seats] == [seat["carriage"] for seat in words["seats"]]


@in_every_setting
def test_tiles(setting: Setting) -> None:
    for its, _, words in pairs(setting):
        for seat, told in zip(its.seats, words["seats"], strict=True):
            assert seat.tiles == Counter({stack: len(points) for stack, points in told["tiles"].items()})
            assert seat.tile_points == sum(map(sum, told["tiles"].values()))


@in_every_setting
def test_closings_and_lost_routes(setting: Setting) -> None:
    """A started route was closed, was lost, or is still there. Closed routes went to the discard pile."""
    for its, document, words in pairs(setting):
        for number, seat in enumerate(its.seats):
            assert seat.closings == count(document, number, "discard", **{"from": "route"})
            lying = int(bool(words["seats"][number]["route"]))
            assert seat.closings + seat.abandoned + lying == count(document, number, "play", end="start")


@in_every_setting
def test_calls(setting: Setting) -> None:
    """With honours every call is a token, which is still held or was returned (H2)."""
    for its, document, words in pairs(setting):
        for number, seat in enumerate(its.seats):
            officials = ("postmaster", "administrator", "carrier", "cartwright")
            assert seat.calls == Counter({o: count(document, number, "call", official=o) for o in officials})
            if setting.honours:
                tokens = Counter(words["seats"][number]["tokens"])
                for event in document["events"]:
                    if event["ev"] == "return" and event["seat"] == number:
                        tokens.update(event["tokens"])
                assert seat.calls == tokens


@in_every_setting
def test_chips(setting: Setting) -> None:
    for its, _, words in pairs(setting):
        assert [seat.chips for seat in its.seats] == [seat.get("chips", 0) for seat in words["seats"]]


@in_every_setting
def test_audience(setting: Setting) -> None:
    for its, _, words in pairs(setting):
        waiting, coaches = words.get("waiting", {}), words.get("coaches", {})
        expected = [sum(RANKS[rank] for rank in waiting if number in waiting[rank]) for number in range(setting.players)]
        assert [seat.clergy_points for seat in its.seats] == expected
        assert its.arrivals == list(coaches.values()).count("rome")


@in_every_setting
def test_points_are_the_sum_of_their_parts(setting: Setting) -> None:
    """E2."""
    carriage_points = {0: 0, 3: 2, 4: 3, 5: 5, 6: 7, 7: 10}  # B5
    for its, _, _ in pairs(setting):
        for seat in its.seats:
            parts = carriage_points[seat.carriage], seat.tile_points, seat.chips, seat.clergy_points, seat.offices - 20
            assert seat.points == sum(parts)


def test_the_games_contain_every_kind_of_event() -> None:
    """Otherwise the tests above would prove little."""
    games = [its for setting in SETTINGS for its, _, _ in pairs(setting)]
    seats = [seat for game in games for seat in game.seats]
    assert sum((seat.calls for seat in seats), Counter()).keys() == {"postmaster", "administrator", "carrier", "cartwright"}
    assert len(sum((seat.tiles for seat in seats), Counter())) == 10
    assert {0, 3, 7} <= {seat.carriage for seat in seats}
    assert all(any(getattr(seat, part) for seat in seats) for part in ("closings", "abandoned", "chips", "clergy_points"))
    assert any(game.arrivals >= 2 for game in games)
    assert {game.winner for game in games} == {0, 1, 2, 3}


def test_some_clergy_leave_the_waiting_room() -> None:
    """A6: and scores nothing for it."""
    left = [event for s in SETTINGS for document in documents(s) for event in document["events"] if event["ev"] == "leave"]
    assert left


def test_a_stalled_game() -> None:
    """E4."""
    document = play_on(Setting(2, False, False).new(1), hoarding, 1).record()
    its = figures(document)
    assert its.stalled and its.rounds == 60
    assert [seat.closings for seat in its.seats] == [0, 0]
    assert all(seat.points == -20 and seat.abandoned > 0 for seat in its.seats)


def test_figures_leaves_the_record_unchanged() -> None:
    document = documents(Setting(3, True, True))[0]
    figures(document)
    assert document == Game.from_record(document).record()


# How sure a share is


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_as_in_the_tables(wins: int, games: int, low: float, high: float) -> None:
    """The examples of Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_wilson_ends_where_the_share_is_just_believable() -> None:
    for wins, games in ((8, 10), (50, 100), (700, 1000)):
        for edge in wilson(wins, games):
            assert abs(wins / games - edge) == pytest.approx(1.959964 * sqrt(edge * (1 - edge) / games))


def test_always_valid_ends_where_the_mixture_wins_twenty_to_one() -> None:
    """A uniform mixture over all shares gives every number of wins the same chance: 1 of games + 1."""
    for wins, games in ((8, 10), (30, 40), (1, 50), (50, 100)):
        for edge in always_valid(wins, games):
            chance = comb(games, wins) * edge**wins * (1 - edge) ** (games - wins)
            assert 1 / (games + 1) / chance == pytest.approx(20.0)


def test_always_valid_is_wider() -> None:
    for games in (1, 2, 10, 100, 1000):
        for wins in {0, 1, games // 3, games // 2, games}:
            low, high = always_valid(wins, games)
            narrow_low, narrow_high = wilson(wins, games)
            for inner, outer in ((narrow_low, low), (wins / games, narrow_low), (narrow_high, wins / games), (high, narrow_high)):
                assert 0 <= outer <= inner + 1e-12 <= 1 + 1e-12
            assert high - low > narrow_high - narrow_low
            assert always_valid(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=1e-9)


def test_intervals_of_no_games_are_unbounded() -> None:
    assert wilson(0, 0) == always_valid(0, 0) == (0.0, 1.0)


def covered(interval: Callable[[int, int], tuple[float, float]], share: float, runs: int = 400, games: int = 120) -> float:
    """The share of runs in which the interval always contains the true share."""
    look, rng, good = cache(interval), random.Random(7), 0
    for _ in range(runs):
        wins, held = 0, True
        for played in range(1, games + 1):
            wins += rng.random() < share
            low, high = look(wins, played)
            held = held and low <= share <= high
        good += held
    return good / runs


@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
def test_always_valid_is_valid_at_every_look(share: float) -> None:
    assert covered(always_valid, share) >= 0.95
    assert covered(wilson, share) < 0.85, "so that this test can fail"


# The report


def small(names: list[str], winner: int, mishaps: dict[str, int] | None = None) -> dict[str, Any]:
    """The shortest record for a table of standings."""
    times = {"milliseconds": [[1.0]] * len(names), "mishaps": [mishaps or {}, *[{}] * (len(names) - 1)]}
    end = {"ev": "end", "points": [int(seat == winner) for seat in range(len(names))], "winner": winner}
    return {"names": names, "options": {"players": len(names), "arena": times}, "events": [{"ev": "turn", "seat": 0}, end]}


def text(standings: Standings, target: float | None = None, width: int = 200) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as output:
        console.print(terminal_tables.report(standings, target))
    return output.get()


COLUMNS = {"Wins", "Share", "95 %", "Fair", "Points", "Median", "p99"}
HABITS = {"Carriage", "Offices", "Tile points", "Closings", "Lost routes"}
LINES = {"Length", "Winners", "Wins by seat", "Officials", "Tiles", "Carriages"}


@in_every_setting
def test_the_report_has_every_part(setting: Setting) -> None:
    names = ["careless", *["planner:0.5s"] * (setting.players - 1)]
    standings = Standings(tuple(names))
    for document in documents(setting):
        times = {"milliseconds": [[1.0, 2.0]] * setting.players, "mishaps": [{}] * setting.players}
        standings.add({**document, "names": names, "options": {**document["options"], "arena": times}})
    for width in (80, 200):
        report = text(standings, width=width)
        for told in {f"{len(SEEDS)} games", "careless", "planner:0.5s", f"{1 / setting.players:.0%}", *COLUMNS, *HABITS, *LINES}:
            assert told in report, (told, width)
        assert "…" not in report
    assert ("Chips" in report) == any(seat.chips for game in standings.games for seat in game.seats)
    assert ("Audience" in report) == any(game.arrivals for game in standings.games)
    assert "Stalled" not in report and "×" not in report


def test_the_figures_of_the_report() -> None:
    standings = Standings(("greedy", "hasty", "hasty"))
    for winner in (0, 0, 0, 1, 2):
        standings.add(small(["greedy", "hasty", "hasty"], winner, {"late": 2}))
    lines = [line.split() for line in text(standings).splitlines()]
    assert ["greedy", "3", "60.0%", "23.1%–88.2%", "33%", "0.6", "1.00", "ms", "1.0", "ms", "10"] in lines
    assert ["hasty", "2", "40.0%", "11.8%–76.9%", "67%", "0.2", "1.00", "ms", "1.0", "ms", "0"] in lines
    assert ["Wins", "by", "seat", "60%", "20%", "20%"] in lines
    assert ["greedy:", "for", "10", "decisions", "a", "random", "action", "was", "played", "(10", "late)"] in lines
    assert ["greedy:", "10", "×", "late"] in lines


def test_decided() -> None:
    """The result is decided as soon as the interval excludes the target."""
    for winner, verdict in ((0, "above"), (1, "below")):
        standings = Standings(("greedy", "hasty"))
        seen = []
        for _ in range(12):
            seen.append(standings.decided(0.5))
            standings.add(small(["greedy", "hasty"], winner))
        first = next(games for games in range(12) if 2**games / (games + 1) > 20)
        assert seen == [None] * first + [verdict] * (12 - first)
        assert f"greedy is {verdict} 50%" in text(standings, 0.5)
    even = Standings(("greedy", "hasty"))
    for number in range(40):
        even.add(small(["greedy", "hasty"], number % 2))
        assert even.decided(0.5) is None
    assert "greedy is not decided against 50%" in text(even, 0.5)
