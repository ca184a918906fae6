"""Games that the naive engine plays with itself: policies and invariants."""

import random
from collections import Counter

from . import closing, tables
from .game import NaiveGame


def new_game(players=2, seed=0, **options):
    deck = tables.CITIES * tables.COPIES
    random.Random(seed).shuffle(deck)
    return NaiveGame(players=players, deck=deck, **options)


def check_cards(g):
    cards = [*g.deck, *g.discards, *(city for city in g.market if city)]
    for seat in g.seats:
        cards += seat["hand"] + seat["route"]
    assert Counter(cards) == Counter(tables.CITIES * tables.COPIES)


def prefer(g, options, rng):
    """Extend rather than start anew; close when the carriage is earned."""
    route = g.seats[g.seat]["route"]
    good = [o for o in options if o.startswith(("left:", "right:", "call:cartwright", "call:carrier"))]
    if len(route) >= (closing.next_carriage(g.seats[g.seat]) or 7) or len(route) >= 7:
        good = [o for o in options if o.startswith("close:")] or good
    return rng.choice(sorted(good or options))


def hoard(_, options, rng):
    """Many cards in the hands and no closing: deck, pile and market run dry."""
    good = [o for o in options if o.startswith(("call:postmaster", "left:", "right:"))]
    if not good:
        good = [o for o in options if not o.startswith(("close:", "call:"))]
    return rng.choice(sorted(good))


def uniform(_, options, rng):
    return rng.choice(sorted(options))


def play_out(g, rng, policy):
    def shuffled(pile):
        return rng.sample(pile, len(pile))

    decisions, written = 0, [dict(e) for e in g.events]
    while not g.over:
        options = g.legal()
        assert options and g.seat is not None
        assert len(options) > 1 or options == {"end"}
        new = g.play(policy(g, options, rng), shuffled)
        grew = bool(new) and new[0].get("from") == "hand" and len(new[0]["cities"]) > 1
        written = (written[:-1] if grew else written) + new
        decisions += 1
        if decisions % 10 == 0 or g.over:
            check_cards(g)
    assert written == g.events
    return decisions


def check_tokens(g):
    for official, number in tables.TOKENS[g.players].items():
        assert g.tokens[official] + sum(seat["tokens"][official] for seat in g.seats) == number
    assert g.chips + sum(seat["chips"] for seat in g.seats) == tables.CHIPS
