"""Isles, earthscapes and layouts keep every rule; for each rule something that breaks it is found out."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable

import msgspec
import pytest

from hordekeep.games.cloudspire.content.boards import (
    PATH,
    Layout,
    Place,
    PlacedFortress,
    PlacedIsle,
    Sixths,
    layout_codes,
    load_layout,
)
from hordekeep.games.cloudspire.content.tiles import Earthscape, Isle, Space, load_earthscapes, load_isles
from hordekeep.games.cloudspire.ground import land_check
from hordekeep.games.cloudspire.ground.land import SEATS, land_of
from hordekeep.games.cloudspire.ground.land_check import (
    EARTHSCAPES,
    ISLES,
    check_earthscapes,
    check_isles,
    check_layout,
    exits_to,
    findings,
    marks_are_linked,
    nearest_wells,
    wells_are_near,
)
from hordekeep.games.cloudspire.ground.random_layouts import draw_layout, random_layout
from hordekeep.games.cloudspire.ground.roads import are_linked, exits, road_length
from hordekeep.kernel import BadInput
from hordekeep.kernel.dice import Dice
from hordekeep.kernel.hexes import NO_WAY
from hordekeep.rulebook import load_ledger
from tests.games.cloudspire.grounds import B2, at, on


def isles_with(number: int, change: Callable[[list[Space]], None]) -> dict[int, Isle]:
    """The isles of the game, one of them changed."""
    isles = dict(load_isles())
    spaces = list(isles[number].spaces)
    change(spaces)
    isles[number] = msgspec.structs.replace(isles[number], spaces=tuple(spaces))
    return isles


def changed(code: str, *isles: tuple[int, Place, Sixths], seats: tuple[tuple[Place, Sixths], ...] = ()) -> Layout:
    """A layout with other isles on some places, or other fortresses."""
    layout = load_layout(code)
    placed: dict[str, PlacedIsle] = {each.at: each for each in layout.isles}
    placed |= {at: PlacedIsle(isle, at, rotation) for isle, at, rotation in isles}
    fortresses = tuple([PlacedFortress(at, notch) for at, notch in seats]) or layout.seats
    return msgspec.structs.replace(layout, isles=tuple(placed.values()), seats=fortresses)


def without(code: str, *places: str) -> Layout:
    """A layout that lacks the isles on some places."""
    layout = load_layout(code)
    return msgspec.structs.replace(layout, isles=tuple([each for each in layout.isles if each.at not in places]))


@pytest.mark.rule("CS-ISLE-01")
def test_the_isles_of_the_game_keep_every_rule() -> None:
    assert check_isles(load_isles()) == ()
    assert list(load_isles()) == list(ISLES)
    wells = {number: sum(space.well for space in isle.spaces) for number, isle in load_isles().items()}
    assert wells == {1: 1, **dict.fromkeys(range(2, 9), 2)}
    assert {len(isle.spaces) for isle in load_isles().values()} == {13}


@pytest.mark.rule("CS-ISLE-02")
def test_isle_1_is_a_well_in_a_ring_of_path() -> None:
    assert " ".join(map(str, load_isles()[1].spaces)) == "F* P P P P P P P M G P F W"


def test_the_earthscapes_of_the_game_keep_every_rule() -> None:
    assert check_earthscapes(load_earthscapes()) == ()
    assert list(load_earthscapes()) == list(EARTHSCAPES)


@pytest.mark.parametrize("code", layout_codes())
def test_a_layout_of_the_game_keeps_every_rule(code: str) -> None:
    assert check_layout(load_layout(code)) == ()


@pytest.mark.parametrize(
    ("isles", "found"),
    [
        (
            {number: isle for number, isle in load_isles().items() if number != 4},
            ["CS-ISLE-01: Isle 4 is missing."],
        ),
        (
            {**load_isles(), 9: msgspec.structs.replace(load_isles()[8], number=9)},
            ["CS-ISLE-01: Isle 9 is none of the eight."],
        ),
        (
            isles_with(3, lambda spaces: spaces.__setitem__(2, Space(4, True))),
            ["CS-ISLE-01: Isle 3 has 3 Source wells instead of 2."],
        ),
        (
            isles_with(3, lambda spaces: spaces.__setitem__(1, Space(4))),
            ["CS-ISLE-01: Isle 3 has 1 Source wells instead of 2."],
        ),
        (
            isles_with(1, lambda spaces: spaces.__setitem__(slice(None), [Space(1), Space(1, True), *spaces[2:]])),
            ["CS-ISLE-02: Isle 1 has its Source well on 1.-1, not on 0.0."],
        ),
        (
            isles_with(8, lambda spaces: spaces.__setitem__(1, Space(PATH, True))),
            ["CS-Q-02-ISLES: Isle 8 has a Source well on path, on 1.-1."],
        ),
        (
            isles_with(5, lambda spaces: spaces.__setitem__(slice(None), [Space(1, n < 2) for n in range(13)])),
            ["CS-ISLE-01: Isle 5 has the same terrain on all its hexes."],
        ),
    ],
)
def test_isles_that_break_a_rule_are_found_out(isles: dict[int, Isle], found: list[str]) -> None:
    assert list(map(str, check_isles(isles))) == found


def test_earthscapes_that_break_a_rule_are_found_out() -> None:
    earthscapes = dict(load_earthscapes())
    del earthscapes[12]
    earthscapes[8] = Earthscape(8, "ours", (Space(4), Space(PATH, True), Space(4)))
    assert list(map(str, check_earthscapes(earthscapes))) == [
        "CS-Q-11-EARTHSCAPES: Earthscape 8 is none of the eight.",
        "CS-Q-11-EARTHSCAPES: Earthscape 12 is missing.",
        "CS-Q-02-ISLES: Earthscape 8 has a Source well on path, on its hex 2.",
    ]


BREAKS: list[tuple[str, Layout, str]] = [
    ("CS-SETUP-11", changed("B2", (1, "P1", 0), (7, "centre", 0)), "In the middle lies isle 7 instead of isle 1."),
    ("CS-SETUP-11", without("B2", "centre"), "In the middle lies no isle instead of isle 1."),
    ("CS-SETUP-13", without("B2", "P1"), "No isle lies at P1."),
    (
        "CS-SETUP-12",
        without("B2", "P0"),
        "The fortress of seat A is attached at P0, where no isle lies.",
    ),
    (
        "CS-SETUP-12",
        msgspec.structs.replace(load_layout("B2"), seats=load_layout("B2").seats[:1]),
        "It has 1 fortresses; a layout has two, three or four.",
    ),
    (
        "CS-Q-03-LAYOUT",
        changed("B3", seats=(("P0", 0), ("P4", 4), ("P2", 2))),
        "The seats do not run clockwise: P0, P4, P2.",
    ),
    ("CS-MARK-03", changed("B2", (4, "P3", 4)), "No path leads from gate A to gate B."),
    (
        "CS-Q-35-RANDOM-LAYOUT",
        changed("B2", (8, "P0", 0)),
        "Gate A has path beside it on none; it needs 2 exits to isle 8.",
    ),
    ("CS-Q-35-RANDOM-LAYOUT", changed("B2", (8, "P0", 1)), "Gate A has path beside it on 5.0; it needs 2 exits"),
]


@pytest.mark.parametrize(("rule", "layout", "what"), BREAKS)
def test_a_layout_that_breaks_a_rule_is_found_out(rule: str, layout: Layout, what: str) -> None:
    found = check_layout(layout)
    assert any(each.rule == rule and each.what.startswith(what) for each in found), "\n".join(map(str, found))


def drawn(seats: int, what: str) -> Layout:
    """The first drawn layout that is found to be wrong with such words, and with nothing else."""
    dice = Dice("whatever")
    for _ in range(200):
        layout = draw_layout(seats, dice)
        found = check_layout(layout)
        if found and all(re.fullmatch(what, each.what) for each in found):
            return layout
    raise AssertionError(what)


def test_roads_that_are_too_long_or_too_uneven_are_found_out() -> None:
    long = drawn(2, r"The road from gate A to gate B has \d+ steps, not 12 to 16\.")
    assert not 12 <= road_length(land_of(long), 0, 1) <= 16
    uneven = drawn(3, r"The roads differ by more than a step: A to B \d+, A to C \d+, B to C \d+\.")
    lengths = [road_length(land_of(uneven), *pair) for pair in ((0, 1), (0, 2), (1, 2))]
    assert set(lengths) == {11, 13} or set(lengths) == {11, 12, 13}
    four = drawn(4, r"The road from gate \w to gate \w has \d+ steps, not 9 to 14\.")
    assert check_layout(four)


def test_a_gate_as_close_to_two_wells_is_found_out() -> None:
    """CS-SETUP-09: a swamp goes on the closest well of each gate, so there has to be one."""
    tied = drawn(2, r"Gate A is as close to the wells \S+, \S+\.")
    assert nearest_wells(land_of(tied), 0).bit_count() == 2


@pytest.mark.parametrize(
    ("wells", "found"),
    [
        ([], ["CS-SETUP-09: It has no isle Source well."]),
        (
            [(4, 0)],
            [
                "CS-Q-35-RANDOM-LAYOUT: The well nearest to gate B is 10 hexes off, not 1 to 3.",
                "CS-SETUP-09: The well 4.0 is the closest to gates A and B.",
                "CS-Q-35-RANDOM-LAYOUT: The nearest wells differ by more than a hex: A 2, B 10.",
            ],
        ),
        ([(4, 1), (-4, -1), (-3, -2)], []),
        ([(4, 1), (-3, -1)], []),
        ([(4, 1), (-2, -1)], ["CS-Q-35-RANDOM-LAYOUT: The nearest wells differ by more than a hex: A 1, B 3."]),
        ([(4, 1), (4, 2), (-3, -1)], ["CS-SETUP-09: Gate A is as close to the wells 4.1, 4.2."]),
    ],
)
def test_wells_that_are_none_or_far_or_shared_or_uneven_are_found_out(
    wells: list[tuple[int, int]], found: list[str]
) -> None:
    land = msgspec.structs.replace(B2, wells=on(*wells))
    assert [f"{rule}: {what}" for rule, what in wells_are_near(land)] == found


@pytest.mark.rule("CS-MARK-03")
def test_roads_that_lead_over_a_gate_are_found_out() -> None:
    """CS-CLOSE-07: the middle one of three gates links the others for nobody."""
    left, middle, right = at(-3, 0), at(0, 0), at(3, 0)
    path = on((-2, 0), (-1, 0), (1, 0), (2, 0))
    land = msgspec.structs.replace(B2, gates=(left, middle), terrain=(path, *B2.terrain[1:]))
    assert list(marks_are_linked(land)) == []
    land = msgspec.structs.replace(land, gates=(left, middle, right))
    assert list(marks_are_linked(land)) == [("CS-MARK-03", "No path leads from gate A to gate C.")]
    ring = B2.board.ring(middle, 2)
    gates = (at(2, 0), at(-2, 2), at(0, -2))
    parted = ring & ~sum(1 << gate for gate in gates)
    land = msgspec.structs.replace(land, gates=gates, terrain=(parted, *B2.terrain[1:]))
    three_roads = "Path leads from gate to gate, but not all of them by one network."
    assert list(marks_are_linked(land)) == [("CS-MARK-03", three_roads)]


def _wells(mask: int) -> list[int]:
    return [each for each in range(mask.bit_length()) if mask >> each & 1]


def test_every_rule_that_a_check_names_stands_in_the_ledger() -> None:
    ledger = load_ledger("cloudspire")
    known = {rule.id for rule in ledger.rules} | {question.id for question in ledger.questions}
    named = set(re.findall(r"CS-Q-[A-Z0-9-]+|CS-[A-Z]+-\d\d", inspect.getsource(land_check)))
    assert named <= known
    assert {rule for rule, *_ in BREAKS} <= named


def test_exits_are_known_before_the_isles_are_laid_out() -> None:
    for code in layout_codes():
        layout = load_layout(code)
        home = {placed.at: placed for placed in layout.isles}
        for seat, fortress in enumerate(layout.seats):
            placed = home[fortress.at]
            found = exits_to(placed.isle, placed.rotation, fortress.notch)
            assert len(found) == exits(land_of(layout), seat).bit_count() == 2


# Random layouts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_layout_keeps_every_rule_and_follows_from_its_seed(seats: int) -> None:
    """CS-Q-35-RANDOM-LAYOUT."""
    found = [random_layout(seats, Dice(f"seed {n}")) for n in range(4)]
    assert found == [random_layout(seats, Dice(f"seed {n}")) for n in range(4)]
    assert len(set(found)) > 1
    for layout in found:
        assert check_layout(layout) == ()
        assert layout.code == f"R{seats}"
        assert layout.seats == load_layout(f"B{seats}").seats
        land = land_of(layout)
        assert are_linked(land.board, land.terrain[PATH], sum(1 << gate for gate in land.gates))
        wells = set()
        for seat, gate in enumerate(land.gates):
            assert exits(land, seat).bit_count() >= 2
            [well] = _wells(nearest_wells(land, seat))
            wells.add((well, land.board.distance(gate, well)))
        assert len({well for well, _ in wells}) == seats
        steps = {distance for _, distance in wells}
        assert steps <= {1, 2, 3}
        assert max(steps) - min(steps) <= 1
        roads = {road_length(land, a, b) for a in range(seats) for b in range(seats) if a != b}
        least, most = {2: (12, 16), 3: (11, 13), 4: (9, 14)}[seats]
        assert least <= min(roads) <= max(roads) <= most < NO_WAY
        assert seats != 3 or max(roads) - min(roads) <= 1


@pytest.mark.parametrize("seats", [1, 5])
def test_there_is_no_random_layout_for_other_numbers(seats: int) -> None:
    with pytest.raises(BadInput, match=rf"^There is no layout for {seats} seats\. Take two, three or four\.$"):
        random_layout(seats, Dice("x"))
    assert len(SEATS) == 4


def test_findings_come_one_by_one() -> None:
    """A draw whose gates have no exit is thrown away before its land is made."""
    layout = changed("B2", (8, "P0", 0))
    before = land_of.cache_info().misses
    assert next(findings(layout)).rule == "CS-Q-35-RANDOM-LAYOUT"
    assert land_of.cache_info().misses == before
