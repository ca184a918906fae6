"""PUCT search: the network proposes actions and predicts how the game ends.

As in rollout_search.py, each iteration samples a state from the view and walks down a tree of decisions that all samples share.
At a new decision the network evaluates the deciding seat's view of that state. There are no rollouts.
"""

from typing import Any

import numpy as np

from postroad.bots.features import observe
from postroad.bots.network_policy import compute_logits
from postroad.bots.portable_exp import exp
from postroad.bots.tree import MAX_DEPTH, add_child, backpropagate, children_of, scratch_dtype
from postroad.bots.value_head import predict_observed
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.hide import hide, sample
from postroad.rules.jit import rule
from postroad.rules.play import legal, step
from postroad.rules.scoring import points_of, winner
from postroad.rules.state import State, to_int

SCRATCH = scratch_dtype(
    ("logits", "f8", (MOST_LEGAL,)),
    ("wins", "f8", (SEATS,)),
    ("points", "f8", (SEATS,)),
)
EXPLORE = 1.2
TEMPERATURE = 4.0  # of the logits as priors
UNKNOWN = 0.1  # an unvisited action counts as so much worse than its parent
MARGIN = 0.15  # the weight of the winning margin in the utility; the rest is winning


@rule
def utility(wins: Any, points: Any, players: int, seat: int) -> float:
    """The utility of an outcome for a seat, from 0 to 1: winning, and the margin."""
    best_other = -1000.0
    for other in range(players):
        if other != seat:
            best_other = max(best_other, points[other])
    margin = points[seat] - best_other
    value: float = (1.0 - MARGIN) * wins[seat] + MARGIN * (0.5 + 0.5 * margin / (10.0 + abs(margin)))
    return value


@rule
def add_children(tree: Any, node: int, scratch: Any, size: int) -> bool:
    """Add a child for each action without one; return False if the tree is full."""
    for at in range(size):
        if scratch.children[at] == 0:
            child = add_child(tree, node, to_int(scratch.actions[at]), scratch.logits[at])
            if child == 0:
                return False
            scratch.children[at] = child
    return True


@rule
def select_child(tree: Any, node: int, seat: int, scratch: Any, size: int) -> int:
    """The index of the action to try next: good results for the seat, a high prior, few visits."""
    highest, norm, visits = -1e30, 0.0, 0
    for at in range(size):
        highest = max(highest, tree[scratch.children[at]].liking)
        visits += tree[scratch.children[at]].visits
    for at in range(size):
        scratch.logits[at] = exp((tree[scratch.children[at]].liking - highest) / TEMPERATURE)
        norm += scratch.logits[at]
    unknown = tree[node].total[seat] / max(1, tree[node].visits) - UNKNOWN
    effort = EXPLORE * np.sqrt(visits + 1.0) / norm
    best, most = 0, -1e30
    for at in range(size):
        child = scratch.children[at]
        tried = tree[child].visits
        value = tree[child].total[seat] / tried if tried else unknown
        score = value + effort * scratch.logits[at] / (1.0 + tried)
        if score > most:
            best, most = at, score
    return best


@rule
def write_result(state: State, scratch: Any) -> None:
    """Write the result of a finished game."""
    won = winner(state)
    for seat in range(to_int(state.players)):
        scratch.wins[seat] = 1.0 if seat == won else 0.0
        scratch.points[seat] = points_of(state, seat)


@rule
def search(
    network: Any, activations: Any, views: Any, states: Any, tree: Any, scratch: Any, root: int, iterations: int, seed: int
) -> None:
    """Grow the tree below `root`, the node of `views[0]`, by `iterations` iterations.

    Each iteration plays in a sample of its own, `states[0]`; `states[1]` is a seat's view of it.
    """
    for iteration in range(iterations):
        states[0] = views[0]
        state = states[0]
        sample(state, seed + iteration)
        size = legal(state, scratch.actions)
        depth, going = 0, True
        scratch.path[0] = root
        while going:
            node, seat = to_int(scratch.path[depth]), to_int(state.seat)
            if size == 0:
                write_result(state, scratch)
                break
            first = tree[node].child == 0
            going = (size == 1 or not first) and depth < MAX_DEPTH
            if children_of(tree, node, scratch, size):
                if size > 1:
                    states[1] = state
                    hide(states[1], seat)
                    compute_logits(network, activations, states[1], scratch.actions, size, scratch.logits)
                else:
                    scratch.logits[0] = 0.0
                if not add_children(tree, node, scratch, size):
                    going = False
            if going:
                at = select_child(tree, node, seat, scratch, size)
                depth += 1
                scratch.path[depth] = scratch.children[at]
                size = step(state, to_int(scratch.actions[at]), scratch.actions, None, None)
            else:
                states[1] = state
                hide(states[1], seat)
                observe(states[1], seat, activations.inputs)
                predict_observed(network, activations, to_int(state.players), seat, scratch.wins, scratch.points)
        players = to_int(state.players)
        for seat in range(players):
            scratch.utility[seat] = utility(scratch.wins, scratch.points, players, seat)
        backpropagate(tree, scratch, depth, players)
