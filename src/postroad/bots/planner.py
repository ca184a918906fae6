"""planner: searches over its own turn and beyond, in worlds that could be."""

import time
from typing import Any

import numpy as np

from postroad.bots.bot import Bot
from postroad.bots.search import DESK, best_child, new_tree, search
from postroad.observe import View
from postroad.rules.cache import compiled
from postroad.rules.phases import CLERGY
from postroad.rules.state import STATE
from postroad.rules.steps import Options, first_step


def grow(views: Any, worlds: Any, tree: Any, desks: Any, iterations: int, seed: int) -> None:
    search(views, worlds, tree, desks[0], 0, iterations, seed)


grow_fast = compiled("postroad.bots")(grow)

DEFAULT_SECONDS = 0.2
MOST_NODES = 60_000
CHUNK = 8  # iterations between two looks at the clock
TURN_SHARE = 0.35  # of what is left of a turn's time, for its next decision


class Planner(Bot):
    """Thinks for `seconds` a turn; or, to be repeatable, for `iterations` a decision."""

    def __init__(self, seed: int = 0, seconds: float = DEFAULT_SECONDS, iterations: int | None = None) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.turn: tuple[int, ...] = ()  # the turn that `left` is for
        self.left = 0.0
        self.searches = 0
        self.world, self.desk = np.zeros(1, STATE), np.zeros(1, DESK)

    def wake(self) -> None:
        view = View.of(first_step(Options(), 0).raw, 0)
        self.search(view, new_tree(1), 0, 0)

    def decide(self, view: View) -> int:
        legal = view.legal_numbers()
        if len(legal) == 1:
            return legal[0]
        tree = new_tree(MOST_NODES)
        self.think(view, tree)
        return int(tree[best_child(tree, 0)]["action"])

    def think(self, view: View, tree: Any) -> None:
        seed = self.next_seed()
        if self.iterations is not None:
            self.search(view, tree, self.iterations, seed)
            return
        begin = time.perf_counter()
        budget = self.budget(view)
        spent = 0.0
        while spent == 0.0 or spent < budget:  # however late it is, a few
            self.search(view, tree, CHUNK, seed)
            seed += CHUNK
            spent = time.perf_counter() - begin
        self.left -= spent

    def next_seed(self) -> int:
        """Of the next search, with room for the worlds of all its iterations."""
        seed = (self.seed * 1_000_003 + self.searches) << 20 & (1 << 62) - 1
        self.searches += 1
        return seed

    def search(self, view: View, tree: Any, iterations: int, seed: int) -> None:
        grow_fast(view.bytes.view(STATE), self.world, tree, self.desk, iterations, seed)

    def budget(self, view: View) -> float:
        """Seconds for this decision: a part of what is left for the turn, the first decisions the largest."""
        state = view.state
        turn = int(state.round_number), int(state.turn), int(state.phase == CLERGY)
        if turn != self.turn:
            self.turn, self.left = turn, self.seconds
        return max(0.0, self.left * TURN_SHARE)
