"""What a chip's numbers are now: printed, plus upgrades, plus what effects give. Nothing keeps a number."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.chips import NONE, SPIRE
from hordekeep.games.cloudspire.content.setting import CAPACITY, NOBODY
from hordekeep.games.cloudspire.effects.effects import has, highest, of_faction, shows, total
from hordekeep.games.cloudspire.effects.happened import Gained, SourceGained
from hordekeep.games.cloudspire.state.pieces import KIND, face
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import enforces

GATE_RETALIATION: Final = 1
"""CS-GATE-05."""


@enforces("CS-MOVE-05", "CS-EVENT-03")
def movement(g: PlayArea, chip: int) -> int:
    """The most hexes that a unit moves in a turn. An event overrides all else."""
    fixed = highest(g, "movement-is", g.holder[chip])
    return fixed or max(face(g, chip).move + total(g, "movement", chip), 0)


@enforces("CS-TERR-02", "CS-TERR-08", "CS-TERR-03", "CS-TERR-04", "CS-TERR-05", "CS-TERR-06", "CS-TERR-07")
def terrain(g: PlayArea, chip: int) -> int:
    """The hardest terrain that a unit may enter, by its icon: path for all, and nothing else without one, then plains,
    forest, mountains, water."""
    return face(g, chip).terrain


@enforces("CS-ATK-18", "CS-ATK-20", "CS-ATK-17")
def attack(g: PlayArea, chip: int) -> int:
    """The attack stat of a unit: printed, 1 more for each attack upgrade, also above a printed 0, and what effects add;
    NONE if it has none."""
    printed = face(g, chip).attack
    if printed == NONE:
        return NONE
    return printed + g.upgrades[chip].count("A") + total(g, "attack", chip)


@enforces("CS-RANGE-02", "CS-UPG-05", "CS-TALENT-07")
def reach(g: PlayArea, chip: int) -> int:
    """How far a unit attacks and retaliates: 1, or as its # Range says with 1 more for each range upgrade."""
    if not has(g, chip, "range"):
        return 1
    return max(total(g, "range", chip), 1) + g.upgrades[chip].count("R")


@enforces("CS-SPIRE-03", "CS-SPIRE-18", "CS-SPIRE-02")
def dice(g: PlayArea, spire: int) -> int:
    """The dice that a spire rolls: 1 for each attack upgrade, as many as an event allows. What it started with does not
    matter any more."""
    count = g.upgrades[spire].count("A")
    most = highest(g, "dice-at-most", g.holder[spire])
    return min(count, most) if most else count


@enforces("CS-RANGE-01", "CS-EVENT-03", "CS-SPIRE-02")
def spire_range(g: PlayArea, spire: int) -> int:
    """The range of a spire: 1, and 1 more for each range upgrade. An event overrides."""
    fixed = highest(g, "spire-range-is", g.holder[spire])
    return fixed or 1 + g.upgrades[spire].count("R") + total(g, "spire-range", spire)


@enforces("CS-UPG-08")
def capacity(g: PlayArea, chip: int) -> int:
    """How many upgrades a chip may have by choice."""
    return face(g, chip).cap + total(g, "capacity", chip)


@enforces("CS-UPG-09", "CS-UPG-10", "CS-UPG-12")
def has_room(g: PlayArea, chip: int) -> bool:
    """Is it below its capacity? Every upgrade counts, fortifications too."""
    return len(g.upgrades[chip]) < capacity(g, chip)


@enforces("CS-SPIRE-04", "CS-UPG-04", "CS-UPG-05", "CS-DEF-19")
def may_carry(g: PlayArea, chip: int, letter: str) -> bool:
    """May this upgrade go on this chip? Any on a spire; on a unit attack needs an attack stat, range needs # Range,
    also where that cannot be used, as on the gate."""
    if not g.supply["ARD".index(letter)]:
        return False
    if KIND[chip] == SPIRE or letter == "D":
        return True
    return face(g, chip).attack != NONE if letter == "A" else shows(g, chip, "range")


@enforces("CS-HEALTH-01")
def health_stat(g: PlayArea, chip: int) -> int:
    """The health that a unit has at most."""
    return face(g, chip).health


@enforces("CS-SETUP-02")
def source_capacity(g: PlayArea, seat: int) -> int:
    """The Source that a faction can hold: effects say what it is, or how much more."""
    return max(CAPACITY, highest(g, "capacity-is", seat)) + of_faction(g, "source-capacity", seat)


@enforces("CS-SOURCE-01", "CS-SOURCE-02", "CS-EVENT-04")
def gain(g: PlayArea, seat: int, amount: int, rule: str, *, told: type[Gained] = SourceGained) -> int:
    """A faction gains Source, as income, for a defeat or by an effect; what is above its capacity is lost, of what an
    event gives too."""
    if seat == NOBODY or amount <= 0:
        return 0
    room = source_capacity(g, seat) - g.source[seat]
    got = max(min(amount, room), 0)
    g.source[seat] += got
    if g.tell:
        g.tell(told(seat, got, amount - got), rule)
    return got


@enforces("CS-SOURCE-03")
def pay(g: PlayArea, seat: int, amount: int) -> None:
    """A faction pays Source that it has."""
    assert g.source[seat] >= amount
    g.source[seat] -= amount


@enforces("CS-GATE-05")
def gate_retaliation(g: PlayArea, seat: int) -> int:
    """What a gate deals to who attacks it."""
    fixed = highest(g, "gate-retaliation-is", seat)
    return fixed or GATE_RETALIATION
