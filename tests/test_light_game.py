"""LightGame: the same games as Game, stepped in place."""

import copy
import random
import re
from multiprocessing.reduction import ForkingPickler
from typing import Any

import pytest

from postroad import Game, IllegalAction, LightGame
from postroad.rules.actions import ACTIONS
from tests.policies import SETTINGS, SETTINGS_OF_SUITE, Setting, bytes_of, hasty, play_on, positions

pytestmark = pytest.mark.usefixtures("compiled_engine")


def same(light: LightGame, game: Game) -> bool:
    return (
        light.bytes.tobytes() == bytes_of(game)
        and tuple(light.legal_numbers()) == game.legal_numbers()
        and light.legal() == game.legal()
        and (light.seat, light.over, light.winner, light.points()) == (game.seat, game.over, game.winner, game.points())
    )


@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_a_light_game_is_the_same_game(setting: Setting, games: int) -> None:
    """Byte by byte after each decision, whole games long."""
    for seed in range(games // 10):
        game, rng = setting.new(seed), random.Random(seed)
        light = LightGame(game)
        while not game.over:
            assert same(light, game)
            action = hasty(game, rng)
            game.play(action)
            light.play(action)
        assert same(light, game) and light.game() == game


@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_every_position_can_go_on_light(setting: Setting) -> None:
    for game in positions(setting, 1):
        before = bytes_of(game)
        light = LightGame(game)
        assert same(light, game) and light.view(0) == game.view(0) and light.view() == game.view()
        if not game.over:
            light.play(game.legal_numbers()[-1])
            after = game.copy()
            after.play(game.legal_numbers()[-1])
            assert same(light, after)
        assert bytes_of(game) == before, "the game itself stays"


def test_names_of_actions_are_understood() -> None:
    by_name, by_number = (LightGame(Game.new(2, seed=1)) for _ in range(2))
    for _ in range(60):
        by_name.play(by_name.legal()[-1])
        by_number.play(by_number.legal_numbers()[-1])
        assert by_name.bytes.tobytes() == by_number.bytes.tobytes()


@pytest.mark.parametrize("action", ["", "take:berlin", -1, ACTIONS, 10**6, "end", 353])
def test_an_illegal_action_is_refused_as_in_a_game(action: Any) -> None:
    game = Game.new(2, seed=1)
    light = LightGame(game)
    with pytest.raises(IllegalAction) as expected:
        game.play(action)
    with pytest.raises(IllegalAction, match=re.escape(str(expected.value))) as refused:
        light.play(action)
    assert (refused.value.action, refused.value.reason) == (expected.value.action, expected.value.reason)
    assert same(light, game), "nothing has changed"
    light.play("take:deck")


@pytest.mark.parametrize("action", [1.5, None, b"end", [1]], ids=str)
def test_an_action_is_a_name_or_a_number(action: Any) -> None:
    for game in (Game.new(2, seed=1), LightGame(Game.new(2, seed=1))):
        with pytest.raises(TypeError, match="an action must be a name or a whole number, not"):
            game.play(action)


def test_nothing_can_be_played_when_it_is_over() -> None:
    light = LightGame(play_on(Game.new(2, seed=3), hasty, 3))
    assert light.over and light.seat is None and light.legal_numbers() == []
    with pytest.raises(IllegalAction, match="the game is over"):
        light.play("end")


@pytest.mark.parametrize("number", [10**30, -(10**30), 2**63], ids=str)
def test_a_vast_number_is_no_action(number: int) -> None:
    for game in (Game.new(2, seed=1), LightGame(Game.new(2, seed=1))):
        with pytest.raises(IllegalAction, match="no such action"):
            game.play(number)


def test_what_was_read_is_the_readers() -> None:
    light = LightGame(Game.new(2, seed=1))
    before = light.bytes.tobytes()
    for _ in range(2):
        light.legal_numbers().clear()
    light.bytes[:] = 0
    light.state.market[:] = 0
    light.play("take:deck")
    light.legal_numbers().clear()
    assert light.legal_numbers()
    light.play(light.legal_numbers()[0])
    light.restart(1)
    assert light.bytes.tobytes() == before and light.legal_numbers()


@pytest.mark.parametrize("setting", [SETTINGS[0], SETTINGS[-1]], ids=str)
def test_another_game_with_the_same_options(setting: Setting) -> None:
    light = LightGame(play_on(setting.new(1), hasty, 1, 30))
    light.restart(5)
    assert same(light, setting.new(5))
    light.restart()
    assert light.bytes.tobytes() != bytes_of(setting.new(5))
    with pytest.raises(TypeError, match="a seed must be a whole number"):
        light.restart("1")


def pickled(light: LightGame) -> LightGame:
    """As another process gets it."""
    return ForkingPickler.loads(ForkingPickler.dumps(light))


@pytest.mark.parametrize("way", [LightGame.copy, copy.copy, copy.deepcopy, pickled])
def test_copies_go_their_own_ways(way: Any) -> None:
    light = LightGame(play_on(Game.new(3, seed=1), hasty, 1, 30))
    others = [way(light) for _ in range(50)]
    before, other = light.bytes.tobytes(), others[0]
    assert {one.bytes.tobytes() for one in others} == {before} and other.legal_numbers() == light.legal_numbers()
    other.play(other.legal_numbers()[0])
    assert light.bytes.tobytes() == before != other.bytes.tobytes()


def test_repr_tells_where_a_game_stands() -> None:
    game = Game.new(2, seed=1)
    assert repr(LightGame(game)) == repr(game).replace("Game", "LightGame")
