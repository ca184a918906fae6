"""Deck, discard pile and market (D1, D2, D5)."""


def draw(g) -> str:
    """Take the top card of the deck, after a reshuffle if needed (D2)."""
    if not g.deck:
        g.deck = g.next_order()
        g.discards = []
        g.write("shuffle", deck=list(g.deck))
    return g.deck.pop(0)


def can_draw(g) -> bool:
    return bool(g.deck or g.discards)  # D2


def market_cities(g) -> list[str]:
    return [city for city in g.market if city is not None]


def fill(g):
    """Fill the gaps, the lowest first, as far as deck and discard pile reach (D2)."""
    for slot, city in enumerate(g.market):
        if city is None and can_draw(g):
            g.market[slot] = draw(g)
            g.write("reveal", city=g.market[slot])


def takes(g) -> set[str]:
    """The legal takes (D1, D2)."""
    options = {f"take:{city}" for city in market_cities(g)}
    if can_draw(g):
        options.add("take:deck")
    return options


def take(g, seat, action):
    """Take the card named by the action into the hand; the market is filled afterwards (D1, D2)."""
    what = action.removeprefix("take:")
    if what == "deck":
        city = draw(g)
        g.write("take", seat=seat, from_="deck", city=city)
    else:
        city = what
        g.market[g.market.index(city)] = None
        g.write("take", seat=seat, from_="market", city=city)
    g.seats[seat]["hand"].append(city)
    fill(g)


def clear(g):
    """The administrator's help (D5); the cleared cards take part in a reshuffle needed now."""
    cities = market_cities(g)
    if not cities:  # taken by others in the hand-in (D7)
        return
    g.discards.extend(cities)
    g.market = [None] * len(g.market)
    g.write("clear", cities=cities)
    fill(g)
