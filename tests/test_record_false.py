"""False and malformed records: each is refused with the wrong event and a sentence, never another exception."""

import copy
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postroad import Game, RecordError
from tests.corruptions import CORRUPTIONS
from tests.policies import SETTINGS, Setting, hasty, play_on

pytestmark = pytest.mark.usefixtures("compiled_engine")

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["ulm", "each", "postmaster"]),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(max_size=5), values, max_size=4),
    max_leaves=8,
)


@cache
def _text(setting: Setting, seed: int, decisions: int) -> str:
    return json.dumps(play_on(setting.new(seed), hasty, seed, decisions).record())


def true_record(number: int = 11, decisions: int = 1_000_000) -> dict[str, Any]:
    return json.loads(_text(SETTINGS[number % len(SETTINGS)], number, decisions))


def refused(record: Any) -> RecordError:
    """The error that a record gives; it must be a sentence for people."""
    with pytest.raises(RecordError) as error:
        Game.from_record(record)
    told = str(error.value)
    assert error.value.reason.strip() and "\n" not in told and len(told) < 300
    return error.value


def corrupted(kind: str, seed: int) -> tuple[dict[str, Any], int]:
    """A true record made false, and the index of the first wrong event."""
    rng = random.Random(seed)
    while True:
        record = true_record(rng.randrange(24))
        at = CORRUPTIONS[kind](record["events"], rng)
        if at is not None:
            return record, at


# False


@pytest.mark.parametrize("number", range(108))
def test_corrupted_records_are_refused(number: int) -> None:
    record, at = corrupted(list(CORRUPTIONS)[number % len(CORRUPTIONS)], number)
    error = refused(record)
    assert type(error.event) is int and 0 <= error.event < len(record["events"])
    assert str(error) == f"event {error.event}: {error.reason}"
    blamed_early = [event["ev"] for event in record["events"][error.event : at]]
    assert blamed_early in ([], ["abandon"]), "nothing was wrong there; but an abandoned route goes with what is played after"


EXACT = sorted(CORRUPTIONS.keys() - {"dropped", "doubled", "seated"})  # these may be seen a little later


@pytest.mark.parametrize("kind", EXACT)
def test_the_event_at_fault_is_named(kind: str) -> None:
    for seed in range(5):
        record, at = corrupted(kind, seed)
        assert refused(record).event in ([at, at - 1] if record["events"][at - 1]["ev"] == "abandon" else [at])


def test_the_false_event_of_a_last_turn_is_named() -> None:
    """H8: the turn before the last hand-in is like any other."""
    for number in (2, 3, 6, 7, 10, 11):
        record = true_record(number)
        events = record["events"]
        turn = max(at for at, event in enumerate(events) if event["ev"] == "turn")
        for at in (at for at in range(turn, len(events)) if events[at]["ev"] in ("carriage", "tile")):
            false = {**record, "events": [*events[:at], {**events[at], "seat": 3 - events[at]["seat"]}, *events[at + 1 :]]}
            assert refused(false).event == at


@pytest.mark.parametrize("change", [{"players": 3}, {"players": 4}, {"honours": True}, {"audience": True}], ids=str)
def test_other_options_make_a_record_false(change: dict[str, Any]) -> None:
    record = true_record(0)
    options = {**record["options"], **change}
    assert refused({**record, "options": options, "names": ["x"] * options["players"]}).event is not None


def test_a_record_without_its_end_is_refused() -> None:
    record = true_record()
    record["events"].pop()
    assert refused(record).event == len(record["events"]) - 1


def test_an_event_after_the_end_is_refused() -> None:
    record = true_record()
    record["events"].append({"ev": "turn", "seat": 0})
    assert refused(record).event == len(record["events"]) - 1


def test_loading_at_a_decision_ignores_later_events() -> None:
    record = true_record()
    record["events"][-1]["winner"] = (record["events"][-1]["winner"] + 1) % 4
    refused(record)
    assert Game.from_record(record, 10).decisions == 10


