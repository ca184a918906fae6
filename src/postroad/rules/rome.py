"""The roads to Rome (A1, A2, A8): rome.toml as arrays. Coaches are numbered in the file's order."""

from typing import Literal

from postroad.rules.board import REGION_IDS, REGIONS, array, load, padded

_rome = load("rome.toml")

Rank = Literal["cardinal", "bishop", "abbot", "chaplain", "father"]
RANK_IDS: list[Rank] = list(_rome["clergy"])
RANKS = len(RANK_IDS)
RANK_POINTS = array(list(_rome["clergy"].values()))

COACH_IDS: list[str] = list(_rome["coaches"])
COACHES = len(COACH_IDS)

STOP_IDS: list[str] = list(_rome["cities"])
STOP_NAMES: list[str] = [stop["name"] for stop in _rome["cities"].values()]
STOP_PLACES: list[tuple[int, int]] = [(stop["x"], stop["y"]) for stop in _rome["cities"].values()]
STOPS = len(STOP_IDS)

# The next cities to the south of each; ROME, where every road ends, has none.
SOUTH_COUNT = array([len(_rome["roads"].get(stop, [])) for stop in STOP_IDS])
SOUTH = array(padded([[STOP_IDS.index(s) for s in _rome["roads"].get(stop, [])] for stop in STOP_IDS]))
ROME = next(s for s in range(STOPS) if SOUTH_COUNT[s] == 0)

# The coach of each region, and one past the last coach for cities of no region: their moves are free (A4).
FREE = COACHES
COACH_OF_REGION = array([COACH_IDS.index(region) for region in REGION_IDS] + [FREE])
assert COACH_OF_REGION.size == REGIONS + 1

# A1: where each coach starts, by the number of players.
COACH_STARTS = array(
    [
        [STOP_IDS.index(coach["start2" if players == 2 else "start"]) for coach in _rome["coaches"].values()]
        for players in range(5)
    ]
)
