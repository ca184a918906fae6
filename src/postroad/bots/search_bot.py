"""What bots that think have in common: so long a turn, or so much a decision, and a tree that is kept while it stays true."""

import time
from abc import abstractmethod

from postroad.bots.bot import Bot
from postroad.rules.phases import CLERGY
from postroad.view import View

CHUNK = 8  # iterations between two looks at the clock
TURN_SHARE = 0.35  # of what is left of a turn's time, for its next decision


class SearchBot(Bot):
    """Thinks for `seconds` a turn; or, to be repeatable, for `iterations` a decision."""

    def __init__(self, seed: int, seconds: float, iterations: int | None) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.turn: tuple[int, ...] = ()  # the turn that `left` is for
        self.left = 0.0
        self.searches = 0

    @abstractmethod
    def search(self, view: View, iterations: int, seed: int) -> None:
        """Search on."""

    def think(self, view: View) -> None:
        seed = self.next_seed()
        if self.iterations is not None:
            self.search(view, self.iterations, seed)
            return
        begin = time.perf_counter()
        budget = self.budget(view)
        spent = 0.0
        while spent == 0.0 or spent < budget:  # however late it is, a few
            self.search(view, CHUNK, seed)
            seed += CHUNK
            spent = time.perf_counter() - begin
        self.left -= spent

    def next_seed(self) -> int:
        """Of the next search, with room for the worlds of all its iterations."""
        seed = (self.seed * 1_000_003 + self.searches) << 20 & (1 << 62) - 1
        self.searches += 1
        return seed

    def budget(self, view: View) -> float:
        """Seconds for this decision: a part of what is left for the turn, the first decisions the largest."""
        state = view.state
        turn = int(state.round_number), int(state.turn), int(state.phase == CLERGY)
        if turn != self.turn:
            self.turn, self.left = turn, self.seconds
        return max(0.0, self.left * TURN_SHARE)
