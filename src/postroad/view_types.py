"""Types of the view as plain data, the result of `View.words()`."""

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from postroad.event_types import City, Coach, Official, OneOf, Rank, Stack, Stop
from postroad.rules.phases import AT_REST

Phase = TypeAliasType("Phase", Annotated[str, OneOf(AT_REST)])
GameOptions = TypeAliasType("GameOptions", dict[str, int])  # each option by its name


class Score(TypedDict):
    """The parts of a seat's points."""

    carriage: int
    tiles: int
    offices: int
    chips: int
    clergy: int


class SeatView(TypedDict):
    """A seat as a viewer may know it."""

    hand: list[City] | None  # null for other seats
    hand_size: int
    known: list[City]  # the cards of the hand that everybody saw
    route: list[City]  # left to right
    offices: list[City]
    offices_left: int
    carriage: int  # 0 for none
    tiles: dict[Stack, list[int]]  # the points of the tiles held; stacks without tiles are left out
    points: int
    score: Score
    tokens: NotRequired[dict[Official, int]]  # honours
    chips: NotRequired[int]  # honours
    clergy: NotRequired[dict[Coach, Rank | Literal["hidden"] | None]]  # audience


class View(TypedDict):
    """A game as a seat or a spectator may know it."""

    seat: int | None  # whose view; null for a spectator's
    options: GameOptions
    round: int
    phase: Phase
    turn: int  # the seat whose turn it is
    decides: int | None  # the seat that must decide; null after the game
    winner: int | None
    official: Official | None  # called in this turn
    legal: list[str]  # the viewer's legal actions; none if another seat must decide
    market: list[City | None]
    deck: int  # how many cards
    discard: list[City]  # the last one on top
    tiles: dict[Stack, list[int]]  # the points of the tiles left, top first
    seats: list[SeatView]
    tokens: NotRequired[dict[Official, int]]  # honours: tokens in the stacks
    chips: NotRequired[int]  # honours: chips left
    coaches: NotRequired[dict[Coach, Stop]]  # audience: where they are
    waiting: NotRequired[dict[Rank, list[int]]]  # audience: the seats whose clergy wait in Rome
    owed: NotRequired[dict[str, int]]  # audience: moves owed to each coach, and free ones
