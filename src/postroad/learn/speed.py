"""Benchmarks of vector games and training for `postroad bench`."""

import tempfile
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import torch

from postroad.bots.weights import FILE
from postroad.learn.self_play import STEPS
from postroad.learn.train import A_SETTING, Training
from postroad.learn.vector_games import VectorGames

GAMES, DECISIONS = 1 << 18, 100  # of a piece of random play


def pieces(device: str = "cuda", games: int = GAMES, a_setting: int = A_SETTING) -> Iterator[tuple[str, Callable[[], int], str]]:
    yield "GPU, all settings, with observation and legal lists", observed_play(device, games), "decisions/s"
    yield "GPU, training by self-play", self_play_iterations(device, a_setting), "samples/s"


def observed_play(device: str, count: int) -> Callable[[], int]:
    """Random play with everything that a network needs: observations and legal actions."""
    games = VectorGames(count, 1, device)
    out = games.new_observations()

    def piece() -> int:
        for _ in range(DECISIONS):
            games.observe(out)
            games.take((torch.rand(count, device=device) * games.sizes).long())
        if device == "cuda":
            torch.cuda.synchronize()
        return DECISIONS * count

    return piece


def self_play_iterations(device: str, a_setting: int) -> Callable[[], int]:
    """Training iterations of the shipped network."""
    with tempfile.TemporaryDirectory() as folder:  # nothing is stored there
        training = Training(Path(folder), device, seed=1, rate=1e-5, a_setting=a_setting)
    training.load(Path(str(files("postroad") / FILE)))

    def piece() -> int:
        training.iterate(0, train_policy=True)
        if device == "cuda":
            torch.cuda.synchronize()
        return STEPS * training.count

    return piece
