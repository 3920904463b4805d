"""The battlefields are those of the ledger, and the worked numbers of its decisions and examples hold on them."""

from __future__ import annotations

import pytest

from hordekeep.games.skytear.content.area_shapes import load_shapes, read_shapes
from hordekeep.games.skytear.content.board_files import BOARDS, board_ids
from hordekeep.games.skytear.content.board_map import edge
from hordekeep.games.skytear.content.setting import BLUE, RED, SIDES
from hordekeep.games.skytear.ground.areas import load_areas
from hordekeep.games.skytear.ground.boards import Battlefield, load_board, read_board
from hordekeep.games.skytear.ground.cover import spotted
from hordekeep.kernel import BadInput
from hordekeep.kernel.hexes import NO_WAY, farther, hexes_in
from tests.games.skytear.ledger_boards import IDS, components, pairs

TWO = load_board("two-lanes")
THREE = load_board("three-lanes")


def at(text: str, field: Battlefield = TWO) -> int:
    return field.board.frame.read(text)


def named(mask: int, field: Battlefield = TWO) -> set[str]:
    return {field.board.frame.write(each) for each in hexes_in(mask)}


def sees(viewer: str, target: str, field: Battlefield = TWO) -> bool:
    return bool(field.sees[at(viewer, field)] >> at(target, field) & 1)


def sees_enemies_on(field: Battlefield, viewer: int, spotted: int) -> int:
    """The hexes on which an enemy would be seen from here by a side whose heroes have `spotted` those Cover Hexes."""
    return field.sees[viewer] & (~field.cover | spotted)


def seeing(*hexes: int) -> list[tuple[int, int]]:
    """Heroes on these hexes, each with what is seen from there."""
    return [(each, TWO.sees[each]) for each in hexes]


def apart(a: str, b: str, field: Battlefield = TWO) -> int:
    return field.board.distance(at(a, field), at(b, field))


def token_steps(start: str, goal: str, field: Battlefield = TWO) -> int:
    return field.board.field(1 << at(goal, field), field.outside)[at(start, field)]


# The files say what the ledger says


@pytest.mark.parametrize("id", board_ids())
def test_a_board_is_that_of_the_ledger_hex_by_hex(id: str) -> None:
    field, listed = load_board(id), components()[IDS[id]]
    place = field.board.frame.coordinate
    assert field.map.terrain == {(q, r): terrain for q, r, terrain in listed["hexes"]}
    assert field.map.cover == pairs(listed["cover"])
    assert field.map.white_lines == {edge((a, b), (c, d)) for a, b, c, d in listed["white_lines"]}
    for kind in ("nexus", "towers"):
        for each in listed[kind]:
            side = SIDES.index(each["side"])
            lanes = {lane.id: lane.towers for lane in field.lanes}
            hexes = field.nexus if kind == "nexus" else lanes[each["lane"]]
            assert place(hexes[side]) == tuple(each["hex"])
    assert [(lane.id, place(lane.control_start)) for lane in field.lanes] == [
        (each["lane"], tuple(each["hex"])) for each in listed["control_starts"]
    ]
    for side, minions in ((BLUE, listed["minions_blue"]), (RED, listed["minions_red"])):
        found = [place(each) for lane in field.lanes for each in lane.minions[side]]
        assert sorted(found) == sorted(pairs(minions))
    assert [place(dome.control_point) for dome in field.domes] == [
        tuple(each["control_point"]) for each in listed["domes"]
    ]
    for dome, each in zip(field.domes, listed["domes"], strict=True):
        assert {place(one) for one in hexes_in(dome.hexes)} == pairs(each["hexes"])


def test_diagrams_are_those_of_the_ledger() -> None:
    listed = {each["name"]: each for name, each in components().items() if name.startswith("SM-C-AREA-")}
    shapes = load_shapes()
    assert list(shapes) == list(listed)
    for name, shape in shapes.items():
        assert set(shape.cells) == pairs(listed[name]["cells"])
        assert shape.pinned == listed[name]["highlighted"]


def test_masks_and_tables_agree_with_the_map() -> None:
    for field in (TWO, THREE):
        board = field.board
        assert sum(field.terrain.values()) == board.exists == field.dome | field.outside
        assert not field.dome & field.outside
        assert field.dome == sum(dome.hexes for dome in field.domes)
        assert board.walls == {tuple(sorted(map(board.frame.id, each))) for each in field.map.white_lines}
        assert field.sees is board.sees(3)
        assert field.structures.bit_count() == 2 + 2 * len(field.lanes)
        for side in (BLUE, RED):
            assert field.hero_starts[side] == board.ring(field.nexus[side], 1)
        assert load_board(field.id) is field
        assert set(field.ours) >= {"map", "lane.towers"}
    assert (TWO.board.exists.bit_count(), THREE.board.exists.bit_count()) == (187, 247)
    assert (TWO.cover.bit_count(), THREE.cover.bit_count()) == (12, 12)  # SM-COV-01
    assert TWO.names == {"en": "Two lanes", "fr": "Deux voies"}


# The worked numbers of the decisions SM-Q-BOARD2 and SM-Q-BOARD3


def test_two_lanes_has_the_distances_of_its_decision() -> None:
    for lane in TWO.lanes:
        assert {TWO.board.distance(lane.control_start, tower) for tower in lane.towers} == {4}
        assert {TWO.board.distance(lane.control_start, nexus) for nexus in TWO.nexus} == {7}
        unseen = TWO.board.within(lane.control_start, 3) & TWO.dome & ~TWO.sees[lane.control_start]
        assert unseen.bit_count() == 4
    tokens = [lane.control_start for lane in TWO.lanes]
    for side in (BLUE, RED):
        starts = hexes_in(TWO.hero_starts[side])
        nearest = sorted(min(TWO.board.distance(start, token) for token in tokens) for start in starts)
        assert nearest == [6, 6, 6, 6, 7, 7]
        to_dome = sorted(min(TWO.board.distance(start, each) for each in hexes_in(TWO.dome)) for start in starts)
        assert to_dome[:3] == [3, 3, 4]
        left, right = (lane.towers[side] for lane in TWO.lanes)
        assert TWO.board.distance(left, TWO.nexus[side]) == TWO.board.distance(right, TWO.nexus[side]) == 5
        assert TWO.board.distance(left, right) == 8
    assert TWO.dome == TWO.board.within(at("0.0"), 2)
    single = {
        tuple(sorted(map(TWO.board.frame.write, wall))) for wall in TWO.board.walls if TWO.sees[wall[0]] >> wall[1] & 1
    }
    assert single == {("-2.3", "-3.3"), ("-1.3", "0.3"), ("0.-3", "1.-3"), ("2.-3", "3.-3")}


def test_three_lanes_has_the_distances_of_its_decision() -> None:
    left, centre, right = THREE.lanes
    for lane in THREE.lanes:
        assert {THREE.board.distance(lane.control_start, tower) for tower in lane.towers} == {4}
    for side in (BLUE, RED):
        nexus = THREE.nexus[side]
        assert THREE.board.distance(centre.towers[side], nexus) == 2
        for lane in (left, right):
            assert THREE.board.distance(lane.towers[side], centre.towers[side]) == 6
            assert THREE.board.distance(lane.towers[side], nexus) == 7
        starts = hexes_in(THREE.hero_starts[side])
        assert min(THREE.board.distance(start, centre.control_start) for start in starts) <= 6
        for lane in (left, right):
            assert min(THREE.board.distance(start, lane.control_start) for start in starts) <= 8
    for dome in THREE.domes:
        assert dome.hexes.bit_count() == 17
        assert THREE.sees[dome.control_point] == dome.hexes


# Line of Sight


