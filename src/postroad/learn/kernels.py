"""Kernels of vector games: one thread a game on a GPU, a loop on a CPU, with the same rules."""

from functools import cache
from typing import Any

import numpy as np
from numba import config, from_dtype

from postroad.bots.greedy import greedy
from postroad.cuda import cuda
from postroad.observation import observe
from postroad.rules.board import SEATS
from postroad.rules.hide import hide, sample
from postroad.rules.jit import rule
from postroad.rules.jit_cache import compiled
from postroad.rules.play import step
from postroad.rules.rng import seed_generator
from postroad.rules.scoring import points_of, winner
from postroad.rules.setup import set_up
from postroad.rules.state import STATE, State, to_int

THREADS = 64  # a block
# Fewer registers allow more threads; the simulator has no registers.
JIT_OPTIONS = {} if config.ENABLE_CUDASIM else {"max_registers": 128}
ONE_STATE = STATE if config.ENABLE_CUDASIM else from_dtype(STATE)
NEXT_GAME = 1 << 32  # the distance between the seeds of consecutive games


@rule
def begin(at: int, states: Any, seeds: Any, legal: Any, sizes: Any) -> None:
    sizes[at] = set_up(states[at], seeds[at], legal[at], None, None)


@rule
def play(at: int, states: Any, seeds: Any, actions: Any, legal: Any, sizes: Any, done: Any, points: Any, won: Any) -> None:
    """Play an action. After the end of a game, write its points and winner and begin the next one."""
    state = states[at]
    sizes[at] = step(state, to_int(actions[at]), legal[at], None, None)
    done[at] = sizes[at] == 0
    if sizes[at] == 0:
        write_result(at, state, points, won)
        seeds[at] += NEXT_GAME
        sizes[at] = set_up(state, seeds[at], legal[at], None, None)


@rule
def write_result(at: int, state: State, points: Any, won: Any) -> None:
    for seat in range(SEATS):
        points[at, seat] = points_of(state, seat)
    won[at] = winner(state)


@rule
def advance(at: int, states: Any, actions: Any, legal: Any, sizes: Any, points: Any, won: Any) -> None:
    """Play an action, and what the same seat must do after it. At the end of the game, write its points and winner."""
    state = states[at]
    seat = to_int(state.seat)
    size = step(state, to_int(actions[at]), legal[at], None, None)
    while size == 1 and to_int(state.seat) == seat:
        size = step(state, to_int(legal[at, 0]), legal[at], None, None)
    if size == 0:
        write_result(at, state, points, won)
    sizes[at] = size


@rule
def imagine(at: int, states: Any, seed: int) -> None:
    """Replace what the deciding seat does not know by a sample."""
    hide(states[at], to_int(states[at].seat))
    sample(states[at], seed + at)


@rule
def look(at: int, state: State, viewers: Any, out: Any) -> None:
    """Write the viewer's observation. Overwrites `state`, which is a copy."""
    viewer = to_int(viewers[at])
    hide(state, viewer)
    observe(state, viewer, out[at])


@rule
def judge(at: int, copies: Any, legal: Any, sizes: Any, words: Any, actions: Any) -> None:
    """Write the action of greedy, which sees only the seat's view."""
    hide(copies[at], to_int(copies[at].seat))
    actions[at] = greedy(copies[at], legal[at], sizes[at], words[at])


@rule
def draw(at: int, words: Any, seed: int) -> None:
    """Seed the random generator of a game."""
    seed_generator(words[at], seed + at)


# On a GPU


def begin_thread(states: Any, seeds: Any, legal: Any, sizes: Any) -> None:
    at = cuda.grid(1)
    if at < states.shape[0]:
        begin(at, states, seeds, legal, sizes)


def play_thread(states: Any, seeds: Any, actions: Any, legal: Any, sizes: Any, done: Any, points: Any, won: Any) -> None:
    at = cuda.grid(1)
    if at < states.shape[0]:
        play(at, states, seeds, actions, legal, sizes, done, points, won)


