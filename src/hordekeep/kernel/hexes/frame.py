"""A frame numbers hexes so that a step is a shift: the parallelogram round a board, with one column that stays empty.

Hex (q, r) is bit `(r - first_r) * width + (q - first_q)`. The empty column at the end of each row catches every step
over a side: nothing comes out in the next row. The frame never changes; which of its cells exist is the board's to say.
"""

from __future__ import annotations

from collections.abc import Iterable

from hordekeep.kernel.errors import BadInput
from hordekeep.kernel.hexes.coordinates import DIRECTIONS, Coordinate, is_number, read_coordinate, write_coordinate

_LARGEST = 1 << 14


class Frame:
    """The ids of all hexes from `first` to `last` in both coordinates.

    `near[h]` are all cells beside h; `fields` is where the frame's boards keep the fields that they counted.

    >>> frame = Frame((-2, -1), (2, 1))
    >>> frame.id((0, 0)), frame.coordinate(8), frame.write(8), frame.read("-2.1")
    (8, (0, 0), '0.0', 12)
    >>> frame.width, frame.size, frame.cells.bit_count()
    (6, 18, 15)
    """

    __slots__ = ("cells", "fields", "first_q", "first_r", "height", "near", "size", "width")

    def __init__(self, first: Coordinate, last: Coordinate) -> None:
        self.first_q = first[0]
        self.first_r = first[1]
        self.width = last[0] - first[0] + 2
        self.height = last[1] - first[1] + 1
        self.size = self.width * self.height
        if self.width < 2 or self.height < 1 or self.size > _LARGEST:
            raise BadInput(
                f"There is no frame from {write_coordinate(first)} to {write_coordinate(last)}.",
                advice=f"Name the least coordinates first; a frame has at most {_LARGEST} cells.",
            )
        row = (1 << (self.width - 1)) - 1
        self.cells = sum(row << (self.width * r) for r in range(self.height))
        self.near: tuple[int, ...] = tuple([self._neighbours(each) for each in range(self.size)])
        self.fields: dict[tuple[int, int], bytes] = {}

    @classmethod
    def holding(cls, coordinates: Iterable[Coordinate], margin: int = 0) -> Frame:
        """The smallest frame that holds all of these hexes and `margin` more on every side, for ground to come.

        >>> frame = Frame.holding([(0, 0), (3, -1)], margin=2)
        >>> frame.coordinate(0), frame.coordinate(frame.size - 2)
        ((-2, -3), (5, 2))
        """
        held = list(coordinates)
        if not held:
            raise BadInput("No hex was given, so there is nothing to frame.", advice="Name at least one hex.")
        q, r = [each[0] for each in held], [each[1] for each in held]
        return cls((min(q) - margin, min(r) - margin), (max(q) + margin, max(r) + margin))

    def has(self, coordinate: Coordinate) -> bool:
        """Whether the frame has a cell for this hex.

        >>> Frame((0, 0), (1, 1)).has((1, 0)), Frame((0, 0), (1, 1)).has((2, 0))
        (True, False)
        """
        q, r = coordinate[0] - self.first_q, coordinate[1] - self.first_r
        return 0 <= q < self.width - 1 and 0 <= r < self.height

    def id(self, coordinate: Coordinate, where: str = "") -> int:
        """The id of a hex; `BadInput` if it lies outside, so that no hex is ever taken for another.

        >>> Frame((0, 0), (1, 1)).id((2, 0), where="tower 1")
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: tower 1: 2.0 lies outside the board. It goes from 0.0 to 1.1.
        """
        if not self.has(coordinate):
            first = write_coordinate(self.coordinate(0))
            last = write_coordinate(self.coordinate(self.size - 2))
            what = f"{write_coordinate(coordinate)} lies outside the board."
            raise BadInput(what, where=where, advice=f"It goes from {first} to {last}.")
        return (coordinate[1] - self.first_r) * self.width + coordinate[0] - self.first_q

    def coordinate(self, hex: int) -> Coordinate:
        """The coordinate of a hex, the inverse of `id`."""
        return hex % self.width + self.first_q, hex // self.width + self.first_r

    def mask(self, coordinates: Iterable[Coordinate], where: str = "") -> int:
        """The mask of these hexes.

        >>> bin(Frame((0, 0), (1, 1)).mask([(0, 0), (1, 1)]))
        '0b10001'
        """
        found = 0
        for each in coordinates:
            found |= 1 << self.id(each, where)
        return found

    def read(self, text: str, where: str = "") -> int:
        """The id of the hex that a text such as `-4.1` names; `BadInput` if it names none of this frame."""
        return self.id(read_coordinate(text, where), where)

    def exactly(self, text: str) -> int | None:
        """The hex whose text is this one to the letter; None if there is none.

        >>> frame = Frame((-3, -3), (3, 3))
        >>> frame.exactly("-3.1") == frame.id((-3, 1)), frame.exactly("-3.01"), frame.exactly("99.1")
        (True, None, None)
        """
        q, _, r = text.partition(".")
        if not (is_number(q) and is_number(r)):
            return None
        coordinate = (int(q), int(r))
        return self.id(coordinate) if self.has(coordinate) else None

    def write(self, hex: int) -> str:
        """The text of a hex, the inverse of `read`."""
        return write_coordinate(self.coordinate(hex))

    def _neighbours(self, hex: int) -> int:
        """All cells beside a cell, whether or not a board has them; 0 for the empty column."""
        if not self.cells >> hex & 1:
            return 0
        q, r = self.coordinate(hex)
        beside = [(q + step_q, r + step_r) for step_q, step_r in DIRECTIONS]
        return self.mask([each for each in beside if self.has(each)])
