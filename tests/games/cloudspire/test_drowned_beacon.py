"""The Drowned Beacon (CS-K-COOP): how the co-op game is lost."""

from __future__ import annotations

import pytest

from hordekeep.games.cloudspire.chips import box
from hordekeep.games.cloudspire.damage import ATTACK, Cause, lose
from hordekeep.games.cloudspire.defeat import landmark_emptied
from hordekeep.games.cloudspire.drowned_beacon import set_up_beacon
from hordekeep.games.cloudspire.options import OPTIONS
from hordekeep.games.cloudspire.setup import setup
from hordekeep.kernel import Dice, GameOver
from hordekeep.kernel.options import read_options


def test_the_humans_lose_at_once_when_the_beacon_goes_out() -> None:
    g = setup(2, read_options(OPTIONS, {"mode": "coop"}, seats=2), Dice("beacon"))
    set_up_beacon(g, None)
    automaton = g.setting.automaton
    lose(g, Cause(automaton, -1, ATTACK), box().beacon, g.health[box().beacon])
    with pytest.raises(GameOver):
        list(landmark_emptied(g, g.falls[0]))
    assert g.result == ((automaton,), "CS-K-COOP-05")
