"""Coined words stay out of the names of modules, classes, routes, tables, exports and styles."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from postroad.server.storage.schema import METADATA
from postroad.server.tables import wire_types

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "postroad"
CLIENT = PACKAGE / "web" / "js"

INSTEAD = {
    "herald": "notification, channel",
    "complain": "report",
    "complaint": "report",
    "gathering": "seating",
    "house": "custom, server flag",
    "clerk": "table service",
    "errands": "client",
    "chest": "backup",
    "parcel": "transfer",
    "storm": "fault run",
    "siege": "load",
    "nerves": "activations",
    "likings": "logits",
    "heart": "memory mode",
    "distant": "remote",
    "instinct": "network policy",
    "thinker": "search bot",
    "referee": "guarded bot",
    "apprentice": "careless",
    "outlook": "evaluation, value head",
    "foresight": "preview",
    "waver": "sample",
    "foretell": "predict",
    "judgement": "heuristics, fallback",
    "marathon": "throughput",
    "overtaken": "stale",
    "errand": "client",
}


def words(name: str) -> set[str]:
    """The words of a name: `by_heart`, `byHeart`, `ByHeart` and `by-heart` have by and heart."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def modules() -> Iterator[str]:
    for root in (PACKAGE, ROOT / "tests", ROOT / "tools", ROOT / "bench"):
        for path in root.rglob("*"):
            if path.suffix in (".py", ".js", ".mjs", ".css") and "vendor" not in path.parts:
                yield path.relative_to(root).as_posix()


def classes() -> Iterator[str]:
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name


def functions() -> Iterator[str]:
    """The public functions."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
                yield node.name


def routes() -> Iterator[str]:
    for path in (PACKAGE / "server" / "http").rglob("*.py"):
        yield from re.findall(r'"(/[\w/{}-]+)"', path.read_text(encoding="utf-8"))


def stored() -> Iterator[str]:
    for table in METADATA.tables.values():
        yield table.name
        yield from table.columns.keys()


def wire() -> Iterator[str]:
    for kind in vars(wire_types).values():
        yield from getattr(kind, "__annotations__", {})


def exports() -> Iterator[str]:
    for path in CLIENT.rglob("*.js"):
        yield from re.findall(
            r"^export (?:async )?(?:const|let|function|class) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE
        )


def styles() -> Iterator[str]:
    for path in (PACKAGE / "web" / "style").glob("*.css"):
        yield from re.findall(r"\.([a-z][\w-]+)", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "names", [modules, classes, functions, routes, stored, wire, exports, styles], ids=lambda names: names.__name__
)
def test_no_name_has_a_coined_word(names) -> None:
    found = list(names())
    assert len(found) > 20
    coined = {f"{name}: {word} → {INSTEAD[word]}" for name in found for word in words(name) & INSTEAD.keys()}
    assert not coined, sorted(coined)


def test_words_of_a_name() -> None:
    assert (
        words("heraldTrouble")
        == words("herald-trouble")
        == words("HeraldTrouble")
        == words("herald_trouble")
        == {"herald", "trouble"}
    )
