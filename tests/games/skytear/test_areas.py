"""Where the diagram of an area may lie when it has no highlighted hex and its effect no target hex (SM-AOE-04)."""

from __future__ import annotations

import tomllib

import pytest

from hordekeep.games.skytear.effects.meanings import Cause, Laying
from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.ground.areas import load_areas
from hordekeep.games.skytear.rules.keywords.areas import TOO_FAR, lay_area, ways_to_lay
from hordekeep.games.skytear.rules.keywords.choices import LayArea
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Asked
from hordekeep.kernel.hexes import hexes_in

ALONE = '[heroes."blue.sakoshi"]\nhex = "4.2"\n'


def laid_by(shape: str, target: int = -1) -> tuple[Arena, Laying]:
    g = GAME.positions.read(tomllib.loads(ALONE))
    return g, Laying(g.slots["blue.sakoshi"], shape, target)


@pytest.mark.rule("SM-AOE-04")
def test_one_hex_within_range_is_enough_and_none_is_too_few() -> None:
    g, laying = laid_by("tri3")
    ways = set(ways_to_lay(g, laying))
    near = g.field.board.within(g.at[laying.caster], 3)
    area = load_areas(g.setting.board)["tri3"]
    every = {mask for each in hexes_in(g.field.board.exists) for mask in area.at(each)}
    assert ways == {mask for mask in every if mask & near}
    assert any(not mask & g.field.board.within(g.at[laying.caster], 2) for mask in ways), "3 hexes away will do"
    assert every - ways, "but not 4"


@pytest.mark.rule("SM-AOE-03", "SM-AOE-05")
def test_a_highlighted_hex_and_a_target_hex_leave_no_such_freedom() -> None:
    g, laying = laid_by("beam3")
    here = g.at[laying.caster]
    assert all(mask >> here & 1 for mask in ways_to_lay(g, laying))
    target = g.field.board.frame.read("4.1")
    g, laying = laid_by("tri3", target)
    assert all(mask >> target & 1 for mask in ways_to_lay(g, laying))


@pytest.mark.rule("SM-AOE-04")
def test_the_area_is_asked_for_and_what_is_too_far_is_refused() -> None:
    g, laying = laid_by("tri3")
    cause = Cause.of(g, 0, laying.caster, "card", "gank")
    laying_it = lay_area(g, cause, "tri3")
    ask = next(laying_it)
    assert isinstance(ask, Asked)
    far = load_areas(g.setting.board)["tri3"].at(g.field.board.frame.read("-4.1"))[0]
    assert ("area", far) not in ask.choices_of(0)
    assert ask.question.why_not(g, ask, 0, LayArea(far)) == TOO_FAR
    chosen = ask.choices_of(0)[-1]
    with pytest.raises(StopIteration) as done:
        laying_it.send(chosen)
    assert done.value.value is True
    assert cause.area == chosen[1]
