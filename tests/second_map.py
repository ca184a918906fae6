"""Games on both maps to Rome, played by the plain rules and replayed by another engine. Started by test_second_map.py."""

import json
import random
import sys
from typing import Any

import numpy as np
from numba import config

from postroad import Game, engine
from postroad.cuda import cuda
from postroad.rules import engine as plain
from postroad.rules.actions import MOST_LEGAL
from postroad.rules.options import Options
from postroad.rules.play import step as step_rule
from postroad.rules.state import STATE, blank, state_of
from tests.policies import hasty

SEED = 3


def game_on(rome: int) -> tuple[Game, list[int]]:
    """A whole game by the plain rules, and its actions."""
    game, rng, made = Game.of(Options(3, audience=True, rome=rome), SEED), random.Random(SEED), []
    while not game.over:
        made.append(hasty(game, rng))
        game.play(made[-1])
    return game, made


def replayed(step: Any, rome: int, made: list[int]) -> np.ndarray:
    """The final state, as bytes, when another engine plays these actions."""
    raw, out = blank(), np.zeros(MOST_LEGAL, np.int16)
    Options(3, audience=True, rome=rome).write(state_of(raw))
    plain.set_up(raw, SEED, out, None, None)
    for action in made:
        step(raw, action, out)
    return raw


def compiled() -> Any:
    engine.load()
    return lambda raw, action, out: engine.step(raw, action, out, None, None)


def simulated() -> Any:
    assert config.ENABLE_CUDASIM

    @cuda.jit
    def kernel(states: Any, action: int, out: Any) -> None:
        step_rule(states[0], action, out, None, None)

    return lambda raw, action, out: kernel[1, 1](raw.view(STATE), action, out)


def stops_in(record: dict[str, Any]) -> list[str]:
    """The stops that coaches reached."""
    return sorted({event["to"] for event in record["events"] if event["ev"] == "coach"})


def main(way: str) -> None:
    assert not engine.loaded
    games = {rome: game_on(rome) for rome in (1, 2)}  # before the engine is loaded, so the plain rules play
    step = {"compiled": compiled, "simulated": simulated}[way]()
    for rome, (game, made) in games.items():
        assert replayed(step, rome, made).tobytes() == game.bytes.tobytes(), rome
        record = json.loads(json.dumps(game.record()))
        assert record["options"]["rome"] == rome and Game.from_record(record) == game
    without = games[1][0].record()
    del without["options"]["rome"]
    print(
        json.dumps(
            {
                "stops": {rome: stops_in(game.record()) for rome, (game, _) in games.items()},
                "today": Game.new(2).options.rome,
                "before": Game.from_record(without).options.rome,
            }
        )
    )


if __name__ == "__main__":
    main(sys.argv[1])
