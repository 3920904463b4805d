"""What a view of Monoliths tells beyond the first edition: level and score, what is set aside, the portal's action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.effects.values import is_idle
from hordekeep.engines.lanes.rules.phases.duties import can_engage
from hordekeep.engines.lanes.rules.second_edition.commanding import PLANNED, USED, portal_ability
from hordekeep.engines.lanes.state.battle import ALLIANCE, Battle, Piece
from hordekeep.engines.lanes.written.position import ids

if TYPE_CHECKING:
    from hordekeep.kernel import Document


def table_view(g: Battle) -> Document:
    """How hard the game is (HM-HOV-03), the outsider cards set aside (HM-SETUP-14), the enchantment (HM-OUT-06), and
    how many cards the horde player planned this turn (HM-VS-24)."""
    document: Document = {"outsider_aside": ids(g.later_stages)}
    if g.setting.difficulty.isdigit():
        document["level"] = int(g.setting.difficulty)
    if g.setting.score:
        document["score"] = g.setting.score
    if g.enchanter is not None:
        document["enchantment"] = g.enchanter.id
    if planned := g.portal.marked(PLANNED):
        document["planned"] = planned
    return document


def piece_view(g: Battle, p: Piece) -> Document:
    """Is it a servant (HM-SERV-01), a card of a Colossal (HM-OUT-08), a minion set aside (HM-MIN-08), or a monster of
    the back line that an ally could engage (HM-UNIV-03)? For the portal, its action (HM-VS-27)."""
    card = p.card
    document: Document = {}
    if card.is_servant or p.concealed:
        document["servant"] = True
    if card.type == "thrall" or card.outsider == "colossal":
        document["line"] = card.line
        if card.type == "thrall":
            document["thrall"] = True
    if p is g.portal:
        document.update(_of_portal(g))
    elif p.lane < 0 and (card.is_minion or p.rear >= 0):
        if is_idle(g, p):
            document["aside"] = True
        elif _engageable(g, p):
            document["engageable"] = True
    return document


def _of_portal(g: Battle) -> Document:
    document: Document = {}
    if g.horde_seat >= 0 and portal_ability(g) is not None:
        document["action"] = True
        if g.portal.marked(USED):
            document["used"] = True
    if g.portal_is_outsider:
        document["outsider"] = True
    return document


def _engageable(g: Battle, p: Piece) -> bool:
    """Does an ally stand in a lane without monsters that may engage it, exhausted or not?"""
    return any(
        not ally.card.is_tower and g.horde_row[ally.lane] is None and can_engage(g, ally, p)
        for ally in g.in_lanes(ALLIANCE)
    )
