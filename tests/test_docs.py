"""The documents are run as they are: every block of code, every command."""

import asyncio
import contextlib
import json
import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from postroad import Game, view_types
from postroad.arena.process_pool import play_games
from postroad.arena.tournament import Tournament
from postroad.cli import main, parser
from postroad.client import Client
from postroad.rules.board import CITY_IDS
from postroad.rules.options import Options
from postroad.server.live.custom_bots import try_out
from tests.bots_for_tests import install_bots
from tests.documents import DOCUMENTS, ROOT, block, blocks, commands, sentences, text_of
from tests.server.people import new_table, server
from tests.server.test_process import running

pytestmark = pytest.mark.usefixtures("compiled_engine")
posix = pytest.mark.skipif(os.name != "posix", reason="commands of a shell")

# Replacements in blocks: smaller numbers for shorter runs, and values that only a test knows.
INSTEAD = {
    "--games 10000": "--games 60",
    "--games 200": "--games 2",
    "--games 100": "--games 3",
    "--games 40": "--games 1",
    "--games 20": "--games 1",
    "planner:0.2s": "planner:2i",
    "postroad arena": "postroad arena --workers 1",
    "postroad bench": "postroad bench --help",  # test_cli.py runs it; it compiles everything from the beginning
    "exec:python3": f"exec:{sys.executable}",
    "FILE…": f"{ROOT}/tests/records/2-none-carriage-7.json",
    "pip install -e .": f"{sys.executable} -m pip install -q --no-build-isolation --no-deps --target site .",  # without a network
    "python3 -c": f"{sys.executable} -c",
    "python examples": f"{sys.executable} {ROOT}/examples",
    "postroad --no-browser &": "",  # the server of these tests runs
    "make": f"make --dry-run --directory {shlex.quote(str(ROOT))}",  # it would set up everything anew
}

