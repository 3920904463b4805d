"""Leaving play, destroyed or not: "Destroyed:" first, with everything still on the card, then tokens and attachments
go, then the card itself (HM-DEST-02 to HM-DEST-06). Only the last step differs when a card leaves otherwise
(HM-DEST-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.games.lanes.abilities import text_of
from hordekeep.games.lanes.battle import ALLIANCE, BLANK, HORDE, NOWHERE, Battle, Piece
from hordekeep.games.lanes.destruction import find_shelter, lose_tokens
from hordekeep.games.lanes.happenings import LEFT_PLAY, Happening, after, watched
from hordekeep.games.lanes.monoliths.defecting import JOINS_THE_HORDE
from hordekeep.games.lanes.movement import leave
from hordekeep.games.lanes.resolving import resolve
from hordekeep.games.lanes.resources import offer_draw
from hordekeep.games.lanes.values import stands
from hordekeep.kernel import Rules

if TYPE_CHECKING:
    from hordekeep.games.lanes.cards import Card


def destroyed_abilities_and_draw(g: Battle, p: Piece) -> Rules[None]:
    """Step 1: the "Destroyed:" abilities of the card and of its attachments, then the one that all monsters have
    (HM-DEST-02, HM-DRAW-01). Nothing can interrupt them (HM-DEST-10)."""
    draws = gives_draw(p)
    g.destroying += 1
    yield from resolve(g, p, text_of(p).by_kind.get("destroyed", ()))
    for attachment in list(p.attached or ()):
        yield from resolve(g, attachment, text_of(attachment).by_kind.get("destroyed", ()))
    if draws:
        yield from offer_draw(g)
    g.destroying -= 1


def gives_draw(p: Piece) -> bool:
    """A monster that is no servant lets an alliance player draw (HM-DRAW-01, HM-DRAW-03), unless it has lost its
    abilities (HM-GLO-16); what lies concealed is a servant."""
    if p.side != HORDE or p.host is not None or not p.card.is_creature or p.card.is_servant:
        return False
    return not (p.concealed or p.blank == BLANK or p.marked("no-abilities"))


def strip(g: Battle, p: Piece) -> Rules[None]:
    """Step 2: every attachment and every token leaves the card (HM-DEST-03, HM-SUMMON-07)."""
    for attachment in list(p.attached or ()):
        leave(g, attachment)
    p.attached = None
    lose_tokens(g, p)
    p.turn_attack = p.turn_health = p.turn_armor = p.armor_used = 0
    yield from ()


def go(g: Battle, p: Piece) -> Rules[None]:
    """Step 3: the card leaves play, to where its type belongs (HM-DEST-04 to HM-DEST-07). One that its own ability has
    attached to another card stays there."""
    if p.host is not None and not p.doomed:
        return
    if p is g.portal:
        from hordekeep.games.lanes.monoliths.portals import replace

        replace(g)
    elif p.card.is_minion:
        g.edition.minion_falls(g, p)
    else:
        if p.side == ALLIANCE and p.card.is_creature:
            yield from find_shelter(g, p)
        leave(g, p)
        if p.card.is_outsider:
            g.edition.outsider_falls(g, p)
        elif lost := p.marked(JOINS_THE_HORDE):
            from hordekeep.games.lanes.monoliths.outsiders import join_pile

            join_pile(g, p, lost)


def depart(g: Battle, p: Piece, to: list[Card] | None) -> Rules[None]:
    """A card leaves play without being destroyed: the same steps, another place to go (HM-DEST-12, HM-DEST-13). Nothing
    that waits for a destruction is set off, and an outsider is not defeated (HM-DEST-14)."""
    stood = stands(p)
    yield from destroyed_abilities_and_draw(g, p)
    yield from strip(g, p)
    if stood and not stands(p):  # its own ability has taken it elsewhere
        return
    leave(g, p, to)


def set_aside(g: Battle, minion: Piece) -> None:
    """A destroyed minion is out of play until it gets a health token (HM-DEST-05)."""
    if minion.lane >= 0:
        g.horde_row[minion.lane] = None
        minion.lane = NOWHERE
    minion.marks = None
    minion.ready = True
    minion.doomed = False
    g.board_changed()
    if watched(g, LEFT_PLAY):
        after(g, Happening(LEFT_PLAY, minion))


def stays(g: Battle, tower: Piece) -> None:
    """A tower without health tokens stays in play, and wounds leave nothing on it (HM-ALLY-13)."""
    tower.vigor = max(tower.vigor, 0)
