"""The action space: each action has a fixed number and name, whatever the state. Helpers that list legal actions are here too."""

from typing import Any

from postroad.rules.bits import lowest
from postroad.rules.board import CITIES, CITY_IDS, PROVINCE_IDS, PROVINCES, array
from postroad.rules.jit import rule
from postroad.rules.rome import COACH_IDS, COACHES, RANK_IDS, RANKS, STOP_IDS, STOPS
from postroad.rules.state import EACH, NO_CITY, OFFICIAL_IDS, OFFICIALS

SETS = 1 << OFFICIALS  # sets of officials

TAKE_CITY = 0  # + city
TAKE_DECK = TAKE_CITY + CITIES
CALL = TAKE_DECK + 1  # + official
START = CALL + OFFICIALS  # + city
LEFT = START + CITIES  # + city
RIGHT = LEFT + CITIES  # + city
CLOSE_EACH = RIGHT + CITIES
CLOSE_ONE = CLOSE_EACH + 1  # + province
OPEN_OFFICE = CLOSE_ONE + PROVINCES  # + city
MOVE_COACH = OPEN_OFFICE + CITIES  # + coach * STOPS + city on the map to Rome
DISCARD_CARD = MOVE_COACH + COACHES * STOPS  # + city
RETURN = DISCARD_CARD + CITIES  # + set of officials as a mask
DECLINE = RETURN + SETS
SEAT_CLERGY = DECLINE + 1  # + rank
END_TURN = SEAT_CLERGY + RANKS
ACTIONS = END_TURN + 1  # numbers never change their meaning: records and links store them

MOST_LEGAL = 64  # no state has more legal actions; the worst case: 22 starts, 7 roads at each of two ends, a call


def set_name(officials: int) -> str:
    return "+".join(name for number, name in enumerate(OFFICIAL_IDS) if officials >> number & 1) or "none"


ACTION_NAMES: list[str] = [
    *(f"take:{city}" for city in CITY_IDS),
    "take:deck",
    *(f"call:{official}" for official in OFFICIAL_IDS),
    *(f"{where}:{city}" for where in ("start", "left", "right") for city in CITY_IDS),
    "close:each",
    *(f"close:{province}" for province in PROVINCE_IDS),
    *(f"office:{city}" for city in CITY_IDS),
    *(f"coach:{coach}:{stop}" for coach in COACH_IDS for stop in STOP_IDS),
    *(f"discard:{city}" for city in CITY_IDS),
    *(f"return:{set_name(officials)}" for officials in range(SETS)),
    "decline",
    *(f"clergy:{rank}" for rank in RANK_IDS),
    "end",
]
ACTION_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(ACTION_NAMES)}

# An action decoded: its kind (the first word of its name) and its argument. A take from the deck has NO_CITY, a closing a
# province or EACH, a coach's move coach * STOPS + city, a return a set of officials.
KIND_IDS = list(dict.fromkeys(name.split(":")[0] for name in ACTION_NAMES))
TAKES, CALLS, STARTS, GOES_LEFT, GOES_RIGHT, CLOSES, OPENS, MOVES, DISCARDS, RETURNS, DECLINES, SEATS_CLERGY, ENDS = range(
    len(KIND_IDS)
)
KIND = array([KIND_IDS.index(name.split(":")[0]) for name in ACTION_NAMES])
ARGUMENT = array(
    [
        *(*range(CITIES), NO_CITY),
        *range(OFFICIALS),
        *(city for _ in ("start", "left", "right") for city in range(CITIES)),
        *(EACH, *range(PROVINCES)),
        *range(CITIES),
        *range(COACHES * STOPS),
        *range(CITIES),
        *range(SETS),
        0,
        *range(RANKS),
        0,
    ]
)


@rule
def append(out: Any, size: int, action: int) -> int:
    """Append an action to the `size` listed; return the new size."""
    out[size] = action
    return size + 1


@rule
def append_all(out: Any, size: int, first: int, mask: int) -> int:
    """Append `first + k` for every bit k of the mask; return the new size."""
    while mask:
        size = append(out, size, first + lowest(mask))
        mask &= mask - 1
    return size
