"""Battlefields (SM-TURN-03): read from a file in `content/boards` into masks and tables that all games share.

A battlefield never changes: what stands on it, falls or moves is the game's state. Whether a battlefield keeps the
rules of the book is asked in the tests; here only what cannot be read is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from hordekeep.games.skytear.content.board_files import (
    WrittenBoard,
    WrittenDome,
    WrittenLane,
    WrittenSides,
    board_file,
    names_in,
    written_board,
)
from hordekeep.games.skytear.content.board_map import TERRAIN, BoardMap, read_map
from hordekeep.games.skytear.content.setting import BLUE, RED
from hordekeep.kernel import BadInput, enforces, once
from hordekeep.kernel.hexes import Board, Frame, hexes_in
from hordekeep.language.card_files import read_text

SIGHT: Final = 3
"""A path of at most three hexes, the viewer's own not counted."""
enforces("SM-LOS-01", "SM-LOS-02")(SIGHT)
FRAME: Final = Frame((-12, -8), (12, 8))
"""One frame for every battlefield, so that a hex is the same number on all of them."""


@lru_cache(maxsize=1024)
def hex_text(hex: int) -> str:
    """A hex as text.

    >>> hex_text(FRAME.id((-4, 1)))
    '-4.1'
    """
    return FRAME.write(hex)


@lru_cache(maxsize=1024)
def hex_from(text: str) -> int | None:
    """The hex with this text; None if it is none, or not written so."""
    return FRAME.exactly(text)


def area_text(mask: int) -> str:
    """The hexes of an area."""
    return "+".join([hex_text(each) for each in hexes_in(mask)])


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
    names: Mapping[str, str]
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
    path = board_file(id)
    return read_board(path.name, read_text(path))


def read_board(name: str, text: str) -> Battlefield:
    """The battlefield that the text of a file describes; `BadInput` says where it cannot be read, and what to do."""
    written = written_board(name, text)
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

    @enforces("SM-LOS-06", "SM-LOS-10", "SM-LOS-04", "SM-LOS-05")
    def battlefield(self, written: WrittenBoard) -> Battlefield:
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
            names=names_in(written),
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

    def lane(self, written: WrittenLane) -> Lane:
        here = f"lane {written.id!r}"
        start = self.hex(written.control_start, f"{here}, control_start")
        minions = (
            self.hexes(written.minions.blue, f"{here}, minions.blue"),
            self.hexes(written.minions.red, f"{here}, minions.red"),
        )
        towers = self.pair(written.towers, f"{here}, towers")
        return Lane(written.id, start, towers, minions, self.hanging_together(start, self.terrain["lane"]))

    def dome(self, written: WrittenDome) -> Dome:
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

    def pair(self, sides: WrittenSides, where: str) -> tuple[int, int]:
        return self.hex(sides.blue, f"{where}.blue"), self.hex(sides.red, f"{where}.red")

    def once(self, kind: str, ids: list[str]) -> None:
        for each in ids:
            if ids.count(each) > 1:
                raise BadInput(
                    f"There are two with the id {each!r}.", where=f"{self.name}, {kind}", advice="Rename one."
                )
