"""A state as plain Python numbers, for code that reads nearly all fields: NumPy is slow for single numbers."""

import struct
from math import prod
from types import SimpleNamespace
from typing import Any

from postroad.rules.state import STATE, Raw, State

Row = tuple[int, ...]


class Grid:
    """Rows of numbers with the indexing of an array."""

    __slots__ = ("_rows",)

    def __init__(self, rows: list[Row]) -> None:
        self._rows = rows

    def __getitem__(self, at: tuple[int, int]) -> int:
        row, column = at
        return self._rows[row][column]

    def row(self, number: int) -> Row:
        return self._rows[number]


def plain(raw: Raw) -> State:
    """The fields of a state, read-only."""
    numbers = _NUMBERS.unpack_from(raw.data)
    return SimpleNamespace(**{name: _field(numbers, *slot) for name, slot in _SLOTS.items()})


def _field(numbers: Row, begin: int, shape: tuple[int, ...]) -> Any:
    if not shape:
        return numbers[begin]
    if len(shape) == 1:
        return numbers[begin : begin + shape[0]]
    return Grid([numbers[at : at + shape[1]] for at in range(begin, begin + prod(shape), shape[1])])


def _layout() -> tuple[struct.Struct, dict[str, tuple[int, tuple[int, ...]]]]:
    """The struct of all numbers, and for each field the index of its first number and its shape."""
    text, count, slots = "=", 0, {}
    for name in STATE.names or ():
        kind, offset = STATE.fields[name][:2]  # type: ignore[index]
        slots[name] = count, kind.shape
        text += f"{offset - struct.calcsize(text)}x{prod(kind.shape)}{kind.base.char}"
        count += prod(kind.shape)
    return struct.Struct(text), slots


_NUMBERS, _SLOTS = _layout()
