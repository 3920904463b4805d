r"""The map of a battlefield, drawn with letters: reading the drawing, and drawing it again.

    0.0   .   .  (=)
           / \
    0.1     o | =   ,

A row starts with the coordinate of its first hex. Every hex takes four columns: one letter for its terrain, in
parentheses if it has the cover icon (SM-COV-01), and `|` on its right where a white line stands. Between two rows `/`
and `\` are the white lines (SM-LOS-03) on the lower right and the lower left edge of the hex above. Blank is no hex.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from hordekeep.kernel import BadInput
from hordekeep.kernel.hexes import Coordinate, read_coordinate, write_coordinate

TERRAIN = {".": "field", "=": "lane", ",": "base", "o": "dome"}
"""What lies on a hex (SM-TURN-03). Only Domes carry rules; lane hexes show a Lane's course, the rest is for drawing."""
LETTERS = {terrain: letter for letter, terrain in TERRAIN.items()}

Edge: TypeAlias = tuple[Coordinate, Coordinate]

_ROW = re.compile(r"\s*(-?[0-9]\S*)(?=\s)")
_HEX_WIDTH = 4


class BoardMap(msgspec.Struct, frozen=True):
    """What a drawn map says: the terrain of every hex, the hexes with cover, the edges with a white line."""

    terrain: dict[Coordinate, str]
    cover: frozenset[Coordinate]
    white_lines: frozenset[Edge]


def edge(a: Coordinate, b: Coordinate) -> Edge:
    """The edge between two hexes, whichever is named first."""
    return (a, b) if a < b else (b, a)


def read_map(text: str, where: str = "map") -> BoardMap:
    """The map that a drawing shows; `BadInput` says in which line and column it cannot be read.

    >>> found = read_map("0.0   .  (=)\\n       /\\n0.1     o | ,")
    >>> found.terrain[1, 0], found.terrain[0, 1], sorted(found.cover), sorted(found.white_lines)
    ('lane', 'dome', [(1, 0)], [((0, 0), (0, 1)), ((0, 1), (1, 1))])
    """
    reading = _Reading(where)
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            reading.read_line(number, line)
    return reading.done()


