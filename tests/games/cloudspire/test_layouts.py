"""Isles, earthscapes and layouts are those of the ledger, and what cannot be read is refused with its place."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from hordekeep.games.cloudspire.content.boards import (
    CONTENT,
    FRAME,
    MARGIN,
    PATH,
    PLACES,
    STAR,
    TERRAINS,
    Layout,
    Place,
    PlacedFortress,
    laid_out,
    layout_codes,
    load_layout,
    read_layouts,
)
from hordekeep.games.cloudspire.content.tiles import load_earthscapes, load_isles, read_earthscapes, read_isles
from hordekeep.games.cloudspire.ground.land import SEATS, land_of
from hordekeep.games.cloudspire.ground.land_check import nearest_wells
from hordekeep.games.cloudspire.ground.roads import exits, road_length
from hordekeep.kernel import BadInput
from hordekeep.kernel.hexes import Board, hexes_in, steps_between, turned
from tests.games.cloudspire.grounds import B2, B3, B4, T2, at, listed, on, places


@pytest.mark.rule("CS-TERR-01")
def test_isles_are_those_of_the_ledger_hex_by_hex() -> None:
    assert TERRAINS == ("path", "grass", "forest", "mountain", "water")
    written = {
        each["number"]: (each["source"], [each["centre"], *each["ring"], *each["points"]]) for each in listed("isle")
    }
    assert {n: (isle.source, list(map(str, isle.spaces))) for n, isle in load_isles().items()} == written


@pytest.mark.rule("CS-TERR-01")
def test_earthscapes_are_those_of_the_ledger_hex_by_hex() -> None:
    written = {each["number"]: (each["source"], each["hexes"]) for each in listed("earthscape")}
    assert {n: (each.source, list(map(str, each.spaces))) for n, each in load_earthscapes().items()} == written


@pytest.mark.parametrize("entry", listed("layout"), ids=lambda entry: str(entry["code"]))
def test_a_layout_is_that_of_the_ledger_with_all_that_follows_from_it(entry: dict[str, object]) -> None:
    found = msgspec.convert(entry, _Entry)
    layout = load_layout(found.code)
    land = land_of(layout)
    assert [(each.isle, each.at, each.rotation) for each in layout.isles] == [
        (each["isle"], each["at"], each["rotation"]) for each in found.isles
    ]
    assert layout.source == found.source
    assert [seat.seat for seat in found.seats] == list(SEATS[: len(layout.seats)])
    for n, seat in enumerate(found.seats):
        assert layout.seats[n] == PlacedFortress(seat.isle_at, seat.notch)
        assert FRAME.coordinate(land.gates[n]) == seat.gate
        assert places(land.fortress_wells[n]) == set(seat.wells)
        assert places(exits(land, n)) == set(seat.exits)
        assert places(nearest_wells(land, n)) == {seat.nearest_well}
    roads = {SEATS[a] + SEATS[b]: road_length(land, a, b) for a, b in combinations(range(len(land.gates)), 2)}
    assert roads == found.gate_distance
    assert roads == {SEATS[a] + SEATS[b]: road_length(land, b, a) for a, b in combinations(range(len(land.gates)), 2)}
    assert land.ground.bit_count() == found.hexes
    assert land.terrain[PATH].bit_count() == found.path_hexes
    assert land.wells.bit_count() == found.isle_wells


class _Seat(msgspec.Struct):
    seat: str
    isle_at: Place
    notch: int
    gate: tuple[int, int]
    wells: list[tuple[int, int]]
    exits: list[tuple[int, int]]
    nearest_well: tuple[int, int]


class _Entry(msgspec.Struct):
    code: str
    source: str
    isles: list[dict[str, object]]
    seats: list[_Seat]
    gate_distance: dict[str, int]
    hexes: int
    path_hexes: int
    isle_wells: int


def test_every_layout_of_the_ledger_is_there() -> None:
    assert layout_codes() == tuple(each["code"] for each in listed("layout"))


def test_fixed_layouts_have_one_network_of_path_and_their_wells_at_the_decided_distance() -> None:
    """CS-Q-03-LAYOUT: the nearest isle well is 2 from each gate, except 1 for seat B on B4; two exits everywhere."""
    for land in (B2, B3, B4, T2):
        path = land.terrain[PATH]
        assert land.board.reach(hexes_in(path)[0], FRAME.size, path, path) == path
        for seat, gate in enumerate(land.gates):
            steps = {land.board.distance(gate, well) for well in hexes_in(nearest_wells(land, seat))}
            assert steps == {1 if land is B4 and seat == 1 else 2}
            assert exits(land, seat).bit_count() == 2
    assert {road_length(B4, 0, seat) for seat in (1, 2, 3)} == {10, 12, 13}


@pytest.mark.rule("CS-SETUP-11")
def test_isle_1_covers_the_middle_with_its_well_in_the_centre() -> None:
    for land in (B2, B3, B4):
        assert land.board.within(at(0, 0), 1) & ~land.groups[1] == 0
        assert land.wells & land.groups[1] == on((0, 0))


@pytest.mark.rule("CS-SETUP-13")
def test_seven_isles_lie_without_a_gap_and_one_stays_in_the_box() -> None:
    for land, left in ((B2, 6), (B3, 7), (B4, 6)):
        used = [n for n, hexes in enumerate(land.groups) if hexes]
        assert set(range(1, 9)) - set(used) == {left}
        assert [land.groups[n].bit_count() for n in used] == [13] * 7
        assert land.ground.bit_count() == 91
        outside = FRAME.cells & ~land.ground
        around = Board(FRAME, outside)
        assert around.reach(hexes_in(outside)[0], FRAME.size, outside, outside) == outside  # no hole of sky inside


@pytest.mark.rule("CS-SETUP-12")
def test_gates_touch_three_hexes_of_one_isle() -> None:
    assert places(B2.board.near[at(5, 1)] & B2.ground) == {(4, 1), (4, 2), (5, 0)}
    assert places(B2.board.near[at(-5, -1)] & B2.ground) == {(-4, -1), (-5, 0), (-4, -2)}
    assert {B2.group_of[each] for each in hexes_in(B2.board.near[at(5, 1)] & B2.ground)} == {8}
    assert {B2.group_of[each] for each in hexes_in(B2.board.near[at(-5, -1)] & B2.ground)} == {4}


def test_thirteen_wells_wait_for_landmarks() -> None:
    """CS-SETUP-08: one on isle 1 and two on each of the six others; none of them on a fortress."""
    for land in (B2, B3, B4):
        assert [(land.wells & hexes).bit_count() for hexes in land.groups if hexes] == [1, 2, 2, 2, 2, 2, 2]
        assert not land.wells & sum(land.fortress_wells)


def test_stars_tile_the_plane_and_turn_into_one_another() -> None:
    """CS-Q-01-GEOMETRY."""
    assert list(PLACES.values())[1:] == [turned(PLACES["P0"], n) for n in range(6)]
    hexes = [each for place in PLACES for each in laid_out(STAR, place, 0)]
    assert len(set(hexes)) == 91
    assert all(laid_out(STAR[1:7], "centre", n) == STAR[1 + n : 7] + STAR[1 : 1 + n] for n in range(6))
    assert all(laid_out(STAR[7:], "centre", n) == STAR[7 + n :] + STAR[7 : 7 + n] for n in range(6))
    assert all(sum(steps_between(point, ring) == 1 for ring in STAR[1:7]) == 2 for point in STAR[7:])


def test_four_earthscapes_in_a_row_stay_in_the_frame() -> None:
    q = [FRAME.coordinate(each)[0] for each in hexes_in(B2.ground)]
    r = [FRAME.coordinate(each)[1] for each in hexes_in(B2.ground)]
    assert MARGIN == 2 * 4
    assert FRAME.has((min(q) - 8, min(r) - 8))
    assert FRAME.has((max(q) + 8, max(r) + 8))
    assert not FRAME.has((max(q) + 9, max(r)))
    for land in (B2, B3, B4, T2):
        assert land.board.frame is FRAME


# What cannot be read


ISLES = (CONTENT / "isles.toml").read_text(encoding="utf-8")
EARTH = (CONTENT / "earthscapes.toml").read_text(encoding="utf-8")
LAYOUTS = (CONTENT / "layouts.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (
            '"P", "M", "G", "P", "F", "W"]',
            '"P", "M", "G", "S", "F", "W"]',
            "copy.toml, line 12, isle 1, points 4: 'S' is no hex. Write P, G, F, M or W, and * behind it for a well.",
        ),
        ('centre = "F*"', 'centre = ""', "copy.toml, line 10, isle 1, centre: '' is no hex. Write P"),
        ('centre = "F*"', 'centre = "F**"', "copy.toml, line 10, isle 1, centre: 'F**' is no hex."),
        ('centre = "F*"', 'center = "F*"', "isle 1: center: There is no such field. Did you mean 'centre'?"),
        ('"P", "P", "P", "P", "P", "P"]', '"P"]', "copy.toml, line 11, isle 1: ring: It must be a list of length"),
        ("number = 1\n", "number = 17\n", "line 8, isle 17: number: It must be a whole number <= 16, not 17."),
        ("number = 2\n", "number = 1\n", "line 15, isle 1: There are two of this number. Give one another number."),
        ('source = "facts"', 'source = "book"', "isle 1: source: 'book' is not known here."),
        ("[[isle]]\nnumber = 1", "[isle]\nnumber = 1", "copy.toml: This is no TOML"),
        ("[[isle]]\nnumber = 1", "[[isel]]\nnumber = 1", "copy.toml: 'isel' does not belong here. Begin every table"),
    ],
)
def test_an_isle_that_cannot_be_read_is_refused_with_its_place(old: str, new: str, error: str) -> None:
    assert old in ISLES
    with pytest.raises(BadInput) as refused:
        read_isles("copy.toml", ISLES.replace(old, new, 1))
    assert error in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('"F*", "W", "W"]', '"F*", "W"]', "line 8, earthscape 9: hexes: It must be a list of length"),
        ('"F*", "W", "W"]', '"F*", "X", "W"]', "copy.toml, line 8, earthscape 9, hexes 2: 'X' is no hex."),
        ("number = 10", "number = 9", "line 11, earthscape 9: There are two of this number."),
    ],
)
def test_an_earthscape_that_cannot_be_read_is_refused_with_its_place(old: str, new: str, error: str) -> None:
    assert old in EARTH
    with pytest.raises(BadInput) as refused:
        read_earthscapes("copy.toml", EARTH.replace(old, new, 1))
    assert error in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (
            '{ isle = 8, at = "P0", rotation = 5 }',
            '{ isle = 8, at = "P7", rotation = 5 }',
            "copy.toml, line 9, layout 'B2', isles 2: at: 'P7' is not known here. There are: centre, P0, P1",
        ),
        ("rotation = 5 }", "rotation = 6 }", "layout 'B2', isles 1: rotation: It must be a whole number <= 5, not 6."),
        (", rotation = 5 }", " }", "layout 'B2', isles 1: rotation: It is missing."),
        ('{ at = "P0", notch = 0 }', '{ at = "P0" }', "layout 'B2', seats 1: notch: It is missing."),
        ('code = "B3"', 'code = "B2"', "line 28, layout 'B2': There are two of this code. Give one another code."),
        ('code = "B2"\n', "", "layout None: code: It is missing. Write a line code = ..."),
        (
            "isles = [",
            "island = [",
            "copy.toml, line 12, layout 'B2': island: There is no such field. There are: code, source, isles, seats",
        ),
    ],
)
def test_a_layout_that_cannot_be_read_is_refused_with_its_place(old: str, new: str, error: str) -> None:
    assert old in LAYOUTS
    with pytest.raises(BadInput) as refused:
        read_layouts("copy.toml", LAYOUTS.replace(old, new, 1))
    assert error in str(refused.value)


def test_a_layout_needs_isles_and_seats() -> None:
    isles = 'isles = [{ isle = 1, at = "P0", rotation = 0 }]'
    with pytest.raises(BadInput, match=r"line 1, layout 'X': seats: It is missing\. Write a line seats = \.\.\.$"):
        read_layouts("copy.toml", f'[[layout]]\ncode = "X"\nsource = "ours"\n{isles}')
    with pytest.raises(BadInput, match=r"line 4, layout 'X': seats: It is empty\. Write seats = \[\{ \.\.\. \}\]\.$"):
        read_layouts("copy.toml", f'[[layout]]\ncode = "X"\n{isles}\nseats = []\nsource = "ours"')


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('isle = 8, at = "P0"', 'isle = 9, at = "P0"', "layout 'B2': There is no isle 9. There are: 1, 2, 3"),
        ('isle = 8, at = "P0"', 'isle = 7, at = "P0"', "layout 'B2': It has isle 7 twice. Lay each isle once."),
        ('isle = 7, at = "P1"', 'isle = 7, at = "P0"', "layout 'B2': Isle 7 overlaps isle 8 on 4.-1. Choose"),
        ('{ at = "P0", notch = 0 }', '{ at = "P0", notch = 3 }', "The fortress of seat A overlaps isle 1 on "),
        (
            '{ at = "P3", notch = 3 }',
            '{ at = "P0", notch = 0 }',
            "The fortress of seat B overlaps the fortress of seat A on",
        ),
        (
            '    { at = "P3", notch = 3 },\n',
            '    { at = "P3", notch = 3 },\n' * 4,
            "layout 'B2': It has 5 seats. A layout has at most 4.",
        ),
    ],
)
def test_a_layout_whose_parts_do_not_fit_is_refused(old: str, new: str, error: str) -> None:
    assert old in LAYOUTS
    layout: Layout = read_layouts("copy.toml", LAYOUTS.replace(old, new, 1))["B2"]
    with pytest.raises(BadInput) as refused:
        land_of(layout)
    assert error in str(refused.value)


def test_a_layout_can_be_written_down_and_read_again() -> None:
    for code in layout_codes():
        layout = load_layout(code)
        assert msgspec.json.decode(msgspec.json.encode(layout), type=Layout) == layout
