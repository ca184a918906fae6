"""Insignificant orders (docs/record.md): a record of another writer may use any of them, and no other changes."""

import copy
import itertools
import json
import random
from functools import cache
from typing import Any

import pytest

from postroad import Game, RecordError
from postroad.record_replay import RecordReplayer
from postroad.rules.board import CITY_IDS
from postroad.rules.tiles import offices_left
from postroad.rules.transitions import Transition
from tests.policies import SETTINGS, Setting, hasty, play_on
from tests.tables import table
from tests.test_record import without_chance

pytestmark = pytest.mark.usefixtures("compiled_engine")

Record = dict[str, Any]


@cache
def _text(setting: Setting, seed: int) -> str:
    return json.dumps(play_on(setting.new(seed), hasty, seed).record())


def true_record(setting: Setting, seed: int) -> Record:
    return json.loads(_text(setting, seed))


def closings(events: list[dict[str, Any]]) -> list[range]:
    """The indices of the offices of each closing."""
    found = []
    for at, event in enumerate(events):
        if event["ev"] == "close":
            offices = itertools.takewhile(lambda place: events[place]["ev"] == "office", range(at + 1, len(events)))
            found.append(range(at + 1, at + 1 + len(list(offices))))
    return found


def in_order(record: Record, places: range, order: tuple[int, ...]) -> Record:
    """The record with these events in another order."""
    other = copy.deepcopy(record)
    other["events"][places.start : places.stop] = [record["events"][places[number]] for number in order]
    return other


def first_closing(offices: int, way: str | None = None) -> tuple[Record, range]:
    """A record with a closing of so many offices at least, in each province or in one."""
    for seed in range(300):
        record = true_record(SETTINGS[seed % len(SETTINGS)], seed)
        for places in closings(record["events"]):
            each = record["events"][places.start - 1]["offices"] == "each"
            if len(places) >= offices and way in (None, "each" if each else "one"):
                return record, places
    raise AssertionError("no such closing")


def refused_at(record: Record) -> int | None:
    with pytest.raises(RecordError) as error:
        Game.from_record(record)
    return error.value.event


# Any order is accepted and written in the order of the rules


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_record_of_another_writer_is_the_same_game(setting: Setting) -> None:
    for seed in range(4):
        record, rng = true_record(setting, seed), random.Random(seed)
        other = copy.deepcopy(record)
        for event in other["events"]:
            if event["ev"] in ("clear", "return"):
                rng.shuffle(event["cities" if event["ev"] == "clear" else "tokens"])
        for places in closings(other["events"]):
            other = in_order(other, places, tuple(rng.sample(range(len(places)), len(places))))
        assert other != record
        again = Game.from_record(other)
        assert without_chance(again) == without_chance(Game.from_record(record))
        assert again.record() == record, "written in the order of the rules"


@pytest.mark.parametrize("way", ["each", "one"])
def test_the_offices_of_a_closing_in_every_order(way: str) -> None:
    record, places = first_closing(4, way)
    for order in itertools.islice(itertools.permutations(range(len(places))), 24):
        assert Game.from_record(in_order(record, places, order)).record() == record


def transition_from(game: Game, events: list[dict[str, Any]]) -> Transition:
    """The transition by these events from a position."""
    script, at = RecordReplayer(events), 0
    step = Transition(game.bytes, game.legal_numbers(), None, [])
    while at < len(script):
        step = script.decide(at, step)
        at += len(step.rows)
    return step


def test_c6_the_last_offices_may_be_placed_in_any_order() -> None:
    """Two offices are left for three provinces: the player's order of choices is recorded."""
    route = ["karlsruhe", "stuttgart", "ulm", "sigmaringen", "zurich"]
    game = table(phase="close", routes={0: route}, offices={0: [city for city in CITY_IDS if city not in route[:3] + route[4:]]})
    assert offices_left(game.state, 0) == 2
    after = game.copy()
    events = []
    for action in ("close:each", "office:zurich", "office:ulm"):
        after.play(action)
        events += after.last_events()
    assert [event["city"] for event in events if event["ev"] == "office"] == ["zurich", "ulm"]
    for order in ((0, 1, 2), (0, 2, 1)):
        step = transition_from(game, [events[number] for number in order] + events[3:])
        assert step.raw.tobytes() == after.bytes.tobytes()
        assert step.legal == after.legal_numbers()
    for city in ("stuttgart", "karlsruhe", "zurich", "sigmaringen"):  # a province twice, one that is missing, one too many
        with pytest.raises(RecordError):
            transition_from(game, [*events[:3], {**events[2], "city": city}, *events[3:]])


