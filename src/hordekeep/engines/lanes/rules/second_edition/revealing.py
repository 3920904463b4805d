"""Concealment: which cards arrive face down, and what becomes of them once they are turned up, in every mode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.asking.questions import choose_lane, orders
from hordekeep.engines.lanes.effects.in_force import around
from hordekeep.engines.lanes.rules.concepts.concealing import lay_down
from hordekeep.engines.lanes.rules.concepts.happened import Moved
from hordekeep.engines.lanes.rules.concepts.movement import enter, leave, note_engagement, vacate
from hordekeep.engines.lanes.rules.phases.horde import PILE_LANE
from hordekeep.engines.lanes.rules.second_edition.arriving import resolve_card
from hordekeep.engines.lanes.rules.second_edition.defecting import back_to_pile
from hordekeep.engines.lanes.rules.second_edition.happened import ArrivesConcealed
from hordekeep.engines.lanes.state.battle import HORDE, HORDE_OWNER, Battle, Piece
from hordekeep.engines.lanes.state.places import told
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card


@enforces("HM-GLO-70")
def arrives_concealed(g: Battle, card: Card) -> bool:
    """Does something say that this card is summoned face down? Servants come as they are, and allies that joined the
    horde are no cards of the horde."""
    given = around(g).statics.get("arrives-concealed")
    if given is None or card.is_servant or card.is_ally:
        return False
    piece = Piece(card, HORDE, HORDE_OWNER)
    return any(static.applies is not None and static.applies(g, holder, piece) for holder, static in given)


@enforces("HM-GLO-70", "HM-VS-08")
def summon_concealed(g: Battle, card: Card, lane: int | None) -> Rules[Piece | None]:
    """Face down on the leftmost free lane, whatever its type, or on the lane given; with six lanes full it goes face up
    to the bottom of the outsider pile. Its mana and its "Play:" wait for the reveal.

    Somebody who plays the horde chooses the lane."""
    if lane is None:
        free = [each for each in range(len(g.horde_row)) if g.horde_row[each] is None]
        if not free:
            g.edition.overflow(g, card)
            return None
        lane = free[0]
        if g.horde_seat >= 0:
            lane = yield from choose_lane(g, (g.horde_seat,), PILE_LANE, free, rule="HM-VS-08")
    piece = lay_down(g, card, lane)
    if g.tell:
        g.tell(ArrivesConcealed(lane))
    return piece


@enforces("HM-GLO-26", "HM-GLO-27", "HM-VS-15", "HM-VS-16", "HM-GLO-33")
def turn_up(g: Battle, p: Piece) -> Rules[None]:
    """A revealed card is summoned on its lane, "Play:" and mana included; a spell or an attachment is resolved by its
    type and leaves the lane. What lay there face up before is summoned again too, but has had its mana. A monster that
    cannot be engaged with the ally opposite steps aside."""
    if p.card.is_creature and not g.edition.may_face(g, p, p.lane, HORDE):
        if not (yield from _step_aside(g, p)):
            return
    else:
        note_engagement(g, p.lane)
    yield from resolve_card(g, p, pays=p.fresh)


def _step_aside(g: Battle, p: Piece) -> Rules[bool]:
    """To the nearest lane that it may come to, or else under the outsider pile, unsummoned; is it in a lane?"""
    start = p.lane
    lane = yield from nearest_lane(g, p, start)
    if lane is None:
        leave(g, p, g.pile)
        g.pile.pop()
        back_to_pile(g, p)
        return False
    vacate(g, p)
    enter(g, p, lane)
    if g.tell:
        g.tell(Moved(start, lane, told(p)), "HM-GLO-33")
    return True


@enforces("HM-GLO-33")
def nearest_lane(g: Battle, p: Piece, lane: int) -> Rules[int | None]:
    """The free lane nearest to one where it cannot be engaged with the ally opposite; of two equally near ones whoever
    decides for the horde chooses. None if there is no such lane."""
    able = g.edition.lanes_for(g, p, HORDE)
    least = min((abs(each - lane) for each in able), default=0)
    near = [each for each in able if abs(each - lane) == least]
    if len(near) < 2:
        return near[0] if near else None
    return (yield from choose_lane(g, orders(g, HORDE), PILE_LANE, near, p.card, "HM-GLO-33"))
