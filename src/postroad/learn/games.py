"""Thousands of games as one array on a GPU: the rules as kernels, one thread a game, on memory that PyTorch shares."""

from itertools import product
from typing import Any

import numpy as np
import torch
from numba import cuda

from postroad.bots.features import FEATURES, observe
from postroad.bots.greedy import greedy
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.chance import seed_generator
from postroad.rules.hide import hide
from postroad.rules.play import step
from postroad.rules.scoring import points_of, winner
from postroad.rules.setup import set_up
from postroad.rules.state import STATE
from postroad.rules.steps import Options

THREADS = 64  # a block
NEXT_GAME = 1 << 32  # the seeds of one game after the other lie this far apart

# Everything that can be played.
SETTINGS = [
    Options(players, honours, audience, provinces)
    for players, honours, audience, provinces in product((2, 3, 4), (False, True), (False, True), (9, 8))
]


def begin_each(states: Any, seeds: Any, legal: Any, sizes: Any) -> None:
    at = cuda.grid(1)
    if at < states.size:
        sizes[at] = set_up(states[at], seeds[at], legal[at], None, None)


def step_each(states: Any, seeds: Any, actions: Any, legal: Any, sizes: Any, done: Any, points: Any, won: Any) -> None:
    """Carry out an action in each game; one that is over tells its points and who has won, and another begins."""
    at = cuda.grid(1)
    if at < states.size:
        state = states[at]
        sizes[at] = step(state, actions[at], legal[at], None, None)
        done[at] = sizes[at] == 0
        if sizes[at] == 0:
            for seat in range(SEATS):
                points[at, seat] = points_of(state, seat)
            won[at] = winner(state)
            seeds[at] += NEXT_GAME
            sizes[at] = set_up(state, seeds[at], legal[at], None, None)


def observe_each(states: Any, copies: Any, chair: int, out: Any, seats: Any) -> None:
    """What a seat sees of each game: the one that decides, or one so many chairs after it."""
    at = cuda.grid(1)
    if at < states.size:
        seats[at] = states[at].seat
        viewer = (states[at].seat + chair) % states[at].players
        hide(copies[at], viewer)
        observe(copies[at], viewer, out[at])


def judge_each(states: Any, legal: Any, sizes: Any, words: Any, actions: Any) -> None:
    """What greedy does."""
    at = cuda.grid(1)
    if at < states.size:
        actions[at] = greedy(states[at], legal[at], sizes[at], words[at])


def seed_each(words: Any, seed: int) -> None:
    at = cuda.grid(1)
    if at < words.shape[0]:
        seed_generator(words[at], seed + at)


# Fewer registers make more threads fit.
begin_all = cuda.jit(begin_each)
step_all = cuda.jit(max_registers=128)(step_each)
observe_all = cuda.jit(observe_each)
judge_all = cuda.jit(max_registers=128)(judge_each)
seed_all = cuda.jit(seed_each)


class Games:
    """So many games that go on for ever; `settings` come one after the other."""

    def __init__(self, count: int, seed: int, settings: list[Options] = SETTINGS) -> None:
        self.count = count
        self._blocks = -(-count // THREADS)
        blank = np.zeros(count, STATE)
        for place, options in enumerate(settings):
            options.write(blank[place :: len(settings)])
        self._bytes = torch.from_numpy(blank.view(np.uint8)).cuda()
        self._copied = torch.empty_like(self._bytes)
        self.players = torch.from_numpy(blank["players"].astype(np.int64)).cuda()
        self.settings = torch.arange(count, device="cuda") % len(settings)
        self.seeds = torch.arange(count, device="cuda", dtype=torch.int64) + (seed << 40)
        self.legal = torch.zeros((count, MOST_LEGAL), dtype=torch.int16, device="cuda")
        self.sizes = torch.zeros(count, dtype=torch.int64, device="cuda")
        self.done = torch.zeros(count, dtype=torch.bool, device="cuda")
        self.points = torch.zeros((count, SEATS), dtype=torch.int64, device="cuda")
        self.won = torch.zeros(count, dtype=torch.int64, device="cuda")
        self.seats = torch.zeros(count, dtype=torch.int64, device="cuda")
        self._words = torch.zeros((count, 4), dtype=torch.int32, device="cuda")
        self._judged = torch.zeros(count, dtype=torch.int64, device="cuda")
        self._run(seed_all, shared(self._words).view(np.uint32), seed + 7)
        self._run(begin_all, self._states, shared(self.seeds), shared(self.legal), shared(self.sizes))

    def _run(self, kernel: Any, *arguments: Any) -> None:
        kernel[self._blocks, THREADS, stream()](*arguments)

    @property
    def _states(self) -> Any:
        return shared(self._bytes).view(STATE)

    def step(self, actions: torch.Tensor) -> None:
        arrays = (self.seeds, actions, self.legal, self.sizes, self.done, self.points, self.won)
        self._run(step_all, self._states, *map(shared, arrays))

    def observe(self, out: torch.Tensor, chair: int = 0) -> None:
        self._copied.copy_(self._bytes)
        self._run(observe_all, self._states, shared(self._copied).view(STATE), chair, shared(out), shared(self.seats))

    def judged(self) -> torch.Tensor:
        """What greedy would do."""
        self._copied.copy_(self._bytes)
        arrays = (self.legal, self.sizes, self._words, self._judged)
        words = [shared(one) for one in arrays]
        words[2] = words[2].view(np.uint32)
        self._run(judge_all, shared(self._copied).view(STATE), *words)
        return self._judged

    def new_observations(self, *shape: int) -> torch.Tensor:
        return torch.zeros((*shape, self.count, FEATURES), dtype=torch.int8, device="cuda")


def shared(tensor: torch.Tensor) -> Any:
    return cuda.as_cuda_array(tensor)


def stream() -> Any:
    """PyTorch's own: so kernels and networks come one after the other."""
    return cuda.external_stream(torch.cuda.current_stream().cuda_stream)
