"""Bit masks of up to 32 bits, held in full-width integers."""

from postroad.rules.board import array
from postroad.rules.jit import rule
from postroad.rules.state import to_int

# A de Bruijn sequence: its five bits from position k on are different for every k, so they identify k. Cheaper than a division.
_SEQUENCE = 0x077CB531
_POSITION = array([next(k for k in range(32) if (_SEQUENCE << k & 0xFFFFFFFF) >> 27 == five) for five in range(32)])


@rule
def lowest(mask: int) -> int:
    """The position of the lowest bit set."""
    return to_int(_POSITION[((mask & -mask) * _SEQUENCE & 0xFFFFFFFF) >> 27])


@rule
def count(mask: int) -> int:
    """The number of bits set."""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return ((mask * 0x01010101) & 0xFFFFFFFF) >> 24


@rule
def nth(mask: int, index: int) -> int:
    """The position of the bit set that has `index` set bits below it."""
    for _ in range(index):
        mask &= mask - 1
    return lowest(mask)