# The blocks of the documents by their first lines, with the function below that runs each, or why none does.
RUN = {
    ("docs/training.md", "pip install"): "not run: it takes a GPU",
    ("docs/training.md", "python -m postroad.learn.train"): "not run: it takes a GPU",
    ("docs/training.md", "python -m postroad.learn.expert_iteration"): "not run: it takes a GPU",
    ("docs/bots.md", "pip install 'postroad[ray]'"): "not run: it takes a cluster, which tests/learn/test_ray.py has",
    ("README.md", "make play    # the game opens in your browser"): "shell",
    ("README.md", "from postroad import Game"): "readme_example",
    ("docs/library.md", "pip install ."): "not run: it installs what is installed here",
    ("docs/library.md", "from postroad import Game, make_bot"): "library",
    ("docs/library.md", "from postroad import NUM_ACTIONS"): "library",
    ("docs/library.md", "from postroad import Game, sample"): "library",
    ("docs/library.md", "from postroad import ACTION_NAMES, Game, iter_decisions"): "library",
    ("docs/library.md", "from postroad import ACTION_NAMES, Game, Network"): "library",
    ("docs/library.md", "import random"): "library",
    ("docs/api.md", "SERVER=http://localhost:1700"): "curl",
    ("docs/api.md", "> GET /api/tables/"): "websocket_session",
    ("docs/environments.md", "from postroad.envs import VectorEnv"): "environments",
    ("docs/environments.md", "from postroad.rules.options import Options"): "environments",
    ("docs/environments.md", "import gymnasium"): "standard_environments",
    ("docs/environments.md", "from postroad.envs import postroad_v0"): "standard_environments",
    ("docs/bots.md", "# mybot.py"): "first_bot",
    ("docs/bots.md", "# pyproject.toml"): "first_bot",
    ("docs/bots.md", "pip install -e ."): "first_bot",
    ("docs/bots.md", "#!/usr/bin/env python3"): "program",
    ("docs/bots.md", "postroad arena --bots 'exec:python3 first.py,random' --games 20"): "program",
    ("docs/bots.md", "postroad --bot mybot"): "custom_bots",
    ("docs/bots.md", "# taste.py"): "compiled_bot",
    ("docs/bots.md", "# tasteful.py"): "compiled_bot",
    ("docs/bots.md", "postroad --no-browser &"): "http",
    ("docs/bots.md", "from postroad.client import Client"): "http",
    ("docs/bots.md", "postroad arena --bots planner:0.2s,greedy --players 4 --games 200"): "postroad",
    ("docs/bots.md", "postroad arena --bots planner:0.2s,greedy,careless,hasty,random --games 200"): "postroad",
    ("docs/bots.md", "postroad arena --bots planner:0.2s,greedy,careless,hasty --games 200"): "postroad",
    ("docs/bots.md", "postroad benchmark planner:500i"): "not run: it takes minutes; test_benchmark.py runs a small suite",
    ("docs/bots.md", '{"mcpServers":'): "not run: the settings of another program; test_mcp.py starts their command",
    ("docs/hosting.md", "postroad"): "server_command",
    ("docs/hosting.md", "postroad --host 0.0.0.0"): "server_command",
    ("docs/hosting.md", 'postroad --host 0.0.0.0 --invite "post horn on the Danube"'): "server_command",
    ("docs/hosting.md", "postroad serve --metrics 9170 --log json"): "server_command",
    ("docs/hosting.md", "postroad --name post.example --proxy 127.0.0.1 --no-browser"): "server_command",
    ("docs/hosting.md", "pip install '.[postgres]'"): "not run: what is tried in test_postgres.py, with a database",
    ("docs/hosting.md", "printf 'POSTROAD_NAME=post.example"): "not run: it takes Docker; test_hosting.py reads compose.yaml",
    ("docs/hosting.md", "python3 -m venv /opt/postroad"): "not run: it takes a machine; test_hosting.py reads the service",
    ("docs/hosting.md", "postroad admin backup monday.db"): "not run: test_hosting.py runs it, with tables",
    ("docs/hosting.md", "DATABASE=postgresql://"): "not run: test_hosting.py runs it, with a database",
    ("docs/hosting.md", "postroad site folder"): "postroad",
    ("docs/hosting.md", "postroad page postroad.html"): "postroad",
    ("docs/hosting.md", "post.example {"): "not run: the configuration of another program",
    ("docs/architecture.md", "cli     "): "not run: a diagram, which test_architecture.py compares",
    ("docs/pictures.md", "from postroad import Game"): "pictures",
    ("docs/pictures.md", "from postroad.pictures.film import film"): "pictures",
    ("docs/pictures.md", "postroad watch --pause 0"): "postroad",
    ("docs/pictures.md", "from postroad.pictures.pixels import"): "pictures",
    ("docs/record.md", '{"format": "postroad/1",'): "record_header",
    ("docs/record.md", "postroad check FILE…"): "postroad",
    ("docs/record.md", "game.json: event 11: by the rules"): "record_error",
    ("docs/record.md", 'options {"players": 2'): "record_example",
}


def run_by(name: str) -> list[tuple[str, str]]:
    return [key for key, how in RUN.items() if how == name]


def replaced(text: str) -> str:
    for written, run in INSTEAD.items():
        text = re.sub(rf"(?<![\w-]){re.escape(written)}(?!\w)", lambda _, run=run: run, text)
    return text


def run_postroad(text: str) -> None:
    """Run lines that call `postroad`, in this process: starting another takes longer than most of them."""
    for line in replaced(text).splitlines():
        program, *arguments = shlex.split(line, comments=True)
        assert program == "postroad"
        with contextlib.suppress(SystemExit):
            assert main(arguments) == 0, line


def run_shell(text: str, folder: Path) -> str:
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", replaced(text)], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_block_is_run_or_has_a_reason() -> None:
    for document in DOCUMENTS:
        listed = [begin for at, begin in RUN if at == document]
        for shown in blocks(document):
            found = [begin for begin in listed if shown.begin.startswith(begin)]
            assert found, f"{document}: nobody runs {shown.begin!r}"
            longest = max(found, key=len)
            if longest in listed:
                listed.remove(longest)
        assert not listed, f"{document} no longer has {listed}"
    assert all(how.startswith("not run: ") or f"test_{how}" in globals() for how in RUN.values())


@posix
@pytest.mark.parametrize("key", run_by("shell"), ids=str)
def test_shell(key: tuple[str, str], tmp_path: Path) -> None:
    run_shell(block(*key), tmp_path)


