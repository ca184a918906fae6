"""The interface of a bot, and bots by name."""

from abc import ABC, abstractmethod

from postroad.view import View

DEADLINE = 10.0  # seconds a decision, by default


class Bot(ABC):
    """Decides for one seat of one game. It may remember what it saw, and it never sees more than its view.

    >>> from postroad import Bot, Game, View
    >>> class First(Bot):
    ...     def decide(self, view: View) -> str:
    ...         return view.legal()[0]
    >>> First().decide(Game.new(seed=7).view(0))
    'take:mannheim'
    """

    deadline = DEADLINE  # seconds a decision; the runner sets it
    separate_process = False  # a bot in a process of its own is stopped at its deadline; another one is only timed

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def start(self) -> None:  # noqa: B027 - most have nothing to do
        """Begin to get ready without waiting, so that several bots can start at once."""

    def wake(self) -> None:  # noqa: B027 - most have nothing to do
        """Get ready (load, compile) before any deadline counts.

        Without the arena, call `engine.load()` and then this before the first decision; otherwise the first decisions include the
        compilation. `postroad warm` compiles all bots of this project in advance.
        """

    @abstractmethod
    def decide(self, view: View) -> int | str:
        """One of `view.legal()`, or of `view.legal_numbers()`."""

    def close(self) -> None:  # noqa: B027 - most have nothing to do
        """Release resources. A later call of `decide` starts again."""


def make_bot(spec: str, seed: int = 0) -> Bot:
    """A bot by name: `greedy`, `planner:0.5s`, `master:400i`, a level such as `medium`, or `exec:COMMAND`.

    A bot remembers its game, so make one for each seat. Call its `wake` to compile it before the first decision.
    Raises `UnknownBot`, a ValueError, for a name or a setting that does not exist.

    >>> from postroad import Game, make_bot
    >>> game, bot = Game.new(players=2, seed=7), make_bot("greedy", seed=1)
    >>> bot.decide(game.view(0)) in game.legal_numbers()
    True
    """
    from postroad.bots.registry import maker  # slow to import: it can start programs

    return maker(spec)(seed)
