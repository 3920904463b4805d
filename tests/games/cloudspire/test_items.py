"""Items (CS-ITEM) where scenarios do not reach: who was lifted off its hex, and what is written of items."""

from __future__ import annotations

import pytest

from hordekeep.games.cloudspire.chips import box
from hordekeep.games.cloudspire.defeat import defeat_clears
from hordekeep.games.cloudspire.items import carried, pick_up, pick_ups
from hordekeep.games.cloudspire.play_area import BOARD, UNDER
from hordekeep.games.cloudspire.position import to_position
from hordekeep.games.cloudspire.position_reading import from_position
from tests.games.cloudspire.grounds import at
from tests.games.cloudspire.invariants import check_places


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
