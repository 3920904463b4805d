"""Hexes: frames, boards, walks, sight and areas. It knows no game: what blocks, hides or hurts is the game's to say.

A hex is an int, its bit in a frame, and a set of hexes is one int, a mask. Masks never leave the process: documents
and keys write coordinates, `-4.1`. Every table is built when it is first asked for, never changes afterwards and is
shared by all who hold the board.
"""

from hordekeep.kernel.hexes.areas import Area, Shape
from hordekeep.kernel.hexes.board import NO_WAY, Board
from hordekeep.kernel.hexes.coordinates import (
    DIRECTIONS,
    Coordinate,
    flipped,
    is_number,
    read_coordinate,
    steps_between,
    turned,
    write_coordinate,
)
from hordekeep.kernel.hexes.frame import Frame
from hordekeep.kernel.hexes.masks import hexes_in
from hordekeep.kernel.hexes.walking import ends_exact, farther, walks

__all__ = [
    "DIRECTIONS",
    "NO_WAY",
    "Area",
    "Board",
    "Coordinate",
    "Frame",
    "Shape",
    "ends_exact",
    "farther",
    "flipped",
    "hexes_in",
    "is_number",
    "read_coordinate",
    "steps_between",
    "turned",
    "walks",
    "write_coordinate",
]
