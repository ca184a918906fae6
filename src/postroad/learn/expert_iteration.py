"""Expert iteration: train the values, then let the policies learn from the improvement operator that uses these values.

`python -m postroad.learn.expert_iteration NETWORK --to FOLDER`: writes `two.pt`, with the policy for games of two, and `more.pt`,
with the policy for larger games and the values.
"""

import argparse
import copy
import time
from pathlib import Path

import torch

from postroad.envs.settings import SETTINGS
from postroad.learn.actors import mixed
from postroad.learn.improvement import Operator
from postroad.learn.learner import Learner
from postroad.learn.network import Network
from postroad.learn.quantize import OF_MORE, OF_TWO, load_network
from postroad.learn.states import INPUTS
from postroad.learn.value_training import Batch, play_on, train_values
from postroad.learn.vector_games import VectorGames
from postroad.rules.actions import MOST_LEGAL

LOOKS, PASSES, BATCH = 8, 3, 32_768  # positions of each game in an iteration; how often each lesson is used; decisions
LOWEST = -30.0  # of a log probability


class Lessons:
    """The newest positions of the operator's games, with the improved policy in each.

    The operator's network does not learn. So the lessons do not change, and errors of the learning network do not add up.
    """

    def __init__(self, operator: Operator, games: VectorGames, room: int) -> None:
        self.operator, self.games, self.room, self.count = operator, games, room, 0
        self.store: Batch = {
            "seen": games.new((room, INPUTS), torch.int8),
            "legal": games.new((room, MOST_LEGAL), torch.int16),
            "sizes": games.new((room,), torch.uint8),
            "goal": games.new((room, MOST_LEGAL), torch.float16),  # log probabilities
        }

    @torch.no_grad()
    def play(self) -> int:
        """Play on and improve the policy in all positions with a choice; return their number."""
        before = self.count
        for _ in range(LOOKS):
            play_on(self.operator.network, self.games)
            self._look()
        return self.count - before

    def _look(self) -> None:
        games, seen = self.games, self.games.new_observations()
        games.observe(seen)
        where = (games.sizes > 1).nonzero().squeeze(1)
        lesson = {"seen": seen[where], "legal": games.legal[where], "sizes": games.sizes[where]}
        with mixed(games.device):
            logits = self.operator.network.logits(lesson["seen"], lesson["legal"], lesson["sizes"])
        improved = self.operator.improved(logits, self.operator.weigh(games, logits, where))
        lesson["goal"] = improved.log_softmax(1).clamp(min=LOWEST)
        rooms = (self.count + torch.arange(len(where), device=games.device)) % self.room
        for name, values in lesson.items():
            self.store[name][rooms] = values.to(self.store[name].dtype)
        self.count += len(where)

    def some(self) -> Batch:
        """A random minibatch."""
        chosen = torch.randint(min(self.count, self.room), (BATCH,), device=self.games.device)
        return {name: values[chosen] for name, values in self.store.items()}


def distance(network: Network, lessons: Batch) -> torch.Tensor:
    """The mean divergence of the network's policy from the improved one.

    In this direction it is linear in the advantages, so that the noise of few samples averages out.
    """
    with mixed(network.device):
        logits = network.logits(lessons["seen"], lessons["legal"], lessons["sizes"].long())
    logs = logits.log_softmax(1).clamp(min=LOWEST)
    return (logs.exp() * (logs - lessons["goal"].float())).sum(1).mean()


def distil(networks: list[Network], lessons: list[Lessons], seconds: float, rate: float) -> None:
    """Let each network learn from its lessons for `seconds`."""
    learners = [Learner(network.policy, rate) for network in networks]
    begin, spent, number = time.perf_counter(), 0.0, 0
    while spent < seconds:
        told = []
        for network, learner, source in zip(networks, learners, lessons, strict=True):
            new = source.play()
            with torch.no_grad():
                told.append((distance(source.operator.network, source.some()), distance(network, source.some())))
            learner.decay(spent / seconds)
            for _ in range(max(1, PASSES * new // BATCH)):
                learner.learn(distance(network, source.some()))
        number, spent = number + 1, time.perf_counter() - begin
        if number % 10 == 1:
            texts = [f"{float(before):.4f} -> {float(now):.4f}" for before, now in told]
            counts = sum(source.count for source in lessons)
            print(f"lessons: {spent:.0f} s, {counts:,}, divergence {', '.join(texts)}", flush=True)


def save(networks: list[Network], folder: Path) -> None:
    """Save both networks, each with the trained values, so that self-play can go on from either."""
    two, more = networks
    two.value.load_state_dict(more.value.state_dict())
    for name, network in zip(("two", "more"), networks, strict=True):
        torch.save({"network": network.state_dict(), "samples": 0}, folder / f"{name}.pt")


def main() -> None:
    options = argparse.ArgumentParser(description="Let the policies learn from the improvement operator.")
    options.add_argument("network", type=Path, help="checkpoint or shipped network to go on from")
    options.add_argument("--two", type=Path, metavar="FILE", help="network for games of two (default: the same)")
    options.add_argument("--to", type=Path, required=True, metavar="FOLDER")
    options.add_argument("--endings", type=float, default=75.0, metavar="S", help="seconds of value training (default 75)")
    options.add_argument("--seconds", type=float, default=200.0, metavar="S", help="seconds of learning (default 200)")
    options.add_argument("--games", type=int, default=8192, metavar="N", help="games of each setting (default 8192)")
    options.add_argument("--room", type=int, default=20_000_000, metavar="N", help="lessons kept (default 20,000,000)")
    options.add_argument(
        "--operator", type=float, nargs=3, default=[8, 4, 100], metavar=("ACTIONS", "SAMPLES", "SCALE"), help="default 8 4 100"
    )
    options.add_argument("--rate", type=float, default=2e-4, metavar="R", help="learning rate (default 2e-4)")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    chosen = options.parse_args()
    chosen.to.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(chosen.seed)
    networks = [load_network(chosen.two or chosen.network, of_two=True), load_network(chosen.network)]
    networks = [network.to(chosen.device) for network in networks]
    train_values(networks[1], networks[0], SETTINGS, chosen.games, chosen.endings, chosen.seed)
    before = copy.deepcopy(networks)
    actions, samples, scale = chosen.operator
    lessons = [
        Lessons(
            Operator(network, before[1], int(actions), int(samples), scale),
            VectorGames(chosen.games * len(settings), chosen.seed, chosen.device, settings),
            chosen.room,
        )
        for network, settings in zip(before, (OF_TWO, OF_MORE), strict=True)
    ]
    distil(networks, lessons, chosen.seconds, chosen.rate)
    save(networks, chosen.to)


if __name__ == "__main__":
    main()
