"""Counting all ways to go on from a position: a rule that allows or forbids one choice too many changes a number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from hordekeep.kernel import Match


def ways_on(match: Match[Any], depth: int, look: Callable[[Any], None] | None = None) -> list[int]:
    """How many sequences of choices there are of each length up to `depth`; `look` sees every match on the way.

    Forced choices count no depth: nobody is asked. Where several seats may act, each choice of each is a way.
    """
    ways: Counter[int] = Counter()
    _count(match, depth, ways, look)
    return [ways[left] for left in range(depth, 0, -1)]


def _count(match: Match[Any], left: int, ways: Counter[int], look: Callable[[Any], None] | None) -> None:
    ask = match.ask
    if ask is None:
        return
    if look is not None:
        look(match)
    for seat in ask.seats:
        for choice in ask.choices_of(seat):
            ways[left] += 1
            if left > 1:
                twin = match.clone()
                twin.play(choice, seat)
                _count(twin, left - 1, ways, look)
