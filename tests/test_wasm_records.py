"""The page and Python judge records alike: refusals, the wrong event, and the resulting game."""

import copy
import hashlib
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from postroad import Game, RecordError
from postroad.record import read
from postroad.rules.reason_text import REASONS
from tests.corruptions import CORRUPTIONS
from tests.policies import SETTINGS, hasty, play_on
from tests.test_record_false import MALFORMED, corrupted, true_record
from tests.test_record_header import CASES, LOUD, text_with
from tests.test_record_orders import closings, in_order
from tests.test_wasm import NODE, WEB

JUDGE = Path(__file__).parent / "module_records.mjs"
RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
CODES = {"no-record", "malformed", "newer", "hidden", "false"}

pytestmark = pytest.mark.usefixtures("compiled_engine")


def page_judgements(texts: list[str], folder: Path) -> list[dict[str, Any]]:
    """The page's judgements of these texts."""
    file = folder / "records.jsonl"
    file.write_text("\n".join(texts), encoding="utf-8")
    done = subprocess.run([NODE, JUDGE, WEB, file], capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    told: list[dict[str, Any]] = json.loads(done.stdout)
    for text, (_, parse), page in zip(texts, read(file), told, strict=True):
        assert {key: value for key, value in page.items() if key not in ("code", "reason", "why")} == python_judgement(parse), (
            text[-300:]
        )
        assert page.get("code", "false") in CODES
    return told


def python_judgement(parse: Any) -> dict[str, Any]:
    try:
        game = Game.from_record(parse())
    except RecordError as error:
        return {"event": error.event}
    state = hashlib.sha256(game.bytes.tobytes()).hexdigest()
    return {"state": state, "legal": game.legal(), "decisions": game.decisions, "record": game.record()}


def texts(documents: list[Any]) -> list[str]:
    return [json.dumps(document) for document in documents]


def test_true_records(tmp_path: Path) -> None:
    records = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDS]
    for record, told in zip(records, page_judgements(texts(records), tmp_path), strict=True):
        assert told["record"] == record and told["legal"] == []


def test_running_games(tmp_path: Path) -> None:
    """The record is cut after every decision; its number of decisions names the last one if it left no event."""
    games = [play_on(setting.new(seed), hasty, seed, 60 * seed) for setting in SETTINGS for seed in (0, 1, 2)]
    ended = [play_on(setting.new(5), hasty, 5) for setting in SETTINGS if setting.honours]
    for game in ended:
        while game.last_events():
            game.undo()
    records = [game.record() for game in games + ended]
    assert sum("decisions" in record["options"] for record in records) == len(ended)
    assert not any("code" in told for told in page_judgements(texts(records), tmp_path))


def test_false_records(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    seeds = range(20 if request.config.getoption("--long") else 3)
    false = [corrupted(kind, seed)[0] for kind in CORRUPTIONS for seed in seeds]
    told = page_judgements(texts(false), tmp_path)
    assert {one["code"] for one in told} == {"false", "malformed"}
    whys = [one["why"] for one in told if one["code"] == "false"]
    assert {why["why"] for why in whys} >= {"due", "refused"}
    assert {why["why"] for why in whys} <= {"over", "ends", "more", "deck", "due", "refused"}
    assert {why["code"] for why in whys if why["why"] == "refused"} <= set(REASONS)


def test_malformed_records(tmp_path: Path) -> None:
    told = page_judgements(texts(list(MALFORMED.values())), tmp_path)
    codes = dict(zip(MALFORMED, (one["code"] for one in told), strict=True))
    assert codes["nothing"] == codes["no format"] == "no-record"
    assert codes["other format"] == codes["rulings to come"] == codes["a map to come"] == "newer"
    assert all(one["why"]["part"] for one in told if one["code"] == "malformed" and one["event"] is None)
    assert codes["rulings as text"] == codes["too few names"] == codes["unknown city"] == "malformed"


def test_any_text(tmp_path: Path) -> None:
    """The texts contain whole numbers as fractions, duplicate keys and invalid JSON."""
    twice = [
        text_with("names", '["A", "B"]').replace(f'"{key}": ', f'"{key}": 1, "{key}": ', 1) for key in ("players", "format", "ev")
    ]
    told = page_judgements([*(text_with(*case) for case in CASES + LOUD), *twice], tmp_path)
    assert all("code" in one for one in told)


def test_a_record_for_one_seats_eyes(tmp_path: Path) -> None:
    record = true_record()
    at, event = next((n, e) for n, e in enumerate(record["events"]) if e["ev"] == "clergy")
    del event["rank"]
    (told,) = page_judgements(texts([record]), tmp_path)
    assert (told["code"], told["event"]) == ("hidden", at)


def test_orders_that_mean_nothing(tmp_path: Path) -> None:
    documents, records = [], []
    for seed, setting in enumerate(SETTINGS):
        record, rng = play_on(setting.new(seed), hasty, seed).record(), random.Random(seed)
        other = copy.deepcopy(record)
        for event in other["events"]:
            if event["ev"] in ("clear", "return"):
                rng.shuffle(event["cities" if event["ev"] == "clear" else "tokens"])
        for places in closings(other["events"]):
            other = in_order(other, places, tuple(rng.sample(range(len(places)), len(places))))
        assert other != record
        documents.append(other)
        records.append(record)
    assert [told["record"] for told in page_judgements(texts(documents), tmp_path)] == records
