"""Calling an official (D6), and module honours (H): tokens, hand-ins, rewards."""

from itertools import combinations

from . import cards, tables, tiles


def call(g, seat, official):
    """Call an official: one a turn (D6); with honours a token (H2) and perhaps a hand-in before the help (H3)."""
    assert g.called is None
    g.called = official
    g.write("call", seat=seat, official=official)
    if g.honours:
        yield from take_token(g, seat, official)


def take_token(g, seat, official):
    """H2, and H3 if that empties the stack."""
    assert g.tokens[official] > 0
    g.tokens[official] -= 1
    g.seats[seat]["tokens"][official] += 1
    g.write("token", seat=seat, official=official)
    while 0 in g.tokens.values():  # H7: until none is empty
        for step in range(g.players):  # H3: the seat whose turn it is first, then clockwise
            other = (seat + step) % g.players
            yield from hand_in(g, other, sets(g, other))


def last_hand_in(g):
    """H8: once more, from seat 0; each seat may decline."""
    for seat in range(g.players):
        returns = sets(g, seat)
        if returns:
            yield from hand_in(g, seat, returns | {"return:none"})


def sets(g, seat) -> set[str]:
    """H4: one to four tokens, all of different officials."""
    held = [official for official in tables.OFFICIALS if g.seats[seat]["tokens"][official] > 0]
    chosen = [some for number in (1, 2, 3, 4) for some in combinations(held, number)]
    return {"return:" + "+".join(some) for some in chosen}


def hand_in(g, seat, returns):
    """One seat's return and its reward."""
    if not returns:  # H4: a seat without tokens
        return
    choice = yield from g.ask(seat, returns)
    names = choice.removeprefix("return:")
    officials = [] if names == "none" else names.split("+")
    for official in officials:  # H7
        g.seats[seat]["tokens"][official] -= 1
        g.tokens[official] += 1
    g.write("return", seat=seat, tokens=officials)
    if len(officials) == 2:  # H5
        yield from reward_card(g, seat)
    if len(officials) == 3:
        reward_chip(g, seat)
    if len(officials) == 4:
        yield from reward_office(g, seat)


def reward_card(g, seat):
    options = cards.takes(g)
    if not options:
        return
    choice = yield from g.ask(seat, options | {"decline"})
    if choice == "decline":
        g.write("decline", seat=seat)
    else:
        cards.take(g, seat, choice)


def reward_chip(g, seat):
    if g.chips > 0:
        g.chips -= 1
        g.seats[seat]["chips"] += 1
        g.write("chip", seat=seat)


def reward_office(g, seat):
    me = g.seats[seat]
    if me["left"] == 0:
        return
    options = {f"office:{city}" for city in tables.CITIES if city not in me["offices"]}
    choice = yield from g.ask(seat, options | {"decline"})
    if choice == "decline":
        g.write("decline", seat=seat)
        return
    tiles.place_office(g, seat, choice.removeprefix("office:"))  # H6: T4 inside
    tiles.office_tiles(g, seat)  # H6: no length tile, no carriage, no coach
