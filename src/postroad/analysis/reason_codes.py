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

REASON_ARGUMENTS: dict[str, tuple[str, ...]] = {}  # of each code, in the order of their numbers


def _reason(code: str, *arguments: str) -> int:
    """Add a reason; return its number."""
    REASON_ARGUMENTS[code] = arguments
    return len(REASON_ARGUMENTS) - 1


# a card taken
FITS_END = _reason("fits-end", "city", "other")  # it can be laid at this end of the route
FITS_BEYOND = _reason("fits-beyond", "city", "other")  # it can follow that card of the hand, which fits the route
JOINS_CARD = _reason("joins-card", "city", "other")  # a road leads from it to that card of the hand
JOINS_MARKET = _reason("joins-market", "city", "other")  # a road leads from it to that card of the market
LACKS = _reason("lacks", "city", "stack", "count")  # it is one of so many cities of a region without an office of the seat
TAKES = _reason("takes", "city")
MARKET_MISSES = _reason("market-misses", "city", "other")  # no card of the market can be laid at these two ends
DECK_HOPES = _reason("deck-hopes", "city", "count")  # it would fit, and so many of its cards are unseen
PILE_HOPES = _reason("pile-hopes", "city", "count")  # so many of its cards lie in the pile, which becomes the deck
DRAWS = _reason("draws", "count")  # cards of the deck
PILE_DRAWS = _reason("pile-draws", "count")  # cards of the pile, which becomes the deck

# offices that are still to come
WOULD_COMPLETE = _reason("would-complete", "city", "stack", "points")  # it is the last city of a region
WOULD_UNITE = _reason("would-unite", "city", "province", "points")  # its province is the last without an office

# officials
CALLS_POSTMASTER = _reason("calls-postmaster", "official")
MARKET_FITS = _reason("market-fits", "city", "other")  # that lies in the market, and can be laid at this end
CLEARS_MARKET = _reason("clears-market", "official", "count")  # so many cards go
PLAYS_SECOND = _reason("plays-second", "official", "city", "other")  # that is in the hand, and can be laid at this end
CARTWRIGHT_HELPS = _reason("cartwright", "official", "carriage", "points")  # that are gained
WITHOUT_CARTWRIGHT = _reason("without-cartwright", "official", "carriage")  # that is not taken now
TOKEN = _reason("token", "official", "count")  # one is taken, so many are left
HAND_IN = _reason("hand-in", "official")  # the last one is taken

# a card played
REACH_CLOSE = _reason("reach-close", "city", "count")  # the route can be closed
REACH_CARRIAGE = _reason("reach-carriage", "carriage", "points")  # a closing would bring it
REACH_LENGTH = _reason("reach-length", "stack", "points")  # a closing would bring it
LAYS = _reason("lays", "city", "other", "count")  # at this end; the route has so many cities then
STARTS = _reason("starts", "city")
LEADS_TO = _reason("leads-to", "city", "other")  # that card of the hand can follow
MARKET_NEXT = _reason("market-next", "city", "other")  # that card of the market can follow
LOSES_ROUTE = _reason("loses-route", "city", "other", "count")  # from here to there, so many cities
DEAD_END = _reason("dead-end", "city", "other")  # no card of the hand can be laid at these two ends

# closing
EARNS_CARRIAGE = _reason("earns-carriage", "carriage", "points")  # that are gained
EARNS_REGION = _reason("earns-region", "stack", "points")
EARNS_LENGTH = _reason("earns-length", "stack", "points")
EARNS_ALL = _reason("earns-all", "stack", "points")
GAME_END = _reason("game-end", "stack", "points")  # the tile; the round is the last one
LAST_ROUND = _reason("last-round", "seat")  # another seat has that tile
OPENS = _reason("opens", "city", "count")  # this one among so many
OPENS_SOME = _reason("opens-some", "province", "count")  # one of its cities among so many
OPENS_NONE = _reason("opens-none", "count")  # of so many cities of the route
CARTWRIGHT_COULD = _reason("cartwright-could", "official", "carriage")  # afterwards
LEFT_OUT = _reason("left-out", "city", "count")  # gets no office, one of so many
CUTS_HAND = _reason("cuts-hand", "count")  # so many cards, at least
COACH_MOVES = _reason("coach-moves", "coach")

# not closing
KEEPS_ROUTE = _reason("keeps-route", "city", "other", "count")  # from here to there
NEXT_CARRIAGE = _reason("next-carriage", "carriage", "count")  # so many cities are missing
HOLDS_NEXT = _reason("holds-next", "city", "other")  # that is in the hand, and can be laid at this end
NOTHING_LEFT = _reason("nothing-left")  # nothing else is legal
TURN_ENDS = _reason("turn-ends", "seat")  # whose turn is next
LAST_TURN = _reason("last-turn")  # of the game

# an office
COMPLETES_REGION = _reason("completes-region", "city", "stack", "points")
COMPLETES_ALL = _reason("completes-all", "city", "province", "points")
NEARS_REGION = _reason("nears-region", "city", "stack", "count")  # so many cities are missing then
NEW_PROVINCE = _reason("new-province", "city", "province")
OPENS_OFFICE = _reason("opens-office", "city", "province")
SPARES_COACH = _reason("spares-coach", "coach", "city")  # it does not move for this city

# coaches and clergy
ARRIVES = _reason("arrives", "coach", "rank", "points")
PUSHES_OUT = _reason("pushes-out", "rank", "seat")  # whose clergy leaves
COACH_ON = _reason("coach-on", "coach", "stop", "count")  # so many steps to Rome from there, at least
RIDES = _reason("rides", "coach", "rank", "points")  # in it
SEATS_CLERGY = _reason("seats", "coach", "rank", "count")  # so many steps to Rome, at least
SHORTEST_WAY = _reason("shortest-way", "coach")  # no other has a shorter one
LONGEST_WAY = _reason("longest-way", "coach")

# cards discarded
SPARE = _reason("spare", "city")  # another one is in the hand
HAS_OFFICE = _reason("has-office", "city")
JOINS_NONE = _reason("joins-none", "city")  # of the other cards of the hand
OTHERS_JOIN = _reason("others-join", "city", "other")  # a road joins them, and both are still in the hand then
DISCARDS = _reason("discards", "city")

# handing in
RETURNS_ONE = _reason("returns-one", "official")  # for nothing
RETURNS_TWO = _reason("returns-two", "official", "partner")  # for a card
RETURNS_THREE = _reason("returns-three", "points")  # for a chip
RETURNS_FOUR = _reason("returns-four", "count")  # for an office, so many are left
RETURNS_IDLE = _reason("returns-idle", "count")  # so many, for nothing
KEEPS_TOKENS = _reason("keeps-tokens", "count")
DECLINES = _reason("declines")

REASON_CODES = list(REASON_ARGUMENTS)


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
