"""Chapter E: the end and the score."""

from postroad.rules.board import CARRIAGE_POINTS, GAME_END_STACK, STACKS, array
from postroad.rules.event_log import ENDED, write
from postroad.rules.jit import rule
from postroad.rules.phases import OVER
from postroad.rules.rome import RANK_POINTS, RANKS
from postroad.rules.state import Log, State, next_seat, to_int
from postroad.rules.tiles import offices_left

QUIET_ROUNDS = 60  # E4
NO_SEAT = -1
# The points of the tiles that a seat holds from one stack, by their mask: bit p is the tile of p points.
TILE_POINTS = array([sum(points for points in range(8) if tiles >> points & 1) for tiles in range(256)])


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
        points += to_int(TILE_POINTS[to_int(state.tiles[seat, stack])])
    return points


@rule
def clergy_points(state: State, seat: int) -> int:  # A7
    points = 0
    for rank in range(RANKS):
        if to_int(state.waiting[rank]) >> seat & 1:
            points += to_int(RANK_POINTS[rank])
    return points


@rule
def points_without_tiles(state: State, seat: int) -> int:
    return (
        to_int(CARRIAGE_POINTS[to_int(state.carriage[seat])])
        - offices_left(state, seat)
        + to_int(state.chips[seat])
        + clergy_points(state, seat)
    )


@rule
def points_of(state: State, seat: int) -> int:  # E2
    return tile_points(state, seat) + points_without_tiles(state, seat)


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
