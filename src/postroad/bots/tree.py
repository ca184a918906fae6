"""What both searches share: the tree, one for all sampled states, and the steps of an iteration."""

from typing import Any

import numpy as np

from postroad.rules.actions import ACTIONS, MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.hide import sample
from postroad.rules.jit import rule
from postroad.rules.play import legal
from postroad.rules.scoring import points_of, winner
from postroad.rules.state import State, to_int

MAX_DEPTH = 64
ROOT = 0

NODE = np.dtype(
    [
        ("total", "f8", (SEATS,)),  # the sum of each seat's utilities
        ("liking", "f8"),  # the logit of the action that leads here; 0 without a network (the page reads this name)
        ("visits", "i4"),
        ("child", "i4"),  # the first one, or 0
        ("sibling", "i4"),  # the next one, or 0
        ("action", "i4"),  # the action that leads here
    ],
    align=True,
)
# The scratch fields of an iteration that all searches use.
SHARED_FIELDS = [
    ("wins", "f8", (SEATS,)),  # the outcome: each seat's chance to win
    ("points", "f8", (SEATS,)),  # and its points
    ("utility", "f8", (SEATS,)),  # of the outcome, for each seat
    ("children", "i4", (MOST_LEGAL,)),  # the child of each action, 0 for none
    ("path", "i4", (MAX_DEPTH + 1,)),  # the nodes from the root on
    ("actions", "i2", (MOST_LEGAL,)),
    ("index", "i2", (ACTIONS,)),  # 1 + the index of an action in the list; 0 again after each use
]


def scratch_dtype(*own: tuple[Any, ...]) -> np.dtype[Any]:
    """The scratch record of a search: its own fields and the shared ones."""
    return np.dtype((np.record, np.dtype([*own, *SHARED_FIELDS], align=True)))


def new_tree(nodes: int) -> Any:
    """An empty tree. Node 0 is the root; `visits` of the last node counts the nodes in use."""
    tree = np.zeros(nodes + 1, NODE)
    tree[-1]["visits"] = ROOT + 1
    return tree


@rule
def begin_iteration(views: Any, states: Any, scratch: Any, root: int, seed: int) -> int:
    """Sample `states[0]` from `views[0]`; return how many actions are legal."""
    states[0] = views[0]
    sample(states[0], seed)
    scratch.path[0] = root
    return legal(states[0], scratch.actions)


@rule
def children_of(tree: Any, node: int, scratch: Any, size: int) -> int:
    """Write the child of each action, 0 for none; return how many actions have none."""
    for at in range(size):
        scratch.children[at] = 0
        scratch.index[to_int(scratch.actions[at])] = at + 1
    missing = size
    child = tree[node].child
    while child:
        at = scratch.index[tree[child].action] - 1
        if at >= 0:
            scratch.children[at] = child
            missing -= 1
        child = tree[child].sibling
    for at in range(size):
        scratch.index[to_int(scratch.actions[at])] = 0
    return missing


@rule
def add_child(tree: Any, node: int, action: int, liking: float) -> int:
    """Add a child to the node; return 0 if the tree is full."""
    last = len(tree) - 1
    child = to_int(tree[last].visits)
    if child == last:
        return 0
    tree[last].visits = child + 1
    tree[child].action = action
    tree[child].liking = liking
    tree[child].sibling = tree[node].child
    tree[node].child = child
    return child


@rule
def count_visits(tree: Any, scratch: Any, size: int) -> int:
    """The visits of all actions together."""
    visits = 0
    for at in range(size):
        if scratch.children[at]:
            visits += tree[scratch.children[at]].visits
    return visits


@rule
def best_action(tree: Any, seat: int, scratch: Any, size: int, priors: Any, effort: float, unknown: float) -> int:
    """The index of the action to try next: good results for the seat, a high prior, few visits.

    `unknown` is the value of an action without visits, `effort` the weight of the priors.
    """
    best, highest = 0, -1e30
    for at in range(size):
        child = scratch.children[at]
        tried = tree[child].visits if child else 0
        value = tree[child].total[seat] / tried if tried else unknown
        score = value + effort * priors[at] / (1.0 + tried)
        if score > highest:
            best, highest = at, score
    return best


@rule
def write_result(state: State, scratch: Any) -> None:
    """Write the outcome of a finished game."""
    won = winner(state)
    for seat in range(to_int(state.players)):
        scratch.wins[seat] = 1.0 if seat == won else 0.0
        scratch.points[seat] = points_of(state, seat)


@rule
def margin_utility(points: Any, players: int, seat: int) -> float:
    """The utility of the winning margin for a seat, from 0 to 1."""
    best_other = -1000.0
    for other in range(players):
        if other != seat:
            best_other = max(best_other, points[other])
    margin = points[seat] - best_other
    value: float = 0.5 + 0.5 * margin / (10.0 + abs(margin))
    return value


@rule
def backpropagate(tree: Any, scratch: Any, depth: int, players: int) -> None:
    """Add the utilities of the outcome to all nodes on the path."""
    for at in range(depth + 1):
        node = scratch.path[at]
        for seat in range(players):
            tree[node].total[seat] += scratch.utility[seat]
        tree[node].visits += 1


def best_child(tree: Any, node: int) -> int:
    """The child with the most visits; among equals the one with the highest logit."""
    best, child = 0, int(tree[node]["child"])
    while child:
        if not best or (tree[child]["visits"], tree[child]["liking"]) > (tree[best]["visits"], tree[best]["liking"]):
            best = child
        child = int(tree[child]["sibling"])
    return best


def child_by(tree: Any, node: int, action: int) -> int:
    """The child of an action, 0 for none."""
    child = int(tree[node]["child"])
    while child and tree[child]["action"] != action:
        child = int(tree[child]["sibling"])
    return child
