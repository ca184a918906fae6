"""Postroad: a digital table for the post-coach board game, its rules, bots and records."""

from postroad.analysis.outlook import Outlook, evaluate
from postroad.game import Game, IllegalAction, sample
from postroad.record_replay import RecordError
from postroad.rules.engine import engine

__version__ = "0.1.0"
__all__ = ["Game", "IllegalAction", "Outlook", "RecordError", "engine", "evaluate", "sample"]
