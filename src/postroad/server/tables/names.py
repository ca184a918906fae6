"""Validation of what people type: text must be visible, and two names at one table must look different."""

import unicodedata
from collections.abc import Iterable, Sequence

MAX_NAME_LENGTH = 24
MAX_ANNOUNCEMENT_LENGTH = 200  # characters
MAX_MARKS = 4  # per letter; no script needs more
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # Unicode categories that no name needs
JOINERS = "\u200c\u200d"  # invisible, but some scripts and emoji need them
SELECTORS = "\ufe0e\ufe0f"  # variation selectors: text or emoji
# Letters, marks and symbols by category, but invisible on screen.
BLANK = {*"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159", *map(chr, range(0xFE00, 0xFE10))}
VARIANTS = {*map(chr, range(0xE0100, 0xE01F0))}  # of ideographs in names


def normalized(text: str, longest: int, extra: str = SELECTORS) -> str:
    """The text in Unicode form NFC. Raises ValueError if nothing is visible or it is too long. `extra` characters may occur."""
    text = unicodedata.normalize("NFC", text.strip())
    visible = [char for char in text if char not in extra]
    if (
        not 1 <= len(text) <= longest
        or any(map(_is_invisible, visible))
        or not any(map(_is_visible, visible))
        or _is_piled_up(text)
    ):
        raise ValueError(f"text must have 1 to {longest} visible characters")
    return text


def name(text: str) -> str:
    """A player's or bot's name, with single spaces."""
    return " ".join(normalized(text, MAX_NAME_LENGTH).split())


def announcement_text(text: str) -> str:
    """The text of an announcement."""
    return normalized(text, MAX_ANNOUNCEMENT_LENGTH, JOINERS + SELECTORS)


def _is_invisible(char: str) -> bool:
    return unicodedata.category(char) in INVISIBLE or char in BLANK


def _is_visible(char: str) -> bool:
    return not char.isspace() and not _is_mark(char)


def _is_mark(char: str) -> bool:
    return unicodedata.category(char)[0] == "M"


def _is_piled_up(text: str) -> bool:
    """Whether combining marks stand on nothing, or too many on one letter."""
    marks = MAX_MARKS  # no mark may precede the first letter
    for char in text:
        if char not in JOINERS + SELECTORS:
            marks = marks + 1 if _is_mark(char) else 0
        if marks > MAX_MARKS:
            return True
    return False


# Names at one table


def lookalike_key(name: str) -> str:
    """A key that is equal for names that look the same."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(char for char in plain if char not in BLANK | VARIANTS).split())


def distinct(names: Iterable[str | None]) -> bool:
    """Whether all names look different; None is no name."""
    keys = [lookalike_key(name) for name in names if name is not None]
    return len(set(keys)) == len(keys)


def is_taken(name: str, others: Iterable[str | None]) -> bool:
    """Whether another name looks the same."""
    return lookalike_key(name) in {lookalike_key(other) for other in others if other is not None}


def unique_name(name: str, others: Sequence[str | None]) -> str:
    """The name, with a number appended if another looks the same."""
    number, result = 1, name
    while is_taken(result, others):
        number += 1
        result = f"{name[: MAX_NAME_LENGTH - len(str(number)) - 1].rstrip()} {number}"
    return result
