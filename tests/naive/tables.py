"""The facts of the data files as plain dictionaries and lists."""

import tomllib
from pathlib import Path

DATA = Path(__file__).parents[2] / "src/postroad/rules/data"
BOARD = tomllib.loads((DATA / "board.toml").read_text(encoding="utf-8"))
ROME = tomllib.loads((DATA / "rome.toml").read_text(encoding="utf-8"))

OFFICIALS = ["postmaster", "administrator", "carrier", "cartwright"]
CITIES = list(BOARD["cities"])
PROVINCES = {name: list(entry["cities"]) for name, entry in BOARD["provinces"].items()}  # B2
REGIONS = {name: list(entry["provinces"]) for name, entry in BOARD["regions"].items()}
CARRIAGE_POINTS = {int(number): points for number, points in BOARD["carriages"].items()}  # B5
RANK_POINTS = dict(ROME["clergy"])  # A2, highest rank first
COACHES = list(ROME["coaches"])  # A1, named after their regions
SOUTH = {1: ROME["roads"], 2: tomllib.loads((DATA / "rome-2.toml").read_text(encoding="utf-8"))["roads"]}  # A8, by the map

MARKET_SLOTS = 6
COPIES = 3  # B1
OFFICES = 20  # B1
CHIPS = 12  # H1
TOKENS = {  # H1
    4: {"carrier": 8, "postmaster": 8, "administrator": 6, "cartwright": 4},
    3: {"carrier": 6, "postmaster": 6, "administrator": 5, "cartwright": 3},
    2: {"carrier": 4, "postmaster": 4, "administrator": 3, "cartwright": 2},
}

PROVINCE_OF = {city: province for province, cities in PROVINCES.items() for city in cities}
REGION_OF = {  # of a city; Poland's has none (B4)
    city: region for region, provinces in REGIONS.items() for province in provinces for city in PROVINCES[province]
}
REGION_CITIES = {region: [city for city in CITIES if REGION_OF.get(city) == region] for region in REGIONS}


def roads() -> set[tuple[str, str]]:
    """Every road in both directions (B3)."""
    there = {(a, b) for a, others in BOARD["roads"].items() for b in others}
    return there | {(b, a) for a, b in there}


ROADS = roads()


def tile_stacks() -> dict[str, list[int]]:
    """Fresh stacks of tiles, the top one first (B4)."""
    stacks = {name: list(points) for name, points in BOARD["tiles"].items()}
    for region, entry in BOARD["regions"].items():
        stacks[region] = list(entry["tiles"])
    return stacks


def coach_start(coach: str, players: int) -> str:
    return ROME["coaches"][coach]["start2" if players == 2 else "start"]  # A1
