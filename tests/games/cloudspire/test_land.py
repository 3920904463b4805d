"""The worked numbers of the ledger on the lands: hexes, sky, neighbours, terrain, closeness, range, fortresses."""

from __future__ import annotations

import pytest

from hordekeep.games.cloudspire.content.boards import FOREST, GRASS, MOUNTAIN, PATH, WATER
from hordekeep.games.cloudspire.content.tiles import Earthscape, Space
from hordekeep.games.cloudspire.ground.land import Laid, Land, groups_on, lay
from hordekeep.kernel.hexes import hexes_in
from tests.games.cloudspire.grounds import (
    B2,
    B3,
    B4,
    EARTHSCAPES,
    T2,
    A,
    B,
    at,
    groups,
    on,
    places,
    with_earthscape,
)

Hex = tuple[int, int]


def steps(start: Hex, allowance: int, land: Land = B2, landmarks: int | None = None) -> int:
    """How close a unit of A is to gate B (CS-CLOSE-01), with a landmark on every well unless others are given."""
    blocked = land.wells if landmarks is None else landmarks
    return land.board.field(1 << land.gates[B], land.allowed[allowance] & ~blocked)[at(*start)]


def apart(a: Hex, b: Hex, land: Land = B2) -> int:
    return land.board.distance(at(*a), at(*b))


# Hexes, sky, neighbours


@pytest.mark.rule("CS-HEX-01", "CS-FORT-03")
def test_a_range_is_counted_through_the_gate_and_never_through_the_fortress() -> None:
    assert apart((6, 0), (4, 1)) == 2
    assert apart((6, 0), (4, 2)) == 2
    assert B2.board.near[at(6, 0)] & B2.board.near[at(4, 2)] == on((5, 1))
    assert B2.bodies & on((6, 1))
    assert not B2.board.exists & B2.bodies
    assert B2.bodies.bit_count() == 2 * 6


@pytest.mark.rule("CS-SKY-01", "CS-ADJ-04")
def test_sky_is_no_hex_and_links_nothing() -> None:
    assert not B2.board.exists & on((4, 3), (5, -1))
    assert B2.board.near[at(4, 3)] == 0
    assert not B2.board.near[at(4, 2)] & on((4, 3))
    assert places(B2.board.near[at(4, 2)] & B2.board.near[at(5, 2)]) == {(5, 1)}


@pytest.mark.rule("CS-ADJ-01", "CS-ADJ-02")
def test_neighbours_share_a_side() -> None:
    assert B2.board.near[at(0, 0)] & on((1, -1))
    assert not B2.board.near[at(0, 0)] & on((1, 1))
    assert B2.board.near[at(1, 0)] & on((0, 0))
    assert not B2.board.near[at(2, 0)] & on((0, 0))


@pytest.mark.rule("CS-ADJ-03")
def test_groups_on_different_layers_are_adjacent() -> None:
    land = with_earthscape(B2, 14, (1, 0), (2, -1), (2, 0))
    assert land.board.near[at(1, 0)] & on((1, 1), (0, 1)) == on((1, 1), (0, 1))
    covered = on((1, 0), (2, -1), (2, 0))
    assert {land.top_group_of[each] for each in hexes_in(covered)} == {14}
    assert groups(groups_on(land, land.board.grown(covered) & ~covered)) == {1, 8, 3}


@pytest.mark.rule("CS-CLOSE-08", "CS-RANGE-03")
def test_sky_is_counted_round() -> None:
    assert apart((-1, 2), (1, 2), T2) == 3
    assert apart((-1, -2), (1, -2), T2) == 3
    assert not T2.board.exists & on((0, -2))
    assert not T2.board.within(at(-1, -2), 2) & on((1, -2))
    assert apart((-1, 2), (1, 2), B2) == 2


# Terrain


@pytest.mark.rule("CS-TERR-02")
def test_an_allowance_covers_its_own_terrain_and_all_easier_ones() -> None:
    kram = B2.allowed[MOUNTAIN]
    assert kram & on((2, 0), (1, 1), (0, 0), (2, -1)) == on((2, 0), (1, 1), (0, 0), (2, -1))
    assert not kram & on((3, 2))
    assert [B2.terrain_of(at(*each)) for each in ((2, 0), (1, 1), (0, 0), (2, -1), (3, 2))] == [
        PATH,
        GRASS,
        FOREST,
        MOUNTAIN,
        WATER,
    ]


