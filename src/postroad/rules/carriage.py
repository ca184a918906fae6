"""Chapter V: carriages."""

from typing import Any

from postroad.rules.actions import CALL, END_TURN, append
from postroad.rules.audience import coach_is_owed, list_coaches, move_coaches
from postroad.rules.board import FIRST_CARRIAGE, LAST_CARRIAGE
from postroad.rules.discarding import discard_route, hand_too_large, list_discards
from postroad.rules.event_log import CARRIAGE, write
from postroad.rules.jit import rule
from postroad.rules.phases import CARTWRIGHT_CALL, DROP_ROUTE, MOVE_COACHES
from postroad.rules.state import CARTWRIGHT, NO_OFFICIAL, Log, State, to_int
from postroad.rules.tiles import earn_game_end_tile

CARTWRIGHT_REACH = 2  # V2: cities that may be missing


@rule
def missing_cities(state: State, seat: int) -> int:
    """How many cities the route lacks for the next carriage (V1); after the last carriage, more than the cartwright can help."""
    best = to_int(state.carriage[seat])
    if best == LAST_CARRIAGE:
        return LAST_CARRIAGE
    return max(0, max(best + 1, FIRST_CARRIAGE) - to_int(state.route_size[seat]))


@rule
def cartwright_can_be_called(state: State) -> bool:  # V2, D6
    missing = missing_cities(state, to_int(state.seat))
    return to_int(state.official) == NO_OFFICIAL and 0 < missing <= CARTWRIGHT_REACH


@rule
def earn_carriage(state: State, log: Log) -> None:  # V1
    if cartwright_can_be_called(state):
        state.phase = CARTWRIGHT_CALL
    else:
        if missing_cities(state, to_int(state.seat)) == 0:
            take_carriage(state, log)
        state.phase = MOVE_COACHES


@rule
def list_cartwright(state: State, out: Any, size: int) -> int:
    """V2: the call, or the actions that come next; one of those declines the cartwright."""
    size = append(out, size, CALL + CARTWRIGHT)
    if coach_is_owed(state):
        return list_coaches(state, out, size)
    if hand_too_large(state):
        return list_discards(state, out, size)
    return append(out, size, END_TURN)


@rule
def go_on_without_cartwright(state: State, log: Log) -> None:
    """Make up for the phases that waited for the decision: if no coach can move (A4), discard the route (K1)."""
    move_coaches(state)
    if to_int(state.phase) == DROP_ROUTE:
        discard_route(state, log)


@rule
def grant_carriage(state: State, log: Log) -> None:
    """The cartwright's help (V2)."""
    take_carriage(state, log)
    state.phase = MOVE_COACHES


@rule
def take_carriage(state: State, log: Log) -> None:
    seat = to_int(state.seat)
    number = max(to_int(state.carriage[seat]) + 1, FIRST_CARRIAGE)
    state.carriage[seat] = number
    state.progress = to_int(state.round_number)  # E4
    write(log, CARRIAGE, seat, number, 0)
    if number == LAST_CARRIAGE:
        earn_game_end_tile(state, seat, log)  # T4
