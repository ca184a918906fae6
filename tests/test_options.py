"""The options of a game: one list defines every place that shows an option."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_type_hints

import pytest

from postroad import Game
from postroad.rules.options import CHOSEN, DEFAULTS, OPTIONS, ChosenOptions, Options
from tests.links import NODE, page_answers

ROOT = Path(__file__).parents[1]

# The lines of a made-up option in two classes, and the lines beside which they stand.
IN_OPTIONS = """
    made_up: Annotated[int, Option([0, 1, 2], "a made-up number", link_size=4, link_version=2)] = 0
    made_up_module: Annotated[bool, Option([True, False], "a made-up module", link_size=2, link_version=2)] = False
"""
METHODS = "\n    @classmethod\n    def of("
IN_CHOSEN = "    made_up: int\n    made_up_module: bool\n"
LAST_CHOSEN = "    provinces_for_all: int\n"
TEXTS = """
new-made-up = How much is made up
new-made-up-0 = nothing
new-made-up-1 = little
new-made-up-2 = much
new-made-up-about = Made up indeed
term-made-up-1 = Little is made up
term-made-up-2 = Much is made up
module-made-up-module = The made-up module
module-made-up-module-about = A module that is made up
"""


def test_every_option_has_its_types() -> None:
    types = {name: type(value) for name, value in DEFAULTS.items()}
    assert tuple(types) == Options._fields == tuple(OPTIONS) and types["players"] is int
    assert get_type_hints(Options) == types
    assert get_type_hints(ChosenOptions) == {name: types[name] for name in CHOSEN if name != "players"}
    assert not ChosenOptions.__required_keys__


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_can_have_its_default_and_fits_into_a_link(name: str) -> None:
    option, default = OPTIONS[name], DEFAULTS[name]
    assert default in option.choices and {type(choice) for choice in option.choices} == {type(default)}
    assert min(option.choices) >= 0 and max(option.choices) < option.link_size
    assert option.chosen or default == option.choices[0]


@pytest.mark.parametrize("name", ["rome", "rulings", "honors"])
def test_a_new_game_takes_only_options_that_players_choose(name: str) -> None:
    with pytest.raises(TypeError, match=f"unknown option '{name}': choose honours, audience, provinces_for_all"):
        Game.new(2, **{name: 1})


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package and its generated files, with a made-up number and a made-up module."""
    for folder in ("src", "tools", "docs", "tests/js/support"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "*.png"))
    for name in ("made_up_option.py", "made_up_option.mjs"):
        shutil.copy(ROOT / "tests" / name, tmp_path / "tests" / name)
    web = tmp_path / "src" / "postroad" / "web"
    options = tmp_path / "src" / "postroad" / "rules" / "options.py"
    edit(options, METHODS, IN_OPTIONS + METHODS)
    edit(options, LAST_CHOSEN, LAST_CHOSEN + IN_CHOSEN)
    with (web / "lang" / "en" / "options.ftl").open("a", encoding="utf-8") as texts:
        texts.write(TEXTS)
    return tmp_path


def test_a_made_up_option_is_everywhere(copy: Path) -> None:
    """The test changes only the list of options and the texts. Python's rules play for the page."""
    set_ups = copy / "set_ups.json"

    def run(*command: str | Path) -> str:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(copy / "src"), str(copy)])}
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run(sys.executable, "tests/made_up_option.py", "begin", set_ups)
    browser = (copy / "tests" / "js" / "support" / "browser.js").as_uri()
    links = json.loads(run(NODE, "--import", browser, "tests/made_up_option.mjs", set_ups))
    run(sys.executable, "tests/made_up_option.py", "end", *links)

    before, _ = json.loads(set_ups.read_text(encoding="utf-8"))
    (today,) = page_answers([{"record": before["record"], "named": False, "id": None}])
    assert links[0] == today["link"], "a game without the option has the link that it always had"
