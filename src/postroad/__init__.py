"""Postroad: Thurn and Taxis as a library: its rules, bots, network and records. Unofficial.

A game, its views and a bot that plays it:

>>> from postroad import Game, make_bot
>>> game, bot = Game.new(players=2, seed=7), make_bot("greedy")
>>> while not game.over:
...     game.play(bot.decide(game.view(game.seat)))
>>> game.winner in (0, 1)
True

| to | use |
| --- | --- |
| play, undo, copy, replay and explain one game | `Game`, with `Options` |
| step through many games as fast as Python allows | `LightGame` |
| step through games as fast as Python allows | `LightGame` |
| see what a seat may know, as arrays, JSON or text | `View`, from `game.view(seat)` |
| sample what a seat does not know | `sample`, `game.resample_hidden` |
| list what chance can bring | `game.outcomes`, which yields `Outcome` |
| make a bot by name, or write one | `make_bot`, `Bot` |
| ask the shipped network, or take its weights | `Network`, `evaluate` |
| read the decisions of a recorded game | `iter_decisions`, which yields `Decision` |
| name actions, size arrays | `ACTION_NAMES`, `NUM_ACTIONS`, `NUM_FEATURES`, `OBSERVATION_VERSION` |
| compile the rules now, for all games of the process | `engine.load()` |

docs/library.md explains each with an example. The features of an observation are in docs/training.md, the actions in
docs/actions.md, the state in docs/files.md, records in docs/record.md.
"""

from postroad.analysis.evaluation import Evaluation, evaluate
from postroad.bots.bot import Bot, make_bot
from postroad.bots.shipped_network import Network, Values
from postroad.decisions import Decision, iter_decisions
from postroad.event_types import GameEvent, Record
from postroad.game import Game, IllegalAction, Outcome, sample
from postroad.light_game import LightGame
from postroad.observation import FEATURES as NUM_FEATURES
from postroad.observation import OBSERVATION_VERSION
from postroad.record_replay import RecordError
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.actions import ACTIONS as NUM_ACTIONS
from postroad.rules.engine import engine
from postroad.rules.options import Options
from postroad.state_types import GameState
from postroad.view import View

__version__ = "0.1.0"
__all__ = [
    "ACTION_NAMES",
    "NUM_ACTIONS",
    "NUM_FEATURES",
    "OBSERVATION_VERSION",
    "Bot",
    "Decision",
    "Evaluation",
    "Game",
    "GameEvent",
    "GameState",
    "IllegalAction",
    "LightGame",
    "Network",
    "Options",
    "Outcome",
    "Record",
    "RecordError",
    "Values",
    "View",
    "engine",
    "evaluate",
    "iter_decisions",
    "make_bot",
    "sample",
]
