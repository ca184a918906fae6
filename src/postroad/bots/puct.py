"""Search that a network guides: it says what to try, and how it will end.

As in `search`, each iteration fills the view with a possible world and walks down a tree of decisions that all worlds share.
Where a decision is met for the first time the network is asked, from what the seat that decides would know in that world, which
actions it likes and how every seat will fare; nobody plays on to the end.
"""

from typing import Any

import numpy as np

from postroad.bots.features import observe
from postroad.bots.network_policy import compute_logits
from postroad.bots.portable_exp import exp
from postroad.bots.tree import DEEPEST, add_child, children_of, desk_for, note
from postroad.bots.value_head import read
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.hide import hide, sample
from postroad.rules.jit import rule
from postroad.rules.play import legal, step
from postroad.rules.scoring import points_of, winner
from postroad.rules.state import State, to_int

DESK = desk_for(
    ("likings", "f8", (MOST_LEGAL,)),
    ("wins", "f8", (SEATS,)),
    ("points", "f8", (SEATS,)),
)
EXPLORE = 1.2
TEMPERATURE = 4.0  # of likings that say what to try
UNKNOWN = 0.1  # what was not tried yet is thought to be so much worse than where it is tried from
MARGIN = 0.15  # the part of a game's worth that is by how much it is won; the rest is winning


@rule
def utility(wins: Any, points: Any, players: int, seat: int) -> float:
    """How good it is for a seat, from 0 to 1: winning, and by how much."""
    best_other = -1000.0
    for other in range(players):
        if other != seat:
            best_other = max(best_other, points[other])
    margin = points[seat] - best_other
    value: float = (1.0 - MARGIN) * wins[seat] + MARGIN * (0.5 + 0.5 * margin / (10.0 + abs(margin)))
    return value


@rule
def add_children(tree: Any, node: int, desk: Any, size: int) -> bool:
    """For all actions that have none; False if the tree is full."""
    for at in range(size):
        if desk.children[at] == 0:
            child = add_child(tree, node, to_int(desk.actions[at]), desk.likings[at])
            if child == 0:
                return False
            desk.children[at] = child
    return True


@rule
def pick(tree: Any, node: int, seat: int, desk: Any, size: int) -> int:
    """The place of the action to try now: what was good for the seat, what it likes and was tried little."""
    highest, norm, visits = -1e30, 0.0, 0
    for at in range(size):
        highest = max(highest, tree[desk.children[at]].liking)
        visits += tree[desk.children[at]].visits
    for at in range(size):
        desk.likings[at] = exp((tree[desk.children[at]].liking - highest) / TEMPERATURE)
        norm += desk.likings[at]
    unknown = tree[node].total[seat] / max(1, tree[node].visits) - UNKNOWN
    effort = EXPLORE * np.sqrt(visits + 1.0) / norm
    best, most = 0, -1e30
    for at in range(size):
        child = desk.children[at]
        tried = tree[child].visits
        value = tree[child].total[seat] / tried if tried else unknown
        score = value + effort * desk.likings[at] / (1.0 + tried)
        if score > most:
            best, most = at, score
    return best


@rule
def count_up(state: State, desk: Any) -> None:
    """How a game that is over has ended."""
    won = winner(state)
    for seat in range(to_int(state.players)):
        desk.wins[seat] = 1.0 if seat == won else 0.0
        desk.points[seat] = points_of(state, seat)


@rule
def search(
    network: Any, nerves: Any, views: Any, worlds: Any, tree: Any, desk: Any, root: int, iterations: int, seed: int
) -> None:
    """Grow the tree below `root`, where `views[0]` stands, by so many iterations, each in a world of its own in `worlds[0]`;
    `worlds[1]` is what a seat knows of it.
    """
    for iteration in range(iterations):
        worlds[0] = views[0]
        state = worlds[0]
        sample(state, seed + iteration)
        size = legal(state, desk.actions)
        depth, going = 0, True
        desk.path[0] = root
        while going:
            node, seat = to_int(desk.path[depth]), to_int(state.seat)
            if size == 0:
                count_up(state, desk)
                break
            first = tree[node].child == 0
            going = (size == 1 or not first) and depth < DEEPEST
            if children_of(tree, node, desk, size):
                if size > 1:
                    worlds[1] = state
                    hide(worlds[1], seat)
                    compute_logits(network, nerves, worlds[1], desk.actions, size, desk.likings)
                else:
                    desk.likings[0] = 0.0
                if not add_children(tree, node, desk, size):
                    going = False
            if going:
                at = pick(tree, node, seat, desk, size)
                depth += 1
                desk.path[depth] = desk.children[at]
                size = step(state, to_int(desk.actions[at]), desk.actions, None, None)
            else:
                worlds[1] = state
                hide(worlds[1], seat)
                observe(worlds[1], seat, nerves.seen)
                read(network, nerves, to_int(state.players), seat, desk.wins, desk.points)
        players = to_int(state.players)
        for seat in range(players):
            desk.worth[seat] = utility(desk.wins, desk.points, players, seat)
        note(tree, desk, depth, players)
