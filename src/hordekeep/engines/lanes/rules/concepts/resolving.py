"""Resolving abilities: the cost first, if there is one, then the effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.asking.questions import deciders, may
from hordekeep.engines.lanes.effects.in_force import controller
from hordekeep.engines.lanes.rules.concepts.questions import MAY_PAY
from hordekeep.engines.lanes.state.abilities import Ability, Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from collections.abc import Sequence


def perform(g: Battle, ability: Ability, c: Cause) -> Rules[None]:
    """Resolve an ability, its cost first if it has one and can be paid."""
    c.index = ability.index
    if ability.cost is not None:
        if ability.cost.why_not(g, c) is not None:
            return
        if not (yield from may(g, deciders(g, c), MAY_PAY, c.me.card)):
            return
        yield from ability.cost.pay(g, c)
        if g.waiting and (interrupt := g.edition.interrupt) is not None:
            yield from interrupt(g)
    assert ability.effect is not None
    yield from ability.effect(g, c)


@enforces("SH-EDGE-07", "SH-GLOS-37")
def resolve(g: Battle, p: Piece, abilities: Sequence[Ability]) -> Rules[None]:
    """Resolve abilities of one card in their written order, each once."""
    for ability in abilities:
        yield from perform(g, ability, Cause(p, controller(g, p)))
