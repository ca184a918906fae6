"""Random games in all settings: facts that hold after every decision. Hypothesis chooses, so failures shrink."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postroad import Game, IllegalAction
from postroad.rules.actions import ACTION_NAMES, ACTIONS, END_TURN
from postroad.rules.reason_text import REASONS
from postroad.rules.state import NO_CITY, STATE
from tests import invariants
from tests.policies import SETTINGS_OF_SUITE, Policy, Setting, bytes_of, hasty, hoarding, phase_of, play_on, positions, uniform
from tests.tables import table

pytestmark = pytest.mark.usefixtures("compiled_engine")
in_every_setting = pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
seeds = st.integers(0, 2**63 - 1)
choices = st.randoms(use_true_random=False)


def play_checked(game: Game, policy: Policy, rng: random.Random, decisions: int = 1_000_000) -> None:
    """Let a policy decide, and check every fact after each decision."""
    states, copies = [game.bytes], [(game.copy(), bytes_of(game))]
    while decisions and not game.over:
        check_choices(game)
        decide(game, policy(game, rng))
        states.append(game.bytes)
        copies.append((game.copy(), bytes_of(game)))
        decisions -= 1
    check_choices(game)
    invariants.check(states)
    assert all(bytes_of(copy) == before for copy, before in copies), "an earlier copy changed"


def check_choices(game: Game) -> None:
    legal = game.legal_numbers()
    assert len(set(legal)) == len(legal) and all(0 <= action < ACTIONS for action in legal)
    assert game.over == (not legal) == (phase_of(game) == "over")
    assert len(legal) != 1 or legal == (END_TURN,), "single choices are carried out by themselves"


def decide(game: Game, action: int) -> None:
    """Play an action, undo it, and play it again."""
    before, legal = bytes_of(game), game.legal_numbers()
    game.play(action)
    played = bytes_of(game)
    game.undo()
    assert bytes_of(game) == before and game.legal_numbers() == legal
    game.play(action)
    assert bytes_of(game) == played


@in_every_setting
@given(seed=seeds, rng=choices)
def test_hasty_games(setting: Setting, seed: int, rng: random.Random) -> None:
    game = setting.new(seed)
    play_checked(game, hasty, rng)
    assert game.over and game.winner is not None


@in_every_setting
@given(seed=seeds, opening=st.integers(0, 250), rng=choices)
def test_uniform_games(setting: Setting, seed: int, opening: int, rng: random.Random) -> None:
    """Uniform games take too long to end: 300 decisions, after a hasty opening."""
    game = play_on(setting.new(seed), hasty, seed, opening)
    play_checked(game, uniform, rng, 300)


@in_every_setting
@given(seed=seeds, rng=choices)
def test_hoarding_games(setting: Setting, seed: int, rng: random.Random) -> None:
    game = play_on(setting.new(seed), hoarding, seed, 170)
    play_checked(game, hoarding, rng, 130)


@in_every_setting
def test_hoarding_games_exhaust_the_cards(setting: Setting) -> None:
    game, rng = play_on(setting.new(1), hoarding, 1, 170), random.Random(1)
    markets = [list(play_on(game, hoarding, rng.random(), 1).state.market) for _ in range(130)]
    assert any(NO_CITY in market for market in markets)


@in_every_setting
def test_every_illegal_action_is_refused_with_a_reason(setting: Setting) -> None:
    for game in positions(setting, 2):
        before, legal = bytes_of(game), game.legal_numbers()
        reasons = {action: game.why_not(action) for action in range(ACTIONS)}
        assert {action for action, reason in reasons.items() if reason is None} == set(legal)
        assert {reason for reason in reasons.values() if reason} <= set(REASONS)
        for action in set(range(ACTIONS)) - set(legal):
            with pytest.raises(IllegalAction) as refused:
                game.play(action)
            assert refused.value.reason == reasons[action]
            assert str(refused.value) == f"{ACTION_NAMES[action]}: {REASONS[refused.value.reason]}"
        assert bytes_of(game) == before and game.legal_numbers() == legal


def test_a_declined_cartwright_is_too_late() -> None:
    """V2: after a coach has moved it is too late, though the carriage was not earned without the cartwright."""
    route = ["mannheim", "karlsruhe", "stuttgart", "nurnberg"]
    game = table(audience=True, phase="close", routes={0: route}, carriages={0: 4})
    game.play("close:wurttemberg")
    assert "call:cartwright" in game.legal()
    game.play(next(action for action in game.legal() if action.startswith("coach:")))
    assert game.why_not("call:cartwright") == "cartwright-late"


def test_a_card_not_held_cannot_be_discarded_instead_of_calling() -> None:
    """K1: beside the cartwright's offer a held card of a too large hand may be discarded."""
    route = ["mannheim", "karlsruhe", "stuttgart"]
    game = table(phase="close", routes={0: route}, carriages={0: 4}, hands={0: ["ulm", "linz", "lodz", "basel"]})
    game.play("close:baden")
    assert {"call:cartwright", "discard:ulm"} <= set(game.legal())
    assert game.why_not("discard:passau") == "not-in-hand"


def test_impossible_coach_moves_are_dropped() -> None:
    """A4: with all coaches in Rome nothing moves. Uniform games found this where the cartwright was not called."""
    rome = dict.fromkeys(("baden", "wurttemberg-hohenzollern", "bavaria", "switzerland-tyrol", "bohemia-salzburg"), "rome")
    route = ["mannheim", "karlsruhe", "stuttgart"]
    game = table(audience=True, phase="close", routes={0: route}, carriages={0: 4}, coaches=rome)
    game.play("close:wurttemberg")
    assert phase_of(game) == "cartwright"
    game.play("end")
    assert not game.state.owed.any()


def test_every_fact_can_be_false() -> None:
    """The checks can fail: one wrong byte in the states of a game breaks each fact."""
    rng, game = random.Random(1), Setting(3, True, True).new(1)
    states = np.stack([play_on(game, hasty, rng.random(), 1).bytes for _ in range(250)])
    assert facts_broken_by(states) == set()
    wrong_bits = [(at, 1) for at in range(STATE.itemsize)]
    wrong_bytes = [(STATE.fields[field][1], byte) for field, byte in (("market", NO_CITY), ("tiles", 6), ("chips", 13))]
    broken = set()
    for at, wrong in wrong_bits + wrong_bytes:
        changed = states.copy()
        changed[100:150, at] = states[100:150, at] ^ 1 if wrong == 1 else wrong
        broken |= facts_broken_by(changed)
    assert broken == {fact.__name__ for fact in invariants.FACTS}


def facts_broken_by(states: np.ndarray) -> set[str]:
    game = states.view(STATE)[:, 0].view(np.recarray)
    return {fact.__name__ for fact in invariants.FACTS if not fact(game).all()}
