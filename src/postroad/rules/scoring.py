"""Chapter E: the end and the score."""

from postroad.rules.board import CARRIAGE_POINTS, GAME_END_STACK, STACK_TILES, STACKS
from postroad.rules.event_log import ENDED, write
from postroad.rules.jit import rule
from postroad.rules.phases import OVER
from postroad.rules.rome import RANK_POINTS, RANKS
from postroad.rules.state import Log, State, next_seat, to_int
from postroad.rules.tiles import offices_left

QUIET_ROUNDS = 60  # E4
NO_SEAT = -1
_MOST_TILES = STACK_TILES.shape[1]


@rule
def game_end_holder(state: State) -> int:
    """The seat that holds the game-end tile, or NO_SEAT."""
    for seat in range(to_int(state.players)):
        if to_int(state.tiles[seat, GAME_END_STACK]):
            return seat
    return NO_SEAT


@rule
def round_was_last(state: State) -> bool:  # E1, E4
    return game_end_holder(state) != NO_SEAT or to_int(state.round_number) - to_int(state.progress) >= QUIET_ROUNDS


@rule
def tile_points(state: State, seat: int) -> int:
    points = 0
    for stack in range(STACKS):
        tiles = to_int(state.tiles[seat, stack])
        for index in range(_MOST_TILES):
            value = to_int(STACK_TILES[stack, index])
            if tiles >> value & 1:
                points += value
    return points


@rule
def clergy_points(state: State, seat: int) -> int:  # A7
    points = 0
    for rank in range(RANKS):
        if to_int(state.waiting[rank]) >> seat & 1:
            points += to_int(RANK_POINTS[rank])
    return points


@rule
def points_of(state: State, seat: int) -> int:  # E2
    return (
        to_int(CARRIAGE_POINTS[to_int(state.carriage[seat])])
        + tile_points(state, seat)
        - offices_left(state, seat)
        + to_int(state.chips[seat])
        + clergy_points(state, seat)
    )


@rule
def winner(state: State) -> int:  # E3, E4
    best = seat = max(0, game_end_holder(state))
    for _ in range(to_int(state.players) - 1):
        seat = next_seat(state, seat)
        if points_of(state, seat) > points_of(state, best):
            best = seat
    return best


@rule
def score(state: State, log: Log) -> None:
    if log is not None:
        stalled = game_end_holder(state) == NO_SEAT
        for seat in range(to_int(state.players)):
            write(log, ENDED, int(stalled), points_of(state, seat), winner(state))
    state.phase = OVER
