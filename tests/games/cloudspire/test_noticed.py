"""Small things that mutation testing found nobody would notice."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.games.cloudspire.hidden import deal_anew
from hordekeep.games.cloudspire.pieces import CHIPS
from hordekeep.games.cloudspire.position_reading import from_position
from hordekeep.kernel import Dice
from tests.games.cloudspire.grounds import A, at


def thought_to_lie_under(player: dict[str, Any]) -> set[str]:
    """The chips that A imagines under B's unit on -2.1."""
    g = from_position({"wave": 4, "players": [{"faction": "grovetenders"}, player]})
    found: set[str] = set()
    for number in range(40):
        dream = g.clone()
        deal_anew(dream, A, Dice(f"dream {number}"))
        found |= {CHIPS[chip].faces[0].id for chip in dream.below[dream.on[at(-2, 1)]]}
    return found


@pytest.mark.rule("CS-GROUP-10", "CS-TALENT-19")
@pytest.mark.parametrize(("top", "grouped"), [("awsh", False), ("forsaken", False), ("battleborn", True)])
def test_nobody_imagines_a_group_under_a_hero_or_who_keeps_apart(top: str, grouped: bool) -> None:
    assert bool(thought_to_lie_under({"faction": "brawnen", "units": {"-2.1": top}})) == grouped


@pytest.mark.rule("CS-GROUP-11")
@pytest.mark.parametrize("bought", [(), ("elite-duelist",)])
def test_a_merc_may_lie_in_a_group_that_another_imagines(bought: tuple[str, ...]) -> None:
    player = {"faction": "brawnen", "units": {"-2.1": "battleborn"}, "beside": list(bought)}
    assert ("elite-duelist" in thought_to_lie_under(player)) == bool(bought)
