"""A land drawn with letters, for the terminal and for documentation.

Hexes have a flat top: those of one column stand below one another, those of the next half a hex lower or higher. A
line begins with the coordinate of its first hex; from one hex of a line to the next, q grows by two and r falls by one.
A hex is the letter of its terrain, a star behind it for a Source well, and its layer before it where earthscapes lie.
Blank is sky.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.ground.land import SEATS, Land
from hordekeep.kernel.hexes import hexes_in

LETTERS: Final = ".gfmw"
"""Path, grass, forest, mountain, water."""
LEGEND: Final = (
    ". path   g grass   f forest   m mountain   w water   * Source well   A gate   a* fortress well   # fortress"
)
_WIDTH: Final = 4


def draw_land(land: Land, marks: Mapping[int, str] | None = None) -> str:
    """The drawing of a land; `marks` are letters to show in place of some hexes' terrain.

    >>> from hordekeep.games.cloudspire.content.boards import load_layout
    >>> from hordekeep.games.cloudspire.ground.land import land_of
    >>> print("\\n".join(draw_land(land_of(load_layout("T2")), {FRAME.id((0, 0)): "X"}).splitlines()[5:10]))
     -7.2   #       B       .       f       w
     -6.2       #       .       .       .
     -7.3   #       b*              .       .
     -6.3       #               .       X*      .
     -5.3           #               .       .
    """
    cells = {each: _cell(land, each, (marks or {}).get(each)) for each in hexes_in(land.board.exists | land.bodies)}
    lines: dict[int, list[int]] = {}
    for each in cells:
        q, r = FRAME.coordinate(each)
        lines.setdefault(q + 2 * r, []).append(each)
    first = min(FRAME.coordinate(each)[0] for each in cells)
    heads = {height: min(lines[height], key=FRAME.coordinate) for height in lines}
    labels = max(len(FRAME.write(each)) for each in heads.values())
    drawn: list[str] = []
    for height in range(min(lines), max(lines) + 1):
        row = {FRAME.coordinate(each)[0]: cells[each] for each in lines.get(height, ())}
        label = FRAME.write(heads[height]) if height in heads else ""
        body = "".join(row.get(q, "").ljust(_WIDTH) for q in range(first, max(row, default=first) + 1))
        drawn.append(f"{label.rjust(labels)}  {body}".rstrip())
    return "\n".join(drawn)


def _cell(land: Land, hex: int, mark: str | None) -> str:
    """One hex: its layer above 0, its letter, and a star for a well."""
    layer = land.layer_of(hex)
    star = "*" if (land.wells | sum(land.fortress_wells)) >> hex & 1 else " "
    return f"{layer if layer > 0 else ' '}{mark or _letter(land, hex)}{star}"


def _letter(land: Land, hex: int) -> str:
    for seat, gate in enumerate(land.gates):
        if hex == gate:
            return SEATS[seat]
        if land.fortress_wells[seat] >> hex & 1:
            return SEATS[seat].lower()
    return LETTERS[land.terrain_of(hex)] if land.ground >> hex & 1 else "#"