def test_three_hexes_are_seen_and_four_are_not() -> None:
    """SM-LOS-01, SM-LOS-02."""
    assert apart("-6.2", "-3.2") == 3
    assert sees("-6.2", "-3.2")
    assert apart("-7.2", "-3.2") == 4
    assert not sees("-7.2", "-3.2")


def test_the_border_of_the_dome_blinds_both_ways() -> None:
    """SM-LOS-03, SM-LOS-04."""
    for outside, inside in (("-3.0", "-2.0"), ("3.0", "2.0")):
        assert apart(outside, inside) == 1
        assert not sees(outside, inside)
        assert not sees(inside, outside)
    assert sees("-3.0", "-4.0")


def test_a_bending_path_sees_round_a_short_line() -> None:
    """SM-LOS-05: by -3.4."""
    assert edge((-3, 3), (-2, 3)) in TWO.map.white_lines
    assert sees("-3.3", "-2.3")
    assert apart("-3.3", "-2.2") == 1
    assert not sees("-3.3", "-2.2")


def test_a_path_never_leaves_the_board() -> None:
    """SM-LOS-10."""
    assert not TWO.board.frame.has((-7, 1)) or not TWO.board.exists >> at("-7.1") & 1
    assert sees("-7.2", "-6.0")


def test_cover_hides_from_all_but_a_spotter_who_sees_the_hex() -> None:
    """SM-COV-02, SM-COV-05, SM-COV-06: a spotter behind the Dome's border is none."""
    a, b = at("5.-1"), at("3.-1")
    assert sees("5.-1", "3.-1")
    assert sees("3.-1", "5.-1")
    for spotter, found in (("2.-1", False), ("4.-1", True)):
        assert apart(spotter, "3.-1") == 1
        assert bool(sees_enemies_on(TWO, a, spotted(TWO, seeing(a, at(spotter)))) >> b & 1) is found
    assert not sees_enemies_on(TWO, a, spotted(TWO, seeing(a))) >> b & 1
    assert sees_enemies_on(TWO, b, spotted(TWO, seeing(b))) >> a & 1


def test_whoever_is_adjacent_spots_for_itself_but_lends_no_path() -> None:
    """SM-COV-03, SM-COV-12, SM-COV-08."""
    b = at("3.-1")
    assert sees_enemies_on(TWO, at("4.-1"), spotted(TWO, seeing(at("4.-1")))) >> b & 1
    inside = at("1.-1")
    assert apart("1.-1", "3.-1") == 2
    assert not sees_enemies_on(TWO, inside, spotted(TWO, seeing(inside, at("4.-1")))) >> b & 1
    assert sees_enemies_on(TWO, at("3.-2"), 0) >> at("3.0") & 1  # over the Cover Hex 3.-1


def test_no_dome_hex_near_the_token_sees_it() -> None:
    """SM-CTRL-06: within 3 hexes, yet behind the white line."""
    assert apart("-2.0", "-4.0") == 2
    assert not sees("-2.0", "-4.0")
    assert all(sees(each, "-4.0") for each in ("-4.-1", "-3.-1", "-5.-1", "-4.1"))


# Moving, pushing, advancing


def test_a_move_goes_round_heroes_and_over_minions() -> None:
    """SM-AMOV-06."""
    blocked = TWO.structures | 1 << at("-4.3")
    through = TWO.board.exists & ~blocked
    minion = 1 << at("-5.4")
    ends = named(TWO.board.reach(at("-5.3"), 3, through, through & ~minion))
    assert not {"-4.3", "-5.4"} & ends
    assert {"-5.5", "-3.3"} <= ends
    assert "-3.3" not in named(TWO.board.reach(at("-5.3"), 2, through, through & ~minion))


def test_towers_are_walked_round_and_domes_walked_into() -> None:
    """SM-TOW-03, SM-AMOV-08."""
    free = TWO.board.exists & ~TWO.structures
    assert "-6.4" not in named(TWO.board.reach(at("-6.5"), 3, free, free))
    assert "-6.3" not in named(TWO.board.reach(at("-6.5"), 2, free, free))
    assert "-6.3" in named(TWO.board.reach(at("-6.5"), 3, free, free))
    assert {"2.0", "0.0"} <= named(TWO.board.reach(at("3.0"), 3, free, free))


