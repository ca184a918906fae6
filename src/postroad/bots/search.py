"""Search over sampled worlds: a tree of decisions that all worlds share, judged by playing on greedily to the end.

Each iteration fills the view with a possible world, walks down the tree, every seat taking what has been best for itself so far
(max^n), grows the tree by one decision, lets everybody play on by `greedy`, and notes for every seat how that ended.
"""

from typing import Any

import numpy as np

from postroad.bots.exponential import exp
from postroad.bots.greedy import greedy, judge
from postroad.rules.actions import ACTIONS, MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.chance import seed_generator
from postroad.rules.hide import sample
from postroad.rules.jit import rule
from postroad.rules.play import legal, step
from postroad.rules.scoring import points_of, winner
from postroad.rules.state import State, wide

DEEPEST = 64

NODE = np.dtype(
    [
        ("total", "f8", (SEATS,)),  # of the worth to each seat
        ("visits", "i4"),
        ("child", "i4"),  # the first one, or 0
        ("sibling", "i4"),  # the next one, or 0
        ("action", "i4"),  # that leads here
    ],
    align=True,
)
# What an iteration takes notes on.
DESK = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("priors", "f8", (MOST_LEGAL,)),
                ("words", "u4", (4,)),  # chance of those who play on
                ("children", "i4", (MOST_LEGAL,)),
                ("path", "i4", (DEEPEST + 1,)),
                ("actions", "i2", (MOST_LEGAL,)),
                ("place", "i2", (ACTIONS,)),  # 0 everywhere, but for a moment
            ],
            align=True,
        ),
    )
)
EXPLORE = 0.6
TEMPERATURE = 1.5  # of the judgements that say what to try first
EVEN = 0.1  # the part of the trying that is the same for all actions, whatever judgement says
WIN, MARGIN = 0.5, 0.3  # the parts of a game's worth that winning is, and by how much; the rest are the own points


def new_tree(nodes: int) -> Any:
    """Node 0 is the root, and is nobody's child; `visits` of the last node counts the nodes in use."""
    tree = np.zeros(nodes + 1, NODE)
    tree[-1]["visits"] = 1
    return tree


@rule
def worth(state: State, seat: int, won: int) -> float:
    """How good the end of a game is for a seat, from 0 to 1: winning, by how much, and its own points."""
    best_other = -1000
    for other in range(wide(state.players)):
        if other != seat:
            best_other = max(best_other, points_of(state, other))
    mine = points_of(state, seat)
    margin = mine - best_other
    by_how_much = 0.5 + 0.5 * margin / (10.0 + abs(margin))
    own = min(1.0, max(0.0, (mine + 20.0) / 60.0))
    return WIN * (1.0 if seat == won else 0.0) + MARGIN * by_how_much + (1.0 - WIN - MARGIN) * own


@rule
def weigh(state: State, actions: Any, size: int, priors: Any) -> None:
    """How much each action deserves to be tried, by judgement; all together 1."""
    highest = -1e30
    for at in range(size):
        priors[at] = judge(state, wide(actions[at]))
        highest = max(highest, priors[at])
    norm = 0.0
    for at in range(size):
        priors[at] = exp((priors[at] - highest) / TEMPERATURE)
        norm += priors[at]
    for at in range(size):
        priors[at] = (1.0 - EVEN) * priors[at] / norm + EVEN / size


@rule
def find_children(tree: Any, node: int, actions: Any, size: int, children: Any, place: Any) -> int:
    """The child that each action leads to, 0 for none; how often all of them were visited. `place` is 0 before and after."""
    for at in range(size):
        children[at] = 0
        place[wide(actions[at])] = at + 1
    visits = 0
    child = tree[node].child
    while child:
        at = place[tree[child].action] - 1
        if at >= 0:
            children[at] = child
            visits += tree[child].visits
        child = tree[child].sibling
    for at in range(size):
        place[wide(actions[at])] = 0
    return visits


@rule
def pick(tree: Any, node: int, seat: int, size: int, priors: Any, children: Any, visits: int) -> int:
    """The place of the action to try now: what was good for the seat, what deserves it and was tried little."""
    unknown = tree[node].total[seat] / tree[node].visits if tree[node].visits else 0.5
    effort = EXPLORE * np.sqrt(visits + 1.0)
    best, highest = 0, -1e30
    for at in range(size):
        child = children[at]
        tried = tree[child].visits if child else 0
        value = tree[child].total[seat] / tried if tried else unknown
        score = value + effort * priors[at] / (1.0 + tried)
        if score > highest:
            best, highest = at, score
    return best


@rule
def grow(tree: Any, node: int, action: int) -> int:
    """A new child of the node; 0 if the tree is full."""
    last = len(tree) - 1
    child = wide(tree[last].visits)
    if child == last:
        return 0
    tree[last].visits = child + 1
    tree[child].action = action
    tree[child].sibling = tree[node].child
    tree[node].child = child
    return child


@rule
def note(tree: Any, path: Any, depth: int, state: State) -> None:
    """Tell all nodes on the way how the game ended."""
    won = winner(state)
    for seat in range(wide(state.players)):
        value = worth(state, seat, won)
        for at in range(depth + 1):
            tree[path[at]].total[seat] += value
    for at in range(depth + 1):
        tree[path[at]].visits += 1


@rule
def search(views: Any, worlds: Any, tree: Any, desk: Any, root: int, iterations: int, seed: int) -> None:
    """Grow the tree below `root`, where `views[0]` stands, by so many iterations, each in a world of its own in `worlds[0]`."""
    actions, words, priors, children, path = desk.actions, desk.words, desk.priors, desk.children, desk.path
    for iteration in range(iterations):
        worlds[0] = views[0]
        state = worlds[0]
        sample(state, seed + iteration)
        seed_generator(words, ~(seed + iteration))
        size = legal(state, actions)
        depth, fresh = 0, False
        path[0] = root
        while size and depth < DEEPEST and not fresh:
            weigh(state, actions, size, priors)
            visits = find_children(tree, path[depth], actions, size, children, desk.place)
            at = pick(tree, path[depth], wide(state.seat), size, priors, children, visits)
            child, action = children[at], wide(actions[at])
            fresh = child == 0
            if fresh:
                child = grow(tree, path[depth], action)
                if child == 0:
                    break
            size = step(state, action, actions, None, None)
            depth += 1
            path[depth] = child
        while size:
            size = step(state, greedy(state, actions, size, words), actions, None, None)
        note(tree, path, depth, state)


def best_child(tree: Any, node: int) -> int:
    """The child visited most."""
    best, child = 0, tree[node]["child"]
    while child:
        if not best or tree[child]["visits"] > tree[best]["visits"]:
            best = child
        child = tree[child]["sibling"]
    return int(best)
