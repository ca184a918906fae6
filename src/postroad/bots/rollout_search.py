"""Monte Carlo tree search with sampled states and greedy rollouts; all samples share one tree of decisions.

Each iteration samples a state from the view and walks down the tree; each seat takes its own best action so far (max^n). It adds
one decision, plays on by `greedy` to the end, and updates every seat's utility on the path.
"""

from typing import Any

import numpy as np

from postroad.bots.greedy import greedy, judge
from postroad.bots.portable_exp import exp
from postroad.bots.tree import MAX_DEPTH, add_child, backpropagate, children_of, scratch_dtype
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.hide import sample
from postroad.rules.jit import rule
from postroad.rules.play import legal, step
from postroad.rules.rng import seed_generator
from postroad.rules.scoring import points_of, winner
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
def utility(state: State, seat: int, won: int) -> float:
    """The utility of a finished game for a seat, from 0 to 1: winning, the margin, and its own points."""
    best_other = -1000
    for other in range(to_int(state.players)):
        if other != seat:
            best_other = max(best_other, points_of(state, other))
    mine = points_of(state, seat)
    margin = mine - best_other
    by_how_much = 0.5 + 0.5 * margin / (10.0 + abs(margin))
    own = min(1.0, max(0.0, (mine + 20.0) / 60.0))
    return WIN * (1.0 if seat == won else 0.0) + MARGIN * by_how_much + (1.0 - WIN - MARGIN) * own


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
    """The index of the action to try next: good results for the seat, a high prior, few visits."""
    visits = 0
    for at in range(size):
        if scratch.children[at]:
            visits += tree[scratch.children[at]].visits
    unknown = tree[node].total[seat] / tree[node].visits if tree[node].visits else 0.5
    effort = EXPLORE * np.sqrt(visits + 1.0)
    best, highest = 0, -1e30
    for at in range(size):
        child = scratch.children[at]
        tried = tree[child].visits if child else 0
        value = tree[child].total[seat] / tried if tried else unknown
        score = value + effort * scratch.priors[at] / (1.0 + tried)
        if score > highest:
            best, highest = at, score
    return best


@rule
def search(views: Any, states: Any, tree: Any, scratch: Any, root: int, iterations: int, seed: int) -> None:
    """Grow the tree below `root`, the node of `views[0]`, by `iterations` iterations, each in a sample `states[0]`."""
    for iteration in range(iterations):
        states[0] = views[0]
        state = states[0]
        sample(state, seed + iteration)
        seed_generator(scratch.rng, ~(seed + iteration))
        size = legal(state, scratch.actions)
        depth, fresh = 0, False
        scratch.path[0] = root
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
        players, won = to_int(state.players), winner(state)
        for seat in range(players):
            scratch.utility[seat] = utility(state, seat, won)
        backpropagate(tree, scratch, depth, players)
