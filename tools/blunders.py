"""Count the blunders of all levels in many games and write the table of docs/bots.md: `python -m tools.blunders`.

17,000 games take about four minutes on an idle core. Counting follows the rules alone, not the code that rules blunders
out. The exit status is 1 if there is a blunder.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

from postroad.arena.progress import bar
from postroad.bots.blunders import is_blunder
from postroad.bots.greedy import careful, greedy
from postroad.bots.network import ACTIVATIONS
from postroad.bots.network_policy import compute_logits, decide
from postroad.bots.registry import OFFERED
from postroad.bots.weights import shipped
from postroad.rules import phases
from postroad.rules.actions import ARGUMENT, CALLS, CLOSES, ENDS, GOES_LEFT, GOES_RIGHT, KIND, MOST_LEGAL, STARTS
from postroad.rules.cards import deck_can_be_taken, market_cities
from postroad.rules.engine import engine
from postroad.rules.hide import hide
from postroad.rules.jit import rule
from postroad.rules.jit_cache import compiled
from postroad.rules.options import Options
from postroad.rules.play import step
from postroad.rules.rng import seed_generator
from postroad.rules.route import fits
from postroad.rules.scoring import round_was_last
from postroad.rules.setup import set_up
from postroad.rules.state import ADMINISTRATOR, STATE, State, to_int
from postroad.rules.tiles import offices_left
from tools.docs import ROOT, written

DOCUMENT = ROOT / "docs" / "bots.md"
PIECE = 100  # games between updates of the progress bar
LEVELS = list(OFFERED)
TEMPERATURES = np.array([float(spec.partition(":")[2].rstrip("t") or 0) for spec in OFFERED.values()])
STAND_IN = "stand-in"  # the level that plays for absent players, at tables of its own
SCRIPTED = -1.0  # in place of its temperature
SETTINGS = [Options(*one).newest() for one in product((2, 3, 4), (False, True), (False, True))]

# The counts of a level, over all its seats.
COUNTS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("seats", "i8"),
                ("decisions", "i8"),
                ("ruled_out", "i8"),  # decisions in which the favourite action of the network, or of greedy, is a blunder
                ("closed", "i8"),  # routes
                ("lost", "i8"),  # routes that could be closed, lost to a new route
                # blunders
                ("given_up", "i8"),  # routes that a card of the hand would have extended
                ("left_to_chance", "i8"),  # closable routes without a fitting card: long ones, or of levels with a temperature
                ("left_at_the_end", "i8"),  # closable routes in a last turn, with an office to open
                ("cleared", "i8"),  # markets with a needed card, or cleared without a deck to replace them
            ],
            align=True,
        ),
    )
)
BLUNDERS = ["given_up", "left_to_chance", "left_at_the_end", "cleared"]


@rule
def could_grow(legal: Any, size: int) -> bool:
    """Do the legal actions show that a card of the hand fits?"""
    fitting = 0
    for at in range(size):
        fitting += to_int(KIND[legal[at]]) in (GOES_LEFT, GOES_RIGHT)
    return fitting > 0


@rule
def watch(state: State, action: int, legal: Any, size: int, careful: bool, counts: Any) -> None:
    """Count the decision that the seat is about to take."""
    seat = to_int(state.seat)
    length, kind = to_int(state.route_size[seat]), KIND[action]
    if kind == CLOSES:
        counts.closed += 1
    elif kind == STARTS:
        counts.lost += length >= 3
        counts.given_up += could_grow(legal, size)
    elif kind == ENDS and to_int(state.phase) == phases.CLOSE and length >= 3:
        fitting = to_int(state.hand[seat, 0]) & fits(state, seat)
        counts.left_to_chance += fitting == 0 and (careful or length >= 7)
        counts.left_at_the_end += round_was_last(state) and opens_office(state, seat)
    elif kind == CALLS and ARGUMENT[action] == ADMINISTRATOR:
        needed = to_int(state.hand[seat, 0]) & fits(state, seat) == 0 and market_cities(state) & fits(state, seat) != 0
        counts.cleared += needed or not deck_can_be_taken(state)


@rule
def opens_office(state: State, seat: int) -> bool:
    """Would closing the route open an office?"""
    offices = to_int(state.offices[seat])
    for at in range(to_int(state.route_size[seat])):
        if offices >> to_int(state.route[seat, at]) & 1 == 0:
            return offices_left(state, seat) > 0
    return False


def play_all(
    networks: Any, activations: Any, states: Any, first: int, games: int, seed: int, temperatures: Any, counts: Any
) -> None:
    """Play game after game in `states[0]`, with settings from `states[2:]`; `states[1]` holds what the deciding seat knows."""
    legal, logits, words = np.zeros(MOST_LEGAL, np.int16), np.zeros(MOST_LEGAL), np.zeros(4, np.uint32)
    settings, levels = len(states) - 2, len(temperatures)
    for game in range(first, first + games):
        states[0] = states[2 + game % settings]
        size = set_up(states[0], seed + game, legal, None, None)
        seed_generator(words, ~(seed + game))
        for seat in range(to_int(states[0].players)):
            counts[(game // settings + seat) % levels].seats += 1
        while size:
            level = (game // settings + to_int(states[0].seat)) % levels
            states[1] = states[0]
            hide(states[1], to_int(states[1].seat))
            gambles = temperatures[level] == 0.0
            if temperatures[level] == SCRIPTED:
                favourite = greedy(states[1], legal, size, words)
                action = careful(states[1], legal, size, words)
            else:
                favourite = to_int(legal[compute_logits(networks[0], activations[0], states[1], legal, size, logits)])
                action = decide(networks[0], activations[0], states[1], legal, size, logits, temperatures[level], words)
            counts[level].decisions += 1
            counts[level].ruled_out += is_blunder(states[1], favourite, gambles)
            watch(states[0], action, legal, size, not gambles, counts[level])
            size = step(states[0], action, legal, None, None)


play_all_fast = compiled("postroad.bots")(play_all)


def played(games: int, seed: int, first: int = 0, temperatures: np.ndarray = TEMPERATURES) -> np.ndarray:
    """The counts of each level over these games: settings in turn, neighbouring levels at a table."""
    states, counts = np.zeros(2 + len(SETTINGS), STATE), np.zeros(len(temperatures), COUNTS)
    for at, options in enumerate(SETTINGS, 2):
        options.write(states[at : at + 1])
    play_all_fast(shipped(), np.zeros(1, ACTIVATIONS), states, first, games, seed, temperatures, counts)
    return counts


def played_by_stand_ins(games: int, seed: int, first: int = 0) -> np.ndarray:
    """The counts of the level that plays for absent players, over games of its own."""
    return played(games, seed, first, np.array([SCRIPTED]))


def table(counts: np.ndarray) -> Iterator[str]:
    yield "| level | games | first choice ruled out | routes closed | routes of three or more lost | blunders |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for level, row in zip([STAND_IN, *LEVELS][::-1], reversed(counts), strict=True):
        share = f"{1000 * row['ruled_out'] / row['decisions']:.1f} of 1,000 decisions"
        blunders = sum(row[blunder] for blunder in BLUNDERS)
        yield f"| {level} | {row['seats']:,} | {share} | {row['closed']:,} | {row['lost']:,} | {blunders} |"


def main() -> None:
    options = argparse.ArgumentParser(description="Count the blunders of all levels and write the table of docs/bots.md.")
    options.add_argument("--games", type=int, default=17_000, metavar="N", help="number of games (default: 17,000)")
    options.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the first game (default: 1)")
    chosen = options.parse_args()
    engine.load()
    counts = np.zeros(1 + len(LEVELS), COUNTS)
    with bar("all levels", chosen.games) as playing:
        for first in range(0, chosen.games, PIECE):
            games = min(PIECE, chosen.games - first)
            add(counts[1:], played(games, chosen.seed, first))
            share = first // len(LEVELS), (first + games) // len(LEVELS)
            add(counts[:1], played_by_stand_ins(share[1] - share[0], chosen.seed, share[0]))
            playing.advance(games)
    made = "\n".join(table(counts))
    print(made)
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), "blunders", made), encoding="utf-8")
    sys.exit(any(counts[blunder].any() for blunder in BLUNDERS))


def add(counts: np.ndarray, others: np.ndarray) -> None:
    for name in COUNTS.names or ():
        counts[name] += others[name]


if __name__ == "__main__":
    main()
