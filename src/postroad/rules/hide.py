"""Chapter I: hidden information. `hide` blanks what a viewer may not know; `sample` fills the blanks with a possible state."""

from postroad.rules.audience import ALL_RANKS, in_rome
from postroad.rules.bits import count, nth
from postroad.rules.board import CARDS, CITIES, COPIES, SEATS
from postroad.rules.cards import add_card, cards_in, copies, held, lift_top_card, mix_deck
from postroad.rules.jit import rule
from postroad.rules.phases import PLAY_SECOND
from postroad.rules.rng import below, seed_generator
from postroad.rules.rome import COACHES, RANKS
from postroad.rules.route import fits
from postroad.rules.state import HIDDEN_RANK, MARKET, NO_CITY, NO_RANK, State, to_int


@rule
def hide(state: State, viewer: int) -> None:
    """Blank what the viewer, a seat or SPECTATOR, may not know (I1-I3)."""
    for word in range(4):
        state.rng[word] = 0
    for card in range(CARDS):
        state.deck[card] = NO_CITY
    for seat in range(SEATS):
        if seat != viewer:
            hide_seat(state, seat)


@rule
def hide_seat(state: State, seat: int) -> None:
    """Leave only the cards that everybody saw and the clergy that arrived in Rome (I1)."""
    for level in range(COPIES):
        state.hand[seat, level] = to_int(state.known[seat, level])
    for coach in range(COACHES):
        if to_int(state.clergy[seat, coach]) != NO_RANK and not in_rome(state, coach):
            state.clergy[seat, coach] = HIDDEN_RANK


@rule
def sample(state: State, seed: int) -> None:
    """Fill a hidden state at random: each unseen card and each unseen clergy gets a hidden place."""
    seed_generator(state.rng, seed)
    sample_cards(state)
    for seat in range(to_int(state.players)):
        sample_clergy(state, seat)


@rule
def unseen(state: State, city: int) -> int:
    """How many cards of the city are not seen anywhere."""
    cards = COPIES
    for slot in range(MARKET):
        cards -= to_int(state.market[slot]) == city
    for card in range(to_int(state.discard_size)):
        cards -= to_int(state.discard[card]) == city
    for seat in range(SEATS):
        cards -= copies(state.hand, seat, city)
        for at in range(to_int(state.route_size[seat])):
            cards -= to_int(state.route[seat, at]) == city
    return cards


@rule
def sample_cards(state: State) -> None:
    size = 0
    for city in range(CITIES):
        for _ in range(unseen(state, city)):
            state.deck[size] = city
            size += 1
    state.deck_size = size
    mix_deck(state)
    if to_int(state.phase) == PLAY_SECOND:
        deal_fitting_card(state, to_int(state.seat))
    for seat in range(to_int(state.players)):
        for _ in range(to_int(state.hand_size[seat]) - cards_in(state.hand, seat)):
            add_card(state.hand, seat, lift_top_card(state))


@rule
def deal_fitting_card(state: State, seat: int) -> None:
    """Give the seat that called the carrier a card that fits (P4), unless a seen card of its hand fits."""
    fitting = fits(state, seat)
    top = to_int(state.deck_size) - 1
    if held(state.hand, seat) & fitting == 0:
        for at in range(top + 1):
            city = to_int(state.deck[at])
            if fitting >> city & 1:
                state.deck[at] = to_int(state.deck[top])
                state.deck[top] = city
        add_card(state.hand, seat, lift_top_card(state))


@rule
def sample_clergy(state: State, seat: int) -> None:
    """Put the ranks not seen in Rome into the coaches at random."""
    ranks = ALL_RANKS
    for coach in range(COACHES):
        rank = to_int(state.clergy[seat, coach])
        if rank < RANKS:
            ranks &= ~(1 << rank)
    for coach in range(COACHES):
        if to_int(state.clergy[seat, coach]) == HIDDEN_RANK:
            rank = nth(ranks, below(state.rng, count(ranks)))
            state.clergy[seat, coach] = rank
            ranks &= ~(1 << rank)
