"""Compare steps of one game from Python: `LightGame`, `Game`, and the environment of fastcatan if it is installed.

    python bench/light_game.py

The loop is the same for all: list the legal actions, choose one, play it, begin again at the end. All of them play in turns, so
that other work on the machine slows all of them down. The output has the shortest time of a decision and the ratio to fastcatan.
"""

import argparse
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec

from postroad import Game, LightGame, engine

PLAYERS = 4
Loop = Callable[[int], None]  # plays so many decisions


def light_game(decisions: int) -> None:
    light, draw = LightGame(Game.new(PLAYERS, seed=1)), random.Random(1).random
    play, legal_numbers = light.play, light.legal_numbers
    for _ in range(decisions):
        legal = legal_numbers()
        if not legal:
            light.restart(1)
            legal = legal_numbers()
        play(legal[int(draw() * len(legal))])


def game(decisions: int) -> None:
    one, draw = Game.new(PLAYERS, seed=1), random.Random(1).random
    for _ in range(decisions):
        legal = one.legal_numbers()
        one.play(legal[int(draw() * len(legal))])
        if one.over:
            one = Game.new(PLAYERS, seed=1)


def fastcatan(decisions: int) -> None:
    from fastcatan import Env

    env, draw = Env(), random.Random(1).random
    env.reset(1)
    step, legal_actions = env.step, env.legal_actions
    for _ in range(decisions):
        legal = legal_actions()
        if step(legal[int(draw() * len(legal))]):
            env.reset(1)


def main() -> None:
    options = argparse.ArgumentParser(description="Compare steps of one game from Python.")
    options.add_argument("--seconds", type=float, default=20, help="how long to measure (default 20)")
    options.add_argument("--decisions", type=int, default=5_000, help="decisions of a turn (default 5,000)")
    chosen = options.parse_args()
    engine.load()
    loops: dict[str, Loop] = {"LightGame": light_game, "Game": game}
    peer = ""
    if find_spec("fastcatan"):
        peer = f"fastcatan {version('fastcatan')}, Env"
        loops[peer] = fastcatan
    best = measured(loops, chosen.seconds, chosen.decisions)
    for name, seconds in best.items():
        ratio = f", {best[peer] / seconds:.2f} × {peer}" if peer else ""
        print(f"{name}: {seconds * 1e9:,.0f} ns a decision{ratio}")


def measured(loops: dict[str, Loop], seconds: float, decisions: int) -> dict[str, float]:
    """The shortest time of a decision in each loop."""
    for loop in loops.values():
        loop(1)  # compiles
    best = dict.fromkeys(loops, float("inf"))
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for name, loop in loops.items():
            begin = time.perf_counter()
            loop(decisions)
            best[name] = min(best[name], (time.perf_counter() - begin) / decisions)
    return best


if __name__ == "__main__":
    main()
