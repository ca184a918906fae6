"""Chapter S: set-up."""

from typing import Any

from postroad.rules.board import CARDS, CITIES, SEATS
from postroad.rules.cards import discard, fill_market
from postroad.rules.chance import seed_generator
from postroad.rules.jit import rule
from postroad.rules.phases import BEGIN_TURN, CLERGY
from postroad.rules.play import legal
from postroad.rules.rome import COACH_STARTS, COACHES
from postroad.rules.state import MARKET, NO_CITY, NO_OFFICIAL, NO_RANK, Deck, Log, State, wide
from postroad.rules.turn import settle


@rule
def set_up(
    state: State, players: int, honours: int, audience: int, provinces_for_all: int, seed: int, out: Any, log: Log, deck: Deck
) -> int:
    """Lay out a game in a state of zero bytes; list as `legal` does (S1-S3, A1)."""
    state.players = players
    state.honours = honours
    state.audience = audience
    state.provinces_for_all = provinces_for_all
    state.official = NO_OFFICIAL
    seed_generator(state.rng, seed)
    clear_table(state)
    for card in range(CARDS):
        discard(state, card % CITIES)
    fill_market(state, log, deck)
    for coach in range(COACHES):
        state.coach[coach] = wide(COACH_STARTS[players, coach])
    state.phase = CLERGY if audience else BEGIN_TURN
    settle(state, log, deck)
    return legal(state, out)


@rule
def clear_table(state: State) -> None:
    for slot in range(MARKET):
        state.market[slot] = NO_CITY
    for card in range(CARDS):
        state.deck[card] = NO_CITY
        state.discard[card] = NO_CITY
    for seat in range(SEATS):
        for at in range(CITIES):
            state.route[seat, at] = NO_CITY
        for coach in range(COACHES):
            state.clergy[seat, coach] = NO_RANK
