"""Facts about every state that waits for a decision. Each fact checks all states of a game at once."""

from collections.abc import Callable, Iterable

import numpy as np
from numpy.typing import NDArray

from postroad.rules.board import CITIES, COPIES, OFFICES, SEATS, STACK_IDS
from postroad.rules.phases import PHASE_IDS
from postroad.rules.rome import RANKS, STOP_IDS
from postroad.rules.state import EACH, NO_CITY, NO_OFFICIAL, NO_RANK, OFFICIALS, STATE

States = np.recarray  # of dtype STATE
True_ = NDArray[np.bool_]  # for which of them

TOKENS = np.array([[0] * 4, [0] * 4, [4, 3, 4, 2], [6, 5, 6, 3], [8, 6, 8, 4]])  # H1: in the order of OFFICIAL_IDS
CHIPS = 12
TILES = {  # B4, from the top down
    "length-5": [2, 1],
    "length-6": [3, 2, 1],
    "length-7": [4, 3, 2, 1],
    "all-provinces": [6, 5, 4, 3],
    "bavaria": [5, 4, 3, 2],
    "baden": [3, 2, 1],
    "wurttemberg-hohenzollern": [3, 2, 1],
    "switzerland-tyrol": [3, 2, 1],
    "bohemia-salzburg": [4, 3, 2],
    "game-end": [1],
}
SEVERAL_A_SEAT = [STACK_IDS.index(stack) for stack in ("length-5", "length-6", "length-7")]
OVER = PHASE_IDS.index("over")
ROME = STOP_IDS.index("rome")

_cities, _seats, _ranks = np.arange(CITIES, dtype=np.uint32), np.arange(SEATS), np.arange(RANKS)


def check(states: Iterable[np.ndarray]) -> None:
    """Check the bytes of all states of one game, in their order."""
    game = np.stack(list(states)).view(STATE)[:, 0].view(np.recarray)
    for fact in FACTS:
        true = fact(game)
        assert true.shape == game.shape, fact.__name__
        assert true.all(), f"state {int(true.argmin())}: {fact.__name__}: {fact.__doc__}"


def in_phase(game: States, *phases: str) -> True_:
    return np.isin(game.phase, [PHASE_IDS.index(phase) for phase in phases])


def copies(hands: np.ndarray) -> np.ndarray:
    """The number of cards of each city in every hand."""
    return (hands[..., None] >> _cities & 1).sum(axis=2)


def each(facts: np.ndarray) -> True_:
    return facts.all(axis=tuple(range(1, facts.ndim)))


def three_cards_of_each_city(game: States) -> True_:
    """B1: 66 cards in hands, market, deck, discard pile and routes together."""
    piles = np.concatenate([game.market, game.deck, game.discard, game.route.reshape(len(game), -1)], axis=1)
    counts = (piles[:, :, None] == _cities).sum(axis=1) + copies(game.hand).sum(axis=1)
    return each(counts == COPIES) & each((piles < CITIES) | (piles == NO_CITY))


def hands_are_counted(game: States) -> True_:
    return each(copies(game.hand).sum(axis=2) == game.hand_size)


def known_cards_are_held(game: States) -> True_:
    """I1: the cards that everybody saw are in the hand."""
    return each(copies(game.known) <= copies(game.hand))


def hands_are_canonical(game: States) -> True_:
    """A second copy implies a first; no card has an unknown city."""
    hands = np.concatenate([game.hand, game.known], axis=1)
    return each(hands[..., 1:] & ~hands[..., :-1] == 0) & each(hands >> CITIES == 0)


def piles_end_at_their_size(game: States) -> True_:
    def ends(pile: np.ndarray, size: np.ndarray) -> True_:
        return each((pile != NO_CITY) == (np.arange(pile.shape[-1]) < size[..., None]))

    return ends(game.deck, game.deck_size) & ends(game.discard, game.discard_size) & ends(game.route, game.route_size)


def routes_hold_no_city_twice(game: States) -> True_:  # P2
    return each((game.route[..., None] == _cities).sum(axis=2) <= 1)


def market_is_filled_after_a_take(game: States) -> True_:
    """D2: a gap stays only where no card is left to fill it."""
    cards_left = game.deck_size.astype(int) + game.discard_size
    return each(game.market != NO_CITY) | (cards_left == 0) | ~in_phase(game, "play", "take-second")


def twenty_offices_a_seat(game: States) -> True_:
    return each(np.bitwise_count(game.offices) <= OFFICES) & each(game.offices >> CITIES == 0)


def open_cities_are_without_office(game: States) -> True_:
    """C3: open cities have no own office, and only a closing has open cities."""
    own = game.offices[np.arange(len(game)), game.turn]
    return (game.open & own == 0) & ((game.open != 0) == in_phase(game, "office"))


def tiles_come_from_the_top(game: States) -> True_:
    """B4: each tile is held once at most, the highest of a stack first."""
    held = game.tiles.astype(int)
    count = np.bitwise_count(game.tiles).sum(axis=1)
    tops = [[sum(1 << tile for tile in TILES[stack][:size]) for size in range(9)] for stack in STACK_IDS]
    return each(held.sum(axis=1) == np.array(tops)[np.arange(len(STACK_IDS)), count])


