"""The cache of compiled code notices every change and is optional."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from postroad.rules.jit_cache import compiled

PACKAGE = Path(__file__).parents[1] / "src" / "postroad"

# The results of plain and compiled functions: the cities that fit beside Ulm, and the cards of the market.
PROBE = """
import numpy as np
import postroad
from postroad.rules import play, route, cards
from postroad.rules.board import CITY_IDS
from postroad.rules.jit_cache import cache_folder, compiled
from postroad.rules.state import STATE, blank

def fits(raw, city):
    state = raw.view(STATE)[0]
    state.route[0, 0] = city
    state.route_size[0] = 1
    return route.fits_right(state, 0)

def shown(raw, city):
    state = raw.view(STATE)[0]
    for card in range(10):
        cards.discard(state, city)
    for slot in range(6):
        state.market[slot] = 255
    cards.fill_market(state, None, None)
    return cards.market_cities(state)

ulm = CITY_IDS.index("ulm")
for function in (fits, shown):
    print(function(blank(), ulm), compiled()(function)(blank(), ulm))
print(cache_folder("postroad.rules"))
print(postroad.__file__)
"""


def probe(source: Path, cache: Path) -> list[str]:
    script = source / "probe.py"
    script.write_text(PROBE)
    environment = {**os.environ, "PYTHONPATH": str(source), "POSTROAD_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run([sys.executable, str(script)], env=environment, capture_output=True, text=True, check=True)
    *lines, folder, imported = run.stdout.splitlines()
    assert Path(imported).is_relative_to(source)
    return [*lines, folder]


@pytest.fixture
def copy(tmp_path):
    shutil.copytree(PACKAGE, tmp_path / "source" / "postroad", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "source"


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.long("release")
def test_a_changed_road_or_rule_changes_plain_and_compiled_runs(copy, tmp_path):
    cache = tmp_path / "cache"
    before = probe(copy, cache)
    assert probe(copy, cache) == before  # from the cache
    assert all(plain == compiled for plain, compiled in map(str.split, before[:2]))

    edit(copy / "postroad/rules/data/board.toml", 'ulm         = ["kempten", "augsburg"', 'ulm         = ["lodz", "augsburg"')
    edit(copy / "postroad/rules/cards.py", "cities |= 1 << city", "cities |= 2 << city")
    after = probe(copy, cache)
    for line in range(2):
        plain, compiled = after[line].split()
        assert plain == compiled != before[line].split()[0]
    assert after[2] != before[2]  # another folder


def test_the_engine_runs_without_a_writable_folder(copy, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    *lines, folder = probe(copy, blocked)
    assert folder == "None"
    assert all(plain == compiled for plain, compiled in map(str.split, lines))
    assert blocked.read_text() == "no folder"


# A custom module with a helper in another file and a constant from a third.
OWN = {
    "weights.py": "WEIGHT = 3\n",
    "helper.py": "from postroad.rules.jit import rule\n@rule\ndef weighed(number):\n    return 10 * number\n",
    "own.py": """
import helper
from weights import WEIGHT
from postroad.rules.jit_cache import compiled

@compiled("own")
def worth(number):
    return helper.weighed(number) + WEIGHT

@compiled()
def early(number):
    return late(number)

def late(number):
    return number + 1

from numba.extending import register_jitable
late = register_jitable(late)
print(worth(1), early(1))
""",
}


def own(folder: Path) -> tuple[str, int]:
    """The output of the module, and the number of cached functions."""
    environment = {**os.environ, "POSTROAD_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    environment["PYTHONPATH"] = os.pathsep.join([str(folder), str(PACKAGE.parent)])
    run = subprocess.run([sys.executable, "-c", "import own"], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip(), len(list((folder / "cache").rglob("*.nbc")))


@pytest.mark.long("release")
def test_a_changed_dependency_recompiles_a_plain_module(tmp_path):
    for name, source in OWN.items():
        (tmp_path / name).write_text(source)
    said, kept = own(tmp_path)
    assert (said, kept) == ("13 2", 1), "what calls something that is not there yet is not kept"
    assert own(tmp_path) == ("13 2", 1)
    edit(tmp_path / "helper.py", "10 * number", "20 * number")
    assert own(tmp_path) == ("23 2", 2)
    edit(tmp_path / "weights.py", "3", "4")
    assert own(tmp_path) == ("24 2", 3)
    edit(tmp_path / "own.py", "return number + 1", "return number + 2")
    assert own(tmp_path) == ("24 3", 4)


def test_the_error_names_a_missing_module():
    with pytest.raises(ModuleNotFoundError, match="no module 'nowhere_at_all'"):
        compiled("nowhere_at_all")


# Two judgements, each of which makes a policy; the command line says which of them run.
JUDGING = """
import sys
import numpy as np
from postroad.bots.scripted_policies import best_by
from postroad.rules.jit_cache import compiled
from postroad.rules.jit import rule
from postroad.rules.state import STATE, blank

@rule
def low(state, action):
    return -action

@rule
def high(state, action):
    return action

lowest, highest = best_by(low), best_by(high)

@compiled()
def first(raw, legal, words):
    return lowest(raw.view(STATE)[0], legal, legal.size, words)

@compiled()
def last(raw, legal, words):
    return highest(raw.view(STATE)[0], legal, legal.size, words)

for name in sys.argv[1:]:
    print(name, {"first": first, "last": last}[name](blank(), np.arange(5, dtype=np.int16), np.ones(4, np.uint32)))
"""


@pytest.mark.long("release")
def test_policies_that_were_compiled_apart_stay_apart(tmp_path: Path) -> None:
    """Functions of one maker must not be confused, whether compiled in separate processes or loaded from the cache."""
    script = tmp_path / "judging.py"
    script.write_text(JUDGING)
    environment = {**os.environ, "POSTROAD_CACHE": str(tmp_path / "cache")}
    told = [
        subprocess.run(
            [sys.executable, str(script), *names], env=environment, capture_output=True, text=True, check=True
        ).stdout.splitlines()
        for names in (["first"], ["last"], ["first", "last"], ["last", "first"])
    ]
    assert told == [["first 0"], ["last 4"], ["first 0", "last 4"], ["last 4", "first 0"]]
