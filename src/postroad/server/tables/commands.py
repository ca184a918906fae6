"""What players ask for at a table, each kind by its name in the log."""

from postroad.server.tables import clergy_seating as seating
from postroad.server.tables import undo_consent as consent
from postroad.server.tables.entries import Entry
from postroad.server.tables.message import Seating, Wish
from postroad.server.tables.refusal import Refusal, bad_request, not_host
from postroad.server.tables.table import Change, Table


def check_right(table: Table, kind: str, seat: int, player: str) -> None:
    """May this player ask for such a thing at this seat, whenever it be?"""
    if kind != "remove":
        table.check_owner(seat, player)
    elif not table.is_host(player):
        raise not_host()
    elif table.seat(seat).player in (None, player):
        raise Refusal(403, "no-remove")


def is_done(entry: Entry | None, kind: str, wish: Wish, action: str | None) -> bool:
    """Is this the entry that came of the same wish, sent before?"""
    if entry is None:
        return False
    if (entry.kind, entry.seat, entry.action, entry.secret) != (kind, wish.seat, action, _ranks(wish)):
        raise bad_request()
    return True


def _ranks(wish: Wish) -> list[str] | None:
    return wish.ranks if isinstance(wish, Seating) else None


def change_by(table: Table, kind: str, wish: Wish, action: str | None) -> Change:
    """What the wish leads to."""
    seat, command = wish.seat, wish.command
    match kind:
        case "undo":
            return table.undo(seat, command)
        case "leave" | "remove" | "resign":
            return table.departure(kind, seat, command)
        case "back":
            return table.comeback(seat, command)
        case "ask-undo":
            return consent.ask(table, seat, command)
        case "agree" | "refuse":
            return consent.answer(table, seat, kind == "agree", command)
        case "seating":
            return seating.hand_in(table, seat, _ranks(wish) or [], command)
    if action is None or not table.seats[seat].person:
        raise Refusal(403, "not-your-turn")
    return table.decision(seat, action, command)
