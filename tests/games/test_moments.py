"""How far a game has come is told in the fields of the whole position, at every ask."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hordekeep.kernel import Match
from tests.games.playing import asks_of


@pytest.mark.parametrize("slug", ["skytear-horde", "monoliths", "skytear", "cloudspire"])
def test_a_moment_is_a_part_of_what_is_shown(slug: str) -> None:
    match: Match[Any] = Match(slug, 2, "moments")
    assert match.game.positions.moment is not None
    told = set()
    for _ in asks_of(match, Random("moments"), 120):
        moment, shown = match.game.positions.moment(match.state), match.shown()
        assert moment == {name: shown[name] for name in moment}
        told.add(tuple(moment.items()))
    assert len(told) > 1
