"""Triangles: three hexes that all touch one another, the form of an earthscape (CS-Q-01-GEOMETRY).

A triangle is a number, like a hex, and a set of triangles one int, so that a rule about all of them is a few shifts.
Below the size of the frame it is its first hex h with the hexes at 1.0 and 0.1 of it; from there on it is the one with
those at 1.-1 and 1.0. The hexes of a triangle are listed clockwise, as the spaces of an earthscape are.
"""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.kernel.hexes import hexes_in

TURNS: Final = (0, 1, 2)
"""By how many hexes of its triangle an earthscape is turned clockwise."""

_SIZE: Final = FRAME.size
_DOWN: Final = FRAME.width
_UP: Final = FRAME.width - 1


def inside(mask: int) -> int:
    """The triangles that lie wholly on hexes of the mask.

    >>> [hexes_of(each) for each in triangles_in(inside(FRAME.mask([(0, 0), (1, 0), (0, 1)])))] == [
    ...     (FRAME.id((0, 0)), FRAME.id((1, 0)), FRAME.id((0, 1)))]
    True
    """
    pair = mask & mask >> 1
    return pair & mask >> _DOWN | (pair & mask << _UP) << _SIZE


ALL: Final = inside(FRAME.cells)


def touching(mask: int) -> int:
    """The triangles that cover a hex of the mask.

    >>> touching(1 << FRAME.id((0, 0))).bit_count()
    6
    """
    pair = mask | mask >> 1
    return (pair | mask >> _DOWN | (pair | mask << _UP & FRAME.cells) << _SIZE) & ALL


def hexes_of(triangle: int) -> tuple[int, int, int]:
    """The hexes of a triangle, clockwise from the first."""
    first = triangle % _SIZE
    return (first, first + 1, first + _DOWN) if triangle < _SIZE else (first, first - _UP, first + 1)


def mask_of(triangle: int) -> int:
    """The hexes of a triangle as a mask."""
    a, b, c = hexes_of(triangle)
    return 1 << a | 1 << b | 1 << c


def triangle_on(hexes: tuple[int, ...]) -> int | None:
    """The triangle of these hexes, in whatever order; None if they make none.

    >>> triangle_on((FRAME.id((0, 1)), FRAME.id((1, 0)), FRAME.id((0, 0)))) == FRAME.id((0, 0))
    True
    >>> triangle_on((FRAME.id((0, 0)), FRAME.id((1, 0)), FRAME.id((2, 0)))) is None
    True
    """
    mask = 0
    for each in hexes:
        mask |= 1 << each
    found = inside(mask)
    return found.bit_length() - 1 if found and mask.bit_count() == len(hexes) == 3 else None


def triangles_in(mask: int) -> tuple[int, ...]:
    """The triangles of a set, in order."""
    return hexes_in(mask)
