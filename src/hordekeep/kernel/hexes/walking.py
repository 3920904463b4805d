"""Walks of an exact number of steps that never come back to a hex, and the steps that lead away from something."""

from __future__ import annotations

from hordekeep.kernel.hexes.board import Board
from hordekeep.kernel.hexes.masks import hexes_in


def ends_exact(board: Board, start: int, steps: int, free: int) -> int:
    """The ends of all walks of exactly so many steps over different hexes of `free`; the start is never entered again.

    >>> from hordekeep.kernel.hexes import Frame
    >>> frame = Frame((0, 0), (1, 1))
    >>> board = Board(frame, frame.cells)
    >>> [hexes_in(ends_exact(board, 0, steps, board.exists)) for steps in (1, 2, 3, 4)]
    [(1, 3), (1, 3, 4), (1, 3, 4), ()]
    """
    if steps < 1:
        return 1 << start
    free &= board.exists & ~(1 << start)
    if steps < 4:
        return _ends(board, start, steps, free, 0, -1)
    most = board.reach(start, steps, free, free) & free
    return _ends(board, start, steps, free, 0, most)


def walks(board: Board, start: int, steps: int, end: int, free: int) -> list[tuple[int, ...]]:
    """All walks of exactly so many steps to `end` over different hexes of `free`: the hexes entered, in order.

    >>> from hordekeep.kernel.hexes import Frame
    >>> frame = Frame((0, 0), (1, 1))
    >>> board = Board(frame, frame.cells)
    >>> walks(board, 0, 2, 4, board.exists), walks(board, 0, 2, 4, board.exists & ~(1 << 3))
    ([(1, 4), (3, 4)], [(1, 4)])
    """
    if steps < 1:
        return [()] if start == end else []
    found: list[tuple[int, ...]] = []
    free &= board.exists & ~(1 << start)
    if free >> end & 1:
        _walk_on(board, start, steps, end, free, (), found)
    return found


def farther(board: Board, origin: int, at: int) -> int:
    """The hexes beside `at` that are farther from `origin` than `at` is: the steps of something driven away.

    >>> from hordekeep.kernel.hexes import Frame
    >>> frame = Frame((0, 0), (3, 0))
    >>> hexes_in(farther(Board(frame, frame.cells), 0, 1))
    (2,)
    """
    return board.near[at] & board.ring(origin, board.distance(origin, at) + 1)


def _ends(board: Board, at: int, steps: int, free: int, found: int, most: int) -> int:
    """`found` and the ends of the walks on from here, over `free`, which holds no hex of the walk so far.

    The last two steps need no search: whatever is beside a free neighbour of this hex ends a walk. Once all of `most`
    is found, no further walk can add anything.
    """
    beside = board.near[at] & free
    if steps == 1:
        return found | beside
    if steps == 2:
        right, left, width = beside << 1, beside >> 1, board.width
        return found | (right | left | (beside | left) << width | (beside | right) >> width) & free
    for there in hexes_in(beside):
        found = _ends(board, there, steps - 1, free & ~(1 << there), found, most)
        if found == most:
            break
    return found


def _walk_on(
    board: Board, at: int, steps: int, end: int, free: int, walked: tuple[int, ...], found: list[tuple[int, ...]]
) -> None:
    if steps == 1:
        if board.near[at] >> end & 1:
            found.append((*walked, end))
        return
    for there in hexes_in(board.near[at] & free & board.within(end, steps - 1) & ~(1 << end)):
        _walk_on(board, there, steps - 1, end, free & ~(1 << there), (*walked, there), found)
