"""Where earthscapes may be laid, check by check of the ledger; and listing and refusing never differ."""

from __future__ import annotations

import inspect
import re

import pytest

from hordekeep.games.cloudspire.content.boards import FOREST, FRAME, GRASS, PATH
from hordekeep.games.cloudspire.content.tiles import Earthscape, Space
from hordekeep.games.cloudspire.content.triangles import (
    ALL,
    TURNS,
    hexes_of,
    inside,
    mask_of,
    touching,
    triangle_on,
    triangles_in,
)
from hordekeep.games.cloudspire.ground import earthscapes
from hordekeep.games.cloudspire.ground.earthscapes import (
    Footing,
    footing,
    layers,
    spaces_on,
    triangles_legal,
    turns_legal,
    wells_to_build_on,
    why_not_lay,
)
from hordekeep.games.cloudspire.ground.influence import influenced_hexes
from hordekeep.games.cloudspire.ground.land import Land, beside, lay
from hordekeep.games.cloudspire.ground.roads import are_linked, network, some_road
from hordekeep.kernel.hexes import DIRECTIONS, hexes_in
from hordekeep.rulebook import load_ledger
from tests.games.cloudspire.grounds import (
    B2,
    B3,
    B4,
    EARTHSCAPES,
    T2,
    A,
    B,
    at,
    on,
    triangle,
    turn_with_first_on,
    with_earthscape,
)

Hex = tuple[int, int]
NO_SPIRES = footing(B2, A, 0, 0)
SPIRE_ON_8 = footing(B2, A, on((4, 0)), on((4, 0)))


def refused(by: Footing, number: int, *hexes: Hex, land: Land = B2) -> str | None:
    """The rule against an earthscape whose first space lies on the first of these hexes."""
    found, turn = turn_with_first_on(*hexes)
    why = why_not_lay(land, by, EARTHSCAPES[number], found, turn)
    assert (turn in turns_legal(land, by, EARTHSCAPES[number], found)) == (why is None)
    return why[0] if why else None


@pytest.mark.rule("CS-EARTH-02")
def test_an_earthscape_is_not_laid_half_on_sky() -> None:
    """The hexes of the ledger's check, (4,2) with sky at (4,3), and one without a fortress near by."""
    assert refused(SPIRE_ON_8, 14, (4, 2), (3, 3), (4, 3)) == "CS-EARTH-02"
    assert refused(SPIRE_ON_8, 14, (5, -1), (5, 0), (6, -1)) == "CS-EARTH-02"


@pytest.mark.rule("CS-EARTH-03")
def test_extending_needs_an_edge_with_a_group_that_contains_an_own_spire() -> None:
    hexes = ((5, -1), (6, -1), (6, -2))
    assert refused(NO_SPIRES, 14, *hexes) == "CS-EARTH-03"
    assert refused(SPIRE_ON_8, 14, *hexes) is None
    only_isle_3 = ((7, -4), (7, -5), (8, -5))
    assert refused(SPIRE_ON_8, 14, *only_isle_3) == "CS-EARTH-03"  # influenced, but without a spire
    assert refused(footing(B2, A, on((3, -2)), 0), 14, *only_isle_3) is None


def test_extending_from_an_extension_needs_a_spire_there() -> None:
    """CS-EARTH-03 for a group that is an earthscape: an edge with the isle is then no longer needed."""
    land = with_earthscape(B2, 14, (5, -1), (6, -1), (6, -2))
    further = ((7, -2), (7, -3), (8, -3))
    assert refused(footing(land, A, on((4, 0)), 0), 9, *further, land=land) == "CS-EARTH-03"
    assert refused(footing(land, A, on((5, -1)), 0), 9, *further, land=land) is None


def test_a_spire_on_an_altered_hex_extends_from_the_group_below_it() -> None:
    """CS-EARTH-03 with CS-INFL-10: isle 8's edge does not count for a spire that stands over isle 1."""
    land = with_earthscape(B2, 14, (1, 0), (2, -1), (2, 0))
    assert refused(footing(land, A, on((1, 0)), 0), 16, (5, -1), (6, -1), (6, -2), land=land) == "CS-EARTH-03"


@pytest.mark.rule("CS-EARTH-04")
def test_an_earthscape_lies_on_one_plane() -> None:
    land = with_earthscape(B2, 14, (1, 0), (2, -1), (2, 0))
    assert refused(footing(land, A, 0, 0), 16, (2, 0), (2, 1), (1, 1), land=land) == "CS-EARTH-04"
    assert refused(footing(land, A, 0, 0), 16, (2, 0), (2, -1), (1, 0), land=land) != "CS-EARTH-04"


