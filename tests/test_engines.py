"""The rules at three speeds give the same bytes: plain Python, compiled, and on CUDA, here in Numba's simulator."""

import os
import random
import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from postroad import engine
from postroad.rules import engine as plain
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.cards import given_orders
from postroad.rules.event_log import new_log
from postroad.rules.options import Options
from postroad.rules.state import SIZE, STATE, blank, state_of
from tests.policies import SETTINGS, Setting, hasty

pytestmark = pytest.mark.usefixtures("compiled_engine")
in_every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


class Run:
    """A game on one engine: its bytes, its legal actions, and its log if it writes one."""

    def __init__(self, calls: object, setting: Setting, seed: int, logged: bool, raw: np.ndarray | None = None) -> None:
        self.calls, self.logged = calls, logged
        self.raw = blank() if raw is None else raw
        self.out, self.log = np.zeros(MOST_LEGAL, np.int16), new_log() if logged else None
        Options(*setting).newest().write(state_of(self.raw))
        self.size = calls.set_up(self.raw, seed, self.out, self.log, given_orders() if logged else None)

    def step(self, action: int) -> None:
        self.log = new_log() if self.logged else None
        self.size = self.calls.step(self.raw, action, self.out, self.log, given_orders() if self.logged else None)

    def results(self) -> tuple[bytes, list[int], list[int]]:
        return self.raw.tobytes(), self.out[: self.size].tolist(), [] if self.log is None else self.log.tolist()


def decisions_of(setting: Setting, seed: int) -> list[int]:
    """The decisions of a hasty seat, mixed with arbitrary ones."""
    game, rng, made = setting.new(seed), random.Random(seed), []
    while not game.over and len(made) < 700:
        made.append(hasty(game, rng) if rng.random() < 0.9 else rng.choice(game.legal_numbers()))
        game.play(made[-1])
    return made


@in_every_setting
@pytest.mark.parametrize("logged", [True, False])
def test_compiled_as_plain(setting: Setting, logged: bool) -> None:
    assert engine.loaded and engine.step is not plain.step
    runs = [Run(calls, setting, 7, logged) for calls in (plain, engine)]
    for action in [None, *decisions_of(setting, 7)]:
        for run in runs if action is not None else []:
            run.step(action)
        assert runs[0].results() == runs[1].results()
    assert len(plain_legal(runs[0].raw)) == runs[0].size


def plain_legal(raw: np.ndarray) -> list[int]:
    out = np.zeros(MOST_LEGAL, np.int16)
    return out[: plain.legal(raw, out)].tolist()


@in_every_setting
def test_play_with_and_without_a_log_is_the_same(setting: Setting) -> None:
    silent, logged = Run(engine, setting, 8, False), Run(engine, setting, 8, True)
    for action in decisions_of(setting, 8):
        silent.step(action)
        logged.step(action)
        assert silent.results()[:2] == logged.results()[:2]


@in_every_setting
def test_the_other_calls_compiled_as_plain(setting: Setting) -> None:
    """Views, samples, points and legal actions, at all times of a game."""
    run = Run(engine, setting, 9, False)
    for number, action in enumerate(decisions_of(setting, 9)):
        run.step(action)
        if number % 10 == 0:
            assert other_call_results(plain, run.raw) == other_call_results(engine, run.raw)


def other_call_results(calls: object, raw: np.ndarray) -> list:
    points, out, told = np.zeros(4, np.int64), np.zeros(MOST_LEGAL, np.int16), []
    for viewer in (0, 1, 255):
        hidden = raw.copy()
        calls.hide(hidden, viewer)
        told.append(hidden.tobytes())
        calls.sample(hidden, 5)
        told.append(hidden.tobytes())
    return [*told, calls.points(raw, points), points.tolist(), calls.legal(raw, out), out.tolist()]


@pytest.mark.parametrize("calls", [plain, engine], ids=["plain", "compiled"])
def test_setup_overwrites_every_old_byte(calls: object) -> None:
    used = np.full(SIZE, 0xA5, np.uint8)
    fresh, reused = Run(calls, SETTINGS[-1], 3, False), Run(calls, SETTINGS[-1], 3, False, used)
    for field in STATE.names:
        assert (fresh.raw.view(STATE)[field] == reused.raw.view(STATE)[field]).all(), field


class Numba:
    """A stand-in whose CUDA module uses a function that NumPy has removed."""

    @property
    def cuda(self) -> object:
        return np.row_stack


def test_cuda_gets_the_removed_numpy_function(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(np, "row_stack", raising=False)
    monkeypatch.setitem(sys.modules, "numba", Numba())
    monkeypatch.delitem(sys.modules, "postroad.cuda", raising=False)
    assert runpy.run_module("postroad.cuda")["cuda"] is np.vstack


@pytest.mark.parametrize(
    ("module", "said"),
    [
        ("tests.cuda_simulator", "simulator: 12 games alike\n"),
        pytest.param("tests.learn_simulator", "simulator: 180 positions alike\n", marks=pytest.mark.long("games")),
        pytest.param("tests.envs.simulator", "simulator: 180 positions alike\n", marks=pytest.mark.long("games")),
    ],
)
def test_on_cuda_as_plain(module: str, said: str) -> None:
    """In a process of its own, because the simulator must be asked for before Numba is imported."""
    told = subprocess.run(
        [sys.executable, "-m", module],
        cwd=Path(__file__).parents[1],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout == said
