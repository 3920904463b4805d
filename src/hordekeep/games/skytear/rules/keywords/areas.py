"""Laying the diagrams of Areas of Effect (SM-AOE): where they may lie, and which of the ways it is."""

from __future__ import annotations

from collections.abc import Sequence

from hordekeep.games.skytear.effects.meanings import Cause, Laying, meaning_of
from hordekeep.games.skytear.ground.areas import load_areas
from hordekeep.games.skytear.ground.boards import SIGHT
from hordekeep.games.skytear.rules.keywords.choices import LayArea
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import enemies_on
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.hexes import hexes_in

OTHER_SHAPE = Refusal("SM-AOE-02", Text("no-area"))
NOT_ON_CASTER = Refusal("SM-AOE-03", Text("no-area-caster"))
NOT_ON_TARGET = Refusal("SM-AOE-05", Text("no-area-target"))
TOO_FAR = Refusal("SM-AOE-04", Text("no-area-far"))
STRIKES_ALIKE = Refusal("SM-LIO-11", Text("no-area-alike"))
MISSES = Refusal("SM-LIO-11", Text("no-area-cover"))


def why_not_area(g: Arena, ask: Asked, seat: int, choice: LayArea) -> Refusal | None:
    """Which part of laying an area fails: the diagram, its highlighted hex, the target hex, or the range."""
    mask = choice.hexes
    if mask in ask.facts:
        return None
    laying: Laying = ask.about
    area = load_areas(g.setting.board)[laying.shape]
    if not any(mask in area.at(each) for each in hexes_in(g.field.board.exists)):
        return OTHER_SHAPE
    if mask not in ways_to_lay(g, laying):
        if area.shape.pinned:
            return NOT_ON_CASTER
        return NOT_ON_TARGET if laying.hex >= 0 else TOO_FAR
    # it lies well, but for a Skirmish only ways are asked that strike the chosen hero, one for all that strike alike
    side = g.setting.sides[seat]
    hits = enemies_on(g, side, mask, minions=False)
    alike = any(enemies_on(g, side, each, minions=False) == hits for each in ask.facts)
    return STRIKES_ALIKE if alike else MISSES


LAY_AREA: Question[LayArea] = Question("lay-area", "SM-AOE-01", {LayArea: why_not_area})


@enforces("SM-AOE-01", "SM-AOE-08", "SM-AOE-02", "SM-AOE-07")
def lay_area(g: Arena, c: Cause, shape: str) -> Rules[bool]:
    """Lay the diagram when the effect resolves, as the responses suggest, turned and mirrored at will. False if it
    cannot lie anywhere."""
    if c.hex < 0 and g.at[c.caster] < 0:
        return False
    ways = ways_to_lay(g, Laying(c.caster, shape, c.hex))
    if not ways:
        return False
    if len(ways) == 1:
        c.area = ways[0]
        return True
    choices = [LayArea(mask) for mask in ways]
    alike = None if meaning_of(c.what).bars else lambda choice: tuple(enemies_on(g, c.side, choice[1]))
    about = Laying(c.caster, shape, c.hex)
    answer: LayArea = yield Asked(LAY_AREA, c.seat, choices, committed=True, facts=ways, about=about, alike=alike)
    c.area = answer.hexes
    return True


@enforces("SM-AOE-03", "SM-AOE-05", "SM-AOE-04")
def ways_to_lay(g: Arena, laying: Laying) -> Sequence[int]:
    """Where a diagram may lie: with its highlighted hex on the caster, over the target hex, which is the one within
    range, or, without either, with any of its hexes within 3 of the caster."""
    area = load_areas(g.setting.board)[laying.shape]
    here = g.at[laying.caster]
    if area.shape.pinned:
        return area.at(here)
    if laying.hex >= 0:
        return area.at(laying.hex)
    near = hexes_in(g.field.board.within(here, SIGHT))
    return list(dict.fromkeys([mask for each in near for mask in area.at(each)]))
