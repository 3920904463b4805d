"""Battlefields (SM-TURN-03): read from a file in `content/boards` into masks and tables that all games share.

A battlefield never changes: what stands on it, falls or moves is the game's state. Whether a battlefield keeps the
rules of the book is asked in `board_check`; here only what cannot be read is refused.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Literal

import msgspec

from hordekeep.games.skytear.board_map import TERRAIN, BoardMap, read_map
from hordekeep.games.skytear.setting import BLUE, RED
from hordekeep.kernel import BadInput, once
from hordekeep.kernel.hexes import Board, Frame
from hordekeep.language.card_files import read_text, read_toml
from hordekeep.language.problems import did_you_mean

BOARDS = Path(__file__).parent / "content" / "boards"
SIGHT: Final = 3
"""SM-LOS-01: a path of at most three hexes, the viewer's own not counted (SM-LOS-02)."""
FRAME: Final = Frame((-12, -8), (12, 8))
"""One frame for every battlefield, so that a hex is the same number on all of them."""


class Lane(msgspec.Struct, frozen=True):
    """A Lane (SM-TURN-03): where its control token starts, the two Towers that it connects (Blue's first), the hexes of
    the minions that each side places there at set-up, and its course: all lane hexes that hang together with the start.
    """

    id: str
    control_start: int
    towers: tuple[int, int]
    minions: tuple[tuple[int, ...], tuple[int, ...]]
    course: int


class Dome(msgspec.Struct, frozen=True):
    """A Dome (SM-TURN-03): the hex of its control point, and all Dome hexes that hang together with it."""

    id: str
    control_point: int
    hexes: int


class Battlefield(msgspec.Struct, frozen=True):
    """A battlefield as masks and tables. A pair is Blue's and Red's; `names` are by language.

    `sees[h]` is what can be seen from hex h (SM-LOS-01), Cover not asked: itself (SM-LOS-06), and whatever a path over
    hexes of the board reaches (SM-LOS-10), be it round a white line (SM-LOS-05); it is seen both ways (SM-LOS-04).
    `structures` are the hexes of all Towers and Nexuses, `dome` those of all Domes, `outside` all others, on which
    tokens move (SM-ADV-08) and minions are placed (SM-PLC-04). `hero_starts` are the hexes beside a side's Nexus
    (SM-SET-11). `ours` names the fields of the file that neither the book nor anything published tells.
    """

    id: str
    names: dict[str, str]
    board: Board
    map: BoardMap
    terrain: dict[str, int]
    cover: int
    sees: tuple[int, ...]
    nexus: tuple[int, int]
    lanes: tuple[Lane, ...]
    domes: tuple[Dome, ...]
    structures: int
    dome: int
    outside: int
    hero_starts: tuple[int, int]
    ours: tuple[str, ...]


class _Sides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    blue: str
    red: str


