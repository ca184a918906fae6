"""The observation: a view as small integers in a fixed order, the features of networks.

`observe` reads only what `hide` leaves. Seats are relative: 0 is the viewer, the others follow in turn order. Most features are
0, so a network that skips zeros is fast.
"""

from itertools import accumulate
from typing import Any

import numpy as np

from postroad.rules.bits import lowest
from postroad.rules.board import CARDS, CITIES, COPIES, LAST_CARRIAGE, PROVINCES, SEATS, STACK_SIZES, STACK_TILES, STACKS
from postroad.rules.honours import CHIPS, tokens_in_stack
from postroad.rules.jit import inlined, rule
from postroad.rules.phases import AT_REST
from postroad.rules.rome import COACHES, RANKS, STOP_IDS
from postroad.rules.route import route_cities
from postroad.rules.scoring import TILE_POINTS, points_without_tiles
from postroad.rules.state import EACH, HIDDEN_RANK, MARKET, NO_CITY, NO_OFFICIAL, NO_RANK, OFFICIALS, State, next_seat, to_int
from postroad.rules.tiles import ALL_PROVINCES, offices_left, required_provinces

OBSERVATION_VERSION = 1  # grows by one when a feature is added or changes its meaning
STOPS = len(STOP_IDS)
PHASES = len(AT_REST)
MOST = 127  # the largest int8
MODES = PROVINCES + 1  # a province, or each
RIDERS = RANKS + 2  # a rank, one that is hidden, none

# The bits of each byte, and what is left of each stack when the tiles of a mask are taken: bit p is the tile of p points.
BITS = np.array([[byte >> bit & 1 for bit in range(8)] for byte in range(256)], np.int8)
TILES_LEFT = np.array([[size - taken.bit_count() for taken in range(256)] for size in STACK_SIZES.tolist()], np.int8)
NEXT_TILE = np.array([[(tiles + [0] * 8)[taken.bit_count()] for taken in range(256)] for tiles in STACK_TILES.tolist()], np.int8)

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
    observe_table(state, viewer, out)
    seat = viewer
    for relative_seat in range(to_int(state.players)):
        start = SEATS_AT + relative_seat * SEAT_SIZE
        observe_seat(state, seat, out[start : start + SEAT_SIZE])
        seat = next_seat(state, seat)
    observe_unseen(out)


@rule
def observe_again(state: State, viewer: int, out: Any) -> None:
    """Renew the features of a viewer who alone has acted since, in a game without modules: the other seats are as before."""
    for at in range(SEATS_AT + SEAT_SIZE):
        out[at] = 0
    observe_table(state, viewer, out)
    observe_seat(state, viewer, out[SEATS_AT : SEATS_AT + SEAT_SIZE])
    observe_unseen(out)


@inlined
def observe_table(state: State, viewer: int, out: Any) -> None:
    observe_options(state, out)
    observe_turn(state, viewer, out)
    observe_cards(state, viewer, out)
    observe_stacks(state, out)
    observe_coaches(state, out)


@inlined
def clamp(number: int) -> int:
    return max(-MOST, min(MOST, number))


@inlined
def relative(seat: int, viewer: int, players: int) -> int:
    """The seat counted from the viewer, without a division."""
    return seat - viewer + (players if seat < viewer else 0)


@inlined
def write_cities(out: Any, cities: int) -> None:
    """Write 1 for each city of the mask, 0 for the others, eight cities at a time."""
    for city in range(8):
        out[city] = BITS[cities & 255, city]
    for city in range(8):
        out[8 + city] = BITS[cities >> 8 & 255, city]
    for city in range(CITIES - 16):
        out[16 + city] = BITS[cities >> 16, city]


@inlined
def write_cards(out: Any, hands: Any, seat: int) -> None:
    """Write how many cards of each city the seat holds; seldom are two of them alike."""
    write_cities(out, to_int(hands[seat, 0]))
    for level in range(1, COPIES):
        cities = to_int(hands[seat, level])
        while cities:
            out[lowest(cities)] += 1
            cities &= cities - 1


@inlined
def observe_options(state: State, out: Any) -> None:
    out[PLAYERS_AT + to_int(state.players) - 2] = 1
    out[HONOURS_AT] = to_int(state.honours)
    out[AUDIENCE_AT] = to_int(state.audience)
    out[ALL_AT] = 1 if required_provinces(state) == ALL_PROVINCES else 0


