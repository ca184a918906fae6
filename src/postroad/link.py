"""A game as a short text, as it stands in an address (docs/links.md): unpacked, decision by decision, into its record."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from postroad.record import Document, document
from postroad.record_replay import RecordError
from postroad.rules.board import CITIES
from postroad.rules.event_log import SHUFFLE
from postroad.rules.events import Row
from postroad.rules.transitions import CHOICES, Options, Transition, first_transition, next_transition

VERSION = "1"
CHECKED = 5  # characters
LONGEST = 10_000
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
BROKEN = "this link is broken: something of it is missing, or was changed"
OPTION_RANGES = {"players": 16, "honours": 2, "audience": 2, "provinces_for_all": 16, "rulings": 64, "rome": 64}


def link_in(given: Path) -> str | None:
    """The packed game in an address that was given like a file; None if it is no such address."""
    found = re.search(r"#/(?:game|beat|post|take)/([0-9A-Za-z]*)", str(given))
    return found and found[1]


def unpacked(text: str) -> Document:
    """The record of a packed game. RecordError if it is broken, or of a newer version."""
    numbers = _Numbers(_checked(text))
    options = _options({name: numbers.one(of) for name, of in OPTION_RANGES.items()})
    over, decisions, shuffles, left = (numbers.one(of) for of in (2, 1 << 16, 1 << 12, 67))
    if numbers.one(2):
        numbers.one(1 << 32)  # by which a game by post is known again
    names = [numbers.word() for _ in range(options.players)] if numbers.one(2) else None
    decks_made = 0

    def ordered(deck: Sequence[int]) -> list[int]:
        nonlocal decks_made
        decks_made += 1
        return numbers.cards(deck, left if decks_made == shuffles else 0)

    steps: list[Transition] = []
    for _ in range(decisions + 1):
        steps.append(_next(options, steps[-1] if steps else None, numbers, ordered))
    if decks_made != shuffles or numbers.left or bool(steps[-1].legal) == bool(over):
        raise RecordError(BROKEN)
    rows = [row for step in steps for row in step.rows]
    told = [f"Seat {seat}" for seat in range(options.players)] if names is None else names
    return document(options, told, rows, None if steps[-1].rows else decisions)


class _Numbers:
    """Choices, each one of so many, folded into one large number."""

    def __init__(self, text: str) -> None:
        self.left = 0
        for digit in text:
            self.left = self.left * len(DIGITS) + DIGITS.index(digit)

    def one(self, of: int) -> int:
        self.left, number = divmod(self.left, of)
        return number

    def among(self, sizes: Sequence[int]) -> int:
        """One of several, each with a part of its own size."""
        rest, place = divmod(self.left, sum(sizes))
        for which, size in enumerate(sizes):
            if place < size:
                self.left = rest * size + place
                return which
            place -= size
        raise AssertionError("a remainder lies within")

    def word(self) -> str:
        return bytes(iter(lambda: self.one(256), 0)).decode(errors="replace")

    def cards(self, deck: Sequence[int], left: int) -> list[int]:
        """The cards of a deck in the order they came out, then those that are left, in that of the board."""
        if left > len(deck):
            raise RecordError(BROKEN)
        copies = [list(deck).count(city) for city in range(CITIES)]
        drawn = []
        for _ in range(len(deck) - left):
            drawn.append(self.among(copies))
            copies[drawn[-1]] -= 1
        return drawn + [city for city in range(CITIES) for _ in range(copies[city])]


def _next(
    options: Options, before: Transition | None, numbers: _Numbers, ordered: Callable[[Sequence[int]], list[int]]
) -> Transition:
    """The next step: whichever decks it makes are looked at first, and then laid in the order that is told."""
    if before and not before.legal:
        raise RecordError(BROKEN)
    action = sorted(before.legal)[numbers.one(len(before.legal))] if before else None

    def play(*decks: list[int]) -> Transition:
        return (
            first_transition(options, 0, *decks)
            if before is None or action is None
            else next_transition(before.raw, action, *decks)
        )

    decks: list[list[int]] = []
    step = play()
    while len(found := _decks_in(step.rows)) > len(decks):
        decks.append(ordered(found[len(decks)]))
        step = play(*decks)
    return step


def _decks_in(rows: Sequence[Row]) -> list[list[int]]:
    decks: list[list[int]] = []
    for at, (kind, _, city, _) in enumerate(rows):
        if kind == SHUFFLE:
            if not at or rows[at - 1][0] != SHUFFLE:
                decks.append([])
            decks[-1].append(city)
    return decks


def _options(told: dict[str, int]) -> Options:
    options = Options(**{name: type(CHOICES[name][0])(value) for name, value in told.items()})
    for name, value in options._asdict().items():
        if value not in CHOICES[name]:
            raise RecordError(f"this program does not know {name} {value}" if name in ("rulings", "rome") else BROKEN)
    return options


def _checked(text: str) -> str:
    version, told, packed = text[:1], text[1 : 1 + CHECKED], text[1 + CHECKED :]
    if len(text) > LONGEST or told != _checksum(version + packed):
        raise RecordError(BROKEN)
    if version != VERSION:
        raise RecordError("the link comes from a newer version of Postroad")
    return packed


def _checksum(text: str) -> str:
    """FNV-1a of 32 bits."""
    sum_ = 0x811C9DC5
    for byte in text.encode():
        sum_ = (sum_ ^ byte) * 0x01000193 & 0xFFFFFFFF
    digits = ""
    for _ in range(CHECKED):
        sum_, digit = divmod(sum_, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits
