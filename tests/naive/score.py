"""The score and the winner (E2, E3)."""

from . import tables


def points(g) -> list[int]:
    return [seat_points(g, seat) for seat in range(g.players)]


def seat_points(g, seat) -> int:
    """E2."""
    me = g.seats[seat]
    carriage = tables.CARRIAGE_POINTS[me["carriage"]] if me["carriage"] else 0  # B5
    bonus = sum(value for _, value in me["tiles"])
    clergy = sum(value for rank, value in tables.RANK_POINTS.items() if seat in g.waiting[rank])  # A7
    return carriage + bonus - me["left"] + me["chips"] + clergy


def winner(g) -> int:
    """E3; without a game-end tile clockwise from seat 0 (E4)."""
    score = points(g)
    first = 0 if g.end_holder is None else g.end_holder
    for step in range(g.players):
        seat = (first + step) % g.players
        if score[seat] == max(score):
            return seat
    raise AssertionError("nobody has the most points")
