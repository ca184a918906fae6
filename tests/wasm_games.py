"""Games for the module to replay: decisions, and a digest of the rules' results after each."""

import hashlib
import json
import random
from typing import Any

import numpy as np

from postroad.bots.greedy import careful, careless, greedy
from postroad.bots.scripted_policies import hasty
from postroad.game import Game, sample
from postroad.preview import foresee
from postroad.rules.actions import ACTIONS
from postroad.rules.options import Options
from postroad.rules.phases import AT_REST
from postroad.rules.rng import below, seed_generator
from postroad.rules.state import state_of

ASKED = 3  # actions a decision that may or may not be legal
MOST = 600  # decisions a game: chance alone never ends one


def uniform(state: Any, legal: Any, size: int, words: Any) -> int:
    return int(legal[below(words, size)])


CHOOSERS = {"uniform": uniform, "hasty": hasty, "careless": careless, "greedy": greedy, "greedy:careful": careful}


def game_for(options: Options, chooser: str, seed: int) -> dict[str, Any]:
    """A game by one policy that sees only a seat's view, with all values to compare."""
    game, rng = Game.of(options, seed), random.Random(seed)
    words = np.zeros(4, np.uint32)
    seed_generator(words, seed)
    told: list[Any] = [comparison(game, 0, rng)]
    while not game.over and len(told) <= MOST:
        view = game.view(game.seat)
        legal = np.array(game.legal_numbers(), np.int16)
        action = int(CHOOSERS[chooser](view.state, legal, legal.size, words))
        game.play(action)
        told.append({**comparison(game, len(told), rng), "action": action})
    return {
        "options": options._asdict(),
        "chooser": chooser,
        "seed": pair(seed),
        "names": game.names,
        "told": told,
        "record": digest(game.record()),
    }


def pair(seed: int) -> list[int]:
    """A seed in two words, as the page has it."""
    return [seed & 0xFFFFFFFF, seed >> 32]


def comparison(game: Game, number: int, rng: random.Random) -> dict[str, Any]:
    """A digest of a position's results, and the extra input that the other side needs."""
    players = game.options.players
    viewer = number % (players + 1)
    view = game.view(viewer if viewer < players else None)
    asked = [rng.randrange(-1, ACTIONS + 1) for _ in range(ASKED)]
    seed = rng.randrange(1 << 62)
    return {
        "asked": asked,
        "sample": pair(seed),
        "digest": digest(
            {
                "state": game.bytes.tobytes().hex(),
                "legal": list(game.legal_numbers()),
                "events": game.last_events(),
                "view": view.words(),
                "hidden": view.bytes.tobytes().hex(),
                "world": sample(view, seed).bytes.tobytes().hex(),
                "reasons": [game.why_not(action) for action in asked],
                "ways": ways(game),
            }
        ),
    }


def ways(game: Game) -> Any:
    """The previews of all closings, where a closing is possible."""
    if game.over or AT_REST[state_of(game.bytes).phase] != "close":
        return None
    found = foresee(game.view(game.seat))
    return {
        action: {
            "steps": [step._asdict() for step in way.steps],
            "events": way.events,
            "view": way.view.words(),
            "ends": way.ends,
            "points": way.points,
        }
        for action, way in found.items()
    }


def digest(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
