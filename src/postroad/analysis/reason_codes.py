"""Reasons for an action: their codes and arguments. `explain.py` finds them.

Every reason is true by the rules, whatever the hidden information and later decisions are. `web/lang/*/hints.ftl` has the
sentences for the page and for the command.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postroad.rules.board import CITY_IDS, PROVINCE_IDS, STACK_IDS
from postroad.rules.jit import rule
from postroad.rules.rome import COACH_IDS, RANK_IDS, STOP_IDS
from postroad.rules.state import OFFICIAL_IDS

MOST_REASONS = 24
WIDTH = 4  # of a row: the code and up to three numbers

# The ids that an argument's number stands for; None for a plain number.
KINDS: dict[str, list[Any] | None] = {
    "city": CITY_IDS,
    "other": CITY_IDS,
    "stack": STACK_IDS,
    "province": PROVINCE_IDS,
    "official": OFFICIAL_IDS,
    "partner": OFFICIAL_IDS,
    "coach": COACH_IDS,
    "stop": STOP_IDS,
    "rank": RANK_IDS,
    "seat": None,
    "carriage": None,
    "points": None,
    "count": None,
}

REASON_ARGUMENTS: dict[str, tuple[str, ...]] = {
    # a card taken
    "fits-end": ("city", "other"),  # it can be laid at this end of the route
    "fits-beyond": ("city", "other"),  # it can follow that card of the hand, which fits the route
    "joins-card": ("city", "other"),  # a road leads from it to that card of the hand
    "joins-market": ("city", "other"),  # a road leads from it to that card of the market
    "lacks": ("city", "stack", "count"),  # it is one of so many cities of a region without an office of the seat
    "takes": ("city",),
    "market-misses": ("city", "other"),  # no card of the market can be laid at these two ends
    "deck-hopes": ("city", "count"),  # it would fit, and so many of its cards are unseen
    "pile-hopes": ("city", "count"),  # it would fit, and so many of its cards lie in the pile, which becomes the deck
    "draws": ("count",),  # cards of the deck
    "pile-draws": ("count",),  # cards of the pile, which becomes the deck
    # offices that are still to come
    "would-complete": ("city", "stack", "points"),  # it is the last city of a region
    "would-unite": ("city", "province", "points"),  # its province is the last without an office
    # officials
    "calls-postmaster": ("official",),
    "market-fits": ("city", "other"),  # that lies in the market, and can be laid at this end
    "clears-market": ("official", "count"),  # so many cards go
    "plays-second": ("official", "city", "other"),  # that is in the hand, and can be laid at this end
    "cartwright": ("official", "carriage", "points"),  # that are gained
    "without-cartwright": ("official", "carriage"),  # that is not taken now
    "token": ("official", "count"),  # one is taken, so many are left
    "hand-in": ("official",),  # the last one is taken
    # a card played
    "reach-close": ("city", "count"),  # the route can be closed
    "reach-carriage": ("carriage", "points"),  # a closing would bring it
    "reach-length": ("stack", "points"),  # a closing would bring it
    "lays": ("city", "other", "count"),  # at this end; the route has so many cities then
    "starts": ("city",),
    "leads-to": ("city", "other"),  # that card of the hand can follow
    "market-next": ("city", "other"),  # that card of the market can follow
    "loses-route": ("city", "other", "count"),  # from here to there, so many cities
    "dead-end": ("city", "other"),  # no card of the hand can be laid at these two ends
    # closing
    "earns-carriage": ("carriage", "points"),  # that are gained
    "earns-region": ("stack", "points"),
    "earns-length": ("stack", "points"),
    "earns-all": ("stack", "points"),
    "game-end": ("stack", "points"),  # the tile; the round is the last one
    "last-round": ("seat",),  # another seat has that tile
    "opens": ("city", "count"),  # this one among so many
    "opens-some": ("province", "count"),  # one of its cities among so many
    "opens-none": ("count",),  # of so many cities of the route
    "cartwright-could": ("official", "carriage"),  # afterwards
    "left-out": ("city", "count"),  # gets no office, one of so many
    "cuts-hand": ("count",),  # so many cards, at least
    "coach-moves": ("coach",),
    # not closing
    "keeps-route": ("city", "other", "count"),  # from here to there
    "next-carriage": ("carriage", "count"),  # so many cities are missing
    "holds-next": ("city", "other"),  # that is in the hand, and can be laid at this end
    "nothing-left": (),  # nothing else is legal
    "turn-ends": ("seat",),  # whose turn is next
    "last-turn": (),  # of the game
    # an office
    "completes-region": ("city", "stack", "points"),
    "completes-all": ("city", "province", "points"),
    "nears-region": ("city", "stack", "count"),  # so many cities are missing then
    "new-province": ("city", "province"),
    "opens-office": ("city", "province"),
    "spares-coach": ("coach", "city"),  # it does not move for this city
    # coaches and clergy
    "arrives": ("coach", "rank", "points"),
    "pushes-out": ("rank", "seat"),  # whose clergy leaves
    "coach-on": ("coach", "stop", "count"),  # so many steps to Rome from there, at least
    "rides": ("coach", "rank", "points"),  # in it
    "seats": ("coach", "rank", "count"),  # so many steps to Rome, at least
    "shortest-way": ("coach",),  # no other has a shorter one
    "longest-way": ("coach",),
    # cards discarded
    "spare": ("city",),  # another one is in the hand
    "has-office": ("city",),
    "joins-none": ("city",),  # of the other cards of the hand
    "others-join": ("city", "other"),  # a road leads from the one to the other, and both are still in the hand then
    "discards": ("city",),
    # handing in
    "returns-one": ("official",),  # for nothing
    "returns-two": ("official", "partner"),  # for a card
    "returns-three": ("points",),  # for a chip
    "returns-four": ("count",),  # for an office, so many are left
    "returns-idle": ("count",),  # so many, for nothing
    "keeps-tokens": ("count",),
    "declines": (),
}
REASON_CODES: list[str] = list(REASON_ARGUMENTS)
CODE: dict[str, int] = {code: number for number, code in enumerate(REASON_CODES)}

# The same numbers as constants.
(
    FITS_END,
    FITS_BEYOND,
    JOINS_CARD,
    JOINS_MARKET,
    LACKS,
    TAKES,
    MARKET_MISSES,
    DECK_HOPES,
    PILE_HOPES,
    DRAWS,
    PILE_DRAWS,
    WOULD_COMPLETE,
    WOULD_UNITE,
    CALLS_POSTMASTER,
    MARKET_FITS,
    CLEARS_MARKET,
    PLAYS_SECOND,
    CARTWRIGHT_HELPS,
    WITHOUT_CARTWRIGHT,
    TOKEN,
    HAND_IN,
    REACH_CLOSE,
    REACH_CARRIAGE,
    REACH_LENGTH,
    LAYS,
    STARTS,
    LEADS_TO,
    MARKET_NEXT,
    LOSES_ROUTE,
    DEAD_END,
    EARNS_CARRIAGE,
    EARNS_REGION,
    EARNS_LENGTH,
    EARNS_ALL,
    GAME_END,
    LAST_ROUND,
    OPENS,
    OPENS_SOME,
    OPENS_NONE,
    CARTWRIGHT_COULD,
    LEFT_OUT,
    CUTS_HAND,
    COACH_MOVES,
    KEEPS_ROUTE,
    NEXT_CARRIAGE,
    HOLDS_NEXT,
    NOTHING_LEFT,
    TURN_ENDS,
    LAST_TURN,
    COMPLETES_REGION,
    COMPLETES_ALL,
    NEARS_REGION,
    NEW_PROVINCE,
    OPENS_OFFICE,
    SPARES_COACH,
    ARRIVES,
    PUSHES_OUT,
    COACH_ON,
    RIDES,
    SEATS_CLERGY,
    SHORTEST_WAY,
    LONGEST_WAY,
    SPARE,
    HAS_OFFICE,
    JOINS_NONE,
    OTHERS_JOIN,
    DISCARDS,
    RETURNS_ONE,
    RETURNS_TWO,
    RETURNS_THREE,
    RETURNS_FOUR,
    RETURNS_IDLE,
    KEEPS_TOKENS,
    DECLINES,
) = range(len(REASON_CODES))


class Reason(NamedTuple):
    """A code and its arguments by name: ids of the rules, or numbers."""

    code: str
    about: dict[str, Any]


def new_reasons() -> NDArray[np.int16]:
    return np.zeros((MOST_REASONS, WIDTH), np.int16)


def reasons_from_rows(rows: Any, size: int) -> list[Reason]:
    """The reasons that `explain` wrote."""
    return [reason_from_row(row.tolist()) for row in rows[:size]]


def reason_from_row(row: list[int]) -> Reason:
    code = REASON_CODES[row[0]]
    about = {}
    for kind, number in zip(REASON_ARGUMENTS[code], row[1:], strict=False):
        ids = KINDS[kind]
        about[kind] = number if ids is None else ids[number]
    return Reason(code, about)


@rule
def add(out: Any, size: int, code: int, first: int, second: int, third: int) -> int:
    """Add a reason if there is room; return the new size."""
    if size == len(out):
        return size
    out[size, 0] = code
    out[size, 1] = first
    out[size, 2] = second
    out[size, 3] = third
    return size + 1
