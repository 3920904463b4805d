"""What a seat sees: no groups, relics or hidden sides of others; the numbers as they are now."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.rules.setup.setup import draw_landmark, place_landmark
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.told.hidden import deal_anew
from hordekeep.games.cloudspire.told.view import shown, view
from hordekeep.games.cloudspire.written.position_reading import from_position
from hordekeep.kernel import Dice
from tests.games.cloudspire.grounds import A, B, at

GROUP = {"units": {"1.0": {"chip": "aegis", "under": ["battleborn"]}}}


def seen(seat: int | None, *players: dict[str, Any], **changes: Any) -> Any:
    return view(from_position({"players": list(players), **changes}), seat)


@pytest.mark.rule("CS-GROUP-09")
def test_nobody_else_sees_a_group_below_its_top_nor_its_size() -> None:
    own, other = (seen(seat, GROUP)["players"][A] for seat in (A, B))
    assert own["units"][0]["under"] == ["battleborn"]
    assert other["units"][0]["under"] is None
    assert (other["units"][0]["chip"], other["units"][0]["health"]) == ("aegis", 3)
    larger = {"units": {"1.0": {"chip": "aegis", "under": ["battleborn", "battleborn"]}}}
    assert other == seen(B, larger)["players"][A], "not even the barracks tell"
    alone = seen(B, {"units": {"1.0": "aegis"}})["players"][A]
    assert (other["units"][0]["grouped"], alone["units"][0]["grouped"]) == (True, False)
    assert {**other, "units": []} == {**alone, "units": []}
    assert own["barracks"]["battleborn"] == 2
    assert other["barracks"]["battleborn"] == 3


@pytest.mark.rule("CS-RELIC-04")
def test_kept_relics_are_counted_and_not_named() -> None:
    player = {"relics": ["sky-key", "war-drum"]}
    assert seen(A, player)["players"][A]["relics"] == ["sky-key", "war-drum"]
    for seat in (B, None):
        assert seen(seat, player)["players"][A]["relics"] == 2
        assert "sky-key" not in repr(seen(seat, player))


@pytest.mark.rule("CS-LAND-01", "CS-EXPL-02")
def test_a_landmark_face_down_shows_its_type_and_its_name_to_who_looked() -> None:
    lying = {"landmarks": {"4.0": {"chip": "source-peddler", "hidden": True, "seen": [A]}}}
    for seat in (B, None):
        assert seen(seat, **lying)["landmarks"]["4.0"] == {"type": "swamp", "hidden": True}
    known = seen(A, **lying)["landmarks"]["4.0"]
    assert (known["chip"], known["hidden"]) == ("source-peddler", True)


@pytest.mark.rule("CS-GROUP-09")
def test_a_stack_shows_its_tops_and_no_cp_while_stacks_are_made() -> None:
    player = {"stack": [{"chip": "aegis", "under": ["battleborn"]}, "awsh"], "cp": 2}
    for phase, known in (("prep", None), ("onslaught", 2)):
        other = seen(B, player, phase=phase)["players"][A]
        assert [unit["chip"] for unit in other["stack"]] == ["aegis", "awsh"]
        assert other["cp"] == known
    assert seen(A, player, phase="prep")["players"][A]["cp"] == 2


@pytest.mark.rule("CS-SPIRE-03", "CS-RANGE-01", "CS-ATK-18", "CS-ENDGAME-07")
def test_numbers_are_as_they_are_now() -> None:
    spire = {"3.0": {"chip": "lance-launcher", "upgrades": "AAR"}}
    unit = {"1.0": {"chip": "awsh", "upgrades": "A", "health": 2}}
    player = seen(None, {"spires": spire, "units": unit, "gate": 6, "levels": {"source-drill": 1}})["players"][A]
    assert (player["spires"][0]["dice"], player["spires"][0]["range"]) == (2, 2)
    awsh = box().chips[box().chips_with("awsh")[0]].faces[0]
    assert (player["units"][0]["attack"], player["units"][0]["health"]) == (awsh.attack + 1, 2)
    assert player["units"][0]["max_health"] == awsh.health
    assert player["power"] == 7


@pytest.mark.rule("CS-CLOSE-01", "CS-CLOSE-06", "CS-DEPLOY-05")
def test_a_minion_shows_how_far_its_mark_is_from_wherever_it_could_go() -> None:
    player = {"units": {"1.0": "battleborn"}, "stack": ["aegis", "dispatch"], "mark": B}
    found = seen(None, player, {"mark": A}, phase="onslaught")["players"][A]
    unit, (top, below) = found["units"][0], found["stack"]
    for each in (unit, top):
        assert set(each["from_there"]) == set(each["reaches"]) != set()
        assert all(steps < each["to_mark"] for steps in each["from_there"].values())
    assert below["reaches"] == []
    assert below["from_there"] == {}


@pytest.mark.rule("CS-INFL-01", "CS-EARTH-13", "CS-TERR-01")
def test_the_map_shows_terrain_wells_groups_and_what_was_laid() -> None:
    document = seen(None)
    assert len(document["map"]["hexes"]) == 91
    assert document["map"]["fortresses"][A]["gate"] == "5.1"
    assert document["players"][A]["influence"]
    assert all("layer" not in each for each in document["map"]["hexes"].values())


def test_what_scenarios_look_into_has_everything() -> None:
    g = from_position({"players": [{**GROUP, "relics": ["sky-key"]}]})
    document = shown(g)
    assert document["players"][A]["units"][0]["under"] == ["battleborn"]
    assert document["players"][A]["relics"] == ["sky-key"]
    assert document["market"]["deck"]


# -- what is dealt anew ------------------------------------------------------------------------------------------------


def dreams(g: PlayArea, viewer: int | None, count: int = 24) -> list[PlayArea]:
    found = []
    for number in range(count):
        dream = g.clone()
        deal_anew(dream, viewer, Dice(f"dream {number}"))
        found.append(dream)
    return found


@pytest.mark.rule("CS-EXPL-02", "CS-LAND-01")
def test_landmarks_are_dealt_anew_within_their_type_for_who_has_not_looked() -> None:
    g = from_position({"landmarks": {"4.0": {"chip": "source-peddler", "hidden": True, "seen": [A]}}})
    true = g.on[at(4, 0)]
    assert {dream.on[at(4, 0)] for dream in dreams(g, A)} == {true}
    imagined = {dream.on[at(4, 0)] for dream in dreams(g, B)}
    assert len(imagined) > 3
    assert {box().chips[chip].type for chip in imagined} == {"swamp"}
    for dream in dreams(g, B):
        assert dream.seen[A] >> dream.on[at(4, 0)] & 1, "A has looked, whatever it is"


@pytest.mark.rule("CS-RELIC-04")
def test_relics_of_others_are_dealt_anew() -> None:
    g = from_position({"players": [{"relics": ["sky-key"]}, {"relics": ["war-drum"]}]})
    for dream in dreams(g, A):
        assert dream.relics[A] == ("sky-key",)
    assert len({dream.relics[B] for dream in dreams(g, A)}) > 3


@pytest.mark.rule("CS-GROUP-09", "CS-GROUP-02")
def test_groups_of_others_are_dealt_anew_and_keep_their_order() -> None:
    g = from_position({"players": [GROUP]})
    top = g.on[at(1, 0)]
    assert {dream.below[top] for dream in dreams(g, A)} == {g.below[top]}
    groups = {dream.below[top] for dream in dreams(g, B)}
    assert () not in groups, "that it is a group is seen by all"
    assert len(groups) > 1
    for group in groups:
        moves = [box().chips[chip].faces[0].move for chip in (top, *group)]
        assert moves == sorted(moves)


@pytest.mark.rule("CS-EXPL-02")
def test_who_knew_a_landmark_does_not_know_it_when_it_comes_back() -> None:
    g = from_position({"landmark_stack": {"deck": ["source-peddler"]}})
    chip = box().chips_with("source-peddler")[0]
    g.seen[A] = 1 << chip
    assert draw_landmark(g, "swamp") == chip
    place_landmark(g, chip, at(4, 0))
    assert g.seen == [0, 0]