def one_tile_a_region(game: States) -> True_:
    """T2-T4: only length tiles may be held twice."""
    return each(np.delete(np.bitwise_count(game.tiles), SEVERAL_A_SEAT, axis=2) <= 1)


def carriages_exist(game: States) -> True_:  # V1
    return each(np.isin(game.carriage, [0, 3, 4, 5, 6, 7]))


def game_end_tile_tells_the_end(game: States) -> True_:
    """T4, E1: carriage 7 or the last office takes the tile, but not in the hand-in after the game (E4)."""
    reached = (game.carriage == 7).any(axis=1) | (np.bitwise_count(game.offices) == OFFICES).any(axis=1)
    return (reached == game.tiles[:, :, STACK_IDS.index("game-end")].any(axis=1)) | (game.final == 1)


def tokens_are_conserved(game: States) -> True_:
    """H1, H3, H7: no stack is empty but in a hand-in."""
    stacks = TOKENS[game.players] - game.tokens.sum(axis=1)
    full = each(stacks > 0) | (each(stacks >= 0) & in_phase(game, "hand-in", "reward-card", "reward-office"))
    return np.where(game.honours, full, each(game.tokens == 0))


def twelve_chips(game: States) -> True_:  # H1
    return game.chips.sum(axis=1) <= CHIPS * game.honours


def clergy_are_seated_once(game: States) -> True_:
    """A2: each seat has each rank once, in the coaches in order, and all of them after the seating."""
    seated = game.clergy != NO_RANK
    once = each((game.clergy[..., None] == _ranks).sum(axis=2) <= 1) & each((game.clergy < RANKS) | ~seated)
    in_order = each(seated[..., 1:] <= seated[..., :-1])
    playing = (_seats < game.players[:, None]) & (game.audience[:, None] == 1)
    complete = each(seated == playing[..., None]) | in_phase(game, "clergy")
    return once & in_order & complete & each(~seated | playing[..., None])


def arrived(game: States) -> np.ndarray:
    """The seats whose clergy a coach brought to Rome, as a mask by state, coach and rank."""
    who = (game.clergy[..., None] == _ranks) << _seats[:, None, None]
    return who.sum(axis=1) * (game.coach == ROME)[..., None]


def last_arrivals_wait(game: States) -> True_:
    """A6: each space has all clergy of one arrival, and is empty only if none of that rank arrived."""
    by_coach, waiting = arrived(game), game.waiting[:, None, :]
    return each(np.where(by_coach.any(axis=1), ((by_coach == waiting) & (by_coach > 0)).any(axis=1), game.waiting == 0))


def coaches_are_owed_in_a_closing(game: States) -> True_:
    return each(game.owed == 0) | (
        (game.audience == 1) & in_phase(game, "office", "cartwright", "coach", "hand-in", "reward-card", "reward-office")
    )


def where_the_game_stands_exists(game: States) -> True_:
    others_decide = in_phase(game, "hand-in", "reward-card", "reward-office", "clergy")
    return (
        (game.turn < game.players)
        & (game.seat < game.players)
        & ((game.seat == game.turn) | others_decide)
        & (game.phase <= OVER)
        & (game.progress <= game.round_number)
        & ((game.official < OFFICIALS) | (game.official == NO_OFFICIAL))
        & ((game.way < 9) | (game.way == EACH))
        & each(game.coach < len(STOP_IDS))
    )


def empty_seats_own_nothing(game: States) -> True_:
    nobody = _seats >= game.players[:, None]
    owned = [
        game.hand,
        game.known,
        game.offices,
        game.hand_size,
        game.route_size,
        game.carriage,
        game.tiles,
        game.tokens,
        game.chips,
    ]
    return each(np.stack([own.reshape(len(game), SEATS, -1).any(axis=2) & nobody for own in owned], axis=1) == 0)


def what_is_built_stays(game: States) -> True_:
    """Offices, tiles and chips are never lost; carriages come in order (V1); coaches stay in Rome."""
    before, after = game[:-1], game[1:]
    kept = each(before.offices & ~after.offices == 0) & each(before.tiles & ~after.tiles == 0) & each(before.chips <= after.chips)
    steps = after.carriage.astype(int) - before.carriage
    kept &= each((steps == 0) | (steps == 1) | ((steps == 3) & (before.carriage == 0)))
    kept &= each((before.coach != ROME) | (after.coach == ROME))
    return np.append(kept, True)


FACTS: list[Callable[[States], True_]] = [
    three_cards_of_each_city,
    hands_are_counted,
    known_cards_are_held,
    hands_are_canonical,
    piles_end_at_their_size,
    routes_hold_no_city_twice,
    market_is_filled_after_a_take,
    twenty_offices_a_seat,
    open_cities_are_without_office,
    tiles_come_from_the_top,
    one_tile_a_region,
    carriages_exist,
    game_end_tile_tells_the_end,
    tokens_are_conserved,
    twelve_chips,
    clergy_are_seated_once,
    last_arrivals_wait,
    coaches_are_owed_in_a_closing,
    where_the_game_stands_exists,
    empty_seats_own_nothing,
    what_is_built_stays,
]