@pytest.mark.parametrize(
    ("allowance", "yes", "no"),
    [
        pytest.param(PATH, [(2, 0)], [(1, 1)], marks=pytest.mark.rule("CS-TERR-03", "CS-TERR-08")),
        pytest.param(GRASS, [(2, 0), (1, 1)], [(-2, 1)], marks=pytest.mark.rule("CS-TERR-04", "CS-TERR-08")),
        pytest.param(FOREST, [(2, 0), (-2, 1)], [(2, -1)], marks=pytest.mark.rule("CS-TERR-05", "CS-TERR-08")),
        pytest.param(MOUNTAIN, [(2, 0), (2, -1)], [(-1, -1)], marks=pytest.mark.rule("CS-TERR-06", "CS-TERR-08")),
        pytest.param(WATER, [(2, 0), (-1, -1)], [], marks=pytest.mark.rule("CS-TERR-07", "CS-TERR-08")),
    ],
)
def test_what_each_terrain_icon_allows(allowance: int, yes: list[Hex], no: list[Hex]) -> None:
    assert B2.allowed[allowance] & on(*yes) == on(*yes)
    assert not B2.allowed[allowance] & on(*no)


def test_terrain_covers_the_ground_once_and_leaves_fortresses_out() -> None:
    for land in (B2, B3, B4, T2):
        assert sum(land.terrain) == land.allowed[WATER] == land.ground == sum(land.groups)
        fortresses = sum(1 << gate for gate in land.gates) | sum(land.fortress_wells)
        assert land.board.exists == land.ground | fortresses
        assert not land.ground & fortresses
        assert not land.wells & land.terrain[PATH]  # so that neither spires nor landmarks cut a road
        assert [land.group_of[gate] for gate in land.gates] == [0] * len(land.gates)
        assert land.layer_of(land.gates[A]) == land.terrain_of(land.gates[A]) == -1


# Closeness


@pytest.mark.rule("CS-CLOSE-01")
def test_closeness_counts_within_the_terrain_allowance() -> None:
    assert [steps((4, 1), allowance) for allowance in (PATH, GRASS, FOREST)] == [13, 12, 11]


@pytest.mark.rule("CS-CLOSE-03")
def test_closeness_does_not_pass_landmarks() -> None:
    counted = steps((4, 1), WATER)
    walk, at_now, route = B2.allowed[WATER] & ~B2.wells, at(4, 1), []
    field = B2.board.field(1 << B2.gates[B], walk)
    while field[at_now] > 1:
        at_now = next(each for each in hexes_in(B2.board.near[at_now] & walk) if field[each] == field[at_now] - 1)
        route.append(at_now)
    assert len(route) == counted - 1
    assert not any(B2.wells >> each & 1 for each in route)
    through_wells = steps((1, 0), WATER, landmarks=0)
    assert through_wells < steps((1, 0), WATER, landmarks=on((0, 0), (0, 1), (1, -1)))


@pytest.mark.rule("CS-CLOSE-06")
def test_the_mark_is_the_last_step() -> None:
    assert steps((-5, 0), PATH) == 1
    assert steps((-4, 0), PATH) == 2


@pytest.mark.rule("CS-CLOSE-07")
def test_gates_and_fortress_wells_are_not_walked_on() -> None:
    assert steps((4, 2), PATH) == 14
    assert steps((4, 1), PATH) == 13
    for allowance in range(5):
        assert not B2.allowed[allowance] & on((5, 1), (6, 0), (5, 2))


@pytest.mark.rule("CS-CLOSE-05")
def test_every_other_distance_ignores_terrain() -> None:
    assert apart((3, -2), (1, -1)) == 2


# Fortresses


@pytest.mark.rule("CS-FORT-02")
def test_two_wells_flank_each_gate() -> None:
    assert places(B2.fortress_wells[A]) == {(6, 0), (5, 2)}
    assert places(B2.fortress_wells[B]) == {(-6, 0), (-5, -2)}
    for land in (B2, B3, B4, T2):
        for gate, wells in zip(land.gates, land.fortress_wells, strict=True):
            assert wells.bit_count() == (wells & land.board.near[gate]).bit_count() == 2


