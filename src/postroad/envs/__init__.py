"""Environments for reinforcement learning: many games as arrays, and the interfaces of other libraries."""

from postroad.envs.opponents import UnknownOpponent
from postroad.envs.settings import SETTINGS
from postroad.envs.vector_env import Saved, VectorEnv

__all__ = ["SETTINGS", "Saved", "UnknownOpponent", "VectorEnv"]
