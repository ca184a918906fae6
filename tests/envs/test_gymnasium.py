"""The environments of Gymnasium pass its own check, and their games are the rules' games."""

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="needs gymnasium: pip install 'postroad[gymnasium]'")

import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from postroad import Game
from postroad.envs import gymnasium_env
from tests.envs.test_vector_env import seen
from tests.policies import SETTINGS, Setting

pytestmark = pytest.mark.long("games")


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_it_passes_the_check_of_gymnasium(setting: Setting) -> None:
    env = gymnasium.make("Postroad-v0", opponents="random", **setting._asdict())
    with warnings.catch_warnings(record=True) as told:
        check_env(env.unwrapped)
    assert [str(one.message) for one in told if "render" not in str(one.message)] == []


def test_one_seat_plays_among_bots() -> None:
    env = gymnasium.make("Postroad-v0", players=3, opponents=["greedy", "careless"], disable_env_checker=True).unwrapped
    seats, ends = set(), []
    for seed in range(8):
        shown, info = env.reset(seed=seed)
        seats.add(env.seat)
        over, reward = False, 0.0
        while not over:
            assert env.game.seat == env.seat == info["seat"] and (shown == seen(env.game, env.seat)).all()
            assert np.flatnonzero(env.action_masks()).tolist() == sorted(env.game.legal_numbers()) and reward == 0
            assert (info["action_mask"] == env.action_masks()).all()
            shown, reward, terminated, truncated, info = env.step(env.game.legal_numbers()[0])
            over = terminated or truncated
        ends.append((reward, terminated))
        assert reward == (1 if env.game.winner == env.seat else -0.5)
    assert seats == {0, 1, 2} and (-0.5, True) in ends
    env.close()


def test_an_illegal_action_ends_the_episode() -> None:
    env = gymnasium_env.PostroadEnv()
    env.reset(seed=1)
    before = env.game.copy()
    _, reward, terminated, truncated, info = env.step(354)
    assert (reward, terminated, truncated) == (-1, True, False) and info["illegal"] and env.game == before


def test_a_game_at_the_limit_is_truncated() -> None:
    env = gymnasium_env.PostroadEnv(max_decisions=30, margin=0.01)
    env.reset(seed=2)
    over = False
    while not over:
        _, reward, terminated, over, _ = env.step(env.game.legal_numbers()[0])
        assert not terminated
    points = env.game.points()
    assert env.decisions == 30 and reward != 0 and len(points) == 2


def test_the_table_is_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium_env.PostroadEnv(render_mode="ansi")
    env.reset(seed=3)
    assert env.render() == str(env.game)
    env = gymnasium_env.PostroadEnv(render_mode="human")
    env.reset(seed=3)
    assert env.render() is None and str(env.game) in capsys.readouterr().out


@pytest.mark.parametrize("opponents", [["greedy"], ["greedy"] * 3])
def test_each_seat_needs_an_opponent(opponents: Any) -> None:
    with pytest.raises(ValueError, match="a game of 3 needs 2 opponents"):
        gymnasium_env.PostroadEnv(3, opponents=opponents)


def test_the_vector_version_begins_the_next_game_in_the_same_step() -> None:
    envs = gymnasium.make_vec("Postroad-v0", num_envs=6, players=3, honours=True, opponents="greedy", max_decisions=150)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    shown, info = envs.reset(seed=4)
    ends = cuts = 0
    for _ in range(200):
        games, actions = [envs.unwrapped.games.game(at) for at in range(6)], []
        for at, game in enumerate(games):
            assert isinstance(game, Game) and (shown[at] == seen(game, game.seat)).all()
            actions.append(game.legal_numbers()[0])
            assert np.flatnonzero(info["action_mask"][at]).tolist() == sorted(game.legal_numbers())
        shown, reward, terminated, truncated, info = envs.step(np.array(actions))
        assert shown.shape == envs.observation_space.shape and not (terminated & truncated).any()
        over = terminated | truncated
        assert (reward[~over] == 0).all() and np.isin(reward[over], [1, -0.5]).all()
        if over.any():
            assert (info["_final_obs"] == over).all()
            assert all((one is not None) == was for one, was in zip(info["final_obs"], over, strict=True))
            assert (info["final_info"]["winner"][over] >= 0).all()
        ends, cuts = ends + terminated.sum(), cuts + truncated.sum()
    assert ends + cuts > 6
    assert (envs.unwrapped.action_masks() == info["action_mask"]).all()
    envs.close()


def test_the_same_seed_gives_the_same_vector_games() -> None:
    first, second = (gymnasium_env.PostroadVectorEnv(4, opponents="careless") for _ in range(2))
    assert (first.reset(seed=5)[0] == second.reset(seed=5)[0]).all()
    for _ in range(40):
        actions = first.games.sample_actions().copy()
        assert (first.step(actions)[0] == second.step(actions)[0]).all()
