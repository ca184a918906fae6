"""Branches: copies of positions in sampled hidden states, in which one seat's turn is played to its end."""

import torch

from postroad.learn.states import States


class Branches(States):
    """States with the seat whose turn it is, and the number of the action that was tried there."""

    def __init__(self, raw: torch.Tensor, device: str, own: torch.Tensor, tried: torch.Tensor) -> None:
        super().__init__(raw, device)
        self.own, self.tried = own, tried

    def imagine(self, seed: int) -> None:
        """Replace what the deciding seats do not know by samples."""
        self._run("imagine", self._states(self.raw), seed)

    def advance(self, actions: torch.Tensor) -> None:
        """Play an action in each state, and what the same seat must do after it."""
        arrays = (actions, self.legal, self.sizes, self.points, self.won)
        self._run("advance", self._states(self.raw), *map(self._shared, arrays))

    def chosen(self, indices: torch.Tensor) -> "Branches":
        """Some of the branches."""
        some = Branches(self.raw[indices], self.device, self.own[indices], self.tried[indices])
        some.legal, some.sizes = self.legal[indices], self.sizes[indices]
        some.points, some.won = self.points[indices], self.won[indices]
        return some

    def observe_own(self) -> torch.Tensor:
        """What the seats see whose turn it is."""
        out = self.new_observations()
        self.observe_as(self.own, out)
        return out
