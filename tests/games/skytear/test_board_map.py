"""The drawn map is read as it is drawn, and drawn as it was read."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hordekeep.games.skytear.content.board_files import BOARDS, board_ids
from hordekeep.games.skytear.content.board_map import LETTERS, BoardMap, draw_map, edge, read_map
from hordekeep.kernel import BadInput
from hordekeep.kernel.hexes import DIRECTIONS, Coordinate

SMALL = """\
 0.0     .   =  (o)
        \\ /
-1.1   ,   . | =
"""


@pytest.mark.parametrize("id", board_ids())
def test_the_map_of_a_file_is_drawn_as_it_stands(id: str) -> None:
    text = tomllib.loads((BOARDS / f"{id.replace('-', '_')}.toml").read_text(encoding="utf-8"))["map"]
    assert draw_map(read_map(text)) == text


@st.composite
def maps(draw: st.DrawFn) -> BoardMap:
    """Maps of any form whose rows all have a hex."""
    rows = range(draw(st.integers(-3, 0)), draw(st.integers(1, 4)))
    hexes: list[Coordinate] = []
    for r in rows:
        hexes += [(q, r) for q in draw(st.sets(st.integers(-4, 4), min_size=1))]
    terrain = {each: draw(st.sampled_from(sorted(LETTERS))) for each in hexes}
    edges = [edge((q, r), (q + s, r + t)) for q, r in hexes for s, t in DIRECTIONS if (q + s, r + t) in terrain]
    lines = draw(st.sets(st.sampled_from(sorted(set(edges))))) if edges else set()
    return BoardMap(terrain, frozenset(draw(st.sets(st.sampled_from(hexes)))), frozenset(lines))


@given(drawn=maps())
def test_any_map_is_read_as_it_was_drawn(drawn: BoardMap) -> None:
    text = draw_map(drawn)
    assert read_map(text) == drawn
    assert draw_map(read_map(text)) == text
    assert all(line == line.rstrip() for line in text.split("\n"))


def test_a_small_map() -> None:
    found = read_map(SMALL)
    assert found.terrain == {
        (0, 0): "field",
        (1, 0): "lane",
        (2, 0): "dome",
        (-1, 1): "base",
        (0, 1): "field",
        (1, 1): "lane",
    }
    assert found.cover == {(2, 0)}
    assert found.white_lines == {edge((0, 0), (-1, 1)), edge((0, 0), (0, 1)), edge((0, 1), (1, 1))}


def test_marks_stand_in_place_of_terrain() -> None:
    assert "(P)" in draw_map(read_map(SMALL), {(2, 0): "P"})


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        ("0.0 ", "0,0 ", "m, line 1", "'0,0' is no hex"),
        (" 0.0 ", "  /  ", "m, line 1", "begins without a row"),
        ("-1.1", "-1.2", "m, line 3", "out of order"),
        ("-1.1", " 0.1", "m, line 3", "belongs in column 12"),
        (",   . |", ",  .  |", "m, line 3, column 11", "fits no hex"),
        (". | =", ".|  =", "m, line 3, column 13", "fits no hex"),
        ("\\ /", "\\/ ", "m, line 2, column 10", "fits no hex"),
        ("\\ /", "\\ +", "m, line 2, column 11", "no sign '+' between rows"),
        ("(o)", "(o ", "m, line 1, column 17", "no sign '(' for a row"),
        ("(o)", " o)", "m, line 1, column 19", "no sign ')' for a row"),
        ("(o)", "(o)|", "m, line 1, column 20", "between 2.0 and 3.0 lies on no edge"),
        ("\\ /", "\\       /", "m, line 2, column 17", "fits no hex"),
        ("\\ /", "\\         /", "m, line 2, column 19", "between 2.0 and 2.1 lies on no edge"),
        (",   . | =", "", "m, line 3", "has no hex"),
    ],
)
def test_a_map_that_cannot_be_read_is_refused_with_its_place(old: str, new: str, where: str, what: str) -> None:
    assert old in SMALL
    with pytest.raises(BadInput) as error:
        read_map(SMALL.replace(old, new, 1), "m")
    assert error.value.where == where
    assert what in error.value.what
    assert error.value.advice


def test_an_empty_map_is_refused() -> None:
    with pytest.raises(BadInput, match="no hex"):
        read_map("\n  \n")
