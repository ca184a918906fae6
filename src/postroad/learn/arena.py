"""Matches between networks on arrays of games: `python -m postroad.learn.arena NETWORK --against NETWORK --players 2`.

One network plays among others, without search, or with the improvement operator (`--operator ACTIONS SAMPLES SCALE`).
"""

import argparse
from math import sqrt
from pathlib import Path

import torch

from postroad.envs.settings import SETTINGS
from postroad.learn.actors import Player, best_player, share_won
from postroad.learn.improvement import Operator, operator_player
from postroad.learn.network import Network
from postroad.learn.quantize import load_network
from postroad.learn.vector_games import name_of
from postroad.rules.options import Options


def match(
    player: Player, other: Player, players: int, a_setting: int, seed: int, device: str
) -> tuple[int, list[tuple[Options, float]]]:
    """The number of games, and the share that one player wins among others in each setting."""
    settings = [one for one in SETTINGS if one.players == players]
    shares = share_won(player, other, a_setting * len(settings), device, settings, seed)
    return a_setting * len(settings), list(zip(settings, shares.tolist(), strict=True))


def summary(games: int, shares: list[tuple[Options, float]]) -> str:
    """The mean share with its 95% interval, and the share of each setting."""
    mean = sum(share for _, share in shares) / len(shares)
    spread = 1.96 * sqrt(mean * (1 - mean) / games)
    each = ", ".join(f"{name_of(options)} {share:.1%}" for options, share in shares)
    return f"{mean:.1%} of {games} games (±{spread:.1%}): {each}"


def player_of(network: Network, values: Network, operator: list[float] | None) -> Player:
    if operator is None:
        return best_player(network)
    actions, samples, scale = operator
    return operator_player(Operator(network, values, int(actions), int(samples), scale))


def main() -> None:
    options = argparse.ArgumentParser(description="Let a network play among others.")
    options.add_argument("network", type=Path, help="checkpoint or shipped network")
    options.add_argument("--against", type=Path, metavar="FILE", help="the other seats' network (default: the same)")
    options.add_argument("--values", type=Path, metavar="FILE", help="value network of the operator (default: the same)")
    options.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    options.add_argument("--games", type=int, default=256, metavar="N", help="games of each setting (default 256)")
    options.add_argument("--operator", type=float, nargs=3, metavar=("ACTIONS", "SAMPLES", "SCALE"))
    options.add_argument("--seed", type=int, default=99)
    options.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    chosen = options.parse_args()
    torch.manual_seed(chosen.seed)

    def load(file: Path) -> Network:
        return load_network(file, of_two=chosen.players == 2).to(chosen.device)

    network = load(chosen.network)
    player = player_of(network, load(chosen.values) if chosen.values else network, chosen.operator)
    other = best_player(load(chosen.against or chosen.network))
    print(summary(*match(player, other, chosen.players, chosen.games, chosen.seed, chosen.device)))


if __name__ == "__main__":
    main()
