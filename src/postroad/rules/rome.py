"""The roads to Rome (A1, A2, A8) as arrays.

Maps are numbered from 1, and a game keeps its map to the end. All maps share the cities, coaches and ranks of rome.toml; each
later map has its own roads (rome-2.toml).
"""

from postroad.rules.board import REGION_IDS, REGIONS, SEATS, array, load, padded

_rome = load("rome.toml")
_roads = [{}, _rome["roads"], load("rome-2.toml")["roads"]]  # by the number of the map
MAPS = len(_roads) - 1  # the number of the newest

RANK_IDS: list[str] = list(_rome["clergy"])
RANKS = len(RANK_IDS)
RANK_POINTS = array(list(_rome["clergy"].values()))

COACH_IDS: list[str] = list(_rome["coaches"])
COACHES = len(COACH_IDS)

_stops = _rome["cities"]
STOP_IDS: list[str] = list(_stops)
STOP_NAMES: list[str] = [stop["name"] for stop in _stops.values()]
STOPS = len(STOP_IDS)
ROME = STOP_IDS.index("rome")

# The next cities to the south of each, by the map; row 0 stands for no map. Rome has none.
_south = [[[STOP_IDS.index(to) for to in roads.get(stop, [])] for stop in STOP_IDS] for roads in _roads]
_most = max(len(roads) for one in _south for roads in one)
SOUTH_COUNT = array([[len(roads) for roads in one] for one in _south])
SOUTH = array([[padded(roads, _most) for roads in one] for one in _south])

# The coach of each region, and one past the last coach for cities of no region: their moves are free (A4).
FREE = COACHES
COACH_OF_REGION = array([COACH_IDS.index(region) for region in REGION_IDS] + [FREE])
assert COACH_OF_REGION.size == REGIONS + 1

# A1: where each coach starts, by the number of players.
COACH_STARTS = array(
    [
        [STOP_IDS.index(coach["start2" if players == 2 else "start"]) for coach in _rome["coaches"].values()]
        for players in range(SEATS + 1)
    ]
)
