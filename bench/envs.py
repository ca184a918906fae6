"""Measure the vector environments on one core, in turns with random play of the compiled rules: `python bench/envs.py`.

Each round runs every loop for a moment, so that a noisy machine is fair to all of them. A ratio is the median over the rounds, of
processor time. The package `fastcatan` takes part where it is installed, with its batch environment and a compiled random choice.
"""

import os

os.environ["OMP_NUM_THREADS"] = "1"  # read when fastcatan is imported

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec

import numba
import numpy as np
from numpy.typing import NDArray

from postroad.arena import throughput
from postroad.bots.scripted_policies import UNIFORM
from postroad.envs import VectorEnv
from postroad.rules.options import Options

RULES = "random play of the compiled rules"
PIECE = 20_000  # decisions of a loop at a time, at least
Loop = Callable[[], int]  # plays for a moment; returns the number of decisions


def rules(options: Options) -> Loop:
    runners, decisions = 16, PIECE // 16
    states, games = throughput.new_states(runners, options)

    def play() -> int:
        throughput.run_all_fast(states, games, UNIFORM, 1, decisions)
        return runners * decisions

    return play


def vector(options: Options, count: int, *arrays: str) -> Loop:
    """Random play in a vector environment that reads these arrays after each step."""
    env, steps = VectorEnv(count, options, seed=1), -(-PIECE // count)

    def play() -> int:
        for _ in range(steps):
            env.step(env.sample_actions())
            for array in arrays:
                getattr(env, array)
        return steps * count

    return play


@numba.njit
def choose_bits(masks: NDArray[np.uint64], actions: NDArray[np.uint32]) -> None:
    """Choose a random bit of each row."""
    for row in range(len(masks)):
        size, index = 0, 0
        for word in masks[row]:
            while word:
                word &= word - np.uint64(1)
                size += 1
        index = np.random.randint(size)
        for at in range(masks.shape[1]):
            word = masks[row, at]
            while word:
                if index == 0:
                    bit = 0
                    while not word >> np.uint64(bit) & np.uint64(1):
                        bit += 1
                    actions[row] = at * 64 + bit
                word &= word - np.uint64(1)
                index -= 1


def fastcatan_batch(count: int) -> Loop:
    import fastcatan

    env, steps = fastcatan.BatchedEnv(count, 1), -(-PIECE // count)
    env.reset()
    masks = np.zeros((count, fastcatan.MASK_WORDS), np.uint64)
    actions, dones = np.zeros(count, np.uint32), np.zeros(count, np.uint8)
    env.write_masks(masks)

    def play() -> int:
        for _ in range(steps):
            choose_bits(masks, actions)
            env.step_autoreset(actions, dones)
            env.write_masks(masks)
        return steps * count

    return play


def loops(options: Options, count: int) -> Iterator[tuple[str, Loop]]:
    yield RULES, rules(options)
    yield "steps", vector(options, count)
    yield "steps and masks", vector(options, count, "masks")
    yield "steps, masks and observations", vector(options, count, "masks", "observations")
    if find_spec("fastcatan"):
        yield "fastcatan: steps and masks", fastcatan_batch(count)


def rate(play: Loop, seconds: float) -> float:
    """Decisions a second of processor time."""
    done, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        done += play()
    return done / (time.process_time() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the vector environments on one core, beside random play of the rules.")
    parser.add_argument("--players", type=int, default=4, metavar="N", help="players of a game (default 4)")
    parser.add_argument("--modules", action="store_true", help="play with both modules")
    parser.add_argument("--count", type=int, default=1024, metavar="N", help="games at once (default 1024)")
    parser.add_argument("--rounds", type=int, default=25, metavar="N", help="rounds (default 25)")
    parser.add_argument("--seconds", type=float, default=0.1, metavar="S", help="seconds of a loop in a round (default 0.1)")
    given = parser.parse_args()
    options = Options(given.players, given.modules, given.modules).newest()
    measured = list(loops(options, given.count))
    for _, play in measured:
        play()  # compiles
    rates: dict[str, list[float]] = {name: [] for name, _ in measured}
    for _ in range(given.rounds):
        for name, play in measured:
            rates[name].append(rate(play, given.seconds))
    for name, found in rates.items():
        ratios = [one / base for one, base in zip(found, rates[RULES], strict=True)]
        print(f"{name:34} {statistics.median(found) / 1e6:6.2f} million decisions/s, ratio {statistics.median(ratios):.2f}")


if __name__ == "__main__":
    main()
