"""Value training: endless games, from whose positions the network learns to predict every relative seat's result."""

import time
from collections.abc import Iterator

import torch

from postroad.learn.actors import mixed, sample_action
from postroad.learn.learner import Learner
from postroad.learn.network import POINT, Network
from postroad.learn.rounding import rounded_weights
from postroad.learn.self_play import rewards
from postroad.learn.vector_games import VectorGames
from postroad.rules.board import SEATS
from postroad.rules.options import Options

EVERY = 8  # decisions between two sampled positions of a game
LOOKS = 32  # positions of each game in an iteration
BATCH, RATE = 65_536, 7e-4
EXPLORED, TEMPERATURE = 0.1, 2.0  # the share of decisions that are sampled from the flattened policy; the others are its best
Batch = dict[str, torch.Tensor]


def mostly_best(logits: torch.Tensor) -> torch.Tensor:
    """The index of an action in each row: the results should be those of the best play, but from varied positions."""
    explored = torch.rand(len(logits), device=logits.device) < EXPLORED
    return torch.where(explored, sample_action(logits / TEMPERATURE), logits.argmax(1))


@torch.no_grad()
def play_on(network: Network, games: VectorGames) -> torch.Tensor:
    """Play EVERY decisions; return which games ended. No game is so short that its result is overwritten."""
    seen, over = games.new_observations(), games.new((games.count,), torch.bool)
    for _ in range(EVERY):
        games.observe(seen)
        with mixed(games.device):
            logits = network.logits(seen, games.legal, games.sizes)
        games.take(mostly_best(logits))
        over |= games.done
    return over


class Positions:
    """Positions of endless games of a network against itself. Each waits until its game has ended."""

    def __init__(self, network: Network, games: VectorGames) -> None:
        self.network, self.games = network, games
        nothing = torch.arange(0, device=games.device)
        self.waiting = {"seen": games.new_observations()[nothing], "viewer": nothing, "game": nothing}

    @torch.no_grad()
    def play(self) -> Batch:
        """Play on; return the positions whose games have ended, with the results."""
        games, shape = self.games, (LOOKS, self.games.count)
        seen, viewers = games.new_observations(LOOKS), games.new(shape, torch.int64)
        over, won, points = games.new(shape, torch.bool), games.new(shape, torch.int64), games.new((*shape, SEATS), torch.int64)
        for at in range(LOOKS):
            viewers[at] = (games.seats + int(torch.randint(SEATS, ()))) % games.players  # any seat, not only the deciding one
            games.observe_as(viewers[at], seen[at])
            over[at] = play_on(self.network, games)
            won[at], points[at] = games.won, games.points
        for at in range(LOOKS - 2, -1, -1):  # the result of a position is that of the next end
            won[at] = torch.where(over[at], won[at], won[at + 1])
            points[at] = torch.where(over[at][:, None], points[at], points[at + 1])
            over[at] |= over[at + 1]
        look, game = torch.ones_like(over).nonzero(as_tuple=True)
        new = {"seen": seen.flatten(0, 1), "viewer": viewers.flatten(), "game": game}
        found = {name: torch.cat([self.waiting[name], one]) for name, one in new.items()}
        looks = torch.cat([torch.zeros_like(self.waiting["game"]), look])
        ended = over[looks, found["game"]]
        self.waiting = {name: one[~ended] for name, one in found.items()}
        at, game = looks[ended], found["game"][ended]
        return results(games.players[game], found["seen"][ended], found["viewer"][ended], won[at, game], points[at, game])


def results(players: torch.Tensor, seen: torch.Tensor, viewer: torch.Tensor, won: torch.Tensor, points: torch.Tensor) -> Batch:
    """Observations with the results, of the viewer first."""
    relative = torch.arange(SEATS, device=seen.device)
    return {
        "seen": seen,
        "winner": (won - viewer) % players,
        "points": points.gather(1, (viewer[:, None] + relative) % players[:, None]).float(),
        "reward": rewards(points, won, players).gather(1, viewer[:, None]).squeeze(1),
        "there": relative < players[:, None],
    }


def joined(batches: list[Batch]) -> Batch:
    return {name: torch.cat([batch[name] for batch in batches]) for name in batches[0]}


def losses(network: Network, batch: Batch, device: str) -> Iterator[torch.Tensor]:
    """The losses, one minibatch of positions at a time. There are none before the first games have ended."""
    for some in torch.randperm(len(batch["reward"]), device=device).split(BATCH) if len(batch["reward"]) else ():
        with mixed(device):
            reward, wins, points = network.ends(batch["seen"][some])
        error = (points - batch["points"][some]).masked_fill(~batch["there"][some], 0.0) / POINT
        cross_entropy = -wins.gather(1, batch["winner"][some][:, None]).mean()
        yield cross_entropy + 0.5 * error.square().sum(1).mean() + 0.5 * (reward - batch["reward"][some]).square().mean()


def train_values(network: Network, two: Network, settings: list[Options], a_setting: int, seconds: float, seed: int) -> None:
    """Train the predictions of results for `seconds`: `two` plays the games of two, the network itself all others.

    Afterwards the weights are rounded to 8 bits, as in the shipped network.
    """
    device = network.device
    sources = [
        Positions(player, VectorGames(a_setting * len(some), seed, device, some))
        for player, some in (
            (two, [one for one in settings if one.players == 2]),
            (network, [one for one in settings if one.players > 2]),
        )
        if some
    ]
    with rounded_weights(network.value):
        learn_results(network, sources, Learner(network.value, RATE), seconds)


def learn_results(network: Network, sources: list[Positions], learner: Learner, seconds: float) -> None:
    """Play on and learn, for `seconds`."""
    begin, spent, number, positions = time.perf_counter(), 0.0, 0, 0
    while spent < seconds:
        learner.decay(spent / seconds)
        batch = joined([source.play() for source in sources])
        total, steps = torch.zeros((), device=network.device), 0
        for loss in losses(network, batch, network.device):
            learner.learn(loss)
            total, steps = total + loss.detach(), steps + 1
        number, positions, spent = number + 1, positions + len(batch["reward"]), time.perf_counter() - begin
        if number % 5 == 0:
            print(f"values: {spent:.0f} s, {positions:,} positions, loss {float(total) / max(1, steps):.4f}", flush=True)
