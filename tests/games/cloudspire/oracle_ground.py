"""Distances and ways of the second reading: counted hex by hex on its own table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from hordekeep.kernel import Document
from tests.games.cloudspire.oracle_cards import TIERS, face
from tests.games.cloudspire.oracle_table import NOBODY, Chip, Table

WAYS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
FAR = 999


class Ground:
    """The hexes of a position, with a table on them."""

    def __init__(self, shown: Document, table: Table) -> None:
        self.table = table
        self.coop = shown["mode"] == "coop"
        self.hexes: dict[str, Document] = shown["map"]["hexes"]
        self.gates: list[str] = [each["gate"] for each in shown["map"]["fortresses"]]
        self.wells: list[list[str]] = [each["wells"] for each in shown["map"]["fortresses"]]
        self.known = {*self.hexes, *self.gates, *(well for wells in self.wells for well in wells)}
        self._steps: dict[str, dict[str, int]] = {}
        self.near = {spot: [each for each in _around(spot) if each in self.known] for spot in self.known}

    def are_friends(self, one: int, other: int) -> bool:
        """CS-FACTION-05; landmarks are opposing to all (CS-FACTION-06)."""
        return one >= 0 and (one == other or other in self.table.allies[one])

    def is_ground(self, spot: str, allowance: str) -> bool:
        """Terrain that a unit may walk: its own tier and all easier ones (CS-TERR-02). Gates and fortress wells are
        none (CS-CLOSE-07)."""
        return spot in self.hexes and TIERS.index(self.hexes[spot]["terrain"]) <= TIERS.index(allowance)

    def walls(self, spot: str) -> bool:
        """What closeness does not count through: spires and landmarks (CS-CLOSE-03, CS-CLOSE-04)."""
        return spot in self.table.spires or spot in self.table.landmarks

    def occupied(self, spot: str) -> bool:
        """CS-OCC-01; items do not stop anybody (CS-OCC-03)."""
        return self.walls(spot) or spot in self.table.units

    def spread(self, starts: Iterable[str], may: Callable[[str], bool]) -> dict[str, int]:
        """How far each hex is from the nearest start, over hexes that may be entered."""
        found = dict.fromkeys(starts, 0)
        left = deque(found)
        while left:
            spot = left.popleft()
            for each in self.near[spot]:
                if each not in found and may(each):
                    found[each] = found[spot] + 1
                    left.append(each)
        return found

    def apart(self, one: str, other: str) -> int:
        """Distance for all other purposes: over any hexes, never over sky (CS-CLOSE-05, CS-CLOSE-08)."""
        return self.steps_from(one).get(other, FAR) if one in self.known else FAR

    def steps_from(self, start: str) -> dict[str, int]:
        """How many steps it is to each hex, whatever lies between; counted once."""
        if start not in self._steps:
            self._steps[start] = self.spread([start], lambda spot: True)
        return self._steps[start]

    def to_mark(self, mark: str, allowance: str) -> dict[str, int]:
        """How close each hex is to a mark in that terrain, through faction units (CS-CLOSE-01 to CS-CLOSE-03)."""
        return self.spread([mark], lambda spot: self.is_ground(spot, allowance) and not self.walls(spot))

    def mark_of(self, seat: int) -> str:
        """The hex of a faction's mark: a gate (CS-MARK-02), or the Beacon (CS-K-COOP-02)."""
        if self.coop and seat == self.table.automaton:
            return next((spot for spot, each in self.table.landmarks.items() if each.name == "beacon"), "0.0")
        return self.gates[self.table.seats[seat].mark]

    def hex_of(self, chip: Chip) -> str:
        """Where a chip stands; on its gate if it is in a stack."""
        for chips in (self.table.units, self.table.spires, self.table.landmarks):
            for spot, each in chips.items():
                if each is chip:
                    return spot
        return self.gates[chip.owner]

    def closeness(self, chip: Chip) -> int:
        """How close a minion is to its mark (CS-LEAD-01); from the gate hex if it has not deployed (CS-LEAD-05)."""
        steps = self.to_mark(self.mark_of(chip.owner), chip.face.terrain)
        spot = self.hex_of(chip)
        if spot in steps or spot not in self.gates:
            return steps.get(spot, FAR)
        return 1 + min((steps.get(each, FAR) for each in self.near[spot]), default=FAR)


def _around(spot: str) -> list[str]:
    q, r = map(int, spot.split("."))
    return [f"{q + one}.{r + other}" for one, other in WAYS]


def talents(table: Table, chip: Chip) -> set[str]:
    """The talents that a chip has: printed, and those of what it wears (CS-EQUIP-01, CS-K-ADV-25)."""
    return {*chip.face.talents, *(talent for each in chip.gear for talent in face(each).talents)}


def reach(table: Table, chip: Chip) -> int:
    """How far a unit attacks: 1, or its # Range with its range chips (CS-RANGE-02, CS-UPG-05)."""
    ranges = [int(each.partition("-")[0]) for each in talents(table, chip) if each.endswith("-range")]
    if not ranges:
        return 1
    on_spire = any(each is chip and spot in table.spires for spot, each in table.units.items())  # CS-K-TAL-64
    return max(ranges) + chip.upgrades.count("R") + on_spire


def is_mine(table: Table, chip: Chip, faction: str, structure: str, level: int) -> bool:
    """Has its controller this advancement?"""
    seat = table.seats[chip.owner] if chip.owner != NOBODY else None
    return seat is not None and seat.faction == faction and seat.levels.get(structure, 0) >= level


def moves(table: Table, chip: Chip) -> int:
    """The movement stat: printed, with what advancements, relics and events make of it (CS-MOVE-05)."""
    if "heavy-air" in table.drawn:
        return 2
    stat = chip.face.move
    own = chip.face.faction == table.seats[chip.owner].faction
    if "swift-banner" in table.seats[chip.owner].relics_in_play and chip.face.kind != "hero":
        stat += 1
    if own and "flying" in talents(table, chip) and is_mine(table, chip, "heirs", "airstrip", 1):
        stat += 1
    if own and chip.face.kind == "hero" and is_mine(table, chip, "narora", "azure-temple", 1):
        stat += 1
    return stat


def attack(table: Table, chip: Chip) -> int:
    """The attack stat: printed and one for each attack chip (CS-ATK-18); none stays none."""
    return 0 if chip.face.attack is None else chip.face.attack + chip.upgrades.count("A")
