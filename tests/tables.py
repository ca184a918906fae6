"""Tables for tests: `table(...)` sets one in a line, with all 66 cards somewhere."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain

from postroad.game import Game
from postroad.rules.board import CITY_IDS, COPIES, STACK_IDS
from postroad.rules.cards import add_card
from postroad.rules.engine import engine
from postroad.rules.options import Options
from postroad.rules.phases import CLERGY, PHASE_IDS
from postroad.rules.rome import COACH_IDS, RANK_IDS, STOP_IDS
from postroad.rules.state import NO_CITY, OFFICIAL_IDS, State, blank, state_of

Cards = Sequence[str]


def table(
    players: int = 2,
    *,
    honours: bool = False,
    audience: bool = False,
    phase: str = "take",  # a name of phases.PHASE_IDS, of those that wait for a decision
    turn: int = 0,
    seat: int | None = None,  # the seat to decide; by default the seat whose turn it is
    official: str | None = None,  # called in this turn
    round_number: int = 5,
    progress: int = 5,
    market: Sequence[str | None] = ("mannheim", "karlsruhe", "freiburg", "stuttgart", "ulm", "sigmaringen"),
    deck: Cards = (),  # its top cards, top first
    discard: Cards = (),  # its lowest cards, lowest first
    rest: str | int = "deck",  # where all other cards are: under the "deck", on the "discard" pile, or in a seat's hand
    hands: Mapping[int, Cards] = {},
    known: Mapping[int, Cards] = {},  # which of these everybody saw
    routes: Mapping[int, Cards] = {},
    offices: Mapping[int, Cards] = {},
    carriages: Mapping[int, int] = {},
    tiles: Mapping[int, Mapping[str, Sequence[int]]] = {},  # {seat: {"length-5": [2]}}
    tokens: Mapping[int, Mapping[str, int]] = {},
    chips: Mapping[int, int] = {},
    coaches: Mapping[str, str] = {},
    clergy: Mapping[int, Sequence[str]] = {},  # ranks in the order of the coaches; by default in the order of the ranks
    waiting: Mapping[str, Sequence[int]] = {},
    **options: int,  # all other options, by name
) -> Game:
    """A game with the named parts, and otherwise a new game with empty boards, hands and routes."""
    raw = blank()
    state = state_of(raw)
    Options(players, honours, audience, **options).write(state)
    engine.set_up(raw, 1, blank().view("i2"), None, None)
    state.phase = PHASE_IDS.index(phase)
    state.turn = turn
    state.seat = turn if seat is None else seat
    state.official = 255 if official is None else OFFICIAL_IDS.index(official)
    state.round_number, state.progress = round_number, progress
    state.tokens[:] = 0  # setting up calls the postmaster for seat 0 (D4)
    _lay_cards(state, market, deck, discard, rest, hands, known, routes)
    for owner, cities in offices.items():
        state.offices[owner] = sum(1 << CITY_IDS.index(city) for city in cities)
    for owner, number in carriages.items():
        state.carriage[owner] = number
    for owner, stacks in tiles.items():
        for stack, values in stacks.items():
            state.tiles[owner, STACK_IDS.index(stack)] = sum(1 << value for value in values)
    for owner, held in tokens.items():
        for name, count in held.items():
            state.tokens[owner, OFFICIAL_IDS.index(name)] = count
    for owner, count in chips.items():
        state.chips[owner] = count
    if audience and state.phase != CLERGY:
        _seat_clergy(state, players, clergy)
    for coach, stop in coaches.items():
        state.coach[COACH_IDS.index(coach)] = STOP_IDS.index(stop)
    for rank, seats in waiting.items():
        state.waiting[RANK_IDS.index(rank)] = sum(1 << s for s in seats)
    return Game.from_state(raw)


def _lay_cards(
    state: State,
    market: Sequence[str | None],
    deck: Cards,
    discard: Cards,
    rest: str | int,
    hands: Mapping[int, Cards],
    known: Mapping[int, Cards],
    routes: Mapping[int, Cards],
) -> None:
    hands = {seat: cards for seat, cards in hands.items() if seat < state.players}
    laid = Counter(chain(filter(None, market), deck, discard, *hands.values(), *routes.values()))
    left = [city for city in CITY_IDS for _ in range(COPIES - laid[city])]
    assert len(left) + laid.total() == len(CITY_IDS) * COPIES, "more than three cards of a city"
    hands = {seat: list(hands.get(seat, ())) + (left if rest == seat else []) for seat in range(state.players)}
    lowest_first = (left if rest == "deck" else []) + list(deck)[::-1]
    _lay(state.deck, lowest_first)
    state.deck_size = len(lowest_first)
    pile = list(discard) + (left if rest == "discard" else [])
    _lay(state.discard, pile)
    state.discard_size = len(pile)
    for slot, city in enumerate(market):
        state.market[slot] = NO_CITY if city is None else CITY_IDS.index(city)
    state.hand[:] = 0
    state.known[:] = 0
    for seat, cards in hands.items():
        state.hand_size[seat] = len(cards)
        for city in cards:
            add_card(state.hand, seat, CITY_IDS.index(city))
    for seat, cards in known.items():
        for city in cards:
            add_card(state.known, seat, CITY_IDS.index(city))
    for seat, cities in routes.items():
        _lay(state.route[seat], cities)
        state.route_size[seat] = len(cities)


def _lay(places: object, cities: Cards) -> None:
    places[:] = NO_CITY  # type: ignore[index]
    for at, city in enumerate(cities):
        places[at] = CITY_IDS.index(city)  # type: ignore[index]


def _seat_clergy(state: State, players: int, clergy: Mapping[int, Sequence[str]]) -> None:
    for seat in range(players):
        for coach, rank in enumerate(clergy.get(seat, RANK_IDS)):
            state.clergy[seat, coach] = RANK_IDS.index(rank)


def last_events(game: Game, *fields: str) -> list[tuple]:
    """The kinds of the last decision's events, with those of these fields that they have."""
    return [(event["ev"], *(event[field] for field in fields if field in event)) for event in game.last_events()]


def event_values(game: Game, kind: str, field: str) -> list:
    """The values of a field in the last decision's events of a kind."""
    return [event[field] for event in game.last_events() if event["ev"] == kind]


def after(game: Game, *actions: str) -> Game:
    """The game after these decisions."""
    for action in actions:
        game.play(action)
    return game


def all_but(*cities: str) -> list[str]:
    """All cities but these. With 22 cities and 20 offices, a seat with all but two has placed its last office."""
    return [city for city in CITY_IDS if city not in cities]


def hand(game: Game, seat: int) -> list[str]:
    return game.view(seat).words()["seats"][seat]["hand"]


def words(game: Game) -> dict:
    """The spectator's view as JSON."""
    return game.view().words()
