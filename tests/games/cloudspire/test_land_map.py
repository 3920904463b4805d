"""A land drawn with letters: every hex in its place."""

from __future__ import annotations

import re

import pytest

from hordekeep.games.cloudspire.content.boards import FRAME, WATER, load_layout
from hordekeep.games.cloudspire.ground.land import SEATS, Land, land_of
from hordekeep.games.cloudspire.ground.land_map import LEGEND, LETTERS, draw_land
from hordekeep.kernel.hexes import read_coordinate
from tests.games.cloudspire.grounds import B2, B3, B4, T2, at, with_earthscape

STRIP = """\
-4.-2               m       g
-3.-2                   .
-4.-1               m*      g*
 -7.1   #       m       .       g
 -6.1       b*      .       w
 -7.2   #       B       .       f       w
 -6.2       #       .       .       .
 -7.3   #       b*              .       .
 -6.3       #               .       f*      .
 -5.3           #               .       .
  0.1                               .       .       m
 -1.2                           g       m       w
  2.1                                       .       m
  1.2                                   g       .       m       #
  2.2                                       g*      .       a*
  3.2                                           g*      A       #
  2.3                                       f       .       #
  5.2                                                   a*      #
  6.2                                                       #
  5.3                                                   #"""


def read(drawing: str) -> dict[tuple[int, int], str]:
    """The hexes of a drawing: from one to the next of a line q grows by two and r falls by one."""
    found: dict[tuple[int, int], str] = {}
    width = max(len(line) for line in drawing.splitlines())
    for line in drawing.splitlines():
        label = re.match(r"\s*(\S+)", line)
        assert label is not None
        q, r = read_coordinate(label[1])
        cells = [(cell.start(), cell[0]) for cell in re.finditer(r"\S+", line[label.end() :].ljust(width))]
        first = cells[0][0] - cells[0][1][0].isdigit() * -1
        for column, text in cells:
            steps = round((column + text[0].isdigit() - first) / 4)
            found[q + steps, r - steps // 2] = text
            assert steps % 2 == 0
    return found


def test_the_strip_of_the_first_game() -> None:
    assert draw_land(T2) == STRIP


@pytest.mark.parametrize("land", [B2, B3, B4, T2])
def test_every_hex_is_drawn_in_its_place(land: Land) -> None:
    found = read(draw_land(land))
    assert FRAME.mask(found) == land.board.exists | land.bodies
    for coordinate, text in found.items():
        here = FRAME.id(coordinate)
        if land.bodies >> here & 1:
            assert text == "#"
        elif here in land.gates:
            assert text == SEATS[land.gates.index(here)]
        elif land.ground >> here & 1:
            assert text == LETTERS[land.terrain_of(here)] + "*" * (land.wells >> here & 1)
        else:
            seat = next(n for n, wells in enumerate(land.fortress_wells) if wells >> here & 1)
            assert text == f"{SEATS[seat].lower()}*"
    assert set("".join(found.values())) <= set(LEGEND) | set("BbCcDd")


def test_layers_and_marks_are_drawn() -> None:
    land = with_earthscape(B2, 14, (1, 0), (2, -1), (2, 0))
    found = read(draw_land(land, {at(2, 1): "X"}))
    assert [found[each] for each in ((1, 0), (2, -1), (2, 0), (2, 1))] == ["1f*", "1.", "1.", "X"]
    assert land.terrain_of(at(3, 2)) == WATER
    assert all(line == line.rstrip() for line in draw_land(land_of(load_layout("B4"))).splitlines())
