"""How sure a number from a sample is: 95% intervals for rates, for differences of rates, and for means."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054
"""95% of a normal distribution lie within so many standard deviations."""


class Interval(NamedTuple):
    """An estimate with the bounds of its 95% interval.

    >>> Interval(0.5, 0.4, 0.6).low
    0.4
    """

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The win rate with Wilson's score interval, which stays honest near 0 and 1 and for few games.

    Shared victories count as their part; the interval is then a little wider than it need be.

    >>> rate = wilson(8, 10)
    >>> f"{rate.value:.3f} ({rate.low:.3f} to {rate.high:.3f})"
    '0.800 (0.490 to 0.943)'
    """
    if games < 1:
        raise ValueError("a win rate needs at least one game")
    rate = wins / games
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(max(0.0, rate * (1 - rate)) / games + spread / (4 * games))
    return Interval(rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))


def difference(wins: float, games: int, other_wins: float, other_games: int) -> Interval:
    """How much higher the first win rate is, with Newcombe's interval (made of the two Wilson intervals).

    >>> more = difference(56, 70, 48, 80)
    >>> f"{more.value:.3f} ({more.low:.4f} to {more.high:.4f})"
    '0.200 (0.0524 to 0.3339)'
    """
    one, other = wilson(wins, games), wilson(other_wins, other_games)
    more = one.value - other.value
    down = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    up = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Interval(more, max(-1.0, more - down), min(1.0, more + up))


def mean(total: float, total_of_squares: float, count: int) -> Interval:
    """The mean with its normal interval, from the sum and the sum of squares.

    >>> score = mean(60, 1240, 3)
    >>> f"{score.value:.1f} ({score.low:.1f} to {score.high:.1f})"
    '20.0 (14.9 to 25.1)'
    """
    if count < 1:
        raise ValueError("a mean needs at least one number")
    middle = total / count
    if count == 1:
        return Interval(middle, middle, middle)
    variance = max(0.0, (total_of_squares - count * middle * middle) / (count - 1))
    half = Z * sqrt(variance / count)
    return Interval(middle, middle - half, middle + half)
