"""Links to games (docs/links.md): unpack the short text in an address into the game's record."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from postroad.record import Document, document
from postroad.record_replay import RecordError
from postroad.rules.board import CITIES
from postroad.rules.event_log import SHUFFLE
from postroad.rules.events import Row
from postroad.rules.options import DEFAULTS, OPTIONS, Options
from postroad.rules.transitions import Transition, first_transition, next_transition

CHECKSUM_LENGTH = 5  # characters
LONGEST = 10_000  # characters
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
VERSIONS = DIGITS[1 : 1 + max(option.link_version for option in OPTIONS.values())]
AWAY = {"l": "left", "r": "resigned", "t": "time", "x": "removed"}
BROKEN = "this link is broken: a part is missing or was changed"


def link_in(given: Path) -> str | None:
    """The packed game in an address that was given as a file; None for other texts."""
    match = re.search(r"#/(?:game|beat|post|take)/([0-9A-Za-z]*)", str(given))
    return match and match[1]


def away_in(given: Path) -> list[str | None]:
    """Why bots played the seats of a linked game for their players in the end; None for other seats, no list if none did."""
    match = re.search(r"#/(?:game|beat)/[0-9A-Za-z]*~[^~?]*~([a-z]*)", str(given))
    return [AWAY.get(code) for code in match[1]] if match else []


def unpack(text: str) -> Document:
    """The record of a packed game; raises RecordError if it is damaged or of a newer version."""
    version, packed = _checked(text)
    numbers = _Numbers(packed)
    options = _options(version, numbers)
    over, decisions, shuffles, left = (numbers.one(of) for of in (2, 1 << 16, 1 << 12, 67))
    if numbers.one(2):
        numbers.one(1 << 32)  # the id of a game by mail
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
    given = [f"Seat {seat}" for seat in range(options.players)] if names is None else names
    return document(options, given, rows, None if steps[-1].rows else decisions)


class _Numbers:
    """A mixed-radix number: a sequence of small numbers, each below its own limit."""

    def __init__(self, text: str) -> None:
        self.left = 0
        for digit in text:
            self.left = self.left * len(DIGITS) + DIGITS.index(digit)

    def one(self, of: int) -> int:
        self.left, number = divmod(self.left, of)
        return number

    def among(self, sizes: Sequence[int]) -> int:
        """One of several choices, each with a share of its own size."""
        rest, offset = divmod(self.left, sum(sizes))
        for which, size in enumerate(sizes):
            if offset < size:
                self.left = rest * size + offset
                return which
            offset -= size
        raise AssertionError("the offset is below the sum of the sizes")

    def word(self) -> str:
        return bytes(iter(lambda: self.one(256), 0)).decode(errors="replace")

    def cards(self, deck: Sequence[int], left: int) -> list[int]:
        """The cards of a deck in the order they were drawn, then the `left` undrawn ones in board order."""
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
    """The next step. Each deck that the step shuffles is found first, then the step is repeated with its order from the link."""
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
    while len(shuffled := _decks_in(step.rows)) > len(decks):
        decks.append(ordered(shuffled[len(decks)]))
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


def _options(version: int, numbers: _Numbers) -> Options:
    """The options that links of the version hold; the others have their defaults."""
    given = {}
    for name, option in OPTIONS.items():
        if option.link_version <= version:
            given[name] = value = type(DEFAULTS[name])(numbers.one(option.link_size))
            if value not in option.choices:
                raise RecordError(BROKEN if option.chosen else f"unknown {name} {value}; update Postroad")
    return Options(**given)


def _checked(text: str) -> tuple[int, str]:
    """The version and the packed numbers of a text with a right checksum."""
    version, checksum, packed = text[:1], text[1 : 1 + CHECKSUM_LENGTH], text[1 + CHECKSUM_LENGTH :]
    if len(text) > LONGEST or checksum != _checksum(version + packed):
        raise RecordError(BROKEN)
    if version not in VERSIONS:
        raise RecordError("this link is from a newer version of Postroad; update Postroad")
    return DIGITS.index(version), packed


def _checksum(text: str) -> str:
    """The 32-bit FNV-1a hash, as digits."""
    sum_ = 0x811C9DC5
    for byte in text.encode():
        sum_ = (sum_ ^ byte) * 0x01000193 & 0xFFFFFFFF
    digits = ""
    for _ in range(CHECKSUM_LENGTH):
        sum_, digit = divmod(sum_, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits
