"""The random generator inside the state: sfc32 (small, fast, counting).

It has 128 bits of state and needs a few additions and shifts of 32-bit words. Plain Python, compiled code and a GPU therefore
agree to the bit.
"""

from typing import Any

from postroad.rules.jit import rule
from postroad.rules.state import to_int

_WORD = 0xFFFFFFFF


@rule
def seed_generator(rng: Any, seed: int) -> None:
    rng[0] = seed & _WORD
    rng[1] = (seed >> 32) & _WORD
    rng[2] = 0x9E3779B9
    rng[3] = 1
    for _ in range(15):  # let every bit of the seed reach every word
        next_word(rng)


@rule
def next_word(rng: Any) -> int:
    """The next 32 random bits."""
    a, b, c, counter = to_int(rng[0]), to_int(rng[1]), to_int(rng[2]), to_int(rng[3])
    result = (a + b + counter) & _WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & _WORD
    rng[2] = ((((c << 21) & _WORD) | (c >> 11)) + result) & _WORD
    rng[3] = (counter + 1) & _WORD
    return result


@rule
def below(rng: Any, limit: int) -> int:
    """A random number from 0 to limit - 1."""
    return (next_word(rng) * limit) >> 32
