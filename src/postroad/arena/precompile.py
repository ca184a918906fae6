"""Compiling, once and for all, what is compiled when it is first met."""

from collections.abc import Callable, Iterator
from itertools import islice

from postroad.analysis.evaluation import evaluate
from postroad.analysis.hints import hint
from postroad.arena.simulate import Plan, play_on, run
from postroad.bots.registry import known_here, maker
from postroad.bots.scripted_policies import UNIFORM
from postroad.game import Game
from postroad.rules.engine import engine
from postroad.rules.jit_cache import cache_base
from postroad.rules.transitions import Options

Part = tuple[str, Callable[[], object]]  # what it is for, and how it is met


def parts() -> list[Part]:
    """All that is compiled, the rules first."""
    plan = Plan(Options(), UNIFORM, 0)
    return [
        ("the rules", engine.load),
        ("previews, for tables with people", engine.load_preview),
        *((f"the bot {name}", maker(name)(0).wake) for name in known_here()),
        ("the bot master, with time to think", maker("master:1i")(0).wake),
        ("what a game will come to", lambda: evaluate(Game.new(seed=0).view(0))),
        ("postroad analyse", lambda: hint(Game.new(seed=0).view(0))),
        ("postroad simulate", lambda: run(plan, 0, 0)),
        ("postroad simulate --records", lambda: list(islice(play_on(plan, 0), 2))),
    ]


def warm() -> Iterator[str]:
    """Meet everything, telling before each part what it is."""
    for name, meet in parts():
        yield name
        meet()


def kept() -> int:
    """How many pieces of compiled code the cache holds."""
    return sum(1 for _ in cache_base().glob("compiled-*/**/*.nbc"))