@inlined
def observe_turn(state: State, viewer: int, out: Any) -> None:
    players = to_int(state.players)
    out[PHASE_AT + to_int(state.phase)] = 1
    out[AFTER_AT + to_int(state.after)] = 1
    out[ROUND_AT] = clamp(to_int(state.round_number))
    out[QUIET_AT] = clamp(to_int(state.round_number) - to_int(state.progress))
    out[FINAL_AT] = to_int(state.final)
    out[TURN_AT + relative(to_int(state.turn), viewer, players)] = 1
    out[DECIDES_AT + relative(to_int(state.seat), viewer, players)] = 1
    if to_int(state.official) != NO_OFFICIAL:
        out[OFFICIAL_AT + to_int(state.official)] = 1
    mode = to_int(state.way)
    if mode == EACH:
        out[MODE_AT + PROVINCES] = 1
    elif mode < PROVINCES:
        out[MODE_AT + mode] = 1
    write_cities(out[OPEN_AT : OPEN_AT + CITIES], to_int(state.open))


@inlined
def observe_cards(state: State, viewer: int, out: Any) -> None:
    for slot in range(MARKET):
        city = to_int(state.market[slot])
        if city != NO_CITY:
            out[MARKET_AT + city] += 1
    out[DECK_AT] = clamp(to_int(state.deck_size))
    for card in range(min(CARDS, to_int(state.discard_size))):
        out[DISCARD_AT + to_int(state.discard[card])] += 1
    write_cards(out[HAND_AT : HAND_AT + CITIES], state.hand, viewer)


@inlined
def observe_unseen(out: Any) -> None:
    """Count the unseen cards: those that are not among the other features."""
    for city in range(CITIES):
        cards = COPIES - to_int(out[MARKET_AT + city]) - to_int(out[DISCARD_AT + city]) - to_int(out[HAND_AT + city])
        for seat in range(SEATS):
            cards -= to_int(out[SEATS_AT + seat * SEAT_SIZE + ROUTE + city])
        for seat in range(1, SEATS):
            cards -= to_int(out[SEATS_AT + seat * SEAT_SIZE + KNOWN + city])
        out[UNSEEN_AT + city] = cards


@inlined
def observe_stacks(state: State, out: Any) -> None:
    for stack in range(STACKS):
        taken = 0
        for seat in range(SEATS):
            taken |= to_int(state.tiles[seat, stack])
        out[LEFT_TILES_AT + stack] = TILES_LEFT[stack, taken]
        out[NEXT_TILE_AT + stack] = NEXT_TILE[stack, taken]
    if to_int(state.honours):
        chips = CHIPS
        for official in range(OFFICIALS):
            out[LEFT_TOKENS_AT + official] = tokens_in_stack(state, official)
        for seat in range(SEATS):
            chips -= to_int(state.chips[seat])
        out[LEFT_CHIPS_AT] = chips


@inlined
def observe_coaches(state: State, out: Any) -> None:
    if to_int(state.audience):
        out[SECOND_MAP_AT] = to_int(state.rome) == 2
        for coach in range(COACHES):
            out[COACHES_AT + coach * STOPS + to_int(state.coach[coach])] = 1
        for coach in range(COACHES + 1):
            out[OWED_AT + coach] = to_int(state.owed[coach])


@inlined
def observe_seat(state: State, seat: int, out: Any) -> None:
    """Write the public features of a seat into its block."""
    points, left, size = points_without_tiles(state, seat), offices_left(state, seat), to_int(state.route_size[seat])
    out[THERE] = 1
    out[HAND_SIZE] = to_int(state.hand_size[seat])
    if size:
        write_cities(out[ROUTE : ROUTE + CITIES], route_cities(state, seat))
        out[LEFT_END + to_int(state.route[seat, 0])] = 1
        out[RIGHT_END + to_int(state.route[seat, size - 1])] = 1
    out[LENGTH] = size
    write_cards(out[KNOWN : KNOWN + CITIES], state.known, seat)
    write_cities(out[OFFICES : OFFICES + CITIES], to_int(state.offices[seat]))
    out[OFFICES_LEFT] = left
    out[CARRIAGE + to_int(state.carriage[seat])] = 1
    for stack in range(STACKS):
        tiles = to_int(TILE_POINTS[to_int(state.tiles[seat, stack])])
        out[TILES + stack] = tiles
        points += tiles
    for official in range(OFFICIALS):
        out[TOKENS + official] = to_int(state.tokens[seat, official])
    out[CHIPS_HELD] = to_int(state.chips[seat])
    if to_int(state.audience):
        observe_clergy(state, seat, out)
    out[POINTS] = clamp(points)


@inlined
def observe_clergy(state: State, seat: int, out: Any) -> None:
    for coach in range(COACHES):
        rank = to_int(state.clergy[seat, coach])
        rider = RANKS if rank == HIDDEN_RANK else RANKS + 1 if rank == NO_RANK else rank
        out[CLERGY + coach * RIDERS + rider] = 1
    for rank in range(RANKS):
        out[WAITING + rank] = to_int(state.waiting[rank]) >> seat & 1
