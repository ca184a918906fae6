"""A marathon: many decisions, game after game, by the same function in plain Python, compiled, and on a GPU.

It is what benchmarks time, and what proves that all three agree.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from postroad.bots.scripted_policies import choose
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.jit import rule
from postroad.rules.jit_cache import compiled
from postroad.rules.play import step
from postroad.rules.rng import seed_generator
from postroad.rules.setup import set_up
from postroad.rules.state import STATE, State
from postroad.rules.transitions import Options

THREADS_A_BLOCK = 64
NEXT_GAME = 1 << 32  # the seeds of one runner's games lie this far apart, so that no two runners meet


@rule
def run(state: State, legal: Any, words: Any, policy: int, seed: int, decisions: int) -> int:
    """Take so many decisions in games with the options in the state; how many games were finished."""
    seed_generator(words, ~seed)
    games = 0
    size = set_up(state, seed, legal, None, None)
    for _ in range(decisions):
        size = step(state, choose(policy, state, legal, size, words), legal, None, None)
        if size == 0:
            games += 1
            size = set_up(state, seed + games * NEXT_GAME, legal, None, None)
    return games


def run_all(states: Any, games: Any, policy: int, seed: int, decisions: int) -> None:
    """One runner a state, with the seeds from `seed` on; `games` counts what each finished."""
    legal = np.zeros(MOST_LEGAL, np.int16)
    words = np.zeros(4, np.uint32)
    for runner in range(len(states)):
        games[runner] = run(states[runner], legal, words, policy, seed + runner, decisions)


run_all_fast = compiled("postroad.bots", "postroad.arena")(run_all)


def new_states(runners: int, options: Options) -> tuple[NDArray[np.void], NDArray[np.int32]]:
    states = np.zeros(runners, STATE)
    options.write(states)
    return states, np.zeros(runners, np.int32)


def gpu_kernel() -> Any:
    """`run_all` as a CUDA kernel, one thread a runner. Needs a GPU, or NUMBA_ENABLE_CUDASIM=1."""
    from numba import config

    from postroad.cuda import cuda

    # Fewer registers make more threads fit, but spill: on an H200 128 is the best of 64, 96, 128 and no limit (+40 %).
    @cuda.jit(**({} if config.ENABLE_CUDASIM else {"max_registers": 128}))
    def run_all_gpu(states, games, policy, seed, decisions):  # type: ignore[no-untyped-def]
        runner = cuda.grid(1)
        if runner < len(states):
            legal = cuda.local.array(MOST_LEGAL, np.int16)
            words = cuda.local.array(4, np.uint32)
            games[runner] = run(states[runner], legal, words, policy, seed + runner, decisions)

    return run_all_gpu


def run_all_on_gpu(kernel: Any, states: Any, games: Any, *arguments: int) -> None:
    """The kernel on arrays of this machine."""
    blocks = -(-len(states) // THREADS_A_BLOCK)
    kernel[blocks, THREADS_A_BLOCK](states, games, *arguments)
