"""The network: from what a seat sees to what it would do, and how it expects the game to end."""

import torch
from torch import nn

from postroad.bots.features import ADDED_AT, FEATURES, SEAT_SIZE, SEATS_AT, THERE
from postroad.bots.network import FULL, GAIN, WIDTH
from postroad.rules.actions import ACTIONS
from postroad.rules.board import SEATS

# The outputs of the value network: the expected reward, then for each relative seat, the viewer first, winning and points.
REWARD, WINS, POINTS, VALUES = 0, 1, 1 + SEATS, 1 + 2 * SEATS
POINT = 16.0  # points for 1 of an output


def scales() -> torch.Tensor:
    return torch.from_numpy(GAIN / FULL).float()


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
        self.value = trunk(VALUES)
        self.register_buffer("scales", scales())
        for last in (self.policy[-1], self.value[-1]):
            nn.init.normal_(last.weight, std=0.01)
            nn.init.zeros_(last.bias)

    def seen(self, observed: torch.Tensor) -> torch.Tensor:
        kind = torch.bfloat16 if observed.is_cuda else torch.float32
        return observed.to(kind) * self.scales.to(kind)

    def logits(self, observed: torch.Tensor, legal: torch.Tensor, sizes: torch.Tensor) -> torch.Tensor:
        """For the legal actions alone, in their order; minus infinity beyond."""
        every = self.policy(self.seen(observed)).float()
        listed = every.gather(1, legal.long().clamp(min=0))
        beyond = torch.arange(legal.shape[1], device=legal.device) >= sizes[:, None]
        return listed.masked_fill(beyond, -torch.inf)

    def values(self, observed: torch.Tensor) -> torch.Tensor:
        """What training rewards, as the viewer expects it."""
        return self.value(self.seen(observed)).float()[:, REWARD]

    def ends(self, observed: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """The reward, for each relative_seat the logarithm of its chance to win, and its points at the end."""
        told = self.value(self.seen(observed)).float()
        there = observed[:, SEATS_AT + THERE : ADDED_AT : SEAT_SIZE] > 0
        wins = told[:, WINS:POINTS].masked_fill(~there, -torch.inf)
        return told[:, REWARD], wins.log_softmax(1), told[:, POINTS:] * POINT
