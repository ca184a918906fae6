"""Throughput runs: many decisions in consecutive games, by one function in plain Python, compiled and on a GPU.

Benchmarks time these runs, and tests check that all three agree.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from postroad.bots.scripted_policies import choose
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.jit import rule
from postroad.rules.jit_cache import compiled
from postroad.rules.options import Options
from postroad.rules.play import step
from postroad.rules.rng import seed_generator
from postroad.rules.setup import set_up
from postroad.rules.state import STATE, State

THREADS_A_BLOCK = 64
NEXT_GAME = 1 << 32  # the distance of the seeds of a runner's games, so that no two runners share a seed


@rule
def run(state: State, legal: Any, rng: Any, policy: int, seed: int, decisions: int) -> int:
    """Play `decisions` decisions in games with the options in the state; return the number of finished games."""
    seed_generator(rng, ~seed)
    games = 0
    size = set_up(state, seed, legal, None, None)
    for _ in range(decisions):
        size = step(state, choose(policy, state, legal, size, rng), legal, None, None)
        if size == 0:
            games += 1
            size = set_up(state, seed + games * NEXT_GAME, legal, None, None)
    return games


def run_all(states: Any, games: Any, policy: int, seed: int, decisions: int) -> None:
    """Run one runner for each state, with seeds from `seed` on; `games` gets the finished games of each."""
    legal = np.zeros(MOST_LEGAL, np.int16)
    rng = np.zeros(4, np.uint32)
    for runner in range(len(states)):
        games[runner] = run(states[runner], legal, rng, policy, seed + runner, decisions)


run_all_fast = compiled("postroad.bots", "postroad.arena")(run_all)


def new_states(runners: int, options: Options) -> tuple[NDArray[np.void], NDArray[np.int32]]:
    states = np.zeros(runners, STATE)
    options.write(states)
    return states, np.zeros(runners, np.int32)


def gpu_kernel() -> Any:
    """`run_all` as a CUDA kernel, one thread a runner. Needs a GPU, or NUMBA_ENABLE_CUDASIM=1."""
    from numba import config

    from postroad.cuda import cuda

    # Fewer registers allow more threads but spill: on an H200, 128 is the best of 64, 96, 128 and no limit (+40%).
    @cuda.jit(**({} if config.ENABLE_CUDASIM else {"max_registers": 128}))
    def run_all_gpu(states, games, policy, seed, decisions):  # type: ignore[no-untyped-def]
        runner = cuda.grid(1)
        if runner < len(states):
            legal = cuda.local.array(MOST_LEGAL, np.int16)
            rng = cuda.local.array(4, np.uint32)
            games[runner] = run(states[runner], legal, rng, policy, seed + runner, decisions)

    return run_all_gpu


def run_all_on_gpu(kernel: Any, states: Any, games: Any, *arguments: int) -> None:
    """Run the kernel on these arrays."""
    blocks = -(-len(states) // THREADS_A_BLOCK)
    kernel[blocks, THREADS_A_BLOCK](states, games, *arguments)
