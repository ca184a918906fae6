"""What a bot is."""

from abc import ABC, abstractmethod

from postroad.observe import View


class Bot(ABC):
    """Decides for one seat of one game. It may keep what it saw; it never sees more than its view."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def wake(self) -> None:  # noqa: B027 - most have nothing to do
        """Get ready (load, compile), before any deadline counts."""

    @abstractmethod
    def decide(self, view: View) -> int | str:
        """One of `view.legal()`, or of `view.legal_numbers()`."""
