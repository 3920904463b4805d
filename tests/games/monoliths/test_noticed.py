"""Small rules that could be broken without any other test noticing: found by random games."""

from __future__ import annotations

import pytest

from hordekeep.kernel import Match
from tests.games.monoliths.playing import load


@pytest.mark.rule("HM-ABR-01")
def test_a_monster_that_is_discarded_and_clings_to_an_ally_is_there_to_stay() -> None:
    """It is no longer about to leave play; whatever was destroyed and stayed would go at the next chance."""
    match = load(
        phase="wave",
        lanes=[{"ally": {"card": "gulbjarn"}}, {"tower": {"card": "draining-pillar", "health": 2}}],
        players=[{"mana": 2}],
        horde={"deck": ["barbed-swarm-1", "troll-brute"]},
    )
    match.choose("yes")
    match.choose("to:A")
    assert match.to_position()["lanes"][0]["ally"]["attached"] == [{"card": "barbed-swarm-1"}]


@pytest.mark.rule("HM-OUT-20")
def test_the_last_portal_stays_when_it_falls_as_the_outsider() -> None:
    """The game is won as the turn ends; until then it is a portal that nothing replaces, and no position tells else."""
    match = load(
        phase="fight",
        portal={"card": "portal-solo-4", "health": 1},
        portal_is_outsider=True,
        portals=[],
        lanes=[
            {"ally": {"card": "trappers"}},
            {"monster": {"card": "plated-monolith-1", "wounds": 2}, "ally": {"card": "trappers"}},
        ],
    )
    assert "portal" in [event.facts.get("at") for event in match.log]
    again = Match.from_position(match.game, match.to_position())
    assert again.to_position() == match.to_position()
    assert not match.state.portal.doomed
