"""How isles and fortresses fit together (CS-Q-01-GEOMETRY), and the layouts of `content/layouts.toml` (CS-Q-03-LAYOUT).

Isles are stars of 13 hexes on seven places that tile the plane: the centre and P0 to P5 round it, clockwise. A fortress
sits in a notch of an isle: of all its parts only the gate and the Source wells beside it are hexes (CS-FORT-03).
Whether a layout keeps the rules is asked in `land_check`; here only what cannot be read is refused.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from hordekeep.games.cloudspire.content.tables import entries, part
from hordekeep.games.cloudspire.content.written import Terrain
from hordekeep.kernel import BadInput, enforces, once
from hordekeep.kernel.hexes import Coordinate, Frame, turned
from hordekeep.language.card_files import read_tables, read_text
from hordekeep.language.problems import did_you_mean

CONTENT = Path(__file__).parent
TERRAINS: Final[tuple[Terrain, ...]] = ("path", "grass", "forest", "mountain", "water")
"""Terrain from the easiest to the hardest; the book calls grass plains."""
enforces("CS-TERR-01")(TERRAINS)
PATH: Final = 0
GRASS: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
WATER: Final = 4

RING: Final[tuple[Coordinate, ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
POINTS: Final[tuple[Coordinate, ...]] = ((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2))
STAR: Final[tuple[Coordinate, ...]] = ((0, 0), *RING, *POINTS)
"""The hexes of an isle round its centre, in the order of `Isle.spaces`."""

GATE: Final[Coordinate] = (2, 0)
FORTRESS_WELLS: Final[tuple[Coordinate, ...]] = ((3, -1), (2, 1))
"""On both sides of the gate."""
enforces("CS-FORT-02")(FORTRESS_WELLS)
BODY: Final[tuple[Coordinate, ...]] = ((3, 0), (4, -2), (4, -1), (4, 0), (3, 1), (2, 2))
"""The parts of a fortress in notch 0, round the centre of the isle that it is attached to."""

Place: TypeAlias = Literal["centre", "P0", "P1", "P2", "P3", "P4", "P5"]
Sixths: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]
PLACES: Final[dict[Place, Coordinate]] = {
    "centre": (0, 0),
    "P0": (3, 1),
    "P1": (-1, 4),
    "P2": (-4, 3),
    "P3": (-3, -1),
    "P4": (1, -4),
    "P5": (4, -3),
}
"""Where the centres of the isles lie."""

MARGIN: Final = 8
"""At most four earthscapes are ever bought, one a wave (CS-MKT-07), and each reaches two hexes further."""


class PlacedIsle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An isle on a place, turned clockwise by so many sixths."""

    isle: int
    at: Place
    rotation: Sixths


class PlacedFortress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's fortress, in a notch of the isle on a place."""

    at: Place
    notch: Sixths


class Layout(msgspec.Struct, frozen=True):
    """A play area at set-up: its isles, and the fortresses of the seats, which run clockwise.

    `source` is "facts" where the set-up is known and "ours" where it is our own. A tutorial has fewer isles.
    """

    code: str
    source: Literal["facts", "ours"]
    isles: tuple[PlacedIsle, ...]
    seats: tuple[PlacedFortress, ...]
    tutorial: bool = False


def laid_out(hexes: tuple[Coordinate, ...], at: Place, sixths: int) -> tuple[Coordinate, ...]:
    """Where hexes round an isle's centre come to lie once the isle is turned and put on its place.

    >>> laid_out((GATE, *FORTRESS_WELLS), "P3", 3)
    ((-5, -1), (-6, 0), (-5, -2))
    """
    centre_q, centre_r = PLACES[at]
    return tuple([(centre_q + q, centre_r + r) for q, r in (turned(each, sixths) for each in hexes)])


FRAME: Final = Frame.holding([each for at in PLACES for each in laid_out(STAR, at, 0)], margin=MARGIN)
"""One frame for every layout: a hex is the same number on all of them, and earthscapes renumber nothing."""


class _WrittenLayout(msgspec.Struct, frozen=True):
    code: str
    source: Literal["facts", "ours"]
    isles: tuple[dict[str, object], ...]
    seats: tuple[dict[str, object], ...]
    tutorial: bool = False


def layout_codes() -> tuple[str, ...]:
    """The layouts of the game.

    >>> layout_codes()
    ('B2', 'B3', 'B4', 'T2')
    """
    return tuple(_layouts())


def load_layout(code: str) -> Layout:
    """A layout of the game, read once.

    >>> layout = load_layout("B2")
    >>> [placed.isle for placed in layout.isles], [seat.at for seat in layout.seats]
    ([1, 8, 7, 2, 4, 5, 3], ['P0', 'P3'])
    >>> load_layout("B22")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: There is no layout 'B22'. Did you mean 'B2'?
    """
    known = _layouts()
    if code not in known:
        raise BadInput(f"There is no layout {code!r}.", advice=did_you_mean(code, known))
    return known[code]


def read_layouts(name: str, text: str) -> dict[str, Layout]:
    """The layouts that the text of a file describes by code; `BadInput` says where one cannot be read."""
    found: dict[str, Layout] = {}
    for table in read_tables(name, text, "layout"):
        here = f"layout {table.values.get('code')!r}"
        written = part(table, _WrittenLayout, here)
        if written.code in found:
            where = f"{name}, line {table.line_of('code')}, {here}"
            raise BadInput("There are two of this code.", where=where, advice="Give one another code.")
        found[written.code] = Layout(
            written.code,
            written.source,
            entries(table, "isles", PlacedIsle, here),
            entries(table, "seats", PlacedFortress, here),
            written.tutorial,
        )
    return found


@once
def _layouts() -> dict[str, Layout]:
    path = CONTENT / "layouts.toml"
    return read_layouts(path.name, read_text(path))
