"""Features for networks: equal in plain Python and compiled, only from visible state, each in its place."""

import random
from typing import Any

import numpy as np
import pytest

from postroad import Game, sample
from postroad import observation as features
from postroad.observation import FEATURES, observe
from postroad.rules.board import CITY_IDS
from postroad.rules.hide import unseen
from postroad.rules.jit_cache import compiled
from postroad.rules.options import Options
from postroad.rules.state import STATE
from tests.policies import SETTINGS, SETTINGS_OF_SUITE, Setting, hasty


def observe_one(states: Any, viewer: int, out: Any) -> None:
    observe(states[0], viewer, out)


observe_fast = compiled("postroad.bots", "tests")(observe_one)


def features_of(game: Game, seat: int) -> np.ndarray:
    out = np.zeros(FEATURES, np.int8)
    observe(game.view(seat).state, seat, out)
    return out


def positions(setting: Setting, count: int) -> list[Game]:
    game, rng = setting.new(3), random.Random(3)
    found = []
    while not game.over and len(found) < count:
        game.play(hasty(game, rng))
        if rng.random() < 0.2:
            found.append(game.copy())
    return found


@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_plain_and_compiled_see_the_same(setting: Setting) -> None:
    out = np.zeros(FEATURES, np.int8)
    for game in positions(setting, 30):
        for seat in range(setting.players):
            observe_fast(game.view(seat).bytes.view(STATE), seat, out)
            assert (out == features_of(game, seat)).all()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_features_ignore_hidden_state(setting: Setting) -> None:
    """States that a seat cannot distinguish have equal features."""
    for number, game in enumerate(positions(setting, 12)):
        for seat in range(setting.players):
            world = sample(game.view(seat), number)
            assert (features_of(world, seat) == features_of(game, seat)).all()


def test_each_number_is_in_its_place() -> None:
    game = Game.new(players=3, honours=True, seed=5)
    view = game.view(0).words()
    out = features_of(game, 0)
    market = [CITY_IDS[city] for city in range(22) for _ in range(out[features.MARKET_AT + city])]
    assert sorted(market) == sorted(city for city in view["market"] if city)
    assert out[features.DECK_AT] == view["deck"] and out[features.HONOURS_AT] == 1 and out[features.AUDIENCE_AT] == 0
    assert list(out[features.PLAYERS_AT : features.PLAYERS_AT + 3]) == [0, 1, 0]
    chairs = out[features.SEATS_AT : features.ADDED_AT].reshape(4, features.SEAT_SIZE)
    assert list(chairs[:, features.THERE]) == [1, 1, 1, 0] and list(chairs[:3, features.POINTS]) == [-20] * 3
    assert not chairs[3].any()


@pytest.mark.parametrize(("audience", "rome", "told"), [(False, 2, 0), (True, 1, 0), (True, 2, 1)])
def test_a_feature_marks_the_second_map(audience: bool, rome: int, told: int) -> None:
    assert features_of(Game.of(Options(2, audience=audience, rome=rome), 5), 0)[features.SECOND_MAP_AT] == told


def test_the_viewer_sits_on_the_first_chair() -> None:
    game, rng = Game.new(players=2, seed=8), random.Random(8)
    for _ in range(60):
        game.play(hasty(game, rng))
    chairs = [features_of(game, seat)[features.SEATS_AT : features.ADDED_AT].reshape(4, features.SEAT_SIZE) for seat in (0, 1)]
    assert (chairs[0][0] == chairs[1][1]).all() and (chairs[0][1] == chairs[1][0]).all()
    assert (chairs[0][0] != chairs[0][1]).any()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_features_count_unseen_cards_as_the_rules_do(setting: Setting) -> None:
    for game in positions(setting, 30):
        view = game.view(1)
        told = features_of(game, 1)[features.UNSEEN_AT : features.UNSEEN_AT + 22].tolist()
        assert told == [unseen(view.state, city) for city in range(22)]
