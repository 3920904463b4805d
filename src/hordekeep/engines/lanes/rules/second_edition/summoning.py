"""Summoning a horde card: at once and by its type (HM-SUMMON-01); `arriving` does what follows.

Monsters come to the leftmost free lane, spells and attachments never lie in one (HM-SUMMON-05, HM-SUMMON-06).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.asking.questions import choose_lane
from hordekeep.engines.lanes.rules.concepts.movement import enter
from hordekeep.engines.lanes.rules.into_play.happened import Summoned
from hordekeep.engines.lanes.rules.phases.horde import PILE_LANE
from hordekeep.engines.lanes.rules.second_edition import colossal
from hordekeep.engines.lanes.rules.second_edition.arriving import resolve_card
from hordekeep.engines.lanes.rules.second_edition.defecting import back_to_pile, piece_for
from hordekeep.engines.lanes.rules.second_edition.happened import SummonedAside
from hordekeep.engines.lanes.rules.second_edition.revealing import arrives_concealed, nearest_lane, summon_concealed
from hordekeep.engines.lanes.state.battle import HORDE, Battle, Piece
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card


@enforces("HM-SUMMON-01", "HM-GLO-63", "HM-SUMMON-03", "HM-SUMMON-04", "HM-SUMMON-12", "HM-GLO-33", "HM-OUT-08")
@enforces("HM-GLO-70", "HM-GLO-52")
def summon(g: Battle, card: Card, lane: int | None) -> Rules[Piece | None]:
    """Bring a card into play and resolve it at once; its piece, or None if it found no room.

    A monster without a free lane waits at the bottom of the outsider pile, its "Play:" and its mana with it; it enters
    play ready. From a lane given to it, opposite an ally that it cannot be engaged with, it goes to the nearest one. A
    Colossal comes with its thralls, and some outsiders let other cards come face down."""
    if card.order:
        return (yield from colossal.summon(g, card))
    if arrives_concealed(g, card):
        return (yield from summon_concealed(g, card, lane))
    piece = piece_for(g, card)
    if card.is_creature:
        if lane is None:
            lane = yield from _lane_for(g, piece)
        elif not g.edition.may_face(g, piece, lane, HORDE):
            lane = yield from nearest_lane(g, piece, lane)
        if lane is None:
            back_to_pile(g, piece)
            return None
        enter(g, piece, lane)
        if g.tell:
            g.tell(Summoned(card.id, lane), "HM-SUMMON-02")
    else:
        piece.fresh = True
        if g.tell:
            g.tell(SummonedAside(card.id), "HM-SUMMON-05" if card.is_spell else "HM-SUMMON-06")
    return piece if (yield from resolve_card(g, piece)) else None


@enforces("HM-SUMMON-02", "HM-VS-08")
def _lane_for(g: Battle, piece: Piece) -> Rules[int | None]:
    """The leftmost lane that it may come to, in versus one of the horde player's choice."""
    free = g.edition.lanes_for(g, piece, HORDE)
    if len(free) > 1 and g.horde_seat >= 0:
        return (yield from choose_lane(g, (g.horde_seat,), PILE_LANE, free, piece.card, "HM-VS-08"))
    return free[0] if free else None
