"""master: a network that was trained by playing against itself; alone, or guiding a search."""

from typing import Any

import numpy as np

from postroad.bots.network import NERVES
from postroad.bots.network_policy import decide
from postroad.bots.puct import DESK, search
from postroad.bots.search_bot import SearchBot
from postroad.bots.tree import ROOT, best_child, child_by, new_tree
from postroad.bots.weights import shipped
from postroad.game import sample
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.jit_cache import compiled
from postroad.rules.rng import seed_generator
from postroad.rules.state import STATE, Raw
from postroad.rules.transitions import Options, first_transition
from postroad.view import View


def choose(networks: Any, nerves: Any, raw: Raw, legal: Any, likings: Any, temperature: float, words: Any) -> int:
    return decide(networks[0], nerves[0], raw.view(STATE)[0], legal, legal.size, likings, temperature, words)


def grow(
    networks: Any, nerves: Any, views: Any, worlds: Any, tree: Any, desks: Any, root: int, iterations: int, seed: int
) -> None:
    search(networks[0], nerves[0], views, worlds, tree, desks[0], root, iterations, seed)


choose_fast = compiled("postroad.bots")(choose)
grow_fast = compiled("postroad.bots")(grow)

MOST_NODES = 200_000


class Master(SearchBot):
    """Decides at once, by its network alone; unless it is given time or iterations, or is made weaker by a temperature."""

    def __init__(self, seed: int = 0, seconds: float = 0.0, iterations: int | None = None, temperature: float = 0.0) -> None:
        super().__init__(seed, seconds, iterations)
        self.temperature = temperature
        self.words = np.zeros(4, np.uint32)
        seed_generator(self.words, seed)
        self.nerves, self.likings = np.zeros(1, NERVES), np.zeros(MOST_LEGAL)
        self.worlds, self.desk = np.zeros(2, STATE), np.zeros(1, DESK)
        self.tree, self.root = new_tree(1), ROOT
        self.last: tuple[View, int] | None = None  # what was decided last, and on which view

    @property
    def searches_on(self) -> bool:
        return self.seconds > 0.0 or self.iterations is not None

    def wake(self) -> None:
        words = self.words.copy()
        view = View.of(first_transition(Options(), 0).raw, 0)
        self.at_once(view)
        if self.searches_on:
            self.search(view, 0, 0)
        self.words = words

    def decide(self, view: View) -> int:
        if not self.searches_on:
            return self.at_once(view)
        legal = view.legal_numbers()
        if len(legal) == 1:
            return legal[0]
        self.settle(view)
        self.think(view)
        self.last = view, int(self.tree[best_child(self.tree, self.root)]["action"])
        return self.last[1]

    def settle(self, view: View) -> None:
        """Where to search on: in the tree of the decision before, if it foresaw just this, or in a new one."""
        child = 0
        if self.last and foreseen(*self.last, view) and self.tree[-1]["visits"] < MOST_NODES // 2:
            child = child_by(self.tree, self.root, self.last[1])
        if child:
            self.root = child
        else:
            self.tree, self.root = new_tree(MOST_NODES), ROOT

    def at_once(self, view: View) -> int:
        legal = np.array(view.legal_numbers(), np.int16)
        return int(choose_fast(shipped(), self.nerves, view.bytes, legal, self.likings, self.temperature, self.words))

    def search(self, view: View, iterations: int, seed: int) -> None:
        states = view.bytes.view(STATE)
        grow_fast(shipped(), self.nerves, states, self.worlds, self.tree, self.desk, self.root, iterations, seed)


def foreseen(before: View, action: int, view: View) -> bool:
    """Had this view to follow from that one and the action, whatever was hidden?"""
    return all(after(before, action, seed, view.seat) == view.bytes.tobytes() for seed in (1, 2))


def after(before: View, action: int, seed: int, seat: int | None) -> bytes:
    """What the seat would know after an action, in a world that could be."""
    world = sample(before, seed)
    world.play(action)
    return world.view(seat).bytes.tobytes()
