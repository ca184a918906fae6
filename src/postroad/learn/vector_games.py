"""Vector games: thousands of games as one array, in memory that PyTorch and the kernels share."""

from itertools import product
from typing import Any

import numpy as np
import torch

from postroad.cuda import cuda
from postroad.learn.kernels import as_unsigned, executor
from postroad.observation import FEATURES
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.options import CHOSEN, Options
from postroad.rules.state import STATE

# All options of new games.
SETTINGS = [
    Options(**dict(zip(CHOSEN, chosen, strict=True))).newest()
    for chosen in product(*(option.choices for option in CHOSEN.values()))
]


def name_of(options: Options) -> str:
    chosen = {name: value for name, value in options._asdict().items() if name in CHOSEN and value is not False}
    return " ".join(name if value is True else f"{value} {name.replace('_', ' ')}" for name, value in chosen.items())


class VectorGames:
    """An array of endless games; game i has setting i modulo the number of settings."""

    def __init__(self, count: int, seed: int, device: str, settings: list[Options] = SETTINGS) -> None:
        self.count, self.device, self.kinds = count, device, len(settings)
        self._executor = executor(device)
        blank = np.zeros(count, STATE)
        for index, options in enumerate(settings):
            options.write(blank[index :: len(settings)])
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
        self.seats = self.new((count,), torch.int64)  # the deciding seats at the last `observe`
        self._words = self.new((count, 4), torch.int32)
        self._judged = self.new((count,), torch.int64)
        self._run("draw", as_unsigned(self._shared(self._words)), seed + 7)
        self._run("begin", self._states(self._bytes), *map(self._shared, (self.seeds, self.legal, self.sizes)))

    def new(self, shape: tuple[int, ...], kind: torch.dtype = torch.float32) -> torch.Tensor:
        return torch.zeros(shape, dtype=kind, device=self.device)

    def new_observations(self, *shape: int) -> torch.Tensor:
        """Room for observations, a row for each game.

        On a GPU, games are adjacent in memory: neighbouring threads write to neighbouring addresses, which is five times as fast.
        """
        if self.device == "cuda":
            return self.new((*shape, FEATURES, self.count), torch.int8).transpose(-1, -2)
        return self.new((*shape, self.count, FEATURES), torch.int8)

    def step(self, actions: torch.Tensor) -> None:
        arrays = (self.seeds, actions, self.legal, self.sizes, self.done, self.points, self.won)
        self._run("play", self._states(self._bytes), *map(self._shared, arrays))

    def take(self, indices: torch.Tensor) -> None:
        """Play the legal action at this index in each game."""
        self.step(self.legal.gather(1, indices[:, None]).squeeze(1).long())

    def observe(self, out: torch.Tensor, offset: int = 0) -> None:
        """Write the observation of the deciding seat, or of the seat `offset` after it."""
        self._run("look", self._states(self._bytes), offset, self._shared(out), self._shared(self.seats))

    def greedy_choice(self) -> torch.Tensor:
        """The index of greedy's choice in each game."""
        self._copied.copy_(self._bytes)
        legal, sizes, words, judged = map(self._shared, (self.legal, self.sizes, self._words, self._judged))
        self._run("judge", self._states(self._copied), legal, sizes, as_unsigned(words), judged)
        return (self.legal.long() == self._judged[:, None]).int().argmax(1)

    def _run(self, name: str, *arguments: Any) -> None:
        self._executor.run(name, self.count, self._stream(), *arguments)

    def _states(self, raw: torch.Tensor) -> Any:
        return self._shared(raw).view(STATE)

    def _shared(self, tensor: torch.Tensor) -> Any:
        return cuda.as_cuda_array(tensor) if self.device == "cuda" else tensor.numpy()

    def _stream(self) -> Any:
        """PyTorch's own stream, so that kernels and networks run in order."""
        return cuda.external_stream(torch.cuda.current_stream().cuda_stream) if self.device == "cuda" else None
