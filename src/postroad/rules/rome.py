"""The roads to Rome (A1, A2, A8): rome.toml as arrays, and every later map, rome-2.toml and so on.

A game is played to its end on the map that it began with: maps are numbered from 1 on, and tables have a row for each, row 0
being none's. Cities keep the numbers that they have on the first map that names them; new ones come after them. Ranks and
coaches, which are numbered in the first file's order, are the same on all maps.
"""

from itertools import count, takewhile
from typing import Literal

from postroad.rules.board import REGION_IDS, REGIONS, SEATS, array, exists, load, padded

_rome = load("rome.toml")
_later = takewhile(exists, (f"rome-{number}.toml" for number in count(2)))
_maps = [{"cities": {}, "roads": {}, "coaches": {}}, _rome, *map(load, _later)]
MAPS = len(_maps) - 1  # the number of the newest

Rank = Literal["cardinal", "bishop", "abbot", "chaplain", "father"]
RANK_IDS: list[Rank] = list(_rome["clergy"])
RANKS = len(RANK_IDS)
RANK_POINTS = array(list(_rome["clergy"].values()))

COACH_IDS: list[str] = list(_rome["coaches"])
COACHES = len(COACH_IDS)

_stops = {stop: told for one in reversed(_maps) for stop, told in one["cities"].items()}
STOP_IDS: list[str] = list(dict.fromkeys(stop for one in _maps for stop in one["cities"]))
STOP_NAMES: list[str] = [_stops[stop]["name"] for stop in STOP_IDS]
STOP_PLACES: list[tuple[int, int]] = [(_stops[stop]["x"], _stops[stop]["y"]) for stop in STOP_IDS]
STOPS = len(STOP_IDS)
FIRST_STOPS = len(_rome["cities"])  # those of the first map; later ones came later
ROME = STOP_IDS.index("rome")

# The next cities to the south of each; where every road ends, there is none.
_south = [[[STOP_IDS.index(to) for to in one["roads"].get(stop, [])] for stop in STOP_IDS] for one in _maps]
_most = max(len(roads) for one in _south for roads in one)
SOUTH_COUNT = array([[len(roads) for roads in one] for one in _south])
SOUTH = array([[padded(roads, _most) for roads in one] for one in _south])

# The coach of each region, and one past the last coach for cities of no region: their moves are free (A4).
FREE = COACHES
COACH_OF_REGION = array([COACH_IDS.index(region) for region in REGION_IDS] + [FREE])
assert COACH_OF_REGION.size == REGIONS + 1

# A1: where each coach starts, by the map and the number of players.
_starts = [[one["coaches"].get(coach, {"start": "rome", "start2": "rome"}) for coach in COACH_IDS] for one in _maps]
COACH_STARTS = array(
    [
        [[STOP_IDS.index(coach["start2" if players == 2 else "start"]) for coach in one] for players in range(SEATS + 1)]
        for one in _starts
    ]
)
