"""Recorded playthroughs of Horde. After a change that is meant: `make playthroughs`, then read the difference."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.plankton_horde.playing import new_match
from tests.games.playing import choose_at_random
from tests.games.playthroughs import compare, play_through, replay

GAMES = (
    ("basic", 2, 1),
    ("basic", 3, 2),
    ("basic", 4, 3),
    ("full", 2, 4),
    ("full", 2, 5),
    ("full", 3, 6),
    ("full", 3, 7),
    ("full", 4, 8),
)
NAMES = [f"{number}-{level}-{seats}-seats.txt" for level, seats, number in GAMES]


@pytest.mark.parametrize(("level", "seats", "number"), GAMES)
def test_a_playthrough_is_as_it_was_recorded(level: str, seats: int, number: int, pytestconfig: pytest.Config) -> None:
    match, luck = new_match(level, seats, f"playthrough {number}"), Random(number)
    text = play_through(match, lambda each: choose_at_random(each, luck), "round", lambda state: int(state.round))
    compare(f"{number}-{level}-{seats}-seats.txt", text, pytestconfig.getoption("--update-playthroughs"))


@pytest.mark.parametrize("name", NAMES)
def test_the_record_of_a_playthrough_replays_to_its_log(name: str) -> None:
    replay(name, "round")