@pytest.mark.parametrize("key", run_by("postroad"), ids=str)
def test_postroad(key: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_postroad(block(*key))


def test_readme_example(capsys: pytest.CaptureFixture[str]) -> None:
    example = block("README.md", "from postroad import Game")
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102 - our own text
    shown = capsys.readouterr().out.splitlines()[0]
    (promised,) = re.findall(r"the actions: (.*)", example)
    assert all(action == "…" or repr(action) in shown for action in promised.split(", "))


def test_pictures() -> None:
    known: dict[str, Any] = {}
    for key in run_by("pictures"):
        exec(compile(block(*key), "pictures.md", "exec"), known)  # noqa: S102 - our own text
    assert "Chiara" in known["own"] and known["array"].shape[1] == 800 and known["file"].startswith(b"\x89PNG")


@pytest.mark.parametrize("key", run_by("library"), ids=str)
def test_library(key: tuple[str, str]) -> None:
    exec(compile(block(*key), key[0], "exec"), {})  # noqa: S102 - our own text


@pytest.mark.parametrize("key", run_by("environments"), ids=str)
def test_environments(key: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block(*key), key[0], "exec"), {})  # noqa: S102 - our own text
    assert "[" in capsys.readouterr().out, "it prints arrays"


@pytest.mark.long("games")
@pytest.mark.parametrize("key", run_by("standard_environments"), ids=str)
def test_standard_environments(key: tuple[str, str]) -> None:
    pytest.importorskip("pettingzoo", reason="needs the extras pettingzoo and gymnasium")
    exec(compile(block(*key), key[0], "exec"), {})  # noqa: S102 - our own text


# Bots


