"""Axial coordinates of hexes with a point on top: q counts to the right, r downwards, each row half a hex further.

The text of a coordinate is `-4.1`: q, a dot, r. There is one text for each hex, so that it can be part of a key.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from hordekeep.kernel.errors import BadInput, quote

Coordinate: TypeAlias = tuple[int, int]

DIRECTIONS: Final[tuple[Coordinate, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six steps to a neighbour, clockwise from the right; the opposite of each is three further on."""

_NUMBER = "(0|-?[1-9][0-9]{0,3})"
_COORDINATE = re.compile(rf"{_NUMBER}\.{_NUMBER}")


def turned(coordinate: Coordinate, sixths: int = 1) -> Coordinate:
    """Where a hex comes to lie when the grid is turned clockwise round 0.0 by so many sixths of a full turn.

    >>> [turned((2, 0), sixths) for sixths in range(6)]
    [(2, 0), (0, 2), (-2, 2), (-2, 0), (0, -2), (2, -2)]
    """
    q, r = coordinate
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def flipped(coordinate: Coordinate) -> Coordinate:
    """Where a hex comes to lie when the grid is turned over about the row of 0.0: top and bottom change places.

    >>> flipped((-3, 6)), flipped((3, -6)), flipped((5, 0))
    ((3, -6), (-3, 6), (5, 0))
    """
    q, r = coordinate
    return q + r, -r


def steps_between(a: Coordinate, b: Coordinate) -> int:
    """How many steps apart two hexes are where nothing is in the way.

    >>> steps_between((-4, 1), (-4, 1)), steps_between((0, 0), (3, -1)), steps_between((0, 0), (2, 2))
    (0, 3, 4)
    """
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


def write_coordinate(coordinate: Coordinate) -> str:
    """The text of a coordinate.

    >>> write_coordinate((-4, 1))
    '-4.1'
    """
    return f"{coordinate[0]}.{coordinate[1]}"


def is_number(text: str) -> bool:
    """Is it a number of one or two digits, written as it is read out?

    >>> [is_number(each) for each in ("-4", "12", "04", "-0", "+4", "123")]
    [True, True, False, False, False, False]
    """
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 2):
        return False
    return text == str(int(text))


def read_coordinate(text: str, where: str = "") -> Coordinate:
    """The coordinate that a text names; `BadInput` if it names none, standing at `where`.

    >>> read_coordinate("-4.1")
    (-4, 1)
    >>> read_coordinate("-4,1", where="tower 1")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: tower 1: '-4,1' is no hex. Write q, a dot and r, such as -4.1.
    """
    found = _COORDINATE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise BadInput(f"{quote(text)['quoted']} is no hex.", where=where, advice="Write q, a dot and r, such as -4.1.")
    return int(found[1]), int(found[2])
