"""What may be so or not: engaged, unengaged, without neighbours."""

from __future__ import annotations

from hordekeep.games.lanes.abilities import Cause
from hordekeep.games.lanes.battle import Battle, Piece
from hordekeep.games.lanes.values import is_engaged, neighbours
from hordekeep.games.lanes.words.kinds import condition


@condition("it has no neighbours", fr="elle n’a aucun voisin", rule="SH-GLOS-34")
def no_neighbours(g: Battle, c: Cause) -> bool:
    """This card stands between two empty places of its side; a tower is a neighbour too."""
    return not neighbours(g, c.me)


@condition("{t:target} is engaged", fr="{t} est [engagé|engagée|engagés|engagées:t]", rule="SH-GLOS-23")
def engaged(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """A creature of the other side stands in its lane."""
    return any(is_engaged(g, p) for p in t)


@condition("{t:target} is unengaged", fr="{t} n’est pas [engagé|engagée|engagés|engagées:t]", rule="SH-GLOS-24")
def unengaged(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """No creature of the other side stands in its lane; a tower is none."""
    return bool(t) and not any(is_engaged(g, p) for p in t)
