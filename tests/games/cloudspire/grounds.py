"""The lands of the ledger's checks (CS-Q-28-FIXTURES), its content entries to compare with, and hexes by coordinate."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from hordekeep.games.cloudspire.content.boards import FRAME, load_layout
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.content.triangles import hexes_of, triangle_on
from hordekeep.games.cloudspire.ground.earthscapes import spaces_on
from hordekeep.games.cloudspire.ground.land import Land, land_of, lay
from hordekeep.kernel.hexes import Coordinate, hexes_in

A, B, C, D = range(4)
B2, B3, B4, T2 = (land_of(load_layout(code)) for code in ("B2", "B3", "B4", "T2"))
EARTHSCAPES = load_earthscapes()


@cache
def listed(kind: str) -> list[dict[str, Any]]:
    """The content entries of a kind, with all their tables."""
    text = resources.files("hordekeep.games.cloudspire").joinpath("ledger", "en.toml").read_text(encoding="utf-8")
    return [each for each in tomllib.loads(text)["content"] if each["kind"] == kind]


def at(q: int, r: int) -> int:
    """The hex with this coordinate."""
    return FRAME.id((q, r))


def on(*coordinates: Coordinate) -> int:
    """The mask of these hexes."""
    return FRAME.mask(coordinates)


def places(mask: int) -> set[Coordinate]:
    """The coordinates of a mask."""
    return {FRAME.coordinate(each) for each in hexes_in(mask)}


def groups(bits: int) -> set[int]:
    """The numbers of hex groups given as bits."""
    return set(hexes_in(bits))


def triangle(*coordinates: Coordinate) -> int:
    """The triangle on three hexes."""
    found = triangle_on(tuple([FRAME.id(each) for each in coordinates]))
    assert found is not None
    return found


def turn_with_first_on(coordinate: Coordinate, *others: Coordinate) -> tuple[int, int]:
    """The triangle on three hexes, and the turn that lays the first space of an earthscape on the first of them."""
    found = triangle(coordinate, *others)
    return found, hexes_of(found).index(FRAME.id(coordinate))


def with_earthscape(land: Land, number: int, *coordinates: Coordinate) -> Land:
    """The land with an earthscape on three hexes, its first space on the first of them; the rules are not asked."""
    return lay(land, EARTHSCAPES[number], spaces_on(*turn_with_first_on(*coordinates)))
