"""Views with the network's results here, for comparison with the module."""

import random
from typing import Any

from postroad import Game, evaluate
from postroad.bots.master import Master
from tests.policies import SETTINGS
from tests.wasm_games import pair

ITERATIONS = 24  # of a search
SEARCHED = 40  # views for each that is searched
SEED, TEMPERATURE = 77, 2.0


def views(count: int) -> list[Game]:
    """Positions of all settings with a choice, from stronger and weaker games."""
    rng, found = random.Random(6), []
    while len(found) < count:
        game = SETTINGS[len(found) % len(SETTINGS)].new(len(found))
        bots = [Master(), Master(len(found), temperature=4.0)]
        kept = 0
        while not game.over and kept < 12:
            if len(game.legal_numbers()) > 1 and rng.random() < 0.12:
                found.append(game.copy())
                kept += 1
            game.play(rng.choice(bots).decide(game.view(game.seat)))
    return found[:count]


def described_views(games: list[Game]) -> dict[str, Any]:
    wavering = Master(SEED, temperature=TEMPERATURE)
    return {
        "seed": pair(SEED),
        "temperature": TEMPERATURE,
        "views": [described_view(game, number, wavering) for number, game in enumerate(games)],
    }


def described_view(game: Game, number: int, wavering: Master) -> dict[str, Any]:
    view = game.view(game.seat)
    master = Master()
    best = master.decide(view)
    evaluation = evaluate(view)
    searching = Master(number, iterations=ITERATIONS) if number % SEARCHED == 0 else None
    return {
        "hidden": view.bytes.tobytes().hex(),
        "seat": view.seat,
        "seen": master.activations["inputs"][0].tolist(),
        "best": best,
        "drawn": wavering.decide(view),
        "wins": evaluation.wins,
        "points": evaluation.points,
        "search": {"seed": pair(Master(number).next_seed()), "iterations": ITERATIONS, "action": searching.decide(view)}
        if searching
        else None,
    }
