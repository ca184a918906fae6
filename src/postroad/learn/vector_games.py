"""Thousands of games as one array, on memory that PyTorch and the rules' kernels share."""

from itertools import product
from typing import Any

import numpy as np
import torch

from postroad.bots.features import FEATURES
from postroad.cuda import cuda
from postroad.learn.kernels import as_words, loops
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.state import STATE
from postroad.rules.transitions import Options

# Everything that can be played today.
SETTINGS = [
    Options(players, honours, audience, provinces).newest()
    for players, honours, audience, provinces in product((2, 3, 4), (False, True), (False, True), (9, 8))
]


def name_of(options: Options) -> str:
    modules = [module for module in ("honours", "audience") if getattr(options, module)]
    return " ".join([f"{options.players} players", *modules, f"{options.provinces_for_all} provinces"])


class VectorGames:
    """So many games that go on for ever; `settings` come one after the other."""

    def __init__(self, count: int, seed: int, device: str, settings: list[Options] = SETTINGS) -> None:
        self.count, self.device, self.kinds = count, device, len(settings)
        self._loops = loops(device)
        blank = np.zeros(count, STATE)
        for place, options in enumerate(settings):
            options.write(blank[place :: len(settings)])
        self._bytes = torch.from_numpy(blank.view(np.uint8)).to(device)
        self._copied = torch.empty_like(self._bytes)
        self.players = torch.from_numpy(blank["players"].astype(np.int64)).to(device)
        self.settings = torch.arange(count, device=device) % len(settings)
        self.seeds = torch.arange(count, device=device, dtype=torch.int64) + (seed << 40)
        self.legal = self.new((count, MOST_LEGAL), torch.int16)
        self.sizes = self.new((count,), torch.int64)
        self.done = self.new((count,), torch.bool)
        self.points = self.new((count, SEATS), torch.int64)
        self.won = self.new((count,), torch.int64)
        self.seats = self.new((count,), torch.int64)  # who decides, as far as was looked
        self._words = self.new((count, 4), torch.int32)
        self._judged = self.new((count,), torch.int64)
        self._run("draw", as_words(self._shared(self._words)), seed + 7)
        self._run("begin", self._states(self._bytes), *map(self._shared, (self.seeds, self.legal, self.sizes)))

    def new(self, shape: tuple[int, ...], kind: torch.dtype = torch.float32) -> torch.Tensor:
        return torch.zeros(shape, dtype=kind, device=self.device)

    def new_observations(self, *shape: int) -> torch.Tensor:
        """A row a game. On a GPU neighbours in memory are games, not numbers: threads side by side write side by side, which is
        five times as fast.
        """
        if self.device == "cuda":
            return self.new((*shape, FEATURES, self.count), torch.int8).transpose(-1, -2)
        return self.new((*shape, self.count, FEATURES), torch.int8)

    def step(self, actions: torch.Tensor) -> None:
        arrays = (self.seeds, actions, self.legal, self.sizes, self.done, self.points, self.won)
        self._run("play", self._states(self._bytes), *map(self._shared, arrays))

    def take(self, places: torch.Tensor) -> None:
        """In each game the legal action at this place of its list."""
        self.step(self.legal.gather(1, places[:, None]).squeeze(1).long())

    def observe(self, out: torch.Tensor, chair: int = 0) -> None:
        """What whoever decides sees, or whoever sits so many chairs after."""
        self._run("look", self._states(self._bytes), chair, self._shared(out), self._shared(self.seats))

    def judged(self) -> torch.Tensor:
        """The place of what greedy would do."""
        self._copied.copy_(self._bytes)
        legal, sizes, words, judged = map(self._shared, (self.legal, self.sizes, self._words, self._judged))
        self._run("judge", self._states(self._copied), legal, sizes, as_words(words), judged)
        return (self.legal.long() == self._judged[:, None]).int().argmax(1)

    def _run(self, name: str, *arguments: Any) -> None:
        self._loops.run(name, self.count, self._stream(), *arguments)

    def _states(self, whole: torch.Tensor) -> Any:
        return self._shared(whole).view(STATE)

    def _shared(self, tensor: torch.Tensor) -> Any:
        return cuda.as_cuda_array(tensor) if self.device == "cuda" else tensor.numpy()

    def _stream(self) -> Any:
        """PyTorch's own: so kernels and networks come one after the other."""
        return cuda.external_stream(torch.cuda.current_stream().cuda_stream) if self.device == "cuda" else None
