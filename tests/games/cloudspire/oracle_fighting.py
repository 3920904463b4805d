"""Who may attack whom, and for how much: attacks, retaliation and the fire of spires."""

from __future__ import annotations

from tests.games.cloudspire.oracle_ground import Ground, attack, reach, talents
from tests.games.cloudspire.oracle_table import NOBODY, Chip, Table

LETTERS = "ABCD"


def is_active(table: Table, chip: Chip) -> bool:
    """On the board, and no hero by a campfire (CS-ACTIVE-09)."""
    return not (chip.face.kind == "hero" and chip.owner in table.campfires)


def can_hit_flyers(table: Table, chip: Chip) -> bool:
    """CS-ATK-03."""
    return bool({"air-defense", "flying"} & talents(table, chip))


def targets(ground: Ground, chip: Chip) -> set[str]:
    """Opposing units, spires and gates in reach, and landmarks with health (CS-ATK-12, CS-ATK-13, CS-RANGE-02)."""
    table, start = ground.table, ground.hex_of(chip)
    steps = ground.steps_from(start)
    found = set()
    for spot in [each for each, count in steps.items() if 0 < count <= reach(table, chip)]:
        if _is_unit_target(ground, chip, spot):
            found.add(f"unit:{spot}")
        spire = table.spires.get(spot)
        hides = spire is not None and "camouflage" in spire.face.talents and spot not in ground.near[start]
        if spire and not ground.are_friends(chip.owner, spire.owner) and not hides:
            found.add(f"spire:{spot}")
        owner = ground.gates.index(spot) if spot in ground.gates else NOBODY
        if owner != NOBODY and not ground.are_friends(chip.owner, owner) and table.seats[owner].gate > 0:
            found.add(f"gate:{LETTERS[owner]}")
    return found


def _is_unit_target(ground: Ground, chip: Chip, spot: str) -> bool:
    """An opposing active unit, flying only for who reaches the sky (CS-ATK-03), or a landmark with health; the Beacon
    for the automaton alone (CS-K-COOP-01)."""
    table = ground.table
    landmark, unit = table.landmarks.get(spot), table.units.get(spot)
    if landmark is not None:
        is_mine = landmark.name != "beacon" or chip.owner == table.automaton
        return not landmark.hidden and landmark.health > 0 and is_mine
    if unit is None or ground.are_friends(chip.owner, unit.owner) or not is_active(table, unit):
        return False
    return "flying" not in talents(table, unit) or can_hit_flyers(table, chip)


def engaging(ground: Ground, chip: Chip, found: set[str]) -> set[str]:
    """Targets that must be chosen: Engage, and for a hero Challenge within 3 (CS-K-TAL-20, CS-K-TAL-11)."""
    table = ground.table
    bound = set()
    for key in found:
        spot = key.partition(":")[2]
        other = table.landmarks.get(spot) or table.units.get(spot) if key.startswith("unit") else None
        if other is None:
            continue
        if "engage" in talents(table, other):
            bound.add(key)
        is_near = ground.apart(ground.hex_of(chip), spot) <= 3
        if "challenge" in talents(table, other) and chip.face.kind == "hero" and is_near:
            bound.add(key)
    return bound


def attackers(ground: Ground, seat: int) -> set[str]:
    """Own active units with an attack stat and a target that have not attacked (CS-ATK-09, CS-ATK-17)."""
    table = ground.table
    return {
        spot
        for spot, chip in table.units.items()
        if chip.owner == seat
        and is_active(table, chip)
        and attack(table, chip) > 0
        and not any(chip is each for each in (*table.attacked, *table.fresh))
        and targets(ground, chip)
    }


def must_attack(ground: Ground, spot: str) -> bool:
    """Minions must (CS-ATK-10), and whoever is engaged."""
    chip = ground.table.units[spot]
    engaged = [
        key
        for key in engaging(ground, chip, targets(ground, chip))
        if "engage" in talents(ground.table, _at(ground.table, key.partition(":")[2]))
    ]
    return chip.face.kind != "hero" or bool(engaged)


def _at(table: Table, spot: str) -> Chip:
    return table.landmarks.get(spot) or table.units[spot]


# -- spires ------------------------------------------------------------------------------------------------------------


def dice_of(table: Table, spire: Chip) -> int:
    """One die for each attack chip (CS-SPIRE-03), no more than two under Calm Skies."""
    count = spire.upgrades.count("A")
    return min(count, 2) if "calm-skies" in table.drawn else count


def spire_range(table: Table, spire: Chip) -> int:
    """One, and one for each range chip (CS-RANGE-01); Long Night and Long Sight change it."""
    if "long-night" in table.drawn:
        return 1
    return 1 + spire.upgrades.count("R") + ("long-sight" in table.seats[spire.owner].relics_in_play)


def may_fire(table: Table, spire: Chip, *, again: bool = False) -> bool:
    """With dice, and once in a turn (CS-SPIRE-12) unless something lets it fire again."""
    return dice_of(table, spire) > 0 and (again or not any(spire is each for each in table.attacked))


