"""Concealment: which cards arrive face down, and what becomes of them once they are turned up, in every mode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.games.lanes.abilities import around
from hordekeep.games.lanes.asking import choose_lane
from hordekeep.games.lanes.battle import HORDE, HORDE_OWNER, Battle, Piece
from hordekeep.games.lanes.concealing import lay_down
from hordekeep.games.lanes.movement import note_engagement
from hordekeep.kernel import Rules

if TYPE_CHECKING:
    from hordekeep.games.lanes.cards import Card


def arrives_concealed(g: Battle, card: Card) -> bool:
    """Does something say that this card is summoned face down? Servants come as they are, and allies that joined the
    horde are no cards of the horde (HM-GLO-70)."""
    given = around(g).statics.get("arrives-concealed")
    if given is None or card.is_servant or card.is_ally:
        return False
    piece = Piece(card, HORDE, HORDE_OWNER)
    return any(static.applies is not None and static.applies(g, holder, piece) for holder, static in given)


def summon_concealed(g: Battle, card: Card, lane: int | None) -> Rules[Piece | None]:
    """Face down on the leftmost free lane, whatever its type, or on the lane given; with six lanes full it goes face up
    to the bottom of the outsider pile. Its mana and its "Play:" wait for the reveal (HM-GLO-70).

    Somebody who plays the horde chooses the lane (HM-VS-08)."""
    if lane is None:
        free = [each for each in range(len(g.horde_row)) if g.horde_row[each] is None]
        if not free:
            g.edition.overflow(g, card)
            return None
        lane = free[0]
        if g.horde_seat >= 0:
            lane = yield from choose_lane(g, (g.horde_seat,), "pile-lane", "HM-VS-08", free)
    g.say("arrives-concealed", "HM-GLO-70", lane=lane + 1)
    return lay_down(g, card, lane)


def turn_up(g: Battle, p: Piece) -> Rules[None]:
    """A revealed card is summoned on its lane, "Play:" and mana included; a spell or an attachment is resolved by its
    type and leaves the lane (HM-GLO-26, HM-GLO-27, HM-VS-15). What lay there face up before has had both (HM-VS-16)."""
    from hordekeep.games.lanes.monoliths.summoning import resolve_card

    if p.fresh:
        note_engagement(g, p.lane)
        yield from resolve_card(g, p)
