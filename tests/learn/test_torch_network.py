"""The shipped network as a PyTorch module: nearly the same numbers, and weights that can be trained."""

import numpy as np
import pytest
import torch

from postroad import Network
from tests.policies import SETTINGS, hasty, play_on

pytestmark = pytest.mark.usefixtures("compiled_engine")


def test_the_module_agrees_with_the_network() -> None:
    network = Network.shipped()
    games = [play_on(setting.new(seed), hasty, seed, 10 + 10 * seed) for setting in SETTINGS for seed in range(10)]
    masks = np.stack([game.view(game.seat).mask() for game in games])
    seen = np.stack([game.view(game.seat).observation() for game in games])
    expected = network.logits(seen)
    with torch.no_grad():
        logits, wins, points = (part.numpy() for part in network.to_torch()(torch.from_numpy(seen)))
    best = [np.where(masks, one, -np.inf).argmax(1) for one in (expected, logits)]
    assert np.abs(logits - expected)[masks].max() < 0.2 and np.abs(logits - expected)[masks].mean() < 0.05
    assert (best[0] == best[1]).mean() > 0.98
    assert np.abs(wins - network.values(seen).wins).max() < 0.005
    assert np.abs(points - network.values(seen).points).max() < 0.2


def test_the_module_can_be_trained() -> None:
    seen = torch.from_numpy(np.stack([setting.new(1).view(0).observation() for setting in SETTINGS]))
    module = Network.shipped().to_torch()
    optimizer = torch.optim.Adam(module.parameters(), 1e-4)
    losses = []
    for _ in range(20):
        _, wins, _ = module(seen)
        loss = -wins[:, 0].log().mean()  # the viewer always wins
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < losses[0] / 2
