"""Run the rules in a CUDA kernel, on Numba's simulator, beside plain Python. Started by test_engines.py."""

import random

import numpy as np
from numba import config

from postroad import Game, engine
from postroad.cuda import cuda
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.options import Options
from postroad.rules.play import step
from postroad.rules.setup import set_up
from postroad.rules.state import STATE
from tests.policies import SETTINGS, hasty

SEED = 5


@cuda.jit
def set_up_all(states, out, sizes):
    at = cuda.grid(1)
    if at < states.size:
        sizes[at] = set_up(states[at], SEED, out[at], None, None)


@cuda.jit
def step_all(states, choices, out, sizes):
    """Step all games; a choice is an index into the game's legal actions."""
    at = cuda.grid(1)
    if at < states.size and sizes[at] > 0:
        sizes[at] = step(states[at], int(out[at, choices[at]]), out[at], None, None)


def choose(game: Game, rng: random.Random) -> int:
    return game.legal_numbers().index(hasty(game, rng)) if not game.over else 0


def main() -> None:
    assert config.ENABLE_CUDASIM and type(step_all).__module__.startswith("numba.cuda.simulator"), type(step_all)
    assert not engine.loaded
    games, rng = [setting.new(SEED) for setting in SETTINGS], random.Random(SEED)
    states, out = np.zeros(len(games), STATE), np.zeros((len(games), MOST_LEGAL), np.int16)
    sizes, decisions = np.zeros(len(games), np.int64), 0
    for at, setting in enumerate(SETTINGS):
        Options(*setting).newest().write(states[at : at + 1])
    set_up_all[1, 16](states, out, sizes)
    while not all(game.over for game in games):
        choices = [choose(game, rng) for game in games]
        step_all[1, 16](states, np.array(choices), out, sizes)
        for game, choice in zip(games, choices, strict=True):
            if not game.over:
                game.play(game.legal_numbers()[choice])
                decisions += 1
        assert states.tobytes() == b"".join(game.bytes.tobytes() for game in games)
        assert sizes.tolist() == [len(game.legal()) for game in games]
    assert decisions > 100 * len(games)
    print("simulator:", len(games), "games alike")


if __name__ == "__main__":
    main()
