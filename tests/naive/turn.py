"""A turn: the phases D and P, and the way into C."""

from . import cards, closing, handin, tables


def turn(g, seat):
    g.write("turn", seat=seat)
    g.called = None
    if not g.seats[seat]["hand"]:  # D4
        yield from handin.call(g, seat, "postmaster")
    took = yield from first_card(g, seat)
    if g.called == "postmaster":
        yield from second_card(g, seat)
    played = yield from first_play(g, seat, took)
    yield from after_play(g, seat, played)


def first_card(g, seat):
    """D1, D5; whether a card was taken."""
    options = cards.takes(g)
    if not options:  # D2
        return False
    if g.called is None and cards.market_cities(g):  # D4, D5, D6
        options.add("call:administrator")
    choice = yield from g.ask(seat, options)
    if choice == "call:administrator":
        yield from handin.call(g, seat, "administrator")
        cards.clear(g)
        options = cards.takes(g)
        if not options:
            return False
        choice = yield from g.ask(seat, options)
    cards.take(g, seat, choice)
    return True


def second_card(g, seat):
    """The postmaster's help (D3)."""
    options = cards.takes(g)
    if options:  # D4: without effect if there is no second card
        choice = yield from g.ask(seat, options)
        cards.take(g, seat, choice)


def fits(g, seat) -> set[str]:
    """The ways of extending the route with a card of the hand (P2)."""
    hand, route = g.seats[seat]["hand"], g.seats[seat]["route"]
    options = set()
    for city in hand:
        if not route or city in route:
            continue
        if (route[-1], city) in tables.ROADS:
            options.add(f"right:{city}")
        if len(route) > 1 and (route[0], city) in tables.ROADS:  # P5
            options.add(f"left:{city}")
    return options


def first_play(g, seat, took):
    """P1, P3, with the voluntary postmaster before it (D3); whether a card was played."""
    hand = g.seats[seat]["hand"]
    while hand:  # P6
        options = {f"start:{city}" for city in hand} | fits(g, seat)
        if g.called is None and took and cards.takes(g):  # D3, D6, D7
            options.add("call:postmaster")
        choice = yield from g.ask(seat, options)
        if choice != "call:postmaster":
            lay(g, seat, choice)
            return True
        yield from handin.call(g, seat, "postmaster")
        yield from second_card(g, seat)
    return False


def lay(g, seat, action):
    """Play one card."""
    me = g.seats[seat]
    end, city = action.split(":")
    if end == "start" and me["route"]:  # P3
        g.write("abandon", seat=seat, cities=list(me["route"]))
        g.discards.extend(me["route"])
        me["route"] = []
    me["hand"].remove(city)
    me["route"] = [city, *me["route"]] if end == "left" else [*me["route"], city]
    g.write("play", seat=seat, city=city, end=end)


def after_play(g, seat, played):
    """The carrier (P4), closing (C1) or the end of the turn."""
    while True:
        options = {"end"}
        if len(g.seats[seat]["route"]) >= 3:  # C1
            options |= closing.ways(g, seat)
        if g.called is None and played and fits(g, seat):  # P4, D6
            options.add("call:carrier")
        choice = yield from g.ask(seat, options)
        if choice == "end":
            return
        if choice != "call:carrier":
            yield from closing.close(g, seat, choice.removeprefix("close:"))
            return
        yield from handin.call(g, seat, "carrier")
        choice = yield from g.ask(seat, fits(g, seat))  # P4
        lay(g, seat, choice)
