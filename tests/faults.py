"""Seeded faults: slips that a reader of the rules could make. The two engines must disagree about each of them.

As a script, `tests.faults TABLE FIRST`, it plays games in both engines, with the package it finds, up to the first disagreement.
"""

import json
import sys
from typing import NamedTuple

import postroad
from tests.differential import SETTINGS, Disagreement, further_options, play_table

GAMES = 12  # within which a fault must show
DECISIONS = 800  # of each game


class Fault(NamedTuple):
    rule: str  # the number of the rule that is broken
    name: str
    file: str  # below src/postroad/rules
    old: str  # stands there exactly once
    new: str
    table: str = "hasty"  # the table whose games show the fault
    first: int = 0  # the game to begin with, where it takes a rare one


def options_of(number: int) -> dict:
    """The setting of a game: four players and both modules first, all other options by turns."""
    return {**SETTINGS[-1 - number % len(SETTINGS)], **further_options(number)}


def main(table: str, first: str) -> None:
    said, number = None, int(first)
    while not said and number < int(first) + GAMES:
        try:
            play_table(options_of(number), table, number, DECISIONS)
        except Disagreement as disagreement:
            said = str(disagreement)
        number += 1
    print(json.dumps({"package": postroad.__file__, "games": number - int(first), "disagreement": said}))


