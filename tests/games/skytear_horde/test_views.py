"""Views: what each seat sees, with computed values; and the document that scenarios look into."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import Document
from tests.games.lanes.playing import face_down
from tests.games.skytear_horde.playing import load
from tests.games.skytear_horde.test_hidden import HIDDEN


def see(seat: int | None = 0, **position: Any) -> Document:
    """What a seat sees of a position."""
    return GAME.positions.view(GAME.positions.read(position), seat)


def shown(**position: Any) -> Document:
    """What scenarios look into."""
    assert GAME.positions.shown is not None
    return GAME.positions.shown(GAME.positions.read(position))


LANES: list[Document] = [
    {
        "monster": {"card": "troll-brute", "wounds": 1},
        "ally": {"card": "bushido-of-the-rose", "wounds": 1, "attack": 1},
    },
    {"monster": {"card": "deep-stalker", "armor_used": 1, "turn": {"armor": 2}}},
    {"tower": {"card": "frostbite-outpost", "health": 2}},
]


def test_values_are_computed() -> None:
    view = see(lanes=LANES)
    brute, rose = view["lanes"][0]["monster"], view["lanes"][0]["alliance"]
    assert (brute["attack"], brute["health"], brute["printed"], brute["tokens"]["wound"]) == (3, 1, [3, 2], 1)
    assert (brute["place"], brute["engaged"], brute["keywords"]) == ("m1", True, {"taunt": 1})
    assert (rose["attack"], rose["health"]) == (2 + 1 + 2, 1)  # printed, token, Heroic 2
    assert rose["keywords"] == {"heroic": 2}
    stalker = view["lanes"][1]["monster"]
    assert (stalker["armor"], stalker["turn"]["armor"], stalker["engaged"]) == ([2, 3], 2, False)
    tower = view["lanes"][2]["alliance"]
    assert (tower["health"], tower["attack"], tower["tokens"]["health"]) == (2, None, 2)
    assert view["lanes"][3] == {"monster": None, "alliance": None}


def test_the_portal_shows_its_wave_and_the_last_one_has_no_health() -> None:
    portal = see(portal={"card": "solo-hard-1", "at": 1, "wounds": 2}, difficulty="hard")["portal"]
    assert (portal["health"], portal["wave"], portal["waves"], portal["at"]) == (4, 2, [1, 2, 0, 1], 1)
    assert (portal["stage"], portal["boost"], portal["collapsing"], portal["endless"]) == (1, 4, False, False)
    last = see(portal={"card": "solo-3"})["portal"]
    assert (last["health"], last["endless"]) == (None, True)


def test_minions_pillage_from_the_back_line_only() -> None:
    lanes = [{"monster": {"card": "onikai", "health": 3}, "ally": {"card": "clan-of-the-oak"}}]
    minions = see(lanes=lanes, minions={"yetnar": {"health": 2}})["back_line"]
    assert [minion["minion"] for minion in minions] == ["onikai", "yetnar", "zephylite", "ratamil"]
    assert [minion["lane"] for minion in minions] == [1, 0, 0, 0]
    assert [minion["pillages"] for minion in minions] == [0, 2, 0, 0]
    assert [minion["place"] for minion in minions][:2] == ["m1", "yetnar"]
    assert minions[0]["attack"] == 3


def test_attachments_and_cards_underneath_are_shown_on_their_card() -> None:
    ally = {"card": "clan-of-the-oak", "attached": [{"card": "lightning-naginata"}], "under": ["troll-brute"]}
    oak = see(lanes=[{}, {"ally": ally}])["lanes"][1]["alliance"]
    assert [(each["card"], each["place"]) for each in oak["attached"]] == [("lightning-naginata", "a2.1")]
    assert oak["under"] == 1
    assert oak["attack"] == 5


def test_the_boosted_lane_and_the_treachery_card_are_shown() -> None:
    lanes = [{}, {"monster": {"card": "troll-brute", "marks": ["boosted"], "turn": {"attack": 2}}}]
    view = see(lanes=lanes, treachery="deep-stalker", phase="reactions")
    assert (view["boosted"], view["treachery"], view["phase"]) == (2, "deep-stalker", "treachery")


def test_the_lane_that_fights_is_shown() -> None:
    assert see(phase="fight", lane=3)["fight_lane"] == 3
    assert see()["fight_lane"] == 0


def test_partners_see_each_others_hands_and_spectators_none() -> None:
    position = {"mode": "coop", "players": [{"hand": ["shamans"]}, {"hand": ["combustion", "yami"]}]}
    for seat in (0, 1):
        assert [player["hand"] for player in see(seat, **position)["players"]] == [["shamans"], ["combustion", "yami"]]
    assert [player["hand"] for player in see(None, **position)["players"]] == [1, 2]


@pytest.mark.rule("SH-VS-02", "SH-VS-23", "SH-VS-47")
def test_in_versus_each_side_sees_its_own() -> None:
    for seat in (0, 1):
        view = see(seat, **HIDDEN)
        assert [player["hand"] for player in view["players"]] == [["shamans", "bloodlust"], ["combustion"]]
        assert view["horde"]["hand"] == 2
        assert view["lanes"][0]["monster"] == face_down("m1")
        assert "top" not in view["horde"]
    horde = see(2, **HIDDEN)
    assert [player["hand"] for player in horde["players"]] == [2, 1]
    assert horde["horde"]["hand"] == ["deep-stalker", "gathering-storm"]
    assert len(horde["horde"]["top"]) == 2
    assert (horde["lanes"][0]["monster"]["card"], horde["lanes"][0]["monster"]["concealed"]) == ("frost-giant", True)
    for seat_or_none in (None, 0, 1, 2):
        view = see(seat_or_none, **HIDDEN)
        assert [player["mana"] for player in view["players"]] == [5, 5]
        assert view["horde"]["mana"] == 5


@pytest.mark.rule("SH-VS-13")
def test_the_rest_of_the_wave_is_shown() -> None:
    horde = see(mode="versus", portal={"card": "versus-painful-2"}, horde={"played": 1})["horde"]
    wave = see(mode="versus", portal={"card": "versus-painful-2"})["portal"]["wave"]
    assert (horde["played"], horde["wave_left"]) == (1, wave - 1)


@pytest.mark.rule("SH-SETUP-16")
def test_the_first_game_of_the_book_is_told_while_it_is_set_up() -> None:
    assert see(phase="mulligan")["first_game"]
    assert not see(phase="mulligan", castle={"card": "the-wind-burner"})["first_game"]
    assert not see(phase="mulligan", horde={"deck": ["lone-killer"]})["first_game"]
    assert not see()["first_game"]


def test_scenarios_see_values_and_tokens_apart() -> None:
    document = shown(lanes=LANES, castle={"wounds": 3})
    brute = document["lanes"][0]["monster"]
    assert (brute["attack"], brute["health"], brute["wounds"]) == (3, 1, 1)
    assert brute["tokens"] == {"health": 0, "wounds": 1, "attack": 0, "weaken": 0}
    assert (document["castle"]["health"], document["castle"]["wounds"]) == (17, 3)
    assert document["lanes"][1]["monster"]["armor"] == 2
    assert document["lanes"][2]["tower"]["health"] == 2
    assert (document["lanes"][2]["ally"], document["lanes"][3]["monster"]) == (None, None)
    assert (document["phase"], document["step"], document["lane"]) == ("alliance", "alliance", 0)


def test_scenarios_see_phases_of_the_book_and_their_steps() -> None:
    assert (shown(phase="reactions")["phase"], shown(phase="reactions")["step"]) == ("treachery", "reactions")
    assert (shown(phase="resolve")["phase"], shown(phase="resolve")["step"]) == ("horde", "resolve")
    fight = shown(phase="fight", lane=2)
    assert (fight["phase"], fight["step"], fight["lane"]) == ("fight", "fight", 2)


def test_scenarios_see_what_is_concealed() -> None:
    monster = shown(**HIDDEN)["lanes"][0]["monster"]
    assert (monster["card"], monster["concealed"], monster["fresh"]) == ("frost-giant", True, True)


def test_what_decided_a_game_has_words() -> None:
    lanes = [{"ally": {"card": "yami"}}]
    match = load(result="won", deeds={"ended-by:SH-END-01": 1}, lanes=lanes, portal={"card": "solo-3"})
    traits = GAME.lab.traits(match.state, 0)
    assert [match.say(each) for each in traits] == [
        "castle The Gaping Maw",
        "portal of stage 3 reached",
        "Yami in a lane at the end",
        "ended by SH-END-01",
    ]
    assert match.say(traits[1], "fr") == "Portail de niveau 3 atteint"
