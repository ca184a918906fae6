"""The state of a game: one NumPy record. To copy it is to copy bytes; to save it is to write them.

Rules read narrow fields only through `to_int`: in plain Python, NumPy arithmetic would overflow where Numba's does not.
"""

from typing import Any

import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from postroad.rules.board import CARDS, CITIES, COPIES, SEATS, STACKS
from postroad.rules.ids import Ids
from postroad.rules.jit import rule
from postroad.rules.options import OPTIONS
from postroad.rules.rome import COACHES, RANKS

State = Any  # a numpy.record of dtype STATE, or Numba's view of one
Raw = NDArray[np.uint8]  # the bytes of one state
Log = NDArray[np.int16] | None
Deck = NDArray[np.int16] | None  # given orders of the deck, see cards.py

MARKET = 6

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # random generator, see rng.py
                ("rng", "u4", (4,)),
                # cards: a hand is three masks, the cities held at least once, twice, three times
                ("hand", "u4", (SEATS, COPIES)),
                ("known", "u4", (SEATS, COPIES)),  # I1: the part of each hand that everybody saw
                ("offices", "u4", (SEATS,)),  # cities with an own office
                ("open", "u4"),  # closing: cities that may still get an office
                ("round_number", "u2"),  # from 1 on; 0 before the first turn
                ("progress", "u2"),  # E4: the last round in which an office was placed or a carriage taken
                # options
                *((name, "u1") for name in OPTIONS),
                # where the game stands
                ("phase", "u1"),  # see phases.py
                ("turn", "u1"),  # the seat whose turn it is
                ("seat", "u1"),  # the seat that must decide
                ("official", "u1"),  # the official called in this turn, or NO_OFFICIAL
                ("after", "u1"),  # the phase that follows the hand-in
                ("way", "u1"),  # closing mode: the province chosen, or EACH
                ("final", "u1"),  # H8: the game is over, this is the last hand-in
                # the table
                ("market", "u1", (MARKET,)),  # a city or NO_CITY
                ("deck_size", "u1"),
                ("deck", "u1", (CARDS,)),  # the top card is the last one; NO_CITY beyond
                ("discard_size", "u1"),
                ("discard", "u1", (CARDS,)),  # likewise
                # the seats
                ("hand_size", "u1", (SEATS,)),
                ("route_size", "u1", (SEATS,)),
                ("route", "u1", (SEATS, CITIES)),  # left to right, then NO_CITY
                ("carriage", "u1", (SEATS,)),  # 0 for none
                ("tiles", "u1", (SEATS, STACKS)),  # bit p: the stack's tile of p points
                # module honours
                ("tokens", "u1", (SEATS, 4)),
                ("chips", "u1", (SEATS,)),
                # module audience
                ("coach", "u1", (COACHES,)),  # the city on the map to Rome
                ("clergy", "u1", (SEATS, COACHES)),  # the rank in each coach, or NO_RANK or HIDDEN_RANK
                ("waiting", "u1", (RANKS,)),  # bit s: seat s has its clergy of this rank in the waiting room
                ("owed", "u1", (COACHES + 1,)),  # moves of each coach still to be made, and free ones
            ],
            align=True,
        ),
    )
)
SIZE: int = STATE.itemsize

NO_CITY = 255
NO_OFFICIAL = 255
NO_RANK = 255
HIDDEN_RANK = 254
EACH = 255
SPECTATOR = 255  # a viewer without a seat

OFFICIAL_IDS = Ids()
POSTMASTER = OFFICIAL_IDS.add("postmaster")
ADMINISTRATOR = OFFICIAL_IDS.add("administrator")
CARRIER = OFFICIAL_IDS.add("carrier")
CARTWRIGHT = OFFICIAL_IDS.add("cartwright")
OFFICIALS = len(OFFICIAL_IDS)


def to_int(number: Any) -> int:
    """A field as a full-width integer. Rules read every number of a state or a table through it."""
    return int(number)


@overload(to_int)  # type: ignore[untyped-decorator]
def _to_int(number: Any) -> Any:
    def compiled(number: Any) -> Any:
        return np.int64(number)

    return compiled


@rule
def next_seat(state: State, seat: int) -> int:
    """The next seat clockwise, without a division: that would cost more than the rest of a turn's end, above all on a GPU."""
    seat += 1
    return seat if seat < to_int(state.players) else 0


def blank() -> Raw:
    return np.zeros(SIZE, dtype=np.uint8)


def state_of(raw: Raw) -> State:
    """A view of the same bytes with named fields, for plain Python."""
    return raw.view(STATE)[0]
