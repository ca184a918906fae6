"""What people write: there must be something to see, and two names of one table must look different."""

import unicodedata
from collections.abc import Iterable, Sequence

LONGEST_NAME = 24
LONGEST_LINE = 200  # of what the host of the server tells everybody
MOST_MARKS = 4  # on one letter; scripts that pile up the most need no more
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # kinds of characters that no name needs
JOINERS = "\u200c\u200d"  # unseen, but some scripts and pictures are not written without
SELECTORS = "\ufe0e\ufe0f"  # likewise: whether a sign is a letter or a picture
# Letters, marks and signs in the eyes of Unicode, but nothing in those of people.
BLANK = {*"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159", *map(chr, range(0xFE00, 0xFE10))}
VARIANTS = {*map(chr, range(0xE0100, 0xE01F0))}  # of signs that names have


def written(text: str, longest: int, also: str = SELECTORS) -> str:
    """The text in its one form, ValueError if there is nothing to see, or too much. `also` may stand among what is seen."""
    text = unicodedata.normalize("NFC", text.strip())
    seen = [letter for letter in text if letter not in also]
    if not 1 <= len(text) <= longest or any(map(_is_unseen, seen)) or not any(map(_is_seen, seen)) or _is_piled_up(text):
        raise ValueError("nothing to see, or too much")
    return text


def name(text: str) -> str:
    return " ".join(written(text, LONGEST_NAME).split())


def line(text: str) -> str:
    return written(text, LONGEST_LINE, JOINERS + SELECTORS)


def _is_unseen(letter: str) -> bool:
    return unicodedata.category(letter) in UNSEEN or letter in BLANK


def _is_seen(letter: str) -> bool:
    return not letter.isspace() and not _is_mark(letter)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


def _is_piled_up(text: str) -> bool:
    """Do marks stand upon nothing, or too many on one letter?"""
    marks = MOST_MARKS  # before the first letter none may stand
    for letter in text:
        if letter not in JOINERS + SELECTORS:
            marks = marks + 1 if _is_mark(letter) else 0
        if marks > MOST_MARKS:
            return True
    return False


# Names of one table


def alike(name: str) -> str:
    """The same for names that look the same."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(letter for letter in plain if letter not in BLANK | VARIANTS).split())


def distinct(names: Iterable[str | None]) -> bool:
    """Do all of them look different? None is no name."""
    looks = [alike(name) for name in names if name is not None]
    return len(set(looks)) == len(looks)


def is_taken(name: str, others: Iterable[str | None]) -> bool:
    return alike(name) in {alike(other) for other in others if other is not None}


def apart(name: str, others: Sequence[str | None]) -> str:
    """The name, with a number if another looks the same."""
    number, told = 1, name
    while is_taken(told, others):
        number += 1
        told = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return told
