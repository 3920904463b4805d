"""Returning to the fortress (CS-HERO-10): the health of a hero that lies beside the barracks shows in no view."""

from __future__ import annotations

import pytest

from hordekeep.games.cloudspire.rules.movement.returning import return_to_fortress
from hordekeep.games.cloudspire.state.play_area import BESIDE
from tests.games.cloudspire.positions import area, stand


@pytest.mark.rule("CS-HERO-10")
def test_a_hero_that_returns_has_its_full_health_at_once_and_keeps_its_chip() -> None:
    g = area()
    awsh = stand(g, "awsh", (4, 1), health=1, chips="A")
    return_to_fortress(g, awsh)
    assert (g.place[awsh], g.health[awsh], g.upgrades[awsh]) == (BESIDE, 3, "A")
