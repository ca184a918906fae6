"""Generate the browser's board data from the data of the rules: `make generated`. A test checks that the file is current."""

import json
from pathlib import Path
from typing import Any

from postroad.rules.board import CITY_IDS, PROVINCE_IDS, STACK_IDS, load
from postroad.rules.honours import TOKENS
from postroad.rules.options import OPTIONS, Options
from postroad.rules.state import OFFICIAL_IDS, blank, state_of
from postroad.rules.tiles import required_provinces

TARGET = Path(__file__).parents[1] / "src" / "postroad" / "web" / "js" / "board" / "data.js"
EAST_END = 16  # degrees of longitude; cities further east are in the map's corner


def tables() -> dict[str, tuple[str, Any]]:
    """Every export: its type and its value."""
    board, rome = load("board.toml"), load("rome.toml")
    maps = {1: rome["roads"], 2: load("rome-2.toml")["roads"]}
    region_of = {province: region for region, entry in board["regions"].items() for province in entry["provinces"]}
    provinces = {
        province: {"region": region_of.get(province), "cities": entry["cities"]} for province, entry in board["provinces"].items()
    }
    province_of = {city: province for province, entry in provinces.items() for city in entry["cities"]}
    stacks = {stack: board["regions"][stack]["tiles"] for stack in board["regions"]} | board["tiles"]
    cities = "Record<string, {province: string, region: string | null, lat: number, lon: number, corner?: boolean}>"
    return {
        "CITIES": (cities, {city: city_entry(board["cities"][city], province_of[city], provinces) for city in CITY_IDS}),
        "PROVINCES": ("Record<string, {region: string | null, cities: string[]}>", provinces),
        "ALL_PROVINCES": (
            '{ option: "provinces_for_all", required: Record<number, string[]> }',
            {
                "option": "provinces_for_all",
                "required": {count: required(count) for count in OPTIONS["provinces_for_all"].choices},
            },
        ),
        "REGIONS": (
            "Record<string, {provinces: string[], cities: string[]}>",
            {region: region_entry(entry["provinces"], provinces) for region, entry in board["regions"].items()},
        ),
        "ROADS": ("[string, string][]", pairs(board["roads"])),
        "CARRIAGE_POINTS": ("Record<number, number>", {int(number): points for number, points in board["carriages"].items()}),
        "STACKS": ("Record<string, number[]>", {stack: stacks[stack] for stack in STACK_IDS}),
        "STOPS": (
            "Record<string, {x: number, y: number}>",
            {stop: {"x": entry["x"], "y": entry["y"]} for stop, entry in rome["cities"].items()},
        ),
        "ROME_ROADS": (
            "Record<number, [string, string][]>",
            {number: pairs(roads) for number, roads in maps.items()},
        ),
        "RANKS": ("{id: string, points: number}[]", [{"id": rank, "points": points} for rank, points in rome["clergy"].items()]),
        "OFFICIALS": ('import("../wire.d.ts").Official[]', OFFICIAL_IDS),
        "TOKENS": ("Record<number, number[]>", {players: TOKENS[players].tolist() for players in (2, 3, 4)}),
        "COACHES": ("Record<string, {start: string, start2: string}>", rome["coaches"]),
    }


def required(count: int) -> list[str]:
    """The provinces that the all-provinces tile requires by this value of the option."""
    state = state_of(blank())
    Options(provinces_for_all=count).write(state)
    return [province for number, province in enumerate(PROVINCE_IDS) if required_provinces(state) >> number & 1]


def city_entry(city: dict[str, Any], province: str, provinces: dict[str, Any]) -> dict[str, Any]:
    entry = {"province": province, "region": provinces[province]["region"], "lat": city["lat"], "lon": city["lon"]}
    return entry | {"corner": True} if city["lon"] > EAST_END else entry


def region_entry(members: list[str], provinces: dict[str, Any]) -> dict[str, list[str]]:
    return {"provinces": members, "cities": [city for province in members for city in provinces[province]["cities"]]}


def pairs(roads: dict[str, list[str]]) -> list[list[str]]:
    return [[city, other] for city, others in roads.items() for other in others]


def text() -> str:
    """The text of the generated file."""
    lines = ["// The board as data. Written by tools/board_data.py from the data of the rules; do not edit.", ""]
    for name, (kind, value) in tables().items():
        lines += [f"/** @type {{{kind}}} */", f"export const {name} = {written(value)};", ""]
    return "\n".join(lines[:-1]) + "\n"


def written(value: Any) -> str:
    """JSON with one entry a line and one road a line."""
    left, right = "{}" if isinstance(value, dict) else "[]"
    entries = (
        [f"{json.dumps(str(key))}: {nested(entry)}" for key, entry in value.items()]
        if isinstance(value, dict)
        else [json.dumps(entry) for entry in value]
    )
    return left + "".join(f"\n  {entry}," for entry in entries) + "\n" + right


def nested(entry: Any) -> str:
    """An entry of a record; a list of roads has one road a line."""
    is_roads = isinstance(entry, list) and isinstance(entry[0], list)
    return written(entry).replace("\n", "\n  ") if is_roads else json.dumps(entry)


def main() -> None:
    TARGET.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
