"""The header of a record: `postroad check` reads it or reports the error, whatever the file contains."""

import json
from pathlib import Path
from typing import Any

import pytest

from postroad import Game
from postroad.cli import main
from postroad.record import describe
from postroad.record_replay import RecordError
from postroad.rules.board import CITY_IDS
from tests.policies import hasty
from tests.test_record import in_the_middle_of_discarding, play_on

NO_INTEGERS = ['"x"', '"2"', "null", "[]", "[2]", "{}", "true", "false", "1.5", "2.0", "-1", "1e3", "1e999", "9" * 40]
NO_BOOLEANS = ["0", "1", "null", '"true"', "[]", "{}", "1.0"]
NOBODY_KNOWS = ["NaN", "Infinity", "-Infinity", "9" * 5000, "[" * 100_000, "[" * 900 + "]" * 900]

# Wrong values by field, and the words that each refusal must contain.
HEADER = {
    "players": ["0", "1", "5", *NO_INTEGERS],
    "honours": NO_BOOLEANS,
    "audience": NO_BOOLEANS,
    "provinces_for_all": ["7", "10", *NO_INTEGERS],
    "rulings": ["0", "2", *NO_INTEGERS],
    "rome": ["0", "3", *NO_INTEGERS],
    "decisions": ["1", *NO_INTEGERS],
    "format": ['"postroad/2"', "null", "1", '["postroad/1"]', "{}", "true"],
    "names": ["null", "2", '"AB"', '["A"]', '["A", "B", "C"]', '["A", 1]', '["A", null]', '{"A": 1, "B": 2}', '["A", "\\ud800"]'],
    "options": ["null", "[]", "2", '"players"', "true"],
    "events": ["null", "[]", "{}", '"shuffle"', "1", "true"],
}
CASES = [(field, value) for field, values in HEADER.items() for value in values]
LOUD = [(field, value) for field in HEADER for value in NOBODY_KNOWS]


def text_with(field: str, value: str) -> str:
    """The record of a new game with other text in one field."""
    record = Game.new(2, seed=1).record()
    record["options"]["decisions"] = 0
    part = record["options"] if field in record["options"] else record
    part[field] = "@"
    return json.dumps(record).replace('"@"', value)


def checked(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> str:
    """The error of `postroad check` for a file, without its name."""
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    assert main(["check", str(file)]) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith(f"{file}: ")
    return said.err.removeprefix(f"{file}: ")


@pytest.mark.parametrize(("field", "value"), CASES, ids=lambda text: text[:20])
def test_a_wrong_value_is_refused_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str], field: str, value: str) -> None:
    said = checked(tmp_path, capsys, text_with(field, value))
    assert field in said and said.count("\n") == 1 and len(said) < 200


@pytest.mark.parametrize(("field", "value"), LOUD, ids=lambda text: text[:20])
def test_invalid_json_and_huge_values_get_a_short_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], field: str, value: str
) -> None:
    said = checked(tmp_path, capsys, text_with(field, value))
    assert said.count("\n") == 1 and len(said) < 200
    assert said.startswith("invalid JSON") or field.removesuffix("s") in said


@pytest.mark.parametrize(
    "field", [field for field in HEADER if field not in ("decisions", "provinces_for_all", "rulings", "rome")]
)
def test_required_fields_are_required(field: str) -> None:
    record = Game.new(2, seed=1).record()
    del (record["options"] if field in record["options"] else record)[field]
    with pytest.raises(RecordError, match=field):
        describe(record)


ANYTHING = [10**5000, -(10**5000), float("nan"), float("inf"), {1: 2}, b"2", "x\ny" * 100]


@pytest.mark.parametrize("value", ANYTHING, ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("field", HEADER)
def test_wrong_types_are_refused_with_the_field(field: str, value: Any) -> None:
    record = Game.new(2, seed=1).record()
    (record["options"] if field in {*record["options"], "decisions"} else record)[field] = value
    with pytest.raises(RecordError, match=field.removesuffix("s")) as error:
        describe(record)
    assert "\n" not in str(error.value) and len(str(error.value)) < 200


@pytest.mark.parametrize("key", ["players", "format", "events", "ev"])
def test_duplicate_keys_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], key: str) -> None:
    """Readers would disagree about the valid one."""
    text = json.dumps(Game.new(2, seed=1).record()).replace(f'"{key}": ', f'"{key}": 1, "{key}": ', 1)
    assert checked(tmp_path, capsys, text) == f"duplicate key '{key}' in one object\n"


def test_the_number_of_decisions_matches_the_events() -> None:
    game = play_on(Game.new(2, seed=1), hasty, 1, 30)
    record = game.record()
    for decisions, true in ((0, False), (29, False), (30, True), (31, False), (10**30, False)):
        document = {**record, "options": {**record["options"], "decisions": decisions}}
        if true:
            assert Game.from_record(document) == game
            continue
        with pytest.raises(RecordError, match="decisions"):
            Game.from_record(document)


def test_names_send_no_control_codes_to_the_terminal() -> None:
    game = play_on(Game.new(2, seed=3, names=["\x1b[2JA\n", "\x1b[2JB\r"]), hasty, 3)
    assert describe(game.record()).isprintable()


# An event that does not match


def test_the_error_shows_the_whole_decision(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = play_on(Game.new(2, seed=1), hasty, 1)
    record = game.record()
    at = next(at for at, event in enumerate(record["events"]) if event["ev"] == "carriage")
    close = max(place for place in range(at) if record["events"][place]["ev"] == "close")
    true = record["events"][close : at + 2]
    assert true[-1]["ev"] == "discard"
    record["events"][at] = {**record["events"][at], "number": 4}
    first, *lines = checked(tmp_path, capsys, json.dumps(record)).splitlines()
    assert first == f"event {at}: by the rules this must be {json.dumps(true[-2])}"
    half = len(lines) // 2
    way = true[0]["offices"]
    assert (lines[0], lines[half]) == ("  the record:", f"  the rules, close:{way}:")
    told, ruled = ([line[4:].split(maxsplit=1) for line in part] for part in (lines[1:half], lines[half + 1 :]))
    assert [(int(number), json.loads(event)) for number, event in ruled] == list(enumerate(true, start=close))
    assert [(int(number), json.loads(event)) for number, event in told] == list(
        enumerate(record["events"][close : at + 2], close)
    )
    assert [line[2] for line in lines[1:half]] == [">" if number == at else " " for number in range(close, at + 2)]


def test_the_error_shows_the_whole_event() -> None:
    """The error shows more than the first city."""
    game = play_on(Game.new(2, seed=1), hasty, 1)
    record = game.record()
    at, close = next((at, event) for at, event in enumerate(record["events"]) if event["ev"] == "close")
    other = next(city for city in CITY_IDS if city not in close["cities"])
    record["events"][at] = {**close, "cities": [*close["cities"][:-1], other]}
    with pytest.raises(RecordError) as error:
        describe(record)
    assert error.value.event == at and error.value.reason == f"by the rules this must be {json.dumps(close)}"


def test_the_error_shows_a_false_setup() -> None:
    record = Game.new(2, seed=1).record()
    record["events"][2]["city"] = next(city for city in CITY_IDS if city != record["events"][2]["city"])
    with pytest.raises(RecordError) as error:
        describe(record)
    assert "the rules, the set-up:" in error.value.lines and all(len(line) < 220 for line in error.value.lines)


def test_a_false_last_discard_is_refused() -> None:
    game = in_the_middle_of_discarding()
    record = game.record()
    record["events"][-1]["cities"].append("lodz")
    with pytest.raises(RecordError):
        describe(record)
