"""Training from scratch or from a checkpoint: `python -m postroad.learn.train --minutes 9 --to FOLDER`."""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import torch

from postroad.envs.settings import SETTINGS
from postroad.learn.actors import Player, best_player, greedy_player, share_won
from postroad.learn.imitation import imitate
from postroad.learn.learner import Learner
from postroad.learn.network import Network
from postroad.learn.quantize import SHIPPED, load_network
from postroad.learn.self_play import STEPS, Losses, SelfPlay
from postroad.learn.value_training import train_values
from postroad.learn.vector_games import VectorGames, name_of
from postroad.rules.options import Options

A_SETTING = 704  # games of each setting at once
VALUE_GAMES = 8  # times as many in value training, where more games cost hardly more time
RATE = 2.5e-4  # the learning rate
# The weight of the entropy bonus at the start and at the end. With too little at the start, the policy soon stops exploring; with
# too much at the end, it plays worse than it can.
ENTROPY, LAST_ENTROPY = 0.03, 0.003
MOST_RIVALS = 6
EVERY = 120  # iterations between evaluations; each also adds a rival


class Training:
    def __init__(
        self,
        folder: Path,
        device: str,
        seed: int,
        rate: float,
        a_setting: int = A_SETTING,
        settings: list[Options] = SETTINGS,
        entropy: float = ENTROPY,
    ) -> None:
        torch.manual_seed(seed)
        self.settings = settings
        self.folder, self.device, self.seed = folder, device, seed
        self.count = a_setting * len(settings)
        self.games = VectorGames(self.count, seed, device, settings)
        self.network = Network().to(device)
        self.learner = Learner(self.network, rate)
        self.self_play = SelfPlay(self.network, self.games)
        self.rivals: list[Network] = []
        self.first_entropy = self.entropy = entropy
        self.samples = 0
        self.curve: list[dict[str, Any]] = []  # the evaluations

    def decay(self, done: float) -> None:
        """Lower the learning rate and the entropy bonus; `done` is the part of the time that has passed."""
        self.entropy = self.first_entropy - (self.first_entropy - LAST_ENTROPY) * min(1.0, done)
        self.learner.decay(done)

    # Self-play

    def iterate(self, number: int, train_policy: bool) -> dict[str, float]:
        batch = self.self_play.play(self.rival(number) if train_policy else None)
        self.samples += STEPS * self.count
        losses = Losses(self.network, batch, train_policy, self.entropy)
        for loss in losses:
            self.learner.learn(loss)
        return losses.metrics()

    def rival(self, number: int) -> Player | None:
        """The opponent of an iteration: greedy and the earlier networks in turn."""
        at = number % (len(self.rivals) + 1)
        return best_player(self.rivals[at - 1]) if at else greedy_player

    def add_rival(self) -> None:
        """Add the current network as a rival; drop every second older one if there are too many."""
        rival = Network().to(self.device)
        rival.load_state_dict(self.network.state_dict())
        self.rivals.append(rival.eval())
        if len(self.rivals) > MOST_RIVALS:
            del self.rivals[len(self.rivals) % 2 : -1 : 2]

    def self_play_for(self, seconds: float, warm: int) -> None:
        """Train for `seconds`. The first `warm` iterations train only the values, because bad values would spoil the policy."""
        begin = last = time.perf_counter()
        number, spent = 0, 0.0
        while spent < seconds:
            self.decay(spent / seconds)
            metrics = self.iterate(number, train_policy=number >= warm)
            number += 1
            now = time.perf_counter()
            spent = now - begin
            if number % 20 == 0:
                text = ", ".join(f"{name} {value:.3f}" for name, value in metrics.items())
                speed = 20 * STEPS * self.count / (now - last)
                print(f"{spent:.0f} s, iteration {number}, {speed / 1e6:.2f} M samples/s, {text}", flush=True)
                last = now
            if number % EVERY == 0:
                self.evaluate(metrics)
                self.add_rival()
                last = time.perf_counter()

    # Evaluation

    def shares(self, others: Player) -> list[float]:
        """The share of wins in each setting."""
        return share_won(best_player(self.network), others, self.count, self.device, self.settings).tolist()

    def mean_by_players(self, shares: list[float]) -> dict[str, float]:
        """The mean shares by number of players."""
        by_players: dict[str, list[float]] = {}
        for one, share in zip(self.settings, shares, strict=True):
            by_players.setdefault(str(one.players), []).append(share)
        return {players: round(sum(some) / len(some), 4) for players, some in by_players.items()}

    def evaluate(self, metrics: dict[str, float]) -> None:
        """Measure the strength, print it and save it."""
        result: dict[str, Any] = {"samples": self.samples, "greedy": self.mean_by_players(self.shares(greedy_player)), **metrics}
        if self.rivals:
            result["earlier self"] = self.mean_by_players(self.shares(best_player(self.rivals[-1])))
        self.curve.append(result)
        print(json.dumps(result), flush=True)
        self.save()

    # Storage

    def save(self) -> None:
        torch.save({"network": self.network.state_dict(), "samples": self.samples}, self.folder / "checkpoint.pt")
        (self.folder / "curve.json").write_text(json.dumps(self.curve, indent=1))

    def load(self, path: Path) -> None:
        """Continue from a checkpoint or from a shipped network."""
        of_two = all(one.players == 2 for one in self.settings)
        self.network.load_state_dict(load_network(path, of_two).state_dict())
        if path.suffix == SHIPPED:
            return
        self.samples = torch.load(path, map_location="cpu")["samples"]
        curve = path.with_name("curve.json")
        self.curve = json.loads(curve.read_text()) if curve.exists() else []