def advance_thread(states: Any, actions: Any, legal: Any, sizes: Any, points: Any, won: Any) -> None:
    at = cuda.grid(1)
    if at < states.shape[0]:
        advance(at, states, actions, legal, sizes, points, won)


def imagine_thread(states: Any, seed: int) -> None:
    at = cuda.grid(1)
    if at < states.shape[0]:
        imagine(at, states, seed)


def look_thread(states: Any, viewers: Any, out: Any) -> None:
    at = cuda.grid(1)
    if at < states.shape[0]:
        own = cuda.local.array(1, ONE_STATE)
        own[0] = states[at]
        look(at, own[0], viewers, out)


def judge_thread(copies: Any, legal: Any, sizes: Any, words: Any, actions: Any) -> None:
    at = cuda.grid(1)
    if at < copies.shape[0]:
        judge(at, copies, legal, sizes, words, actions)


def draw_thread(words: Any, seed: int) -> None:
    at = cuda.grid(1)
    if at < words.shape[0]:
        draw(at, words, seed)


# On a CPU


def begin_loop(states: Any, seeds: Any, legal: Any, sizes: Any) -> None:
    for at in range(len(states)):
        begin(at, states, seeds, legal, sizes)


def play_loop(states: Any, seeds: Any, actions: Any, legal: Any, sizes: Any, done: Any, points: Any, won: Any) -> None:
    for at in range(len(states)):
        play(at, states, seeds, actions, legal, sizes, done, points, won)


def advance_loop(states: Any, actions: Any, legal: Any, sizes: Any, points: Any, won: Any) -> None:
    for at in range(len(states)):
        advance(at, states, actions, legal, sizes, points, won)


def imagine_loop(states: Any, seed: int) -> None:
    for at in range(len(states)):
        imagine(at, states, seed)


def look_loop(states: Any, viewers: Any, out: Any) -> None:
    own = np.empty_like(states[:1])
    for at in range(len(states)):
        own[0] = states[at]
        look(at, own[0], viewers, out)


def judge_loop(copies: Any, legal: Any, sizes: Any, words: Any, actions: Any) -> None:
    for at in range(len(copies)):
        judge(at, copies, legal, sizes, words, actions)


def draw_loop(words: Any, seed: int) -> None:
    for at in range(len(words)):
        draw(at, words, seed)


class GpuExecutor:
    """Runs the kernels on a GPU, in a stream."""

    def __init__(self) -> None:
        self.begin = cuda.jit(begin_thread)
        self.play = cuda.jit(**JIT_OPTIONS)(play_thread)
        self.advance = cuda.jit(**JIT_OPTIONS)(advance_thread)
        self.imagine = cuda.jit(imagine_thread)
        self.look = cuda.jit(look_thread)
        self.judge = cuda.jit(**JIT_OPTIONS)(judge_thread)
        self.draw = cuda.jit(draw_thread)

    def run(self, name: str, count: int, stream: Any, *arguments: Any) -> None:
        getattr(self, name)[-(-count // THREADS), THREADS, stream](*arguments)


class CpuExecutor:
    """Runs the kernels as compiled loops."""

    def __init__(self) -> None:
        compile_loop = compiled("postroad.bots")
        self.begin, self.play, self.look = compile_loop(begin_loop), compile_loop(play_loop), compile_loop(look_loop)
        self.advance, self.imagine = compile_loop(advance_loop), compile_loop(imagine_loop)
        self.judge, self.draw = compile_loop(judge_loop), compile_loop(draw_loop)

    def run(self, name: str, count: int, stream: Any, *arguments: Any) -> None:
        getattr(self, name)(*arguments)


@cache
def executor(device: str) -> GpuExecutor | CpuExecutor:
    """The executor of a device, compiled once for all games."""
    return GpuExecutor() if device == "cuda" else CpuExecutor()


def as_unsigned(array: Any) -> Any:
    """View signed words as unsigned: PyTorch has no unsigned arithmetic, so generators are stored as signed words."""
    return array.view(np.uint32)
