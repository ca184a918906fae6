"""Run the kernels of vector environments on Numba's simulator of a GPU, beside plain functions. Started by test_engines.py."""

import random

import numpy as np
import pytest
from numba import config

from postroad import Game, engine
from postroad.bots.greedy import greedy
from postroad.envs import VectorEnv
from postroad.envs.devices import SimulatedGpu, device_of
from postroad.envs.games import NEXT_GAME
from postroad.observation import FEATURES, observe
from postroad.rules.actions import ACTIONS
from postroad.rules.options import Options

SETTINGS = [Options(2), Options(3, True, True, 8), Options(4, False, True, rome=2)]
DECISIONS, MOST_DECISIONS = 60, 3000


def seen(game: Game, offset: int) -> np.ndarray:
    out, viewer = np.zeros(FEATURES, np.int8), (int(game.seat or 0) + offset) % game.options.players
    observe(game.view(viewer).state, viewer, out)
    return out


def shows(env: VectorEnv, at: int, game: Game, offset: int) -> None:
    legal = game.legal_numbers()
    assert env.game(at) == game and env.seat[at] == game.seat
    assert env.legal[at, : env.num_legal[at]].tolist() == list(legal)
    assert np.flatnonzero(env.masks[at]).tolist() == sorted(legal)
    out = np.zeros((len(SETTINGS), FEATURES), np.int8)
    env.observe(out, offset)
    assert (out[at] == seen(game, offset)).all() and (env.observations[at] == seen(game, 0)).all()


def main() -> None:
    assert config.ENABLE_CUDASIM and isinstance(device_of("cuda"), SimulatedGpu)
    assert not engine.loaded
    env, rng = VectorEnv(len(SETTINGS), SETTINGS, seed=9, device="cuda", max_decisions=MOST_DECISIONS), random.Random(2)
    games, looks = [Game.of(options, int(seed)) for options, seed in zip(SETTINGS, env.seeds, strict=True)], 0
    for number in range(DECISIONS):
        samplers = env.save().games.samplers
        actions = env.greedy_actions().copy()
        for at, game in enumerate(games):
            shows(env, at, game, number % 4)
            legal = np.array(game.legal_numbers(), np.int16)
            assert greedy(game.view(game.seat).state, legal, len(legal), samplers[at]) == actions[at]
            if rng.random() < 0.1:
                actions[at] = env.sample_actions(np.zeros((len(SETTINGS), ACTIONS)))[at]
            game.play(int(actions[at]))
            looks += 1
        env.step(actions)
        assert not env.done.any()
    refuses(env)
    ends(env)
    print(f"simulator: {looks} positions alike")


def refuses(env: VectorEnv) -> None:
    """A game with an illegal action stays as it is; the others move."""
    before, actions = env.save().games.states, env.sample_actions().copy()
    env.check()
    actions[1] = ACTIONS
    env.step(actions)
    assert [(one == other).all() for one, other in zip(before, env.save().games.states, strict=True)] == [False, True, False]
    with pytest.raises(ValueError, match="game 1 got an illegal action"):
        env.check()
    env.check()


def ends(env: VectorEnv) -> None:
    """The first game is played to its end: the arrays have its result, and the next one begins."""
    for _ in range(MOST_DECISIONS):
        before, seed, actions = env.game(0), env.seeds[0], env.greedy_actions()
        env.step(actions)
        if env.done[0]:
            before.play(int(actions[0]))
            assert env.winner[0] == before.winner and env.points[0, :2].tolist() == before.points()
            assert sorted(env.rewards[0].tolist()) == [-1, 0, 0, 1]
            assert env.seeds[0] == seed + NEXT_GAME and env.decisions[0] == 0 and env.game(0).decisions == 0
            return
    raise AssertionError("the game does not end")


if __name__ == "__main__":
    main()
