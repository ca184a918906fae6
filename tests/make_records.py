"""Make the whole games in tests/records: `python -m tests.make_records`. Every setting, and every way in which a game can end."""

import json
from itertools import count
from pathlib import Path
from typing import NamedTuple

from postroad import engine
from tests.differential import Options, play_table

FOLDER = Path(__file__).parent / "records"
MODULES = {"none": (False, False), "honours": (True, False), "audience": (False, True), "both": (True, True)}

# The endings, and the tables where each is likely.
ENDINGS = {
    "carriage-7": ["hasty", "caller", "mixed"],
    "last-office-in-closing": ["builder"],
    "last-office-in-hand-in": ["founder"],
    "stall": ["hoarder"],
    "tie-won-by-holder": ["hasty", "builder", "caller"],
    "tie-won-clockwise": ["hasty", "builder", "caller"],
    "tie-after-stall": ["hoarder"],
}


class Wanted(NamedTuple):
    players: int
    modules: str
    ending: str
    rome: int = 1  # the map

    @property
    def name(self) -> str:
        parts = [self.players, self.modules, self.ending, *(["map", self.rome] if self.rome > 1 else [])]
        return "-".join(map(str, parts))

    def options(self, seed: int) -> Options:
        honours, audience = MODULES[self.modules]
        return {
            "players": self.players,
            "honours": honours,
            "audience": audience,
            "provinces_for_all": 9 - seed % 2,
            "rome": self.rome,
        }


WANTED = [
    *(Wanted(players, modules, "carriage-7") for players in (2, 3, 4) for modules in MODULES),
    *(Wanted(players, "audience", "carriage-7", rome=2) for players in (2, 3, 4)),
    Wanted(2, "none", "last-office-in-closing"),
    Wanted(3, "audience", "last-office-in-closing"),
    Wanted(4, "both", "last-office-in-closing"),
    Wanted(2, "honours", "last-office-in-hand-in"),
    Wanted(3, "both", "last-office-in-hand-in"),
    Wanted(4, "honours", "last-office-in-hand-in"),
    Wanted(2, "both", "stall"),
    Wanted(3, "none", "stall"),
    Wanted(2, "audience", "tie-won-by-holder"),
    Wanted(4, "none", "tie-won-by-holder"),
    Wanted(3, "honours", "tie-won-clockwise"),
    Wanted(4, "audience", "tie-won-clockwise"),
    Wanted(2, "honours", "tie-after-stall"),
    Wanted(3, "none", "tie-after-stall"),
]


def endings(events: list[dict]) -> set[str]:
    """The endings of a finished game, read from its events alone."""
    end = events[-1]
    tied = [seat for seat, points in enumerate(end["points"]) if points == max(end["points"])]
    at = next((number for number, event in enumerate(events) if event.get("stack") == "game-end"), None)
    if at is None:
        return {"stall"} | ({"tie-after-stall"} if len(tied) > 1 and end["winner"] == tied[0] else set())
    found, holder = {end_reason(events, at)}, events[at]["seat"]
    if len(tied) > 1 and end["winner"] == holder:
        found.add("tie-won-by-holder")
    if len(tied) > 1 and end["winner"] == clockwise_from(holder, tied) != tied[0]:
        found.add("tie-won-clockwise")
    return found


def clockwise_from(holder: int, tied: list[int]) -> int | None:
    """The first of the tied seats after the holder, if the holder is none of them."""
    return None if holder in tied else min(tied, key=lambda seat: (seat < holder, seat))


def end_reason(events: list[dict], at: int) -> str:
    """The reason for the game-end tile at this index."""
    if events[at - 1]["ev"] == "carriage":
        return "carriage-7"
    before = next(event["ev"] for event in reversed(events[:at]) if event["ev"] in ("close", "return"))
    return "last-office-in-closing" if before == "close" else "last-office-in-hand-in"


def search(wanted: Wanted) -> dict:
    """The shortest record of eight with this ending, or any among 400 games, or the first."""
    records: list[dict] = []
    for seed in count():
        if len(records) == 8 or (records and seed >= 400):
            return min(records, key=lambda record: len(record["events"]))
        table = ENDINGS[wanted.ending][seed // 2 % len(ENDINGS[wanted.ending])]
        pair = play_table(wanted.options(seed), table, seed, most=1200)
        if pair.real.over and wanted.ending in endings(pair.events) and max(pair.real.points()) > -20:
            records.append(pair.real.record())
    raise AssertionError("there are always more seeds")


def rendered(record: dict) -> str:
    """JSON with an event a line, so that a change of a record can be read."""
    head = [f"{dumped(key)}:{dumped(value)},\n" for key, value in record.items() if key != "events"]
    return "{" + "".join(head) + '"events":[\n' + ",\n".join(map(dumped, record["events"])) + "\n]}\n"


def dumped(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def main() -> None:
    engine.load()
    for wanted in WANTED:
        record = search(wanted)
        (FOLDER / f"{wanted.name}.json").write_text(rendered(record), encoding="utf-8")
        print(f"{wanted.name}: {len(record['events'])} events, {record['names']}, {record['events'][-1]}")


if __name__ == "__main__":
    main()
