"""Views of Monoliths: everything that boards draw, for every seat, and no more than that seat may see."""

from __future__ import annotations

from hordekeep.games.monoliths.game import GAME
from hordekeep.kernel import Document, Match
from tests.games.lanes.playing import face_down
from tests.games.monoliths.playing import load, view

MONSTER: Document = {"card": "plated-monolith-1"}
ALLY: Document = {"card": "trappers"}


def test_a_view_tells_how_hard_the_game_is_and_what_waits() -> None:
    match = Match(GAME, 1, "how hard", {"horde": "slitherers", "level": "2", "outsider": "titan-brood"})
    document = match.view(0)
    assert (document["edition"], document["level"], document["score"]) == ("monoliths", 2, 6.0)
    assert (document["outsider_aside"], document["pile"]) == (["titan-brood"], [])
    assert document["enchantment"] is None


def test_an_enchantment_is_told_wherever_its_enchanter_is() -> None:
    match = Match(GAME, 1, "enchanted", {"outsider": "damsel-of-silence"})
    assert match.view(0)["enchantment"] == "damsel-of-silence"


def test_minions_set_aside_and_others_in_the_back_line() -> None:
    minions = {"onikai": {"health": 2}}
    line = view(lanes=[{"ally": ALLY}], minions=minions, rear=[{"card": "brood"}, {"card": "brood", "slot": 3}])[
        "back_line"
    ]
    onikai, yetnar, *_, brood, other = line
    assert (onikai["aside"], onikai["engageable"], onikai["pillages"]) == (False, True, 2)
    assert (yetnar["aside"], yetnar["engageable"], yetnar["pillages"]) == (True, False, 0)
    assert (brood["place"], brood["minion"], brood["lane"], brood["servant"]) == ("b1", "", 0, True)
    assert other["place"] == "b3"
    assert brood["keywords"]["pillager"] == 1


def test_nobody_can_engage_from_a_lane_with_a_monster() -> None:
    line = view(lanes=[{"ally": ALLY, "monster": MONSTER}], minions={"onikai": {"health": 1}})["back_line"]
    assert not line[0]["engageable"]


def test_tokens_that_stay_and_tokens_of_the_turn() -> None:
    piece = {**MONSTER, "attack": 1, "plate": 2, "turn": {"attack": -1, "armor": 1}}
    monster = view(lanes=[{"monster": piece}])["lanes"][0]["monster"]
    assert monster["tokens"] == {"health": 0, "wound": 0, "attack": 1, "weaken": 0, "armor": 2}
    assert monster["turn"] == {"attack": -1, "health": 0, "armor": 1}
    assert monster["armor"] == [3, 3]


def test_the_cards_of_a_colossal_belong_together() -> None:
    lanes = view(lanes=[{"monster": {"card": "coils"}}, {"monster": {"card": "abyssal-terror"}}])["lanes"]
    assert [lane["monster"]["line"] for lane in lanes[:2]] == ["abyssal-terror"] * 2
    assert (lanes[0]["monster"]["thrall"], lanes[1]["monster"]["thrall"]) == (True, False)


def test_a_card_that_lost_its_abilities_says_so() -> None:
    assert view(lanes=[{"monster": {**MONSTER, "blank": True}}])["lanes"][0]["monster"]["blank"] is True


def test_the_portal_has_its_action_in_versus_alone() -> None:
    assert view(mode="versus")["portal"]["action"] is True
    assert not view(mode="versus", portal={"card": "portal-versus2-3"})["portal"]["action"]
    assert not view()["portal"]["action"]


def test_the_fourth_level_is_endless_and_a_portal_may_be_the_outsider() -> None:
    portal = view(portal={"card": "portal-solo-4"})["portal"]
    assert (portal["stage"], portal["endless"], portal["outsider"]) == (4, True, False)
    portal = view(portal={"card": "portal-solo-2"}, portal_is_outsider=True)["portal"]
    assert (portal["endless"], portal["outsider"]) == (False, True)


def test_a_concealed_card_is_seen_by_the_horde_player_alone() -> None:
    lanes = [{"monster": {"card": "tower-crawler-1", "concealed": True, "fresh": True}}]
    for seat in (0, None):
        seen = view(seat, mode="versus", lanes=lanes)["lanes"][0]["monster"]
        assert seen == face_down("m1", temporary=True)
    assert view(1, mode="versus", lanes=lanes)["lanes"][0]["monster"]["card"] == "tower-crawler-1"
    assert view(0, lanes=lanes)["lanes"][0]["monster"]["card"] == ""


def test_how_many_cards_were_planned_is_open_but_not_which() -> None:
    horde = {"mana": 1, "hand": ["frost-trench-1"], "deck": ["plated-monolith-1", "howling-monolith-1"]}
    match = load(mode="versus", phase="horde-acts", lanes=[{"monster": MONSTER}], horde=horde)
    assert match.view(0)["planned"] == 0
    match.choose("plan")
    match.choose("card:frost-trench-1")
    assert (match.view(0)["planned"], match.view(1)["planned"]) == (1, 1)
    assert "top" not in match.view(0)["horde"]
    assert match.view(1)["horde"]["top"] == ["frost-trench-1"]


def test_a_forecast_sees_the_portal_fall_and_counts_no_more_than_it_had() -> None:
    lanes = [{"ally": {"card": "the-spring-watch"}}, {"ally": {"card": "the-spring-watch"}}]
    ahead = view(portal={"wounds": 3}, lanes=lanes, players=[{"mana": 1, "hand": ["for-liothan"]}])
    assert ahead["if_you_stop"]["portal"] == [3, 0]
    assert ahead["if_you_stop"]["replaced"] is True
    assert [marker["portal"] for marker in ahead["markers"][:1]] == [3]


def test_a_forecast_of_the_fourth_level_has_no_end_to_tell() -> None:
    ahead = view(portal={"card": "portal-solo-4"}, lanes=[{"ally": ALLY}], players=[{"mana": 1}])
    assert ahead["if_you_stop"]["portal"] is None


def test_a_forecast_marks_the_lane_to_which_a_taunt_will_pull_somebody() -> None:
    lanes = [{"monster": {"card": "shrub-maiden-1"}}, {}, {"ally": {"card": "the-spring-watch"}}]
    markers = view(lanes=lanes, players=[{"mana": 1}])["markers"]
    assert [marker["reason"] for marker in markers[:3]] == ["pulled", "empty", "empty"]
    engaged = [{"monster": {"card": "shrub-maiden-1"}, "ally": {"card": "the-spring-watch"}}]
    assert view(lanes=engaged, players=[{"mana": 1}])["markers"][0]["reason"] == "fight"
