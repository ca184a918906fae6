"""Training of weights as quantization rounds them, so that the shipped network is as good as the trained one."""

from collections.abc import Iterator
from contextlib import contextmanager

import torch
from torch import nn
from torch.nn.utils import parametrize

LARGEST = 127  # of a signed byte


class Rounding(nn.Module):
    """Weights in 8 bits, with a scale for each row. Gradients pass through the rounding."""

    def forward(self, weights: torch.Tensor) -> torch.Tensor:
        steps = weights.detach().abs().amax(1, keepdim=True).clamp(min=1e-12) / LARGEST
        return weights + ((weights / steps).round() * steps - weights).detach()


@contextmanager
def rounded_weights(trunk: nn.Sequential) -> Iterator[None]:
    """Round the weights in each forward pass; at the end they stay rounded."""
    layers = [layer for layer in trunk if isinstance(layer, nn.Linear)]
    for layer in layers:
        parametrize.register_parametrization(layer, "weight", Rounding())
    try:
        yield
    finally:
        for layer in layers:
            parametrize.remove_parametrizations(layer, "weight")
