"""Recorded playthroughs of Cloudspire. After a change that is meant: `make playthroughs`, then read the difference."""

from __future__ import annotations

import pytest

from tests.games.cloudspire.played import GAMES, UNIT, Playthrough
from tests.games.playthroughs import compare, replay

NAMES = [game.file for game in GAMES]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_playthrough_is_as_it_was_recorded(game: Playthrough, pytestconfig: pytest.Config) -> None:
    compare(game.file, game.text(), pytestconfig.getoption("--update-playthroughs"))


@pytest.mark.parametrize("name", NAMES)
def test_the_record_of_a_playthrough_replays_to_its_log(name: str) -> None:
    replay(name, UNIT)
