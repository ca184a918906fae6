"""The planner bot: tree search with greedy rollouts in sampled states."""

from typing import Any

import numpy as np

from postroad.bots.rollout_search import SCRATCH, search
from postroad.bots.search_bot import SearchBot
from postroad.bots.tree import ROOT, best_child, new_tree
from postroad.rules.jit_cache import compiled
from postroad.rules.options import Options
from postroad.rules.state import STATE
from postroad.rules.transitions import first_transition
from postroad.view import View


def grow(views: Any, states: Any, tree: Any, scratches: Any, iterations: int, seed: int) -> None:
    search(views, states, tree, scratches[0], ROOT, iterations, seed)


grow_fast = compiled("postroad.bots")(grow)

DEFAULT_SECONDS = 0.2
MOST_NODES = 60_000


class Planner(SearchBot):
    def __init__(self, seed: int = 0, seconds: float = DEFAULT_SECONDS, iterations: int | None = None) -> None:
        super().__init__(seed, seconds, iterations)
        self.states, self.scratch, self.tree = np.zeros(1, STATE), np.zeros(1, SCRATCH), new_tree(1)

    def wake(self) -> None:
        self.search(View.of(first_transition(Options(), 0).raw, 0), 0, 0)

    def decide(self, view: View) -> int:
        legal = view.legal_numbers()
        if len(legal) == 1:
            return legal[0]
        self.tree = new_tree(MOST_NODES)
        self.run_search(view)
        return int(self.tree[best_child(self.tree, ROOT)]["action"])

    def search(self, view: View, iterations: int, seed: int) -> None:
        grow_fast(view.bytes.view(STATE), self.states, self.tree, self.scratch, iterations, seed)
