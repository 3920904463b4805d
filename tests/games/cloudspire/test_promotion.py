"""Flipping back to the basic side: no chip of this box does it, so it is tested here (CS-SIDE-07, CS-SIDE-08)."""

from __future__ import annotations

import pytest

from hordekeep.games.cloudspire.rules.chips.levelling import demote
from hordekeep.games.cloudspire.state.pieces import face
from tests.games.cloudspire.positions import A, B, area, log_of, stand


@pytest.mark.rule("CS-SIDE-07")
def test_a_minion_that_is_flipped_back_keeps_its_upgrades_and_its_health() -> None:
    g = area()
    treed = stand(g, "treed-promoted", (0, 1), B, health=5, chips="D")
    log = log_of(g)
    demote(g, treed)
    assert [(each.kind, each.rule) for each in log] == [("demoted", "CS-SIDE-07")]
    assert (face(g, treed).id, face(g, treed).health) == ("treed", 4)
    assert (g.health[treed], g.upgrades[treed]) == (5, "D")


@pytest.mark.rule("CS-SIDE-08")
def test_a_hero_that_is_flipped_back_loses_its_upgrades_and_keeps_its_health() -> None:
    g = area()
    kram = stand(g, "kram-the-mighty-promoted", (1, 0), A, health=6, chips="AA")
    demote(g, kram)
    assert (face(g, kram).id, face(g, kram).health) == ("kram-the-mighty", 5)
    assert (g.health[kram], g.upgrades[kram]) == (6, "")
    assert g.supply[0] == 18
