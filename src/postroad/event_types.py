"""Types of a record and of its events (docs/record.md). rules/events.py writes and reads them; a test checks that both agree."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from postroad.rules.rome import RANK_IDS
from postroad.rules.state import OFFICIAL_IDS


class OneOf:
    """An annotation of a string that is one of these ids."""

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids = list(ids)

    def __get_pydantic_core_schema__(self, *_: object) -> Any:
        return {"type": "literal", "expected": self.ids}


City = TypeAliasType("City", str)
Province = TypeAliasType("Province", str)
Stack = TypeAliasType("Stack", str)
Coach = TypeAliasType("Coach", str)
Stop = TypeAliasType("Stop", str)
Rank = TypeAliasType("Rank", Annotated[str, OneOf(RANK_IDS)])
Official = TypeAliasType("Official", Annotated[str, OneOf(OFFICIAL_IDS)])


class Shuffled(TypedDict):
    ev: Literal["shuffle"]
    deck: NotRequired[list[City]]  # top card first; left out while the game runs


class Revealed(TypedDict):
    ev: Literal["reveal"]
    city: City


class Seated(TypedDict):
    ev: Literal["clergy"]
    seat: int
    coach: Coach
    rank: NotRequired[Rank]  # left out for other seats


class TurnBegun(TypedDict):
    ev: Literal["turn"]
    seat: int


class Called(TypedDict):
    ev: Literal["call"]
    seat: int
    official: Official


class TokenTaken(TypedDict):
    ev: Literal["token"]
    seat: int
    official: Official


class TokensReturned(TypedDict):
    ev: Literal["return"]
    seat: int
    tokens: list[Official]  # empty: declined


class Declined(TypedDict):
    ev: Literal["decline"]
    seat: int


class ChipTaken(TypedDict):
    ev: Literal["chip"]
    seat: int


class MarketCleared(TypedDict):
    ev: Literal["clear"]
    cities: list[City]


CardTaken = TypedDict(
    "CardTaken",
    {
        "ev": Literal["take"],
        "seat": int,
        "from": Literal["market", "deck"],
        "city": NotRequired[City],  # left out for other seats if it comes from the deck
    },
)


class RouteAbandoned(TypedDict):
    ev: Literal["abandon"]
    seat: int
    cities: list[City]


class CardPlayed(TypedDict):
    ev: Literal["play"]
    seat: int
    city: City
    end: Literal["start", "left", "right"]


class RouteClosed(TypedDict):
    ev: Literal["close"]
    seat: int
    cities: list[City]
    offices: Province  # or "each"


class OfficeOpened(TypedDict):
    ev: Literal["office"]
    seat: int
    city: City


class TileTaken(TypedDict):
    ev: Literal["tile"]
    seat: int
    stack: Stack
    points: int


class CarriageTaken(TypedDict):
    ev: Literal["carriage"]
    seat: int
    number: int


class CoachMoved(TypedDict):
    ev: Literal["coach"]
    seat: int
    coach: Coach
    to: Stop


class CoachArrived(TypedDict):
    ev: Literal["arrive"]
    coach: Coach
    ranks: list[Rank]  # of each seat


class ClergyLeft(TypedDict):
    ev: Literal["leave"]
    rank: Rank
    seats: list[int]


CardsDiscarded = TypedDict(
    "CardsDiscarded",
    {
        "ev": Literal["discard"],
        "seat": int,
        "from": Literal["route", "hand"],
        "cities": list[City],  # the last one is on top
    },
)


class GameEnded(TypedDict):
    ev: Literal["end"]
    points: list[int]  # of each seat
    winner: int
    stalled: NotRequired[bool]  # only if the game ended by rule E4


GameEvent = TypeAliasType(
    "GameEvent",
    Shuffled
    | Revealed
    | Seated
    | TurnBegun
    | Called
    | TokenTaken
    | TokensReturned
    | Declined
    | ChipTaken
    | MarketCleared
    | CardTaken
    | RouteAbandoned
    | CardPlayed
    | RouteClosed
    | OfficeOpened
    | TileTaken
    | CarriageTaken
    | CoachMoved
    | CoachArrived
    | ClergyLeft
    | CardsDiscarded
    | GameEnded,
)


class Record(TypedDict):
    """A game record (docs/record.md)."""

    format: Literal["postroad/1"]
    options: dict[str, Any]
    names: list[str]
    events: list[GameEvent]