FAULTS = [
    # B: the data
    Fault("B3", "a road is missing", "data/board.toml", '"munchen", "innsbruck"]\nkempten', '"munchen"]\nkempten'),
    Fault("B4", "a tile has another value", "data/board.toml", "length-6      = [3, 2, 1]", "length-6      = [4, 2, 1]"),
    Fault("B5", "a carriage has other points", "data/board.toml", "5 = 5", "5 = 4"),
    Fault("A8", "a road to Rome is missing", "data/rome.toml", '["como", "bergamo"]', '["como"]', "courier"),
    Fault("A8", "a road of map 2 is missing", "data/rome-2.toml", '["como", "florence"]', '["como"]', "courier"),
    # S
    Fault("S1", "a market of five", "state.py", "MARKET = 6", "MARKET = 5"),
    Fault("S3", "seat 1 begins", "setup.py", "state.official = NO_OFFICIAL\n", "state.official, state.turn = NO_OFFICIAL, 1\n"),
    # D
    Fault(
        "D1", "a card taken is not replaced", "cards.py", "FROM_MARKET)\n    fill_market(state, log, deck)\n", "FROM_MARKET)\n"
    ),
    Fault(
        "D2",
        "the deck is made anew when it runs out, not when it is needed",
        "cards.py",
        "    return lift_top_card(state)\n",
        "    city = lift_top_card(state)\n"
        "    if to_int(state.deck_size) == 0:\n        shuffle(state, log, deck)\n    return city\n",
    ),
    Fault("D2", "the deck only until it is empty", "draw.py", "if deck_can_be_taken(state)", "if to_int(state.deck_size) > 0"),
    Fault(
        "D3",
        "the postmaster takes from the deck only",
        "draw.py",
        "and can_take(state)",
        "and deck_can_be_taken(state)",
        "hoarder",
    ),
    Fault(
        "D4",
        "a forced call in round one only",
        "turn.py",
        "to_int(state.hand_size[seat]) == 0",
        "to_int(state.round_number) == 1",
    ),
    Fault("D5", "cleared cards leave the game", "draw.py", "            discard(state, city)\n", "", "caller"),
    Fault(
        "D6",
        "the administrator although the postmaster was called",
        "draw.py",
        "to_int(state.official) == NO_OFFICIAL and market_cities(state)",
        "market_cities(state)",
    ),
    # P
    Fault("P2", "a city twice in a route", "route.py", "[seat, 0])]) & ~route_cities(state, seat)", "[seat, 0])])"),
    Fault(
        "P3",
        "no new route while a card fits",
        "route.py",
        "    size = append_all(out, size, START, held(state.hand, to_int(state.seat)))\n"
        "    size = list_extensions(state, out, size)\n",
        "    size = list_extensions(state, out, size)\n    if size == 0:\n"
        "        size = append_all(out, size, START, held(state.hand, to_int(state.seat)))\n",
    ),
    Fault(
        "P4",
        "the carrier's card may start anew",
        "play.py",
        "return list_extensions(state, out, 0)",
        "return list_plays(state, out, 0)",
    ),
    Fault("P4", "the carrier after any official", "route.py", "to_int(state.official) == NO_OFFICIAL and ", ""),
    Fault(
        "P5",
        "two ends of a single city",
        "route.py",
        "if to_int(state.route_size[seat]) < 2:",
        "if to_int(state.route_size[seat]) < 1:",
    ),
    # C
    Fault("C1", "a route of two can be closed", "closing.py", "SHORTEST_ROUTE = 3", "SHORTEST_ROUTE = 2"),
    Fault("C3", "two own offices in a city", "closing.py", "cities & ~to_int(state.offices[seat])", "cities"),
    Fault(
        "C4",
        "“each” goes on within a province",
        "closing.py",
        "served = to_int(PROVINCE_CITIES[to_int(PROVINCE_OF[city])]) if to_int(state.way) == EACH else 1 << city",
        "served = 1 << city",
    ),
    Fault(
        "C5",
        "no province where nothing is left to open",
        "closing.py",
        "provinces_of(route_cities(state, seat))",
        "provinces_of(route_cities(state, seat) & ~to_int(state.offices[seat]))",
    ),
    Fault("C6", "no choice for the last offices", "closing.py", ">= offices_called_for(state):", "> 0:", "builder"),
    # T
    Fault("T1", "no shorter tile for an empty stack", "tiles.py", "        length -= 1\n", "        return\n", "rambler"),
    Fault(
        "T2", "a region's tile again", "tiles.py", "== cities and to_int(state.tiles[seat, region]) == 0", "== cities", "builder"
    ),
    Fault("T3", "always nine provinces", "tiles.py", "to_int(state.provinces_for_all) == PROVINCES", "True", "rambler", 33),
    Fault(
        "T4",
        "no tile for the last office",
        "tiles.py",
        "if offices_left(state, seat) == 0:",
        "if offices_left(state, seat) < 0:",
        "builder",
    ),
    Fault(
        "T5",
        "the length tile before the game-end tile",
        "tiles.py",
        "    earn_game_end_tile_for_office(state, seat, log)\n    earn_length_tile(state, seat, log)\n",
        "    earn_length_tile(state, seat, log)\n    earn_game_end_tile_for_office(state, seat, log)\n",
        "builder",
    ),
    Fault(
        "T5",
        "all provinces before the regions",
        "tiles.py",
        "    earn_region_tiles(state, seat, log)\n    earn_all_provinces_tile(state, seat, log)\n",
        "    earn_all_provinces_tile(state, seat, log)\n    earn_region_tiles(state, seat, log)\n",
        "builder",
    ),
    # V
    Fault(
        "V1",
        "one city short is enough",
        "carriage.py",
        "- to_int(state.route_size[seat]))",
        "- to_int(state.route_size[seat]) - 1)",
    ),
    Fault("V2", "the cartwright for three cities short", "carriage.py", "CARTWRIGHT_REACH = 2", "CARTWRIGHT_REACH = 3"),
    Fault("V2", "the cartwright when not needed", "carriage.py", "0 < missing <=", "0 <= missing <="),
    # K
    Fault("K1", "a hand of four stays", "discarding.py", "HAND_LIMIT = 3", "HAND_LIMIT = 4"),
    Fault(
        "K1",
        "cards cut from a hand leave the game",
        "discarding.py",
        "    discard(state, city)\n",
        "",
    ),
    # E
    Fault("E1", "the game ends at once", "turn.py", "seat != 0 or not round_was_last(state)", "not round_was_last(state)"),
    Fault("E2", "chips do not count", "scoring.py", "        + to_int(state.chips[seat])\n", "", "caller"),
    Fault("E3", "a tie is decided from seat 0", "scoring.py", "max(0, game_end_holder(state))", "0", "hasty", 48),
    Fault("E4", "61 quiet rounds", "scoring.py", ">= QUIET_ROUNDS", "> QUIET_ROUNDS", "hoarder"),
    Fault(
        "E4",
        "an office is no progress",
        "closing.py",
        "    state.progress = to_int(state.round_number)  # E4\n",
        "",
        "courier",
        10,
    ),
    # H
    Fault("H1", "tokens in another order", "honours.py", "[6, 5, 6, 3]", "[6, 6, 5, 3]", "caller"),
    Fault(
        "H2",
        "no token for a forced call",
        "honours.py",
        "if to_int(state.honours):",
        "if to_int(state.honours) and to_int(state.hand_size[seat]):",
    ),
    Fault(
        "H3",
        "counter-clockwise",
        "honours.py",
        "next_seat(state, to_int(state.seat))",
        "(to_int(state.seat) - 1) % to_int(state.players)",
    ),
    Fault("H4", "nothing may be returned", "honours.py", "range(0 if to_int(state.final) else 1, SETS)", "range(SETS)"),
    Fault("H5", "a chip too many", "honours.py", "chips_left(state) > 0", "chips_left(state) >= 0", "courier"),
    Fault(
        "H5",
        "a card cannot be declined",
        "honours.py",
        "    size = list_takes(state, out, size)\n    return append(out, size, DECLINE)\n",
        "    return list_takes(state, out, size)\n",
    ),
    Fault("H6", "no tiles for an office by tokens", "honours.py", "    earn_office_tiles(state, seat, log)\n", "", "founder"),
    Fault(
        "H7",
        "no second hand-in",
        "honours.py",
        "BEGIN_HAND_IN if a_stack_is_empty(state) else to_int(state.after)",
        "to_int(state.after)",
        "founder",
    ),
    Fault("H8", "the last hand-in is a must", "honours.py", "0 if to_int(state.final) else 1", "1"),
    # A
    Fault("A1", "two players start far off", "rome.py", '"start2" if players == 2 else "start"', '"start"'),
    Fault("A2", "a rank twice", "audience.py", "        ranks &= ~(1 << to_int(state.clergy[seat, coach]))\n", "        pass\n"),
    Fault(
        "A3",
        "a coach stays where an own office stood before",
        "audience.py",
        "state.owed[coach] = to_int(state.owed[coach]) + 1",
        "state.owed[coach] = to_int(state.owed[coach]) + 1 - (to_int(state.offices[seat]) >> to_int(state.route[seat, at]) & 1)",
    ),
    Fault("A4", "Lodz moves nothing", "audience.py", "    moves = to_int(state.owed[FREE])\n", "    moves = 0\n", "courier"),
    Fault(
        "A5",
        "free moves go first",
        "audience.py",
        "if to_int(state.owed[coach]) == 0:",
        "if free_moves(state) > 0:",
        "courier",
        12,
    ),
    Fault(
        "A6",
        "nobody leaves",
        "audience.py",
        "state.waiting[rank] = arrivals",
        "state.waiting[rank] = to_int(state.waiting[rank]) | arrivals",
        "courier",
    ),
    Fault(
        "A7",
        "coaches on the road count",
        "scoring.py",
        "to_int(state.waiting[rank]) >> seat & 1",
        "to_int(state.audience)",
        "courier",
    ),
]

if __name__ == "__main__":
    main(*sys.argv[1:])
