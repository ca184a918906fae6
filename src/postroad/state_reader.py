"""A state as plain numbers, for whoever reads nearly all of it: NumPy takes its time for each of them."""

import struct
from math import prod
from types import SimpleNamespace
from typing import Any

from postroad.rules.state import STATE, Raw, State

Row = tuple[int, ...]


class Grid:
    """Numbers in rows. Rules read them as they do those of an array."""

    __slots__ = ("_rows",)

    def __init__(self, rows: list[Row]) -> None:
        self._rows = rows

    def __getitem__(self, at: tuple[int, int]) -> int:
        row, column = at
        return self._rows[row][column]

    def row(self, number: int) -> Row:
        return self._rows[number]


def plain(raw: Raw) -> State:
    """The fields of a state, to be read by rules and others, and not to be written."""
    numbers = _NUMBERS.unpack_from(raw.data)
    return SimpleNamespace(**{name: _field(numbers, *place) for name, place in _PLACES.items()})


def _field(numbers: Row, begin: int, shape: tuple[int, ...]) -> Any:
    if not shape:
        return numbers[begin]
    if len(shape) == 1:
        return numbers[begin : begin + shape[0]]
    return Grid([numbers[at : at + shape[1]] for at in range(begin, begin + prod(shape), shape[1])])


def _layout() -> tuple[struct.Struct, dict[str, tuple[int, tuple[int, ...]]]]:
    """All numbers as they follow each other, and for each field which is its first and how they lie."""
    text, count, places = "=", 0, {}
    for name in STATE.names or ():
        kind, offset = STATE.fields[name][:2]  # type: ignore[index]
        places[name] = count, kind.shape
        text += f"{offset - struct.calcsize(text)}x{prod(kind.shape)}{kind.base.char}"
        count += prod(kind.shape)
    return struct.Struct(text), places


_NUMBERS, _PLACES = _layout()
