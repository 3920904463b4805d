"""Where an earthscape may be laid (CS-EARTH): beside what is there, on sky, or on top of it, on even ground.

Legality is named layers: a rule, the reason, and the triangles that it closes. What is offered and the answer to "why
can't I?" come from the same layers. A player first picks the triangle, then how the earthscape is turned on it: three
ways, printed side up (CS-EARTH-11). Units near by stay where they are (CS-EARTH-16): nothing here moves anything.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from hordekeep.games.cloudspire.content import triangles
from hordekeep.games.cloudspire.content.boards import FRAME, PATH
from hordekeep.games.cloudspire.content.tiles import Earthscape
from hordekeep.games.cloudspire.content.triangles import TURNS
from hordekeep.games.cloudspire.ground.influence import influenced_hexes
from hordekeep.games.cloudspire.ground.land import Laid, Land, beside, groups_on
from hordekeep.games.cloudspire.ground.roads import are_linked, some_road
from hordekeep.kernel import enforces
from hordekeep.kernel.hexes import Board

Why: TypeAlias = tuple[str, str]
"""The rule that says no, and the key of the reason."""


class Footing(NamedTuple):
    """What a seat's earthscape depends on besides the land: the hexes that the seat influences, the hex groups that
    contain its spires, as bits, the hexes that anything occupies, and the hexes of all possible marks."""

    influence: int
    spire_groups: int
    occupied: int
    marks: int


class Layer(NamedTuple):
    """A rule, the key of the reason, and the triangles that the rule closes."""

    rule: str
    reason: str
    closes: int


@enforces("CS-MARK-02", "CS-MARK-06")
def footing(land: Land, seat: int, spires: int, occupied: int, marks: int = 0) -> Footing:
    """What a seat with spires on these hexes has to go by. The marks are all gates unless others are possible."""
    if not marks:
        for gate in land.gates:
            marks |= 1 << gate
    return Footing(influenced_hexes(land, seat, spires), groups_on(land, spires), occupied, marks)


def layers(land: Land, by: Footing) -> tuple[Layer, ...]:
    """Every rule that closes triangles to a seat, whichever earthscape it lays and however it is turned."""
    fortresses = land.board.exists & ~land.ground
    altering = triangles.inside(land.ground)
    extending = triangles.inside(FRAME.cells & ~land.board.exists & ~land.bodies)
    even = 0
    for plane in land.layers:
        even |= triangles.inside(plane)
    own = 0
    for group, hexes in enumerate(land.groups):
        if by.spire_groups >> group & 1:
            own |= hexes
    return (
        Layer("CS-EARTH-12", "no-earthscape-on-fortress", triangles.touching(fortresses)),
        Layer("CS-EARTH-15", "no-earthscape-on-fortress-body", triangles.touching(land.bodies)),
        Layer("CS-EARTH-02", "no-earthscape-half-on-sky", triangles.ALL & ~altering & ~extending),
        Layer("CS-EARTH-04", "no-earthscape-uneven", altering & ~even),
        Layer("CS-EARTH-05", "no-earthscape-on-occupied", triangles.touching(by.occupied)),
        Layer("CS-EARTH-08", "no-earthscape-without-influence", altering & ~triangles.touching(by.influence)),
        Layer("CS-EARTH-03", "no-earthscape-without-spire", extending & ~triangles.touching(beside(own))),
    )


def triangles_legal(land: Land, by: Footing, earthscape: Earthscape) -> tuple[int, ...]:
    """The triangles on which a seat may lay an earthscape, turned in one way or another."""
    legal = triangles.ALL
    for layer in layers(land, by):
        legal &= ~layer.closes
    return triangles.triangles_in(legal & ~_cutting(land.board, land.terrain[PATH], by.marks, _paths_of(earthscape)))


def turns_legal(land: Land, by: Footing, earthscape: Earthscape, triangle: int) -> tuple[int, ...]:
    """The ways in which an earthscape may be turned on a triangle; none where it may not lie."""
    if _closed(land, by, triangle):
        return ()
    board, path, paths = land.board, land.terrain[PATH], _paths_of(earthscape)
    return tuple([turn for turn in TURNS if not _cuts(board, path, by.marks, paths, triangle, turn)])


def why_not_lay(land: Land, by: Footing, earthscape: Earthscape, triangle: int, turn: int | None = None) -> Why | None:
    """The rule against an earthscape on a triangle, turned so or, if no turn is given, however it is turned; None if
    there is none."""
    closed = _closed(land, by, triangle)
    if closed:
        return closed.rule, closed.reason
    turns = TURNS if turn is None else (turn,)
    if all(_cuts(land.board, land.terrain[PATH], by.marks, _paths_of(earthscape), triangle, each) for each in turns):
        return "CS-EARTH-07", "no-earthscape-cuts-path"
    return None


def spaces_on(triangle: int, turn: int) -> tuple[int, ...]:
    """The hexes on which the spaces of an earthscape come to lie, in their order."""
    hexes = triangles.hexes_of(triangle)
    return hexes[turn:] + hexes[:turn]


@enforces("CS-EARTH-09", "CS-EARTH-17")
def wells_to_build_on(land: Land, laid: Laid, influence: int) -> int:
    """The wells of an earthscape just laid on one of which its builder may construct a spire at once: those over which
    it has influence now."""
    own = 0
    for each in laid.hexes:
        own |= 1 << each
    return land.wells & own & influence


def _closed(land: Land, by: Footing, triangle: int) -> Layer | None:
    return next((layer for layer in layers(land, by) if layer.closes >> triangle & 1), None)


Paths: TypeAlias = tuple[bool, ...]
"""Which spaces of an earthscape are path, in their order."""


def _paths_of(earthscape: Earthscape) -> Paths:
    return tuple([space.terrain == PATH for space in earthscape.spaces])


@lru_cache(maxsize=1 << 10)
@enforces("CS-EARTH-10")
def _cutting(board: Board, path: int, marks: int, paths: Paths) -> int:
    """The triangles on which an earthscape with such spaces cuts the path however it is turned. Only terrain counts, so
    it is kept by that."""
    found = 0
    for triangle in triangles.triangles_in(
        triangles.inside(board.exists) & triangles.touching(some_road(board, path, marks))
    ):
        if all(_cuts(board, path, marks, paths, triangle, turn) for turn in TURNS):
            found |= 1 << triangle
    return found


@enforces("CS-EARTH-07")
def _cuts(board: Board, path: int, marks: int, paths: Paths, triangle: int, turn: int) -> bool:
    """Whether an earthscape would cover path so that path no longer connects all possible marks."""
    covered = triangles.mask_of(triangle)
    laid = 0
    for at, is_path in zip(spaces_on(triangle, turn), paths, strict=True):
        laid |= is_path << at
    lost = path & covered & ~laid
    if not lost & some_road(board, path, marks):
        return False
    return not are_linked(board, path & ~covered | laid, marks)
