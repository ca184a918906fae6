"""Vector games: thousands of games as one array, in memory that PyTorch and the kernels share."""

import numpy as np
import torch

from postroad.envs.settings import SETTINGS
from postroad.learn.kernels import as_unsigned
from postroad.learn.states import States
from postroad.rules.options import CHOSEN, Options
from postroad.rules.state import STATE


def name_of(options: Options) -> str:
    chosen = {name: value for name, value in options._asdict().items() if name in CHOSEN and value is not False}
    return " ".join(name if value is True else f"{value} {name.replace('_', ' ')}" for name, value in chosen.items())


class VectorGames(States):
    """An array of endless games; game i has setting i modulo the number of settings."""

    def __init__(self, count: int, seed: int, device: str, settings: list[Options] = SETTINGS) -> None:
        self.kinds = len(settings)
        blank = np.zeros(count, STATE)
        for index, options in enumerate(settings):
            options.write(blank[index :: len(settings)])
        super().__init__(torch.from_numpy(blank.view(np.uint8)).to(device), device)
        self._copied = torch.empty_like(self.raw)
        self.settings = torch.arange(count, device=device) % len(settings)
        self.seeds = torch.arange(count, device=device, dtype=torch.int64) + (seed << 40)
        self.done = self.new((count,), torch.bool)
        self._words = self.new((count, 4), torch.int32)
        self._judged = self.new((count,), torch.int64)
        self._run("draw", as_unsigned(self._shared(self._words)), seed + 7)
        self._run("begin", self._states(self.raw), *map(self._shared, (self.seeds, self.legal, self.sizes)))

    def step(self, actions: torch.Tensor) -> None:
        arrays = (self.seeds, actions, self.legal, self.sizes, self.done, self.points, self.won)
        self._run("play", self._states(self.raw), *map(self._shared, arrays))

    def take(self, indices: torch.Tensor) -> None:
        """Play the legal action at this index in each game."""
        self.step(self.legal.gather(1, indices[:, None]).squeeze(1).long())

    def observe(self, out: torch.Tensor, offset: int = 0) -> None:
        """Write the observation of the deciding seat, or of the seat `offset` after it."""
        self.observe_as((self.seats + offset) % self.players, out)

    def greedy_choice(self) -> torch.Tensor:
        """The index of greedy's choice in each game."""
        self._copied.copy_(self.raw)
        legal, sizes, words, judged = map(self._shared, (self.legal, self.sizes, self._words, self._judged))
        self._run("judge", self._states(self._copied), legal, sizes, as_unsigned(words), judged)
        return (self.legal.long() == self._judged[:, None]).int().argmax(1)
