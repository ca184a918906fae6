"""The event log: rows of four numbers (kind, who, what, how). events.py turns them into the record's events.

A log is an int16 array: log[0] counts the rows that follow. With None nothing is written, and compiled code omits the calls.
"""

import numpy as np
from numpy.typing import NDArray

from postroad.rules.ids import Ids
from postroad.rules.jit import rule
from postroad.rules.state import Log, to_int

WIDTH = 4
MOST_ROWS = 256  # no action writes more: at most one shuffle of 66 cards and the events of one turn

(
    SHUFFLE,
    REVEAL,
    SEATED,
    TURN,
    CALLED,
    TOKEN,
    RETURNED,
    DECLINED,
    CHIP,
    CLEARED,
    TAKEN,
    ABANDONED,
    PLAYED,
    CLOSED,
    OFFICE_OPENED,
    TILE,
    CARRIAGE,
    COACH_MOVED,
    ARRIVED,
    LEFT,
    DISCARDED,
    ENDED,
) = range(22)

TAKEN_FROM = Ids()  # how of TAKEN
FROM_MARKET = TAKEN_FROM.add("market")
FROM_DECK = TAKEN_FROM.add("deck")

PLAYED_AT = Ids()  # how of PLAYED
AT_START = PLAYED_AT.add("start")
AT_LEFT = PLAYED_AT.add("left")
AT_RIGHT = PLAYED_AT.add("right")

DISCARDED_FROM = Ids()  # how of DISCARDED
FROM_ROUTE = DISCARDED_FROM.add("route")
FROM_HAND = DISCARDED_FROM.add("hand")


def new_log() -> NDArray[np.int16]:
    return np.zeros(1 + MOST_ROWS * WIDTH, dtype=np.int16)


@rule
def write(log: Log, kind: int, who: int, what: int, how: int) -> None:
    if log is not None:
        rows = to_int(log[0])
        at = 1 + rows * WIDTH
        log[at] = kind
        log[at + 1] = who
        log[at + 2] = what
        log[at + 3] = how
        log[0] = rows + 1
