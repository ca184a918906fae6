"""Monte Carlo tree search with sampled states and greedy rollouts; all samples share one tree of decisions.

Each iteration samples a state from the view and walks down the tree; each seat takes its own best action so far (max^n). It adds
one decision, plays on by `greedy` to the end, and updates every seat's utility on the path.
"""

from typing import Any

import numpy as np

from postroad.bots.greedy import greedy, judge
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
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.jit import rule
from postroad.rules.play import step
from postroad.rules.rng import seed_generator
from postroad.rules.state import State, to_int

SCRATCH = scratch_dtype(
    ("priors", "f8", (MOST_LEGAL,)),
    ("rng", "u4", (4,)),  # the random generator of rollouts
)
EXPLORE = 0.6
TEMPERATURE = 1.5  # of the heuristic values as priors
EVEN = 0.1  # the uniform share of the priors
WIN, MARGIN = 0.5, 0.3  # the weights of winning and of the margin in the utility; the rest is the seat's own points


@rule
def utility(wins: Any, points: Any, players: int, seat: int) -> float:
    """The utility of a finished game for a seat, from 0 to 1: winning, the margin, and its own points."""
    own = min(1.0, max(0.0, (points[seat] + 20.0) / 60.0))
    value: float = WIN * wins[seat] + MARGIN * margin_utility(points, players, seat) + (1.0 - WIN - MARGIN) * own
    return value


@rule
def compute_priors(state: State, scratch: Any, size: int) -> None:
    """Write the prior of each action, from its heuristic value; their sum is 1."""
    priors = scratch.priors
    highest = -1e30
    for at in range(size):
        priors[at] = judge(state, to_int(scratch.actions[at]))
        highest = max(highest, priors[at])
    norm = 0.0
    for at in range(size):
        priors[at] = exp((priors[at] - highest) / TEMPERATURE)
        norm += priors[at]
    for at in range(size):
        priors[at] = (1.0 - EVEN) * priors[at] / norm + EVEN / size


@rule
def select_child(tree: Any, node: int, seat: int, scratch: Any, size: int) -> int:
    """The index of the action to try next. Actions without visits have no child."""
    unknown = tree[node].total[seat] / tree[node].visits if tree[node].visits else 0.5
    effort = EXPLORE * np.sqrt(count_visits(tree, scratch, size) + 1.0)
    return best_action(tree, seat, scratch, size, scratch.priors, effort, unknown)


@rule
def search(views: Any, states: Any, tree: Any, scratch: Any, root: int, iterations: int, seed: int) -> None:
    """Grow the tree below `root`, the node of `views[0]`, by `iterations` iterations, each in a sample `states[0]`."""
    for iteration in range(iterations):
        size = begin_iteration(views, states, scratch, root, seed + iteration)
        state = states[0]
        seed_generator(scratch.rng, ~(seed + iteration))
        depth, fresh = 0, False
        while size and depth < MAX_DEPTH and not fresh:
            node = to_int(scratch.path[depth])
            compute_priors(state, scratch, size)
            children_of(tree, node, scratch, size)
            at = select_child(tree, node, to_int(state.seat), scratch, size)
            child, action = to_int(scratch.children[at]), to_int(scratch.actions[at])
            fresh = child == 0
            if fresh:
                child = add_child(tree, node, action, 0.0)
                if child == 0:
                    break
            size = step(state, action, scratch.actions, None, None)
            depth += 1
            scratch.path[depth] = child
        while size:
            size = step(state, greedy(state, scratch.actions, size, scratch.rng), scratch.actions, None, None)
        write_result(state, scratch)
        players = to_int(state.players)
        for seat in range(players):
            scratch.utility[seat] = utility(scratch.wins, scratch.points, players, seat)
        backpropagate(tree, scratch, depth, players)
