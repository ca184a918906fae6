"""What a network sees: a view as small whole numbers, in a fixed order.

`observe` reads nothing but what `hide` leaves, and sees the table from its viewer's chair: seat 0 here is the viewer, the others
follow in turn. Most numbers are 0 or 1, many of them 0: a network that skips those is quick.
"""

from itertools import accumulate
from typing import Any

from postroad.rules.board import CARDS, CITIES, COPIES, LAST_CARRIAGE, PROVINCES, SEATS, STACK_SIZES, STACK_TILES, STACKS
from postroad.rules.cards import copies
from postroad.rules.honours import CHIPS, tokens_in_stack
from postroad.rules.jit import rule
from postroad.rules.phases import AT_REST
from postroad.rules.rome import COACHES, RANKS, STOP_IDS
from postroad.rules.scoring import points_of
from postroad.rules.state import EACH, HIDDEN_RANK, MARKET, NO_CITY, NO_OFFICIAL, NO_RANK, OFFICIALS, State, to_int
from postroad.rules.tiles import offices_left, tiles_gone

STOPS = len(STOP_IDS)
PHASES = len(AT_REST)
MOST = 127  # an int8 holds no more
WAYS = PROVINCES + 1  # a province, or each
RIDERS = RANKS + 2  # a rank, one that is hidden, none

# Each block: its name and how many numbers it has. docs/training.md tells what stands behind them here.
TABLE = [
    ("players", SEATS - 1),  # one of 2, 3, 4
    ("honours", 1),
    ("audience", 1),
    ("all provinces", 1),  # are nine of them all, and not eight?
    ("phase", PHASES),  # what is asked
    ("phase after", PHASES),  # what follows the hand-in
    ("round", 1),
    ("quiet rounds", 1),  # since an office was placed or a carriage taken
    ("last hand-in", 1),  # is the game over but for that?
    ("whose turn", SEATS),  # one of them, counted from the viewer
    ("who decides", SEATS),  # likewise
    ("official called", OFFICIALS),  # in this turn
    ("market", CITIES),  # cards of each city
    ("deck", 1),  # cards
    ("discard pile", CITIES),  # cards of each city
    ("unseen cards", CITIES),  # of each city, in the deck or in others' hands
    ("own hand", CITIES),  # cards of each city
    ("way of closing", WAYS),  # the province, or one office in each
    ("offices still open", CITIES),  # cities that may still get one in this closing
    ("tiles left", STACKS),  # in each stack
    ("next tile", STACKS),  # points of the topmost
    ("tokens left", OFFICIALS),  # in each stack
    ("chips left", 1),
    ("coaches", COACHES * STOPS),  # for each Rome coach, where it is
    ("moves owed", COACHES + 1),  # of each Rome coach in this closing, and free ones
]
CHAIR = [  # for each seat
    ("there", 1),  # does anybody sit there?
    ("hand", 1),  # cards
    ("known cards", CITIES),  # of each city in the hand, as everybody saw
    ("route", CITIES),  # is it part of it?
    ("left end", CITIES),
    ("right end", CITIES),
    ("length of the route", 1),
    ("offices", CITIES),  # is one there?
    ("offices left", 1),
    ("carriage", LAST_CARRIAGE + 1),  # the number of the last one, 0 for none
    ("tiles", STACKS),  # points from each stack
    ("tokens", OFFICIALS),
    ("chips", 1),
    ("clergy", COACHES * RIDERS),  # in each Rome coach: its rank, one that is hidden, none
    ("waiting in Rome", RANKS),  # on each rank's space
    ("points", 1),  # if the game were scored now
]
LATER = [  # of the table again: numbers that came later stand at the end, so that older weights keep their places
    ("second map", 1),  # are the roads to Rome those of map 2?
]


def _places(blocks: list[tuple[str, int]]) -> list[int]:
    """Where each block begins, and where the last one ends."""
    return list(accumulate((size for _, size in blocks), initial=0))


(
    PLAYERS_AT,
    HONOURS_AT,
    AUDIENCE_AT,
    ALL_AT,
    PHASE_AT,
    AFTER_AT,
    ROUND_AT,
    QUIET_AT,
    FINAL_AT,
    TURN_AT,
    DECIDES_AT,
    OFFICIAL_AT,
    MARKET_AT,
    DECK_AT,
    DISCARD_AT,
    UNSEEN_AT,
    HAND_AT,
    WAY_AT,
    OPEN_AT,
    LEFT_TILES_AT,
    NEXT_TILE_AT,
    LEFT_TOKENS_AT,
    LEFT_CHIPS_AT,
    COACHES_AT,
    OWED_AT,
    CHAIRS_AT,
) = _places(TABLE)
(
    THERE,
    HAND_SIZE,
    KNOWN,
    ROUTE,
    LEFT_END,
    RIGHT_END,
    LENGTH,
    OFFICES,
    OFFICES_LEFT,
    CARRIAGE,
    TILES,
    TOKENS,
    CHIPS_HELD,
    CLERGY,
    WAITING,
    POINTS,
    CHAIR_SIZE,
) = _places(CHAIR)
LATER_AT = CHAIRS_AT + SEATS * CHAIR_SIZE
SECOND_MAP_AT, FEATURES = (LATER_AT + at for at in _places(LATER))


@rule
def observe(state: State, viewer: int, out: Any) -> None:
    """What the viewer, a seat, knows of a state that was hidden for it."""
    for at in range(FEATURES):
        out[at] = 0
    observe_options(state, out)
    observe_turn(state, viewer, out)
    observe_cards(state, viewer, out)
    observe_stacks(state, out)
    observe_coaches(state, out)
    for chair in range(to_int(state.players)):
        observe_chair(state, (viewer + chair) % to_int(state.players), out, CHAIRS_AT + chair * CHAIR_SIZE)


