"""Learner: an optimizer of a network, with its schedule of learning rates."""

import torch
from torch import nn

LAST_RATE = 0.1  # the part of the learning rate that is left at the end
WARM_UP = 100  # steps in which the rate rises: Adam's first steps are as large as the others, but of random directions
MOST_GRADIENT = 0.5  # the norm


class Learner:
    def __init__(self, network: nn.Module, rate: float) -> None:
        self.parameters = list(network.parameters())
        self.optimizer = torch.optim.Adam(self.parameters, lr=rate, eps=1e-5)
        self.rate, self.steps, self.done = rate, 0, 0.0

    def decay(self, done: float) -> None:
        """Lower the learning rate; `done` is the part of the time that has passed."""
        self.done = min(1.0, done)

    def learn(self, loss: torch.Tensor) -> None:
        self.steps += 1
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * (1 - (1 - LAST_RATE) * self.done) * min(1.0, self.steps / WARM_UP)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.parameters, MOST_GRADIENT)
        self.optimizer.step()
