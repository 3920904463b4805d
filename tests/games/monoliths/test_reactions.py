"""Reactions with cards that are no spells: none in the boxes bears the mark, but the books differ about them."""

from __future__ import annotations

import pytest

from hordekeep.engines.lanes.rules.phases.reactions import possible
from hordekeep.engines.lanes.state.abilities import Ability, Printed
from hordekeep.engines.lanes.state.edition import Edition, shelf_of
from hordekeep.engines.lanes.words.kinds import nothing
from hordekeep.engines.lanes.written.position_reading import from_position
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.kernel import Choice


def reactions(edition: Edition, monkeypatch: pytest.MonkeyPatch) -> list[Choice]:
    """The reactions of a player who holds an ally with a marked "Play:", and one without."""
    marked = Ability("play", lambda g, c: nothing(), reaction=True)
    monkeypatch.setattr(shelf_of(edition).cards["shamans"], "made", Printed((marked,)))
    position = {"phase": "reactions", "players": [{"mana": 10, "hand": ["shamans", "clan-of-the-oak"]}]}
    g = from_position(position, edition)
    g.phase = "treachery"
    return list(possible(g, 0))


@pytest.mark.rule("HM-TREACH-12", "HM-TREACH-13")
def test_an_ally_with_a_marked_play_ability_is_a_reaction(monkeypatch: pytest.MonkeyPatch) -> None:
    assert reactions(MONOLITHS, monkeypatch) == [*(("play", "shamans", place) for place in range(6, 12)), ("done",)]


@pytest.mark.rule("SH-TREA-18")
def test_in_the_first_edition_only_spells_are_reactions(monkeypatch: pytest.MonkeyPatch) -> None:
    assert reactions(FIRST, monkeypatch) == [("done",)]
