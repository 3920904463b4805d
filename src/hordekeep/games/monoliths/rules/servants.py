"""Servants: six of a kind, made by abilities, gone for good from everywhere but the board and the outsider pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.asking.questions import choose_lane, deciders
from hordekeep.engines.lanes.effects.noticing import after, watched
from hordekeep.engines.lanes.rules.concepts.movement import enter
from hordekeep.engines.lanes.rules.concepts.questions import PICK_LANE
from hordekeep.engines.lanes.rules.health.tokens import reinforce
from hordekeep.engines.lanes.rules.into_play.happened import Summoned
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, HORDE_OWNER, Battle, Piece
from hordekeep.engines.lanes.state.happenings import ENTERED, Happening
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.state.abilities import Cause

OF_A_KIND: Final = 6
"""How many servants of one kind there are (HM-SERV-02)."""


@enforces("HM-SERV-02")
def left_of(g: Battle, card: Card) -> int:
    """How many servants of a kind are not in the lanes, the back line or the outsider pile, nor under a card."""
    used = g.pile.count(card)
    for piece in g.bearers():
        used += (piece.card is card) + sum([1 for under, _ in piece.under or () if under is card])
    return OF_A_KIND - used


@enforces("HM-SERV-01", "HM-SERV-03", "HM-SERV-04")
def create(g: Battle, c: Cause, card: Card) -> Rules[Piece | None]:
    """One servant on the side of the card that makes it; the piece, if it came into play.

    A monster that is missing is a Reinforce 1, an ally is not made."""
    missing = left_of(g, card) <= 0
    if c.side == ALLIANCE:
        return None if missing else (yield from enlist(g, c, card))
    if missing:
        yield from reinforce(g, 1, c.me.card)
        return None
    return (yield from g.edition.summon(g, card, None))  # like any horde card (HM-SERV-06)


@enforces("HM-SERV-07")
def can_create(g: Battle, c: Cause, card: Card) -> bool:
    """Would anything come of it? An ally needs a free lane."""
    if c.side == HORDE:
        return True
    return left_of(g, card) > 0 and bool(g.edition.lanes_for(g, _recruit(c, card), ALLIANCE))


@enforces("HM-SERV-07")
def enlist(g: Battle, c: Cause, card: Card) -> Rules[Piece | None]:
    """A servant of the alliance comes ready to a free lane that its player chooses."""
    piece = _recruit(c, card)
    free = g.edition.lanes_for(g, piece, ALLIANCE)
    if not free:
        return None
    lane = yield from choose_lane(g, deciders(g, c), PICK_LANE, free, c.me.card, "HM-SERV-07")
    enter(g, piece, lane)
    if g.tell:
        g.tell(Summoned(card.id, lane), "HM-SERV-07")
    if watched(g, ENTERED):
        after(g, Happening(ENTERED, piece))
    return piece


def _recruit(c: Cause, card: Card) -> Piece:
    """The servant of an alliance player; a monster that fights for the alliance is still the horde's card."""
    seat = max(c.seat, 0)
    piece = Piece(card, ALLIANCE, HORDE_OWNER if card.is_monster else seat)
    piece.seat = seat
    return piece
