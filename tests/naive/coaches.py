"""Module audience (A): seating, coaches, waiting room."""

from . import tables


def seating(g):
    """A2: seats ascending, each its five clergy, coaches in data order."""
    for seat in range(g.players):
        ranks = list(tables.RANK_POINTS)
        for coach in tables.COACHES:
            choice = yield from g.ask(seat, {f"clergy:{rank}" for rank in ranks})
            rank = choice.removeprefix("clergy:")
            ranks.remove(rank)
            g.coaches[coach]["clergy"][seat] = rank
            g.write("clergy", seat=seat, coach=coach, rank=rank)


def owed_moves(g, route, placed) -> list[str | None]:
    """A3: one move for each city without an office of this closing; None = a free move (A4: Lodz)."""
    if not g.audience:
        return []
    return [tables.REGION_OF.get(city) for city in route if city not in placed]


def on_the_road(g) -> list[str]:
    return [coach for coach in g.coaches if g.coaches[coach]["at"] != "rome"]


def movable(g, owed) -> list[str]:
    """The coaches that may make the next move, judged now (A4, A5)."""
    road = on_the_road(g)
    free = any(coach not in road for coach in owed)  # Lodz, or in Rome already
    return [coach for coach in road if free or coach in owed]


def moves(g, owed) -> set[str]:
    """Every movable coach and every road it may take (A5)."""
    if not owed:
        return set()
    return {f"coach:{coach}:{city}" for coach in movable(g, owed) for city in tables.SOUTH[g.rome][g.coaches[coach]["at"]]}


def travel(g, seat, owed):
    """A3-A6: all owed moves in the player's order."""
    while moves(g, owed):
        choice = yield from g.ask(seat, moves(g, owed))
        _, coach, city = choice.split(":")
        owed = use_one(g, owed, coach)
        g.coaches[coach]["at"] = city
        g.write("coach", seat=seat, coach=coach, to=city)
        if city == "rome":
            arrive(g, coach)


def use_one(g, owed, coach):
    """The moves still owed after one of this coach: its own are used before free ones."""
    road = on_the_road(g)
    used = coach if coach in owed else next(other for other in owed if other not in road)
    rest = list(owed)
    rest.remove(used)
    return rest


def arrive(g, coach):
    """A6: the clergy go to the waiting room; those of earlier coaches leave their spaces for newcomers."""
    clergy = g.coaches[coach]["clergy"]
    g.write("arrive", coach=coach, ranks=[clergy[seat] for seat in range(g.players)])
    for rank in tables.RANK_POINTS:  # highest first
        newcomers = {seat for seat in clergy if clergy[seat] == rank}
        if newcomers and g.waiting[rank]:
            g.write("leave", rank=rank, seats=sorted(g.waiting[rank]))
        if newcomers:
            g.waiting[rank] = newcomers
