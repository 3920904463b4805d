"""Positions and views of the wider table: what is new comes back as it was, and is written only where it is."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.engines.lanes.rules.concepts.concealing import conceal
from hordekeep.engines.lanes.rules.into_play.turned_up import reveal_all
from hordekeep.engines.lanes.state.places import place_name, place_of
from hordekeep.engines.lanes.told.view import shown, view
from hordekeep.engines.lanes.written.position import to_position
from hordekeep.engines.lanes.written.position_reading import from_position
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.kernel import BadInput, Document
from tests.games.lanes.playing import face_down
from tests.games.monoliths.wide import WIDE, battle

NEW = ("rear", "enchanter", "portal_is_outsider", "late", "defectors", "outsider_kept")
BRUTE: Document = {"card": "troll-brute"}


def there_and_back(**position: Any) -> Document:
    document = to_position(from_position(position, WIDE))
    assert to_position(from_position(document, WIDE)) == document
    return document


def test_what_is_not_there_is_not_written() -> None:
    document = there_and_back(lanes=[{"monster": BRUTE}])
    assert not set(NEW) & set(document)
    assert document["lanes"][0]["monster"] == BRUTE
    seen = view(battle(lanes=[{"monster": BRUTE}]), 0)
    assert not seen["lanes"][0]["monster"]["blank"]
    assert len(seen["back_line"]) == 4


def test_the_back_line_comes_back_slot_by_slot() -> None:
    attached = {"card": "stormcaller", "slot": 4, "plate": 1, "blank": True, "attached": [{"card": "xotlanian-venom"}]}
    rear = [{"card": "troll-brute", "health": 1}, attached, {"card": "troll-brute"}, {"card": "troll-brute", "slot": 9}]
    assert there_and_back(rear=rear)["rear"] == rear
    g = battle(rear=rear)
    assert [place_name(place_of(g, p)) for p in g.in_rear()] == ["b1", "b4", "b5", "b9"]


def test_slots_that_follow_one_another_need_not_be_written() -> None:
    rear = [{**BRUTE, "slot": 1}, {**BRUTE, "slot": 2}]
    assert there_and_back(rear=rear)["rear"] == [BRUTE, BRUTE]


def test_outsiders_of_every_kind_come_back() -> None:
    kept = {"card": "the-hate-bringer-1", "wounds": 2, "attached": [{"card": "xotlanian-venom"}]}
    new: Document = {
        "pile": ["clan-of-the-oak", "the-hate-bringer-1"],
        "defectors": [{"card": "clan-of-the-oak", "owner": 0}],
        "outsider_kept": kept,
        "late": 1,
        "enchanter": "the-hate-bringer-1",
        "portal_is_outsider": True,
    }
    document = there_and_back(**new)
    assert {name: document[name] for name in new} == new
    seen = view(battle(**new), None)
    assert {name: seen[name] for name in ("pile", "defectors", "late")} == {
        name: new[name] for name in ("pile", "defectors", "late")
    }
    assert (seen["enchantment"], seen["portal"]["outsider"]) == ("the-hate-bringer-1", True)
    assert (seen["outsider_kept"]["tokens"]["wound"], seen["outsider_kept"]["attached"]) == (2, ["xotlanian-venom"])


def test_an_ally_that_joined_the_horde_comes_back_with_its_owner() -> None:
    lanes = [{"monster": {"card": "clan-of-the-oak", "owner": 1, "seat": -1, "blank": True}}]
    rear = [{"card": "gulbjarn", "seat": -1}]
    document = there_and_back(mode="coop", lanes=lanes, rear=rear)
    assert document["lanes"][0] == lanes[0]
    assert document["rear"] == rear


def test_views_show_the_back_line_after_the_minions() -> None:
    g = battle(rear=[BRUTE, {"card": "stormcaller", "plate": 2, "blank": True}])
    *minions, first, second = view(g, 0)["back_line"]
    assert [each["minion"] for each in minions] == ["onikai", "yetnar", "zephylite", "ratamil"]
    assert (first["place"], first["card"], first["minion"], first["lane"]) == ("b1", "troll-brute", "", 0)
    assert (second["place"], second["tokens"]["armor"], second["blank"]) == ("b2", 2, True)
    assert second["armor"] == [2, 2]
    assert [each["side"] for each in shown(g)["rear"]] == ["horde", "horde"]


# -- face down ---------------------------------------------------------------------------------------------------------


def test_cards_may_lie_face_down_where_nobody_plays_the_horde() -> None:
    hidden = {"card": "troll-brute", "concealed": True, "fresh": True}
    g = battle(lanes=[{"monster": hidden}, {"monster": {**hidden, "card": "stormcaller"}}])
    assert g.hides
    assert g.clone().hides
    assert view(g, 0)["lanes"][0]["monster"] == face_down("m1")
    assert list(reveal_all(g)) == []
    assert [p.concealed for p in g.horde_row if p is not None] == [False, False]


def test_a_solo_battle_hides_nothing_until_a_card_is_concealed() -> None:
    g = battle(lanes=[{"monster": BRUTE}])
    assert not g.hides
    brute = g.horde_row[0]
    assert brute is not None
    conceal(g, brute)
    assert g.hides
    assert battle(mode="versus").hides


# -- what is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"rear": [{**BRUTE, "slot": 2}, {**BRUTE, "slot": 2}]}, "rear.1.slot"),
        ({"rear": [{**BRUTE, "slot": 12}, BRUTE]}, "rear.1"),
        ({"rear": [{"card": "onikai"}]}, "rear.0.card"),
        ({"rear": [{"card": "frostbite-outpost"}]}, "rear.0.card"),
        ({"late": 2}, "late"),
        ({"defectors": [{"card": "clan-of-the-oak", "owner": 0}]}, "defectors"),
        ({"pile": ["clan-of-the-oak"]}, "pile.0"),
        ({"pile": ["clan-of-the-oak"], "defectors": [{"card": "clan-of-the-oak", "owner": 1}]}, "defectors.0.owner"),
        ({"pile": ["bloodlust"], "defectors": [{"card": "bloodlust", "owner": 0}]}, "defectors.0.card"),
        ({"enchanter": "troll-brute"}, "enchanter"),
        ({"outsider_kept": BRUTE}, "outsider_kept.card"),
        ({"lanes": [{"monster": {"card": "clan-of-the-oak", "seat": 0}}]}, "lanes.0.monster.seat"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(position: Document, where: str) -> None:
    with pytest.raises(BadInput) as refused:
        from_position(position, WIDE)
    assert refused.value.where == f"position, {where!r}"


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"rear": [BRUTE]}, "rear"),
        ({"lanes": [{"monster": {"card": "clan-of-the-oak"}}]}, "lanes.0.monster.card"),
        ({"lanes": [{"monster": {**BRUTE, "concealed": True}}]}, "lanes.0.monster.concealed"),
        ({"pile": ["clan-of-the-oak"], "defectors": [{"card": "clan-of-the-oak", "owner": 0}]}, "defectors.0.card"),
    ],
)
def test_the_first_edition_has_none_of_it(position: Document, where: str) -> None:
    with pytest.raises(BadInput) as refused:
        from_position(position, FIRST)
    assert refused.value.where == f"position, {where!r}"
