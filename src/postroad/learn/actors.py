"""Players of vector games: the network and its earlier versions, sampled or at their best, and greedy."""

from collections.abc import Callable
from typing import Any

import torch

from postroad.envs.settings import SETTINGS
from postroad.learn.network import Network
from postroad.learn.vector_games import VectorGames
from postroad.rules.options import Options

# A player maps the games, the deciding seats' observations and a mask of the games in which it decides to the index of an action
# in each game.
Player = Callable[[VectorGames, torch.Tensor, torch.Tensor], torch.Tensor]

MOST_DECISIONS = 3000  # of a game


def mixed(device: str) -> Any:
    """A context of mixed precision on a GPU."""
    return torch.autocast(device, torch.bfloat16, enabled=device == "cuda")


def sample_action(logits: torch.Tensor) -> torch.Tensor:
    """The index of an action in each row, sampled from the policy."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(1)


def best_player(network: Network) -> Player:
    """A player that takes the action with the highest logit."""

    def play(games: VectorGames, seen: torch.Tensor, mine: torch.Tensor) -> torch.Tensor:
        with torch.no_grad(), mixed(games.device):
            return network.logits(seen, games.legal, games.sizes).argmax(1)

    return play


def greedy_player(games: VectorGames, seen: torch.Tensor, mine: torch.Tensor) -> torch.Tensor:
    return games.greedy_choice()


def own_seats(games: VectorGames) -> torch.Tensor:
    """One seat in each game, each equally often in every setting."""
    return (torch.arange(games.count, device=games.device) // games.kinds) % games.players


def share_won(
    player: Player, others: Player, count: int, device: str, settings: list[Options] = SETTINGS, seed: int = 99
) -> torch.Tensor:
    """For each setting, the share of games that one player wins against others. Each game counts once, whatever its length."""
    games = VectorGames(count, seed, device, settings)
    seen, own = games.new_observations(), own_seats(games)
    wins, running = games.new((count,)), torch.ones(count, dtype=torch.bool, device=device)
    for _ in range(MOST_DECISIONS):
        games.observe(seen)
        mine = games.seats == own
        games.take(torch.where(mine, player(games, seen, mine & running), others(games, seen, ~mine & running)))
        wins += running & games.done & (games.won == own)
        running &= ~games.done
        if not bool(running.any()):
            break

    def of_settings(each: torch.Tensor) -> torch.Tensor:
        return games.new((games.kinds,)).scatter_add_(0, games.settings, each)

    return of_settings(wins) / of_settings((~running).float())
