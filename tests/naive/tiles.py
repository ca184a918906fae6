"""Placing an office, and the tiles (T)."""

from . import tables


def place_office(g, seat, city):
    me = g.seats[seat]
    assert city not in me["offices"] and me["left"] > 0  # C3
    me["offices"].add(city)
    me["left"] -= 1
    g.progress = True
    g.write("office", seat=seat, city=city)
    if me["left"] == 0:
        g.ending = True  # E1
        game_end_tile(g, seat)  # T4, T5: before the other tiles


def top_tile(g, seat, stack):
    points = g.stacks[stack].pop(0)
    g.seats[seat]["tiles"].append((stack, points))
    g.write("tile", seat=seat, stack=stack, points=points)


def game_end_tile(g, seat):
    """T4: the first seat only; not in the last hand-in after E4."""
    if g.stacks["game-end"] and not g.finished:
        top_tile(g, seat, "game-end")
        g.end_holder = seat


def length_tile(g, seat, length):
    """T1: the stack of that length, or else the next shorter one that has a tile."""
    for number in (7, 6, 5):
        if length >= number and g.stacks[f"length-{number}"]:
            top_tile(g, seat, f"length-{number}")
            return


def office_tiles(g, seat):
    """T2 in board order, then T3."""
    me = g.seats[seat]
    had = {stack for stack, _ in me["tiles"]}
    for region, cities in tables.REGION_CITIES.items():
        if region not in had and all(city in me["offices"] for city in cities) and g.stacks[region]:
            top_tile(g, seat, region)
    provinces = {tables.PROVINCE_OF[city] for city in me["offices"]}
    everywhere = all(province in provinces for province in g.asked_provinces)
    if "all-provinces" not in had and everywhere and g.stacks["all-provinces"]:
        top_tile(g, seat, "all-provinces")
