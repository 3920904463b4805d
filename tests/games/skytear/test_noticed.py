"""Small things that mutation testing found nobody would notice."""

from __future__ import annotations

import pytest

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.keywords import DISARM
from hordekeep.games.skytear.effects.meanings import condition_of
from hordekeep.games.skytear.effects.values import disarmed
from tests.games.skytear.arenas import arena, slot


@pytest.mark.rule("SM-COND-08", "SM-EFF-10")
@pytest.mark.parametrize(("damage", "left"), [(-1, -1), (0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_disarm_halves_damage_rounded_up(damage: int, left: int) -> None:
    g = arena(heroes={"blue.yami": "-4.1"})
    yami = slot(g, "blue.yami")
    assert disarmed(g, yami, damage) == damage
    g.conditions[yami] = DISARM
    assert disarmed(g, yami, damage) == left


@pytest.mark.rule("SM-GOAL-02")
@pytest.mark.parametrize(("hp", "won"), [(5, True), (1, True), (0, False)])
def test_a_tower_is_besieged_while_it_stands(hp: int, won: bool) -> None:
    besieged = next(card for card in shelf().victory_cards.values() if "each lane token is adjacent" in card.text[0])
    g = arena(tokens={"left": "-3.-3", "right": "5.-3"}, towers={"red.left": hp})
    g.turn = 3
    assert condition_of(besieged.text[0])(g, 0, "minions-phase-over") == won
