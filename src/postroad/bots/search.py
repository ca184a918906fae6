"""Search over sampled worlds: a tree of decisions that all worlds share, judged by playing on greedily to the end.

Each iteration fills the view with a possible world, walks down the tree, every seat taking what has been best for itself so far
(max^n), grows the tree by one decision, lets everybody play on by `greedy`, and notes for every seat how that ended.
"""

from typing import Any

import numpy as np

from postroad.bots.greedy import greedy, judge
from postroad.rules.actions import ACTIONS, MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.chance import seed_generator
from postroad.rules.hide import sample
from postroad.rules.jit import rule
from postroad.rules.play import legal, step
from postroad.rules.scoring import points_of, winner
from postroad.rules.state import SIZE, STATE, State, wide

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
DEEPEST = 64
EXPLORE = 0.6
TEMPERATURE = 1.5  # of the judgements that say what to try first
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
def pick(state: State, tree: Any, node: int, actions: Any, size: int, priors: Any, children: Any, place: Any) -> int:
    """The place in the list of the action to try now."""
    seat = wide(state.seat)
    highest = -1e30
    for at in range(size):
        priors[at] = judge(state, wide(actions[at]))
        highest = max(highest, priors[at])
        children[at] = 0
        place[wide(actions[at])] = at + 1
    norm = 0.0
    for at in range(size):
        priors[at] = np.exp((priors[at] - highest) / TEMPERATURE)
        norm += priors[at]
    child = tree[node].child
    tried = 0
    while child:
        at = place[tree[child].action] - 1
        if at >= 0:
            children[at] = child
            tried += tree[child].visits
        child = tree[child].sibling
    for at in range(size):
        place[wide(actions[at])] = 0
    unknown = tree[node].total[seat] / tree[node].visits if tree[node].visits else 0.5
    best, best_score = 0, -1e30
    root_tried = np.sqrt(tried + 1.0)
    for at in range(size):
        child = children[at]
        visits = tree[child].visits if child else 0
        value = tree[child].total[seat] / visits if visits else unknown
        score = value + EXPLORE * (priors[at] / norm * 0.9 + 0.1 / size) * root_tried / (1.0 + visits)
        if score > best_score:
            best, best_score = at, score
    return best


def search(view: Any, tree: Any, root: int, iterations: int, seed: int) -> None:
    """Grow the tree below `root`, where the view stands, by so many iterations."""
    raw = np.empty(SIZE, np.uint8)
    actions = np.empty(MOST_LEGAL, np.int16)
    words = np.zeros(4, np.uint32)
    priors = np.empty(MOST_LEGAL, np.float64)
    children = np.empty(MOST_LEGAL, np.int32)
    place = np.zeros(ACTIONS, np.int16)
    path = np.empty(DEEPEST + 1, np.int32)
    last = len(tree) - 1
    for iteration in range(iterations):
        raw[:] = view
        state = raw.view(STATE)[0]
        sample(state, seed + iteration)
        seed_generator(words, ~(seed + iteration))
        size = legal(state, actions)
        node, depth = root, 0
        path[0] = root
        while size and depth < DEEPEST:
            at = pick(state, tree, node, actions, size, priors, children, place)
            child = children[at]
            action = wide(actions[at])
            fresh = child == 0
            if fresh:
                child = tree[last].visits
                if child == last:
                    break
                tree[last].visits = child + 1
                tree[child].action = action
                tree[child].sibling = tree[node].child
                tree[node].child = child
            size = step(state, action, actions, None, None)
            depth += 1
            path[depth] = child
            node = child
            if fresh:
                break
        while size:
            size = step(state, greedy(state, actions, size, words), actions, None, None)
        won = winner(state)
        for seat in range(wide(state.players)):
            value = worth(state, seat, won)
            for at in range(depth + 1):
                tree[path[at]].total[seat] += value
        for at in range(depth + 1):
            tree[path[at]].visits += 1


def best_child(tree: Any, node: int) -> int:
    """The child visited most."""
    best, child = 0, tree[node]["child"]
    while child:
        if not best or tree[child]["visits"] > tree[best]["visits"]:
            best = child
        child = tree[child]["sibling"]
    return int(best)
