"""Moments that hardly ever come up, and once broke a game."""

from __future__ import annotations

from random import Random

import pytest

from hordekeep.games.cloudspire.asking.choices import Unit
from hordekeep.games.cloudspire.game import GAME
from hordekeep.kernel import Dice, Keep, Match
from tests.games.cloudspire.playing import CloudspireMatch
from tests.games.playing import asked, play_on


@pytest.mark.rule("CS-GROUP-09")
def test_who_gives_way_to_a_riftwalker_is_imagined_alone() -> None:
    """Only a minion that stands alone gives way, and whether it does is seen by all: no bot imagines chips under it
    (CS-K-TAL-57)."""
    position = {
        "stage": "movement",
        "players": [
            {"units": {"1.0": "awsh"}},
            {"faction": "grovetenders", "units": {"-2.1": "war-briar"}},
        ],
        "landmarks": {"2.0": {"chip": "gateport"}, "-3.1": {"chip": "gateport#2"}},
    }
    match: CloudspireMatch = Match.from_position(GAME, position, keep=Keep.CHECKPOINT)
    used = next((each for each in asked(match).choices if each[0] == "use"), None)
    if used is None:
        match.play(Unit(match.state.at[0]), 0)
        used = next(each for each in asked(match).choices if each[0] == "use")
    match.play(used, 0)
    ask = asked(match)
    assert ask.prompt == "teleport"
    onto = next(each for each in ask.choices if each[0] == "hex" and each[1] in match.state.on)
    for number in range(20):
        imagined = match.imagine(0, Dice(f"{number}"))
        minion = imagined.state.on[onto[1]]
        assert not imagined.state.below[minion]
        imagined.play(onto, 0)
        assert imagined.state.on[onto[1]] == 0
        play_on(imagined, Random(number), 30)
