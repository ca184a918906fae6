"""Helpers: orders of seated clergy, and the coach of each rank."""

from postroad.rules.rome import COACH_IDS
from postroad.server.live.live_table import LiveTable

ONE = ["bishop", "abbot", "father", "cardinal", "chaplain"]
OTHER = ["chaplain", "cardinal", "bishop", "abbot", "father"]


def clergy(live: LiveTable, seat: int) -> dict[str, str | None]:
    """The seat's own clergy, as its view shows them."""
    told: dict[str, str | None] = live.table.game.view(seat).words()["seats"][seat]["clergy"]
    return told


def in_coaches(ranks: list[str]) -> dict[str, str]:
    return dict(zip(COACH_IDS, ranks, strict=True))
