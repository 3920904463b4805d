"""Whether it matters when a "Pillage:" ability is resolved: nobody is asked for an order that changes nothing.

Pillaging sees decks, and monsters of the back line. What an ability does matters to it if it reaches one of these, or
sets off something of a card that may (SH-PILL-07, HM-PILL-05).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.effects.in_force import around
from hordekeep.engines.lanes.effects.noticing import watched
from hordekeep.engines.lanes.effects.shielding import through
from hordekeep.engines.lanes.effects.values import health
from hordekeep.engines.lanes.rules.order.likes import falls_quietly, phrases
from hordekeep.engines.lanes.state.battle import ALLIANCE, Battle, Piece
from hordekeep.engines.lanes.state.happenings import DAMAGED, DESTROYED, Happening

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.abilities import Ability
    from hordekeep.language import Tree

_CASTLE: Final = ("the_castle",)
_AN_ALLY: Final = ("a", ("ally",))
_WORDS: Final = frozenset(
    (
        *("pillage_lead", "then", "times", "pillage_verb", "deal", "the_castle", "a", "ally"),
        *("health_tokens_on", "the_attached", "minion", "such_cards", "in_the_back_line", "monster"),
    )
)
"""The words of a sentence that takes cards, by what stands or lies in the back line, or deals damage."""
_ANY_AMOUNT: Final = 99


def concerns_pillaging(g: Battle, holder: Piece, ability: Ability, together: int) -> bool:
    """Might it matter whether this ability, one of so many, comes before or after somebody pillages? Not if it only
    takes cards itself or hurts the castle or an ally, and nothing follows from that. Of a sentence that is not printed
    nobody knows."""
    tree = None if holder.borrowed else holder.card.tree_of(ability.index)
    if tree is None:
        return True
    found = phrases(tree)
    words = {each[0] for each in found}
    blows = [each for each in found if each[0] == "deal"]
    if not words <= _WORDS or not all(each[2] in (_CASTLE, _AN_ALLY) for each in blows):
        return True
    factor = _ANY_AMOUNT if "times" in words else together
    return any(_is_answered(g, holder, each, factor) for each in blows)


def _is_answered(g: Battle, holder: Piece, blow: Tree, factor: int) -> bool:
    """Might something follow from damage to the castle or to an ally, up to so many times?"""
    steps_in = bool(around(g).replacers)
    if blow[2] == _CASTLE and not steps_in:
        return _is_watched(g, g.castle, holder)
    most = _ANY_AMOUNT if steps_in else blow[1] * factor
    return any(_answers_damage(g, p, holder, most) for p in g.in_lanes(ALLIANCE) if not p.card.is_tower)


def _answers_damage(g: Battle, ally: Piece, by: Piece, most: int) -> bool:
    """Does anything follow if an ally takes up to so much damage?"""
    if _is_watched(g, ally, by):
        return True
    falls = most >= _ANY_AMOUNT or through(g, ally, most) >= health(g, ally)
    return falls and (watched(g, DESTROYED) or not falls_quietly(g, ally))


def _is_watched(g: Battle, p: Piece, by: Piece) -> bool:
    """Does something in play wait for this card to be damaged?"""
    if not watched(g, DAMAGED):
        return False
    blow = Happening(DAMAGED, p, by, 1)
    watchers = around(g).watchers[DAMAGED]
    return any(ability.watch is not None and ability.watch.fits(g, each, blow) for each, ability in watchers)