# An event tells one thing, whole


GATHERED = {"shuffle": "deck", "abandon": "cities", "close": "cities", "arrive": "ranks", "discard": "cities", "end": "points"}
GATHERED |= {"clear": "cities", "leave": "seats"}


@pytest.mark.parametrize("kind", GATHERED)
def test_a_split_event_is_refused(kind: str) -> None:
    """C1: to close two cities and then two more is not to close four."""
    field = GATHERED[kind]
    records = [true_record(number) for number in range(24)]
    record, at = next((r, at) for r in records for at, e in enumerate(r["events"]) if e["ev"] == kind and len(e[field]) > 1)
    event = record["events"][at]
    record["events"][at : at + 1] = [{**event, field: event[field][:1]}, {**event, field: event[field][1:]}]
    assert refused(record).event == at


@pytest.mark.parametrize("kind", GATHERED)
def test_an_empty_event_is_refused(kind: str) -> None:
    record = true_record()
    event = next(e for number in range(24) for e in true_record(number)["events"] if e["ev"] == kind)
    record["events"].insert(20, {**event, GATHERED[kind]: []})
    assert refused(record).event == 20


# Malformed


def with_event(**fields: Any) -> dict[str, Any]:
    """A true record whose last event is another one."""
    record = true_record()
    record["events"][-1] = fields
    return record


def with_options(**options: Any) -> dict[str, Any]:
    record = true_record(0)
    return {**record, "options": {**record["options"], **options}}


def without(*path: str) -> dict[str, Any]:
    record = true_record(0)
    part = record
    for key in path[:-1]:
        part = part[key]
    del part[path[-1]]
    return record


MALFORMED: dict[str, Any] = {
    "nothing": None,
    "a list": [],
    "a number": 1,
    "a text": "postroad/1",
    "empty": {},
    "no format": without("format"),
    "other format": {**true_record(0), "format": "postroad/2"},
    "format of a list": {**true_record(0), "format": ["postroad/1"]},
    "no options": without("options"),
    "options of a list": {**true_record(0), "options": [2, False, False]},
    "no players": without("options", "players"),
    "no honours": without("options", "honours"),
    "no audience": without("options", "audience"),
    "one player": with_options(players=1),
    "five players": with_options(players=5),
    "players as text": with_options(players="2"),
    "players as a fraction": with_options(players=2.0),
    "players as a bool": with_options(players=True),
    "players as a list": with_options(players=[2]),
    "honours as a number": with_options(honours=0),
    "audience as null": with_options(audience=None),
    "seven provinces": with_options(provinces_for_all=7),
    "provinces as a fraction": with_options(provinces_for_all=9.0),
    "provinces as a list": with_options(provinces_for_all=[9]),
    "rulings to come": with_options(rulings=2),
    "rulings as a bool": with_options(rulings=True),
    "rulings as text": with_options(rulings="1"),
    "a map to come": with_options(rome=3),
    "a map as a fraction": with_options(rome=1.0),
    "no names": without("names"),
    "too few names": {**true_record(0), "names": ["Anna"]},
    "too many names": {**true_record(0), "names": ["Anna", "Boris", "Clara"]},
    "names as numbers": {**true_record(0), "names": [1, 2]},
    "names as a text": {**true_record(0), "names": "AB"},
    "no events": without("events"),
    "empty events": {**true_record(0), "events": []},
    "events of a dict": {**true_record(0), "events": {"0": {"ev": "turn", "seat": 0}}},
    "events that tell nothing": {**true_record(0), "events": [{"ev": "clear", "cities": []}]},
    "event of a text": {**true_record(0), "events": ["shuffle"]},
    "event of null": {**true_record(0), "events": [None]},
    "event without kind": with_event(seat=0),
    "unknown kind": with_event(ev="teleport", seat=0),
    "kind of a list": with_event(ev=["turn"], seat=0),
    "kind of a dict": with_event(ev={"turn": 0}, seat=0),
    "kind of null": with_event(ev=None),
    "missing field": with_event(ev="turn"),
    "extra field": with_event(ev="turn", seat=0, hurry=True),
    "unknown city": with_event(ev="reveal", city="berlin"),
    "city as a number": with_event(ev="reveal", city=3),
    "city as a list": with_event(ev="reveal", city=["ulm"]),
    "city as a dict": with_event(ev="reveal", city={"ulm": 1}),
    "cities as a text": with_event(ev="clear", cities="ulm"),
    "cities as null": with_event(ev="clear", cities=None),
    "cities as a number": with_event(ev="clear", cities=5),
    "seat as text": with_event(ev="turn", seat="0"),
    "seat as a bool": with_event(ev="turn", seat=True),
    "seat as a fraction": with_event(ev="turn", seat=0.0),
    "seat below": with_event(ev="turn", seat=-1),
    "seat beyond": with_event(ev="turn", seat=4),
    "a very large seat": with_event(ev="turn", seat=10**30),
    "seat as a list": with_event(ev="turn", seat=[0]),
    "points as bools": with_event(ev="end", points=[True, False, True, True], winner=0),
    "very large points": with_event(ev="end", points=[10**30, 0, 0, 0], winner=0),
    "stalled as a number": with_event(ev="end", points=[0, 0, 0, 0], winner=0, stalled=1),
    "tokens as a text": with_event(ev="return", seat=0, tokens="postmaster"),
    "tokens twice": with_event(ev="return", seat=0, tokens=["carrier", "carrier"]),
    "tokens out of order": with_event(ev="return", seat=0, tokens=["carrier", "postmaster"]),
    "tokens as null": with_event(ev="return", seat=0, tokens=None),
    "nested junk": with_event(ev="reveal", city=json.loads("[" * 200 + "]" * 200)),
    "nested events": {**true_record(0), "events": json.loads("[" * 200 + "]" * 200)},
}


