"""Search over sampled worlds: a tree of decisions that all worlds share, judged by playing on greedily to the end.

Each iteration fills the view with a possible world, walks down the tree, every seat taking what has been best for itself so far
(max^n), grows the tree by one decision, lets everybody play on by `greedy`, and notes for every seat how that ended.
"""

from typing import Any

import numpy as np

from postroad.bots.greedy import greedy, judge
from postroad.bots.portable_exp import exp
from postroad.bots.tree import DEEPEST, add_child, children_of, desk_for, note
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.hide import sample
from postroad.rules.jit import rule
from postroad.rules.play import legal, step
from postroad.rules.rng import seed_generator
from postroad.rules.scoring import points_of, winner
from postroad.rules.state import State, to_int

DESK = desk_for(
    ("priors", "f8", (MOST_LEGAL,)),
    ("words", "u4", (4,)),  # chance of those who play on
)
EXPLORE = 0.6
TEMPERATURE = 1.5  # of the judgements that say what to try first
EVEN = 0.1  # the part of the trying that is the same for all actions, whatever judgement says
WIN, MARGIN = 0.5, 0.3  # the parts of a game's worth that winning is, and by how much; the rest are the own points


@rule
def utility(state: State, seat: int, won: int) -> float:
    """How good the end of a game is for a seat, from 0 to 1: winning, by how much, and its own points."""
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
def weigh(state: State, desk: Any, size: int) -> None:
    """How much each action deserves to be tried, by judgement; all together 1."""
    priors = desk.priors
    highest = -1e30
    for at in range(size):
        priors[at] = judge(state, to_int(desk.actions[at]))
        highest = max(highest, priors[at])
    norm = 0.0
    for at in range(size):
        priors[at] = exp((priors[at] - highest) / TEMPERATURE)
        norm += priors[at]
    for at in range(size):
        priors[at] = (1.0 - EVEN) * priors[at] / norm + EVEN / size


@rule
def pick(tree: Any, node: int, seat: int, desk: Any, size: int) -> int:
    """The place of the action to try now: what was good for the seat, what deserves it and was tried little."""
    visits = 0
    for at in range(size):
        if desk.children[at]:
            visits += tree[desk.children[at]].visits
    unknown = tree[node].total[seat] / tree[node].visits if tree[node].visits else 0.5
    effort = EXPLORE * np.sqrt(visits + 1.0)
    best, highest = 0, -1e30
    for at in range(size):
        child = desk.children[at]
        tried = tree[child].visits if child else 0
        value = tree[child].total[seat] / tried if tried else unknown
        score = value + effort * desk.priors[at] / (1.0 + tried)
        if score > highest:
            best, highest = at, score
    return best


@rule
def search(views: Any, worlds: Any, tree: Any, desk: Any, root: int, iterations: int, seed: int) -> None:
    """Grow the tree below `root`, where `views[0]` stands, by so many iterations, each in a world of its own in `worlds[0]`."""
    for iteration in range(iterations):
        worlds[0] = views[0]
        state = worlds[0]
        sample(state, seed + iteration)
        seed_generator(desk.words, ~(seed + iteration))
        size = legal(state, desk.actions)
        depth, fresh = 0, False
        desk.path[0] = root
        while size and depth < DEEPEST and not fresh:
            node = to_int(desk.path[depth])
            weigh(state, desk, size)
            children_of(tree, node, desk, size)
            at = pick(tree, node, to_int(state.seat), desk, size)
            child, action = to_int(desk.children[at]), to_int(desk.actions[at])
            fresh = child == 0
            if fresh:
                child = add_child(tree, node, action, 0.0)
                if child == 0:
                    break
            size = step(state, action, desk.actions, None, None)
            depth += 1
            desk.path[depth] = child
        while size:
            size = step(state, greedy(state, desk.actions, size, desk.words), desk.actions, None, None)
        players, won = to_int(state.players), winner(state)
        for seat in range(players):
            desk.worth[seat] = utility(state, seat, won)
        note(tree, desk, depth, players)
