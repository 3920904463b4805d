"""Recorded playthroughs of both editions. After a change that is meant: `make playthroughs`, then read the diff."""

from __future__ import annotations

import pytest

from tests.games.lanes.playthroughs import Playthrough
from tests.games.monoliths.played import GAMES as MONOLITHS
from tests.games.playthroughs import compare, replay
from tests.games.skytear_horde.played import GAMES as SKYTEAR_HORDE

GAMES = (*SKYTEAR_HORDE, *MONOLITHS)
NAMES = [game.file for game in GAMES]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_playthrough_is_as_it_was_recorded(game: Playthrough, pytestconfig: pytest.Config) -> None:
    compare(game.file, game.text(), pytestconfig.getoption("--update-playthroughs"))


@pytest.mark.parametrize("name", NAMES)
def test_the_record_of_a_playthrough_replays_to_its_log(name: str) -> None:
    replay(name, "turn")
