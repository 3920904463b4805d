"""The oracle's battlefield: hexes, distances, sight and ways, read off what a match shows of its map."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

Hex = tuple[int, int]
SIX = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
SIGHT = 3
"""How far a path of sight leads (SM-LOS-01), and the default range (SM-TGT-02)."""


def hex_of(text: str) -> Hex:
    """A hex as keys and positions write it."""
    q, r = text.split(".")
    return int(q), int(r)


def text_of(where: Hex) -> str:
    """As keys and positions write a hex."""
    return f"{where[0]}.{where[1]}"


def around(where: Hex) -> list[Hex]:
    """The six hexes next to one, on the board or not."""
    return [(where[0] + q, where[1] + r) for q, r in SIX]


def apart(one: Hex, other: Hex) -> int:
    """How many hexes lie between two, whatever lies on them (SM-LOS-09)."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


class Ground(NamedTuple):
    """What never changes: the hexes, those of Domes, Cover, white lines, the places of Towers and Nexuses."""

    hexes: frozenset[Hex]
    inside: frozenset[Hex]
    cover: frozenset[Hex]
    lines: frozenset[frozenset[Hex]]
    nexus: dict[str, Hex]
    towers: dict[str, dict[str, Hex]]
    domes: dict[str, Hex]
    seen: dict[Hex, frozenset[Hex]]
    marches: dict[Hex, dict[Hex, int]]

    def distances(self, start: Hex, most: int, is_open: Callable[[Hex, Hex], bool]) -> dict[Hex, int]:
        """The shortest ways from a hex over borders that are open."""
        found, edge = {start: 0}, [start]
        for length in range(1, most + 1):
            reached = []
            for each in edge:
                for beside in around(each):
                    if beside in self.hexes and beside not in found and is_open(each, beside):
                        found[beside] = length
                        reached.append(beside)
            edge = reached
        return found

    def sight(self, start: Hex) -> frozenset[Hex]:
        """What is seen from a hex: by a path of three that crosses no white line (SM-LOS-01, SM-LOS-10)."""
        if start not in self.seen:
            ways = self.distances(start, SIGHT, lambda one, other: frozenset((one, other)) not in self.lines)
            self.seen[start] = frozenset(ways)
        return self.seen[start]

    def within(self, start: Hex, most: int) -> frozenset[Hex]:
        """The hexes at most so far away."""
        return frozenset(each for each in self.hexes if apart(start, each) <= most)

    def dome(self, point: Hex) -> frozenset[Hex]:
        """The Dome round a control point."""
        ways = self.distances(point, len(self.inside), lambda _, other: other in self.inside)
        return frozenset(ways)

    def march(self, start: Hex) -> dict[Hex, int]:
        """How far a control token has to go to any hex: never through a Dome (SM-ADV-06, SM-ADV-08)."""
        if start not in self.marches:
            self.marches[start] = self.distances(start, len(self.hexes), lambda _, other: other not in self.inside)
        return self.marches[start]


def ground_of(shown: Any) -> Ground:
    """The battlefield of a match."""
    hexes: list[Hex] = []
    inside: list[Hex] = []
    for row in shown["rows"]:
        for at, terrain in enumerate(row["terrain"]):
            hexes.append((row["q"] + at, row["r"]))
            if terrain == "o":
                inside.append(hexes[-1])
    return Ground(
        frozenset(hexes),
        frozenset(inside),
        frozenset(map(hex_of, shown["cover"])),
        frozenset(frozenset(map(hex_of, line)) for line in shown["walls"]),
        {side: hex_of(each) for side, each in shown["nexus"].items()},
        {lane: {side: hex_of(each) for side, each in both.items()} for lane, both in shown["towers"].items()},
        {dome: hex_of(each) for dome, each in shown["domes"].items()},
        {},
        {},
    )


def nearest(wanted: Collection[Hex], far: Callable[[Hex], int]) -> frozenset[Hex]:
    """Those of several hexes that are closest."""
    least = min(map(far, wanted), default=0)
    return frozenset(each for each in wanted if far(each) == least)