def draw_map(found: BoardMap, marks: Mapping[Coordinate, str] | None = None) -> str:
    """The drawing of a map, the inverse of `read_map`; `marks` are letters to show in place of some hexes' terrain,
    up to three each; from two on they hide that a hex has cover.

    >>> print(draw_map(BoardMap({(0, 0): "field", (1, 0): "lane"}, frozenset([(1, 0)]), frozenset([((0, 0), (1, 0))]))))
    0.0   . |(=)
    <BLANKLINE>
    """
    columns = {each: _HEX_WIDTH * each[0] + _HEX_WIDTH // 2 * each[1] for each in found.terrain}
    rows = range(min(r for _, r in found.terrain), max(r for _, r in found.terrain) + 1)
    first = {r: min((q, row) for q, row in found.terrain if row == r) for r in rows}
    labels = max(len(write_coordinate(each)) for each in first.values())
    start = labels + 3 - min(columns.values())
    width = start + max(columns.values()) + 4
    drawn: list[str] = []
    for r in rows:
        row, below = [" "] * width, [" "] * width
        row[:labels] = write_coordinate(first[r]).rjust(labels)
        for (q, _), column in ((each, columns[each] + start) for each in found.terrain if each[1] == r):
            at = (q, r)
            covered = at in found.cover
            letter = (marks or {}).get(at, LETTERS[found.terrain[at]])
            row[column - 1 : column + 2] = ["(", letter, ")"] if covered and len(letter) == 1 else f"{letter:^3}"
            if edge(at, (q + 1, r)) in found.white_lines:
                row[column + 2] = "|"
            if edge(at, (q, r + 1)) in found.white_lines:
                below[column + 1] = "/"
            if edge(at, (q - 1, r + 1)) in found.white_lines:
                below[column - 1] = "\\"
        drawn += ["".join(row).rstrip(), "".join(below).rstrip()]
    return "\n".join(drawn)


class _Reading:
    """A map being read, line after line. `start` is the column in which hex 0.0 stands, or would stand."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.start: int | None = None
        self.r: int | None = None
        self.terrain: dict[Coordinate, str] = {}
        self.cover: set[Coordinate] = set()
        self.lines: dict[Edge, str] = {}

    def read_line(self, number: int, line: str) -> None:
        labelled = _ROW.match(line)
        place = f"{self.where}, line {number}"
        if labelled:
            self.read_row(line, labelled, place)
        elif self.r is None:
            raise BadInput("The map begins without a row.", where=place, advice="Begin rows with a hex, such as -2.-7.")
        else:
            self.read_edges(line, place)

    def read_row(self, line: str, labelled: re.Match[str], place: str) -> None:
        first = read_coordinate(labelled[1], place)
        q, r = first
        if self.r is not None and r != self.r + 1:
            advice = f"After the row of r = {self.r} comes that of r = {self.r + 1}."
            raise BadInput(f"The row of {labelled[1]} is out of order.", where=place, advice=advice)
        signs = [(column, sign) for column, sign in enumerate(line) if column >= labelled.end() and sign != " "]
        letters = [column for column, sign in signs if sign in TERRAIN]
        if not letters:
            raise BadInput(f"The row of {labelled[1]} has no hex.", where=place, advice="Leave the row out.")
        column = _HEX_WIDTH * q + _HEX_WIDTH // 2 * r
        if self.start is None:
            self.start = letters[0] - column
        elif letters[0] != self.start + column:
            what = f"{labelled[1]} stands in column {letters[0] + 1}, but belongs in column {self.start + column + 1}."
            raise BadInput(what, where=place, advice="Every row lies half a hex to the right of the one above.")
        self.r = r
        for column, sign in signs:
            self.read_sign(column, sign, line, place)

    def read_sign(self, column: int, sign: str, line: str, place: str) -> None:
        at = f"{place}, column {column + 1}"
        if sign in TERRAIN:
            self.terrain[self.hex_at(column, at)] = TERRAIN[sign]
        elif sign == "(" and line[column + 1 : column + 2] in TERRAIN and line[column + 2 : column + 3] == ")":
            self.cover.add(self.hex_at(column + 1, at))
        elif sign == "|":
            q, r = self.hex_at(column - 2, at)
            self.lines[edge((q, r), (q + 1, r))] = at
        elif sign != ")" or line[column - 2 : column - 1] != "(":
            known = " ".join(TERRAIN)
            advice = f"Use {known} for terrain, parentheses round a letter for cover, | for a white line."
            raise BadInput(f"There is no sign {sign!r} for a row.", where=at, advice=advice)

    def read_edges(self, line: str, place: str) -> None:
        for column, sign in enumerate(line):
            at = f"{place}, column {column + 1}"
            if sign == "/":
                q, r = self.hex_at(column - 1, at)
                self.lines[edge((q, r), (q, r + 1))] = at
            elif sign == "\\":
                q, r = self.hex_at(column + 1, at)
                self.lines[edge((q, r), (q - 1, r + 1))] = at
            elif sign != " ":
                advice = "Use / and \\ for white lines; begin a row of hexes with its first coordinate."
                raise BadInput(f"There is no sign {sign!r} between rows.", where=at, advice=advice)

    def hex_at(self, column: int, place: str) -> Coordinate:
        """The hex of the present row whose letter stands in this column."""
        assert self.start is not None
        assert self.r is not None
        q, between = divmod(column - self.start - _HEX_WIDTH // 2 * self.r, _HEX_WIDTH)
        if between:
            raise BadInput("This sign fits no hex.", where=place, advice="Hexes of a row are four columns apart.")
        return q, self.r

    def done(self) -> BoardMap:
        if not self.terrain:
            raise BadInput("The map has no hex.", where=self.where, advice="Draw at least one row.")
        for (a, b), place in self.lines.items():
            if a not in self.terrain or b not in self.terrain:
                what = f"The white line between {write_coordinate(a)} and {write_coordinate(b)} lies on no edge of two."
                raise BadInput(what, where=place, advice="White lines stand between two hexes of the map.")
        return BoardMap(self.terrain, frozenset(self.cover), frozenset(self.lines))
