"""The ways to lay the diagrams of Areas of Effect (SM-AOE) on a battlefield."""

from __future__ import annotations

from hordekeep.games.skytear.content.area_shapes import load_shapes
from hordekeep.games.skytear.ground.boards import load_board
from hordekeep.kernel import enforces, once
from hordekeep.kernel.hexes import Area


@once
@enforces("SM-AOE-05", "SM-AOE-11")
def load_areas(board: str) -> dict[str, Area]:
    """Every diagram on a battlefield: `at(hex)` are its placements there, on the target or the caster. What hangs over
    the edge is left out.

    >>> areas = load_areas("two-lanes")
    >>> frame = areas["hook4"].board.frame
    >>> len(areas["hook4"].at(frame.read("-4.1"))), len(areas["beam3"].at(frame.read("4.2")))
    (48, 6)
    """
    field = load_board(board)
    return {name: Area(shape, field.board) for name, shape in load_shapes().items()}
