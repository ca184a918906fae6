"""Value training: play whole games, and learn to predict every seat's result from some of their positions."""

from collections.abc import Iterator

import torch

from postroad.learn.actors import MOST_DECISIONS, mixed, sample_action
from postroad.learn.network import POINT, Network
from postroad.learn.self_play import rewards
from postroad.learn.vector_games import VectorGames
from postroad.rules.board import SEATS

EVERY = 8  # decisions between two sampled positions
BATCH = 32_768


def sampled_indices(network: Network, games: VectorGames, seen: torch.Tensor) -> torch.Tensor:
    with mixed(games.device):
        return sample_action(network.logits(seen, games.legal, games.sizes))


@torch.no_grad()
def played(network: Network, two: Network, games: VectorGames) -> dict[str, torch.Tensor]:
    """Play new games to their ends; return observations of some positions with the results.

    The network plays all seats; `two` plays the games of two.
    """
    count, device = games.count, games.device
    seen, running = games.new_observations(), torch.ones(count, dtype=torch.bool, device=device)
    won, points, reward = games.new((count,), torch.int64), games.new((count, SEATS), torch.int64), games.new((count, SEATS))
    looks, viewers, which = [], [], []
    for at in range(MOST_DECISIONS):
        games.observe(seen)
        index = sampled_indices(network, games, seen)
        if two is not network:
            index = torch.where(games.players == 2, sampled_indices(two, games, seen), index)
        if at % EVERY == 0:  # seen by any seat, not only by the deciding one
            if not bool(running.any()):
                break
            offset = int(torch.randint(SEATS, ()))
            games.observe(seen, offset)
            here = running.nonzero().squeeze(1)
            looks.append(seen[here])
            viewers.append(((games.seats + offset) % games.players)[here])
            which.append(here)
        games.take(index)
        over = running & games.done
        won = torch.where(over, games.won, won)
        points = torch.where(over[:, None], games.points, points)
        reward = torch.where(over[:, None], rewards(games.points, games.won, games.players), reward)
        running &= ~games.done
    viewer, game = torch.cat(viewers), torch.cat(which)
    ended = ~running[game]  # unfinished games have no result
    viewer, game, looked = viewer[ended], game[ended], torch.cat(looks)[ended]
    players = games.players[game]
    seats = (viewer[:, None] + torch.arange(SEATS, device=device)) % players[:, None]
    return {
        "seen": looked,
        "game": game,
        "winner": (won[game] - viewer) % players,
        "points": points[game].gather(1, seats).float(),
        "reward": reward[game].gather(1, viewer[:, None]).squeeze(1),
        "there": torch.arange(SEATS, device=device) < players[:, None],
    }


def losses(network: Network, batch: dict[str, torch.Tensor], device: str) -> Iterator[torch.Tensor]:
    """The losses, one minibatch of positions at a time."""
    for some in torch.randperm(len(batch["reward"]), device=device).split(BATCH):
        with mixed(device):
            reward, wins, points = network.ends(batch["seen"][some])
        error = (points - batch["points"][some]).masked_fill(~batch["there"][some], 0.0) / POINT
        cross_entropy = -wins.gather(1, batch["winner"][some][:, None]).mean()
        yield cross_entropy + 0.5 * error.square().sum(1).mean() + 0.5 * (reward - batch["reward"][some]).square().mean()
