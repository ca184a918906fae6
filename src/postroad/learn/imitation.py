"""Imitation of greedy, the first phase of training: random play never ends a game, so self-play could learn nothing from it."""

import time
from collections.abc import Callable

import torch
from torch import nn

from postroad.learn.actors import mixed
from postroad.learn.network import Network
from postroad.learn.vector_games import VectorGames

STEPS, BATCH = 64, 32_768
ERRORS = 0.05  # the share of random decisions, for a variety of positions


@torch.no_grad()
def demonstrations(games: VectorGames) -> tuple[torch.Tensor, ...]:
    """Play by greedy with random errors; return observations, legal actions, their numbers and greedy's choices."""
    seen = games.new_observations(STEPS)
    legal = games.new((STEPS, *games.legal.shape), torch.int16)
    sizes, chosen = games.new((STEPS, games.count), torch.int64), games.new((STEPS, games.count), torch.int64)
    for at in range(STEPS):
        games.observe(seen[at])
        legal[at], sizes[at], chosen[at] = games.legal, games.sizes, games.greedy_choice()
        any_index = (torch.rand(games.count, device=games.device) * games.sizes).long()
        games.take(torch.where(torch.rand(games.count, device=games.device) < ERRORS, any_index, chosen[at]))
    return tuple(one.flatten(0, 1) for one in (seen, legal, sizes, chosen))


def imitate(network: Network, games: VectorGames, learn: Callable[[torch.Tensor], None], seconds: float) -> None:
    """Train the policy to predict greedy's choices for `seconds`."""
    begin, spent = time.perf_counter(), 0.0
    while not spent or spent < seconds:
        seen, legal, sizes, chosen = demonstrations(games)
        right = torch.zeros((), device=games.device)
        for some in torch.randperm(len(sizes), device=games.device).split(BATCH):
            with mixed(games.device):
                logits = network.logits(seen[some], legal[some], sizes[some])
            right += (logits.argmax(1) == chosen[some]).sum()
            learn(nn.functional.cross_entropy(logits, chosen[some]))
        spent = time.perf_counter() - begin
        print(f"imitation: {spent:.0f} s, agreement with greedy {float(right) / len(sizes):.1%}", flush=True)
