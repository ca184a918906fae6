"""A fair queue: players take turns, however many requests each of them has."""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Requests by player, served round-robin."""

    def __init__(self) -> None:
        self._by_player: OrderedDict[str, deque[T]] = OrderedDict()  # by player; a served player goes to the end

    def __len__(self) -> int:
        return sum(map(len, self._by_player.values()))

    def add(self, player: str, request: T) -> None:
        self._by_player.setdefault(player, deque()).append(request)

    def remove(self, player: str, request: T) -> None:
        """Remove a queued request."""
        queue = self._by_player.get(player, deque())
        if request in queue:
            queue.remove(request)
            self._drop_if_empty(player)

    def next(self, fits: Callable[[T], bool]) -> T | None:
        """The first fitting request of the player who has waited longest."""
        for player, queue in self._by_player.items():
            for request in queue:
                if fits(request):
                    queue.remove(request)
                    self._by_player.move_to_end(player)
                    self._drop_if_empty(player)
                    return request
        return None

    def _drop_if_empty(self, player: str) -> None:
        if not self._by_player[player]:
            del self._by_player[player]
