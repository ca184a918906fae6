"""The settings of new games: every combination of the options that players choose."""

from itertools import product

from postroad.rules.options import CHOSEN, Options

SETTINGS = [
    Options(**dict(zip(CHOSEN, chosen, strict=True))).newest()
    for chosen in product(*(option.choices for option in CHOSEN.values()))
]
