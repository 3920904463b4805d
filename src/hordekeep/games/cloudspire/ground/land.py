"""The ground of a game: isles, fortresses' hexes and the earthscapes laid so far, as masks that all copies share.

A `Land` never changes; an earthscape makes a new one. Only the topmost layer of a hex is in force for terrain and
wells (CS-EARTH-13); the bottommost decides the hex group (CS-INFL-09, CS-INFL-10). Groups go by the numbers printed on
the tiles, 1 to 16, so that laying an earthscape renumbers nothing; 0 is no group: a gate, a fortress Source well
(CS-INFL-08), or sky.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from operator import or_
from typing import Final, NamedTuple

import msgspec

from hordekeep.games.cloudspire.content.boards import (
    BODY,
    FORTRESS_WELLS,
    FRAME,
    GATE,
    STAR,
    TERRAINS,
    Layout,
    PlacedFortress,
    PlacedIsle,
    laid_out,
)
from hordekeep.games.cloudspire.content.tiles import MOST, Earthscape, load_isles
from hordekeep.kernel import BadInput, enforces, once
from hordekeep.kernel.hexes import Board, hexes_in
from hordekeep.kernel.options import SEAT_LETTERS
from hordekeep.language.problems import did_you_mean

NO_GROUP: Final = 0
SEATS: Final = SEAT_LETTERS[:4]
"""What the ledger calls the seats of a layout."""


class Laid(NamedTuple):
    """An earthscape in play: its number, and its hexes in the order of its spaces."""

    number: int
    hexes: tuple[int, ...]


@enforces("CS-HEX-01", "CS-UNIT-02", "CS-WELLF-04", "CS-SKY-01", "CS-FORT-03", "CS-ADJ-04", "CS-CLOSE-08")
@enforces("CS-RANGE-03", "CS-TERR-02", "CS-ADJ-03")
class Land(msgspec.Struct, frozen=True):
    """The ground as masks and tables over the hexes of `boards.FRAME`. A tuple by seat follows the layout's seats.

    `board` holds every hex: ground, gates and fortress Source wells, the play area. So a fortress well is adjacent to
    its gate and to the isle beside it. What is not there is sky or one of the `bodies`, the parts of fortresses that
    are no hexes: it is nobody's neighbour, and neither steps nor range lead across. `ground` are the hexes of isles and
    earthscapes. `terrain[t]` are its hexes of one terrain, `allowed[t]` those of that terrain and all easier ones.
    `wells` are the Source wells of the ground. `groups[n]` is hex group n, `group_of[h]` the group that a hex belongs
    to, `top_group_of[h]` the tile that lies on top of it. `touching[n]` are the groups that share an edge with group n,
    as bits. `layers[n]` are the hexes whose topmost layer is n; isles lie on layer 0.
    """

    layout: Layout
    board: Board
    ground: int
    terrain: tuple[int, ...]
    allowed: tuple[int, ...]
    wells: int
    gates: tuple[int, ...]
    fortress_wells: tuple[int, ...]
    bodies: int
    groups: tuple[int, ...]
    group_of: bytes
    top_group_of: bytes
    touching: tuple[int, ...]
    layers: tuple[int, ...]
    laid: tuple[Laid, ...]

    def layer_of(self, hex: int) -> int:
        """On which layer the topmost tile of a hex of the ground lies; -1 for what is no ground."""
        return next((layer for layer, hexes in enumerate(self.layers) if hexes >> hex & 1), -1)

    def terrain_of(self, hex: int) -> int:
        """The terrain of a hex of the ground; -1 for what is no ground."""
        return next((terrain for terrain, hexes in enumerate(self.terrain) if hexes >> hex & 1), -1)


@lru_cache(maxsize=64)
def land_of(layout: Layout) -> Land:
    """The land of a layout at set-up; `BadInput` if its parts do not fit together.

    >>> from hordekeep.games.cloudspire.content.boards import load_layout
    >>> land = land_of(load_layout("B2"))
    >>> land.ground.bit_count(), land.board.exists.bit_count(), [FRAME.write(gate) for gate in land.gates]
    (91, 97, ['5.1', '-5.-1'])
    """
    table = _Table(layout)
    for placed in layout.isles:
        table.lay_isle(placed)
    for seat, fortress in zip(SEATS, layout.seats, strict=False):
        table.attach_fortress(seat, fortress)
    group_of = bytearray(FRAME.size)
    for number, hexes in enumerate(table.groups):
        for each in hexes_in(hexes):
            group_of[each] = number
    ground = sum(table.groups)
    board = _board(ground | _mask(table.gates) | sum(table.fortress_wells))
    return Land(
        layout=layout,
        board=board,
        ground=ground,
        terrain=tuple(table.terrain),
        allowed=tuple(accumulate(table.terrain, or_)),
        wells=table.wells,
        gates=tuple(table.gates),
        fortress_wells=tuple(table.fortress_wells),
        bodies=table.bodies,
        groups=tuple(table.groups),
        group_of=bytes(group_of),
        top_group_of=bytes(group_of),
        touching=tuple([_groups_beside(board, hexes, group_of) for hexes in table.groups]),
        layers=(ground,),
        laid=(),
    )


@enforces("CS-EARTH-15", "CS-EARTH-14", "CS-EARTH-06", "CS-EARTH-13")
def lay(land: Land, earthscape: Earthscape, hexes: Sequence[int]) -> Land:
    """The land with an earthscape on it, its spaces on these hexes in order: on sky it is a hex group of its own, on
    layer 0; on ground it lies one layer higher, and a Source well that it covers is gone.

    Whether the rules allow it is asked in `earthscapes`; here it only has to lie evenly.
    """
    mask = _mask(hexes)
    terrain = [each & ~mask for each in land.terrain]
    wells = land.wells & ~mask
    top_group_of = bytearray(land.top_group_of)
    for at, space in zip(hexes, earthscape.spaces, strict=True):
        terrain[space.terrain] |= 1 << at
        wells |= space.well << at
        top_group_of[at] = earthscape.number
    changed = msgspec.structs.replace(
        land,
        terrain=tuple(terrain),
        allowed=tuple(accumulate(terrain, or_)),
        wells=wells,
        top_group_of=bytes(top_group_of),
        laid=(*land.laid, Laid(earthscape.number, tuple(hexes))),
    )
    if not mask & (land.board.exists | land.bodies):
        return _extended(changed, earthscape.number, mask)
    return _altered(changed, mask)


@enforces("CS-HEX-08")
def isle_hexes(land: Land) -> int:
    """The hexes of the isles themselves: earthscapes beside them and on top of them are none."""
    found = land.ground
    for laid in land.laid:
        found &= ~_mask(laid.hexes)
    return found


def beside(mask: int) -> int:
    """The hexes of the mask and all cells of the frame that share an edge with one, sky too.

    >>> beside(1 << FRAME.id((0, 0))).bit_count()
    7
    """
    right, left, width = mask << 1, mask >> 1, FRAME.width
    return (mask | right | left | (mask | left) << width | (mask | right) >> width) & FRAME.cells


@enforces("CS-INFL-10", "CS-INFL-09")
def groups_on(land: Land, mask: int) -> int:
    """The hex groups, as bits, that hexes of the mask belong to: their bottommost layer decides."""
    found = 0
    for each in hexes_in(mask):
        found |= 1 << land.group_of[each]
    return found & ~(1 << NO_GROUP)


def _altered(land: Land, mask: int) -> Land:
    layers = [*land.layers, 0]
    below = next((layer for layer, hexes in enumerate(layers) if not mask & ~hexes), None)
    if below is None:
        raise ValueError(f"an earthscape lies on one layer of ground or on sky, not on {_named(hexes_in(mask))}")
    layers[below] &= ~mask
    layers[below + 1] |= mask
    return msgspec.structs.replace(land, layers=tuple(layers if layers[-1] else layers[:-1]))


def _extended(land: Land, number: int, mask: int) -> Land:
    board = _board(land.board.exists | mask)
    group_of = bytearray(land.group_of)
    for each in hexes_in(mask):
        group_of[each] = number
    beside_it = _groups_beside(board, mask, group_of)
    touching = [each | (beside_it >> group & 1) << number for group, each in enumerate(land.touching)]
    touching[number] = beside_it
    groups = list(land.groups)
    groups[number] = mask
    return msgspec.structs.replace(
        land,
        board=board,
        ground=land.ground | mask,
        groups=tuple(groups),
        group_of=bytes(group_of),
        touching=tuple(touching),
        layers=(land.layers[0] | mask, *land.layers[1:]),
    )


@lru_cache(maxsize=1 << 10)
def _board(exists: int) -> Board:
    """The board of these hexes: lands with the same hexes share it and its tables."""
    return Board(FRAME, exists)


def _groups_beside(board: Board, mask: int, group_of: Sequence[int]) -> int:
    """The groups, as bits, of the hexes that share an edge with the mask."""
    found = 0
    for each in hexes_in(board.grown(mask) & ~mask):
        found |= 1 << group_of[each]
    return found & ~(1 << NO_GROUP)


def _mask(hexes: Sequence[int]) -> int:
    mask = 0
    for each in hexes:
        mask |= 1 << each
    return mask


def _named(hexes: Sequence[int]) -> str:
    return ", ".join(FRAME.write(each) for each in hexes)


class _Table:
    """A layout being laid out, tile after tile: no two may share a hex."""

    def __init__(self, layout: Layout) -> None:
        self.where = f"layout {layout.code!r}"
        self.taken: dict[str, int] = {}
        self.groups = [0] * (MOST + 1)
        self.terrain = [0] * len(TERRAINS)
        self.wells = 0
        self.gates: list[int] = []
        self.fortress_wells: list[int] = []
        self.bodies = 0
        if len(layout.seats) > len(SEATS):
            advice = f"A layout has at most {len(SEATS)}."
            raise BadInput(f"It has {len(layout.seats)} seats.", where=self.where, advice=advice)

    def lay_isle(self, placed: PlacedIsle) -> None:
        here, isles = f"isle {placed.isle}", load_isles()
        if placed.isle not in isles:
            raise BadInput(f"There is no {here}.", where=self.where, advice=did_you_mean(placed.isle, isles))
        if here in self.taken:
            raise BadInput(f"It has {here} twice.", where=self.where, advice="Lay each isle once.")
        terrain, self.groups[placed.isle], wells = _isle(placed)
        self.take(here, self.groups[placed.isle])
        self.terrain = list(map(or_, self.terrain, terrain))
        self.wells |= wells

    def attach_fortress(self, seat: str, placed: PlacedFortress) -> None:
        [gate], wells, body = (laid_out(each, placed.at, placed.notch) for each in ((GATE,), FORTRESS_WELLS, BODY))
        self.take(f"the fortress of seat {seat}", FRAME.mask((gate, *wells, *body)))
        self.gates.append(FRAME.id(gate))
        self.fortress_wells.append(FRAME.mask(wells))
        self.bodies |= FRAME.mask(body)

    def take(self, what: str, hexes: int) -> None:
        for other, taken in self.taken.items():
            if hexes & taken:
                shared = FRAME.write(hexes_in(hexes & taken)[0])
                said = f"{what[0].upper()}{what[1:]} overlaps {other} on {shared}."
                raise BadInput(said, where=self.where, advice="Choose another place or notch.")
        self.taken[what] = hexes


@once
def _isle(placed: PlacedIsle) -> tuple[tuple[int, ...], int, int]:
    """The hexes of an isle on its place by terrain, all of them, and its wells."""
    terrain, wells = [0] * len(TERRAINS), 0
    spaces = load_isles()[placed.isle].spaces
    for coordinate, space in zip(laid_out(STAR, placed.at, placed.rotation), spaces, strict=True):
        at = FRAME.id(coordinate)
        terrain[space.terrain] |= 1 << at
        wells |= space.well << at
    return tuple(terrain), sum(terrain), wells
