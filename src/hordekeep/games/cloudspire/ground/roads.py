"""Roads: path terrain that links the marks (CS-MARK-03).

Only terrain counts, neither who stands there (CS-MARK-05) nor a chip that acts as path (CS-MARK-04): nothing here is
told of chips. A road leads over path alone, never over a gate between (CS-CLOSE-07).
"""

from __future__ import annotations

from functools import lru_cache

from hordekeep.games.cloudspire.content.boards import FRAME, PATH
from hordekeep.games.cloudspire.ground.land import Land
from hordekeep.kernel import enforces
from hordekeep.kernel.hexes import NO_WAY, Board, hexes_in


@enforces("CS-MARK-04", "CS-MARK-05", "CS-MARK-03")
def are_linked(board: Board, path: int, marks: int) -> bool:
    """Whether one network of path touches all marks."""
    return network(board, path, marks) != 0


@lru_cache(maxsize=1 << 14)
def network(board: Board, path: int, marks: int) -> int:
    """All path that hangs together and touches every mark; none if there is no such."""
    ends = hexes_in(marks)
    left = board.near[ends[0]] & path
    while left:
        start = (left & -left).bit_length() - 1
        found = board.reach(start, FRAME.size, path, path)
        if all(board.near[end] & found for end in ends):
            return found
        left &= ~found
    return 0


@lru_cache(maxsize=1 << 12)
def some_road(board: Board, path: int, marks: int) -> int:
    """Path that joins all marks: as long as it stays, nothing elsewhere can cut them off. All path if none does."""
    joining = network(board, path, marks)
    if not joining:
        return path
    first, *others = hexes_in(marks)
    start = hexes_in(board.near[first] & joining)[0]
    steps = board.field(1 << start, joining)
    road = 1 << start
    for end in others:
        at = end
        while at != start:
            at = min(hexes_in(board.near[at] & joining), key=steps.__getitem__)
            road |= 1 << at
    return road


def exits(land: Land, seat: int) -> int:
    """The path hexes beside a seat's gate."""
    return land.board.near[land.gates[seat]] & land.terrain[PATH]


def road_length(land: Land, a: int, b: int) -> int:
    """The steps from one seat's gate to another's over path, the last onto that gate; `NO_WAY` if there is no road."""
    steps = land.board.field(1 << land.gates[b], land.terrain[PATH])
    nearest = min((steps[each] for each in hexes_in(exits(land, a))), default=NO_WAY)
    return nearest if nearest == NO_WAY else nearest + 1
