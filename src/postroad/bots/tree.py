"""A tree of decisions that all worlds share: what searches grow, and what they keep in it."""

from typing import Any

import numpy as np

from postroad.rules.actions import ACTIONS, MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.jit import rule
from postroad.rules.state import to_int

DEEPEST = 64
ROOT = 0

NODE = np.dtype(
    [
        ("total", "f8", (SEATS,)),  # of the worth to each seat
        ("liking", "f8"),  # of the seat that decides, for the action that leads here; 0 where nobody is asked
        ("visits", "i4"),
        ("child", "i4"),  # the first one, or 0
        ("sibling", "i4"),  # the next one, or 0
        ("action", "i4"),  # that leads here
    ],
    align=True,
)
# What an iteration takes notes on, whatever the search.
NOTES = [
    ("worth", "f8", (SEATS,)),  # how it ends for each seat
    ("children", "i4", (MOST_LEGAL,)),  # that the actions lead to, 0 for none
    ("path", "i4", (DEEPEST + 1,)),  # the nodes from the root on
    ("actions", "i2", (MOST_LEGAL,)),
    ("place", "i2", (ACTIONS,)),  # 0 everywhere, but for a moment
]


def desk_for(*own: tuple[Any, ...]) -> np.dtype[Any]:
    """The notes of a search, with some of its own."""
    return np.dtype((np.record, np.dtype([*own, *NOTES], align=True)))


def new_tree(nodes: int) -> Any:
    """Node 0 is the root, and is nobody's child; `visits` of the last node counts the nodes in use."""
    tree = np.zeros(nodes + 1, NODE)
    tree[-1]["visits"] = ROOT + 1
    return tree


@rule
def children_of(tree: Any, node: int, desk: Any, size: int) -> int:
    """Note the child that each action leads to, 0 for none; how many have none."""
    for at in range(size):
        desk.children[at] = 0
        desk.place[to_int(desk.actions[at])] = at + 1
    missing = size
    child = tree[node].child
    while child:
        at = desk.place[tree[child].action] - 1
        if at >= 0:
            desk.children[at] = child
            missing -= 1
        child = tree[child].sibling
    for at in range(size):
        desk.place[to_int(desk.actions[at])] = 0
    return missing


@rule
def add_child(tree: Any, node: int, action: int, liking: float) -> int:
    """A new child of the node; 0 if the tree is full."""
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
def note(tree: Any, desk: Any, depth: int, players: int) -> None:
    """Tell all nodes on the way what it came to."""
    for at in range(depth + 1):
        node = desk.path[at]
        for seat in range(players):
            tree[node].total[seat] += desk.worth[seat]
        tree[node].visits += 1


def best_child(tree: Any, node: int) -> int:
    """The child visited most; of those visited alike the one liked most."""
    best, child = 0, int(tree[node]["child"])
    while child:
        if not best or (tree[child]["visits"], tree[child]["liking"]) > (tree[best]["visits"], tree[best]["liking"]):
            best = child
        child = int(tree[child]["sibling"])
    return best


def child_by(tree: Any, node: int, action: int) -> int:
    """The child that an action leads to, 0 for none."""
    child = int(tree[node]["child"])
    while child and tree[child]["action"] != action:
        child = int(tree[child]["sibling"])
    return child
