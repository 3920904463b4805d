"""Allies in the outsider pile: summoned as monsters, and still their owners' cards (HM-GLO-72)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.effects.borrowing import without_joining
from hordekeep.engines.lanes.state.battle import BLANK, HORDE, HORDE_OWNER, SHORN, Battle, Piece
from hordekeep.kernel import enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card

JOINS_THE_HORDE: Final = "joins-the-horde"
"""The mark of an ally that goes to the outsider pile once its destruction is done: what it loses by that."""


@enforces("HM-GLO-72")
def loses(card: Card) -> int:
    """What a card loses for good when it joins the horde, if nothing else says so: just the ability that makes it join,
    where it has one of its own, or all of them."""
    return BLANK if without_joining(card) is None else SHORN


@enforces("HM-GLO-72")
def piece_for(g: Battle, card: Card) -> Piece:
    """The piece of a card that is summoned: an ally from the pile is its owner's card, and has lost abilities."""
    for at, (each, owner, lost) in enumerate(g.defectors):
        if each is card:
            g.defectors = (*g.defectors[:at], *g.defectors[at + 1 :])
            piece = Piece(card, HORDE, owner)
            piece.seat = HORDE_OWNER
            piece.blank = lost
            return piece
    return Piece(card, HORDE, HORDE_OWNER)


def back_to_pile(g: Battle, p: Piece) -> None:
    """A summoned card finds no room: to the bottom of the pile again, an ally with its owner."""
    if p.owner >= 0:
        g.defectors += ((p.card, p.owner, p.blank),)
    g.edition.overflow(g, p.card)