def fires_at(ground: Ground, spire: Chip) -> set[str]:
    """Active units of the player on turn in range (CS-SPIRE-07, CS-SPIRE-11, CS-SPIRE-15)."""
    table, start = ground.table, ground.hex_of(spire)
    if ground.are_friends(spire.owner, table.turn):
        return set()
    near = ground.steps_from(start)
    far = spire_range(table, spire)
    found = set()
    for spot, unit in table.units.items():
        if unit.owner != table.turn or near.get(spot, 999) > far or not is_active(table, unit):
            continue
        own = talents(table, unit)
        if "flying" in own and not can_hit_flyers(table, spire):
            continue
        if "waterwalker" in own and ground.hexes[spot]["terrain"] == "water":
            continue
        seat = table.seats[unit.owner]
        high = seat.faction == "heirs" and seat.levels.get("airstrip", 0) >= 2 and unit.face.faction == "heirs"
        if high and "flying" in own and near[spot] > 2:
            continue
        found.add(spot)
    return found


# -- how much ----------------------------------------------------------------------------------------------------------


def is_spared(table: Table, chip: Chip, by: Chip | None) -> bool:
    """Only mercs hurt the peaceful (CS-K-TAL-44)."""
    return "peaceful" in talents(table, chip) and not (by is not None and by.face.faction == "merc")


def attack_damage(ground: Ground, by: Chip, chip: Chip) -> int:
    """What an attack deals to a unit (CS-ATK-16, CS-DMG-03): base, bonuses, reductions, then caps (CS-Q-36)."""
    table = ground.table
    amount = attack(table, by)
    if by.face.kind != "hero" and by.owner != NOBODY and "war-drum" in table.seats[by.owner].relics_in_play:
        amount += 1
    if "hunter" in talents(table, by) and chip.face.faction == "landmark" and chip.owner == NOBODY:
        amount += 1
    return _reduced(ground, by, chip, amount)


def shot_damage(ground: Ground, by: Chip, chip: Chip, dice: tuple[int, ...]) -> int:
    """The sum of the dice (CS-SPIRE-10); with Sharpener 2 a blank deals 1. Poison deals half of the health in their
    place, less by the same talents (CS-DMG-03)."""
    table = ground.table
    seat = table.seats[by.owner]
    sharp = seat.faction == "grovetenders" and seat.levels.get("sharpener", 0) >= 2
    amount = sum(1 if sharp and not die else die for die in dice)
    if "poison" in by.face.talents and amount:
        amount = chip.health - chip.health // 2
    if "battle-hardened" in talents(table, chip):
        amount = max(0, amount - 2)
    return _reduced(ground, by, chip, amount)


def _reduced(ground: Ground, by: Chip, chip: Chip, amount: int) -> int:
    table = ground.table
    if is_spared(table, chip, by):
        return 0
    if "armored" in talents(table, chip):
        amount = max(0, amount - 1)
    if "evasive" in talents(table, chip) and ground.apart(ground.hex_of(by), ground.hex_of(chip)) >= 2:
        amount = min(amount, 1)
    if chip.face.chip == "taproot" and _is_covered(ground, chip):
        amount = min(amount, 1)
    return amount


def _is_covered(ground: Ground, chip: Chip) -> bool:
    """A friendly spire with Cover has it in range (CS-K-TAL-14)."""
    spot = ground.hex_of(chip)
    return any(
        "cover" in spire.face.talents
        and ground.are_friends(spire.owner, chip.owner)
        and ground.apart(at, spot) <= spire_range(ground.table, spire)
        for at, spire in ground.table.spires.items()
    )


def retaliation(ground: Ground, by: Chip, chip: Chip) -> int | None:
    """What retaliation deals, or None where dice tell (CS-RET-06, CS-K-TAL-56)."""
    table = ground.table
    if "relentless" in talents(table, by):
        return None
    amount = attack(table, chip) if "fair-fight" in talents(table, by) else attack(table, by)
    return 0 if is_spared(table, chip, by) else softened(table, chip, amount)


def softened(table: Table, chip: Chip, amount: int) -> int:
    """Retaliation, of gates too, by what lessens it (CS-K-TAL-47, CS-K-TAL-70, CS-K-TAL-18)."""
    own = talents(table, chip)
    if "prepared" in own:
        amount = max(0, amount - 1)
    if "tough" in own:
        amount = min(amount, 2)
    if "dexterity" in own and amount >= chip.health + chip.upgrades.count("D"):
        return 0
    return amount


def can_retaliate(ground: Ground, by: Chip, chip: Chip) -> bool:
    """It stands, has not retaliated in this turn, and reaches its attacker (CS-RET-01, CS-RET-02, CS-RET-12)."""
    table = ground.table
    if by.health <= 0 or any(by is each for each in table.retaliated) or not by.face.is_unit:
        return False
    return ground.apart(ground.hex_of(by), ground.hex_of(chip)) <= reach(table, by)