class _SideLists(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    blue: tuple[str, ...] = ()
    red: tuple[str, ...] = ()


class _WrittenLane(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["left", "centre", "right"]
    control_start: str
    towers: _Sides
    minions: _SideLists = _SideLists()


class _WrittenDome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["left", "centre", "right"]
    control_point: str


class _WrittenBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    name_fr: str
    map: str
    nexus: _Sides
    lane: tuple[_WrittenLane, ...]
    dome: tuple[_WrittenDome, ...]
    ours: tuple[str, ...] = ()


_OURS = ("map", "nexus", "lane.control_start", "lane.towers", "lane.minions", "dome.control_point")
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


@once
def load_board(id: str) -> Battlefield:
    """A battlefield of the game, read once.

    >>> field = load_board("two-lanes")
    >>> field.board.exists.bit_count(), field.board.frame.write(field.nexus[BLUE])
    (187, '-3.6')
    >>> load_board("two-lane")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: There is no battlefield 'two-lane'. Did you mean 'two-lanes'?
    """
    if id not in board_ids():
        raise BadInput(f"There is no battlefield {id!r}.", advice=did_you_mean(id, board_ids()))
    path = BOARDS / f"{id.replace('-', '_')}.toml"
    return read_board(path.name, read_text(path))


def read_board(name: str, text: str) -> Battlefield:
    """The battlefield that the text of a file describes; `BadInput` says where it cannot be read, and what to do."""
    written = _convert(name, read_toml(name, text))
    for each in written.ours:
        if each not in _OURS:
            raise BadInput(f"{each!r} cannot be ours.", where=f"{name}, ours", advice=did_you_mean(each, _OURS))
    found = read_map(written.map, f"{name}, map")
    return _Laying(name, found).battlefield(written)


class _Laying:
    """A map being laid out as masks."""

    def __init__(self, name: str, found: BoardMap) -> None:
        self.name = name
        self.map = found
        frame = self.frame = FRAME
        walls = [(frame.id(a), frame.id(b)) for a, b in found.white_lines]
        self.board = Board(frame, frame.mask(found.terrain), walls)
        self.terrain = {
            kind: frame.mask(each for each, terrain in found.terrain.items() if terrain == kind)
            for kind in TERRAIN.values()
        }

    def battlefield(self, written: _WrittenBoard) -> Battlefield:
        nexus = self.pair(written.nexus, "nexus")
        lanes = tuple([self.lane(each) for each in written.lane])
        domes = tuple([self.dome(each) for each in written.dome])
        self.once("lane", [each.id for each in lanes])
        self.once("dome", [each.id for each in domes])
        structures = 0
        for each in (nexus, *(lane.towers for lane in lanes)):
            structures |= 1 << each[BLUE] | 1 << each[RED]
        return Battlefield(
            id=written.id,
            names={"en": written.name, "fr": written.name_fr},
            board=self.board,
            map=self.map,
            terrain=self.terrain,
            cover=self.frame.mask(self.map.cover),
            sees=self.board.sees(SIGHT),
            nexus=nexus,
            lanes=lanes,
            domes=domes,
            structures=structures,
            dome=self.terrain["dome"],
            outside=self.board.exists & ~self.terrain["dome"],
            hero_starts=(self.board.near[nexus[BLUE]], self.board.near[nexus[RED]]),
            ours=written.ours,
        )

    def lane(self, written: _WrittenLane) -> Lane:
        here = f"lane {written.id!r}"
        start = self.hex(written.control_start, f"{here}, control_start")
        minions = (
            self.hexes(written.minions.blue, f"{here}, minions.blue"),
            self.hexes(written.minions.red, f"{here}, minions.red"),
        )
        towers = self.pair(written.towers, f"{here}, towers")
        return Lane(written.id, start, towers, minions, self.hanging_together(start, self.terrain["lane"]))

    def dome(self, written: _WrittenDome) -> Dome:
        point = self.hex(written.control_point, f"dome {written.id!r}, control_point")
        return Dome(written.id, point, self.hanging_together(point, self.terrain["dome"]))

    def hanging_together(self, start: int, ground: int) -> int:
        """All hexes of the ground that can be reached from this one without leaving it; none if it is no part of it."""
        if not ground >> start & 1:
            return 0
        return self.board.reach(start, self.board.frame.size, ground, ground)

    def hex(self, text: str, where: str) -> int:
        place = f"{self.name}, {where}"
        found = self.frame.read(text, place)
        if not self.board.exists >> found & 1:
            raise BadInput(f"The map has no hex {text}.", where=place, advice="Name a hex of the map, or draw it.")
        return found

    def hexes(self, texts: tuple[str, ...], where: str) -> tuple[int, ...]:
        return tuple([self.hex(text, where) for text in texts])

    def pair(self, sides: _Sides, where: str) -> tuple[int, int]:
        return self.hex(sides.blue, f"{where}.blue"), self.hex(sides.red, f"{where}.red")

    def once(self, kind: str, ids: list[str]) -> None:
        for each in ids:
            if ids.count(each) > 1:
                raise BadInput(
                    f"There are two with the id {each!r}.", where=f"{self.name}, {kind}", advice="Rename one."
                )


def _convert(name: str, document: dict[str, object]) -> _WrittenBoard:
    """The document with its fields checked: the first that is wrong, by name."""
    try:
        return msgspec.convert(document, _WrittenBoard)
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
        "": _WrittenBoard,
        "lane": _WrittenLane,
        "dome": _WrittenDome,
        "nexus": _Sides,
        "towers": _Sides,
        "minions": _SideLists,
    }
    last = re.sub(r"\[.*?\]", "", path).rpartition(".")[2]
    return kinds[last].__struct_fields__
