"""The view in words, as types: what `View.words()` is made of."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from postroad.event_types import City, Coach, Official, Rank, Stack, Stop
from postroad.rules import phases

Phase = TypeAliasType("Phase", phases.Phase)


class GameOptions(TypedDict):
    """What is played."""

    players: int
    honours: bool
    audience: bool
    provinces_for_all: int
    rulings: int  # which ones, and which map to Rome, numbered from 1 on
    rome: int


class Score(TypedDict):
    """What the points of a seat are made of."""

    carriage: int
    tiles: int
    offices: int
    chips: int
    clergy: int


class SeatView(TypedDict):
    """What a viewer may know of a seat."""

    hand: list[City] | None  # of the viewer alone
    hand_size: int
    known: list[City]  # the part of the hand that everybody saw
    route: list[City]  # left to right
    offices: list[City]
    offices_left: int
    carriage: int  # 0 for none
    tiles: dict[Stack, list[int]]  # the points of those held; stacks without are left out
    points: int
    score: Score
    tokens: NotRequired[dict[Official, int]]  # honours
    chips: NotRequired[int]  # honours
    clergy: NotRequired[dict[Coach, Rank | Literal["hidden"] | None]]  # audience


class View(TypedDict):
    """What a seat, or a spectator, may know of a game."""

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
    tiles: dict[Stack, list[int]]  # the points of those left, top first
    seats: list[SeatView]
    tokens: NotRequired[dict[Official, int]]  # honours: those in the stacks
    chips: NotRequired[int]  # honours: those left
    coaches: NotRequired[dict[Coach, Stop]]  # audience: where they are
    waiting: NotRequired[dict[Rank, list[int]]]  # audience: the seats whose clergy wait in Rome
    owed: NotRequired[dict[str, int]]  # audience: moves still to be made of each coach, and free ones
