"""Postroad: Thurn and Taxis as a library: its rules, bots and records. Unofficial."""

from postroad.analysis.evaluation import Evaluation, evaluate
from postroad.game import Game, IllegalAction, sample
from postroad.record_replay import RecordError
from postroad.rules.engine import engine

__version__ = "0.1.0"
__all__ = ["Evaluation", "Game", "IllegalAction", "RecordError", "engine", "evaluate", "sample"]