@pytest.mark.rule("CS-EARTH-05")
def test_an_earthscape_covers_nothing_that_is_occupied() -> None:
    hexes = ((3, 0), (3, 1), (2, 1))
    assert refused(footing(B2, A, 0, on((3, 0))), 14, *hexes) == "CS-EARTH-05"
    assert refused(footing(B2, A, 0, on((2, 0))), 14, *hexes) is None


@pytest.mark.rule("CS-EARTH-06")
def test_an_earthscape_may_cover_a_source_well() -> None:
    assert refused(NO_SPIRES, 14, (3, 0), (3, 1), (2, 1)) is None
    land = with_earthscape(B2, 14, (3, 0), (3, 1), (2, 1))
    assert (land.terrain_of(at(3, 0)), land.wells >> at(3, 0) & 1) == (FOREST, 1)
    assert (land.terrain_of(at(3, 1)), land.terrain_of(at(2, 1))) == (PATH, PATH)


@pytest.mark.rule("CS-EARTH-07")
def test_an_earthscape_may_not_cut_the_only_road() -> None:
    assert refused(NO_SPIRES, 9, (2, 0), (2, 1), (1, 1)) == "CS-EARTH-07"
    found = triangle((2, 0), (2, 1), (1, 1))
    assert why_not_lay(B2, NO_SPIRES, EARTHSCAPES[9], found) == ("CS-EARTH-07", "no-earthscape-cuts-path")
    assert found not in triangles_legal(B2, NO_SPIRES, EARTHSCAPES[9])


def test_how_it_is_turned_decides_whether_an_earthscape_cuts_the_road() -> None:
    """Of the road (3,1), (2,1), (2,0), (1,0) the hex (2,1) has to stay path; for (2,0) its neighbour (1,1) will do."""
    forest_first, earthscape = {}, EARTHSCAPES[14]
    for hexes in ((2, 0), (2, 1), (1, 1)):
        found, turn = turn_with_first_on(hexes, *{(2, 0), (2, 1), (1, 1)} - {hexes})
        forest_first[hexes] = turn in turns_legal(B2, NO_SPIRES, earthscape, found)
        assert found in triangles_legal(B2, NO_SPIRES, earthscape)
    assert forest_first == {(2, 0): True, (2, 1): False, (1, 1): True}


@pytest.mark.rule("CS-EARTH-08")
def test_altering_needs_influence_over_one_covered_hex() -> None:
    assert refused(NO_SPIRES, 14, (2, -1), (2, 0), (1, 0)) is None
    assert refused(NO_SPIRES, 14, (0, 0), (0, -1), (1, -1)) == "CS-EARTH-08"


@pytest.mark.rule("CS-EARTH-10", "CS-MARK-04", "CS-MARK-05")
def test_only_terrain_counts_for_the_road() -> None:
    """A chip on (1,1), be it one that acts as path, bridges no gap; a unit on the road cuts nothing."""
    acting = footing(B2, A, 0, on((1, 1)))
    assert refused(acting, 9, (2, -1), (2, 0), (3, -1)) == "CS-EARTH-07"
    assert B2.board.near[at(2, 1)] & on((1, 1))
    assert B2.board.near[at(1, 0)] & on((1, 1))  # as path it would have led round (2,0)
    bridged = B2.terrain[PATH] & ~on((2, 0), (3, -1)) | on((1, 1))
    assert are_linked(B2.board, bridged, NO_SPIRES.marks)
    war_briar = footing(B2, A, 0, on((2, 0)))
    assert refused(war_briar, 14, (3, 0), (3, 1), (2, 1)) is None


@pytest.mark.rule("CS-EARTH-11")
def test_an_earthscape_lies_in_three_ways_and_never_mirrored() -> None:
    by = footing(B2, A, on((4, 0)), 0)
    found = triangle((5, -1), (6, -1), (6, -2))
    assert turns_legal(B2, by, EARTHSCAPES[10], found) == TURNS
    seen = set()
    for turn in TURNS:
        land = lay(B2, EARTHSCAPES[10], spaces_on(found, turn))
        clockwise = [(6, -2), (6, -1), (5, -1)]
        start = next(n for n, each in enumerate(clockwise) if land.wells >> at(*each) & 1)
        order = [land.terrain_of(at(*clockwise[(start + n) % 3])) for n in range(3)]
        assert order == [space.terrain for space in EARTHSCAPES[10].spaces]
        seen.add(start)
    assert seen == {0, 1, 2}


