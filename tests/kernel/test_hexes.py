"""Hexes as masks do what hexes as sets of coordinates do: distances, reach, fields, walks, sight, areas."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hordekeep.kernel import BadInput
from hordekeep.kernel.hexes import (
    DIRECTIONS,
    NO_WAY,
    Area,
    Board,
    Coordinate,
    Frame,
    Shape,
    ends_exact,
    farther,
    flipped,
    hexes_in,
    masks,
    read_coordinate,
    steps_between,
    turned,
    walks,
    write_coordinate,
)
from tests.kernel import naive_hexes as naive

FLOWER = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
TRIANGLE = [(0, 0), (1, 0), (1, -1)]
LINE = [(0, 0), (1, 0), (2, 0)]
HOOK = [(0, 0), (1, 0), (2, 0), (2, 1)]
BEAM = [(0, 0), (1, 0), (2, 0), (3, 0)]
ARC = [(0, 0), (1, 0), (1, -1), (0, -1)]


class World(NamedTuple):
    """A board twice: as masks, and as sets of coordinates."""

    board: Board
    hexes: frozenset[Coordinate]
    walls: frozenset[frozenset[Coordinate]]

    def id(self, coordinate: Coordinate) -> int:
        return self.board.frame.id(coordinate)

    def mask(self, coordinates: Collection[Coordinate]) -> int:
        return self.board.frame.mask(coordinates)

    def named(self, mask: int) -> set[Coordinate]:
        return {self.board.frame.coordinate(each) for each in hexes_in(mask)}


Case: TypeAlias = tuple[World, Coordinate, Coordinate, set[Coordinate]]


def world(hexes: Collection[Coordinate], walls: Collection[frozenset[Coordinate]] = (), margin: int = 0) -> World:
    frame = Frame.holding(hexes, margin)
    edges = [(frame.id(a), frame.id(b)) for a, b in map(sorted, walls)]
    return World(Board(frame, frame.mask(hexes), edges), frozenset(hexes), frozenset(walls))


def disc(radius: int) -> list[Coordinate]:
    """All hexes within so many steps of 0.0."""
    numbers = range(-radius, radius + 1)
    return [(q, r) for q in numbers for r in numbers if steps_between((0, 0), (q, r)) <= radius]


coordinates = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
shapes = st.lists(st.tuples(st.integers(-2, 2), st.integers(-2, 2)), min_size=1, max_size=5, unique=True)


@st.composite
def worlds(draw: st.DrawFn) -> World:
    """Ragged boards with gaps, walls and perhaps a margin; many touch all sides of their frame."""
    q, r = draw(st.integers(-4, 4)), draw(st.integers(-4, 4))
    block = [(q + i, r + j) for i in range(draw(st.integers(1, 6))) for j in range(draw(st.integers(1, 6)))]
    gaps = draw(st.sets(st.sampled_from(block), max_size=len(block) // 3))
    hexes = frozenset(block) - gaps or frozenset(block[:1])
    edges = sorted({frozenset((at, there)) for at in hexes for there in naive.beside(at, hexes)}, key=sorted)
    walls = draw(st.sets(st.sampled_from(edges), max_size=len(edges) // 2)) if edges else set()
    return world(hexes, walls, draw(st.integers(0, 2)))


@st.composite
def worlds_with_hexes(draw: st.DrawFn) -> Case:
    """A board, two of its hexes and a set of them."""
    made = draw(worlds())
    some = st.sampled_from(sorted(made.hexes))
    return made, draw(some), draw(some), draw(st.sets(some))


# Coordinates and frames


@given(coordinate=coordinates)
def test_turning_six_times_and_turning_over_twice_change_nothing(coordinate: Coordinate) -> None:
    assert turned(coordinate, 6) == coordinate
    assert turned(turned(coordinate), 5) == coordinate
    assert turned(coordinate, -1) == turned(coordinate, 5)
    assert flipped(flipped(coordinate)) == coordinate
    assert turned(flipped(turned(coordinate))) == flipped(coordinate)


@given(a=coordinates, b=coordinates)
def test_turning_and_turning_over_keep_every_distance(a: Coordinate, b: Coordinate) -> None:
    assert steps_between(turned(a), turned(b)) == steps_between(flipped(a), flipped(b)) == steps_between(a, b)


def test_the_six_directions_go_round() -> None:
    assert [turned((1, 0), sixths) for sixths in range(6)] == list(DIRECTIONS)
    assert set(DIRECTIONS) == set(naive.NEIGHBOURS)
    assert all(DIRECTIONS[n] == tuple(-each for each in DIRECTIONS[n - 3]) for n in range(6))


@given(coordinate=st.tuples(st.integers(-9999, 9999), st.integers(-9999, 9999)))
def test_a_coordinate_is_read_as_it_was_written(coordinate: Coordinate) -> None:
    assert read_coordinate(write_coordinate(coordinate)) == coordinate


@pytest.mark.parametrize(
    "text",
    ["", "4", "4.", ".1", "4,1", "-0.1", "+4.1", "04.1", "4.1.2", " 4.1", "4.1\n", "4.-", "10000.0", "٤.1", None],
)
def test_a_malformed_coordinate_is_refused_with_its_place_and_advice(text: str) -> None:
    with pytest.raises(BadInput) as error:
        read_coordinate(text, where="line 3")
    assert repr(text) in error.value.what
    assert error.value.where == "line 3"
    assert "-4.1" in error.value.advice


def test_a_very_long_text_is_quoted_in_part() -> None:
    with pytest.raises(BadInput) as error:
        read_coordinate("1" * 5000)
    assert len(str(error.value)) < 400


@given(made=worlds())
def test_ids_and_coordinates_are_inverse(made: World) -> None:
    frame = made.board.frame
    assert all(
        frame.coordinate(made.id(each)) == each == read_coordinate(frame.write(made.id(each))) for each in made.hexes
    )
    assert all(frame.read(frame.write(each)) == each for each in hexes_in(frame.cells))
    assert made.named(made.board.exists) == made.hexes


@pytest.mark.parametrize("outside", [(3, 0), (-3, 0), (0, 2), (0, -2), (3, -1), (-3, 2)])
def test_a_hex_off_the_frame_is_never_taken_for_another(outside: Coordinate) -> None:
    frame = Frame((-2, -1), (2, 1))
    assert not frame.has(outside)
    asks: list[Callable[[], int]] = [
        lambda: frame.id(outside, "hero 2"),
        lambda: frame.read(write_coordinate(outside), "hero 2"),
        lambda: frame.mask([(0, 0), outside], "hero 2"),
    ]
    for ask in asks:
        with pytest.raises(BadInput) as error:
            ask()
        assert (error.value.where, error.value.advice) == ("hero 2", "It goes from -2.-1 to 2.1.")
        assert write_coordinate(outside) in error.value.what


def test_frames_that_cannot_be() -> None:
    for first, last in [((1, 0), (0, 0)), ((0, 1), (0, 0)), ((0, 0), (999, 999))]:
        with pytest.raises(BadInput, match="no frame"):
            Frame(first, last)
    with pytest.raises(BadInput, match="nothing to frame"):
        Frame.holding([])


def test_a_board_stays_in_its_frame_and_its_walls_between_neighbours() -> None:
    frame = Frame((0, 0), (2, 2))
    with pytest.raises(BadInput, match="does not hold"):
        Board(frame, frame.cells | 1 << 3)
    for edge in [(0, 2), (0, 0), (0, 3), (2, 4), (0, 99)]:
        with pytest.raises(BadInput, match="no wall fits between"):
            Board(frame, frame.cells, [edge])
    with pytest.raises(BadInput, match="no wall fits between"):
        Board(frame, frame.cells & ~(1 << 1), [(0, 1)])


# Distance


@given(made=worlds())
def test_neighbours_never_wrap_over_the_edge_of_the_frame(made: World) -> None:
    board = made.board
    for at in made.hexes:
        assert made.named(board.near[made.id(at)]) == naive.beside(at, made.hexes)
        assert made.named(board.grown(1 << made.id(at))) == naive.beside(at, made.hexes) | {at}
        open_ = {there for there in naive.beside(at, made.hexes) if frozenset((at, there)) not in made.walls}
        assert made.named(board.open[made.id(at)]) == open_
    for nowhere in hexes_in(board.frame.cells & ~board.exists):
        assert board.near[nowhere] == board.open[nowhere] == board.within(nowhere, 3) == board.sees(3)[nowhere] == 0
        assert board.distance(nowhere, made.id(at)) == NO_WAY


@given(case=worlds_with_hexes())
def test_growing_a_set_grows_each_of_its_hexes(case: Case) -> None:
    made, _, _, some = case
    grown = some.union(*(naive.beside(each, made.hexes) for each in some))
    assert made.named(made.board.grown(made.mask(some))) == grown


@given(case=worlds_with_hexes(), data=st.data())
def test_distance_is_symmetric_and_keeps_the_triangle(case: Case, data: st.DataObject) -> None:
    made, a, b, _ = case
    c = data.draw(st.sampled_from(sorted(made.hexes)))
    board, (x, y, z) = made.board, map(made.id, (a, b, c))
    expected = naive.counts([a], made.hexes).get(b, NO_WAY)
    assert board.distance(x, y) == board.distance(y, x) == expected
    assert board.distance(x, x) == 0
    if NO_WAY not in (board.distance(x, z), board.distance(z, y)):
        assert board.distance(x, y) <= board.distance(x, z) + board.distance(z, y)


@given(a=st.sampled_from(disc(4)), b=st.sampled_from(disc(4)))
def test_on_a_board_without_gaps_distance_is_that_of_the_grid(a: Coordinate, b: Coordinate) -> None:
    made = world(disc(4))
    assert made.board.distance(made.id(a), made.id(b)) == steps_between(a, b)


def test_a_gap_is_walked_round() -> None:
    made = world([each for each in disc(3) if each not in ((0, 0), (1, 0), (2, 0), (3, 0))])
    assert made.board.distance(made.id((1, -1)), made.id((0, 1))) == 4
    assert steps_between((1, -1), (0, 1)) == 2


@given(case=worlds_with_hexes())
def test_rings_part_what_can_be_reached(case: Case) -> None:
    made, at, _, _ = case
    board, here = made.board, made.id(at)
    rings = [board.ring(here, steps) for steps in range(12)]
    assert sum(rings) == board.within(here, 11)
    for steps, ring in enumerate(rings):
        assert made.named(ring) == {each for each, n in naive.counts([at], made.hexes).items() if n == steps}
        assert board.within(here, steps) == sum(rings[: steps + 1])


def test_rings_have_six_hexes_more_each_time() -> None:
    made = world(disc(5))
    rings = [made.board.ring(made.id((0, 0)), steps).bit_count() for steps in range(7)]
    assert rings == [1, 6, 12, 18, 24, 30, 0]


# Walking


@given(case=worlds_with_hexes(), data=st.data(), steps=st.integers(0, 5))
def test_reach_is_that_of_a_plain_search(case: Case, data: st.DataObject, steps: int) -> None:
    made, start, _, through = case
    stop = data.draw(st.sets(st.sampled_from(sorted(made.hexes))))
    reached = made.board.reach(made.id(start), steps, made.mask(through), made.mask(stop))
    assert made.named(reached) == naive.reach(start, steps, through, stop, made.hexes)


@given(case=worlds_with_hexes(), data=st.data())
def test_fields_count_the_steps_to_the_nearest_goal(case: Case, data: st.DataObject) -> None:
    made, _, _, walk = case
    goals = data.draw(st.sets(st.sampled_from(sorted(made.hexes)), max_size=3))
    field = made.board.field(made.mask(goals), made.mask(walk))
    expected = naive.counts(sorted(goals), walk)
    assert len(field) == made.board.frame.size
    assert {made.board.frame.coordinate(n): steps for n, steps in enumerate(field) if steps != NO_WAY} == expected


@given(case=worlds_with_hexes(), steps=st.integers(0, 5))
def test_bits_of_no_hex_change_nothing(case: Case, steps: int) -> None:
    """A game may write `~taken`: what lies off the board, in the empty column or beyond the frame is never entered."""
    made, start, end, taken = case
    board, at, goal = made.board, made.id(start), 1 << made.id(end)
    nowhere = ~board.exists
    free = board.exists & ~made.mask(taken)
    assert board.reach(at, steps, free | nowhere, free | nowhere) == board.reach(at, steps, free, free)
    assert board.field(goal | nowhere, free | nowhere) == board.field(goal, free)
    assert ends_exact(board, at, steps, free | nowhere) == ends_exact(board, at, steps, free)
    assert walks(board, at, steps, made.id(end), free | nowhere) == walks(board, at, steps, made.id(end), free)


def test_a_field_is_kept_by_content_for_all_boards_of_a_frame() -> None:
    frame = Frame((0, 0), (5, 5))
    walk = frame.cells & ~frame.mask([(2, 2)])
    first = Board(frame, frame.cells).field(1, walk)
    assert Board(frame, walk).field(1, walk) is first
    assert Board(frame, walk).field(1, frame.cells) is first
    assert Board(frame, frame.cells).field(1, frame.cells) is not first


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hordekeep.kernel.hexes.board.MOST_KEPT", 3)
    monkeypatch.setattr(masks, "MOST_KEPT", 3)
    monkeypatch.setattr(masks, "_lists", {})
    made = world(disc(2))
    for each in made.hexes:
        field = made.board.field(1 << made.id(each), made.board.exists)
        assert field[made.id(each)] == 0
        assert len(made.board.frame.fields) <= 3
        assert len(masks._lists) <= 3


def test_a_way_of_255_steps_counts_as_none() -> None:
    made = world([(q, 0) for q in range(300)])
    field = made.board.field(1 << made.id((0, 0)), made.board.exists)
    assert (field[made.id((254, 0))], field[made.id((255, 0))], field[made.id((299, 0))]) == (254, NO_WAY, NO_WAY)
    assert made.board.distance(made.id((0, 0)), made.id((254, 0))) == 254


@given(case=worlds_with_hexes(), steps=st.integers(0, 5))
def test_exact_walks_are_all_simple_walks_of_that_length(case: Case, steps: int) -> None:
    made, start, end, free = case
    board, at, mask = made.board, made.id(start), made.mask(free)
    expected = list(naive.simple_walks(start, steps, free))
    ends = {walk[-1] for walk in expected} if steps else {start}
    assert made.named(ends_exact(board, at, steps, mask)) == ends
    found = walks(board, at, steps, made.id(end), mask)
    named = [tuple(board.frame.coordinate(each) for each in walk) for walk in found]
    assert sorted(named) == sorted(walk for walk in expected if (walk[-1] if steps else start) == end)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize(("steps", "number"), [(1, 6), (2, 30), (3, 138), (4, 618), (5, 2730)])
def test_on_open_ground_there_are_as_many_walks_as_self_avoiding_walks(steps: int, number: int) -> None:
    made = world(disc(5))
    board, start = made.board, made.id((0, 0))
    ends = ends_exact(board, start, steps, board.exists)
    assert sum(len(walks(board, start, steps, end, board.exists)) for end in hexes_in(ends)) == number


@given(case=worlds_with_hexes())
def test_farther_steps_lead_away(case: Case) -> None:
    made, origin, at, _ = case
    counts = naive.counts([origin], made.hexes)
    away = {there for there in naive.beside(at, made.hexes) if at in counts and counts[there] > counts[at]}
    assert made.named(farther(made.board, made.id(origin), made.id(at))) == away


# Sight


@given(made=worlds(), steps=st.integers(0, 4))
def test_sight_is_a_bending_path_over_edges_without_walls(made: World, steps: int) -> None:
    sees = made.board.sees(steps)
    assert made.board.sees(steps) is sees
    for at in made.hexes:
        counts = naive.counts([at], made.hexes, made.walls)
        assert made.named(sees[made.id(at)]) == {each for each, n in counts.items() if n <= steps}


@given(case=worlds_with_hexes(), steps=st.integers(0, 4))
def test_whoever_is_seen_sees(case: Case, steps: int) -> None:
    made, a, b, _ = case
    sees, x, y = made.board.sees(steps), made.id(a), made.id(b)
    assert sees[x] >> y & 1 == sees[y] >> x & 1
    assert sees[x] >> x & 1
    assert not sees[x] & ~made.board.within(x, steps)


def test_one_wall_is_seen_round_and_a_closed_one_is_not() -> None:
    a, b = (0, 0), (1, 0)
    open_ = world(disc(3), [frozenset((a, b))])
    assert not open_.board.sees(1)[open_.id(a)] >> open_.id(b) & 1
    assert open_.board.sees(2)[open_.id(a)] >> open_.id(b) & 1
    closed = world(disc(3), [frozenset((b, each)) for each in naive.beside(b, disc(3))])
    assert closed.board.sees(6)[closed.id(b)] == 1 << closed.id(b)
    assert closed.board.distance(closed.id(a), closed.id(b)) == 1


# Areas


@pytest.mark.parametrize(
    ("cells", "pinned", "ways"),
    [
        (HOOK, False, 12),
        (TRIANGLE, False, 2),
        (LINE, False, 3),
        (FLOWER, False, 1),
        (ARC, True, 6),
        (BEAM, True, 6),
        (FLOWER, True, 1),
    ],
)
def test_shapes_lie_in_as_many_ways_as_the_ledger_says(cells: list[Coordinate], pinned: bool, ways: int) -> None:
    """SM-AOE-02, SM-AOE-03."""
    shape = Shape(cells, pinned=pinned)
    assert len(shape.orientations) == ways
    assert shape.has_two_sides == (ways == 12)


@pytest.mark.parametrize(
    ("cells", "pinned", "number"),
    [
        (HOOK, False, 48),
        (TRIANGLE, False, 6),
        (LINE, False, 9),
        (FLOWER, False, 7),
        (ARC, True, 6),
        (BEAM, True, 6),
        (FLOWER, True, 1),
    ],
)
def test_on_open_ground_areas_have_as_many_placements_as_the_ledger_says(
    cells: list[Coordinate], pinned: bool, number: int
) -> None:
    """SM-AOE-03, SM-AOE-05: 12 orientations of the hook times its 4 cells."""
    made = world(disc(5))
    placed = Area(Shape(cells, pinned=pinned), made.board).at(made.id((0, 0)))
    assert len(placed) == number
    assert all(mask.bit_count() == len(cells) for mask in placed)


@given(case=worlds_with_hexes(), cells=shapes, pinned=st.booleans())
def test_placements_are_those_of_a_plain_search_without_doubles(
    case: Case, cells: list[Coordinate], pinned: bool
) -> None:
    made, at, _, _ = case
    cells = list(dict.fromkeys([(0, 0), *cells])) if pinned else cells
    area = Area(Shape(cells, pinned=pinned), made.board)
    placed = area.at(made.id(at))
    assert area.at(made.id(at)) is placed
    assert len(set(placed)) == len(placed)
    assert all(mask >> made.id(at) & 1 for mask in placed)
    assert {frozenset(made.named(mask)) for mask in placed} == naive.placements(cells, at, made.hexes, pinned=pinned)


@given(cells=shapes, sixths=st.integers(0, 5), over=st.booleans())
def test_a_shape_is_the_same_however_it_is_first_drawn(cells: list[Coordinate], sixths: int, over: bool) -> None:
    drawn = [turned(flipped(cell) if over else cell, sixths) for cell in cells]
    moved = [(q + 3, r - 5) for q, r in drawn]
    assert set(Shape(moved).orientations) == set(Shape(cells).orientations)


def test_nothing_is_laid_where_no_hex_is() -> None:
    made = world(disc(1), margin=1)
    assert Area(Shape(LINE), made.board).at(made.board.frame.id((2, 0))) == ()


def test_shapes_that_cannot_be() -> None:
    for cells, pinned in [([], False), ([(0, 0), (0, 0)], False), ([(1, 0)], True)]:
        with pytest.raises(BadInput):
            Shape(cells, pinned=pinned)


# Masks


@given(hexes=st.sets(st.integers(0, 900)))
def test_a_mask_lists_its_hexes_in_order(hexes: set[int]) -> None:
    mask = sum(1 << each for each in hexes)
    assert hexes_in(mask) == tuple(sorted(hexes)) == hexes_in(mask)


def test_a_mask_without_end_is_our_own_mistake_and_loud() -> None:
    with pytest.raises(ValueError, match="complement"):
        hexes_in(~1)
