"""Items (CS-ITEM) where scenarios do not reach: who was lifted off its hex, and what is written of items."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.rules.chips.items import carried, pick_up, pick_ups
from hordekeep.games.cloudspire.rules.onslaught.defeat import defeat_clears
from hordekeep.games.cloudspire.state.play_area import BOARD, UNDER
from hordekeep.games.cloudspire.written.position import to_position
from hordekeep.games.cloudspire.written.position_reading import from_position
from hordekeep.kernel import Event, Keep, Match
from tests.games.cloudspire.grounds import at
from tests.games.cloudspire.invariants import check, check_places
from tests.games.playing import choose_at_random


@pytest.mark.rule("CS-ITEM-06")
def test_a_carrier_that_was_lifted_off_its_hex_drops_its_item_where_it_fell() -> None:
    lifted = {"chip": "awsh", "health": 0, "gear": ["shard"]}
    fall = {"chip": "awsh", "by": 1, "hex": "1.0"}
    g = from_position({"mode": "solo", "seats": 1, "players": [{"lifted": [lifted]}], "falls": [fall]})
    defeat_clears(g, g.falls[0])
    shard = box().shards[0]
    assert (g.place[shard], g.at[shard]) == (BOARD, at(1, 0))
    check_places(g)


@pytest.mark.rule("CS-ITEM-06")
def test_items_that_lie_on_one_another_are_written_and_picked_up_from_the_top() -> None:
    pile = {"chip": "shard#2", "under": ["shard#1"]}
    heroes = {"1.0": "awsh", "2.-1": "drang"}
    document = {"mode": "solo", "seats": 1, "players": [{"units": heroes}], "items": {"2.0": pile}}
    g = from_position(document)
    first, second = box().shards[:2]
    assert (g.place[first], g.place[second]) == (UNDER, BOARD)
    assert to_position(g)["items"] == {"2.0": pile}
    for name, item, left in (("awsh", second, [("pick-up", at(2, 0))]), ("drang", first, [])):
        hero = box().chips_with(name)[0]
        assert pick_ups(g, hero) == [("pick-up", at(2, 0))]
        pick_up(g, hero, at(2, 0))
        assert carried(g, hero) == item
        assert pick_ups(g, box().chips_with("drang")[0]) == left
        check_places(g)
    again = to_position(g)
    assert to_position(from_position(again)) == again


BY_THE_BEACON: dict[str, Any] = {
    "mode": "coop",
    "seats": 2,
    "stage": "movement",
    "landmarks": {"0.0": {"chip": "beacon", "health": 5}},
    "items": {"0.1": "shard", "1.0": "shard"},
    "players": [
        {"units": {"-1.1": "awsh", "-1.2": {"chip": "drang", "health": 1}, "2.0": "battleborn"}},
        {"units": {"1.-1": {"chip": "dywen", "health": 1}, "2.-2": "treed"}},
        {"units": {"0.-1": "charger", "-1.0": "galebearer", "1.-2": "kaze-matriarch"}},
    ],
}
"""Heroes, shards and enemies all around the Beacon: in games from the start it is a long way there."""


def test_random_games_by_the_beacon_keep_all_invariants() -> None:
    told: Counter[str] = Counter()

    def listen(event: Event) -> None:
        told[event.kind] += 1

    for number in range(12):
        luck = Random(number)
        match = Match.from_position(GAME, BY_THE_BEACON, keep=Keep.CHECKPOINT, listeners=[listen])
        for _ in range(80):
            if match.ask is None:
                break
            items = [each for each in match.ask.choices if each[0] in ("pick-up", "hand-in")]
            if items and luck.random() < 0.7:
                match.choose(GAME.words.key(luck.choice(items)))
            else:
                choose_at_random(match, luck)
            check(match)
            position = match.to_position()
            assert Match.from_position(GAME, position, keep=Keep.CHECKPOINT).to_position() == position
    assert told["picked-up"] > told["handed-in"] > 0
    assert told["dropped"] > 0
