"""Hexes once more, the slow and plain way: coordinates and sets, to compare the masks with."""

from __future__ import annotations

from collections.abc import Collection, Iterator

Hex = tuple[int, int]
Edge = frozenset[Hex]

NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def beside(at: Hex, hexes: Collection[Hex]) -> set[Hex]:
    """The neighbours of a hex among these."""
    return {(at[0] + q, at[1] + r) for q, r in NEIGHBOURS} & set(hexes)


def counts(starts: Collection[Hex], walk: Collection[Hex], walls: Collection[Edge] = ()) -> dict[Hex, int]:
    """The steps from the nearest start to each hex that can be reached over `walk`, breadth first."""
    found = dict.fromkeys(starts, 0)
    queue = list(starts)
    for at in queue:
        for there in sorted(beside(at, walk)):
            if there not in found and frozenset((at, there)) not in walls:
                found[there] = found[at] + 1
                queue.append(there)
    return found


def reach(start: Hex, steps: int, through: Collection[Hex], stop: Collection[Hex], hexes: Collection[Hex]) -> set[Hex]:
    """The ends of walks of at most `steps`: inner hexes of `through`, the last of `stop`; the start itself too."""
    ends, front = {start}, {start}
    for _ in range(steps):
        entered = {there for at in front for there in beside(at, hexes)}
        ends |= entered & set(stop)
        front = entered & (set(through) | {start})
    return ends


def simple_walks(start: Hex, steps: int, free: Collection[Hex]) -> Iterator[tuple[Hex, ...]]:
    """All walks of exactly so many steps that enter no hex twice and never the start."""

    def go_on(walked: tuple[Hex, ...]) -> Iterator[tuple[Hex, ...]]:
        if len(walked) == steps + 1:
            yield walked[1:]
            return
        for there in sorted(beside(walked[-1], free)):
            if there not in walked:
                yield from go_on((*walked, there))

    yield from go_on((start,))


def turned(hexes: Collection[Hex]) -> frozenset[Hex]:
    """A sixth of a turn, by cube coordinates: (q, r, s) becomes (-r, -s, -q)."""
    return frozenset((-r, q + r) for q, r in hexes)


def mirrored(hexes: Collection[Hex]) -> frozenset[Hex]:
    """A mirror image, by changing two of the three cube coordinates."""
    return frozenset((r, q) for q, r in hexes)


def ways_to_lie(cells: Collection[Hex]) -> set[frozenset[Hex]]:
    """All twelve turns and mirror images of a shape, as they lie round 0.0."""
    found: set[frozenset[Hex]] = set()
    for side in (frozenset(cells), mirrored(cells)):
        each = side
        for _ in range(6):
            found.add(each)
            each = turned(each)
    return found


def placements(cells: Collection[Hex], at: Hex, hexes: Collection[Hex], *, pinned: bool) -> set[frozenset[Hex]]:
    """What a shape covers of a board in all the ways in which it covers `at` (with its 0.0, if pinned)."""
    found: set[frozenset[Hex]] = set()
    for way in ways_to_lie(cells):
        for pin in [(0, 0)] if pinned else way:
            moved = {(q - pin[0] + at[0], r - pin[1] + at[1]) for q, r in way}
            found.add(frozenset(moved & set(hexes)))
    return found