@rule
def at_most(number: int) -> int:
    return max(-MOST, min(MOST, number))


@rule
def observe_options(state: State, out: Any) -> None:
    out[PLAYERS_AT + to_int(state.players) - 2] = 1
    out[HONOURS_AT] = to_int(state.honours)
    out[AUDIENCE_AT] = to_int(state.audience)
    out[ALL_AT] = to_int(state.provinces_for_all) - 8


@rule
def observe_turn(state: State, viewer: int, out: Any) -> None:
    players = to_int(state.players)
    out[PHASE_AT + to_int(state.phase)] = 1
    out[AFTER_AT + to_int(state.after)] = 1
    out[ROUND_AT] = at_most(to_int(state.round_number))
    out[QUIET_AT] = at_most(to_int(state.round_number) - to_int(state.progress))
    out[FINAL_AT] = to_int(state.final)
    out[TURN_AT + (to_int(state.turn) - viewer) % players] = 1
    out[DECIDES_AT + (to_int(state.seat) - viewer) % players] = 1
    if to_int(state.official) != NO_OFFICIAL:
        out[OFFICIAL_AT + to_int(state.official)] = 1
    way = to_int(state.way)
    if way == EACH:
        out[WAY_AT + PROVINCES] = 1
    elif way < PROVINCES:
        out[WAY_AT + way] = 1
    for city in range(CITIES):
        out[OPEN_AT + city] = to_int(state.open) >> city & 1


@rule
def observe_cards(state: State, viewer: int, out: Any) -> None:
    for slot in range(MARKET):
        city = to_int(state.market[slot])
        if city != NO_CITY:
            out[MARKET_AT + city] += 1
    out[DECK_AT] = at_most(to_int(state.deck_size))
    for card in range(min(CARDS, to_int(state.discard_size))):
        out[DISCARD_AT + to_int(state.discard[card])] += 1
    for city in range(CITIES):
        out[HAND_AT + city] = copies(state.hand, viewer, city)
    observe_unseen(state, out)


@rule
def observe_unseen(state: State, out: Any) -> None:
    """Cards that lie nowhere in sight, after those of market and discard pile were counted: all cities at once, which is far
    quicker than one after the other.
    """
    for city in range(CITIES):
        cards = COPIES - to_int(out[MARKET_AT + city]) - to_int(out[DISCARD_AT + city])
        for seat in range(SEATS):
            cards -= copies(state.hand, seat, city)
        out[UNSEEN_AT + city] = cards
    for seat in range(SEATS):
        for place in range(to_int(state.route_size[seat])):
            out[UNSEEN_AT + to_int(state.route[seat, place])] -= 1


@rule
def observe_stacks(state: State, out: Any) -> None:
    for stack in range(STACKS):
        gone, size = tiles_gone(state, stack), to_int(STACK_SIZES[stack])
        out[LEFT_TILES_AT + stack] = size - gone
        if gone < size:
            out[NEXT_TILE_AT + stack] = to_int(STACK_TILES[stack, gone])
    if to_int(state.honours):
        chips = CHIPS
        for official in range(OFFICIALS):
            out[LEFT_TOKENS_AT + official] = tokens_in_stack(state, official)
        for seat in range(SEATS):
            chips -= to_int(state.chips[seat])
        out[LEFT_CHIPS_AT] = chips


@rule
def observe_coaches(state: State, out: Any) -> None:
    if to_int(state.audience):
        out[SECOND_MAP_AT] = to_int(state.rome) == 2
        for coach in range(COACHES):
            out[COACHES_AT + coach * STOPS + to_int(state.coach[coach])] = 1
        for coach in range(COACHES + 1):
            out[OWED_AT + coach] = to_int(state.owed[coach])


@rule
def observe_chair(state: State, seat: int, out: Any, at: int) -> None:
    """What everybody may know of a seat."""
    out[at + THERE] = 1
    out[at + HAND_SIZE] = to_int(state.hand_size[seat])
    size = to_int(state.route_size[seat])
    for place in range(size):
        out[at + ROUTE + to_int(state.route[seat, place])] = 1
    if size:
        out[at + LEFT_END + to_int(state.route[seat, 0])] = 1
        out[at + RIGHT_END + to_int(state.route[seat, size - 1])] = 1
    out[at + LENGTH] = size
    for city in range(CITIES):
        out[at + KNOWN + city] = copies(state.known, seat, city)
        out[at + OFFICES + city] = to_int(state.offices[seat]) >> city & 1
    out[at + OFFICES_LEFT] = offices_left(state, seat)
    out[at + CARRIAGE + to_int(state.carriage[seat])] = 1
    for stack in range(STACKS):
        for place in range(to_int(STACK_SIZES[stack])):
            value = to_int(STACK_TILES[stack, place])
            out[at + TILES + stack] += value * (to_int(state.tiles[seat, stack]) >> value & 1)
    for official in range(OFFICIALS):
        out[at + TOKENS + official] = to_int(state.tokens[seat, official])
    out[at + CHIPS_HELD] = to_int(state.chips[seat])
    if to_int(state.audience):
        observe_clergy(state, seat, out, at)
    out[at + POINTS] = at_most(points_of(state, seat))


@rule
def observe_clergy(state: State, seat: int, out: Any, at: int) -> None:
    for coach in range(COACHES):
        rank = to_int(state.clergy[seat, coach])
        rider = RANKS if rank == HIDDEN_RANK else RANKS + 1 if rank == NO_RANK else rank
        out[at + CLERGY + coach * RIDERS + rider] = 1
    for rank in range(RANKS):
        out[at + WAITING + rank] = to_int(state.waiting[rank]) >> seat & 1
