"""The shipped network as a PyTorch module."""

from typing import Any

import numpy as np
import torch
from torch import nn

from postroad.bots.network import GAIN, STRONGEST
from postroad.observation import PLAYERS_AT
from postroad.rules.board import SEATS

LAYERS = ("first", "second", "third", "last")


class TorchNetwork(nn.Module):
    """Two policies and the value network, from a batch of observations to logits, chances to win and points.

    Each layer's outputs are from 0 to 1, as in the shipped network, but they are not rounded.
    """

    def __init__(self, network: np.ndarray) -> None:
        super().__init__()
        self.policy_of_two = _trunk(network["policy_of_two"][0])
        self.policy_of_more = _trunk(network["policy_of_more"][0])
        self.value = _trunk(network["value"][0])

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        inputs = observations.to(next(self.parameters()).dtype)
        more = observations[:, PLAYERS_AT + 1 : PLAYERS_AT + SEATS - 1] > 0  # three players, four players
        logits = torch.where(more.any(1, keepdim=True), self.policy_of_more(inputs), self.policy_of_two(inputs))
        there = torch.ones_like(observations[:, :SEATS], dtype=torch.bool)
        there[:, 2], there[:, 3] = more.any(1), more[:, 1]
        wins, points = self.value(inputs).split(SEATS, dim=1)
        return logits, wins.masked_fill(~there, -torch.inf).softmax(1), points.masked_fill(~there, 0.0)


def _trunk(stored: Any) -> nn.Sequential:
    """The layers of one trunk. The gain of the inputs becomes part of the first weights."""
    parts: list[nn.Module] = []
    from_one = 1.0
    for name in LAYERS:
        weights = stored[name].T * GAIN if name == "first" else stored[name]
        to_one = 1.0 if name == "last" else float(STRONGEST)
        scale = stored[f"{name}_scale"] / to_one
        layer = nn.Linear(weights.shape[1], weights.shape[0])
        with torch.no_grad():
            layer.weight.copy_(torch.from_numpy(weights * (scale * from_one)[:, None]))
            layer.bias.copy_(torch.from_numpy(stored[f"{name}_bias"] * scale))
        parts += [layer] if name == "last" else [layer, nn.Hardtanh(0.0, 1.0)]
        from_one = to_one
    return nn.Sequential(*parts)
