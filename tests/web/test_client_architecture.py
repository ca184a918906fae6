"""The packages of the browser client: the allowed imports, and exports in use."""

import posixpath
import re
from collections import Counter
from pathlib import Path

import pytest

from postroad.pages.packs import WORKERS

CLIENT = Path(__file__).parents[2] / "src" / "postroad" / "web" / "js"

# Imports point downwards: a package may use itself and every lower layer. Dynamic imports count as well.
LAYERS = [
    {"app", "engine"},
    {"local"},
    {"ui"},
    {"board"},
    {"pieces"},
    {"table/session"},
    {"table/motion"},
    {"table/input"},
    {"table/parts"},
    {"table/sheets"},
    {"table/text"},
    {"table/announcer"},
    {"table/about"},
    {"table/seating"},
    {"table"},
    {"pages"},
]
LAYER_OF = {package: layer for layer, packages in enumerate(LAYERS) for package in packages}
TOP = "app/start.js"  # the entry point imports every package
LATER = {  # dynamic imports from above
    ("table/screen.js", "pages/final/final.js"),
}
GENERATED = ("board/data.js", "engine/layout.js", "engine/options.js")  # whole
IMPORTED = re.compile(r'(?:from|import) "(\.[^"]+)"|import\("(\.[^"]+)"\)')
COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)  # types may be borrowed from anywhere


def modules() -> list[str]:
    return sorted(path.relative_to(CLIENT).as_posix() for path in CLIENT.rglob("*.js"))


def package_of(module: str) -> str:
    folder = "/".join(module.split("/")[:2])
    return folder if folder in LAYER_OF else module.split("/")[0]


def imported(module: str) -> list[str]:
    text = COMMENT.sub("", (CLIENT / module).read_text(encoding="utf-8"))
    found = (first or second for first, second in IMPORTED.findall(text))
    there = (posixpath.normpath(posixpath.join(posixpath.dirname(module), name)) for name in found)
    return [name for name in there if not name.startswith("../vendor/")]


@pytest.mark.parametrize("module", modules())
def test_imports_point_downwards(module: str) -> None:
    for other in imported(module):
        assert (CLIENT / other).is_file(), f"{module} imports {other}, which is not there"
        if module == TOP or (module, other) in LATER or package_of(module) == package_of(other):
            continue
        assert LAYER_OF[package_of(other)] < LAYER_OF[package_of(module)], f"{module} must not import {other}"


def test_every_module_is_used() -> None:
    used = {other for module in modules() for other in imported(module)}
    begun = {TOP, *(path.removeprefix("js/") for path in WORKERS)}
    assert set(modules()) <= used | begun


def test_every_export_is_used() -> None:
    """Every export is imported by another module."""
    texts = {module: (CLIENT / module).read_text(encoding="utf-8") for module in modules()}
    saying = Counter(word for text in texts.values() for word in set(re.findall(r"\w+", text)))  # how many modules say a word
    for module, text in texts.items():
        if module in GENERATED:
            continue
        for name in re.findall(r"^export (?:async )?(?:const|let|function|class) (\w+)", text, re.MULTILINE):
            assert saying[name] > 1, f"nobody uses {name} of {module}"