@pytest.mark.parametrize("name", MALFORMED)
def test_malformed_records_are_refused(name: str) -> None:
    refused(copy.deepcopy(MALFORMED[name]))


@pytest.mark.parametrize("kind", ["abandon", "close", "arrive", "discard", "clear", "return"])
def test_a_list_is_a_list(kind: str) -> None:
    """A dict with the same keys is refused."""
    field = {**GATHERED, "return": "tokens"}[kind]
    for number in range(12):
        record = true_record(number)
        for event in [event for event in record["events"] if event["ev"] == kind and event[field]][:1]:
            event[field] = dict.fromkeys(event[field])
            refused(record)


@given(json_values)
def test_any_json_is_refused(value: Any) -> None:
    refused(value)


@given(st.data())
def test_any_json_in_a_record_is_refused_or_preserved(data: st.DataObject) -> None:
    """Any value in a true record makes it refused, or the record of a game that writes the same events."""
    record = true_record(data.draw(st.integers(0, 11)), decisions=60)
    where: Any = record
    keys: list[Any] = []
    while isinstance(where, dict | list) and where and (not keys or data.draw(st.booleans())):
        keys.append(data.draw(st.sampled_from(sorted(where) if isinstance(where, dict) else range(len(where)))))
        parent, where = where, where[keys[-1]]
    parent[keys[-1]] = data.draw(json_values)
    try:
        game = Game.from_record(record)
    except RecordError:
        return
    assert game.record()["events"] == record["events"]


# Hidden


@pytest.mark.parametrize(("kind", "field"), [("shuffle", "deck"), ("clergy", "rank"), ("take", "city")])
def test_a_viewers_record_cannot_be_loaded(kind: str, field: str) -> None:
    record = true_record()
    at, event = next((n, e) for n, e in enumerate(record["events"]) if e["ev"] == kind and e.get("from") != "market")
    del event[field]
    error = refused(record)
    assert error.event == at and "can be shown but not loaded" in error.reason
