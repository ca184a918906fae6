"""The network in training: a policy over actions and a prediction of how the game ends, from a seat's observation."""

import torch
from torch import nn

from postroad.bots.network import FULL, GAIN, WIDTH
from postroad.learn.states import INPUTS
from postroad.observation import ADDED_AT, FEATURES, SEAT_SIZE, SEATS_AT, THERE
from postroad.rules.actions import ACTIONS
from postroad.rules.board import SEATS

# The outputs of the value network: the expected reward, then for each relative seat, the viewer first, winning and points.
REWARD, WINS, POINTS, VALUES = 0, 1, 1 + SEATS, 1 + 2 * SEATS
POINT = 16.0  # points for 1 of an output


def scales() -> torch.Tensor:
    return nn.functional.pad(torch.from_numpy(GAIN / FULL).float(), (0, INPUTS - FEATURES))


def trunk(outputs: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Linear(INPUTS, WIDTH),
        nn.ReLU(),
        nn.Linear(WIDTH, WIDTH),
        nn.ReLU(),
        nn.Linear(WIDTH, WIDTH),
        nn.ReLU(),
        nn.Linear(WIDTH, outputs),
    )


class Network(nn.Module):
    """A policy and a value trunk, separate so that neither spoils the other in training."""

    def __init__(self) -> None:
        super().__init__()
        self.policy = trunk(ACTIONS)
        self.value = trunk(VALUES)
        self.register_buffer("scales", scales())
        for part in (self.policy, self.value):
            nn.init.zeros_(part[0].weight[:, FEATURES:])
            nn.init.normal_(part[-1].weight, std=0.01)
            nn.init.zeros_(part[-1].bias)

    @property
    def device(self) -> str:
        return str(self.scales.device.type)

    def inputs(self, observed: torch.Tensor) -> torch.Tensor:
        """The scaled observation."""
        kind = torch.bfloat16 if observed.is_cuda else torch.float32
        return observed.to(kind) * self.scales.to(kind)

    def logits(self, observed: torch.Tensor, legal: torch.Tensor, sizes: torch.Tensor) -> torch.Tensor:
        """The logits of the legal actions, in their order; minus infinity beyond."""
        all_logits = self.policy(self.inputs(observed)).float()
        listed = all_logits.gather(1, legal.long().clamp(min=0))
        beyond = torch.arange(legal.shape[1], device=legal.device) >= sizes[:, None]
        return listed.masked_fill(beyond, -torch.inf)

    def values(self, observed: torch.Tensor) -> torch.Tensor:
        """The viewer's expected reward."""
        return self.value(self.inputs(observed)).float()[:, REWARD]

    def ends(self, observed: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """The expected reward, and for each relative seat the log probability of winning and the points at the end."""
        outputs = self.value(self.inputs(observed)).float()
        there = observed[:, SEATS_AT + THERE : ADDED_AT : SEAT_SIZE] > 0
        wins = outputs[:, WINS:POINTS].masked_fill(~there, -torch.inf)
        return outputs[:, REWARD], wins.log_softmax(1), outputs[:, POINTS:] * POINT
