"""Lessons by playing against itself and its earlier selves: PPO, with advantages along each seat's own decisions."""

from collections.abc import Iterator

import torch

from postroad.learn.actors import Player, drawn, mixed
from postroad.learn.network import Network
from postroad.learn.vector_games import VectorGames
from postroad.rules.board import SEATS

STEPS = 64  # decisions of each game between two lessons
EPOCHS, BATCH, CLIP, LAMBDA = 2, 32_768, 0.2, 0.96
MOST_CHANGE = 0.03
MARGIN, HALFWAY = 0.5, 10.0  # how much of a reward a lead in points is, and at which lead it is half of that
LEAGUE = 8  # in one of so many games the other seats are a rival's


def rewards(points: torch.Tensor, won: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """For each seat: 1 for winning, for the others together -1, and something for the lead in points."""
    seats = torch.arange(SEATS, device=points.device)
    there = seats < players[:, None]
    score = points.float().masked_fill(~there, -1e9)
    best = score.unsqueeze(1).expand(-1, SEATS, -1).masked_fill(torch.eye(SEATS, dtype=torch.bool, device=points.device), -1e9)
    lead = (score - best.amax(2)).clamp(-200, 200)
    win = torch.where(seats == won[:, None], 1.0, -1.0 / (players[:, None].float() - 1))
    return (win + MARGIN * lead / (HALFWAY + lead.abs())).masked_fill(~there, 0.0)


class SelfPlay:
    """Plays so many decisions of all games, and makes lessons of them."""

    def __init__(self, network: Network, games: VectorGames) -> None:
        self.network, self.games = network, games
        round_of_settings = torch.arange(games.count, device=games.device) // games.kinds
        self.own = round_of_settings // LEAGUE % games.players  # the network's, where a rival has the other seats
        self.rivalled = round_of_settings % LEAGUE == 0

    @torch.no_grad()
    def play(self, rival: Player | None) -> dict[str, torch.Tensor]:
        """What was seen, legal and chosen, how likely that was, what was expected and what came of it; decisions of the rival are
        left out.
        """
        games, shape = self.games, (STEPS, self.games.count)
        kept: dict[str, torch.Tensor] = {
            "seen": games.new_observations(STEPS),
            "legal": games.new((STEPS, *games.legal.shape), torch.int16),
            "sizes": games.new(shape, torch.int64),
            "chosen": games.new(shape, torch.int64),
            "chance": games.new(shape),
            "value": games.new(shape),
        }
        seats, done, mine = games.new(shape, torch.int64), games.new(shape, torch.bool), games.new(shape, torch.bool)
        ends = games.new((*shape, SEATS))
        for at in range(STEPS):
            seen = kept["seen"][at]
            games.observe(seen)
            kept["legal"][at], kept["sizes"][at], seats[at] = games.legal, games.sizes, games.seats
            with mixed(games.device):
                logits = self.network.logits(seen, games.legal, games.sizes)
                kept["value"][at] = self.network.values(seen)
            place = drawn(logits)
            mine[at] = True
            if rival:
                mine[at] = ~self.rivalled | (games.seats == self.own)
                place = torch.where(mine[at], place, rival(games, seen))
            kept["chosen"][at] = place
            kept["chance"][at] = logits.log_softmax(1).gather(1, place[:, None]).squeeze(1)
            games.take(place)
            done[at] = games.done
            ends[at] = rewards(games.points, games.won, games.players)
        kept["gain"] = self._gains(kept["value"], seats, done, ends)
        return {name: one.flatten(0, 1)[mine.flatten()] for name, one in kept.items()}

    def _gains(self, value: torch.Tensor, seats: torch.Tensor, done: torch.Tensor, ends: torch.Tensor) -> torch.Tensor:
        """How much better each decision went than expected, backward along each seat's own decisions."""
        games = self.games
        expected, gain = self._expected(), games.new((games.count, SEATS))
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
        seen, expected = games.new_observations(), games.new((games.count, SEATS))
        for chair in range(SEATS):
            games.observe(seen, chair)
            with mixed(games.device):
                value = self.network.values(seen)
            expected.scatter_(1, ((games.seats + chair) % games.players)[:, None], value[:, None])
        return expected


class Losses:
    """What is to be made smaller, some decisions at a time."""

    def __init__(self, network: Network, kept: dict[str, torch.Tensor], with_policy: bool, entropy: float) -> None:
        self.network, self.kept, self.with_policy, self.entropy = network, kept, with_policy, entropy
        self.goal = kept["gain"] + kept["value"]
        self.free = kept["sizes"] > 1  # without a choice there is nothing to learn for the policy
        self.device = str(self.goal.device.type)
        self.change = 0.0

    def __iter__(self) -> Iterator[torch.Tensor]:
        for _ in range(EPOCHS):
            for some in torch.randperm(len(self.goal), device=self.goal.device).split(BATCH):
                loss = self._of_values(some)
                if self.with_policy and self.change < MOST_CHANGE:
                    loss = loss + self._of_policy(some[self.free[some]])
                yield loss

    def _of_values(self, some: torch.Tensor) -> torch.Tensor:
        with mixed(self.device):
            value = self.network.values(self.kept["seen"][some])
        return 0.5 * (value - self.goal[some]).square().mean()

    def _of_policy(self, some: torch.Tensor) -> torch.Tensor:
        kept = self.kept
        with mixed(self.device):
            logits = self.network.logits(kept["seen"][some], kept["legal"][some], kept["sizes"][some])
        chances = logits.log_softmax(1)
        chance = chances.gather(1, kept["chosen"][some][:, None]).squeeze(1)
        gain = kept["gain"][some]
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        shift = chance - kept["chance"][some]
        ratio = shift.exp()
        better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(chances.exp() * chances.clamp(min=-40)).sum(1).mean()
        self.change = float((ratio - 1 - shift).mean().detach())
        return -better - self.entropy * entropy

    def told(self) -> dict[str, float]:
        """How much of what came was expected, and how much the policy has changed."""
        return {"explained": float(1 - self.kept["gain"].var() / self.goal.var()), "change": self.change}
