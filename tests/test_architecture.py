"""The architecture: which package may import which, and that every rule is cited and tested."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from postroad.pages import minified
from tools import board_data, docs, wasm_layout, wire_types
from tools.puzzles import writing

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "postroad"
GENERATED = re.compile(rb"<!-- (\w+) -->\n.*?<!-- /\1 -->", re.DOTALL)  # parts of documents

# A package imports from itself and from lower layers; files of the shared layer also import each other.
LAYERS = [
    {"rules"},
    {
        "game",
        "record",
        "record_replay",
        "link",
        "view",
        "view_text",
        "observation",
        "light_game",
        "decisions",
        "checked_arguments",
        "outcomes",
        "state_check",
        "state_reader",
        "state_types",
        "localized_text",
        "preview",
        "view_types",
        "event_types",
        "stats",
        "cuda",
        "text_board",
        "pictures",
        "client",
    },
    {"bots", "pages"},
    {"analysis", "envs"},
    {"arena", "server", "learn", "mcp_server"},
    {"cli", "__init__"},
    {"__main__"},
]
LAYER_OF = {package: layer for layer, packages in enumerate(LAYERS) for package in packages}
SHARED_LAYER = 1  # its files import each other
ALLOWED_IN_RULES = {"numpy", "numba", "platformdirs", "postroad"}
RULE_NUMBER = re.compile(r"(?<![\w-])([BSDPCTVKEHAI][1-9])(?![\w])")


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def package_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported(path: Path) -> list[str]:
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return names


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_downwards(path):
    package = package_of(path)
    for name in imported(path):
        parts = name.split(".")
        if parts[0] != "postroad":
            continue
        other = parts[1] if parts[1] in LAYER_OF else "__init__"
        if other == "__init__":  # `from postroad import Game`
            other = {"Game": "game", "engine": "rules", "record": "record", "__version__": "rules"}[parts[1]]
        same_layer = other == package or LAYER_OF[package] == LAYER_OF[other] == SHARED_LAYER
        assert same_layer or LAYER_OF[other] < LAYER_OF[package], f"{package} must not import {name}"


def test_cuda_is_imported_in_one_place():
    """cuda.py, which adds the function that NumPy 2.5 removed."""
    assert [path for path in sources() if "numba.cuda" in imported(path)] == [PACKAGE / "cuda.py"]


ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_the_diagram_shows_these_layers():
    picture = ARCHITECTURE.split("```")[1].strip("\n")
    shown = [
        {name for line in layer.splitlines() for name in re.split(r" {3,}", line)[0].split()} for layer in picture.split("\n\n")
    ]
    there = {package_of(path) for path in sources()} - {"__init__", "__main__"}
    assert shown[::-1] == [packages & there for packages in LAYERS if packages & there]


def test_the_architecture_names_files_that_exist():
    places = (ROOT, PACKAGE, PACKAGE / "web")
    named = re.findall(r"`([\w./-]+(?:/|\.(?:py|js|d\.ts|md|css)))`", ARCHITECTURE)
    assert len(named) > 50
    assert [name for name in named if not any((place / name).exists() for place in places)] == []


# Layers inside the server: packages of one layer do not import each other.
SERVER_LAYERS = [
    {"local_addresses", "outbound_http"},
    {"settings", "metrics", "logs"},
    {"fd_limits"},
    {"tables"},
    {"storage"},
    {"live", "admin"},
    {"http"},
    {"app"},
    {"run", "worker_main"},
]
SERVER_LAYER_OF = {package: layer for layer, packages in enumerate(SERVER_LAYERS) for package in packages}


def test_the_architecture_lists_the_layers_of_the_server():
    (line,) = re.findall(r"^- The server, top to bottom: (.*?)\.$", ARCHITECTURE, re.MULTILINE | re.DOTALL)
    shown = [set(layer.split(", ")) for layer in re.findall(r"`([^`]+)`", line)]
    assert shown[::-1] == SERVER_LAYERS


@pytest.mark.parametrize("path", sorted((PACKAGE / "server").rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_inside_the_server_point_downwards(path):
    package = path.relative_to(PACKAGE / "server").parts[0].removesuffix(".py")
    for name in imported(path):
        if name.startswith("postroad.server."):
            other = name.split(".")[2]
            assert other == package or SERVER_LAYER_OF[other] < SERVER_LAYER_OF[package], f"{package} must not import {name}"


def test_no_module_hides_an_import_cycle():
    assert [path for path in sources() if "TYPE_CHECKING" in path.read_text(encoding="utf-8")] == []


def test_rules_need_nothing_but_arrays_and_the_compiler():
    import sys

    for path in (PACKAGE / "rules").glob("*.py"):
        packages = {name.split(".")[0] for name in imported(path)} - sys.stdlib_module_names
        assert packages <= ALLOWED_IN_RULES, path


def documented_rules() -> set[str]:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*([A-Z]\d)\*\*", text, re.MULTILINE))


def test_the_rules_document_has_every_rule_number():
    chapters = {"B": 5, "S": 3, "D": 7, "P": 6, "C": 6, "T": 5, "V": 2, "K": 1, "E": 4, "H": 8, "A": 8, "I": 3}
    assert documented_rules() == {f"{chapter}{number}" for chapter, last in chapters.items() for number in range(1, last + 1)}


def test_every_rule_cited_exists():
    for path in [*sources(), *(ROOT / "tests").rglob("*.py"), *(ROOT / "docs").glob("*.md")]:
        unknown = set(RULE_NUMBER.findall(path.read_text(encoding="utf-8"))) - documented_rules()
        assert not unknown, f"{path} cites {unknown}"


def test_every_rule_has_a_test_with_its_number():
    names = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "rules").glob("test_*.py"))
    tested = {number.upper() for number in re.findall(r"def test_([a-z]\d)_", names)}
    assert documented_rules() - tested == set()


def test_every_chapter_of_play_is_cited_in_the_code():
    cited = {
        number for path in (PACKAGE / "rules").rglob("*.py") for number in RULE_NUMBER.findall(path.read_text(encoding="utf-8"))
    }
    # The code need not cite each rule about components, set-up, chance and hidden information.
    assert {number for number in documented_rules() if number[0] in "DPCTVKEHA"} - cited == set()


# Made from the options, whole.
FROM_OPTIONS = {
    board_data.TARGET,
    wasm_layout.TARGET,
    wasm_layout.OPTIONS_TARGET,
    wire_types.TARGET,
    writing.TARGET,
    minified.FILE,
}
KNOWS_OPTION = re.compile(rb"provinces[-_]?for[-_]?all|all-provinces-[89]", re.IGNORECASE)  # its name, or its texts


def knows_option(path: Path) -> bool:
    return KNOWS_OPTION.search(GENERATED.sub(b"", path.read_bytes())) is not None


def test_the_list_of_places_of_an_option_is_whole():
    """CONTRIBUTING.md lists every file that names the option `provinces_for_all` and is not generated: ten at most."""
    section = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Add an option to the rules")[1].split("\n## ")[0]
    (table,) = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)
    listed = {ROOT / name for name in re.findall(r"`((?:src|docs|tests)/[\w./]+)`", table)}
    assert len(listed) <= 10
    assert [path for path in listed if not knows_option(path)] == [], "these do not know the option any more"
    files = {
        path for folder in ("src", "docs") for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix != ".pyc"
    }
    found = {path for path in files - FROM_OPTIONS if knows_option(path)}
    assert found <= listed, "these are missing in CONTRIBUTING.md"


@pytest.mark.parametrize("name", docs.PARTS)
def test_generated_parts_of_the_docs_are_up_to_date(name):
    assert docs.renewed(name) == (ROOT / name).read_text(encoding="utf-8"), "run: make generated"


def test_the_types_of_the_wire_are_up_to_date():
    assert wire_types.text() == wire_types.TARGET.read_text(encoding="utf-8"), "run: make generated"


@pytest.mark.parametrize("name", ["envs", "light_game", "load", "page", "web"])
def test_every_benchmark_script_starts(name: str) -> None:
    told = subprocess.run([sys.executable, ROOT / "bench" / f"{name}.py", "--help"], capture_output=True, text=True, check=False)
    assert told.returncode == 0 and "usage" in told.stdout, told.stderr