@pytest.mark.rule("CS-WELLF-04")
def test_a_fortress_well_touches_the_gate_and_the_isle() -> None:
    assert places(B2.board.near[at(5, 2)]) == {(4, 2), (5, 1)}
    assert places(B2.board.near[at(6, 0)]) == {(5, 0), (5, 1)}


# Earthscapes on the land


@pytest.mark.rule("CS-HEX-08", "CS-EARTH-15")
def test_an_extension_is_a_hex_group_of_its_own_on_layer_0() -> None:
    assert sum(map(bool, B2.groups)) == 7
    land = with_earthscape(B2, 14, (5, -1), (6, -1), (6, -2))
    new = on((5, -1), (6, -1), (6, -2))
    assert sum(map(bool, land.groups)) == 8
    assert land.groups[14] == new == land.ground & ~B2.ground
    assert {(land.group_of[each], land.layer_of(each)) for each in hexes_in(new)} == {(14, 0)}
    assert groups(land.touching[14]) == {3, 8}
    assert all(land.touching[number] >> 14 & 1 == (number in (3, 8)) for number in range(1, 9))
    assert land.board.distance(at(4, 0), at(6, -2)) == 2
    assert places(land.wells & new) == {(5, -1)}
    assert land.laid == (Laid(14, (at(5, -1), at(6, -2), at(6, -1))),)
    assert B2.laid == ()  # the old land is as it was


@pytest.mark.rule("CS-EARTH-13", "CS-EARTH-06")
def test_only_the_topmost_layer_is_in_force() -> None:
    land = with_earthscape(B2, 14, (1, 0), (2, -1), (2, 0))
    assert B2.terrain_of(at(2, -1)) == MOUNTAIN
    assert land.allowed[PATH] & on((2, -1))
    assert land.terrain_of(at(1, 0)) == FOREST
    covering = with_earthscape(B2, 14, (3, 0), (3, 1), (2, 1))
    assert (B2.terrain_of(at(3, 0)), covering.terrain_of(at(3, 0))) == (GRASS, FOREST)
    assert covering.wells == B2.wells
    turned = with_earthscape(B2, 14, (3, 1), (2, 1), (3, 0))
    assert turned.wells == B2.wells & ~on((3, 0)) | on((3, 1))


@pytest.mark.rule("CS-EARTH-14")
def test_earthscapes_are_stacked_layer_by_layer() -> None:
    first = with_earthscape(B2, 14, (1, 0), (2, -1), (2, 0))
    assert places(first.layers[1]) == {(1, 0), (2, -1), (2, 0)}
    assert first.layers[0] | first.layers[1] == B2.ground
    side_by_side = with_earthscape(first, 16, (2, 1), (1, 1), (1, 2))
    third = with_earthscape(side_by_side, 10, (1, 0), (2, 0), (1, 1))
    assert places(third.layers[2]) == {(1, 0), (2, 0), (1, 1)}
    assert [third.layer_of(at(*each)) for each in ((1, 0), (2, 1), (3, 1))] == [2, 1, 0]
    assert [third.top_group_of[at(*each)] for each in ((1, 0), (2, 1), (3, 1))] == [10, 16, 8]
    assert [third.group_of[at(*each)] for each in ((1, 0), (2, 1), (3, 1))] == [1, 8, 8]
    assert third.groups == B2.groups
    assert third.board is B2.board


def test_an_earthscape_lies_evenly_or_not_at_all() -> None:
    with pytest.raises(ValueError, match=r"not on 4\.2, 4\.3, 5\.2|not on"):
        lay(B2, EARTHSCAPES[9], (at(4, 2), at(5, 2), at(4, 3)))
    raised = with_earthscape(B2, 14, (1, 0), (2, -1), (2, 0))
    with pytest.raises(ValueError, match=r"one layer of ground or on sky, not on 2\.0, 1\.1, 2\.1"):
        lay(raised, EARTHSCAPES[9], (at(2, 0), at(2, 1), at(1, 1)))
    with pytest.raises(ValueError, match="not on"):
        lay(B2, EARTHSCAPES[9], (at(6, 1), at(7, 0), at(7, 1)))  # the body of a fortress


def test_a_test_earthscape_may_have_any_number_of_hexes() -> None:
    land = lay(B2, Earthscape(9, "ours", (Space(GRASS),)), [at(6, -2)])
    assert land.terrain_of(at(6, -2)) == GRASS
    assert groups(land.touching[9]) == {3}
