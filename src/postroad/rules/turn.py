"""How a turn runs: what happens by itself between two decisions, step after step."""

from postroad.rules import phases
from postroad.rules.audience import move_coaches
from postroad.rules.carriage import earn_carriage, grant_carriage
from postroad.rules.closing import open_offices
from postroad.rules.discarding import discard_route, trim_hand
from postroad.rules.draw import begin_take, begin_take_second, clear_market
from postroad.rules.honours import begin_hand_in, call, next_hand_in
from postroad.rules.jit import rule
from postroad.rules.log import TURN, write
from postroad.rules.route import begin_play
from postroad.rules.scoring import round_was_last, score
from postroad.rules.state import NO_OFFICIAL, POSTMASTER, Deck, Log, State, next_seat, wide
from postroad.rules.tiles import earn_game_end_tile_for_office, earn_length_tile, earn_office_tiles


@rule
def begin_turn(state: State, log: Log) -> None:
    seat = wide(state.turn)
    if seat == 0:
        state.round_number = wide(state.round_number) + 1
    state.seat = seat
    state.official = NO_OFFICIAL
    write(log, TURN, seat, 0, 0)
    if wide(state.hand_size[seat]) == 0:
        call(state, POSTMASTER, phases.BEGIN_TAKE, log)  # D4
    else:
        state.phase = phases.BEGIN_TAKE


@rule
def end_turn(state: State) -> None:  # E1
    seat = next_seat(state, wide(state.turn))
    state.turn = seat
    state.seat = seat
    if seat != 0 or not round_was_last(state):
        state.phase = phases.BEGIN_TURN
    elif wide(state.honours):  # H8
        state.final = 1
        state.phase = phases.BEGIN_HAND_IN
    else:
        state.phase = phases.SCORE


@rule
def earn_tiles(state: State, log: Log) -> None:  # T5
    seat = wide(state.seat)
    earn_game_end_tile_for_office(state, seat, log)
    earn_length_tile(state, seat, log)
    earn_office_tiles(state, seat, log)
    state.open = 0
    state.phase = phases.EARN_CARRIAGE


@rule
def settle(state: State, log: Log, deck: Deck) -> None:
    """Carry out what nobody decides, up to the next decision or the end of the game."""
    while wide(state.phase) > phases.OVER:
        phase = wide(state.phase)
        if phase == phases.BEGIN_PLAY:
            begin_play(state)
        elif phase == phases.BEGIN_TAKE:
            begin_take(state)
        elif phase == phases.BEGIN_TAKE_SECOND:
            begin_take_second(state)
        elif phase == phases.BEGIN_TURN:
            begin_turn(state, log)
        elif phase == phases.CLEAR_MARKET:
            clear_market(state, log, deck)
        elif phase == phases.OPEN_OFFICES:
            open_offices(state)
        elif phase == phases.EARN_TILES:
            earn_tiles(state, log)
        elif phase == phases.EARN_CARRIAGE:
            earn_carriage(state, log)
        elif phase == phases.GRANT_CARRIAGE:
            grant_carriage(state, log)
        elif phase == phases.MOVE_COACHES:
            move_coaches(state)
        elif phase == phases.DROP_ROUTE:
            discard_route(state, log)
        elif phase == phases.TRIM_HAND:
            trim_hand(state)
        elif phase == phases.BEGIN_HAND_IN:
            begin_hand_in(state)
        elif phase == phases.NEXT_HAND_IN:
            next_hand_in(state)
        else:
            score(state, log)