def test_a_push_leads_away_and_past_nobody() -> None:
    """SM-MVE-09, SM-MVE-05."""
    away = farther(TWO.board, at("-6.2"), at("-5.2"))
    assert named(away) == {"-4.1", "-4.2", "-5.3"}
    assert named(away & ~(1 << at("-4.1"))) == {"-4.2", "-5.3"}


def test_a_push_at_the_edge_stops() -> None:
    """SM-MVE-06: nothing lies behind -6.0 for a caster on its other side."""
    assert farther(TWO.board, at("-5.0"), at("-6.0")) == 0


def test_a_push_against_a_tower() -> None:
    """SM-MVE-10."""
    away = farther(TWO.board, at("-6.2"), at("-6.3"))
    assert named(away & ~TWO.structures) == {"-7.4", "-5.3"}


@pytest.mark.parametrize(
    ("start", "goal", "steps"),
    [
        ("-4.0", "-6.4", 4),  # SM-ADV-02
        ("-5.4", "-3.6", 4),  # SM-ADV-03
        ("-5.4", "2.4", 7),
        ("-5.1", "-6.4", 3),  # SM-DMG-11
        ("-5.3", "-3.6", 5),  # SM-ADV-13: four steps bring it next to the Nexus
    ],
)
def test_tokens_count_their_way_outside_the_dome(start: str, goal: str, steps: int) -> None:
    assert token_steps(start, goal) == steps


def test_tokens_go_round_the_dome() -> None:
    """SM-ADV-08."""
    assert apart("-3.0", "6.-4") == 9
    field = TWO.board.field(1 << at("6.-4"), TWO.outside)
    nearer = {each for each in hexes_in(TWO.board.near[at("-3.0")]) if field[each] < field[at("-3.0")]}
    assert {TWO.board.frame.write(each) for each in nearer} == {"-2.-1"}
    assert all(field[each] == NO_WAY for each in hexes_in(TWO.dome))


def test_tokens_near_a_nexus_on_three_lanes_are_merged() -> None:
    """SM-L3-02, SM-L3-03."""
    assert sees("-3.6", "-3.3", THREE)
    assert sees("-3.6", "-2.3", THREE)
    assert apart("-3.6", "-1.2", THREE) == 4


def test_minions_have_five_places_beside_a_token_at_the_dome() -> None:
    """SM-PLC-04."""
    assert named(TWO.board.near[at("-3.0")] & ~TWO.outside) == {"-2.0"}
    assert (TWO.board.near[at("-3.0")] & TWO.outside & TWO.sees[at("-3.0")]).bit_count() == 5


# Areas


def test_the_hook_has_48_placements_and_one_of_the_example_is_mirrored() -> None:
    """SM-AOE-05, SM-AOE-07."""
    hook = load_areas("two-lanes")["hook4"]
    placed = [named(mask) for mask in hook.at(at("-4.1"))]
    assert len(placed) == 48
    assert all("-4.1" in each for each in placed)
    covering = [each for each in placed if {"-4.1", "-5.1", "-4.3"} <= each]
    assert covering == [{"-5.1", "-4.1", "-4.2", "-4.3"}]


def test_the_beam_has_six_placements_from_its_caster() -> None:
    """SM-AOE-03."""
    placed = load_areas("two-lanes")["beam3"].at(at("4.2"))
    assert len(placed) == 6
    assert all(mask >> at("4.2") & 1 for mask in placed)


def test_an_area_reaches_into_the_dome_unseen() -> None:
    """SM-AOE-10."""
    flower = TWO.board.within(at("-2.0"), 1)
    assert flower in load_areas("two-lanes")["flower7"].at(at("-3.0"))
    assert flower >> at("-1.0") & 1
    assert sees("-5.0", "-3.0")


