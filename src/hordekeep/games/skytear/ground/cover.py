"""Cover (SM-COV) on a battlefield: which Cover Hexes hide nobody, for whoever stands where.

Cover hides enemies, never hexes (SM-COV-07), nor friends (SM-COV-09), nor control tokens (SM-COV-11).
"""

from __future__ import annotations

from collections.abc import Iterable

from hordekeep.games.skytear.ground.boards import Battlefield
from hordekeep.kernel import enforces


@enforces("SM-COV-02", "SM-COV-03", "SM-COV-04")
def spotted(field: Battlefield, heroes: Iterable[tuple[int, int]]) -> int:
    """The Cover Hexes in which the heroes of a side betray an enemy: each hero is a hex and what is seen from it.

    One of them, be it the viewer, has to be adjacent to the Cover Hex and see it: a white line on the edge between
    prevents that, unless it can be seen round (SM-COV-05, SM-COV-06) or does not hinder that hero. Nobody but heroes
    spots.
    """
    found = 0
    for hero, sees in heroes:
        found |= field.board.within(hero, 1) & sees
    return found & field.cover
