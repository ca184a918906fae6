"""The common part of search bots: a budget of seconds a turn or iterations a decision."""

import time
from abc import abstractmethod

from postroad.bots.bot import Bot
from postroad.rules.phases import CLERGY
from postroad.view import View

CHUNK = 8  # iterations between two checks of the clock
TURN_SHARE = 0.35  # the share of the turn's remaining time for the next decision


class SearchBot(Bot):
    """Searches for `seconds` a turn or, to be reproducible, for `iterations` a decision."""

    def __init__(self, seed: int, seconds: float, iterations: int | None) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.turn: tuple[int, ...] = ()  # the turn that `left` belongs to
        self.left = 0.0
        self.searches = 0

    @abstractmethod
    def search(self, view: View, iterations: int, seed: int) -> None:
        """Run more iterations."""

    def run_search(self, view: View) -> None:
        """Search within the budget."""
        seed = self.next_seed()
        if self.iterations is not None:
            self.search(view, self.iterations, seed)
            return
        begin = time.perf_counter()
        budget = self.budget(view)
        spent = 0.0
        while spent == 0.0 or spent < budget:  # at least one chunk, even when no time is left
            self.search(view, CHUNK, seed)
            seed += CHUNK
            spent = time.perf_counter() - begin
        self.left -= spent

    def next_seed(self) -> int:
        """The seed of the next search, with room for one seed per iteration."""
        seed = (self.seed * 1_000_003 + self.searches) << 20 & (1 << 62) - 1
        self.searches += 1
        return seed

    def budget(self, view: View) -> float:
        """Seconds for this decision: a share of the turn's remaining time, so early decisions get most."""
        state = view.state
        turn = int(state.round_number), int(state.turn), int(state.phase == CLERGY)
        if turn != self.turn:
            self.turn, self.left = turn, self.seconds
        return max(0.0, self.left * TURN_SHARE)
