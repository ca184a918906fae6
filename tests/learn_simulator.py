"""Run the kernels of `learn` on Numba's simulator of a GPU, beside the plain functions. Started by test_engines.py."""

import random
from typing import Any

import numpy as np
from numba import config

from postroad import engine
from postroad.bots.greedy import greedy
from postroad.learn.kernels import NEXT_GAME, GpuExecutor, executor
from postroad.observation import FEATURES, observe
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.hide import hide, sample
from postroad.rules.options import Options
from postroad.rules.play import step
from postroad.rules.rng import seed_generator
from postroad.rules.scoring import points_of, winner
from postroad.rules.setup import set_up
from postroad.rules.state import STATE

SETTINGS = [Options(2), Options(3, True, True, 8), Options(4, False, True, rome=2)]
SEED, DECISIONS = 9, 60


class Arrays:
    """Games as the kernels have them."""

    def __init__(self) -> None:
        count = len(SETTINGS)
        self.states = np.zeros(count, STATE)
        for at, options in enumerate(SETTINGS):
            options.write(self.states[at : at + 1])
        self.seeds = np.arange(count) + SEED
        self.legal, self.sizes = np.zeros((count, MOST_LEGAL), np.int16), np.zeros(count, np.int64)
        self.done, self.won = np.zeros(count, bool), np.zeros(count, np.int64)
        self.points = np.zeros((count, SEATS), np.int64)
        self.words, self.judged = np.zeros((count, 4), np.uint32), np.zeros(count, np.int64)
        self.seen = np.zeros((count, FEATURES), np.int8)

    def run(self, name: str, *arguments: Any) -> None:
        executor("cuda").run(name, len(SETTINGS), 0, *arguments)

    def play(self, actions: np.ndarray) -> None:
        self.run("play", self.states, self.seeds, actions, self.legal, self.sizes, self.done, self.points, self.won)


def main() -> None:
    assert config.ENABLE_CUDASIM and isinstance(executor("cuda"), GpuExecutor)
    assert not engine.loaded
    rng, games, plain, words = random.Random(2), Arrays(), np.zeros(len(SETTINGS), STATE), np.zeros((len(SETTINGS), 4), np.uint32)
    out = np.zeros(MOST_LEGAL, np.int16)
    games.run("draw", games.words, SEED)
    games.run("begin", games.states, games.seeds, games.legal, games.sizes)
    for at, options in enumerate(SETTINGS):
        seed_generator(words[at], SEED + at)
        options.write(plain[at : at + 1])
        assert set_up(plain[at], SEED + at, out, None, None) == games.sizes[at]
    looks = 0
    for number in range(DECISIONS):
        offset = number % SEATS
        viewers = (games.states["seat"].astype(np.int64) + offset) % games.states["players"]
        games.run("look", games.states, viewers, games.seen)
        games.run("judge", games.states.copy(), games.legal, games.sizes, games.words, games.judged)
        actions = np.zeros(len(SETTINGS), np.int64)
        for at, state in enumerate(plain):
            assert state.tobytes() == games.states[at].tobytes(), (number, at)
            viewer = (int(state.seat) + offset) % int(state.players)
            own, seen = plain[at : at + 1].copy(), np.zeros(FEATURES, np.int8)
            hide(own[0], viewer)
            observe(own[0], viewer, seen)
            assert (games.seen[at] == seen).all()
            own[0] = state
            hide(own[0], int(state.seat))
            assert games.judged[at] == greedy(own[0], games.legal[at], int(games.sizes[at]), words[at])
            actions[at] = games.judged[at] if rng.random() < 0.9 else games.legal[at, rng.randrange(games.sizes[at])]
            looks += 1
        check_branches(games, actions, SEED + number)
        games.play(actions)
        for at, state in enumerate(plain):
            assert step(state, int(actions[at]), out, None, None) == games.sizes[at] and not games.done[at]
    check_outcomes(games)
    print(f"simulator: {looks} positions alike")


def check_branches(games: Arrays, actions: np.ndarray, seed: int) -> None:
    """The actions in samples of the positions, and what the same seats must do after them."""
    states, plain = (games.states.view(np.uint8).copy().view(STATE) for _ in range(2))  # with the bytes between fields
    sizes, out = np.zeros(len(SETTINGS), np.int64), np.zeros(MOST_LEGAL, np.int16)
    games.run("imagine", states, seed)
    for at, state in enumerate(plain):
        hide(state, int(state.seat))
        sample(state, seed + at)
    assert states.tobytes() == plain.tobytes()
    games.run("advance", states, actions, games.legal.copy(), sizes, games.points.copy(), games.won.copy())
    for at, state in enumerate(plain):
        seat, size = int(state.seat), step(state, int(actions[at]), out, None, None)
        while size == 1 and state.seat == seat:
            size = step(state, int(out[0]), out, None, None)
        assert size == sizes[at] and state.tobytes() == states[at].tobytes()


def check_outcomes(games: Arrays) -> None:
    """Play the first game to its end: it reports its outcome, and the next one begins."""
    seeds = games.seeds.copy()
    for _ in range(3000):
        games.run("judge", games.states.copy(), games.legal, games.sizes, games.words, games.judged)
        before = games.states.copy()
        games.play(games.judged)
        if games.done[0]:
            out = np.zeros(MOST_LEGAL, np.int16)
            assert step(before[0], int(games.judged[0]), out, None, None) == 0
            assert games.won[0] == winner(before[0])
            assert games.points[0].tolist() == [points_of(before[0], seat) for seat in range(SEATS)]
            assert games.seeds[0] == seeds[0] + NEXT_GAME and games.sizes[0] > 0 and games.states[0].round_number == 1
            return
    raise AssertionError("the game does not end")


if __name__ == "__main__":
    main()