@pytest.mark.rule("CS-EARTH-12")
def test_an_earthscape_covers_neither_gate_nor_fortress_well() -> None:
    assert refused(NO_SPIRES, 14, (5, 1), (4, 1), (4, 2)) == "CS-EARTH-12"
    assert refused(SPIRE_ON_8, 14, (6, 0), (6, -1), (5, 0)) == "CS-EARTH-12"


def test_the_body_of_a_fortress_is_no_sky() -> None:
    """CS-EARTH-15, CS-Q-01-GEOMETRY: it cannot be built over."""
    assert refused(SPIRE_ON_8, 14, (7, 0), (8, -1), (8, 0)) == "CS-EARTH-15"
    assert refused(SPIRE_ON_8, 14, (8, 0), (9, -1), (9, 0)) == "CS-EARTH-03"


@pytest.mark.rule("CS-EARTH-14", "CS-EARTH-15")
def test_an_earthscape_may_lie_on_earlier_ones_of_the_same_height() -> None:
    land = with_earthscape(B2, 14, (2, -1), (2, 0), (1, 0))
    both = with_earthscape(land, 16, (1, 1), (1, 2), (2, 1))
    by = footing(both, A, 0, 0)
    third, road = triangle((1, 0), (2, 0), (1, 1)), Earthscape(10, "ours", (Space(PATH),) * 3)
    assert why_not_lay(both, by, road, third) is None
    uneven = triangle((2, 0), (3, 0), (2, 1))
    assert why_not_lay(both, by, road, uneven) == ("CS-EARTH-04", "no-earthscape-uneven")
    extended = with_earthscape(B2, 14, (5, -1), (6, -1), (6, -2))
    on_top = ((5, -1), (6, -1), (6, -2))
    assert refused(footing(extended, A, on((4, 0)), 0), 9, *on_top, land=extended) is None
    higher = with_earthscape(extended, 9, *on_top)
    assert {higher.layer_of(at(*each)) for each in on_top} == {1}
    assert {higher.group_of[at(*each)] for each in on_top} == {14}


def test_the_builder_may_construct_on_the_wells_it_influences() -> None:
    """CS-EARTH-09, CS-EARTH-17: which wells are offered; that only one is built on is the build option's to say."""
    land = with_earthscape(B2, 11, (5, -1), (6, -2), (6, -1))
    laid = land.laid[-1]
    with_spire = influenced_hexes(land, A, on((4, 0)))
    assert wells_to_build_on(land, laid, with_spire).bit_count() == 2
    assert wells_to_build_on(land, laid, influenced_hexes(land, A, 0)) == 0
    altered = with_earthscape(B2, 11, (2, 0), (1, 0), (2, -1))
    assert wells_to_build_on(altered, altered.laid[-1], influenced_hexes(altered, A, 0)).bit_count() == 1


def test_every_rule_that_says_no_stands_in_the_ledger() -> None:
    known = {rule.id for rule in load_ledger("cloudspire").rules}
    named = {layer.rule for layer in layers(B2, NO_SPIRES)} | {"CS-EARTH-07"}
    assert named <= known
    assert len({layer.reason for layer in layers(B2, NO_SPIRES)}) == len(layers(B2, NO_SPIRES))
    assert set(re.findall(r"CS-[A-Z]+-\d\d", inspect.getsource(earthscapes))) <= known


@pytest.mark.rule("CS-MARK-03")
@pytest.mark.parametrize(("land", "seat"), [(B2, A), (B2, B), (B3, 2), (B4, 1), (B4, 3), (T2, B)])
def test_listing_and_refusing_agree_and_every_legal_earthscape_keeps_the_marks_linked(land: Land, seat: int) -> None:
    spires = land.groups[1] & land.wells | land.fortress_wells[seat]
    home = next(hexes for hexes in land.groups if hexes & land.board.near[land.gates[seat]])
    spires |= 1 << hexes_in(home & land.wells)[0]
    by = footing(land, seat, spires, spires)
    near = triangles_in(touching(beside(land.board.exists)))
    for earthscape in EARTHSCAPES.values():
        legal = set(triangles_legal(land, by, earthscape))
        assert legal
        assert not {*legal} - {*near}
        for each in near:
            turns = turns_legal(land, by, earthscape, each)
            assert (each in legal) == bool(turns) == (why_not_lay(land, by, earthscape, each) is None)
            for turn in turns:
                after = lay(land, earthscape, spaces_on(each, turn))
                assert network(after.board, after.terrain[PATH], by.marks)


