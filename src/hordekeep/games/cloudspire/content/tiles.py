"""Isles and earthscapes, the hex groups (CS-HEX-08), as `content` describes them: terrain and Source wells hex by hex.

A hex is written as the letter of its terrain, with a star behind it for a well (CS-WELL-02): `P`, `F*`. Whether a tile
keeps the rules is asked in `land_check`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from hordekeep.games.cloudspire.content.boards import CONTENT, TERRAINS
from hordekeep.games.cloudspire.content.tables import part
from hordekeep.kernel import BadInput, enforces, once
from hordekeep.language.card_files import Table, read_tables, read_text

LETTERS: Final = "".join(terrain[0].upper() for terrain in TERRAINS)
"""The letter of each terrain."""
MOST: Final = 16
"""Isles are numbered from 1 to 8, earthscapes from 9 to 16: no two hex groups share a number."""
Source = Literal["facts", "ours"]
Six = Annotated[tuple[str, ...], msgspec.Meta(min_length=6, max_length=6)]
Three = Annotated[tuple[str, ...], msgspec.Meta(min_length=3, max_length=3)]
Number = Annotated[int, msgspec.Meta(ge=1, le=MOST)]


class Space(NamedTuple):
    """One hex of a tile: its terrain, and whether it has a Source well."""

    terrain: int
    well: bool = False

    def __str__(self) -> str:
        return LETTERS[self.terrain] + "*" * self.well


class Isle(msgspec.Struct, frozen=True):
    """An isle: its 13 hexes in the order of `boards.STAR`, before it is turned."""

    number: int
    source: Source
    spaces: tuple[Space, ...]


class Earthscape(msgspec.Struct, frozen=True):
    """An earthscape: its three hexes, clockwise (CS-Q-11-EARTHSCAPES)."""

    number: int
    source: Source
    spaces: tuple[Space, ...]


class _WrittenIsle(msgspec.Struct, frozen=True):
    number: Number
    source: Source
    centre: str
    ring: Six
    points: Six


class _WrittenEarthscape(msgspec.Struct, frozen=True):
    number: Number
    source: Source
    hexes: Three


@once
def load_isles() -> dict[int, Isle]:
    """The isles of the game by number.

    >>> isles = load_isles()
    >>> list(isles), " ".join(map(str, isles[1].spaces))
    ([1, 2, 3, 4, 5, 6, 7, 8], 'F* P P P P P P P M G P F W')
    """
    path = CONTENT / "isles.toml"
    return read_isles(path.name, read_text(path))


@once
def load_earthscapes() -> dict[int, Earthscape]:
    """The earthscapes of the game by number.

    >>> earthscapes = load_earthscapes()
    >>> list(earthscapes), " ".join(map(str, earthscapes[14].spaces))
    ([9, 10, 11, 12, 13, 14, 15, 16], 'F* P P')
    """
    path = CONTENT / "earthscapes.toml"
    return read_earthscapes(path.name, read_text(path))


def read_isles(name: str, text: str) -> dict[int, Isle]:
    """The isles that the text of a file describes; `BadInput` says where one cannot be read, and what to do."""
    found: dict[int, Isle] = {}
    for table in read_tables(name, text, "isle"):
        here = f"isle {table.values.get('number')}"
        written = part(table, _WrittenIsle, here)
        centre = _spaces(table, "centre", (written.centre,), here)
        ring, points = _spaces(table, "ring", written.ring, here), _spaces(table, "points", written.points, here)
        _once(table, written.number, found, here)
        found[written.number] = Isle(written.number, written.source, centre + ring + points)
    return found


def read_earthscapes(name: str, text: str) -> dict[int, Earthscape]:
    """The earthscapes that the text of a file describes; `BadInput` says where one cannot be read, and what to do."""
    found: dict[int, Earthscape] = {}
    for table in read_tables(name, text, "earthscape"):
        here = f"earthscape {table.values.get('number')}"
        written = part(table, _WrittenEarthscape, here)
        _once(table, written.number, found, here)
        spaces = _spaces(table, "hexes", written.hexes, here)
        found[written.number] = Earthscape(written.number, written.source, spaces)
    return found


@enforces("CS-WELL-02")
def read_space(text: str, where: str = "") -> Space:
    """The hex that a text such as `F*` describes; `BadInput` if it describes none.

    >>> read_space("F*"), read_space("P")
    (Space(terrain=2, well=True), Space(terrain=0, well=False))
    >>> read_space("S", where="isle 3, ring 2")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: isle 3, ring 2: 'S' is no hex. Write P, G, F, M or W, and * behind it for a well.
    """
    letter = text.removesuffix("*")
    if len(letter) != 1 or letter not in LETTERS:
        advice = f"Write {', '.join(LETTERS[:-1])} or {LETTERS[-1]}, and * behind it for a well."
        raise BadInput(f"{text!r} is no hex.", where=where, advice=advice)
    return Space(LETTERS.index(letter), text != letter)


def _spaces(table: Table, field: str, texts: tuple[str, ...], entry: str) -> tuple[Space, ...]:
    place = f"{table.file}, line {table.line_of(field)}, {entry}, {field}"
    return tuple([read_space(text, f"{place} {n}" if len(texts) > 1 else place) for n, text in enumerate(texts, 1)])


def _once(table: Table, number: int, found: dict[int, Isle] | dict[int, Earthscape], entry: str) -> None:
    if number in found:
        where = f"{table.file}, line {table.line_of('number')}, {entry}"
        raise BadInput("There are two of this number.", where=where, advice="Give one another number.")
