"""Chapter S: set-up."""

from typing import Any

from postroad.rules.audience import list_clergy
from postroad.rules.board import CARDS, CITIES, COPIES, SEATS, STACKS
from postroad.rules.cards import discard, fill_market
from postroad.rules.draw import begin_take, list_first_take
from postroad.rules.jit import rule
from postroad.rules.phases import CLERGY
from postroad.rules.rng import seed_generator
from postroad.rules.rome import COACH_STARTS, COACHES, RANKS
from postroad.rules.state import MARKET, NO_CITY, NO_OFFICIAL, NO_RANK, OFFICIALS, Deck, Log, State, to_int
from postroad.rules.turn import begin_turn


@rule
def set_up(state: State, seed: int, out: Any, log: Log, deck: Deck) -> int:
    """Set up a new game with the options in the state and overwrite all else; list the legal actions (S1-S3, A1)."""
    clear_table(state)
    for seat in range(SEATS):
        clear_seat(state, seat)
    seed_generator(state.rng, seed)
    for card in range(CARDS):
        discard(state, card % CITIES)
    fill_market(state, log, deck)
    for coach in range(COACHES):
        state.coach[coach] = to_int(COACH_STARTS[to_int(state.players), coach])
    if to_int(state.audience):
        state.phase = CLERGY
        return list_clergy(state, out, 0)
    # The same as `advance` and `legal`, without compiling all other rules into this function.
    begin_turn(state, log)
    begin_take(state)
    return list_first_take(state, out, 0)


@rule
def clear_table(state: State) -> None:
    state.round_number = state.progress = state.open = 0
    state.turn = state.seat = state.after = state.way = state.final = 0
    state.official = NO_OFFICIAL
    state.deck_size = state.discard_size = 0
    for card in range(CARDS):
        state.deck[card] = NO_CITY
        state.discard[card] = NO_CITY
    for slot in range(MARKET):
        state.market[slot] = NO_CITY
    for rank in range(RANKS):
        state.waiting[rank] = 0
    for coach in range(COACHES + 1):
        state.owed[coach] = 0


@rule
def clear_seat(state: State, seat: int) -> None:
    for level in range(COPIES):
        state.hand[seat, level] = 0
        state.known[seat, level] = 0
    state.hand_size[seat] = state.route_size[seat] = 0
    state.offices[seat] = state.carriage[seat] = state.chips[seat] = 0
    for at in range(CITIES):
        state.route[seat, at] = NO_CITY
    for stack in range(STACKS):
        state.tiles[seat, stack] = 0
    for official in range(OFFICIALS):
        state.tokens[seat, official] = 0
    for coach in range(COACHES):
        state.clergy[seat, coach] = NO_RANK
