"""A portable exponential function: system libraries differ in the last bit, and bots would then decide differently."""

from postroad.rules.jit import rule

_LN2_HIGH, _LN2_LOW = 0.693147180369123816490, 1.90821492927058770002e-10  # together ln 2, the first with few bits
_PER_LN2 = 1.44269504088896338700
_LOWEST = -700.0  # below this the result is 0
_TERMS = 14  # of the series, for an argument of at most 0.35; more terms change nothing


@rule
def exp(power: float) -> float:
    """e to a power of 0 or less."""
    if power < _LOWEST:
        return 0.0
    halvings = int(0.5 - power * _PER_LN2)
    rest = power + halvings * _LN2_HIGH + halvings * _LN2_LOW
    result = 1.0
    for term in range(_TERMS, 0, -1):
        result = 1.0 + result * rest / term
    scale = 0.5
    while halvings:
        if halvings & 1:
            result *= scale
        scale *= scale
        halvings >>= 1
    return result
