"""Chance: the generator inside the state.

It is the small fast counting generator sfc32: 128 bits of state, a few additions and shifts of 32-bit words, so that plain
Python, compiled code and a GPU agree to the bit.
"""

from typing import Any

from postroad.rules.jit import rule
from postroad.rules.state import to_int

_WORD = 0xFFFFFFFF


@rule
def seed_generator(words: Any, seed: int) -> None:
    words[0] = seed & _WORD
    words[1] = (seed >> 32) & _WORD
    words[2] = 0x9E3779B9
    words[3] = 1
    for _ in range(15):  # let every bit of the seed reach every word
        next_word(words)


@rule
def next_word(words: Any) -> int:
    """The next 32 random bits."""
    a, b, c, counter = to_int(words[0]), to_int(words[1]), to_int(words[2]), to_int(words[3])
    result = (a + b + counter) & _WORD
    words[0] = b ^ (b >> 9)
    words[1] = (c + (c << 3)) & _WORD
    words[2] = ((((c << 21) & _WORD) | (c >> 11)) + result) & _WORD
    words[3] = (counter + 1) & _WORD
    return result


@rule
def below(words: Any, limit: int) -> int:
    """A random number from 0 to limit - 1."""
    return (next_word(words) * limit) >> 32
