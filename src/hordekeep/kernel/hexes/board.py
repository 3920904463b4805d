"""A board: which hexes of a frame exist, which edges are walled, and all that follows from that alone.

Distance counts steps over hexes that exist, so a gap is walked round. Walls stop sight, never a step: a game in which
they stop steps says so in the masks that it walks with.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hordekeep.kernel.errors import BadInput
from hordekeep.kernel.hexes.frame import Frame
from hordekeep.kernel.hexes.masks import MOST_KEPT, hexes_in

NO_WAY: Final = 255
"""The distance of what cannot be reached (or only in 255 steps and more)."""


class Board:
    """The hexes of `exists`, with a wall on each edge between two neighbours that `walls` names. Immutable.

    `near[h]` are the neighbours of h, `open[h]` those that no wall separates from it.

    >>> frame = Frame((0, 0), (4, 0))
    >>> board = Board(frame, frame.cells, walls=[(1, 2)])
    >>> hexes_in(board.near[2]), hexes_in(board.open[2]), board.distance(0, 4)
    ((1, 3), (3,), 4)
    """

    __slots__ = ("_across", "_rows", "_seen", "_within", "exists", "frame", "near", "open", "walls", "width")

    def __init__(self, frame: Frame, exists: int, walls: Iterable[tuple[int, int]] = ()) -> None:
        if exists & ~frame.cells:
            raise BadInput("The board has hexes that its frame does not hold.", advice="Make the frame of its hexes.")
        self.frame = frame
        self.exists = exists
        self.width = frame.width
        near = [beside & exists if exists >> h & 1 else 0 for h, beside in enumerate(frame.near)]
        self.near: tuple[int, ...] = tuple(near)
        self.walls = frozenset((min(edge), max(edge)) for edge in walls)
        for a, b in sorted(self.walls):
            if not (0 <= a < frame.size and near[a] >> b & 1):
                what = f"{frame.write(a)} and {frame.write(b)} are no neighbours on this board: no wall fits between."
                raise BadInput(what, advice="Name two hexes that share an edge.")
            near[a] &= ~(1 << b)
            near[b] &= ~(1 << a)
        self.open: tuple[int, ...] = tuple(near)
        self._across: tuple[int, int, int] | None = None
        self._within: list[tuple[int, ...] | None] = [None] * frame.size
        self._rows: list[bytes | None] = [None] * frame.size
        self._seen: dict[int, tuple[int, ...]] = {}

    def grown(self, mask: int) -> int:
        """The hexes of the mask and all their neighbours.

        >>> frame = Frame((0, 0), (2, 2))
        >>> hexes_in(Board(frame, frame.cells).grown(1 << frame.id((0, 0))))
        (0, 1, 4)
        """
        right, left, width = mask << 1, mask >> 1, self.width
        return (mask | right | left | (mask | left) << width | (mask | right) >> width) & self.exists

    def within(self, hex: int, steps: int) -> int:
        """The hexes at most so many steps away, this one included, whatever stands or is walled between."""
        table = self._within[hex]
        if table is None:
            table = self._rings(hex)
        return table[steps] if steps < len(table) else table[-1]

    def ring(self, hex: int, steps: int) -> int:
        """The hexes exactly so many steps away.

        >>> frame = Frame((-2, -2), (2, 2))
        >>> board = Board(frame, frame.cells)
        >>> [board.ring(frame.id((0, 0)), steps).bit_count() for steps in range(4)]
        [1, 6, 12, 4]
        """
        return self.within(hex, steps) & ~self.within(hex, steps - 1) if steps else self.within(hex, 0)

    def distance(self, a: int, b: int) -> int:
        """How many steps apart two hexes are; `NO_WAY` if nothing joins them."""
        row = self._rows[a]
        if row is None:
            row = self._rows[a] = self._spread(1 << a & self.exists, self.exists)
        return row[b]

    def reach(self, start: int, steps: int, through: int, stop: int) -> int:
        """Where a walk of at most `steps` may end: on a hex of `stop`, having passed none but those of `through`.

        The start is always among them: a walk may have no step.

        >>> frame = Frame((0, 0), (4, 0))
        >>> board = Board(frame, frame.cells)
        >>> hexes_in(board.reach(0, 3, through=board.exists & ~(1 << 3), stop=board.exists & ~(1 << 1)))
        (0, 2, 3)
        """
        first = 1 << start
        if steps < 1:
            return first
        width = self.width
        through = (through | first) & self.exists
        passed = first
        for _ in range(steps - 1):
            right, left = passed << 1, passed >> 1
            wider = (passed | right | left | (passed | left) << width | (passed | right) >> width) & through
            if wider == passed:
                break
            passed = wider
        return self.grown(passed) & stop | first

    def field(self, goals: int, walk: int) -> bytes:
        """For each hex the steps from it to the nearest of `goals` over hexes of `walk`; `NO_WAY` where there is none.

        A goal counts 0 whether or not it can be walked on. Kept by content in the frame: it is never stale, and all
        boards of the frame share it.

        >>> frame = Frame((0, 0), (4, 0))
        >>> board = Board(frame, frame.cells)
        >>> list(board.field(goals=1 << 0, walk=board.exists & ~(1 << 3)))
        [0, 1, 2, 255, 255, 255]
        """
        goals &= self.exists
        walk &= self.exists
        fields = self.frame.fields
        known = fields.get((goals, walk))
        if known is None:
            known = self._spread(goals, walk)
            if len(fields) >= MOST_KEPT:
                fields.clear()
            fields[goals, walk] = known
        return known

    def sees(self, steps: int) -> tuple[int, ...]:
        """For each hex those that a path of at most so many steps joins to it without crossing a wall, itself included.

        The path may bend. Looking back along it is looking too: whoever is seen sees.

        >>> frame = Frame((0, 0), (3, 1))
        >>> board = Board(frame, frame.cells, walls=[(0, 1)])
        >>> [frame.write(h) for h in hexes_in(board.sees(2)[0])]
        ['0.0', '1.0', '0.1', '1.1']
        """
        known = self._seen.get(steps)
        if known is None:
            known = tuple([self._seen_from(each, steps) for each in range(self.frame.size)])
            self._seen[steps] = known
        return known

    def _seen_from(self, hex: int, steps: int) -> int:
        if self._across is None:
            self._across = self._open_edges()
        right, down_right, down_left = self._across
        width = self.width
        seen = 1 << hex & self.exists
        for _ in range(steps):
            onward = (seen & right) << 1 | (seen & down_right) << width | (seen & down_left) << (width - 1)
            back = (seen >> 1 & right) | (seen >> width & down_right) | (seen >> (width - 1) & down_left)
            wider = seen | onward | back
            if wider == seen:
                break
            seen = wider
        return seen

    def _open_edges(self) -> tuple[int, int, int]:
        """The hexes from which the edge to the right, to the lower right and to the lower left can be looked over."""
        right = down_right = down_left = 0
        for each, beside in enumerate(self.open):
            bit = 1 << each
            if beside >> (each + 1) & 1:
                right |= bit
            if beside >> (each + self.width) & 1:
                down_right |= bit
            if beside >> (each + self.width - 1) & 1:
                down_left |= bit
        return right, down_right, down_left

    def _rings(self, hex: int) -> tuple[int, ...]:
        """All that is within 0, 1, 2 ... steps of a hex, until nothing more is."""
        reached = 1 << hex & self.exists
        table = [reached]
        while True:
            wider = self.grown(reached)
            if wider == reached:
                break
            table.append(wider)
            reached = wider
        self._within[hex] = found = tuple(table)
        return found

    def _spread(self, goals: int, walk: int) -> bytes:
        steps = bytearray([NO_WAY]) * self.frame.size
        reached = front = goals
        count = 0
        while front and count < NO_WAY:
            for each in hexes_in(front):
                steps[each] = count
            wider = self.grown(front) & walk | reached
            front = wider ^ reached
            reached = wider
            count += 1
        return bytes(steps)