@pytest.fixture
def first_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the first bot of docs/bots.md, installed."""
    (tmp_path / "mybot.py").write_text(block("docs/bots.md", "# mybot.py"), encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(block("docs/bots.md", "# pyproject.toml"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@posix
def test_first_bot(first_bot: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    install, *plays = block("docs/bots.md", "pip install -e .").splitlines()
    run_shell(install, first_bot)
    monkeypatch.syspath_prepend(first_bot / "site")
    monkeypatch.setenv("PYTHONPATH", str(first_bot / "site"), prepend=os.pathsep)
    run_postroad("\n".join(plays))
    assert capsys.readouterr().out.count("mybot ") == 6, "in three tables a run"


def test_the_first_bot_is_as_strong_as_documented(first_bot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small sample of the documented games."""
    monkeypatch.syspath_prepend(first_bot)
    from mybot import MyBot

    from postroad.bots.baselines import Hasty

    wins = 0
    for number in range(12):
        game = Game.new(seed=number // 2)
        bots = [MyBot(), Hasty(number)] if number % 2 else [Hasty(number), MyBot()]
        while game.seat is not None:
            game.play(bots[game.seat].decide(game.view(game.seat)))
        wins += isinstance(bots[game.winner], MyBot)
    assert wins >= 8


def test_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first.py").write_text(block("docs/bots.md", "#!/usr/bin/env python3"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    run_postroad(block("docs/bots.md", "postroad arena --bots 'exec:python3"))


def test_custom_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots are offered as documented, and each of them can play."""
    install_bots(tmp_path / "site", {"mybot": block("docs/bots.md", "# mybot.py")})
    (tmp_path / "first.py").write_text(block("docs/bots.md", "#!/usr/bin/env python3"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path / "site")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "site"), prepend=os.pathsep)
    asked = []
    monkeypatch.setattr("postroad.server.run.play", lambda settings, *_given, **_more: asked.append(settings) or 0)
    run_postroad(block("docs/bots.md", "postroad --bot mybot"))
    assert list(asked[0].bots) == ["custom:mybot", "custom:First thing"]
    asyncio.run(try_out(asked[0].bots, asked[0].limits))


PLAY = """
from postroad import Game
from tasteful import Tasteful
bot, game = Tasteful(1), Game.new(seed=7)
bot.wake()
assert "take:karlsruhe" in game.legal() and "take:munchen" in game.legal()
print({game.legal()[game.legal_numbers().index(Tasteful(seed).decide(game.view(0)))] for seed in range(20)})
"""


@pytest.mark.long("release")
def test_compiled_bot(tmp_path: Path) -> None:
    """The test edits the second file, its constant and then its function, and forgets the compiled code."""
    for name in ("taste.py", "tasteful.py"):
        (tmp_path / name).write_text(block("docs/bots.md", f"# {name}"), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT / 'src'}", "PYTHONDONTWRITEBYTECODE": "1"}

    def decided() -> str:
        command = [sys.executable, "-c", PLAY]
        return subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True).stdout.strip()

    def edit(old: str, new: str) -> None:
        text = (tmp_path / "taste.py").read_text(encoding="utf-8")
        assert text.count(old) == 1
        (tmp_path / "taste.py").write_text(text.replace(old, new), encoding="utf-8")

    assert decided() == decided() == "{'take:karlsruhe'}"
    edit("FAVOURITE = 1  # Karlsruhe", f"FAVOURITE = {CITY_IDS.index('munchen')}")
    assert decided() == "{'take:munchen'}"
    edit("return 1 if", "return -1 if")
    assert "take:munchen" not in decided()


# A server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory):
    """The address of one server for all blocks."""
    with running(tmp_path_factory.mktemp("data")) as server:
        yield f"http://localhost:{server.port}"


@posix
def test_curl(address: str, tmp_path: Path) -> None:
    said = run_shell(block("docs/api.md", "SERVER=").replace("http://localhost:1700", address), tmp_path)
    guest, before, after = [json.loads(line) for line in re.sub(r"\}\{", "}\n{", said).splitlines()]
    assert guest["name"] == "Ada" and (before["seq"], after["seq"]) == (1, 2)
    assert after["entries"][-1]["action"] == "take:deck"


def test_websocket_session(tmp_path: Path) -> None:
    """Play the session of docs/api.md. Each message contains the documented part."""
    lines = block("docs/api.md", "> GET /api/tables/").splitlines()
    first, second = (json.loads(line[2:]) for line in lines if line.startswith("< "))
    (decision,) = (json.loads(line) for line in lines if line.startswith("  "))
    (pace,) = (json.loads(line[2:]) for line in lines if line.startswith("> {"))
    live, post = re.findall(r"^> (?:GET|POST) /api/tables/\w+/(.*)$", "\n".join(lines), re.MULTILINE)
    with server(tmp_path) as client:
        table = new_table(client, [{"name": "Ada"}, {"name": "Bot", "level": "easy"}])
        with client.watching(table, live.removeprefix("live")) as watching:
            assert is_part(first, watching.next())
            assert client.post(f"/api/tables/{table}/{post}", json=decision).json() == {"seq": 2}
            assert is_part(second, watching.until(lambda message: message["seq"] == 2))
            watching.send(pace)


def test_every_route_is_documented(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        paths = client.get("/api/openapi.json").json()["paths"]
    routes = {re.sub(r"{\w+}", "{id}", f"{method.upper()} {path}") for path, methods in paths.items() for method in methods}
    in_tables = set(re.findall(r"`((?:GET|POST|DELETE) /api/[^`?]*)", text_of("docs/api.md")))
    (section,) = re.findall(r"^### Commands$(.*?)^### ", text_of("docs/api.md"), re.MULTILINE | re.DOTALL)
    in_tables |= {f"POST /api/tables/{{id}}/{path}" for path in re.findall(r"^\| `([\w-]+)` \|", section, re.MULTILINE)}
    assert routes == in_tables


def is_part(shown: Any, whole: Any) -> bool:
    if isinstance(shown, dict):
        return all(key in whole and is_part(value, whole[key]) for key, value in shown.items())
    if isinstance(shown, list):
        return len(shown) == len(whole) and all(map(is_part, shown, whole))
    return bool(shown == whole)


@pytest.mark.long("release")
@posix
def test_http(address: str, tmp_path: Path) -> None:
    command = block("docs/bots.md", "postroad --no-browser &").replace("http://localhost:1700", address)
    assert "over: " in run_shell(command, tmp_path)
    names: dict = {}
    exec(block("docs/bots.md", "from postroad.client").replace("http://localhost:1700", address), names)  # noqa: S102 - our own text
    with Client(address, names["key"]) as same:
        assert same.table(names["mine"])["view"]["decides"] is None
    names["client"].close()


@pytest.mark.parametrize("key", run_by("server_command"), ids=str)
def test_server_command(key: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The command runs until the server would listen, also to the whole network."""
    asked = []
    monkeypatch.setattr("postroad.server.run.play", lambda *given, **more: asked.append(given) or 0)
    (command,) = [shown.text for shown in blocks(key[0]) if shown.begin == key[1]]
    run_postroad(command)
    assert asked


# Records


def test_record_header() -> None:
    shown = json.loads(block("docs/record.md", '{"format"'))
    written = Game.new(3, honours=True, seed=1, names=["Ada", "Ben", "Cleo"]).record()
    assert shown["format"] == written["format"] and shown["names"] == written["names"]
    assert shown["options"].items() <= written["options"].items() and shown.keys() <= written.keys()
    assert shown["events"][0].keys() == written["events"][0].keys()


def example_record() -> dict:
    """The worked example, with any cards where it names none."""
    first, *lines = block("docs/record.md", "options {").splitlines()
    numbered = "\n".join(lines).replace(", …]", "]")
    events = [json.loads(text) for text in re.split(r"^ *\d+  ", numbered, flags=re.MULTILINE)[1:]]
    deck = events[0]["deck"]
    left = Counter(dict.fromkeys(CITY_IDS, 3))
    left.subtract(deck)
    deck += left.elements()
    options = json.loads(first.removeprefix("options "))
    return {"format": "postroad/1", "options": options, "names": ["Ada", "Ben"], "events": events}


def test_record_example() -> None:
    assert Game.from_record(example_record()).record()["events"] == example_record()["events"]


def test_record_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The worked example gets a false city."""
    false = example_record()
    false["events"][11]["city"] = "zurich"
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(json.dumps(false), encoding="utf-8")
    assert main(["check", "game.json"]) == 1
    assert capsys.readouterr().err == block("docs/record.md", "game.json: event 11")


def names_under(document: str, heading: str) -> set[str]:
    """The names in backticks under a heading."""
    (section,) = re.findall(rf"^#+ {heading}$(.*?)(?=^#|\Z)", sentences(document), re.MULTILINE | re.DOTALL)
    return set(re.findall(r"`([^`]+)`", section))


def test_every_key_of_views_and_arena_records_is_documented() -> None:
    keys = view_types.View.__annotations__.keys() | view_types.SeatView.__annotations__.keys()
    keys |= view_types.Score.__annotations__.keys()
    assert keys <= names_under("docs/bots.md", "JSON view")
    assert "view.bytes" in names_under("docs/bots.md", "Bot interface")
    (document,) = play_games(Tournament(("hasty", "hasty"), Options(), 1), [0], 1)
    assert {"arena", *document["options"]["arena"], "traces"} <= names_under("docs/record.md", "Options")


# Commands in sentences


@pytest.mark.parametrize("document", DOCUMENTS)
def test_commands_in_sentences_exist(document: str) -> None:
    told = [command.removesuffix(" …") for command in commands(document, "postroad")]
    if document == "docs/bots.md":
        told += [f"postroad arena {arguments}" for arguments in re.findall(r"`(--bots [^`]*)`", text_of(document))]
    for command in told:
        _, *arguments = shlex.split(command.replace(" P ", " 2 "))
        if arguments and not arguments[0].startswith("--"):
            assert main_knows(arguments), command


def main_knows(arguments: list[str]) -> bool:
    """Is this a command? Its required arguments may be elsewhere."""
    try:
        parser().parse_args(arguments)
    except SystemExit as stop:
        return stop.code == 0 or knows_name(arguments[0])
    return True


def knows_name(name: str) -> bool:
    try:
        parser().parse_args([name, "--help"])
    except SystemExit as stop:
        return stop.code == 0
    return True


@pytest.mark.parametrize("document", DOCUMENTS)
def test_make_targets_in_documents_exist(document: str) -> None:
    targets = re.findall(r"^([\w-]+):", text_of("Makefile"), re.MULTILINE)
    assert {command.split()[1] for command in commands(document, "make ") if " " in command} <= set(targets)
