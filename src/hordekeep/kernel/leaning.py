"""How a hurried player chooses who leans to some choices more than to others."""

from __future__ import annotations

from math import inf, log
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from random import Random

    from hordekeep.kernel.ask import Choice


def weighed(signs_of_each: Iterable[Sequence[tuple[str, float]]], weights: Mapping[str, float]) -> list[float]:
    """The leaning to each of some choices, by the weights of its signs; a sign without a weight counts nothing.

    >>> weighed([[("kills", 2.0), ("far", 1.0)], []], {"kills": 1.5})
    [3.0, 0.0]
    """
    found: list[float] = []
    for signs in signs_of_each:
        leaning = 0.0
        for name, amount in signs:
            leaning += weights.get(name, 0.0) * amount
        found.append(leaning)
    return found


def by_leaning(choices: Sequence[Choice], leanings: Sequence[float], decided: float, luck: Random) -> Choice:
    """One of the choices, the more likely the more the player leans to it: by the exponential of the leaning, times how
    decidedly leanings are followed. With more than that a player would always do the same, with less anything.

    >>> from random import Random
    >>> [by_leaning([("stay",), ("go",)], [0.0, 9.0], 2.0, Random(seed))[0] for seed in range(3)]
    ['go', 'go', 'go']
    """
    best = choices[0]
    highest = -inf
    for choice, leaning in zip(choices, leanings, strict=True):
        chance = decided * leaning - log(luck.expovariate(1.0))  # one is highest as often as its exponential says
        if chance > highest:
            best, highest = choice, chance
    return best


def most_leaned_to(choices: list[Choice], leanings: Sequence[float], most: int) -> list[Choice]:
    """So many of the choices, those that the player leans to most first.

    >>> most_leaned_to([("stay",), ("go",), ("wait",)], [0.0, 9.0, 1.0], 2)
    [('go',), ('wait',)]
    """
    leaning = dict(zip(choices, leanings, strict=True))
    return sorted(choices, key=leaning.__getitem__, reverse=True)[:most]