def test_cards_of_the_market_are_counted() -> None:
    """Two cards of a city count as two: a replaced card is detected, another order is accepted."""
    game = table(phase="take", hands={0: ["linz"]}, market=("ulm", "basel", "ulm", "lodz", "ulm", "basel"))
    after = game.copy()
    after.play("call:administrator")
    call, clear, *reveals = after.last_events()
    assert clear == {"ev": "clear", "cities": ["ulm", "basel", "ulm", "lodz", "ulm", "basel"]}
    told = transition_from(game, [call, {**clear, "cities": ["ulm", "ulm", "ulm", "basel", "basel", "lodz"]}, *reveals])
    assert told.raw.tobytes() == after.bytes.tobytes()
    for cities in (["ulm"] * 3 + ["basel"] + ["lodz"] * 2, ["ulm"] * 3 + ["basel"] * 2, ["ulm"] * 4 + ["basel"] * 2 + ["lodz"]):
        with pytest.raises(RecordError) as error:
            transition_from(game, [call, {**clear, "cities": cities}, *reveals])
        assert error.value.event == 1


def test_a_running_record_follows_the_order_of_decisions() -> None:
    """C4: offices are chosen in the order of the board, so a later choice cannot precede an open earlier one."""
    route = ["karlsruhe", "stuttgart", "ulm", "augsburg", "munchen"]
    game = table(phase="close", routes={0: route})
    game.play("close:each")
    assert game.legal() == ["office:stuttgart", "office:ulm"]
    events = game.last_events()
    later = {"ev": "office", "seat": 0, "city": "munchen"}
    before = table(phase="close", routes={0: route})
    with pytest.raises(RecordError):
        transition_from(before, [*events, later])
    game.play("office:ulm")
    game.play("office:munchen")
    told = transition_from(before, [events[0], later, {**later, "city": "ulm"}, events[1], *game.last_events()[1:]])
    assert told.raw.tobytes() == game.bytes.tobytes()


# Nearly the same is not the same


NEARLY = {
    "doubled": lambda values, _: [*values, values[0]],
    "doubled for another": lambda values, _: [*values[:-1], values[0]],
    "missing": lambda values, _: values[1:],
    "wrong": lambda values, other: [*values[1:], other],
    "none": lambda values, _: [],
}


@pytest.mark.parametrize("backwards", [False, True], ids=["as written", "backwards"])
@pytest.mark.parametrize("kind", ["clear", "return"])
@pytest.mark.parametrize("name", NEARLY)
def test_a_nearly_right_set_is_refused(name: str, kind: str, backwards: bool) -> None:
    field, others = {"clear": ("cities", "lodz"), "return": ("tokens", "cartwright")}[kind]
    found = 0
    for seed in range(60):
        record = true_record(Setting(3, True, False), seed)
        for at, event in enumerate(record["events"]):
            values = event.get(field, [])
            if event["ev"] != kind or len(set(values)) < 2 or len(set(values)) < len(values) or others in values:
                continue
            values = values[::-1] if backwards else values
            false = copy.deepcopy(record)
            false["events"][at][field] = NEARLY[name](values, others)
            # Other tokens may be the truth of another game, up to the next event that they touch.
            refused = refused_at(false)
            assert refused is not None and (refused == at or (kind == "return" and refused > at))
            found += 1
            break
        if found == 5:
            return
    assert found, "there was none"


def with_offices(record: Record, places: range, offices: list[dict[str, Any]]) -> Record:
    events = record["events"]
    return {**record, "events": [*events[: places.start], *offices, *events[places.stop :]]}


@pytest.mark.parametrize("backwards", [False, True], ids=["as written", "backwards"])
@pytest.mark.parametrize("way", ["each", "one"])
def test_nearly_right_offices_are_refused(way: str, backwards: bool) -> None:
    record, places = first_closing(3, way)
    offices = [record["events"][at] for at in places][:: -1 if backwards else 1]
    seat, start = offices[0]["seat"], places.start
    wrong = {"ev": "office", "seat": seat, "city": "lodz"}
    assert all(event["city"] != "lodz" for event in offices)
    nobody = {**offices[0], "seat": (seat + 1) % record["options"]["players"]}
    for at in range(len(offices)):
        assert refused_at(with_offices(record, places, [*offices[:at], *offices[at + 1 :]])) == places.stop - 1
        assert refused_at(with_offices(record, places, [*offices[: at + 1], *offices[at:]])) == start + at + 1
        assert refused_at(with_offices(record, places, [*offices[:at], wrong, *offices[at + 1 :]])) == start + at
        assert refused_at(with_offices(record, places, [*offices[:at], wrong, *offices[at:]])) == start + at
        assert refused_at(with_offices(record, places, [*offices[:at], nobody, *offices[at + 1 :]])) == start + at


def test_offices_of_a_closing_are_consecutive() -> None:
    """Tiles and the carriage follow the last office of a closing."""
    record, places = first_closing(3)
    events = record["events"]
    following = events[places.stop]
    false = {**record, "events": [*events[: places.stop - 1], following, events[places.stop - 1], *events[places.stop + 1 :]]}
    assert refused_at(false) == places.stop - 1
