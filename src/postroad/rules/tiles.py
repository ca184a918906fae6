"""Chapter T: tiles. A tile is in its stack until a seat holds it, so the state has no field for stacks."""

from postroad.rules.bits import count
from postroad.rules.board import (
    ALL_PROVINCES_STACK,
    GAME_END_STACK,
    LENGTH_STACK,
    LENGTHS,
    OFFICES,
    PROVINCE_CITIES,
    PROVINCE_IDS,
    PROVINCES,
    REGION_CITIES,
    REGIONS,
    SEATS,
    STACK_SIZES,
    STACK_TILES,
)
from postroad.rules.event_log import TILE, write
from postroad.rules.jit import rule
from postroad.rules.phases import EARN_CARRIAGE
from postroad.rules.state import Log, State, to_int

_SHORTEST, _LONGEST = min(LENGTHS), max(LENGTHS)
ALL_PROVINCES = (1 << PROVINCES) - 1
BAVARIA = 1 << PROVINCE_IDS.index("bavaria")


@rule
def tiles_gone(state: State, stack: int) -> int:
    """How many tiles of the stack the seats hold."""
    taken = 0
    for seat in range(SEATS):
        taken |= to_int(state.tiles[seat, stack])
    return count(taken)


@rule
def top_tile(state: State, stack: int) -> int:
    """The points of the stack's top tile (B4), 0 if there is none."""
    gone = tiles_gone(state, stack)
    return to_int(STACK_TILES[stack, gone]) if gone < to_int(STACK_SIZES[stack]) else 0


@rule
def take_tile(state: State, seat: int, stack: int, log: Log) -> bool:
    """Take the top tile; False if the stack is empty."""
    points = top_tile(state, stack)
    if points == 0:
        return False
    state.tiles[seat, stack] = to_int(state.tiles[seat, stack]) | 1 << points
    write(log, TILE, seat, stack, points)
    return True


@rule
def offices_left(state: State, seat: int) -> int:
    return OFFICES - count(to_int(state.offices[seat]))


@rule
def earn_length_tile(state: State, seat: int, log: Log) -> None:  # T1
    length = min(to_int(state.route_size[seat]), _LONGEST)
    while length >= _SHORTEST:
        if take_tile(state, seat, LENGTH_STACK + length - _SHORTEST, log):
            return
        length -= 1


@rule
def earn_region_tiles(state: State, seat: int, log: Log) -> None:  # T2
    offices = to_int(state.offices[seat])
    for region in range(REGIONS):
        cities = to_int(REGION_CITIES[region])
        if offices & cities == cities and to_int(state.tiles[seat, region]) == 0:
            take_tile(state, seat, region, log)


@rule
def provinces_of(cities: int) -> int:
    """The provinces in which the cities lie, as a mask."""
    provinces = 0
    for province in range(PROVINCES):
        if cities & to_int(PROVINCE_CITIES[province]):
            provinces |= 1 << province
    return provinces


@rule
def required_provinces(state: State) -> int:
    """The provinces that the all-provinces tile requires, as a mask: all, or all but Bavaria (T3)."""
    return ALL_PROVINCES if to_int(state.provinces_for_all) == PROVINCES else ALL_PROVINCES & ~BAVARIA


@rule
def earn_all_provinces_tile(state: State, seat: int, log: Log) -> None:  # T3
    required = required_provinces(state)
    if to_int(state.tiles[seat, ALL_PROVINCES_STACK]) == 0 and provinces_of(to_int(state.offices[seat])) & required == required:
        take_tile(state, seat, ALL_PROVINCES_STACK, log)


@rule
def earn_game_end_tile(state: State, seat: int, log: Log) -> None:
    """Earn the tile for carriage 7 or the last office (T4); not after the end of the game (E4)."""
    if to_int(state.final) == 0:
        take_tile(state, seat, GAME_END_STACK, log)


@rule
def earn_game_end_tile_for_office(state: State, seat: int, log: Log) -> None:  # T4
    if offices_left(state, seat) == 0:
        earn_game_end_tile(state, seat, log)


@rule
def earn_office_tiles(state: State, seat: int, log: Log) -> None:  # T5: regions before all provinces
    earn_region_tiles(state, seat, log)
    earn_all_provinces_tile(state, seat, log)


@rule
def earn_tiles(state: State, log: Log) -> None:  # T5
    seat = to_int(state.seat)
    earn_game_end_tile_for_office(state, seat, log)
    earn_length_tile(state, seat, log)
    earn_office_tiles(state, seat, log)
    state.open = 0
    state.phase = EARN_CARRIAGE
