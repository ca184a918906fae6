"""The decisions of a recorded game, one after the other: for imitation, statistics and analysis."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from postroad.game import Game, History
from postroad.record import options_in, replay
from postroad.view import View


class Decision(NamedTuple):
    """A decision of a recorded game."""

    game: Game  # before the decision
    seat: int  # that decides
    action: int  # that it plays

    @property
    def view(self) -> View:
        """The view of the seat that decides."""
        return self.game.view(self.seat)


def iter_decisions(record: Mapping[str, object]) -> Iterator[Decision]:
    """The decisions of a record in their order, each with the game before it; every event is checked against the rules.

    >>> from postroad import ACTION_NAMES, Game, iter_decisions
    >>> game = Game.new(seed=7)
    >>> game.play("take:mannheim")
    >>> [(decision.seat, ACTION_NAMES[decision.action]) for decision in iter_decisions(game.record())]
    [(0, 'take:mannheim')]
    """
    _, names = options_in(record)
    game: Game | None = None
    for step in replay(record):
        if game is not None and game.seat is not None and step.action is not None:
            yield Decision(game, game.seat, step.action)
        past = None if game is None else History(game._past, game._step)
        game = Game._make(step, tuple(names), past)
