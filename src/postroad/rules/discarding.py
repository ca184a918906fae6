"""Chapter K: discarding after a closing."""

from typing import Any

from postroad.rules.actions import DISCARD_CARD, append_all
from postroad.rules.cards import discard, held, show
from postroad.rules.event_log import DISCARDED, FROM_HAND, FROM_ROUTE, write
from postroad.rules.jit import rule
from postroad.rules.phases import DISCARD, END, TRIM_HAND
from postroad.rules.route import drop_route
from postroad.rules.state import Log, State, to_int

HAND_LIMIT = 3


@rule
def discard_route(state: State, log: Log) -> None:  # K1
    drop_route(state, to_int(state.seat), log, DISCARDED, FROM_ROUTE)
    state.phase = TRIM_HAND


@rule
def hand_too_large(state: State) -> bool:  # K1
    return to_int(state.hand_size[to_int(state.seat)]) > HAND_LIMIT


@rule
def trim_hand(state: State) -> None:  # K1
    state.phase = DISCARD if hand_too_large(state) else END


@rule
def list_discards(state: State, out: Any, size: int) -> int:  # K1
    return append_all(out, size, DISCARD_CARD, held(state.hand, to_int(state.seat)))


@rule
def discard_card(state: State, city: int, log: Log) -> None:  # K1
    seat = to_int(state.seat)
    show(state, seat, city)
    discard(state, city)
    write(log, DISCARDED, seat, city, FROM_HAND)
    state.phase = TRIM_HAND
