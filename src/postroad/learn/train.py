"""Training: imitation of greedy first, then self-play by PPO. `python -m postroad.learn.train --minutes 8 --to FOLDER`."""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import torch
from torch import nn

from postroad.learn.games import SETTINGS, Games
from postroad.learn.network import Network
from postroad.rules.board import SEATS
from postroad.rules.steps import Options

GAMES, STEPS = 24 * 704, 64  # games at once, decisions each between two lessons
EPOCHS, BATCH, CLIP, LAMBDA = 2, 32_768, 0.2, 0.97
RATE, ENTROPY, MOST_CHANGE = 2.5e-4, 0.003, 0.03
MOST_DECISIONS = 3000  # of a game
MARGIN, HALFWAY = 0.5, 10.0  # how much of a reward a lead in points is, and at which lead it is half of that


def rewards(points: torch.Tensor, won: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """For each seat: 1 for winning, for the others together -1, and something for the lead in points."""
    seats = torch.arange(SEATS, device=points.device)
    there = seats < players[:, None]
    score = points.float().masked_fill(~there, -1e9)
    best = score.unsqueeze(1).expand(-1, SEATS, -1).masked_fill(torch.eye(SEATS, dtype=torch.bool, device=points.device), -1e9)
    lead = (score - best.amax(2)).clamp(-200, 200)
    win = torch.where(seats == won[:, None], 1.0, -1.0 / (players[:, None].float() - 1))
    return (win + MARGIN * lead / (HALFWAY + lead.abs())).masked_fill(~there, 0.0)


class Trainer:
    def __init__(self, seed: int, rate: float) -> None:
        torch.manual_seed(seed)
        self.games = Games(GAMES, seed)
        self.network = Network().cuda()
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=rate, eps=1e-5)
        self.samples = 0

    # Imitation

    def _watch(self, random_share: float) -> tuple[torch.Tensor, ...]:
        """Greedy plays, now and then at random; what it sees, what was legal, what it would have done."""
        games = self.games
        seen = games.new_observations(STEPS)
        legal = torch.zeros((STEPS, *games.legal.shape), dtype=torch.int16, device="cuda")
        sizes = torch.zeros((STEPS, games.count), dtype=torch.int64, device="cuda")
        chosen = torch.zeros((STEPS, games.count), dtype=torch.int64, device="cuda")
        for at in range(STEPS):
            games.observe(seen[at])
            legal[at], sizes[at] = games.legal, games.sizes
            judged = games.judged()
            chosen[at] = (games.legal.long() == judged[:, None]).int().argmax(1)
            any_place = (torch.rand(games.count, device="cuda") * games.sizes).long()
            place = torch.where(torch.rand(games.count, device="cuda") < random_share, any_place, chosen[at])
            games.step(games.legal.gather(1, place[:, None]).squeeze(1).long())
        return tuple(one.flatten(0, 1) for one in (seen, legal, sizes, chosen))

    def imitate(self, seconds: float) -> None:
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            with torch.no_grad():
                seen, legal, sizes, chosen = self._watch(0.05)
            loss = right = 0.0
            for some in torch.randperm(len(sizes), device="cuda").split(BATCH):
                with torch.autocast("cuda", torch.bfloat16):
                    logits = self.network.logits(seen[some], legal[some], sizes[some])
                lesson = nn.functional.cross_entropy(logits, chosen[some])
                self._learn(lesson)
                loss, right = float(lesson), float((logits.argmax(1) == chosen[some]).float().mean())
            print(f"imitation: {time.perf_counter() - begin:.0f} s, loss {loss:.3f}, the same {right:.1%}", flush=True)

    def _learn(self, loss: torch.Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()

    # Self-play

    def _play(self) -> dict[str, torch.Tensor]:
        games, network = self.games, self.network
        shape = (STEPS, games.count)
        kept: dict[str, torch.Tensor] = {
            "seen": games.new_observations(STEPS),
            "legal": torch.zeros((STEPS, *games.legal.shape), dtype=torch.int16, device="cuda"),
            "sizes": torch.zeros(shape, dtype=torch.int64, device="cuda"),
            "chosen": torch.zeros(shape, dtype=torch.int64, device="cuda"),
            "chance": torch.zeros(shape, device="cuda"),
            "value": torch.zeros(shape, device="cuda"),
        }
        seats = torch.zeros(shape, dtype=torch.int64, device="cuda")
        done = torch.zeros(shape, dtype=torch.bool, device="cuda")
        ends = torch.zeros((*shape, SEATS), device="cuda")
        for at in range(STEPS):
            games.observe(kept["seen"][at])
            kept["legal"][at], kept["sizes"][at], seats[at] = games.legal, games.sizes, games.seats
            with torch.autocast("cuda", torch.bfloat16):
                logits = network.logits(kept["seen"][at], games.legal, games.sizes)
                kept["value"][at] = network.values(kept["seen"][at])
            chances = logits.log_softmax(1)
            place = (logits - torch.empty_like(logits).exponential_().log()).argmax(1)
            kept["chosen"][at] = place
            kept["chance"][at] = chances.gather(1, place[:, None]).squeeze(1)
            games.step(games.legal.gather(1, place[:, None]).squeeze(1).long())
            done[at] = games.done
            ends[at] = rewards(games.points, games.won, games.players)
        kept["gain"] = self._gains(kept["value"], seats, done, ends)
        self.samples += STEPS * games.count
        return {name: one.flatten(0, 1) for name, one in kept.items()}

    def _gains(self, value: torch.Tensor, seats: torch.Tensor, done: torch.Tensor, ends: torch.Tensor) -> torch.Tensor:
        """How much better each decision went than expected, backward along each seat's own decisions."""
        games = self.games
        expected, gain = self._expected(), torch.zeros((games.count, SEATS), device="cuda")
        gains = torch.zeros_like(value)
        for at in range(STEPS - 1, -1, -1):
            over = done[at][:, None]
            expected, gain = torch.where(over, ends[at], expected), torch.where(over, 0.0, gain)
            seat = seats[at][:, None]
            own = expected.gather(1, seat).squeeze(1) - value[at] + LAMBDA * gain.gather(1, seat).squeeze(1)
            gains[at] = own
            gain = gain.scatter(1, seat, own[:, None])
            expected = expected.scatter(1, seat, value[at][:, None])
        return gains

    def _expected(self) -> torch.Tensor:
        """What every seat expects of the games as they stand."""
        games = self.games
        seen, expected = games.new_observations(), torch.zeros((games.count, SEATS), device="cuda")
        for chair in range(SEATS):
            games.observe(seen, chair)
            with torch.autocast("cuda", torch.bfloat16):
                value = self.network.values(seen)
            seat = (games.seats + chair) % games.players
            expected.scatter_(1, seat[:, None], value[:, None])
        return expected

    def lesson(self, with_policy: bool) -> dict[str, float]:
        """One round of self-play, and what is learned from it."""
        with torch.no_grad():
            kept = self._play()
        goal = kept["gain"] + kept["value"]
        free = kept["sizes"] > 1  # without a choice there is nothing to learn for the policy
        told = {"spread": float(goal.var()), "explained": float(1 - (goal - kept["value"]).var() / goal.var())}
        change = 0.0
        for _ in range(EPOCHS):
            for some in torch.randperm(len(goal), device="cuda").split(BATCH):
                with torch.autocast("cuda", torch.bfloat16):
                    value = self.network.values(kept["seen"][some])
                loss = 0.5 * (value - goal[some]).square().mean()
                if with_policy and change < MOST_CHANGE:
                    more, change = self._policy_loss(kept, some[free[some]])
                    loss = loss + more
                self._learn(loss)
        return {**told, "change": change}

    def _policy_loss(self, kept: dict[str, torch.Tensor], some: torch.Tensor) -> tuple[torch.Tensor, float]:
        with torch.autocast("cuda", torch.bfloat16):
            logits = self.network.logits(kept["seen"][some], kept["legal"][some], kept["sizes"][some])
        chances = logits.log_softmax(1)
        chance = chances.gather(1, kept["chosen"][some][:, None]).squeeze(1)
        gain = kept["gain"][some]
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        shift = chance - kept["chance"][some]
        ratio = shift.exp()
        better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(chances.exp() * chances.clamp(min=-40)).sum(1).mean()
        change = float((ratio - 1 - shift).mean().detach())
        return -better - ENTROPY * entropy, change

    # Keeping

    def save(self, path: Path) -> None:
        torch.save({"network": self.network.state_dict(), "samples": self.samples}, path)

    def load(self, path: Path) -> None:
        kept: dict[str, Any] = torch.load(path, map_location="cuda")
        self.network.load_state_dict(kept["network"])
        self.samples = kept["samples"]


def against_greedy(network: Network, seed: int = 99) -> dict[str, float]:
    """The share of games won, one network among greedy ones, by setting; it does what it thinks best. Each game counts once."""
    games = Games(GAMES, seed)
    seen = games.new_observations()
    own = (torch.arange(games.count, device="cuda") // len(SETTINGS)) % games.players
    wins, played = torch.zeros(len(SETTINGS), device="cuda"), torch.zeros(len(SETTINGS), device="cuda")
    running = torch.ones(games.count, dtype=torch.bool, device="cuda")
    for _ in range(MOST_DECISIONS):
        games.observe(seen)
        with torch.no_grad(), torch.autocast("cuda", torch.bfloat16):
            logits = network.logits(seen, games.legal, games.sizes)
        place = games.legal.gather(1, logits.argmax(1)[:, None]).squeeze(1).long()
        games.step(torch.where(games.seats == own, place, games.judged()))
        over = running & games.done
        played.scatter_add_(0, games.settings, over.float())
        wins.scatter_add_(0, games.settings, (over & (games.won == own)).float())
        running &= ~games.done
        if not bool(running.any()):
            break
    shares = (wins / played.clamp(min=1)).tolist()
    return {name_of(options): share for options, share in zip(SETTINGS, shares, strict=True)}


def name_of(options: Options) -> str:
    modules = [module for module in ("honours", "audience") if getattr(options, module)]
    return " ".join([f"{options.players} players", *modules, f"{options.provinces_for_all} provinces"])


def told_of(shares: dict[str, float]) -> str:
    """By number of players."""
    of = {players: [share for name, share in shares.items() if name.startswith(players)] for players in ("2", "3", "4")}
    return ", ".join(f"{players} players {sum(found) / len(found):.3f}" for players, found in of.items())


def main() -> None:
    options = argparse.ArgumentParser(description="Train a network from nothing, or on from a checkpoint.")
    options.add_argument("--minutes", type=float, default=5.0, metavar="N", help="how long (default 5)")
    options.add_argument("--imitate", type=float, default=40.0, metavar="S", help="seconds of imitation at first (default 40)")
    options.add_argument("--rate", type=float, default=RATE, metavar="R", help=f"of learning (default {RATE})")
    options.add_argument("--warm", type=int, default=12, metavar="N", help="lessons for the values alone, at first (default 12)")
    options.add_argument("--to", type=Path, required=True, metavar="FOLDER")
    options.add_argument("--resume", type=Path, metavar="FILE")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    begin = time.perf_counter()
    chosen.to.mkdir(parents=True, exist_ok=True)
    trainer = Trainer(chosen.seed, chosen.rate)
    if chosen.resume:
        trainer.load(chosen.resume)
    else:
        trainer.imitate(chosen.imitate)
    print(f"after {time.perf_counter() - begin:.0f} s", flush=True)
    print("against greedy:", told_of(against_greedy(trainer.network)), flush=True)
    lessons, last = 0, time.perf_counter()
    while time.perf_counter() - begin < chosen.minutes * 60:
        told = trainer.lesson(with_policy=lessons >= chosen.warm)
        lessons += 1
        if lessons % 20 == 0:
            now = time.perf_counter()
            speed, last = 20 * STEPS * GAMES / (now - last), now
            words = ", ".join(f"{name} {value:.3f}" for name, value in told.items())
            print(f"{now - begin:.0f} s, lesson {lessons}, {speed / 1e6:.2f} M samples/s, {words}", flush=True)
        if lessons % 150 == 0:
            print("against greedy:", told_of(against_greedy(trainer.network)), flush=True)
            trainer.save(chosen.to / "checkpoint.pt")
            last = time.perf_counter()
    trainer.save(chosen.to / "checkpoint.pt")
    print(json.dumps(against_greedy(trainer.network)), flush=True)


if __name__ == "__main__":
    main()
