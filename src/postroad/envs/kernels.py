"""Kernels of vector games: a loop on a CPU, one thread for each game on a GPU, with the same functions."""

from typing import Any

from numba import config, from_dtype

from postroad.bots.greedy import greedy
from postroad.cuda import cuda
from postroad.envs.against import play_against, reset_against
from postroad.envs.games import (
    RUNNING,
    Games,
    Limits,
    is_legal,
    look,
    look_again,
    play_and_go_on,
    reset,
    sample_logits,
    sample_uniform,
    settle,
    viewer_of,
    write_mask,
)
from postroad.envs.opponents import Opponents
from postroad.rules.hide import hide
from postroad.rules.jit import rule
from postroad.rules.state import STATE, State, to_int

THREADS = 64  # a block
ONE_STATE = STATE if config.ENABLE_CUDASIM else from_dtype(STATE)
ALL_LEGAL = -1


@rule
def judge(own: State, legal: Any, size: int, generator: Any) -> int:
    """The choice of greedy, which sees only the seat's view. Overwrites `own`, which is a copy of the state."""
    hide(own, to_int(own.seat))
    return greedy(own, legal, size, generator)


# On a CPU


def reset_loop(games: Games, seeds: Any) -> None:
    for at in range(len(seeds)):
        reset(at, games, to_int(seeds[at]))


def reset_against_loop(games: Games, own: Any, opponents: Opponents, seeds: Any) -> None:
    for at in range(len(seeds)):
        reset_against(at, games, own, opponents, to_int(seeds[at]))


def step_loop(games: Games, actions: Any, limits: Limits, refused: Any) -> int:
    """Play an action in each game, or none if one of them is illegal; return the index of that game."""
    for at in range(len(actions)):
        if not is_legal(at, games, to_int(actions[at])):
            return at
    for at in range(len(actions)):
        play_and_go_on(at, games, to_int(actions[at]), limits)
    return ALL_LEGAL


def step_against_loop(games: Games, own: Any, opponents: Opponents, actions: Any, limits: Limits) -> int:
    """The same, with opponents."""
    for at in range(len(actions)):
        if not is_legal(at, games, to_int(actions[at])):
            return at
    for at in range(len(actions)):
        play_against(at, games, own, opponents, to_int(actions[at]), limits)
    return ALL_LEGAL


def observe_loop(states: Any, offset: int, own: Any, out: Any) -> None:
    for at in range(len(states)):
        own[0] = states[at]
        look(own[0], viewer_of(own[0], offset), out[at])


def observe_again_loop(games: Games, own: Any, out: Any) -> None:
    """Write the observations of the deciding seats over those of the last step."""
    for at in range(len(games.states)):
        own[0] = games.states[at]
        look_again(at, games, own[0], out[at])


def observe_ended_loop(states: Any, viewers: Any, done: Any, truncated: Any, own: Any, out: Any) -> None:
    for at in range(len(states)):
        if done[at] or truncated[at]:
            own[0] = states[at]
            look(own[0], to_int(viewers[at]), out[at])


def mask_loop(legal: Any, sizes: Any, out: Any) -> None:
    for at in range(len(legal)):
        write_mask(legal[at], to_int(sizes[at]), out[at])


def sample_loop(legal: Any, sizes: Any, generators: Any, actions: Any) -> None:
    for at in range(len(actions)):
        actions[at] = sample_uniform(legal[at], to_int(sizes[at]), generators[at])


def sample_logits_loop(legal: Any, sizes: Any, generators: Any, logits: Any, actions: Any) -> None:
    for at in range(len(actions)):
        actions[at] = sample_logits(legal[at], to_int(sizes[at]), logits[at], generators[at])


def greedy_loop(games: Games, own: Any, actions: Any) -> None:
    for at in range(len(actions)):
        own[0] = games.states[at]
        actions[at] = judge(own[0], games.legal[at], to_int(games.sizes[at]), games.samplers[at])


LOOPS = (
    reset_loop,
    reset_against_loop,
    step_loop,
    step_against_loop,
    observe_loop,
    observe_again_loop,
    observe_ended_loop,
    mask_loop,
    sample_loop,
    sample_logits_loop,
    greedy_loop,
)

# On a GPU


def reset_thread(games: Games, seeds: Any) -> None:
    at = cuda.grid(1)
    if at < len(seeds):
        reset(at, games, to_int(seeds[at]))


def step_thread(games: Games, actions: Any, limits: Limits, refused: Any) -> None:
    """Play an action; leave the game as it is and write its index if the action is illegal."""
    at = cuda.grid(1)
    if at < len(actions):
        if is_legal(at, games, to_int(actions[at])):
            play_and_go_on(at, games, to_int(actions[at]), limits)
        else:
            settle(at, games, RUNNING)
            refused[0] = at


def observe_thread(states: Any, offset: int, _: Any, out: Any) -> None:
    at = cuda.grid(1)
    if at < len(states):
        own = cuda.local.array(1, ONE_STATE)
        own[0] = states[at]
        look(own[0], viewer_of(own[0], offset), out[at])


def observe_again_thread(games: Games, _: Any, out: Any) -> None:
    at = cuda.grid(1)
    if at < len(games.states):
        own = cuda.local.array(1, ONE_STATE)
        own[0] = games.states[at]
        look_again(at, games, own[0], out[at])


def observe_ended_thread(states: Any, viewers: Any, done: Any, truncated: Any, _: Any, out: Any) -> None:
    at = cuda.grid(1)
    if at < len(states) and (done[at] or truncated[at]):
        own = cuda.local.array(1, ONE_STATE)
        own[0] = states[at]
        look(own[0], to_int(viewers[at]), out[at])


def mask_thread(legal: Any, sizes: Any, out: Any) -> None:
    at = cuda.grid(1)
    if at < len(legal):
        write_mask(legal[at], to_int(sizes[at]), out[at])


def sample_thread(legal: Any, sizes: Any, generators: Any, actions: Any) -> None:
    at = cuda.grid(1)
    if at < len(actions):
        actions[at] = sample_uniform(legal[at], to_int(sizes[at]), generators[at])


def sample_logits_thread(legal: Any, sizes: Any, generators: Any, logits: Any, actions: Any) -> None:
    at = cuda.grid(1)
    if at < len(actions):
        actions[at] = sample_logits(legal[at], to_int(sizes[at]), logits[at], generators[at])


def greedy_thread(games: Games, _: Any, actions: Any) -> None:
    at = cuda.grid(1)
    if at < len(actions):
        own = cuda.local.array(1, ONE_STATE)
        own[0] = games.states[at]
        actions[at] = judge(own[0], games.legal[at], to_int(games.sizes[at]), games.samplers[at])


# A thread, and whether fewer registers make it faster.
THREAD_KERNELS = (
    (reset_thread, False),
    (step_thread, True),
    (observe_thread, False),
    (observe_again_thread, False),
    (observe_ended_thread, False),
    (mask_thread, False),
    (sample_thread, False),
    (sample_logits_thread, False),
    (greedy_thread, True),
)
