"""Simultaneous seating of clergy (A2): a seat submits its seating early, and the server applies it at the seat's turn."""

from collections.abc import Sequence

from postroad.event_types import Rank
from postroad.game import Game
from postroad.rules.audience import next_empty_coach
from postroad.rules.phases import CLERGY
from postroad.rules.rome import COACHES, RANK_IDS
from postroad.server.tables.entries import Entry
from postroad.server.tables.rejections import CommandRejected


def is_open(game: Game) -> bool:
    """Whether clergy are being seated now."""
    return not game.over and game.phase == CLERGY


def current_seating(entries: Sequence[Entry], seat: int) -> list[Rank] | None:
    """The seating in force: the seat's latest one, unless the seat has undone its result."""
    for entry in reversed(entries):
        if entry.seat == seat and entry.kind in ("seating", "undo"):
            return entry.secret
    return None


def check(game: Game, seat: int, ranks: list[str]) -> None:
    """Reject a seating that the rules do not allow. `ranks` are in the order of the coaches."""
    if sorted(ranks) != sorted(RANK_IDS):
        raise CommandRejected("bad-request")
    seated = seated_ranks(game, seat)
    if not is_open(game) or len(seated) == COACHES:
        raise CommandRejected("illegal", reason="no-clergy-now")
    if ranks[: len(seated)] != seated:
        raise CommandRejected("illegal", reason="rank-seated")


def next_action(game: Game, entries: Sequence[Entry]) -> str | None:
    """The next clergy action that the seat to move has already submitted."""
    seat = game.seat
    ranks = current_seating(entries, seat) if seat is not None and is_open(game) else None
    return None if ranks is None or seat is None else f"clergy:{ranks[len(seated_ranks(game, seat))]}"


def seats_done(game: Game, entries: Sequence[Entry]) -> list[bool] | None:
    """For each seat, whether it has nothing left to seat; None outside this phase. This is public."""
    if not is_open(game):
        return None
    state = game.view().state
    seats = range(int(state.players))
    return [next_empty_coach(state, seat) == COACHES or current_seating(entries, seat) is not None for seat in seats]


def seated_ranks(game: Game, seat: int) -> list[Rank]:
    """The ranks on the seat's coaches so far."""
    state = game.state
    return [RANK_IDS[state.clergy[seat, coach]] for coach in range(next_empty_coach(state, seat))]
