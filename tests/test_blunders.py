"""No level throws away a route that it could close, and none discards for nothing: in single positions and in whole games."""

from itertools import product

import pytest

from postroad import Game
from postroad.bots.registry import maker
from postroad.rules.actions import ACTION_NAMES
from tests.tables import table
from tools.blunders import LEVELS, SETTINGS, STAND_IN, played, played_by_stand_ins

TRIES = 40  # seeds of a bot: before, the weaker levels blundered within the first ten
WAVERING = [level for level in [STAND_IN, *LEVELS] if level != "master"]
LINE = ["mannheim", "stuttgart", "ulm"]  # Würzburg and Augsburg fit, and so do others
LONG_LINE = ["mannheim", "stuttgart", "nurnberg", "regensburg", "ingolstadt", "augsburg", "ulm"]
FAR = ["lodz", "budweis", "linz", "passau", "salzburg", "innsbruck"]  # none fits at either line

each_level = pytest.mark.parametrize("level", [STAND_IN, *LEVELS])
each_wavering = pytest.mark.parametrize("level", WAVERING)
pytestmark = pytest.mark.usefixtures("compiled_engine")


def choices(game: Game, level: str) -> set[str]:
    """All actions that bots of a level choose in a position."""
    make = maker(level)
    view = game.view(game.seat)
    return {ACTION_NAMES[make(seed).decide(view)] for seed in range(TRIES)}


def kinds(game: Game, level: str) -> set[str]:
    return {choice.partition(":")[0] for choice in choices(game, level)}


# Positions


@each_level
@pytest.mark.parametrize("route", [LINE[:1], LINE[:2], LINE])
def test_no_level_gives_up_a_route_that_can_grow(level: str, route: list[str]) -> None:
    fitting = {"mannheim": "wurzburg", "stuttgart": "nurnberg", "ulm": "augsburg"}[route[-1]]
    game = table(phase="play", hands={0: [fitting, "lodz", "budweis", "linz"]}, routes={0: route}, official="postmaster")
    assert "start" not in kinds(game, level)


@each_level
def test_every_level_calls_the_postmaster_before_losing_a_route(level: str) -> None:
    game = table(phase="play", hands={0: ["lodz", "budweis"]}, routes={0: LINE}, market=FAR)
    assert choices(game, level) == {"call:postmaster"}


@each_level
def test_without_help_every_level_starts_another_route(level: str) -> None:
    game = table(phase="play", hands={0: ["lodz", "budweis"]}, routes={0: LINE}, market=FAR, official="administrator")
    assert kinds(game, level) == {"start"}


@each_wavering
@pytest.mark.parametrize("hand", [["lodz"], ["lodz", "budweis", "linz"]])
def test_an_endangered_route_is_closed(level: str, hand: list[str]) -> None:
    game = table(phase="close", hands={0: hand}, routes={0: LINE}, market=["wurzburg", "augsburg", *FAR[:4]])
    assert kinds(game, level) == {"close"}


@each_level
def test_seven_cities_are_never_left_to_chance(level: str) -> None:
    game = table(phase="close", hands={0: ["lodz", "budweis"]}, routes={0: LONG_LINE}, market=FAR, carriages={0: 7})
    assert kinds(game, level) == {"close"}


def test_a_weak_level_may_wait_while_a_card_fits() -> None:
    """The level misjudges the moment but loses nothing."""
    game = table(phase="close", hands={0: ["augsburg", "wurzburg"]}, routes={0: LINE}, carriages={0: 3})
    assert {"end", "close"} <= kinds(game, "beginner")


@each_level
def test_every_level_closes_its_route_in_the_last_turn(level: str) -> None:
    game = table(
        phase="close",
        turn=1,
        hands={1: ["augsburg", "wurzburg"]},
        routes={1: LINE},
        carriages={0: 7},
        tiles={0: {"game-end": [1]}},
    )
    assert "end" not in kinds(game, level)


@each_level
@pytest.mark.parametrize(("phase", "official"), [("take", None), ("take-second", "postmaster")])
def test_every_level_takes_the_card_that_saves_a_route(level: str, phase: str, official: str | None) -> None:
    game = table(
        phase=phase, official=official, hands={0: ["lodz"]}, routes={0: LINE}, market=["wurzburg", "augsburg", *FAR[1:5]]
    )
    assert choices(game, level) <= {"take:wurzburg", "take:augsburg"}


@each_level
def test_every_level_takes_the_reward_that_saves_a_route(level: str) -> None:
    game = table(
        phase="reward-card", honours=True, turn=1, seat=0, hands={0: ["lodz"]}, routes={0: LINE}, market=["augsburg", *FAR[1:6]]
    )
    assert choices(game, level) == {"take:augsburg"}


@each_level
def test_no_level_clears_a_card_that_the_route_needs(level: str) -> None:
    game = table(hands={0: ["lodz"]}, routes={0: LINE[:2]}, market=["ulm", *FAR[1:6]])
    assert "call:administrator" not in choices(game, level)


@each_level
def test_no_level_clears_a_market_that_would_return(level: str) -> None:
    game = table(hands={0: ["augsburg"]}, routes={0: LINE}, market=FAR, rest=1)
    assert "call:administrator" not in choices(game, level)


# Games


@pytest.mark.parametrize("games", [60, pytest.param(2_000, marks=pytest.mark.long("games"))])
def test_whole_games_without_a_blunder(games: int) -> None:
    """Neighbouring levels share a table, in every setting in turn."""
    counts = played(games, seed=1)
    assert counts["seats"].sum() == sum(SETTINGS[number % len(SETTINGS)].players for number in range(games))
    for blunder in ("given_up", "left_to_chance", "left_at_the_end", "cleared"):
        assert not counts[blunder].any(), blunder
    assert not counts["lost"][: LEVELS.index("master")].any(), "whoever wavers loses no route that could be closed"
    assert counts["closed"].min() > 0


@pytest.mark.parametrize("games", [240, pytest.param(2_400, marks=pytest.mark.long("games"))])
def test_whole_games_of_the_stand_in_without_a_blunder(games: int) -> None:
    """Greedy alone gives up a route that could grow at one seat in seven."""
    (counts,) = played_by_stand_ins(games, seed=1)
    for blunder in ("given_up", "left_to_chance", "left_at_the_end", "cleared", "lost"):
        assert not counts[blunder], blunder
    assert counts["ruled_out"] > 0 and counts["closed"] > 0


def test_every_level_meets_every_setting() -> None:
    met = {
        (number % len(SETTINGS), (number // len(SETTINGS) + seat) % len(LEVELS)) for number, seat in product(range(60), range(2))
    }
    assert met == set(product(range(len(SETTINGS)), range(len(LEVELS))))
