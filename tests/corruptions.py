"""Changes that make a true record false. Each alters the events and returns the first wrong index, or None."""

import random
from collections.abc import Callable
from typing import Any

Events = list[dict[str, Any]]
Corruption = Callable[[Events, random.Random], int | None]

RANKS = ["cardinal", "bishop", "abbot", "chaplain", "father"]
PROVINCES = {
    "baden": ["mannheim", "karlsruhe", "freiburg"],
    "tyrol": ["innsbruck"],
    "poland": ["lodz"],
    "hohenzollern": ["sigmaringen"],
    "switzerland": ["basel", "zurich"],
}
ANY_ORDER = ({"coach"}, {"office"})  # A5, C6: neighbours of these kinds may be true the other way round


def places(events: Events, *kinds: str, **fields: Any) -> list[int]:
    """The indices of events of these kinds, or of all kinds, with these field values."""
    return [
        at
        for at, event in enumerate(events)
        if (not kinds or event["ev"] in kinds) and all(event.get(key.strip("_")) == value for key, value in fields.items())
    ]


def one_of(events: Events, rng: random.Random, *kinds: str, **fields: Any) -> int | None:
    found = places(events, *kinds, **fields)
    return rng.choice(found) if found else None


def dropped(events: Events, rng: random.Random) -> int:
    at = rng.randrange(len(events))
    del events[at]
    return min(at, len(events) - 1)


def doubled(events: Events, rng: random.Random) -> int:
    at = rng.randrange(len(events))
    events.insert(at, events[at])
    return at


def swapped(events: Events, rng: random.Random) -> int:
    pairs = [at for at in range(len(events) - 1) if events[at] != events[at + 1]]
    at = rng.choice([at for at in pairs if {events[at]["ev"], events[at + 1]["ev"]} not in ANY_ORDER])
    events[at], events[at + 1] = events[at + 1], events[at]
    return at


def other_seat(events: Events, rng: random.Random) -> int:
    at = rng.choice([at for at, event in enumerate(events) if "seat" in event])
    events[at]["seat"] = rng.choice([seat for seat in range(4) if seat != events[at]["seat"]])
    return at


def foreign(events: Events, rng: random.Random) -> int:
    """An event that no true record has: a tile, a carriage or an office that does not exist."""
    at = rng.randrange(1, len(events))
    strange = [
        {"ev": "tile", "seat": 0, "stack": "game-end", "points": 9},
        {"ev": "carriage", "seat": 0, "number": 8},
        {"ev": "play", "seat": 1, "city": "lodz", "end": "start"},
        {"ev": "turn", "seat": 3},
        {"ev": "chip", "seat": 2},
    ]
    strange = [event for event in strange if event not in (events[at - 1], events[at])]
    events.insert(at, rng.choice(strange))
    return at


def altered(kind: str, field: str, change: Callable[[Any, random.Random], Any], **fields: Any) -> Corruption:
    """Change one field of one event of this kind, if that makes a difference."""

    def corrupt(events: Events, rng: random.Random) -> int | None:
        at = one_of(events, rng, kind, **fields)
        if at is None:
            return None
        value = change(events[at][field], rng)
        if value == events[at][field]:
            return None
        events[at][field] = value
        return at

    return corrupt


def another(values: list[Any]) -> Callable[[Any, random.Random], Any]:
    return lambda value, rng: rng.choice([other for other in values if other != value] or [value])


def more(value: int, rng: random.Random) -> int:
    return value + rng.choice([-1, 1])


def more_somewhere(values: list[int], rng: random.Random) -> list[int]:
    at = rng.randrange(len(values))
    return [value + (at == place) for place, value in enumerate(values)]


def backwards(values: list[Any], _: random.Random) -> list[Any]:
    return values[::-1]


def shorter(values: list[Any], rng: random.Random) -> list[Any]:
    at = rng.randrange(len(values))
    return values[:at] + values[at + 1 :]


def longer(values: list[Any], rng: random.Random) -> list[Any]:
    return [*values, rng.choice(values)]


def with_a_wrong_card(deck: list[str], rng: random.Random) -> list[str]:
    at = rng.randrange(len(deck))
    return [rng.choice(sorted(set(deck) - {city})) if place == at else city for place, city in enumerate(deck)]


def untouched_province(events: Events, rng: random.Random) -> int | None:
    at = one_of(events, rng, "close")
    if at is None:
        return None
    events[at]["offices"] = next(name for name, cities in PROVINCES.items() if not set(cities) & set(events[at]["cities"]))
    return at


OFFICIALS = ["postmaster", "administrator", "carrier", "cartwright"]
CITIES = ["mannheim", "ulm", "passau", "linz", "lodz", "basel"]

CORRUPTIONS: dict[str, Corruption] = {
    "dropped": dropped,
    "doubled": doubled,
    "swapped": swapped,
    "other-seat": other_seat,
    "foreign": foreign,
    "untouched-province": untouched_province,
    "wrong-card": altered("shuffle", "deck", with_a_wrong_card),
    "deck-shorter": altered("shuffle", "deck", shorter),
    "deck-longer": altered("shuffle", "deck", longer),
    "reveal": altered("reveal", "city", another(CITIES)),
    "taken-from-deck": altered("take", "city", another(CITIES), from_="deck"),
    "called": altered("call", "official", another(OFFICIALS)),
    "token": altered("token", "official", another(OFFICIALS)),
    "returned-twice": altered("return", "tokens", lambda tokens, _: tokens * 2),
    "cleared-less": altered("clear", "cities", shorter),
    "cleared-more": altered("clear", "cities", longer),
    "cleared-another": altered("clear", "cities", with_a_wrong_card),
    "abandoned-backwards": altered("abandon", "cities", backwards),
    "abandoned-less": altered("abandon", "cities", shorter),
    "not-started": altered("play", "end", another(["left", "right"]), end="start"),
    "started": altered("play", "end", another(["start"])),
    "closed-backwards": altered("close", "cities", backwards),
    "closed-less": altered("close", "cities", shorter),
    "tile-points": altered("tile", "points", more),
    "tile-stack": altered("tile", "stack", another(["length-5", "length-7", "bavaria", "baden", "game-end"])),
    "carriage": altered("carriage", "number", more),
    "coach-to": altered("coach", "to", another(["tuttlingen", "freising"])),
    "arrived": altered("arrive", "ranks", lambda ranks, rng: [another(RANKS)(ranks[0], rng), *ranks[1:]]),
    "arrived-less": altered("arrive", "ranks", shorter),
    "seated": altered("clergy", "rank", another(RANKS)),
    "left": altered("leave", "rank", another(RANKS)),
    "left-seats": altered("leave", "seats", longer),
    "discarded-backwards": altered("discard", "cities", backwards, from_="route"),
    "discarded-less": altered("discard", "cities", shorter),
    "discarded-from": altered("discard", "from", another(["route", "hand"])),
    "points": altered("end", "points", more_somewhere),
    "winner": altered("end", "winner", another([0, 1, 2, 3])),
    "stalled": lambda events, _: events[-1].update(stalled=True) or len(events) - 1,
}
