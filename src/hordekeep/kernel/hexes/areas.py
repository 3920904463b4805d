"""Areas: shapes of hexes that are laid on a board, turned and turned over at will."""

from __future__ import annotations

from collections.abc import Iterable

from hordekeep.kernel.errors import BadInput
from hordekeep.kernel.hexes.board import Board
from hordekeep.kernel.hexes.coordinates import Coordinate, flipped, turned


class Shape:
    """Some hexes that keep together. A pinned shape has to lie with its hex 0.0 on a given one.

    `orientations` are the different ways in which it can lie: a pinned shape turns round its pin; for any other only
    its form matters, not where it lies.

    >>> line = [(0, 0), (1, 0), (2, 0)]
    >>> len(Shape(line).orientations), len(Shape(line, pinned=True).orientations)
    (3, 6)
    >>> Shape([(0, 0), (1, 0), (2, 0), (2, 1)]).has_two_sides
    True
    """

    __slots__ = ("cells", "orientations", "pinned")

    def __init__(self, cells: Iterable[Coordinate], *, pinned: bool = False) -> None:
        self.cells = tuple(cells)
        self.pinned = pinned
        if not self.cells or len(set(self.cells)) < len(self.cells):
            raise BadInput(
                "A shape needs hexes, each of them once.", advice="Name its coordinates, such as 0.0 and 1.0."
            )
        if pinned and (0, 0) not in self.cells:
            raise BadInput("A pinned shape has no hex 0.0 to pin it by.", advice="Let 0.0 be the hex that is given.")
        upright = [tuple(turned(cell, sixths) for cell in self.cells) for sixths in range(6)]
        over = [tuple(turned(flipped(cell), sixths) for cell in self.cells) for sixths in range(6)]
        self.orientations: tuple[tuple[Coordinate, ...], ...] = tuple(
            dict.fromkeys(self._settled(each) for each in upright + over)
        )

    @property
    def has_two_sides(self) -> bool:
        """Whether turning it over makes another shape of it, so that it lies in more than six ways."""
        return len(self.orientations) > 6

    def _settled(self, cells: tuple[Coordinate, ...]) -> tuple[Coordinate, ...]:
        """The cells in order and, if nothing pins them, with the first on 0.0: equal if they lie alike."""
        ordered = sorted(cells)
        if self.pinned:
            return tuple(ordered)
        first_q, first_r = ordered[0]
        return tuple([(q - first_q, r - first_r) for q, r in ordered])


class Area:
    """A shape on a board.

    >>> from hordekeep.kernel.hexes import Frame
    >>> frame = Frame((-3, -3), (3, 3))
    >>> line = Area(Shape([(0, 0), (1, 0), (2, 0)]), Board(frame, frame.cells))
    >>> len(line.at(frame.id((0, 0)))), len(line.at(frame.id((-3, -3))))
    (9, 5)
    """

    __slots__ = ("_placed", "board", "shape")

    def __init__(self, shape: Shape, board: Board) -> None:
        self.shape = shape
        self.board = board
        self._placed: dict[int, tuple[int, ...]] = {}

    def at(self, hex: int) -> tuple[int, ...]:
        """The masks of all ways to lay it so that it covers this hex, a pinned one with its pin, without doubles.

        What hangs over the edge is cut off, and two ways that then cover the same hexes are one.
        """
        known = self._placed.get(hex)
        if known is None:
            known = self._placed[hex] = self._lay(hex)
        return known

    def _lay(self, hex: int) -> tuple[int, ...]:
        if not self.board.exists >> hex & 1:
            return ()
        q, r = self.board.frame.coordinate(hex)
        masks: dict[int, None] = {}
        for cells in self.shape.orientations:
            for pin_q, pin_r in [(0, 0)] if self.shape.pinned else cells:
                masks[self._covered(cells, q - pin_q, r - pin_r)] = None
        return tuple(masks)

    def _covered(self, cells: tuple[Coordinate, ...], q: int, r: int) -> int:
        frame = self.board.frame
        covered = 0
        for cell_q, cell_r in cells:
            coordinate = (q + cell_q, r + cell_r)
            if frame.has(coordinate):
                covered |= 1 << frame.id(coordinate)
        return covered & self.board.exists
