"""Strikes that cards cause, outside the fight too (SH-GLOS-39)."""

from __future__ import annotations

from hordekeep.engines.lanes.rules.health.strike import (
    cannot_strike,
    power,
    strike_ahead,
    strike_alone,
    strike_castle,
    strike_each_other,
    strike_portal,
)
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.kinds import verb
from hordekeep.engines.lanes.words.marks import put_mark
from hordekeep.kernel import Rules, enforces


@verb("{t:target} strikes {u:target}", fr="{t} attaque {u}", rule="SH-GLOS-39", name="strikes")
def strikes(g: Battle, c: Cause, t: list[Piece], u: list[Piece]) -> Rules[None]:
    """One-sided: nothing comes back."""
    for p in t:
        for target in u:
            if cannot_strike(g, p, target):
                continue
            if target is g.castle:
                yield from strike_castle(g, p, power(g, p), "SH-GLOS-39")
            elif target is g.portal:
                yield from strike_portal(g, p, power(g, p), "SH-GLOS-39")
            else:
                yield from strike_alone(g, p, target, "SH-GLOS-39")


@verb("{t:target} strikes again", fr="{t} attaque à nouveau", rule="SH-GLOS-39", name="strikes_again")
def strikes_again(g: Battle, c: Cause, t: list[Piece]) -> Rules[None]:
    """What it faces now: a creature, or else the castle or the portal."""
    for p in t:
        yield from strike_ahead(g, p)


@verb(
    "{t:target} strikes again after its first strike this turn",
    fr="{t} attaque à nouveau après sa première attaque ce tour-ci",
    rule="SH-GLOS-39",
)
def strikes_again_after_its_first(g: Battle, c: Cause, t: list[Piece]) -> None:
    """Once its first strike of the turn is over it strikes again; the mark remembers which sentence says so."""
    for p in t:
        put_mark(g, p, "strikes-again", c.index + 1)


@verb(
    "{t:target} strikes {u:target} instead of the ally in this lane",
    fr="{t} attaque {u} au lieu de l’Allié de cette rangée",
    rule="HM-FIGHT-04",
    name="strikes_instead",
)
def strikes_instead(g: Battle, c: Cause, t: list[Piece], u: list[Piece]) -> None:
    """When its lane strikes, its own strike goes elsewhere; without an ally before it there is nothing to replace."""
    for p in t:
        for target in u:
            put_mark(g, p, "strikes-elsewhere", target.lane + 1)


@enforces("SH-EDGE-06", "SH-EDGE-10")
def _pair(c: Cause, t: list[Piece]) -> bool:
    """Are there two in their lanes? Who is being destroyed strikes no more, but for the one who has set this off and
    still fills its lane."""
    return len(t) == 2 and all(p.lane >= 0 and (not p.doomed or p is c.me or p is c.me.host) for p in t)


def _nobody_to_come(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """Is there no second one, and does nothing wait that could bring one before this card is gone?"""
    return len(t) < 2 and all(each.holder is c.me for each in g.waiting if each.side == c.me.side)


@verb(
    "let {t:target} strike each other",
    fr="[faites|faire] s’attaquer mutuellement {t}",
    rule="SH-GLOS-39",
    can=lambda g, c, t: len(t) >= 2,
    idle=_nobody_to_come,
)
@enforces("SH-EDGE-02")
def strike_each_other_verb(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """At once, both deal damage; with nobody opposite nothing happens."""
    if not _pair(c, t):
        return False
    yield from strike_each_other(g, t[0], t[1])
    return True
