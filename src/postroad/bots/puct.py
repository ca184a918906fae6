"""PUCT search: the network proposes actions and predicts how the game ends.

As in rollout_search.py, each iteration samples a state from the view and walks down a tree of decisions that all samples share.
At a new decision the network evaluates the deciding seat's view of that state. There are no rollouts.
"""

from typing import Any

import numpy as np

from postroad.bots.network_policy import compute_logits
from postroad.bots.portable_exp import exp
from postroad.bots.tree import (
    MAX_DEPTH,
    add_child,
    backpropagate,
    begin_iteration,
    best_action,
    children_of,
    count_visits,
    margin_utility,
    scratch_dtype,
    write_result,
)
from postroad.bots.value_head import predict_observed
from postroad.observation import observe
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.hide import hide
from postroad.rules.jit import rule
from postroad.rules.play import step
from postroad.rules.state import to_int

SCRATCH = scratch_dtype(("logits", "f8", (MOST_LEGAL,)))
EXPLORE = 1.2
TEMPERATURE = 4.0  # of the logits as priors
UNKNOWN = 0.1  # an unvisited action counts as so much worse than its parent
MARGIN = 0.15  # the weight of the winning margin in the utility; the rest is winning


@rule
def utility(wins: Any, points: Any, players: int, seat: int) -> float:
    """The utility of an outcome for a seat, from 0 to 1: winning, and the margin."""
    value: float = (1.0 - MARGIN) * wins[seat] + MARGIN * margin_utility(points, players, seat)
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
    """The index of the action to try next. Every action has a child."""
    highest, norm = -1e30, 0.0
    for at in range(size):
        highest = max(highest, tree[scratch.children[at]].liking)
    for at in range(size):
        scratch.logits[at] = exp((tree[scratch.children[at]].liking - highest) / TEMPERATURE)
        norm += scratch.logits[at]
    unknown = tree[node].total[seat] / max(1, tree[node].visits) - UNKNOWN
    effort = EXPLORE * np.sqrt(count_visits(tree, scratch, size) + 1.0) / norm
    return best_action(tree, seat, scratch, size, scratch.logits, effort, unknown)


@rule
def search(
    network: Any, activations: Any, views: Any, states: Any, tree: Any, scratch: Any, root: int, iterations: int, seed: int
) -> None:
    """Grow the tree below `root`, the node of `views[0]`, by `iterations` iterations.

    Each iteration plays in a sample of its own, `states[0]`; `states[1]` is a seat's view of it.
    """
    for iteration in range(iterations):
        size = begin_iteration(views, states, scratch, root, seed + iteration)
        state = states[0]
        depth, going = 0, True
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