def main() -> None:
    options = argparse.ArgumentParser(description="Train a network from scratch or from a checkpoint.")
    options.add_argument("--minutes", type=float, default=5.0, metavar="N", help="minutes of self-play (default 5)")
    options.add_argument("--imitate", type=float, default=40.0, metavar="S", help="seconds of imitation first (default 40)")
    options.add_argument(
        "--endings", type=float, default=60.0, metavar="S", help="seconds of value training at the end (default 60)"
    )
    options.add_argument("--rate", type=float, default=RATE, metavar="R", help=f"learning rate (default {RATE})")
    options.add_argument("--entropy", type=float, default=ENTROPY, metavar="E", help=f"first entropy bonus (default {ENTROPY})")
    options.add_argument("--warm", type=int, default=12, metavar="N", help="first iterations, for values only (default 12)")
    options.add_argument("--to", type=Path, required=True, metavar="FOLDER")
    options.add_argument("--resume", type=Path, metavar="FILE", help="checkpoint or shipped network (.net) to continue from")
    options.add_argument(
        "--two", type=Path, metavar="FILE", help="network that plays games of two in value training (default: the same)"
    )
    options.add_argument("--seed", type=int, default=1)
    options.add_argument(
        "--players", type=int, nargs="+", default=[2, 3, 4], metavar="N", help="numbers of players to train (default all)"
    )
    options.add_argument("--games", type=int, default=A_SETTING, metavar="N", help=f"games of each setting (default {A_SETTING})")
    options.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    chosen = options.parse_args()
    chosen.to.mkdir(parents=True, exist_ok=True)
    settings = [one for one in SETTINGS if one.players in chosen.players]
    training = Training(chosen.to, chosen.device, chosen.seed, chosen.rate, chosen.games, settings, chosen.entropy)
    if chosen.resume:
        training.load(chosen.resume)
    else:
        imitate(training.network, training.games, training.learner.learn, chosen.imitate)
    training.add_rival()
    training.self_play_for(chosen.minutes * 60, chosen.warm)
    training.save()
    two = load_network(chosen.two, of_two=True).to(chosen.device) if chosen.two else training.network
    train_values(training.network, two, settings, VALUE_GAMES * chosen.games, chosen.endings, chosen.seed + 1000)
    training.save()
    training.evaluate({})
    shares = training.shares(greedy_player)
    print(json.dumps({name_of(one): round(share, 4) for one, share in zip(settings, shares, strict=True)}), flush=True)


if __name__ == "__main__":
    main()
