"""Masks: a set of hexes as one int, in which bit h stands for hex h."""

from __future__ import annotations

from typing import Final

MOST_KEPT: Final = 1 << 14
"""How many answers a table keeps before it starts afresh: play asks for a few hundred, a search for a few thousand."""

_lists: Final[dict[int, tuple[int, ...]]] = {}


def hexes_in(mask: int) -> tuple[int, ...]:
    """The hexes of a mask from the lowest to the highest. Kept by content, since play asks for the same masks again.

    >>> hexes_in(0b101001)
    (0, 3, 5)
    """
    known = _lists.get(mask)
    if known is not None:
        return known
    if mask < 0:
        raise ValueError("a mask without end: take the complement within the hexes that exist")
    found: list[int] = []
    left = mask
    while left:
        lowest = left & -left
        found.append(lowest.bit_length() - 1)
        left ^= lowest
    hexes = tuple(found)
    if len(_lists) >= MOST_KEPT:
        _lists.clear()
    _lists[mask] = hexes
    return hexes
