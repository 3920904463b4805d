"""Destruction: tokens off, "Destroyed:", then away according to the card's type (SH-HEALTH-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.asking.choices import At
from hordekeep.engines.lanes.asking.questions import choose_piece
from hordekeep.engines.lanes.asking.regarding import Asking
from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.effects.noticing import after
from hordekeep.engines.lanes.effects.values import attack, health, stands
from hordekeep.engines.lanes.rules.concepts.movement import leave, tell_now
from hordekeep.engines.lanes.rules.concepts.picking import at
from hordekeep.engines.lanes.rules.concepts.resolving import resolve
from hordekeep.engines.lanes.rules.concepts.resources import lose, offer_draw
from hordekeep.engines.lanes.rules.health.happened import Destroyed, PortalCollapses
from hordekeep.engines.lanes.state.abilities import printed
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Battle, Piece
from hordekeep.engines.lanes.state.happenings import DESTROYED, LOST_HEALTH_TOKENS, Happening
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.engines.lanes.state.waiting import queue_destruction
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.state.happened import Untold


@enforces("SH-HEALTH-04", "SH-WIN-01", "SH-HEALTH-09")
def doom(g: Battle, p: Piece, by: Piece | None) -> None:
    """A card enters the destroyed state, which is irreversible; its destruction waits its turn.

    The castle's fall ends the game at once; a portal only begins to collapse.
    """
    p.doomed = True
    if p is g.castle:
        lose(g, "SH-WIN-01", "castle-fell")
    if p is g.portal:
        g.edition.portal_falls(g)
        return
    happening = Happening(DESTROYED, p, by)
    happening.attack, happening.health = attack(g, p), health(g, p)
    count_deed(g, p, by)
    after(g, happening)
    queue_destruction(g, p)


@enforces("SH-ACH-10", "SH-ACH-16")
def count_deed(g: Battle, p: Piece, by: Piece | None) -> None:
    """Remember what achievements ask about: who was destroyed by whom. What the horde does to its own is no deed of the
    alliance."""
    if p.side == HORDE:
        if p.card.type == "outsider":
            g.note("outsiders-destroyed")
        elif by is None or by.side == ALLIANCE or g.phase == "alliance":  # monsters may strike at its order
            g.note("monsters-destroyed")
        if by is not None and by.card.is_hero and p.card.epic and not by.doomed:
            by.mark("felled-epics", by.marked("felled-epics") + 1)
            g.deeds[f"epics-in-a-turn:{by.card.id}"] = max(
                g.deeds.get(f"epics-in-a-turn:{by.card.id}", 0), by.marked("felled-epics")
            )
    elif p.card.is_hero:
        g.note(f"fell:{p.card.id}")
        if p.marked("felled-epics") > 1:  # what she did in an earlier turn stays done
            g.deeds.pop(f"epics-in-a-turn:{p.card.id}", None)


@enforces("SH-HEALTH-03")
def destroy(g: Battle, p: Piece) -> Rules[None]:
    """The destruction of a doomed card, step by step, as the edition orders the steps.

    It is told once the card has left; where something is set off before that, it is told first."""
    if not (stands(p) or p.host is not None or p.card.is_minion or p is g.portal or p is g.castle):
        return  # it has left play on another way since
    untold: Untold = (Destroyed(place_of(g, p), p.card.id, p.side), "") if g.tell else None
    for step in g.edition.destruction:
        untold = yield from step(g, p, untold)


def sets_off(p: Piece) -> bool:
    """Is there a "Destroyed:" ability on it or on what is attached to it?"""
    return any(text_of(each).by_kind.get("destroyed") for each in (p, *(p.attached or ())))


@enforces("SH-HEALTH-03")
def discard_tokens(g: Battle, p: Piece, untold: Untold) -> Rules[Untold]:
    """All tokens leave the card."""
    lose_tokens(g, p)
    yield from ()
    return untold


@enforces("SH-MINION-05")
def lose_tokens(g: Battle, p: Piece) -> None:
    """All tokens are discarded: health tokens that still lay there are lost, as any others are."""
    lost = max(p.vigor, 0)
    p.vigor = p.edge = p.plate = 0
    if lost:
        after(g, Happening(LOST_HEALTH_TOKENS, p, None, lost))


@enforces("SH-HEALTH-17")
def destroyed_ability(g: Battle, p: Piece, untold: Untold) -> Rules[Untold]:
    """Its "Destroyed:" abilities and those of its attachments, while it still fills its lane."""
    if untold and sets_off(p):
        untold = tell_now(g, untold)
    yield from resolve(g, p, text_of(p).by_kind.get("destroyed", ()))
    for attachment in list(p.attached or ()):
        yield from resolve(g, attachment, text_of(attachment).by_kind.get("destroyed", ()))
    return untold


@enforces("SH-HEALTH-05", "SH-HEALTH-06", "SH-HEALTH-07", "SH-MINION-06", "SH-HEALTH-14")
def move_away(g: Battle, p: Piece, untold: Untold) -> Rules[Untold]:
    """Off to where its type belongs; a monster lets one alliance player draw, a minion and an outsider like any
    other."""
    if p.card.is_minion:
        g.edition.minion_falls(g, p)
        tell_now(g, untold)
    elif p.side == ALLIANCE and p.card.is_creature:  # a charmed monster is an ally: no draw
        untold = yield from find_shelter(g, p, untold)
        _leave(g, p, untold)
        return None
    else:
        _leave(g, p, untold)
    if gives_draw(p):
        yield from offer_draw(g)
    return None


@enforces("SH-HEALTH-16")
def gives_draw(p: Piece) -> bool:
    """A monster does; a Skeleton gives no draw."""
    return p.side == HORDE and "no-draw" not in printed(p.card).keywords


def _leave(g: Battle, p: Piece, untold: Untold) -> None:
    leave(g, p, untold=untold)
    if p.card.type == "outsider":
        g.edition.outsider_falls(g, p)


def find_shelter(g: Battle, ally: Piece, untold: Untold) -> Rules[Untold]:
    """A card may take a destroyed ally under itself instead of the discard pile; of several the alliance chooses."""
    if ally.bound_for is None:
        able = [p for p in g.in_lanes(ALLIANCE) if not p.doomed and text_of(p).by_kind.get("tuck")]
        if able:
            untold = tell_now(g, untold)
            ally.bound_for = yield from choose_piece(g, g.alliance_seats, PICK_SHELTER, able, ally.card)
    return untold


def going_to_discards(g: Battle, seat: int) -> list[Card]:
    """The cards that destroyed allies of a player are about to leave on the discard pile: who is destroyed counts no
    longer as in play, and so already as discarded (SH-EDGE-08)."""
    shelter = any(text_of(p).by_kind.get("tuck") and not p.doomed for p in g.in_lanes(ALLIANCE))
    found: list[Card] = []
    for p in g.in_lanes(ALLIANCE):
        if p.doomed:
            leaving = [*(p.attached or ()), *([] if shelter or p.bound_for is not None else [p])]
            found += [each.card for each in leaving if each.owner == seat and not each.card.is_servant]
    return found


@enforces("SH-MINION-05", "SH-MINION-12")
def minion_to_back_line(g: Battle, p: Piece) -> None:
    """A destroyed minion loses its tokens and stays, or goes back, in the back line, with its attachments."""
    if p.lane >= 0:
        g.horde_row[p.lane] = None
        p.lane = -1
        g.board_changed()
    lose_tokens(g, p)
    p.doomed = False


@enforces("SH-HEALTH-09")
def portal_collapses(g: Battle) -> None:
    """The portal collapses; it is replaced in the End Phase."""
    if g.tell:
        g.tell(PortalCollapses(g.portal.card.id))


@enforces("SH-CARD-04", "SH-CARD-23")
def tower_without_tokens(g: Battle, p: Piece) -> None:
    """A tower that has lost its last health token is discarded."""
    if p.vigor <= 0 and not p.doomed:
        p.doomed = True
        queue_destruction(g, p)


PICK_SHELTER: Question[At] = Asking("pick-shelter", "SH-EDGE-05", {At: at()})
"""The card that a destroyed ally goes under."""
