"""Clergy seated by all at once (A2): a seat hands in its seating when it likes, and it is carried out when the seat must seat."""

from collections.abc import Sequence
from typing import cast

from postroad.game import Game
from postroad.rules.audience import next_empty_coach
from postroad.rules.phases import CLERGY
from postroad.rules.rome import COACHES, RANK_IDS, Rank
from postroad.server.tables.entries import Entry
from postroad.server.tables.rejections import CommandRejected, bad_request


def is_open(game: Game) -> bool:
    return not game.over and game.phase == CLERGY


def handed_in(entries: Sequence[Entry], seat: int) -> list[Rank] | None:
    """The seating that stands: the last one, unless the seat has taken back what came of it."""
    for entry in reversed(entries):
        if entry.seat == seat and entry.kind in ("seating", "undo"):
            return cast(list[Rank] | None, entry.secret)
    return None


def check(game: Game, seat: int, ranks: list[str]) -> None:
    """May this be handed in? `ranks` are those for the coaches in their order."""
    if sorted(ranks) != sorted(RANK_IDS):
        raise bad_request()
    seated = seated_ranks(game, seat)
    if not is_open(game) or len(seated) == COACHES:
        raise CommandRejected(422, "illegal", reason="no-clergy-now")
    if ranks[: len(seated)] != seated:
        raise CommandRejected(422, "illegal", reason="rank-seated")


def next_action(game: Game, entries: Sequence[Entry]) -> str | None:
    """What the seat that must seat clergy has handed in for its next coach."""
    seat = game.seat
    ranks = handed_in(entries, seat) if seat is not None and is_open(game) else None
    return None if ranks is None or seat is None else f"clergy:{ranks[len(seated_ranks(game, seat))]}"


def done(game: Game, entries: Sequence[Entry]) -> list[bool] | None:
    """Which seats have nothing left to seat, while clergy are seated; that they have is no secret."""
    if not is_open(game):
        return None
    state = game.view().state
    seats = range(int(state.players))
    return [next_empty_coach(state, seat) == COACHES or handed_in(entries, seat) is not None for seat in seats]


def seated_ranks(game: Game, seat: int) -> list[Rank]:
    state = game.state
    return [RANK_IDS[state.clergy[seat, coach]] for coach in range(next_empty_coach(state, seat))]
