"""Every reason for every action is true, in all phases and modules, and independent of hidden state."""

import random
from collections import Counter
from functools import cache

import numpy as np
import pytest

from postroad.analysis import reason_codes as numbers
from postroad.analysis.explain import explain
from postroad.analysis.reason_codes import MOST_REASONS, REASON_CODES, Reason, new_reasons, reasons_from_rows
from postroad.bots.master import Master
from postroad.game import Game
from postroad.rules.actions import ACTION_NUMBERS
from postroad.rules.board import PROVINCE_CITIES
from postroad.rules.jit_cache import compiled
from postroad.rules.scoring import game_end_holder
from postroad.rules.state import STATE, Raw
from postroad.view import View
from tests.claims import CLAIMS, Scene, is_true
from tests.policies import SETTINGS, SETTINGS_OF_SUITE, Setting, hasty, hoarding, phase_of, positions, uniform
from tests.worlds import indistinguishable_state

pytestmark = pytest.mark.usefixtures("compiled_engine")

MASTER = Master(1, temperature=3.0)


def mastered(game: Game, _: random.Random) -> int:
    return MASTER.decide(game.view(game.seat))


POLICIES = (hasty, mastered, uniform, mastered, hoarding)
TRIED = 3  # actions a position


def explain_raw(raw: Raw, action: int, out: np.ndarray) -> int:
    return explain(raw.view(STATE)[0], action, out)


explain_fast = compiled()(explain_raw)


def reasons_for(view: View, action: str) -> list[Reason]:
    out = new_reasons()
    size = explain_fast(view.bytes, ACTION_NUMBERS[action], out)
    assert size < MOST_REASONS, "there is room for all"
    return reasons_from_rows(out, size)


def decisions(setting: Setting, games: int) -> list[Game]:
    """Games by different policies, every few decisions."""
    found = []
    for seed in range(games):
        game, rng, policy = setting.new(seed), random.Random(seed), POLICIES[seed % len(POLICIES)]
        for _ in range(1_500):
            if game.over:
                break
            if rng.random() < 0.25 or is_rare(game):
                found.append(game.copy())
            game.play(policy(game, rng))
    return found


def is_rare(game: Game) -> bool:
    """The last round, an empty deck: most games have few such decisions, or none."""
    return game_end_holder(game.state) >= 0 or not game.state.deck_size


def nearly_everywhere(game: Game) -> Game:
    """The game with one office in each province but the last, a rare position."""
    raw = game.bytes
    raw.view(STATE)[0].offices[game.seat] = sum(mask & -mask for mask in PROVINCE_CITIES.tolist()[:-1])
    return Game.from_state(raw)


@cache
def all_positions(setting: Setting, games: int) -> list[Game]:
    everywhere = [game for game in positions(setting) if not game.over]
    rewarded = [nearly_everywhere(game) for game in everywhere if phase_of(game) == "reward-office"]
    return [*decisions(setting, games), *everywhere, *rewarded]


@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_every_reason_is_true(setting: Setting, games: int) -> None:
    rng = random.Random(1)
    phases = set()
    for game in all_positions(setting, games // 4):
        phases.add(phase_of(game))
        seat = game.seat
        assert seat is not None
        for action in rng.sample(game.legal(), min(TRIED, len(game.legal()))):
            scene = Scene(game, action, rng)
            found = reasons_for(game.view(seat), action)
            assert found, "nothing goes without a ground"
            for ground in found:
                assert is_true(scene, ground), (action, ground, game.view(seat).words())
    assert phases == setting.phases() - {"over"}


def test_the_games_show_every_reason(games: int) -> None:
    met: Counter[str] = Counter()
    for setting in SETTINGS:
        for game in all_positions(setting, games // 4):
            for action in game.legal():
                met.update(ground.code for ground in reasons_for(game.view(game.seat), action))
    assert set(REASON_CODES) == set(met) == set(CLAIMS)


def test_reasons_ignore_hidden_state() -> None:
    """The reasons stay the same when everything hidden is changed."""
    rng = random.Random(2)
    for setting in SETTINGS:
        for game in positions(setting):
            if game.seat is not None:
                other = View.of(indistinguishable_state(game.bytes, game.seat, rng), game.seat)
                for action in game.legal():
                    assert reasons_for(other, action) == reasons_for(game.view(game.seat), action)


def test_plain_python_finds_the_same() -> None:
    for game in positions(SETTINGS[-1]):
        if game.seat is not None:
            view = game.view(game.seat)
            for action in game.legal():
                out = new_reasons()
                assert reasons_from_rows(out, explain_raw(view.bytes, ACTION_NUMBERS[action], out)) == reasons_for(view, action)


def test_codes_are_numbered_in_the_order_of_their_names() -> None:
    others = {"cartwright": "CARTWRIGHT_HELPS", "seats": "SEATS_CLERGY"}
    for number, code in enumerate(REASON_CODES):
        assert getattr(numbers, others.get(code, code.upper().replace("-", "_"))) == number
