"""The observation: a view as small integers in a fixed order, the features of networks.

`observe` reads only what `hide` leaves. Seats are relative: 0 is the viewer, the others follow in turn order. Most features are
0, so a network that skips zeros is fast.
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
from postroad.rules.tiles import ALL_PROVINCES, offices_left, required_provinces, tiles_gone

OBSERVATION_VERSION = 1  # grows by one when a feature is added or changes its meaning
STOPS = len(STOP_IDS)
PHASES = len(AT_REST)
MOST = 127  # the largest int8
MODES = PROVINCES + 1  # a province, or each
RIDERS = RANKS + 2  # a rank, one that is hidden, none

# Each block: its name and its size. docs/training.md shows the comments.
TABLE_FEATURES = [
    ("players", SEATS - 1),  # one of 2, 3, 4
    ("honours", 1),
    ("audience", 1),
    ("all provinces", 1),  # does the tile require nine provinces, not eight?
    ("phase", PHASES),  # the decision to make
    ("phase after", PHASES),  # what follows the hand-in
    ("round", 1),
    ("quiet rounds", 1),  # since an office was placed or a carriage taken
    ("last hand-in", 1),  # is the hand-in the only thing left?
    ("whose turn", SEATS),  # one of them, counted from the viewer
    ("who decides", SEATS),  # likewise
    ("official called", OFFICIALS),  # in this turn
    ("market", CITIES),  # cards of each city
    ("deck", 1),  # cards
    ("discard pile", CITIES),  # cards of each city
    ("unseen cards", CITIES),  # of each city, in the deck or in other hands
    ("own hand", CITIES),  # cards of each city
    ("way of closing", MODES),  # the province, or one office in each
    ("offices still open", CITIES),  # cities that may still get one in this closing
    ("tiles left", STACKS),  # in each stack
    ("next tile", STACKS),  # points of the topmost
    ("tokens left", OFFICIALS),  # in each stack
    ("chips left", 1),
    ("coaches", COACHES * STOPS),  # for each Rome coach, where it is
    ("moves owed", COACHES + 1),  # of each Rome coach in this closing, and free ones
]
SEAT_FEATURES = [  # for each seat
    ("there", 1),  # is the seat taken?
    ("hand", 1),  # cards
    ("known cards", CITIES),  # of each city in the hand, known to everybody
    ("route", CITIES),  # is the city part of it?
    ("left end", CITIES),
    ("right end", CITIES),
    ("length of the route", 1),
    ("offices", CITIES),  # is there an office?
    ("offices left", 1),
    ("carriage", LAST_CARRIAGE + 1),  # the number of the last one, 0 for none
    ("tiles", STACKS),  # points from each stack
    ("tokens", OFFICIALS),
    ("chips", 1),
    ("clergy", COACHES * RIDERS),  # in each Rome coach: its rank, hidden, or none
    ("waiting in Rome", RANKS),  # on each rank's space
    ("points", 1),  # if the game were scored now
]
ADDED_FEATURES = [  # of the table: later additions are at the end, so that older weights keep their indices
    ("second map", 1),  # are the roads to Rome those of map 2?
]


def _offsets(blocks: list[tuple[str, int]]) -> list[int]:
    """The index where each block begins, and the end of the last one."""
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
    MODE_AT,
    OPEN_AT,
    LEFT_TILES_AT,
    NEXT_TILE_AT,
    LEFT_TOKENS_AT,
    LEFT_CHIPS_AT,
    COACHES_AT,
    OWED_AT,
    SEATS_AT,
) = _offsets(TABLE_FEATURES)
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
    SEAT_SIZE,
) = _offsets(SEAT_FEATURES)
ADDED_AT = SEATS_AT + SEATS * SEAT_SIZE
SECOND_MAP_AT, FEATURES = (ADDED_AT + at for at in _offsets(ADDED_FEATURES))


@rule
def observe(state: State, viewer: int, out: Any) -> None:
    """Write the features of a hidden state to `out`, for a viewer with a seat."""
    for at in range(FEATURES):
        out[at] = 0
    observe_options(state, out)
    observe_turn(state, viewer, out)
    observe_cards(state, viewer, out)
    observe_stacks(state, out)
    observe_coaches(state, out)
    for relative_seat in range(to_int(state.players)):
        observe_seat(state, (viewer + relative_seat) % to_int(state.players), out, SEATS_AT + relative_seat * SEAT_SIZE)


@rule
def clamp(number: int) -> int:
    return max(-MOST, min(MOST, number))


@rule
def observe_options(state: State, out: Any) -> None:
    out[PLAYERS_AT + to_int(state.players) - 2] = 1
    out[HONOURS_AT] = to_int(state.honours)
    out[AUDIENCE_AT] = to_int(state.audience)
    out[ALL_AT] = 1 if required_provinces(state) == ALL_PROVINCES else 0


@rule
def observe_turn(state: State, viewer: int, out: Any) -> None:
    players = to_int(state.players)
    out[PHASE_AT + to_int(state.phase)] = 1
    out[AFTER_AT + to_int(state.after)] = 1
    out[ROUND_AT] = clamp(to_int(state.round_number))
    out[QUIET_AT] = clamp(to_int(state.round_number) - to_int(state.progress))
    out[FINAL_AT] = to_int(state.final)
    out[TURN_AT + (to_int(state.turn) - viewer) % players] = 1
    out[DECIDES_AT + (to_int(state.seat) - viewer) % players] = 1
    if to_int(state.official) != NO_OFFICIAL:
        out[OFFICIAL_AT + to_int(state.official)] = 1
    mode = to_int(state.way)
    if mode == EACH:
        out[MODE_AT + PROVINCES] = 1
    elif mode < PROVINCES:
        out[MODE_AT + mode] = 1
    for city in range(CITIES):
        out[OPEN_AT + city] = to_int(state.open) >> city & 1


@rule
def observe_cards(state: State, viewer: int, out: Any) -> None:
    for slot in range(MARKET):
        city = to_int(state.market[slot])
        if city != NO_CITY:
            out[MARKET_AT + city] += 1
    out[DECK_AT] = clamp(to_int(state.deck_size))
    for card in range(min(CARDS, to_int(state.discard_size))):
        out[DISCARD_AT + to_int(state.discard[card])] += 1
    for city in range(CITIES):
        out[HAND_AT + city] = copies(state.hand, viewer, city)
    observe_unseen(state, out)


@rule
def observe_unseen(state: State, out: Any) -> None:
    """Count the unseen cards, after market and discard pile were counted.

    All cities at once is much faster than one after the other.
    """
    for city in range(CITIES):
        cards = COPIES - to_int(out[MARKET_AT + city]) - to_int(out[DISCARD_AT + city])
        for seat in range(SEATS):
            cards -= copies(state.hand, seat, city)
        out[UNSEEN_AT + city] = cards
    for seat in range(SEATS):
        for index in range(to_int(state.route_size[seat])):
            out[UNSEEN_AT + to_int(state.route[seat, index])] -= 1


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
def observe_seat(state: State, seat: int, out: Any, at: int) -> None:
    """Write the public features of a seat."""
    out[at + THERE] = 1
    out[at + HAND_SIZE] = to_int(state.hand_size[seat])
    size = to_int(state.route_size[seat])
    for index in range(size):
        out[at + ROUTE + to_int(state.route[seat, index])] = 1
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
        for index in range(to_int(STACK_SIZES[stack])):
            value = to_int(STACK_TILES[stack, index])
            out[at + TILES + stack] += value * (to_int(state.tiles[seat, stack]) >> value & 1)
    for official in range(OFFICIALS):
        out[at + TOKENS + official] = to_int(state.tokens[seat, official])
    out[at + CHIPS_HELD] = to_int(state.chips[seat])
    if to_int(state.audience):
        observe_clergy(state, seat, out, at)
    out[at + POINTS] = clamp(points_of(state, seat))


@rule
def observe_clergy(state: State, seat: int, out: Any, at: int) -> None:
    for coach in range(COACHES):
        rank = to_int(state.clergy[seat, coach])
        rider = RANKS if rank == HIDDEN_RANK else RANKS + 1 if rank == NO_RANK else rank
        out[at + CLERGY + coach * RIDERS + rider] = 1
    for rank in range(RANKS):
        out[at + WAITING + rank] = to_int(state.waiting[rank]) >> seat & 1
