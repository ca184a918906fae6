"""Compilation in advance: run all code that otherwise compiles on its first use."""

from collections.abc import Callable, Iterator
from itertools import islice

from postroad.analysis.evaluation import evaluate
from postroad.analysis.hints import hint
from postroad.arena.simulate import Plan, play_on, run
from postroad.bots.registry import known_here, maker
from postroad.bots.scripted_policies import UNIFORM
from postroad.bots.shipped_network import Network
from postroad.game import Game
from postroad.light_game import LightGame
from postroad.rules.engine import engine
from postroad.rules.jit_cache import cache_base
from postroad.rules.options import Options

Part = tuple[str, Callable[[], object]]  # a name, and a function that runs the code


def parts() -> list[Part]:
    """All compiled code, the rules first."""
    plan = Plan(Options(), UNIFORM, 0)
    return [
        ("the rules", engine.load),
        ("previews, for tables with people", engine.load_preview),
        *((f"the bot {name}", maker(name)(0).wake) for name in known_here()),
        ("the bot master, with search", maker("master:1i")(0).wake),
        ("light games", lambda: LightGame(Game.new(seed=0))),
        ("observations", lambda: Game.new(seed=0).view(0).observation()),
        ("the network", run_network),
        ("the evaluation of games", lambda: evaluate(Game.new(seed=0).view(0))),
        ("postroad analyse", lambda: hint(Game.new(seed=0).view(0))),
        ("postroad simulate", lambda: run(plan, 0, 0)),
        ("postroad simulate --records", lambda: list(islice(play_on(plan, 0), 2))),
    ]


def run_network() -> None:
    network, seen = Network.shipped(), Game.new(seed=0).view(0).observation()
    network.logits(seen)
    network.values(seen)


def warm() -> Iterator[str]:
    """Compile everything; yield the name of each part before it."""
    for name, run_once in parts():
        yield name
        run_once()


def compiled_pieces() -> int:
    """The number of pieces of compiled code in the cache."""
    return sum(1 for _ in cache_base().glob("compiled-*/**/*.nbc"))
