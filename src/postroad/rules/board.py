"""The board (B2-B5): board.toml as arrays and masks.

A set of cities is a mask: bit `c` stands for city `c`. The rules name no city; they only use what this module loads.
"""

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.int32]


def _data(name: str) -> Traversable:
    """A data file of this package."""
    return files(__package__).joinpath("data", name)


def load(name: str) -> dict[str, Any]:
    return tomllib.loads(_data(name).read_text(encoding="utf-8"))


def array(values: list[Any]) -> Array:
    result = np.array(values, dtype=np.int32)
    result.flags.writeable = False
    return result


def mask(members: list[str], ids: list[str]) -> int:
    return sum(1 << ids.index(member) for member in members)


def padded(row: list[int], width: int) -> list[int]:
    """The row, filled up with 0 to this width."""
    return row + [0] * (width - len(row))


_board = load("board.toml")

PROVINCE_IDS: list[str] = list(_board["provinces"])
CITY_IDS: list[str] = [city for province in _board["provinces"].values() for city in province["cities"]]
CITY_NAMES: list[str] = [_board["cities"][city]["name"] for city in CITY_IDS]
CITY_PLACES: list[tuple[float, float]] = [(_board["cities"][c]["lat"], _board["cities"][c]["lon"]) for c in CITY_IDS]
REGION_IDS: list[str] = list(_board["regions"])
CARRIAGE_NUMBERS: list[int] = [int(number) for number in _board["carriages"]]

CITIES = len(CITY_IDS)
PROVINCES = len(PROVINCE_IDS)
REGIONS = len(REGION_IDS)
COPIES = 3  # B1: cards of each city
CARDS = CITIES * COPIES
SEATS = 4
OFFICES = 20  # B1: of each seat

PROVINCE_CITIES = array([mask(_board["provinces"][p]["cities"], CITY_IDS) for p in PROVINCE_IDS])
PROVINCE_OF = array([next(p for p in range(PROVINCES) if PROVINCE_CITIES[p] >> c & 1) for c in range(CITIES)])

_region_of_province = {p: r for r, region in enumerate(_board["regions"].values()) for p in region["provinces"]}
# The region of each city; one past the last region for a city of no region (Poland).
REGION_OF = array([_region_of_province.get(PROVINCE_IDS[PROVINCE_OF[c]], REGIONS) for c in range(CITIES)])
REGION_CITIES = array([sum(1 << c for c in range(CITIES) if REGION_OF[c] == r) for r in range(REGIONS)])

# B3: the cities joined to each city by a road, as a mask.
_roads = [(a, b) for a, others in _board["roads"].items() for b in others]
ROADS = array([mask([b for a, b in _roads + [(b, a) for a, b in _roads] if a == city], CITY_IDS) for city in CITY_IDS])

# B4: the stacks of tiles, regions first, in board order; each from the top down, then 0.
LENGTHS = [5, 6, 7]
STACK_IDS: list[str] = REGION_IDS + [f"length-{n}" for n in LENGTHS] + ["all-provinces", "game-end"]
STACKS = len(STACK_IDS)
LENGTH_STACK = REGIONS
ALL_PROVINCES_STACK = STACK_IDS.index("all-provinces")
GAME_END_STACK = STACK_IDS.index("game-end")
_stacks = [_board["regions"][s]["tiles"] for s in REGION_IDS] + [_board["tiles"][s] for s in STACK_IDS[REGIONS:]]
STACK_TILES = array([padded(stack, max(map(len, _stacks))) for stack in _stacks])
STACK_SIZES = array([int(np.count_nonzero(tiles)) for tiles in STACK_TILES])

# B5: points by carriage number; 0 for numbers without a carriage.
CARRIAGE_POINTS = array([_board["carriages"].get(str(n), 0) for n in range(max(CARRIAGE_NUMBERS) + 1)])
FIRST_CARRIAGE = min(CARRIAGE_NUMBERS)
LAST_CARRIAGE = max(CARRIAGE_NUMBERS)
