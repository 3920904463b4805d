"""Whether a battlefield is alike for both sides and on both hands (SM-Q-BOARD2, SM-Q-BOARD3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from hordekeep.games.skytear.content.setting import BLUE, RED, SIDES
from hordekeep.games.skytear.ground.boards import Battlefield
from hordekeep.kernel.hexes import Coordinate, flipped, hexes_in, turned, write_coordinate


class Mirror(NamedTuple):
    """A mirror: what it exchanges, where it takes a hex, and which side a side becomes."""

    between: str
    take: Callable[[Coordinate], Coordinate]
    sides: tuple[int, int]


def half_turn(coordinate: Coordinate) -> Coordinate:
    """Half a turn round the middle of the board.

    >>> half_turn((-3, 6))
    (3, -6)
    """
    return turned(coordinate, 3)


def left_right(coordinate: Coordinate) -> Coordinate:
    """The hex as far to the right as this one is to the left.

    >>> left_right((-6, 4)), left_right((-3, 6))
    ((2, 4), (-3, 6))
    """
    return half_turn(flipped(coordinate))


MIRRORS = (Mirror("left and right", left_right, (BLUE, RED)), Mirror("Blue and Red", flipped, (RED, BLUE)))


def differences(field: Battlefield) -> Iterator[str]:
    """What is not alike, in words. Where minions start may be alike after half a turn instead of in the mirror."""
    for mirror in MIRRORS:
        for name, before, after in _looked_at(field, mirror):
            odd = sorted(set(before) ^ set(after))
            if odd:
                yield f"{name} differ between {mirror.between}: {', '.join(odd[:6])}."
    if not any(_swaps_minions(field, take) for take in (flipped, half_turn)):
        yield "The minions of Blue and Red start on hexes that are not alike."


def _looked_at(field: Battlefield, mirror: Mirror) -> Iterator[tuple[str, list[str], list[str]]]:
    """All that a mirror has to leave as it is: its name, how it is, and how it is in the mirror."""

    def in_mirror(hexes: Iterable[Coordinate]) -> str:
        return "|".join(sorted(write_coordinate(mirror.take(each)) for each in hexes))

    def as_it_is(hexes: Iterable[Coordinate]) -> str:
        return "|".join(sorted(map(write_coordinate, hexes)))

    def both(name: str, groups: Iterable[tuple[Coordinate, ...]]) -> tuple[str, list[str], list[str]]:
        known = list(groups)
        return name, [as_it_is(each) for each in known], [in_mirror(each) for each in known]

    place = field.board.frame.coordinate
    for kind, mask in field.terrain.items():
        yield both(f"The hexes of terrain {kind!r}", [(place(each),) for each in hexes_in(mask)])
    yield both("The Cover Hexes", [(each,) for each in field.map.cover])
    yield both("The white lines", field.map.white_lines)
    yield both("The starts of the control tokens", [(place(lane.control_start),) for lane in field.lanes])
    yield both("The control points of the Domes", [(place(dome.control_point),) for dome in field.domes])
    pairs = (field.nexus, *(lane.towers for lane in field.lanes))
    built = [(side, (place(pair[side]),)) for pair in pairs for side in (BLUE, RED)]
    yield (
        "The Towers and Nexuses",
        [f"{SIDES[side]} {as_it_is(at)}" for side, at in built],
        [f"{SIDES[mirror.sides[side]]} {in_mirror(at)}" for side, at in built],
    )


def _swaps_minions(field: Battlefield, take: Callable[[Coordinate], Coordinate]) -> bool:
    """Whether this exchanges the places of both sides' minions at the start."""
    place = field.board.frame.coordinate
    blue, red = ([place(each) for lane in field.lanes for each in lane.minions[side]] for side in (BLUE, RED))
    return sorted(map(take, blue)) == sorted(red)
