"""Statistics of finished games from their records, for the arena, the server and the analysis."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from postroad.rules.rome import RANK_IDS, RANK_POINTS


@dataclass(slots=True)
class SeatFigures:
    """The statistics of one seat in a game."""

    points: int = 0
    won: bool = False
    turns: int = 0
    carriage: int = 0
    offices: int = 0
    closings: int = 0
    abandoned: int = 0  # routes discarded for nothing
    tiles: Counter[str] = field(default_factory=Counter)  # by stack
    tile_points: int = 0
    calls: Counter[str] = field(default_factory=Counter)  # by official
    chips: int = 0
    clergy_points: int = 0


@dataclass(slots=True)
class GameFigures:
    seats: list[SeatFigures]
    winner: int
    stalled: bool
    arrivals: int  # coaches that reached Rome

    @property
    def rounds(self) -> int:
        return max(seat.turns for seat in self.seats)

    def places(self) -> tuple[int, ...]:
        """The place of each seat: the winner is first, the others follow by points; equal points share a place."""
        order = [(not seat.won, -seat.points) for seat in self.seats]
        return tuple(1 + sum(other < mine for other in order) for mine in order)


def figures(document: dict[str, Any]) -> GameFigures:
    """The statistics of a finished game, from its record."""
    seats = [SeatFigures() for _ in range(document["options"]["players"])]
    waiting: dict[str, list[int]] = {}
    arrivals = 0
    for event in document["events"]:
        if "seat" in event:
            _note(seats[event["seat"]], event)
        elif event["ev"] == "arrive":
            arrivals += 1
            for rank in set(event["ranks"]):
                waiting[rank] = [seat for seat, present in enumerate(event["ranks"]) if present == rank]
    end = document["events"][-1]
    for rank, present in waiting.items():
        for seat in present:
            seats[seat].clergy_points += int(RANK_POINTS[RANK_IDS.index(rank)])
    for its, points in zip(seats, end["points"], strict=True):
        its.points = points
    seats[end["winner"]].won = True
    return GameFigures(seats, end["winner"], end.get("stalled", False), arrivals)


def _note(seat: SeatFigures, event: dict[str, Any]) -> None:
    match event["ev"]:
        case "turn":
            seat.turns += 1
        case "close":
            seat.closings += 1
        case "abandon":
            seat.abandoned += 1
        case "office":
            seat.offices += 1
        case "carriage":
            seat.carriage = event["number"]
        case "tile":
            seat.tiles[event["stack"]] += 1
            seat.tile_points += event["points"]
        case "call":
            seat.calls[event["official"]] += 1
        case "chip":
            seat.chips += 1