def test_an_area_may_hang_over_the_edge() -> None:
    """SM-AOE-11."""
    centred = TWO.board.within(at("0.7"), 1)
    assert named(centred) == {"-1.7", "0.6", "0.7", "1.6", "1.7"}
    assert centred in load_areas("two-lanes")["flower7"].at(at("0.7"))


# What cannot be read


def text_of(id: str) -> str:
    return (BOARDS / f"{id.replace('-', '_')}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "where", "what", "advice"),
    [
        ('id = "two-lanes"', 'id = "two-lanes', "b.toml", "no TOML", ""),
        ('name = "Two lanes"\n', "", "b.toml", "'name' is missing", "name = ..."),
        ('name_fr = "Deux voies"', "name_fr = 2", "b.toml, name_fr", "Expected `str`", "Compare"),
        ("name_fr =", "name_rf =", "b.toml", "no field 'name_rf'", "Did you mean 'name_fr'?"),
        ('control_start = "-4.0"', 'start = "-4.0"', "b.toml, lane 1", "no field 'start'", "control_start"),
        ('blue = "-6.4"', 'green = "-6.4"', "b.toml, lane 1, towers", "no field 'green'", "blue, red"),
        ('id = "left"', 'id = "west"', "b.toml, lane 1, id", "Invalid enum value 'west'", "Compare"),
        ('id = "right"', 'id = "left"', "b.toml, lane", "two with the id 'left'", "Rename"),
        ('"-6.4"', '"-6,4"', "b.toml, lane 'left', towers.blue", "'-6,4' is no hex", "such as -4.1"),
        ('"-6.4"', '"-99.4"', "b.toml, lane 'left', towers.blue", "outside the board", "It goes from"),
        ('"-6.4"', '"-9.4"', "b.toml, lane 'left', towers.blue", "The map has no hex -9.4", "draw it"),
        ('"4.1", "3.1"', '"4.1", "x"', "b.toml, lane 'right', minions.blue", "'x' is no hex", ""),
        ('"0.0"', '"0.99"', "b.toml, dome 'centre', control_point", "outside the board", ""),
        ('ours = ["map"', 'ours = ["mapp"', "b.toml, ours", "'mapp' cannot be ours", "Did you mean 'map'?"),
        ('blue = "-3.6"', 'blue = "9.6"', "b.toml, nexus.blue", "The map has no hex 9.6", ""),
        ("-2.-7     .", "-2.-7     x", "b.toml, map, line 1, column 11", "no sign 'x' for a row", ""),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_place_and_advice(
    old: str, new: str, where: str, what: str, advice: str
) -> None:
    text = text_of("two-lanes")
    assert old in text
    with pytest.raises(BadInput) as error:
        read_board("b.toml", text.replace(old, new, 1))
    assert error.value.where == where
    assert what in error.value.what
    assert advice in error.value.advice


def test_a_battlefield_that_is_not_there() -> None:
    with pytest.raises(BadInput, match="Did you mean 'three-lanes'"):
        load_board("tree-lanes")


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ('[[area]]\nid = "a"', "a.toml", "missing required field `hexes`"),
        ('[[area]]\nid = "a"\nhexes = ["0,0"]', "a.toml, area 'a'", "'0,0' is no hex"),
        ('[[area]]\nid = "a"\nhexes = []', "a.toml, area 'a'", "needs hexes"),
        ('[[area]]\nid = "a"\ncaster = true\nhexes = ["1.0"]', "a.toml, area 'a'", "no hex 0.0"),
        ('[[area]]\nid = "a"\nhexes = ["0.0"]\n[[area]]\nid = "a"\nhexes = ["0.0"]', "a.toml, area 'a'", "two with"),
    ],
)
def test_diagrams_that_cannot_be_read(text: str, where: str, what: str) -> None:
    with pytest.raises(BadInput) as error:
        read_shapes("a.toml", text)
    assert error.value.where == where
    assert what in error.value.what
    assert error.value.advice
