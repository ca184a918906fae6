"""States of games as one array, in memory that PyTorch and the kernels share."""

from typing import Any

import torch

from postroad.cuda import cuda
from postroad.learn.kernels import executor
from postroad.observation import FEATURES
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.state import SIZE, STATE

SEAT_AT, PLAYERS_AT = (STATE.fields[name][1] for name in ("seat", "players"))  # type: ignore[index]
INPUTS = (
    -(-FEATURES // 8) * 8
)  # the width of observations; GPUs multiply rows of a multiple of 8 five times as fast, so the last ones are 0


class States:
    """An array of states, with the lists of legal actions and the results of finished games."""

    def __init__(self, raw: torch.Tensor, device: str) -> None:
        self.raw, self.device, self.count = raw.view(-1, SIZE), device, raw.numel() // SIZE
        self._executor = executor(device)
        self.legal = self.new((self.count, MOST_LEGAL), torch.int16)
        self.sizes = self.new((self.count,), torch.int64)
        self.points = self.new((self.count, SEATS), torch.int64)
        self.won = self.new((self.count,), torch.int64)

    @property
    def seats(self) -> torch.Tensor:
        """The deciding seats."""
        return self.raw[:, SEAT_AT].long()

    @property
    def players(self) -> torch.Tensor:
        return self.raw[:, PLAYERS_AT].long()

    def new(self, shape: tuple[int, ...], kind: torch.dtype = torch.float32) -> torch.Tensor:
        return torch.zeros(shape, dtype=kind, device=self.device)

    def new_observations(self, *shape: int) -> torch.Tensor:
        """Room for observations, a row for each state.

        On a GPU, states are adjacent in memory: neighbouring threads write to neighbouring addresses, five times as fast.
        """
        if self.device == "cuda":
            return self.new((*shape, INPUTS, self.count), torch.int8).transpose(-1, -2)
        return self.new((*shape, self.count, INPUTS), torch.int8)

    def observe_as(self, viewers: torch.Tensor, out: torch.Tensor) -> None:
        """Write what a seat of each game sees."""
        self._run("look", self._states(self.raw), *map(self._shared, (viewers, out)))

    def _run(self, name: str, *arguments: Any) -> None:
        if self.count:
            self._executor.run(name, self.count, self._stream(), *arguments)

    def _states(self, raw: torch.Tensor) -> Any:
        return self._shared(raw.view(-1)).view(STATE)

    def _shared(self, tensor: torch.Tensor) -> Any:
        return cuda.as_cuda_array(tensor) if self.device == "cuda" else tensor.numpy()

    def _stream(self) -> Any:
        """PyTorch's own stream, so that kernels and networks run in order."""
        return cuda.external_stream(torch.cuda.current_stream().cuda_stream) if self.device == "cuda" else None
