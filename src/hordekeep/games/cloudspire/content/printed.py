"""What is printed on chips and cards, listed: the faces of each kind, structures, advancements, effects. Choices and
sentences name nothing else."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from hordekeep.games.cloudspire.content.chips import EQUIPMENT, HERO, MINION, SPIRE, box
from hordekeep.kernel import enforces, once

MOST_START: Final = 2
"""With fewer starting upgrades at hand there is no order to choose (CS-BUILD-02)."""


@once
def spire_faces() -> tuple[str, ...]:
    """The faces of all spires."""
    return _faces(SPIRE)


@once
@enforces("CS-SIDE-05", "CS-SIDE-16")
def minion_faces() -> tuple[str, ...]:
    """The faces on which minions can be stacked."""
    return _faces(MINION, basic=True)


@once
@enforces("CS-MKT-01")
def market_faces() -> tuple[str, ...]:
    """The faces of all market chips."""
    return tuple([box().chips[chip].faces[0].id for chip in box().market])


@once
def selectable_faces() -> tuple[str, ...]:
    """All that can be selected: units, and whatever lies in the market or beside the barracks."""
    return tuple(dict.fromkeys([*_faces(HERO, basic=True), *minion_faces(), *market_faces()]))


@once
def equipment_faces() -> tuple[str, ...]:
    """The faces of all equipment."""
    return _faces(EQUIPMENT)


def _faces(kind: int, *, basic: bool = False) -> tuple[str, ...]:
    chips = [chip for chip in box().chips if chip.kind == kind and chip.faction]
    found = [face.id for chip in chips for face in chip.faces if not (basic and face.promoted)]
    return tuple(dict.fromkeys(found))


@once
def structures() -> tuple[str, ...]:
    """The structures of all fortresses; some have the same name."""
    return tuple(dict.fromkeys(each.id for faction in box().factions.values() for each in faction.structures))


@once
def advancements() -> tuple[str, ...]:
    """All advancements, as "brawnen/smelter/2"."""
    known = box().factions.values()
    return tuple([level.id for faction in known for each in faction.structures for level in each.levels])


@once
def effects() -> tuple[str, ...]:
    """Everything with an effect, as rules name it."""
    known = box()
    cards = [f"relic/{each}" for each in known.relics] + [f"event/{each}" for each in known.events]
    return (*known.talents, *advancements(), *cards)


@once
def orders() -> tuple[str, ...]:
    """All orders of starting upgrades (CS-BUILD-02), also of what a supply that runs short leaves (CS-UPG-02)."""
    starts = {"".join(sorted(face.start)) for chip in box().chips for face in chip.faces}
    found = {
        "".join(order)
        for start in starts
        for count in range(MOST_START, len(start) + 1)
        for part in combinations(start, count)
        for order in permutations(part)
        if len(set(part)) > 1
    }
    return tuple(sorted(found))
