"""Concealed cards: laid face down in a lane, turned up when something reaches them; `turned_up` tells what follows.

Where nobody plays the horde, no one may look at what came from its deck face down (HM-GLO-70).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.effects.values import stands
from hordekeep.engines.lanes.rules.concepts.happened import HiddenTogether, Revealed
from hordekeep.engines.lanes.rules.concepts.movement import enter
from hordekeep.engines.lanes.state.battle import HORDE, HORDE_OWNER, Battle, Piece
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card

SEEN: Final = "seen"
"""The mark of a concealed card that everybody saw before it was laid down this turn."""


@enforces("HM-GLO-30")
def is_bare(p: Piece) -> bool:
    """Nothing lies on it, for good or for the turn: only then may it be concealed."""
    return not (p.vigor or p.edge or p.plate or p.turn_attack or p.turn_armor or p.attached)


@enforces("SH-VS-23")
def conceal(g: Battle, p: Piece) -> None:
    """Turn a card face down."""
    p.concealed = True
    g.hides = True
    g.board_changed()


@enforces("SH-VS-24", "HM-GLO-70")
def lay_down(g: Battle, card: Card, lane: int) -> Piece:
    """A card comes into a lane face down: neither mana nor "Play:" until it is revealed."""
    piece = Piece(card, HORDE, HORDE_OWNER)
    piece.fresh = piece.concealed = True
    g.hides = True
    enter(g, piece, lane)
    return piece


def came_from_sight(p: Piece | None) -> None:
    """A card that lay open before it was summoned is no secret, even if it now lies face down."""
    if p is not None and p.concealed:
        p.mark(SEEN)


def conceal_and_shuffle(g: Battle, pieces: list[Piece]) -> None:
    """Turn cards face down and shuffle them among their lanes: everybody knows which they are, nobody where."""
    if not pieces:
        return
    lanes = sorted(p.lane for p in pieces)
    g.dice.shuffle(pieces)
    for lane, p in zip(lanes, pieces, strict=True):
        g.horde_row[lane] = p
        p.lane = lane
        conceal(g, p)
    g.hidden_swapped = True
    if g.tell:
        g.tell(HiddenTogether(tuple(sorted(p.card.id for p in pieces))))


@enforces("SH-VS-24", "SH-VS-29", "SH-VS-30")
def reveal(g: Battle, p: Piece) -> Rules[bool]:
    """Turn a concealed card up and resolve it; is it still a monster in play?"""
    p.concealed = False
    if p.marks is not None:
        p.marks.pop(SEEN, None)
    g.board_changed()
    if g.tell:
        g.tell(Revealed(p.card.id, p.lane))
    yield from g.edition.turned_up(g, p)
    return stands(p) and not p.doomed
