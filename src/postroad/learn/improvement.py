"""The improvement operator: try the likely actions of a decision in sampled states, finish the turn, predict the result.

The same as `analysis/action_values.py`, for thousands of decisions at once.
"""

from typing import NamedTuple

import torch

from postroad.analysis.action_values import MOST_STEPS
from postroad.bots.puct import MARGIN
from postroad.learn.actors import Player, mixed
from postroad.learn.branches import Branches
from postroad.learn.network import Network
from postroad.learn.vector_games import VectorGames
from postroad.rules.board import SEATS

MOST_BRANCHES = 1 << 21  # at once
RANGE = 4.0  # actions with logits so far below the best are not tried


class Worths(NamedTuple):
    """The actions tried in each of some decisions."""

    indices: torch.Tensor  # in the lists of legal actions, the most likely first
    tried: torch.Tensor  # which of them were tried
    worth: torch.Tensor  # the mean utility for the deciding seat, 0 without a try


def margin_utility(own: torch.Tensor, others: torch.Tensor) -> torch.Tensor:
    margin = own - others
    return 0.5 + 0.5 * margin / (10.0 + margin.abs())


def utility(wins: torch.Tensor, points: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
    """The utility for the first of relative seats, as in `bots/puct.py`."""
    others = points.masked_fill(~there, -1000.0)[:, 1:].amax(1)
    return (1.0 - MARGIN) * wins + MARGIN * margin_utility(points[:, 0], others)


class Operator:
    """Tries the `actions` most likely actions in `samples` sampled states each. `scale` weighs the results against the logits."""

    def __init__(self, network: Network, values: Network, actions: int, samples: int, scale: float) -> None:
        self.network, self.values = network, values
        self.actions, self.samples, self.scale = actions, samples, scale

    @torch.no_grad()
    def weigh(self, games: VectorGames, logits: torch.Tensor, where: torch.Tensor) -> Worths:
        """Try actions in the games with these numbers; `logits` has a row for each of them."""
        highest, indices = logits.topk(self.actions, 1)
        tried = highest > highest[:, :1] - RANGE
        tried &= tried.sum(1, keepdim=True) > 1  # one action alone needs no try
        worth = games.new(tried.shape)
        at_once = max(1, MOST_BRANCHES // (self.actions * self.samples))
        several = tried.any(1).nonzero().squeeze(1)
        for some in several.split(at_once) if len(several) else ():
            worth[some] = self._weigh(games, where[some], indices[some], tried[some])
        return Worths(indices, tried, worth)

    def _weigh(self, games: VectorGames, where: torch.Tensor, indices: torch.Tensor, tried: torch.Tensor) -> torch.Tensor:
        decision, number = tried.nonzero(as_tuple=True)
        actions = games.legal[where[decision], indices[decision, number]].long()
        branches = self._sampled(games, where, decision)
        branches.advance(actions.repeat_interleave(self.samples))
        total = games.new((len(decision),))
        for _ in range(MOST_STEPS):
            going = (branches.sizes > 0) & (branches.seats == branches.own)
            self._add(total, branches.chosen((~going).nonzero().squeeze(1)))
            branches = branches.chosen(going.nonzero().squeeze(1))
            if branches.count == 0:
                break
            branches.advance(self._favourites(branches))
        self._add(total, branches)
        worth = games.new(tried.shape)
        worth[decision, number] = total / self.samples
        return worth

    def _sampled(self, games: VectorGames, where: torch.Tensor, decision: torch.Tensor) -> Branches:
        """The positions, once for each action and sample; all actions of a decision are tried in the same samples."""
        raw, seats = games.raw[where], games.seats[where]
        imagined = Branches(raw.repeat_interleave(self.samples, 0), games.device, seats, seats)
        imagined.imagine(int(torch.randint(1 << 62, ())))
        samples = torch.arange(self.samples, device=games.device)
        source = (decision[:, None] * self.samples + samples).flatten()
        tried = torch.arange(len(decision), device=games.device).repeat_interleave(self.samples)
        return Branches(imagined.raw[source], games.device, seats[decision].repeat_interleave(self.samples), tried)

    def _favourites(self, branches: Branches) -> torch.Tensor:
        with mixed(branches.device):
            index = self.network.logits(branches.observe_own(), branches.legal, branches.sizes).argmax(1)
        return branches.legal.gather(1, index[:, None]).squeeze(1).long()

    def _add(self, total: torch.Tensor, branches: Branches) -> None:
        """Add the utilities of branches whose turn has ended."""
        if branches.count == 0:
            return
        with mixed(branches.device):
            _, wins, points = self.values.ends(branches.observe_own())
        relative = torch.arange(SEATS, device=branches.device)
        players = branches.players[:, None]
        there = relative < players
        over = branches.sizes == 0
        final = branches.points.gather(1, (branches.own[:, None] + relative) % players).float()
        wins_of_own = torch.where(over, (branches.won == branches.own).float(), wins[:, 0].exp())
        points = torch.where(over[:, None], final, points)
        total.index_add_(0, branches.tried, utility(wins_of_own, points, there))

    def improved(self, logits: torch.Tensor, worths: Worths) -> torch.Tensor:
        """The logits with the advantages added: of tried actions against their mean by the policy, of others none."""
        chances = logits.gather(1, worths.indices).masked_fill(~worths.tried, -1e9).softmax(1)
        mean = (chances * worths.worth).sum(1, keepdim=True)
        advantage = ((worths.worth - mean) * self.scale).masked_fill(~worths.tried, 0.0)
        return logits.scatter_add(1, worths.indices, advantage)


def operator_player(operator: Operator) -> Player:
    """A player that takes the best action after improvement."""

    @torch.no_grad()
    def play(games: VectorGames, seen: torch.Tensor, mine: torch.Tensor) -> torch.Tensor:
        with mixed(games.device):
            logits = operator.network.logits(seen, games.legal, games.sizes)
        where = (mine & (games.sizes > 1)).nonzero().squeeze(1)
        some = logits[where]
        logits[where] = operator.improved(some, operator.weigh(games, some, where))
        return logits.argmax(1)

    return play
