"""Outsiders: how they come to the pile and back, when the last one is destroyed, and portals that are outsiders."""

from __future__ import annotations

from hordekeep.engines.lanes.effects.values import stands
from hordekeep.engines.lanes.rules.concepts.happened import OutsiderStage
from hordekeep.engines.lanes.rules.second_edition.arriving import to_bottom
from hordekeep.engines.lanes.rules.second_edition.defecting import JOINS_THE_HORDE
from hordekeep.engines.lanes.rules.second_edition.happened import PortalIsOutsider, UnderPile
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.kernel import Rules, enforces


@enforces("HM-OUT-16", "HM-SET1-10", "HM-OUT-07", "HM-OUT-14", "HM-OUT-17", "HM-OUT-13")
def falls(g: Battle, p: Piece) -> None:
    """After a destroyed level of an Immortal its next one goes to the bottom of the pile; after any other outsider, and
    the last level, the game is won at the end of the turn. What came with it stays."""
    if g.later_stages and g.later_stages[0].line == p.card.line:
        level = g.later_stages.pop(0)
        to_bottom(g, level)
        if g.tell:
            g.tell(OutsiderStage(level.id), "HM-OUT-16")
    else:
        g.note("last-outsider-destroyed")


@enforces("HM-OUT-19")
def become_outsider(g: Battle) -> None:
    """The portal in play is the outsider from now on."""
    g.portal_is_outsider = True
    g.board_changed()
    if g.tell:
        g.tell(PortalIsOutsider(g.portal.card.id))


@enforces("HM-OUT-20")
def portal_destroyed(g: Battle) -> None:
    """A destroyed portal that was the outsider was the last one; the next portal is none."""
    if g.portal_is_outsider:
        g.portal_is_outsider = False
        g.note("outsiders-destroyed")
        g.note("last-outsider-destroyed")
        g.board_changed()


@enforces("HM-GLO-72")
def defect(g: Battle, p: Piece, lost: int) -> Rules[bool]:
    """An ally joins the horde: to the bottom of the outsider pile, as a monster that has `lost` its abilities, or the
    one that made it join; did it?

    What is being destroyed goes there when that is done. A servant has no card that could."""
    if p.owner < 0 or p.card.is_servant:
        return False
    if stands(p) and p.doomed:
        p.mark(JOINS_THE_HORDE, lost)
        return True
    if stands(p):
        yield from g.edition.depart(g, p)
    return join_pile(g, p, lost)


@enforces("HM-GLO-72")
def join_pile(g: Battle, p: Piece, lost: int) -> bool:
    """From its owner's discard pile to the bottom of the outsider pile, if it is there."""
    discard = g.players[p.owner].discard
    if stands(p) or p.card not in discard:
        return False
    at = len(discard) - 1 - discard[::-1].index(p.card)
    card = discard.pop(at)
    g.defectors += ((card, p.owner, lost),)
    to_bottom(g, card)
    if g.tell:
        g.tell(UnderPile(card.id), "HM-GLO-72")
    return True
