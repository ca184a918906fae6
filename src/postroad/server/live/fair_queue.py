"""Who is served next where many wait: one player after the other, however much each of them has asked for."""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._of: OrderedDict[str, deque[T]] = OrderedDict()  # by player; whoever was served goes to the end

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def add(self, player: str, one: T) -> None:
        self._of.setdefault(player, deque()).append(one)

    def leave(self, player: str, one: T) -> None:
        """Somebody thinks better of it, if it is not their turn already."""
        own = self._of.get(player, deque())
        if one in own:
            own.remove(one)
            self._forget_if_empty(player)

    def any(self, fits: Callable[[T], bool]) -> bool:
        return any(fits(one) for own in self._of.values() for one in own)

    def next(self, fits: Callable[[T], bool]) -> T | None:
        """The first that fits, of the player who has waited the longest."""
        for player, own in self._of.items():
            for one in own:
                if fits(one):
                    own.remove(one)
                    self._of.move_to_end(player)
                    self._forget_if_empty(player)
                    return one
        return None

    def _forget_if_empty(self, player: str) -> None:
        if not self._of[player]:
            del self._of[player]
