"""Lessons in how games end: whole games are played, and from some of their positions every chair's end is foretold."""

from collections.abc import Iterator

import torch

from postroad.learn.actors import MOST_DECISIONS, drawn, mixed
from postroad.learn.network import POINT, Network
from postroad.learn.self_play import rewards
from postroad.learn.vector_games import VectorGames
from postroad.rules.board import SEATS

EVERY = 8  # decisions between two positions that are kept
BATCH = 32_768


def places(network: Network, games: VectorGames, seen: torch.Tensor) -> torch.Tensor:
    with mixed(games.device):
        return drawn(network.logits(seen, games.legal, games.sizes))


@torch.no_grad()
def played(network: Network, two: Network, games: VectorGames) -> dict[str, torch.Tensor]:
    """New games to their ends, by everybody as the network would, those of two by `two`: what a seat saw in some positions, and
    what came of each.
    """
    count, device = games.count, games.device
    seen, running = games.new_observations(), torch.ones(count, dtype=torch.bool, device=device)
    won, points, prize = games.new((count,), torch.int64), games.new((count, SEATS), torch.int64), games.new((count, SEATS))
    looks, viewers, which = [], [], []
    for at in range(MOST_DECISIONS):
        games.observe(seen)
        place = places(network, games, seen)
        if two is not network:
            place = torch.where(games.players == 2, places(two, games, seen), place)
        if at % EVERY == 0:  # by any seat, not only by the one that decides
            if not bool(running.any()):
                break
            chair = int(torch.randint(SEATS, ()))
            games.observe(seen, chair)
            here = running.nonzero().squeeze(1)
            looks.append(seen[here])
            viewers.append(((games.seats + chair) % games.players)[here])
            which.append(here)
        games.take(place)
        over = running & games.done
        won = torch.where(over, games.won, won)
        points = torch.where(over[:, None], games.points, points)
        prize = torch.where(over[:, None], rewards(games.points, games.won, games.players), prize)
        running &= ~games.done
    viewer, game = torch.cat(viewers), torch.cat(which)
    ended = ~running[game]  # a game that does not end tells nothing
    viewer, game, looked = viewer[ended], game[ended], torch.cat(looks)[ended]
    players = games.players[game]
    seats = (viewer[:, None] + torch.arange(SEATS, device=device)) % players[:, None]
    return {
        "seen": looked,
        "game": game,
        "winner": (won[game] - viewer) % players,
        "points": points[game].gather(1, seats).float(),
        "prize": prize[game].gather(1, viewer[:, None]).squeeze(1),
        "there": torch.arange(SEATS, device=device) < players[:, None],
    }


def losses(network: Network, kept: dict[str, torch.Tensor], device: str) -> Iterator[torch.Tensor]:
    """What is to be made smaller, some positions at a time."""
    for some in torch.randperm(len(kept["prize"]), device=device).split(BATCH):
        with mixed(device):
            prize, wins, points = network.ends(kept["seen"][some])
        off = (points - kept["points"][some]).masked_fill(~kept["there"][some], 0.0) / POINT
        surprise = -wins.gather(1, kept["winner"][some][:, None]).mean()
        yield surprise + 0.5 * off.square().sum(1).mean() + 0.5 * (prize - kept["prize"][some]).square().mean()
