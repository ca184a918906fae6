"""Self-play against the current and earlier networks: PPO, with advantages along each seat's own decisions."""

from collections.abc import Iterator

import torch

from postroad.learn.actors import Player, mixed, sample_action
from postroad.learn.network import Network
from postroad.learn.vector_games import VectorGames
from postroad.rules.board import SEATS

STEPS = 64  # decisions of each game in an iteration
EPOCHS, BATCH, CLIP, LAMBDA = 2, 131_072, 0.2, 0.96
MOST_CHANGE = 0.03
MARGIN, HALFWAY = 0.5, 10.0  # the largest reward for a lead in points, and the lead that gives half of it
LEAGUE = 8  # in one of so many games, a rival plays the other seats


def rewards(points: torch.Tensor, won: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """Each seat's reward: 1 for the winner, -1 shared by the others, and a part for the lead in points."""
    seats = torch.arange(SEATS, device=points.device)
    there = seats < players[:, None]
    score = points.float().masked_fill(~there, -1e9)
    best = score.unsqueeze(1).expand(-1, SEATS, -1).masked_fill(torch.eye(SEATS, dtype=torch.bool, device=points.device), -1e9)
    lead = (score - best.amax(2)).clamp(-200, 200)
    win = torch.where(seats == won[:, None], 1.0, -1.0 / (players[:, None].float() - 1))
    return (win + MARGIN * lead / (HALFWAY + lead.abs())).masked_fill(~there, 0.0)


class SelfPlay:
    """Plays STEPS decisions of all games and returns them as a training batch."""

    def __init__(self, network: Network, games: VectorGames) -> None:
        self.network, self.games = network, games
        round_of_settings = torch.arange(games.count, device=games.device) // games.kinds
        self.own = round_of_settings // LEAGUE % games.players  # the network's seat in games with a rival
        self.rivalled = round_of_settings % LEAGUE == 0

    @torch.no_grad()
    def play(self, rival: Player | None) -> dict[str, torch.Tensor]:
        """A batch: observations, legal actions, choices, their log probabilities, expected rewards and advantages.

        Decisions of the rival are left out.
        """
        games, shape = self.games, (STEPS, self.games.count)
        batch: dict[str, torch.Tensor] = {
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
            seen = batch["seen"][at]
            games.observe(seen)
            batch["legal"][at], batch["sizes"][at], seats[at] = games.legal, games.sizes, games.seats
            with mixed(games.device):
                logits = self.network.logits(seen, games.legal, games.sizes)
                batch["value"][at] = self.network.values(seen)
            index = sample_action(logits)
            mine[at] = True
            if rival:
                mine[at] = ~self.rivalled | (games.seats == self.own)
                index = torch.where(mine[at], index, rival(games, seen, ~mine[at]))
            batch["chosen"][at] = index
            batch["chance"][at] = logits.log_softmax(1).gather(1, index[:, None]).squeeze(1)
            games.take(index)
            done[at] = games.done
            ends[at] = rewards(games.points, games.won, games.players)
        batch["gain"] = self._gains(batch["value"], seats, done, ends)
        return {name: one.flatten(0, 1)[mine.flatten()] for name, one in batch.items()}

    def _gains(self, value: torch.Tensor, seats: torch.Tensor, done: torch.Tensor, ends: torch.Tensor) -> torch.Tensor:
        """The advantages (GAE), backward along each seat's own decisions."""
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
        """Every seat's expected reward in the current positions."""
        games = self.games
        seen, expected = games.new_observations(), games.new((games.count, SEATS))
        for offset in range(SEATS):
            games.observe(seen, offset)
            with mixed(games.device):
                value = self.network.values(seen)
            expected.scatter_(1, ((games.seats + offset) % games.players)[:, None], value[:, None])
        return expected


class Losses:
    """The losses of a batch, one minibatch at a time."""

    def __init__(self, network: Network, batch: dict[str, torch.Tensor], train_policy: bool, entropy: float) -> None:
        self.network, self.batch, self.train_policy, self.entropy = network, batch, train_policy, entropy
        self.goal = batch["gain"] + batch["value"]
        self.free = batch["sizes"] > 1  # the policy learns nothing from decisions without a choice
        self.device = str(self.goal.device.type)
        self.change = 0.0

    def __iter__(self) -> Iterator[torch.Tensor]:
        for _ in range(EPOCHS):
            for some in torch.randperm(len(self.goal), device=self.goal.device).split(BATCH):
                loss = self._of_values(some)
                if self.train_policy and self.change < MOST_CHANGE:
                    loss = loss + self._of_policy(some[self.free[some]])
                yield loss

    def _of_values(self, some: torch.Tensor) -> torch.Tensor:
        with mixed(self.device):
            value = self.network.values(self.batch["seen"][some])
        return 0.5 * (value - self.goal[some]).square().mean()

    def _of_policy(self, some: torch.Tensor) -> torch.Tensor:
        batch = self.batch
        with mixed(self.device):
            logits = self.network.logits(batch["seen"][some], batch["legal"][some], batch["sizes"][some])
        chances = logits.log_softmax(1)
        chance = chances.gather(1, batch["chosen"][some][:, None]).squeeze(1)
        gain = batch["gain"][some]
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        shift = chance - batch["chance"][some]
        ratio = shift.exp()
        better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(chances.exp() * chances.clamp(min=-40)).sum(1).mean()
        self.change = float((ratio - 1 - shift).mean().detach())
        return -better - self.entropy * entropy

    def metrics(self) -> dict[str, float]:
        """The explained variance of the rewards, and the change of the policy (KL divergence)."""
        return {"explained": float(1 - self.batch["gain"].var() / self.goal.var()), "change": self.change}
