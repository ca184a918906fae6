"""A8: the map to Rome that is proposed in the docs keeps to what is known of the printed one, and its roads are shorter."""

import tomllib
from typing import Any

import pytest

from tools.docs import PACKAGE
from tools.map_trial import PROPOSAL

FIRST = tomllib.loads((PACKAGE / "rules" / "data" / "rome.toml").read_text(encoding="utf-8"))
PROPOSED = tomllib.loads(PROPOSAL.read_text(encoding="utf-8"))


def lengths(rome: dict[str, Any], start: str, end: str = "rome") -> set[int]:
    """How many cities further the end lies, by each way there."""
    if start == end:
        return {0}
    return {1 + length for stop in rome["roads"].get(start, []) for length in lengths(rome, stop, end)}


def test_a1_coaches_start_where_they_did() -> None:
    assert PROPOSED["coaches"] == FIRST["coaches"]


@pytest.mark.parametrize("coach", FIRST["coaches"])
def test_a8_with_two_players_they_start_two_cities_further_south(coach: str) -> None:
    start, start_of_two = PROPOSED["coaches"][coach].values()
    assert 2 in lengths(PROPOSED, start, start_of_two)


def test_a8_known_roads() -> None:
    assert PROPOSED["roads"]["andechs"] == ["ettal", "trento"]
    assert len(PROPOSED["roads"]["florence"]) == 3


def test_cities_are_those_of_the_first_map() -> None:
    assert all(FIRST["cities"][stop] == told for stop, told in PROPOSED["cities"].items())


@pytest.mark.parametrize("stop", [stop for stop in PROPOSED["cities"] if stop != "rome"])
def test_every_road_leads_south_and_all_end_in_rome(stop: str) -> None:
    places = PROPOSED["cities"]
    assert all(places[to]["y"] > places[stop]["y"] for to in PROPOSED["roads"][stop])
    assert lengths(PROPOSED, stop)


@pytest.mark.parametrize("coach", FIRST["coaches"])
def test_roads_are_shorter(coach: str) -> None:
    for start in PROPOSED["coaches"][coach].values():
        assert min(lengths(PROPOSED, start)) < min(lengths(FIRST, start))
