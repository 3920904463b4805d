"""Who is shielded from damage, and how much of a blow would come through: nobody is asked and nothing is used up, so
that Trample can ask how much is just enough (SH-GLOS-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.content.keywords import BARRIER
from hordekeep.engines.lanes.effects.in_force import around
from hordekeep.engines.lanes.effects.values import armor_left, health, is_idle, keyword
from hordekeep.engines.lanes.state.abilities import Static
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.kernel import enforces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hordekeep.engines.lanes.state.abilities import Ability

REDIRECTING: Final = ("redirect", "may-redirect")
"""The kinds that give damage another aim."""


@enforces("SH-END-05", "SH-HEALTH-11", "SH-MINION-07", "SH-ACH-12", "SH-ACH-13")
def is_immune(g: Battle, p: Piece) -> bool:
    """Nothing can damage it: an endless or collapsing portal, an idle minion, what is doomed already, and what a
    challenge protects."""
    if p.doomed or p.marked("no-damage-taken"):
        return True
    spared = around(g).statics.get("no-damage-taken")
    if spared is not None and _is_spared(g, p, spared):
        return True
    card = p.card
    if card.type == "portal":
        return card.health is None and not g.portal_is_outsider  # it could never be defeated (HM-OUT-20)
    return is_protected(g, p) or is_idle(g, p)


@enforces("HM-ABR-02")
def _is_spared(g: Battle, p: Piece, spared: list[tuple[Piece, Static]]) -> bool:
    """Does a sentence in play say that it takes no damage now?"""
    for holder, static in spared:
        if static.applies is not None and static.applies(g, holder, p) and static.amount(g, holder, p):
            return True
    return False


@enforces("SH-GLOS-61")
def is_protected(g: Battle, p: Piece) -> bool:
    """Unstoppable Army shields minions, Survivalist outsiders, from damage, destruction and weaken tokens, and from
    nothing else: losing tokens is no damage."""
    challenge = g.setting.challenge
    if challenge == "unstoppable-army":
        return p.card.is_minion
    return challenge == "survivalist" and p.card.type == "outsider"


def replacers_of(g: Battle, p: Piece, kind: str) -> Iterator[tuple[Piece, Ability]]:
    """The abilities of one kind that step in before damage to `p`, with their holders. Who is being destroyed takes no
    damage for another any more."""
    for holder, ability in around(g).replacers:
        if ability.kind == kind and not (holder.doomed and kind in REDIRECTING) and ability.extra(g, holder, p):
            yield holder, ability


def is_replaced(g: Battle, p: Piece, kind: str) -> bool:
    """Does an ability of this kind step in before damage to `p`?"""
    return next(replacers_of(g, p, kind), None) is not None


@enforces("SH-GLOS-11", "SH-GLOS-12", "SH-GLOS-14", "HM-GLO-12")
def has_barrier(g: Battle, p: Piece) -> bool:
    """Barrier holds while no wound token lies on the creature; health tokens that are lost leave none, and once the
    wounds are healed it holds again."""
    return p.vigor >= 0 and keyword(g, p, BARRIER) > 0


@enforces("SH-GLOS-53")
def through(g: Battle, p: Piece, n: int) -> int:
    """How many wounds `n` damage would make of it, if nobody takes it voluntarily: what has to be dealt to another is
    not dealt to this one."""
    if n <= 0 or is_immune(g, p):
        return 0
    if around(g).replacers and any(is_replaced(g, p, kind) for kind in ("redirect", "void", "instead")):
        return 0
    if p.marked("double-damage"):
        n *= 2
    if around(g).replacers:
        for _ in replacers_of(g, p, "halve"):
            n //= 2
    n = max(n - armor_left(g, p), 0)
    if n and has_barrier(g, p):
        return 1
    return n


@enforces("SH-GLOS-51", "SH-GLOS-52", "SH-GLOS-53")
def just_enough(g: Battle, p: Piece, n: int) -> int:
    """The least damage up to `n` that destroys the creature, else all of `n`."""
    left = health(g, p)
    if has_barrier(g, p) or through(g, p, n) < left:  # an active barrier swallows the whole strike (SH-GLOS-55)
        return n
    return next(enough for enough in range(1, n + 1) if through(g, p, enough) >= left)
