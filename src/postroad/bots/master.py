"""The master bot: a network trained by self-play, alone or guiding a search."""

from typing import Any

import numpy as np

from postroad.bots.network import ACTIVATIONS
from postroad.bots.network_policy import decide
from postroad.bots.puct import SCRATCH, search
from postroad.bots.search_bot import SearchBot
from postroad.bots.tree import ROOT, best_child, child_by, new_tree
from postroad.bots.weights import shipped
from postroad.game import sample
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.jit_cache import compiled
from postroad.rules.options import Options
from postroad.rules.rng import seed_generator
from postroad.rules.state import STATE, Raw
from postroad.rules.transitions import first_transition
from postroad.view import View


def choose(networks: Any, activations: Any, raw: Raw, legal: Any, logits: Any, temperature: float, rng: Any) -> int:
    return decide(networks[0], activations[0], raw.view(STATE)[0], legal, legal.size, logits, temperature, rng)


def grow(
    networks: Any, activations: Any, views: Any, states: Any, tree: Any, scratches: Any, root: int, iterations: int, seed: int
) -> None:
    search(networks[0], activations[0], views, states, tree, scratches[0], root, iterations, seed)


choose_fast = compiled("postroad.bots")(choose)
grow_fast = compiled("postroad.bots")(grow)

MOST_NODES = 200_000


class Master(SearchBot):
    """Decides by its network alone, without search; `seconds` or `iterations` add a search, a `temperature` makes it weaker."""

    def __init__(self, seed: int = 0, seconds: float = 0.0, iterations: int | None = None, temperature: float = 0.0) -> None:
        super().__init__(seed, seconds, iterations)
        self.temperature = temperature
        self.rng = np.zeros(4, np.uint32)
        seed_generator(self.rng, seed)
        self.activations, self.logits = np.zeros(1, ACTIVATIONS), np.zeros(MOST_LEGAL)
        self.states, self.scratch = np.zeros(2, STATE), np.zeros(1, SCRATCH)
        self.tree, self.root = new_tree(1), ROOT
        self.last: tuple[View, int] | None = None  # the last view, and the decision made there

    @property
    def searches_on(self) -> bool:
        return self.seconds > 0.0 or self.iterations is not None

    def wake(self) -> None:
        rng = self.rng.copy()
        view = View.of(first_transition(Options(), 0).raw, 0)
        self.policy_action(view)
        if self.searches_on:
            self.search(view, 0, 0)
        self.rng = rng

    def decide(self, view: View) -> int:
        if not self.searches_on:
            return self.policy_action(view)
        legal = view.legal_numbers()
        if len(legal) == 1:
            return legal[0]
        self.reuse_tree(view)
        self.run_search(view)
        self.last = view, int(self.tree[best_child(self.tree, self.root)]["action"])
        return self.last[1]

    def reuse_tree(self, view: View) -> None:
        """Continue in the tree of the last decision if it contains this view, else start a new tree."""
        child = 0
        if self.last and was_predicted(*self.last, view) and self.tree[-1]["visits"] < MOST_NODES // 2:
            child = child_by(self.tree, self.root, self.last[1])
        if child:
            self.root = child
        else:
            self.tree, self.root = new_tree(MOST_NODES), ROOT

    def policy_action(self, view: View) -> int:
        legal = np.array(view.legal_numbers(), np.int16)
        return int(choose_fast(shipped(), self.activations, view.bytes, legal, self.logits, self.temperature, self.rng))

    def search(self, view: View, iterations: int, seed: int) -> None:
        views = view.bytes.view(STATE)
        grow_fast(shipped(), self.activations, views, self.states, self.tree, self.scratch, self.root, iterations, seed)


def was_predicted(before: View, action: int, view: View) -> bool:
    """Does the action lead from `before` to this view whatever the hidden information is?"""
    return all(view_after(before, action, seed, view.seat) == view.bytes.tobytes() for seed in (1, 2))


def view_after(before: View, action: int, seed: int, seat: int | None) -> bytes:
    """The seat's view after an action in a sampled game."""
    game = sample(before, seed)
    game.play(action)
    return game.view(seat).bytes.tobytes()
