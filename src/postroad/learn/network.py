"""The network: from what a seat sees to what it would do, and how it expects the game to end for it."""

import torch
from torch import nn

from postroad.bots.features import CHAIR, FEATURES, TABLE
from postroad.rules.actions import ACTIONS
from postroad.rules.board import SEATS

WIDTH = 512
# Numbers that are large are made small first; all others count a few things.
LARGE = {"round": 32, "quiet rounds": 32, "deck": 32, "points": 16, "offices left": 16, "length of the route": 8, "hand": 4}


def scales() -> torch.Tensor:
    blocks = [*TABLE, *CHAIR * SEATS]
    return torch.tensor([1.0 / LARGE.get(name, 1) for name, size in blocks for _ in range(size)])


def trunk(outputs: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Linear(FEATURES, WIDTH),
        nn.ReLU(),
        nn.Linear(WIDTH, WIDTH),
        nn.ReLU(),
        nn.Linear(WIDTH, WIDTH),
        nn.ReLU(),
        nn.Linear(WIDTH, outputs),
    )


class Network(nn.Module):
    """Two trunks: one would spoil the other."""

    def __init__(self) -> None:
        super().__init__()
        self.policy = trunk(ACTIONS)
        self.value = trunk(1)
        self.register_buffer("scales", scales())
        for last in (self.policy[-1], self.value[-1]):
            nn.init.normal_(last.weight, std=0.01)
            nn.init.zeros_(last.bias)

    def seen(self, observed: torch.Tensor) -> torch.Tensor:
        return observed.to(torch.bfloat16) * self.scales.to(torch.bfloat16)

    def logits(self, observed: torch.Tensor, legal: torch.Tensor, sizes: torch.Tensor) -> torch.Tensor:
        """For the legal actions alone, in their order; minus infinity beyond."""
        every = self.policy(self.seen(observed)).float()
        listed = every.gather(1, legal.long().clamp(min=0))
        beyond = torch.arange(legal.shape[1], device=legal.device) >= sizes[:, None]
        return listed.masked_fill(beyond, -torch.inf)

    def values(self, observed: torch.Tensor) -> torch.Tensor:
        return self.value(self.seen(observed)).float().squeeze(1)
