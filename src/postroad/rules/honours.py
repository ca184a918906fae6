"""Chapter H: the module honours, and calling an official with or without it."""

from typing import Any

from postroad.rules.actions import DECLINE, OPEN_OFFICE, RETURN, SETS, append, append_all
from postroad.rules.bits import count
from postroad.rules.board import CITIES, SEATS, array
from postroad.rules.cards import can_take
from postroad.rules.closing import place_office
from postroad.rules.draw import list_takes
from postroad.rules.event_log import CALLED, CHIP, DECLINED, RETURNED, TOKEN, write
from postroad.rules.jit import rule
from postroad.rules.phases import (
    BEGIN_HAND_IN,
    BEGIN_TAKE_SECOND,
    CLEAR_MARKET,
    GRANT_CARRIAGE,
    HAND_IN,
    NEXT_HAND_IN,
    PLAY_SECOND,
    REWARD_CARD,
    REWARD_OFFICE,
    SCORE,
)
from postroad.rules.state import OFFICIALS, Log, State, next_seat, to_int
from postroad.rules.tiles import earn_game_end_tile_for_office, earn_office_tiles, offices_left

# H1: tokens by players, in the order postmaster, administrator, carrier, cartwright.
TOKENS = array([[0, 0, 0, 0], [0, 0, 0, 0], [4, 3, 4, 2], [6, 5, 6, 3], [8, 6, 8, 4]])
CHIPS = 12  # H1
ALL_CITIES = (1 << CITIES) - 1

# The phase that carries out each official's help, in their order.
HELP = array([BEGIN_TAKE_SECOND, CLEAR_MARKET, PLAY_SECOND, GRANT_CARRIAGE])


@rule
def call(state: State, official: int, help_phase: int, log: Log) -> None:
    """Call an official. The help follows in the given phase, after the hand-in if there is one (H2, H3)."""
    seat = to_int(state.turn)
    state.official = official
    state.phase = help_phase
    write(log, CALLED, seat, official, 0)
    if to_int(state.honours):
        state.tokens[seat, official] = to_int(state.tokens[seat, official]) + 1
        write(log, TOKEN, seat, official, 0)
        if tokens_in_stack(state, official) == 0:
            state.after = help_phase
            state.phase = BEGIN_HAND_IN


@rule
def tokens_in_stack(state: State, official: int) -> int:
    tokens = to_int(TOKENS[to_int(state.players), official])
    for seat in range(SEATS):
        tokens -= to_int(state.tokens[seat, official])
    return tokens


@rule
def a_stack_is_empty(state: State) -> bool:
    empty = False
    for official in range(OFFICIALS):
        empty = empty or tokens_in_stack(state, official) == 0
    return empty


@rule
def chips_left(state: State) -> int:
    chips = CHIPS
    for seat in range(SEATS):
        chips -= to_int(state.chips[seat])
    return chips


@rule
def officials_held(state: State, seat: int) -> int:
    """The officials of which the seat holds a token, as a mask."""
    officials = 0
    for official in range(OFFICIALS):
        if to_int(state.tokens[seat, official]) > 0:
            officials |= 1 << official
    return officials


@rule
def begin_hand_in(state: State) -> None:
    """`seat` hands in if it has a token (H4)."""
    state.phase = HAND_IN if officials_held(state, to_int(state.seat)) else NEXT_HAND_IN


@rule
def next_hand_in(state: State) -> None:
    """Go to the next seat clockwise (H3); after the last one to the help, another hand-in (H7) or the score (H8)."""
    state.seat = next_seat(state, to_int(state.seat))
    if to_int(state.seat) != to_int(state.turn):
        state.phase = BEGIN_HAND_IN
    elif to_int(state.final):
        state.phase = SCORE
    else:
        state.phase = BEGIN_HAND_IN if a_stack_is_empty(state) else to_int(state.after)


@rule
def list_returns(state: State, out: Any, size: int) -> int:  # H4, H8
    officials = officials_held(state, to_int(state.seat))
    for chosen in range(0 if to_int(state.final) else 1, SETS):
        if chosen & ~officials == 0:
            size = append(out, size, RETURN + chosen)
    return size


@rule
def return_tokens(state: State, chosen: int, log: Log) -> None:  # H4, H5, H7
    seat = to_int(state.seat)
    for official in range(OFFICIALS):
        if chosen >> official & 1:
            state.tokens[seat, official] = to_int(state.tokens[seat, official]) - 1
    write(log, RETURNED, seat, chosen, 0)
    returned = count(chosen)
    state.phase = NEXT_HAND_IN
    if returned == 2 and can_take(state):
        state.phase = REWARD_CARD
    elif returned == 3 and chips_left(state) > 0:
        state.chips[seat] = to_int(state.chips[seat]) + 1
        write(log, CHIP, seat, 0, 0)
    elif returned == 4 and offices_left(state, seat) > 0:
        state.phase = REWARD_OFFICE


@rule
def list_reward_cards(state: State, out: Any, size: int) -> int:  # H5
    size = list_takes(state, out, size)
    return append(out, size, DECLINE)


@rule
def list_reward_offices(state: State, out: Any, size: int) -> int:  # H5
    size = append_all(out, size, OPEN_OFFICE, ALL_CITIES & ~to_int(state.offices[to_int(state.seat)]))
    return append(out, size, DECLINE)


@rule
def open_reward_office(state: State, city: int, log: Log) -> None:  # H6
    seat = to_int(state.seat)
    place_office(state, seat, city, log)
    earn_game_end_tile_for_office(state, seat, log)
    earn_office_tiles(state, seat, log)
    state.phase = NEXT_HAND_IN


@rule
def decline(state: State, log: Log) -> None:  # H5
    write(log, DECLINED, to_int(state.seat), 0, 0)
    state.phase = NEXT_HAND_IN
