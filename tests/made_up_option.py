"""A made-up option, wherever Python shows options. Started by test_options.py in a copy of the package."""

import json
import sys
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

from postroad import Game
from postroad.cli import parser
from postroad.cli.arguments import table_of
from postroad.link import unpack
from postroad.rules.options import Options
from postroad.server.app import create_app
from postroad.server.http.requests import TableOptions
from postroad.server.settings import Settings
from tools import docs, wasm_layout, wire_types

MADE_UP = {"made_up": 2, "made_up_module": True}
BEFORE = {"made_up": 0, "made_up_module": False}


def in_commands() -> None:
    given = ["arena", "--bots", "random", "--made-up", "2", "--made-up-module"]
    assert table_of(parser().parse_args(given)).newest() == Options(**MADE_UP).newest()
    with pytest.raises(SystemExit):
        parser().parse_args(["arena", "--bots", "random", "--made-up", "3"])


def in_games() -> None:
    game = Game.new(2, seed=1, **MADE_UP)
    assert game.state.made_up == 2 and game.state.made_up_module == 1
    assert MADE_UP.items() <= game.view(0).words()["options"].items()
    record = game.record()
    assert MADE_UP.items() <= record["options"].items() and Game.from_record(record) == game
    for name in MADE_UP:
        del record["options"][name]
    assert BEFORE.items() <= Game.from_record(record).options._asdict().items()
    with pytest.raises(ValueError, match="made_up must be 0, 1 or 2, not 3"):
        Game.new(2, made_up=3)


def in_requests() -> None:
    schemas = create_app(Settings(Path())).openapi()["components"]["schemas"]
    assert schemas["TableOptions"]["properties"]["made_up"]["enum"] == [0, 1, 2]
    assert "made_up" not in schemas["TableOptions"]["required"] and "made_up" in schemas["GameOptions"]["required"]
    asked = TypeAdapter(TableOptions).validate_python({"players": 3, **MADE_UP})
    assert asked == Options(3, **MADE_UP).newest()
    assert TypeAdapter(TableOptions).validate_python({"players": 3}) == Options(3).newest()
    for wrong in ({"made_up": 3}, {"made_up": "1"}, {"made_up_module": 1}):
        with pytest.raises(ValidationError):
            TypeAdapter(TableOptions).validate_python({"players": 3, **wrong})


def in_documents() -> None:
    wasm_layout.main()
    wire_types.main()
    assert wire_types.TARGET.read_text(encoding="utf-8").count("made_up_module") == 3  # in views, records and requests
    assert "| `made_up` | uint8 | a made-up number |" in docs.renewed("docs/files.md")
    assert "| `made_up` | 0, 1 or 2: a made-up number | 0 |" in docs.renewed("docs/record.md")
    assert "| `made_up` | 4 | 2 |" in docs.renewed("docs/links.md")


def begin(file: Path) -> None:
    """Write the set-ups of a game without the option and of one with it, as the page's rules would give them."""
    in_commands()
    in_games()
    in_requests()
    in_documents()
    games = [Game.new(2, seed=1), Game.new(2, seed=1, **MADE_UP)]
    set_ups = [
        {"raw": game.bytes.tolist(), "legal": list(game._step.legal), "rows": game._step.rows, "record": game.record()}
        for game in games
    ]
    file.write_text(json.dumps(set_ups), encoding="utf-8")


def end(links: list[str]) -> None:
    """Open the links from the page."""
    for link, options in zip(links, (BEFORE, MADE_UP), strict=True):
        assert options.items() <= unpack(link)["options"].items()


if __name__ == "__main__":
    begin(Path(sys.argv[2])) if sys.argv[1] == "begin" else end(sys.argv[2:])
