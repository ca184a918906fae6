"""Closing a route: offices (C), tiles (T), carriage (V), coaches (A), discarding (K), in this order (C1)."""

from . import coaches, handin, tables, tiles


def ways(g, seat) -> set[str]:
    """C2, C5: each, or any touched province."""
    return {"close:each"} | {f"close:{tables.PROVINCE_OF[city]}" for city in g.seats[seat]["route"]}


def close(g, seat, way):
    me = g.seats[seat]
    route = me["route"]
    g.write("close", seat=seat, cities=list(route), offices=way)
    placed = yield from offices(g, seat, way)
    tiles.length_tile(g, seat, len(route))  # T5
    tiles.office_tiles(g, seat)
    owed = coaches.owed_moves(g, route, placed)
    number = next_carriage(me)
    if number is not None and len(route) >= number:  # V1
        take_carriage(g, seat, number)
    elif number is not None and number - len(route) in (1, 2) and g.called is None:  # V2, D6
        following = coaches.moves(g, owed) or discards(me) or {"end"}
        choice = yield from g.ask(seat, following | {"call:cartwright"})
        if choice == "call:cartwright":
            yield from handin.call(g, seat, "cartwright")
            take_carriage(g, seat, number)
        else:
            g.answer_ahead(choice)
    yield from coaches.travel(g, seat, owed)  # A3: before discarding
    yield from discard(g, seat)
    yield from g.ask(seat, {"end"})


# ---------------------------------------------------------------------- offices


def open_cities(g, seat, province) -> list[str]:
    """The route's cities in a province which have no own office (C3), in the board's order."""
    me = g.seats[seat]
    return [city for city in tables.PROVINCES[province] if city in me["route"] and city not in me["offices"]]


def offices(g, seat, way):
    """Open the offices of the closing mode; return the cities where one was placed."""
    placed = []
    if way == "each":
        unserved = [province for province in tables.PROVINCES if open_cities(g, seat, province)]  # C4
        scarce = g.seats[seat]["left"] < len(unserved)  # C6
        while unserved and g.seats[seat]["left"] > 0:
            asked = unserved if scarce else unserved[:1]
            options = {f"office:{city}" for province in asked for city in open_cities(g, seat, province)}
            city = yield from place_one(g, seat, options)
            placed.append(city)
            unserved.remove(tables.PROVINCE_OF[city])
        return placed
    scarce = g.seats[seat]["left"] < len(open_cities(g, seat, way))  # C6
    while open_cities(g, seat, way) and g.seats[seat]["left"] > 0:
        cities = open_cities(g, seat, way)
        asked = cities if scarce else cities[:1]
        city = yield from place_one(g, seat, {f"office:{city}" for city in asked})
        placed.append(city)
    return placed


def place_one(g, seat, options):
    choice = yield from g.ask(seat, options)
    city = choice.removeprefix("office:")
    tiles.place_office(g, seat, city)
    return city


# ---------------------------------------------------------------------- carriage


def next_carriage(me) -> int | None:
    """The next carriage: in order, 3 first, none after 7 (V1)."""
    if me["carriage"] is None:
        return 3
    return me["carriage"] + 1 if me["carriage"] < 7 else None


def take_carriage(g, seat, number):
    g.seats[seat]["carriage"] = number
    g.progress = True
    g.write("carriage", seat=seat, number=number)
    if number == 7:
        g.ending = True  # E1
        tiles.game_end_tile(g, seat)  # T4, T5


# ---------------------------------------------------------------------- discarding


def discards(me) -> set[str]:
    """K1: the legal discards while the hand is too large."""
    return {f"discard:{city}" for city in me["hand"]} if len(me["hand"]) > 3 else set()


def discard(g, seat):
    """K1: discard the route, then single cards of the hand, merged into one event."""
    me = g.seats[seat]
    g.write("discard", seat=seat, from_="route", cities=list(me["route"]))
    g.discards.extend(me["route"])
    me["route"] = []
    gathered = []
    while len(me["hand"]) > 3:
        choice = yield from g.ask(seat, discards(me))
        city = choice.removeprefix("discard:")
        me["hand"].remove(city)
        g.discards.append(city)
        if gathered:
            g.events.pop()  # the event grows
        gathered = [*gathered, city]
        g.write("discard", seat=seat, from_="hand", cities=gathered)
