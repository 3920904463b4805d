"""What no card of the game does: a mage's effect that also hits a friend (SM-HERO-14)."""

from __future__ import annotations

import pytest

from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.rules.keywords.damage import deal
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.written.position_reading import from_position


def table() -> Arena:
    """Corjof, a mage, and Yami, a warrior; beside them a friend and an enemy with Armor 1."""
    return from_position(
        {
            "heroes": {
                "blue.corjof": {"hex": "-9.6"},
                "blue.yami": {"hex": "-9.7"},
                "blue.cotlic": {"hex": "-8.6"},
                "red.cotlic": {"hex": "-8.7"},
            }
        }
    )


def lost(g: Arena, by: str, whom: str, *, piercing: bool = False) -> int:
    """The HP that a hero loses of 2 damage by the card of another."""
    hero = g.slots[whom]
    before = g.hp[hero]
    for _ in deal(g, Cause.of(g, 0, g.slots[by], "card"), hero, 2, piercing=piercing):
        raise AssertionError("nobody is asked")
    return before - g.hp[hero]


@pytest.mark.rule("SM-HERO-14")
def test_a_mage_ignores_the_armor_of_enemies_and_not_of_friends() -> None:
    g = table()
    assert lost(g, "blue.corjof", "red.cotlic") == 2
    assert lost(g, "blue.corjof", "blue.cotlic") == 1
    assert lost(g, "blue.yami", "red.cotlic") == 1


@pytest.mark.rule("SM-HERO-14", "SM-EFF-13")
def test_the_keyword_piercing_ignores_all_armor() -> None:
    g = table()
    assert lost(g, "blue.yami", "red.cotlic", piercing=True) == 2
    assert lost(g, "blue.yami", "blue.cotlic", piercing=True) == 2
