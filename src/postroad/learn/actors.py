"""Who plays games on arrays: the network and its earlier selves, as they would or at their best, and greedy."""

from collections.abc import Callable
from typing import Any

import torch

from postroad.learn.network import Network
from postroad.learn.vector_games import SETTINGS, VectorGames
from postroad.rules.transitions import Options

# From the games and what each decider sees to the place of an action in each.
Player = Callable[[VectorGames, torch.Tensor], torch.Tensor]

MOST_DECISIONS = 3000  # of a game


def mixed(device: str) -> Any:
    """Half the precision is enough where it is faster."""
    return torch.autocast(device, torch.bfloat16, enabled=device == "cuda")


def drawn(logits: torch.Tensor) -> torch.Tensor:
    """A place at random, each as likely as the network thinks it good."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(1)


def at_its_best(network: Network) -> Player:
    def play(games: VectorGames, seen: torch.Tensor) -> torch.Tensor:
        with torch.no_grad(), mixed(games.device):
            return network.logits(seen, games.legal, games.sizes).argmax(1)

    return play


def by_judgement(games: VectorGames, seen: torch.Tensor) -> torch.Tensor:
    return games.judged()


def own_seats(games: VectorGames) -> torch.Tensor:
    """In each game one seat, all of them equally often in every setting."""
    return (torch.arange(games.count, device=games.device) // games.kinds) % games.players


def share_won(
    player: Player, others: Player, count: int, device: str, settings: list[Options] = SETTINGS, seed: int = 99
) -> torch.Tensor:
    """For each setting the share of games that one player wins among others. Each game counts once, however long it takes."""
    games = VectorGames(count, seed, device, settings)
    seen, own = games.new_observations(), own_seats(games)
    wins, running = games.new((count,)), torch.ones(count, dtype=torch.bool, device=device)
    for _ in range(MOST_DECISIONS):
        games.observe(seen)
        games.take(torch.where(games.seats == own, player(games, seen), others(games, seen)))
        wins += running & games.done & (games.won == own)
        running &= ~games.done
        if not bool(running.any()):
            break

    def of_settings(each: torch.Tensor) -> torch.Tensor:
        return games.new((games.kinds,)).scatter_add_(0, games.settings, each)

    return of_settings(wins) / of_settings((~running).float())
