"""What a bot is."""

from abc import ABC, abstractmethod

from postroad.view import View

DEADLINE = 10.0  # seconds a decision, where nobody says otherwise


class Bot(ABC):
    """Decides for one seat of one game. It may keep what it saw; it never sees more than its view."""

    deadline = DEADLINE  # seconds a decision; whoever runs the bot sets it
    apart = False  # is it in a process of its own? Then it is stopped at its deadline; another one is only measured

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def start(self) -> None:  # noqa: B027 - most have nothing to do
        """Begin to get ready, without waiting for it: so several can at once."""

    def wake(self) -> None:  # noqa: B027 - most have nothing to do
        """Get ready (load, compile), before any deadline counts.

        Whoever makes a bot without the arena calls it before the first decision, and `engine.load()` before that: or the first
        decisions take as long as compiling does. `postroad warm` compiles all that is ours.
        """

    @abstractmethod
    def decide(self, view: View) -> int | str:
        """One of `view.legal()`, or of `view.legal_numbers()`."""

    def close(self) -> None:  # noqa: B027 - most have nothing to do
        """Let go of what it holds. Asked again, it begins anew."""
