"""Training, from nothing or on from a checkpoint: `python -m postroad.learn.train --minutes 9 --to FOLDER`."""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import torch
from torch import nn

from postroad.learn import value_training
from postroad.learn.actors import Player, at_its_best, by_judgement, share_won
from postroad.learn.imitation import imitate
from postroad.learn.network import Network
from postroad.learn.quantize import SHIPPED, trained
from postroad.learn.self_play import STEPS, Losses, SelfPlay
from postroad.learn.vector_games import SETTINGS, VectorGames, name_of
from postroad.rules.transitions import Options

A_SETTING = 704  # games of each setting at once
RATE, LAST_RATE = 2.5e-4, 0.1  # of learning; at the end this part of it
# What the entropy of choices counts, at first and at the end. A policy that begins with little of it is soon so sure of itself
# that it tries, and learns, nothing new; one that ends with much of it plays worse than it can.
ENTROPY, LAST_ENTROPY = 0.03, 0.003
MOST_RIVALS = 6
EVERY = 120  # lessons between two looks at how strong it is; then it also becomes a rival of its later selves


class Training:
    def __init__(
        self,
        folder: Path,
        device: str,
        seed: int,
        rate: float,
        a_setting: int = A_SETTING,
        settings: list[Options] = SETTINGS,
    ) -> None:
        torch.manual_seed(seed)
        self.settings = settings
        self.folder, self.device, self.seed, self.rate = folder, device, seed, rate
        self.count = a_setting * len(settings)
        self.games = VectorGames(self.count, seed, device, settings)
        self.network = Network().to(device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=rate, eps=1e-5)
        self.self_play = SelfPlay(self.network, self.games)
        self.rivals: list[Network] = []
        self.entropy = ENTROPY
        self.samples = 0
        self.curve: list[dict[str, Any]] = []  # what was measured, one after the other

    def learn(self, loss: torch.Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()

    def slow_down(self, done: float) -> None:
        """Rate and entropy fall from lesson to lesson, so that it settles; `done` is the part of the time that is over."""
        self.entropy = ENTROPY - (ENTROPY - LAST_ENTROPY) * min(1.0, done)
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * (1 - (1 - LAST_RATE) * min(1.0, done))

    # Self-play

    def lesson(self, number: int, with_policy: bool) -> dict[str, float]:
        kept = self.self_play.play(self.rival(number) if with_policy else None)
        self.samples += STEPS * self.count
        losses = Losses(self.network, kept, with_policy, self.entropy)
        for loss in losses:
            self.learn(loss)
        return losses.told()

    def rival(self, number: int) -> Player | None:
        """Each in turn: greedy, and the network as it was."""
        at = number % (len(self.rivals) + 1)
        return at_its_best(self.rivals[at - 1]) if at else by_judgement

    def keep_rival(self) -> None:
        """As it is now it becomes a rival; of the older ones every second goes when they are too many."""
        rival = Network().to(self.device)
        rival.load_state_dict(self.network.state_dict())
        self.rivals.append(rival.eval())
        if len(self.rivals) > MOST_RIVALS:
            del self.rivals[len(self.rivals) % 2 : -1 : 2]

    def play_for(self, seconds: float, warm: int) -> None:
        """Lessons for so long, the first few for the values alone, or they would spoil the policy."""
        begin = last = time.perf_counter()
        number, spent = 0, 0.0
        while spent < seconds:
            self.slow_down(spent / seconds)
            told = self.lesson(number, with_policy=number >= warm)
            number += 1
            now = time.perf_counter()
            spent = now - begin
            if number % 20 == 0:
                words = ", ".join(f"{name} {value:.3f}" for name, value in told.items())
                speed = 20 * STEPS * self.count / (now - last)
                print(f"{spent:.0f} s, lesson {number}, {speed / 1e6:.2f} M samples/s, {words}", flush=True)
                last = now
            if number % EVERY == 0:
                self.look(told)
                self.keep_rival()
                last = time.perf_counter()

    # How games end

    def endings_for(self, seconds: float, two: Network | None = None) -> None:
        """For so long; games of two are played by another network, if there is one."""
        begin, spent, number = time.perf_counter(), 0.0, 0
        while spent < seconds:
            self.slow_down(spent / seconds)
            number += 1
            games = VectorGames(self.count, self.seed + 1000 + number, self.device, self.settings)
            kept = value_training.played(self.network, two or self.network, games)
            total, lessons = torch.zeros((), device=self.device), 0
            for loss in value_training.losses(self.network, kept, self.device):
                self.learn(loss)
                total, lessons = total + loss.detach(), lessons + 1
            spent = time.perf_counter() - begin
            if number % 5 == 1:
                print(f"endings: {spent:.0f} s, {len(kept['prize'])} positions, loss {float(total) / lessons:.4f}", flush=True)

    # How strong it is

    def shares(self, others: Player) -> list[float]:
        """Of the games of each setting."""
        return share_won(at_its_best(self.network), others, self.count, self.device, self.settings).tolist()

    def by_players(self, shares: list[float]) -> dict[str, float]:
        """The means of settings with as many players."""
        found: dict[str, list[float]] = {}
        for one, share in zip(self.settings, shares, strict=True):
            found.setdefault(str(one.players), []).append(share)
        return {players: round(sum(some) / len(some), 4) for players, some in found.items()}

    def look(self, told: dict[str, float]) -> None:
        """Measure, say it, keep it."""
        found: dict[str, Any] = {"samples": self.samples, "greedy": self.by_players(self.shares(by_judgement)), **told}
        if self.rivals:
            found["earlier self"] = self.by_players(self.shares(at_its_best(self.rivals[-1])))
        self.curve.append(found)
        print(json.dumps(found), flush=True)
        self.save()

    # Keeping

    def save(self) -> None:
        torch.save({"network": self.network.state_dict(), "samples": self.samples}, self.folder / "checkpoint.pt")
        (self.folder / "curve.json").write_text(json.dumps(self.curve, indent=1))

    def load(self, path: Path) -> None:
        """Go on from a checkpoint, or from a network as it is shipped."""
        of_two = all(one.players == 2 for one in self.settings)
        self.network.load_state_dict(trained(path, of_two).state_dict())
        if path.suffix == SHIPPED:
            return
        self.samples = torch.load(path, map_location="cpu")["samples"]
        curve = path.with_name("curve.json")
        self.curve = json.loads(curve.read_text()) if curve.exists() else []


def main() -> None:
    options = argparse.ArgumentParser(description="Train a network from nothing, or on from a checkpoint.")
    options.add_argument("--minutes", type=float, default=5.0, metavar="N", help="of self-play (default 5)")
    options.add_argument("--imitate", type=float, default=40.0, metavar="S", help="seconds of imitation at first (default 40)")
    options.add_argument(
        "--endings", type=float, default=60.0, metavar="S", help="seconds for how games end, at last (default 60)"
    )
    options.add_argument("--rate", type=float, default=RATE, metavar="R", help=f"of learning (default {RATE})")
    options.add_argument("--warm", type=int, default=12, metavar="N", help="lessons for the values alone, at first (default 12)")
    options.add_argument("--to", type=Path, required=True, metavar="FOLDER")
    options.add_argument("--resume", type=Path, metavar="FILE", help="a checkpoint, or a network as it is shipped (.net)")
    options.add_argument(
        "--two", type=Path, metavar="FILE", help="who plays games of two in lessons about how they end (default: the same)"
    )
    options.add_argument("--seed", type=int, default=1)
    options.add_argument(
        "--players", type=int, nargs="+", default=[2, 3, 4], metavar="N", help="in games of so many (default all)"
    )
    options.add_argument("--games", type=int, default=A_SETTING, metavar="N", help=f"of each setting (default {A_SETTING})")
    options.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    chosen = options.parse_args()
    chosen.to.mkdir(parents=True, exist_ok=True)
    settings = [one for one in SETTINGS if one.players in chosen.players]
    training = Training(chosen.to, chosen.device, chosen.seed, chosen.rate, chosen.games, settings)
    if chosen.resume:
        training.load(chosen.resume)
    else:
        imitate(training.network, training.games, training.learn, chosen.imitate)
    training.keep_rival()
    training.play_for(chosen.minutes * 60, chosen.warm)
    training.save()
    training.endings_for(chosen.endings, trained(chosen.two, of_two=True).to(chosen.device) if chosen.two else None)
    training.save()
    training.look({})
    shares = training.shares(by_judgement)
    print(json.dumps({name_of(one): round(share, 4) for one, share in zip(settings, shares, strict=True)}), flush=True)


if __name__ == "__main__":
    main()
