"""Positions: a few lines are enough, what is left out has its default, and what is wrong is named."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import NOBODY, SUPPLY
from hordekeep.games.cloudspire.state.pieces import masks_from
from hordekeep.games.cloudspire.state.play_area import (
    ATTACK,
    BARRACKS,
    BESIDE,
    BOARD,
    ONSLAUGHT,
    OUT,
    STACK,
    UNDER,
    PlayArea,
)
from hordekeep.games.cloudspire.written.position import to_position
from hordekeep.games.cloudspire.written.position_reading import from_position
from hordekeep.kernel import BadInput
from tests.games.cloudspire.grounds import B2, B3, A, B, at

SKIRMISH = """
[[players]]
units = { "1.0" = "awsh", "-1.2" = { chip = "battleborn", health = 1, upgrades = "D" } }
spires = { "3.0" = { chip = "lance-launcher", upgrades = "AAR" } }
stack = [{ chip = "aegis", under = ["battleborn"] }, "battleborn"]
levels = { source-drill = 1 }
relics = ["sky-key"]

[[players]]
source = 3
gate = 7
units = { "0.1" = "war-briar" }

[landmarks]
"0.0" = { chip = "grail-vipers", hidden = true, seen = [1] }
"""


def read(text: str = "", **changes: Any) -> PlayArea:
    return from_position({**tomllib.loads(text), **changes})


def chip_on(g: PlayArea, q: int, r: int) -> int:
    return g.on[at(q, r)]


@pytest.mark.rule("CS-SETUP-01", "CS-UPG-01")
def test_an_empty_document_is_the_board_of_the_checks() -> None:
    g = read()
    assert (g.land, g.wave, g.phase, g.first_seat, g.turn_seat) == (B2, 2, ONSLAUGHT, A, A)
    assert (g.factions, g.source, g.gates, g.marks) == (["brawnen", "grovetenders"], [10, 10], [10, 10], [B, A])
    assert not g.on
    assert not g.spire_on
    assert g.agenda == [("round", None), ("turn", B), ("turn", A)]
    assert g.supply == list(SUPPLY.values())
    assert len(g.offers) == g.setting.offers
    assert sorted([*g.offers, *g.market_deck]) == list(box().market)
    assert g.land_deck[::-1] == list(box().landmarks)
    assert len(g.relic_deck) == len(box().relics)
    three = read(seats=3)
    assert (three.land, three.factions[2], three.marks) == (B3, "heirs", [1, 2, 0])


def test_chips_lie_where_they_are_written_and_all_others_at_home() -> None:
    g = read(SKIRMISH)
    first, second, third = box().chips_with("battleborn")
    awsh, aegis = box().chips_with("awsh")[0], box().chips_with("aegis")[0]
    assert chip_on(g, 1, 0) == awsh
    assert chip_on(g, -1, 2) == first
    assert (g.health[first], g.upgrades[first]) == (1, "D")
    assert g.stacks[A] == (aegis, third)
    assert (g.below[aegis], g.place[second], g.place[aegis]) == ((second,), UNDER, STACK)
    assert g.upgrades[g.spire_on[at(3, 0)]] == "AAR"
    assert g.supply == [SUPPLY["A"] - 2, SUPPLY["R"] - 1, SUPPLY["D"] - 1]
    hidden = chip_on(g, 0, 0)
    assert g.hidden == 1 << hidden
    assert g.seen == [0, 1 << hidden]
    assert (g.source, g.gates, sum(g.levels[A])) == ([10, 3], [10, 7], 1)
    assert "sky-key" not in g.relic_deck
    elsewhere = {awsh, aegis, first, second, third, g.spire_on[at(3, 0)]}
    brawnen = box().factions["brawnen"]
    home = [chip for chip in (*brawnen.units, *brawnen.spires) if chip not in elsewhere]
    assert {g.place[chip] for chip in home} == {BARRACKS}
    assert masks_from(g) == (g.units, g.heroes, g.spires, g.landmarks)


def test_a_position_written_by_hand_goes_there_and_back() -> None:
    document = to_position(read(SKIRMISH))
    assert to_position(from_position(document)) == document
    assert "agenda" not in document


def test_a_name_with_a_number_is_that_chip_and_others_make_way() -> None:
    g = read(players=[{"units": {"1.0": "battleborn", "-1.2": "battleborn#1"}}])
    first, second, _ = box().chips_with("battleborn")
    assert (chip_on(g, -1, 2), chip_on(g, 1, 0)) == (first, second)


def test_a_side_is_written_by_its_face() -> None:
    g = read(players=[{"units": {"1.0": "awsh-promoted"}}])
    awsh = chip_on(g, 1, 0)
    assert g.side[awsh] == 1
    assert g.health[awsh] == box().chips[awsh].faces[1].health


@pytest.mark.rule("CS-TURN-02")
def test_a_stage_implies_what_is_left_of_the_turn() -> None:
    g = read(stage="attack", turn=1)
    assert g.agenda == [("round", None), ("turn_ends", 1), ("stage", (ATTACK, 1))]
    assert read(phase="build").agenda == [("build_phase", None)]


def test_what_a_turn_still_begins_with_goes_there_and_back() -> None:
    starts = ["starts_on", [0, ["raze", "siege-tower"], ["brawnen/stronghold/1", ""]]]
    tower = {"3.0": {"chip": "siege-tower", "upgrades": "ARR"}}
    g = read(players=[{"spires": tower}], agenda=[["limited_options", 0], ["settle"], starts])
    assert g.agenda[-1] == ("starts_on", (A, (("raze", g.spire_on[at(3, 0)]), ("brawnen/stronghold/1", NOBODY))))
    document = to_position(g)
    assert to_position(from_position(document)) == document


def test_what_chips_have_done_is_written_by_chip_or_by_hex() -> None:
    g = read(SKIRMISH, moved=["awsh", "-1.2"], used=["awsh/went", "0:reroll"], falls=[{"chip": "0.1", "by": 0}])
    awsh, first, briar = chip_on(g, 1, 0), chip_on(g, -1, 2), chip_on(g, 0, 1)
    assert g.moved == 1 << awsh | 1 << first
    assert g.used == {f"{awsh}/went", "0:reroll"}
    fall = g.falls[0]
    assert (fall.chip, fall.by, fall.with_, fall.holder, fall.hex) == (briar, A, NOBODY, B, at(0, 1))


def test_who_was_lifted_off_its_hex_waits_for_its_defeat() -> None:
    g = read(players=[{}, {"lifted": ["war-briar"]}], falls=[{"chip": "war-briar#1", "by": 0}])
    briar = box().chips_with("war-briar")[0]
    assert (g.place[briar], g.at[briar], g.falls[0].chip) == (BOARD, -1, briar)
    document = to_position(g)
    assert document["players"][B]["lifted"] == ["war-briar#1"]
    assert to_position(from_position(document)) == document


def test_decks_are_written_from_the_top_and_what_they_leave_out_is_out() -> None:
    g = read(market={"offers": ["roa"], "deck": ["nomad", "convict"]}, relics={"deck": [], "discard": ["sky-key"]})
    names = [box().chips[chip].faces[0].id for chip in g.market_deck]
    assert names == ["convict", "nomad"]
    assert (g.relic_deck, g.relic_discard) == ([], ["sky-key"])
    assert g.place[box().chips_with("babel")[0]] == OUT


def test_mercs_lie_beside_the_barracks_of_who_bought_them() -> None:
    g = read(players=[{}, {"beside": ["nomad"]}])
    nomad = box().chips_with("nomad")[0]
    assert (g.place[nomad], g.holder[nomad]) == (BESIDE, B)


WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"layout": "B9"}, "'layout': There is no layout 'B9'"),
    ({"layout": "B3"}, "This layout has 3 fortresses, and 2 play"),
    ({"seats": 5}, "This mode is not for 5 players"),
    ({"mode": "duel"}, "There is no mode 'duel'"),
    ({"phase": "biuld"}, "There is no phase 'biuld'. Did you mean 'build'?"),
    ({"wave": 5}, "There are 4 waves"),
    ({"turn": 2}, "There is no seat 2. Seats are 0 to 1"),
    ({"players": [{"faction": "brawnen"}, {"faction": "brawnen"}]}, "[CS-FACTION-02]"),
    ({"players": [{"faction": "brawmen"}]}, "There is no faction 'brawmen'. Did you mean 'brawnen'?"),
    ({"players": [{"units": {"1.0": "awhs"}}]}, "There is no chip 'awhs'. Did you mean 'awsh'?"),
    ({"players": [{"units": {"50.0": "awsh"}}]}, "The play area has no hex '50.0'"),
    ({"players": [{"units": {"1.0": "awsh", "0.1": "awsh"}}]}, "That chip lies elsewhere already"),
    ({"players": [{"units": {"1.0": "battleborn#4"}}]}, "There is no chip 'battleborn#4'"),
    ({"players": [{"stack": ["battleborn"] * 4}]}, "There are only 3 of this chip"),
    ({"players": [{"units": {"1.0": "awsh"}}, {"units": {"1.0": "war-briar"}}]}, "[CS-OCC-01]"),
    ({"players": [{"units": {"1.0": "lance-launcher"}}]}, "Only units stand there"),
    ({"players": [{"units": {"1.0": {"chip": "awsh", "upgrades": "X"}}}]}, "There is no upgrade 'X'"),
    ({"players": [{"units": {"1.0": {"chip": "awsh", "upgrades": "D" * 13}}}]}, "There are only 12 upgrades D"),
    ({"players": [{"levels": {"sawmill": 1}}]}, "This faction has no structure 'sawmill'"),
    ({"players": [{"source": 21}]}, "A faction holds at most 20 Source"),
    ({"players": [{"mark": 0}]}, "A mark is an opposing gate"),
    ({"players": [{"barracks": ["nomad"]}]}, "own faction lie in its barracks. [CS-BARR-01] Write mercs, equipment"),
    ({"players": [{"barracks": ["time-vials"]}]}, "'players.0.barracks.0': Only units and spires"),
    ({"players": [{}, {"barracks": ["awsh"]}]}, "'players.1.barracks.0': Only units and spires"),
    ({"players": [{"relics": ["sky-kee"]}]}, "There is no relic 'sky-kee'. Did you mean 'sky-key'?"),
    ({"players": [{"relics": ["sky-key"]}, {"relics": ["sky-key"]}]}, "lies elsewhere already"),
    ({"players": [{"earthscapes": [3]}]}, "There is no earthscape 3. They are 9 to 16"),
    ({"earthscapes": {"laid": [{"number": 9, "hexes": ["0.0", "1.0", "2.0"]}]}}, "[CS-EARTH-02]"),
    ({"landmarks": {"0.0": "awsh"}}, "Only landmarks stand there"),
    ({"players": [{"units": {"1.0": {"chip": "awsh", "hidden": True}}}]}, "Only landmarks lie face down"),
    ({"players": [{"units": {"1.0": "voss"}}]}, "Nobody plays its faction, narora"),
    ({"agenda": [["movment", 0]]}, "There is no beat 'movment'. Did you mean 'movement'?"),
    ({"agenda": [["movement", 7]]}, "cannot have 7"),
    ({"agenda": [["stage", ["lunch", 0]]]}, "cannot have"),
    ({"agenda": [["starts_on", [0, "raze"]]]}, "cannot have"),
    ({"moved": ["4.0"]}, "Nothing stands on 4.0"),
    ({"wavve": 2}, "wavve"),
)


@pytest.mark.parametrize(("document", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_is_wrong_is_named(document: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as problem:
        from_position(document)
    assert said in str(problem.value)
    assert str(problem.value).startswith("position")
