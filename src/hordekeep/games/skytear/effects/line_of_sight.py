"""Who sees what (SM-LOS, SM-COV, SM-TGT-02): the battlefield's tables, with Cover as the heroes stand now."""

from __future__ import annotations

from hordekeep.games.skytear.effects.values import total
from hordekeep.games.skytear.ground.boards import SIGHT
from hordekeep.games.skytear.ground.cover import spotted
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import side_of
from hordekeep.kernel import Refusal, Text, enforces
from hordekeep.kernel.hexes import hexes_in

HIDDEN = Refusal("SM-COV-02", Text("no-cover"))
OUT_OF_SIGHT = Refusal("SM-LOS-01", Text("no-sight"))

_spotted: dict[tuple[str, int], int] = {}
"""What heroes on some hexes spot whom white lines hinder, by battlefield and mask: kept by content, so never stale."""
_MOST_KEPT = 1 << 14


@enforces("SM-LOS-01", "SM-LOS-07", "SM-TOW-04", "SM-COV-08", "SM-TAU-10", "SM-NUP-11", "SM-STATE-21")
def sight(g: Arena, viewer: int) -> int:
    """The hexes that a miniature sees, Cover not asked. Only white lines hinder, which some effects look over: neither
    miniatures nor Towers and Nexuses nor Cover Hexes are in the way, nor pillars and illusions."""
    here = g.at[viewer]
    if here < 0:
        return 0  # who is not on the battlefield sees nothing (SM-STATE-21)
    if g.lasting and total(g, "over-walls", viewer):
        return g.field.board.within(here, SIGHT)
    return g.field.sees[here]


@enforces("SM-COV-02")
def spotted_by(g: Arena, side: int) -> int:
    """The Cover Hexes in which a side's heroes betray enemies, each with the sight that it has now."""
    if g.lasting and any(each.kind == "over-walls" for each in g.lasting):
        here = [hero for hero in g.heroes_of(side) if g.at[hero] >= 0]
        return spotted(g.field, [(g.at[hero], sight(g, hero)) for hero in here])
    key = (g.field.id, g.on[side])
    known = _spotted.get(key)
    if known is None:
        if len(_spotted) >= _MOST_KEPT:
            _spotted.clear()
        known = _spotted[key] = spotted(g.field, [(each, g.field.sees[each]) for each in hexes_in(g.on[side])])
    return known


@enforces("SM-COV-02", "SM-COV-10", "SM-OUT-06", "SM-COV-12")
def sees_enemies(g: Arena, viewer: int) -> int:
    """The hexes on which a miniature sees an enemy, if one stands there: hero, minion or token. Who spots for it lends
    neither range nor a way round white lines."""
    seen = sight(g, viewer)
    cover = g.field.cover
    if not seen & cover or total(g, "through-cover", viewer):
        return seen
    side = side_of(g, viewer)
    shown = spotted_by(g, side)
    for each in g.lasting:
        if each.kind == "bared" and side_of(g, each.piece) != side and g.at[each.piece] >= 0:
            shown |= 1 << g.at[each.piece]
    return seen & (~cover | shown)


@enforces("SM-COV-09")
def sees_piece(g: Arena, viewer: int, piece: int) -> bool:
    """Does one see the other: an enemy as Cover allows, a friend by the path alone?"""
    where = g.at[piece]
    if where < 0:
        return False
    if side_of(g, piece) == side_of(g, viewer):
        return bool(sight(g, viewer) >> where & 1)
    return bool(sees_enemies(g, viewer) >> where & 1)


def why_unseen(g: Arena, viewer: int, piece: int) -> Refusal:
    """Out of sight: hidden by Cover, or by distance and white lines."""
    return HIDDEN if sight(g, viewer) >> g.at[piece] & 1 else OUT_OF_SIGHT
