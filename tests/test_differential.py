"""Both engines play the same games and agree after every decision; together the games show all that can happen."""

from collections import Counter
from itertools import takewhile

import pytest

from postroad.rules.actions import ACTION_NAMES
from postroad.rules.phases import OVER, PHASE_IDS
from tests.differential import SETTINGS, TABLES, further_options, play_table
from tests.make_records import end_reason
from tests.naive import tables

SEEDS, MANY_SEEDS = 5, 50  # a table and setting
DECISIONS = {"uniform": 400}  # the most in a game; a game by chance alone would take thousands

EVENTS = [
    *("shuffle", "reveal", "clergy", "turn", "call", "token", "return", "decline", "chip", "clear", "take", "abandon"),
    *("play", "close", "office", "tile", "carriage", "coach", "arrive", "leave", "discard", "end"),
]
EVERYTHING = {
    *(f"event {kind}" for kind in EVENTS),
    *(f"action {name.split(':')[0]}" for name in ACTION_NAMES),
    *(f"phase {phase}" for phase in PHASE_IDS[:OVER]),
    *(f"call {official}" for official in tables.OFFICIALS),
    *("reward take for 2", "reward decline for 2", "reward chip for 3", "reward office for 4", "reward decline for 4"),
    *("reward none for 0", "reward none for 1", "reward none for 3"),  # declined after the game; too few; no chip left
    *("end by carriage-7", "end by last-office-in-closing", "end by last-office-in-hand-in", "end by stall"),
    *(
        "nothing to take",
        "nothing to play",
        "market gap",
        "C6",
        "H7",
        "lesser length tile",
        "all provinces but one",
        "free coach move",
    ),
}
# Features of some games, and the table that shows each. Every table must show all others.
SHOWN_BY = {
    "hasty": {"end by carriage-7", "call cartwright", "reward none for 0", "event end"},
    "builder": {"end by last-office-in-closing", "C6", "event arrive"},
    "caller": {"event chip", "reward chip for 3", "phase reward-office", "reward office for 4", "reward decline for 4"},
    "founder": {"end by last-office-in-hand-in", "H7"},
    "rambler": {"lesser length tile", "all provinces but one"},
    "hoarder": {"end by stall", "market gap"},
    "shortage": {"nothing to take", "nothing to play"},
    "courier": {"event leave", "free coach move", "reward none for 3", "event decline", "action decline", "reward decline for 2"},
}


@pytest.mark.usefixtures("compiled_engine")
@pytest.mark.parametrize("table", TABLES)
def test_the_engines_agree(table: str, request: pytest.FixtureRequest):
    seen: set[str] = set()
    for seed in range(MANY_SEEDS if request.config.getoption("--long", default=False) else SEEDS):
        for setting in SETTINGS:
            options = {**setting, **further_options(seed + 2)}  # on the second map first
            seen |= features(play_table(options, table, seed, DECISIONS.get(table, 2000), seen).events)
    assert (EVERYTHING - set.union(*SHOWN_BY.values()) | SHOWN_BY.get(table, set())) - seen == set()


def test_every_feature_is_assigned_to_a_table():
    assert set.union(*SHOWN_BY.values()) <= EVERYTHING and SHOWN_BY.keys() <= set(TABLES)


def features(events: list[dict]) -> set[str]:
    """The features of a game, read from its events alone."""
    found = {f"event {event['ev']}" for event in events} | {f"call {e['official']}" for e in events if e["ev"] == "call"}
    for at, event in enumerate(events):
        if event["ev"] == "return":
            found.add(f"reward {reward(events, at)} for {len(event['tokens'])}")
        if event.get("stack") == "game-end":
            found.add(f"end by {end_reason(events, at)}")
    if events[-1].get("stalled"):
        found.add("end by stall")
    return found | idle_turns(events) | closing_features(events) | repeated_hand_ins(events)


def idle_turns(events: list[dict]) -> set[str]:
    """Turns without a card to take (D2) or to play (P6)."""
    found, done = set(), {"take", "play"}
    for event in events:
        if event["ev"] in ("turn", "end"):
            found |= {f"nothing to {kind}" for kind in {"take", "play"} - done}
            done = set()
        done.add(event["ev"])
    return found


def reward(events: list[dict], at: int) -> str:
    """The reward of the return at this index (H5)."""
    possible = {2: ("take", "decline"), 3: ("chip",), 4: ("office", "decline")}.get(len(events[at]["tokens"]), ())
    after = next((event["ev"] for event in events[at + 1 :] if event["ev"] != "shuffle"), None)
    return after if after in possible else "none"


def closing_features(events: list[dict]) -> set[str]:
    found, offices = set(), {seat: set() for seat in range(4)}
    for at, event in enumerate(events):
        if event["ev"] == "office":
            offices[event["seat"]].add(event["city"])
        if event["ev"] == "close":
            found |= one_closing(closing_from(events, at), offices[event["seat"]])
        if event.get("stack") == "all-provinces" and not offices[event["seat"]] & set(tables.PROVINCES["bavaria"]):
            found.add("all provinces but one")  # T3
    return found


def closing_from(events: list[dict], at: int) -> list[dict]:
    return list(takewhile(lambda event: event.get("from") != "route", events[at:]))


def one_closing(closing: list[dict], offices: set[str]) -> set[str]:
    """The features of a closing, given the offices before it."""
    found, cities, way = set(), closing[0]["cities"], closing[0]["offices"]
    provinces = [tables.PROVINCE_OF[city] for city in cities if city not in offices]
    if 0 < tables.OFFICES - len(offices) < (len(set(provinces)) if way == "each" else provinces.count(way)):
        found.add("C6")
    if any(
        event.get("stack", "").startswith("length-") and event["stack"] != f"length-{min(len(cities), 7)}" for event in closing
    ):
        found.add("lesser length tile")  # T1
    placed = {e["city"] for e in takewhile(lambda event: event["ev"] != "call", closing) if e["ev"] == "office"}
    owed = Counter(tables.REGION_OF.get(city) for city in cities if city not in placed)
    if Counter(event["coach"] for event in closing if event["ev"] == "coach") - owed:
        found.add("free coach move")  # A4
    return found


def repeated_hand_ins(events: list[dict]) -> set[str]:
    """Whether a seat returned tokens twice in a hand-in."""
    returned: list[int] = []
    for event in events:
        if event["ev"] == "return":
            returned.append(event["seat"])
        elif event["ev"] in ("turn", "token", "play", "carriage", "clear"):
            returned = []
        if len(set(returned)) < len(returned):
            return {"H7"}
    return set()
