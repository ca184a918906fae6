"""The whole games of tests/records, made once by make_records.py, replay for ever, in plain Python and compiled."""

import json
from pathlib import Path

import pytest

from postroad import Game, engine
from tests.make_records import ENDINGS, FOLDER, MODULES, endings, rendered

PATHS = sorted(FOLDER.glob("*.json"))


def read(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture(params=["plain", "compiled"])
def _on_each_engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "compiled":
        engine.load()
    else:
        for call in engine.calls:
            monkeypatch.setattr(engine, call.__name__, call)


@pytest.mark.usefixtures("_on_each_engine")
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_replays(path: Path):
    record = read(path)
    game, end = Game.from_record(record), record["events"][-1]
    assert game.over and game.seat is None and game.legal() == []
    assert game.record() == record
    assert game.points() == end["points"] and game.winner == end["winner"]
    assert game.names == record["names"]


@pytest.mark.usefixtures("_on_each_engine")
@pytest.mark.parametrize("path", PATHS[::5], ids=lambda path: path.stem)
def test_a_record_replays_up_to_a_decision(path: Path):
    record = read(path)
    game = Game.from_record(record)
    for at in (game.decisions - 1, game.decisions // 2, 0):
        while game.decisions > at:
            game.undo()
        early = Game.from_record(record, at=at)
        assert early == game and early.decisions == at and not early.over
        assert (early.seat, early.legal(), early.record()) == (game.seat, game.legal(), game.record())


def test_the_records_hold_every_setting():
    options = [read(path)["options"] for path in PATHS]
    settings = {(o["players"], o["honours"], o["audience"]) for o in options}
    assert settings == {(players, *modules) for players in (2, 3, 4) for modules in MODULES.values()}
    assert {o["provinces_for_all"] for o in options} == {9, 8}
    assert {(o["players"], o["rome"]) for o in options if o["audience"]} == {(p, rome) for p in (2, 3, 4) for rome in (1, 2)}


def test_the_records_have_every_ending():
    assert set.union(*(endings(read(path)["events"]) for path in PATHS)) == set(ENDINGS)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_records_name_describes_it(path: Path):
    record = read(path)
    name, _, rome = path.stem.partition("-map-")
    players, modules, ending = name.split("-", 2)
    assert record["options"]["rome"] == int(rome or 1)
    assert (record["options"]["honours"], record["options"]["audience"]) == MODULES[modules]
    assert record["options"]["players"] == int(players) and ending in endings(record["events"])
    assert path.read_text(encoding="utf-8") == rendered(record), "an event a line"
