"""Confidence intervals of shares of wins."""

from math import lgamma, log, log1p, sqrt

SURE = 0.95
_Z = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% Wilson interval of a share, for a number of games fixed in advance."""
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, _Z * _Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = _Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def always_valid(wins: int, games: int) -> tuple[float, float]:
    """An anytime-valid 95% interval: in 95% of runs, the intervals after every game all contain the true share.

    It contains the shares that a uniform mixture over all shares does not beat by more than 20 to 1 (Ville's inequality).
    """
    if games == 0:
        return 0.0, 1.0
    mixture = lgamma(wins + 1) + lgamma(games - wins + 1) - lgamma(games + 2)
    share = wins / games
    return _edge(wins, games, mixture, 0.0, share), _edge(wins, games, mixture, 1.0, share)


def _edge(wins: int, games: int, mixture: float, outside: float, inside: float) -> float:
    """The end of the interval between a share outside and one inside it."""
    if _inside(wins, games, mixture, outside):
        return outside
    for _ in range(50):
        middle = (outside + inside) / 2
        outside, inside = (outside, middle) if _inside(wins, games, mixture, middle) else (middle, inside)
    return inside


def _inside(wins: int, games: int, mixture: float, share: float) -> bool:
    if (share == 0.0 and wins) or (share == 1.0 and wins < games):
        return False
    likelihood = (wins * log(share) if wins else 0.0) + ((games - wins) * log1p(-share) if wins < games else 0.0)
    return mixture - likelihood < log(1 / (1 - SURE))
