"""Quality of the value network's predictions in games of masters: Brier scores by tenths of the game, calibration errors.

`python -m postroad.learn.value_quality NETWORK --two NETWORK`: the first network predicts, and plays the games of three and four;
the second plays the games of two.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

import torch

from postroad.learn.actors import MOST_DECISIONS, mixed
from postroad.learn.network import Network
from postroad.learn.quantize import OF_MORE, OF_TWO, load_network
from postroad.learn.vector_games import VectorGames, name_of
from postroad.rules.options import Options

EVERY = 4  # decisions between two predictions
TENTHS = 10  # of a game, and of the chance to win


class Predictions(NamedTuple):
    """Predictions of a viewer's chance to win, in finished games."""

    chance: torch.Tensor
    won: torch.Tensor  # 1 for games that the viewer won
    tenth: torch.Tensor  # of the game's decisions
    game: torch.Tensor


@torch.no_grad()
def predicted(policy: Network, values: Network, games: VectorGames) -> Predictions:
    """Play each game to its end by the best actions; predict from the view of a random seat."""
    seen, running = games.new_observations(), torch.ones(games.count, dtype=torch.bool, device=games.device)
    length, won = games.new((games.count,), torch.int64), games.new((games.count,), torch.int64)
    chances, viewers = [], []
    for at in range(MOST_DECISIONS):
        if at % EVERY == 0:
            if not bool(running.any()):
                break
            viewers.append((games.seats + torch.randint_like(length, 4)) % games.players)
            games.observe_as(viewers[-1], seen)
            with mixed(games.device):
                chances.append(values.ends(seen)[1][:, 0].exp())
        games.observe(seen)
        with mixed(games.device):
            index = policy.logits(seen, games.legal, games.sizes).argmax(1)
        games.take(index)
        length += running
        won = torch.where(running & games.done, games.won, won)
        running &= ~games.done
    times = torch.arange(len(chances), device=games.device)[:, None] * EVERY
    look, game = ((times < length) & ~running).nonzero(as_tuple=True)
    viewer_won = (torch.stack(viewers)[look, game] == won[game]).float()
    return Predictions(torch.stack(chances)[look, game], viewer_won, look * EVERY * TENTHS // length[game], game)


def means(values: torch.Tensor, groups: torch.Tensor) -> torch.Tensor:
    """The mean of the values in each of the ten groups; 0 for none."""
    total = torch.zeros(TENTHS, dtype=torch.float64, device=values.device)
    sums, sizes = total.index_add(0, groups, values.double()), total.index_add(0, groups, torch.ones_like(values).double())
    return sums / sizes.clamp(min=1)


def brier_scores(some: Predictions) -> torch.Tensor:
    """The Brier score of each tenth of the game."""
    return means((some.chance - some.won).square(), some.tenth)


def calibration_error(some: Predictions) -> float:
    """The mean distance between predicted and actual shares of wins, over tenths of the chance."""
    tenth = (some.chance * TENTHS).long().clamp(max=TENTHS - 1)
    distance = (means(some.chance, tenth) - means(some.won, tenth)).abs()
    return float(distance[tenth].mean())


def report(policy: Network, values: Network, settings: list[Options], a_setting: int, seed: int, device: str) -> list[str]:
    """A line of Brier scores for each number of players, and of the calibration error for each setting."""
    games = VectorGames(a_setting * len(settings), seed, device, settings)
    found = predicted(policy, values, games)
    lines = []
    for players in sorted({one.players for one in settings}):
        chosen = Predictions(*(one[games.players[found.game] == players] for one in found))
        scores = brier_scores(chosen)
        mean = float((chosen.chance - chosen.won).square().mean())
        lines.append(f"{players} players: Brier {mean:.4f}, by tenths {' '.join(f'{one:.3f}' for one in scores.tolist())}")
    for at, one in enumerate(settings):
        chosen = Predictions(*(values_of[games.settings[found.game] == at] for values_of in found))
        lines.append(f"{name_of(one)}: {len(chosen.won)} predictions, calibration error {calibration_error(chosen):.4f}")
    return lines


def main() -> None:
    options = argparse.ArgumentParser(description="Measure the predictions of a value network in games of masters.")
    options.add_argument("network", type=Path, help="checkpoint or shipped network")
    options.add_argument("--two", type=Path, metavar="FILE", help="network that plays games of two (default: the same)")
    options.add_argument("--games", type=int, default=2048, metavar="N", help="games of each setting (default 2048)")
    options.add_argument("--seed", type=int, default=99)
    options.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    chosen = options.parse_args()
    values = load_network(chosen.network).to(chosen.device)
    two = load_network(chosen.two or chosen.network, of_two=True).to(chosen.device)
    for policy, settings in ((two, OF_TWO), (values, OF_MORE)):
        print("\n".join(report(policy, values, settings, chosen.games, chosen.seed, chosen.device)), flush=True)


if __name__ == "__main__":
    main()
