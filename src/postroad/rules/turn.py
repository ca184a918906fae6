"""How a turn begins and ends."""

from postroad.rules.event_log import TURN, write
from postroad.rules.honours import call
from postroad.rules.jit import rule
from postroad.rules.phases import BEGIN_HAND_IN, BEGIN_TAKE, BEGIN_TURN, SCORE
from postroad.rules.scoring import round_was_last
from postroad.rules.state import NO_OFFICIAL, POSTMASTER, Log, State, next_seat, to_int


@rule
def begin_turn(state: State, log: Log) -> None:
    seat = to_int(state.turn)
    if seat == 0:
        state.round_number = to_int(state.round_number) + 1
    state.seat = seat
    state.official = NO_OFFICIAL
    write(log, TURN, seat, 0, 0)
    if to_int(state.hand_size[seat]) == 0:
        call(state, POSTMASTER, BEGIN_TAKE, log)  # D4
    else:
        state.phase = BEGIN_TAKE


@rule
def end_turn(state: State) -> None:  # E1
    seat = next_seat(state, to_int(state.turn))
    state.turn = seat
    state.seat = seat
    if seat != 0 or not round_was_last(state):
        state.phase = BEGIN_TURN
    elif to_int(state.honours):  # H8
        state.final = 1
        state.phase = BEGIN_HAND_IN
    else:
        state.phase = SCORE
