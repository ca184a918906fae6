"""The environment of PettingZoo passes its own tests, and its games are the rules' games."""

import random
import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="needs pettingzoo: pip install 'postroad[pettingzoo]'")

from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from postroad import IllegalAction
from postroad.envs import postroad_v0
from tests.envs.test_vector_env import seen
from tests.policies import SETTINGS, Setting

pytestmark = [
    pytest.mark.long("games"),
    # Its test warns of dictionaries with masks, which its own games of this kind have too.
    pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo"),
]


def arguments(setting: Setting) -> dict[str, Any]:
    return setting._asdict()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_it_passes_the_tests_of_pettingzoo(setting: Setting) -> None:
    def new(**keywords: Any) -> Any:
        return postroad_v0.env(**arguments(setting), **keywords)

    api_test(new(max_decisions=60), num_cycles=300)
    api_test(new(), num_cycles=100)
    seed_test(new, num_cycles=100)
    render_test(new)


def test_it_passes_the_benchmark_of_pettingzoo() -> None:
    performance_benchmark(postroad_v0.env(players=4))


def play(env: Any, rng: random.Random) -> None:
    """Play to the end, or to the limit."""
    for agent in env.agent_iter():
        seat = env.possible_agents.index(agent)
        shown, _, terminated, truncated, _ = env.last()
        assert (shown["observation"] == seen(env.game, seat)).all()
        assert np.flatnonzero(shown["action_mask"]).tolist() == sorted(env.game.view(seat).legal_numbers())
        over = terminated or truncated
        env.step(None if over else rng.choice(env.game.legal_numbers()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_at_the_limit_is_truncated(players: int) -> None:
    env = postroad_v0.raw_env(players, max_decisions=40, margin=0.1)
    env.reset(seed=5)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        assert not terminated and (truncated or reward == 0)
        if truncated:
            rewards[agent] = reward
        env.step(None if truncated else env.game.legal_numbers()[0])
    assert env.decisions == 40 and len(rewards) == players
    assert sum(rewards.values()) == pytest.approx(0) and max(rewards.values()) >= 1


def test_a_whole_game_is_won_by_one() -> None:
    env = postroad_v0.raw_env(3, honours=True, max_decisions=100_000)
    env.reset(seed=6)
    play(env, random.Random(6))
    assert env.game.over and env.agents == []


def test_the_winner_gets_one() -> None:
    env, rng = postroad_v0.raw_env(2, max_decisions=100_000), random.Random(7)
    env.reset(seed=7)
    while not env.game.over:
        env.step(rng.choice(env.game.legal_numbers()))
    assert env.rewards == {f"seat_{seat}": 1.0 if seat == env.game.winner else -1.0 for seat in range(2)}
    assert all(env.terminations.values()) and not any(env.truncations.values())


def test_an_illegal_action_is_refused_or_ends_the_game() -> None:
    raw, wrapped = postroad_v0.raw_env(), postroad_v0.env()
    raw.reset(seed=8)
    wrapped.reset(seed=8)
    with pytest.raises(IllegalAction):
        raw.step(354)
    with warnings.catch_warnings(action="ignore"):  # the wrapper tells of it on standard error too
        wrapped.step(354)
    assert wrapped.rewards == {"seat_0": -1, "seat_1": 0} and all(wrapped.terminations.values())
