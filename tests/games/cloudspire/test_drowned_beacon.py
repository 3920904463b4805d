"""The Drowned Beacon (CS-K-COOP): where its shards lie, who attacks it, and how the co-op game is lost."""

from __future__ import annotations

import pytest

from hordekeep.games.cloudspire.content.boards import PATH
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.options import OPTIONS
from hordekeep.games.cloudspire.rules.fight.attacking import targets
from hordekeep.games.cloudspire.rules.fight.damage import ATTACK, Cause, lose
from hordekeep.games.cloudspire.rules.goals.drowned_beacon import set_up_beacon
from hordekeep.games.cloudspire.rules.onslaught.defeat import landmark_emptied
from hordekeep.games.cloudspire.rules.setup.setup import setup
from hordekeep.games.cloudspire.written.position_reading import from_position
from hordekeep.kernel import Dice, GameOver
from hordekeep.kernel.options import read_options
from tests.games.cloudspire.grounds import at


def test_the_humans_lose_at_once_when_the_beacon_goes_out() -> None:
    g = setup(2, read_options(OPTIONS, {"mode": "coop"}, seats=2), Dice("beacon"))
    set_up_beacon(g, None)
    automaton = g.setting.automaton
    lose(g, Cause(automaton, -1, ATTACK), box().beacon, g.health[box().beacon])
    with pytest.raises(GameOver):
        list(landmark_emptied(g, g.falls[0]))
    assert g.result == ((automaton,), "CS-K-COOP-05")


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("layout", ["fixed", "random"])
def test_a_shard_for_each_human_lies_beside_path_where_every_hero_can_reach_it(seats: int, layout: str) -> None:
    for number in range(4):
        g = setup(
            seats, read_options(OPTIONS, {"mode": "coop", "layout": layout}, seats=seats), Dice(f"shards {number}")
        )
        set_up_beacon(g, None)
        assert len(g.items) == seats
        for spot in g.items:
            assert g.land.board.near[spot] & g.land.terrain[PATH]
            assert spot not in g.on
            assert not (g.land.terrain[PATH] | g.land.wells) >> spot & 1


def test_only_the_automatons_units_attack_the_beacon() -> None:
    players = [{"units": {"1.0": "battleborn"}}, {"units": {"0.1": "treed"}}, {"units": {"-1.0": "charger"}}]
    beacon = {"0.0": {"chip": "beacon", "health": 12}}
    g = from_position({"mode": "coop", "seats": 2, "players": players, "landmarks": beacon})
    aims = {spot: ("unit", at(0, 0)) in targets(g, g.on[at(*spot)]) for spot in ((1, 0), (0, 1), (-1, 0))}
    assert aims == {(1, 0): False, (0, 1): False, (-1, 0): True}