def test_what_is_refused_for_the_road_would_have_cut_it() -> None:
    by = footing(B4, A, B4.wells & B4.groups[1], 0)
    cut = 0
    for earthscape in EARTHSCAPES.values():
        for each in triangles_in(inside(B4.ground)):
            for turn in TURNS:
                linked = network(B4.board, lay(B4, earthscape, spaces_on(each, turn)).terrain[PATH], by.marks)
                why = why_not_lay(B4, by, earthscape, each, turn)
                if why is None or why[0] == "CS-EARTH-07":
                    assert (why is None) == bool(linked)
                    cut += why is not None
    assert cut > 100


# Roads


@pytest.mark.rule("CS-MARK-03")
def test_marks_are_not_linked_over_another_mark() -> None:
    """With CS-CLOSE-07: a way that leads over a gate is none."""
    marks = on((-3, 0), (0, 0), (3, 0))
    path = on((-2, 0), (-1, 0), (1, 0), (2, 0))
    assert are_linked(B2.board, path, on((-3, 0), (0, 0)))
    assert are_linked(B2.board, path, on((0, 0), (3, 0)))
    assert not are_linked(B2.board, path, marks)
    assert are_linked(B2.board, path | on((0, -1), (1, -1)), marks)


def test_some_road_is_path_that_joins_all_marks() -> None:
    for land in (B2, B3, B4, T2):
        marks = sum(1 << gate for gate in land.gates)
        road = some_road(land.board, land.terrain[PATH], marks)
        assert road & ~land.terrain[PATH] == 0
        assert network(land.board, road, marks) == road
    assert some_road(B2.board, on((4, 1), (4, 2)), sum(1 << gate for gate in B2.gates)) == on((4, 1), (4, 2))


def test_where_the_marks_are_not_linked_only_path_is_barred() -> None:
    """A land that breaks CS-MARK-03 already can still be extended, and altered where there is no path."""
    cut = lay(B2, Earthscape(9, "ours", (Space(GRASS),) * 3), [at(2, 0), at(2, 1), at(1, 1)])
    by = footing(cut, A, on((4, 0)), on((4, 0)))
    legal = triangles_legal(cut, by, EARTHSCAPES[12])
    assert legal
    assert not any(mask_of(each) & cut.terrain[PATH] for each in legal)


def test_other_marks_have_to_stay_linked_too() -> None:
    """CS-MARK-06: with the centre well as a mark, the ring of path round it may not be closed."""
    marks = 1 << B2.gates[A] | on((0, 0))
    assert are_linked(B2.board, B2.terrain[PATH], marks)
    ring = B2.board.near[at(0, 0)]
    assert not are_linked(B2.board, B2.terrain[PATH] & ~ring, marks)
    assert footing(B2, A, 0, 0, marks).marks == marks


# Triangles


def test_triangles_are_all_threes_of_hexes_that_touch_one_another() -> None:
    near = FRAME.near
    expected = {
        frozenset((a, b, c))
        for a in hexes_in(FRAME.cells)
        for b in hexes_in(near[a])
        for c in hexes_in(near[a] & near[b])
    }
    found = triangles_in(ALL)
    assert {frozenset(hexes_of(each)) for each in found} == expected
    assert len(found) == len(expected)
    assert all(triangle_on(hexes_of(each)[::-1]) == each for each in found)


def test_the_hexes_of_a_triangle_run_clockwise() -> None:
    for each in triangles_in(ALL):
        (q, r), b, c = (FRAME.coordinate(hexes) for hexes in hexes_of(each))
        first, second = DIRECTIONS.index((b[0] - q, b[1] - r)), DIRECTIONS.index((c[0] - q, c[1] - r))
        assert (second - first) % 6 == 1


def test_inside_and_touching_are_what_they_say() -> None:
    for mask in (B2.ground, B2.bodies, on((0, 0)), T2.terrain[PATH], FRAME.cells & ~B4.board.exists):
        for each in triangles_in(ALL):
            covered = mask_of(each)
            assert (inside(mask) >> each & 1) == (covered & mask == covered)
            assert (touching(mask) >> each & 1) == (covered & mask != 0)


@pytest.mark.parametrize("hexes", [((0, 0), (1, 0)), ((0, 0), (1, 0), (2, 0)), ((0, 0), (0, 0), (1, 0))])
def test_other_hexes_make_no_triangle(hexes: tuple[Hex, ...]) -> None:
    assert triangle_on(tuple([at(*each) for each in hexes])) is None
