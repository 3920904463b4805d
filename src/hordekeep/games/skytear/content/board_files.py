"""The files of the battlefields in `content/boards`, as they are written: which there are, and what must stand in them.

What they say is laid out as masks and tables in `boards`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec

from hordekeep.kernel import BadInput, in_every_language, once, said_by_field
from hordekeep.language.card_files import read_text, read_toml
from hordekeep.language.problems import did_you_mean

BOARDS = Path(__file__).parent / "boards"


class WrittenSides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex for each side."""

    blue: str
    red: str


class WrittenSideLists(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes for each side."""

    blue: tuple[str, ...] = ()
    red: tuple[str, ...] = ()


class WrittenLane(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Lane: where its token starts, its Towers, and the minions of the set-up."""

    id: Literal["left", "centre", "right"]
    control_start: str
    towers: WrittenSides
    minions: WrittenSideLists = WrittenSideLists()


class WrittenDome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Dome by its control point."""

    id: Literal["left", "centre", "right"]
    control_point: str


@in_every_language("name")
class WrittenBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battlefield: its map drawn with letters (`board_map`), and what stands on it."""

    id: str
    name: str
    map: str
    nexus: WrittenSides
    lane: tuple[WrittenLane, ...]
    dome: tuple[WrittenDome, ...]
    ours: tuple[str, ...] = ()


OURS: Final = ("map", "nexus", "lane.control_start", "lane.towers", "lane.minions", "dome.control_point")
"""The fields that can be ours."""
_PLACE = re.compile(r"(.*?)(?: - at `\$\.?(.*)`)?")
_INDEX = re.compile(r"\[(\d+)\]\.?")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`")
_MISSING = re.compile(r"Object missing required field `(.*)`")


def board_ids() -> tuple[str, ...]:
    """The battlefields of the game.

    >>> board_ids()
    ('three-lanes', 'two-lanes')
    """
    return tuple(sorted(path.stem.replace("_", "-") for path in BOARDS.glob("*.toml")))


def board_file(id: str) -> Path:
    """The file of a battlefield; `BadInput` with the nearest id if there is none."""
    if id not in board_ids():
        raise BadInput(f"There is no battlefield {id!r}.", advice=did_you_mean(id, board_ids()))
    return BOARDS / f"{id.replace('-', '_')}.toml"


@once
def board_names(id: str) -> Mapping[str, str]:
    """What a battlefield is called, by language.

    >>> board_names("two-lanes")["fr"]
    'Deux voies'
    """
    path = board_file(id)
    return names_in(written_board(path.name, read_text(path)))


def names_in(written: WrittenBoard) -> Mapping[str, str]:
    """The names that a file gives, by language."""
    return said_by_field(written, "name")


def written_board(name: str, text: str) -> WrittenBoard:
    """What the text of a file says; `BadInput` says where it cannot be read, and what to do."""
    written = _convert(name, read_toml(name, text))
    for each in written.ours:
        if each not in OURS:
            raise BadInput(f"{each!r} cannot be ours.", where=f"{name}, ours", advice=did_you_mean(each, OURS))
    return written


def _convert(name: str, document: dict[str, object]) -> WrittenBoard:
    """The document with its fields checked: the first that is wrong, by name."""
    try:
        return msgspec.convert(document, WrittenBoard)
    except msgspec.ValidationError as error:
        found = _PLACE.fullmatch(str(error))
        what, at = (found[1], found[2] or "") if found else (str(error), "")
        unknown, missing = _UNKNOWN.fullmatch(what), _MISSING.fullmatch(what)
        where = f"{name}, {_INDEX.sub(_counted, at)}" if at else name
        if unknown:
            known = _fields_at(at)
            raise BadInput(
                f"There is no field {unknown[1]!r}.", where=where, advice=did_you_mean(unknown[1], known)
            ) from None
        if missing:
            what = f"The field {missing[1]!r} is missing."
            raise BadInput(what, where=where, advice=f"Write a line {missing[1]} = ...") from None
        raise BadInput(
            f"{what}.", where=where, advice="Compare with the battlefields that come with the game."
        ) from None


def _counted(index: re.Match[str]) -> str:
    """The number of a table as people count: from 1."""
    return f" {int(index[1]) + 1}" + (", " if index[0].endswith(".") else "")


def _fields_at(path: str) -> tuple[str, ...]:
    """The fields that the table at this place of a document may have."""
    kinds: dict[str, type[msgspec.Struct]] = {
        "": WrittenBoard,
        "lane": WrittenLane,
        "dome": WrittenDome,
        "nexus": WrittenSides,
        "towers": WrittenSides,
        "minions": WrittenSideLists,
    }
    last = re.sub(r"\[.*?\]", "", path).rpartition(".")[2]
    return kinds[last].__struct_fields__
