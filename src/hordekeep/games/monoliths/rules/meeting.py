"""Who may face whom: nobody comes to the lane of somebody that cannot be engaged (HM-GLO-33, HM-GLO-34).

So no ally ever stands where it may not, and none has to leave when the Alliance Phase closes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.rules.concepts.movement import row_of
from hordekeep.engines.lanes.rules.phases.duties import all_can_engage, can_engage
from hordekeep.engines.lanes.state.battle import ALLIANCE, LANES, Battle, Piece
from hordekeep.kernel import enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card


@enforces("HM-GLO-59")
def lanes_for(g: Battle, p: Piece, side: int) -> list[int]:
    """The lanes that a card may come to on a side: free ones where it could engage who stands opposite."""
    row = row_of(g, side)
    free = [lane for lane in range(LANES) if row[lane] is None]
    if side == ALLIANCE and all_can_engage(g):
        return free
    return [lane for lane in free if may_face(g, p, lane, side)]


@enforces("HM-GLO-31")
def may_face(g: Battle, p: Piece, lane: int, side: int) -> bool:
    """Could it engage the creature on the other side of a lane, if there is one? Towers engage nobody."""
    if p.card.is_tower:
        return True
    if side == ALLIANCE:
        monster = g.monster_in(lane)
        if monster is None:
            return True
        return can_engage(g, p if p.side == ALLIANCE and p.lane >= 0 else _as_ally(p, lane), monster)
    ally = g.ally_in(lane)
    return ally is None or can_engage(g, ally, p)


def _as_ally(p: Piece, lane: int) -> Piece:
    """What a card would be as an ally in a lane, if it is not one yet."""
    ally = Piece(p.card, ALLIANCE, p.owner, lane)
    ally.vigor = p.vigor
    ally.edge = p.edge
    return ally


@enforces("HM-ALLY-04", "HM-GLO-34")
def lanes_to_play(g: Battle, seat: int, card: Card, free: list[int]) -> list[int]:
    """Those of the free lanes to which a card of the hand may be played."""
    if all_can_engage(g):
        return free
    p = Piece(card, ALLIANCE, seat)
    return [lane for lane in free if may_face(g, p, lane, ALLIANCE)]
