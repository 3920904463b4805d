"""What the events of the Onslaught Phase change on the table: moves, attacks, damage, defeats."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.cloudspire.oracle_cards import bare, face, place
from tests.games.cloudspire.oracle_hands import Facts, find, hero_or_unit, lift, off_stack, put, send_home, untuck
from tests.games.cloudspire.oracle_table import NOBODY, Chip, Table


def _round(table: Table, facts: Facts) -> None:
    assert facts["number"] == table.round + 1
    table.round = facts["number"]


def _turn(table: Table, facts: Facts) -> None:
    """A new turn: who moved, attacked and retaliated in the last is forgotten (CS-RET-07), and who was frozen for it
    may move again (CS-K-TAL-66)."""
    table.held = [each for each in table.held if each.owner != table.turn]
    table.turn = table.seat(facts["seat"])
    table.moved, table.attacked, table.retaliated = [], [], []
    table.rolled_for, table.explored, table.been, table.fresh = [], [], [], []


def _deployed(table: Table, facts: Facts) -> None:
    """Only the top may leave (CS-DEPLOY-02)."""
    chip = table.seats[table.seat(facts["seat"])].stack.pop(0)
    assert chip.name == bare(facts["chip"])
    table.lifted.append(chip)


def _moved(table: Table, facts: Facts) -> None:
    start, end = facts["start"], facts["walk"][-1]
    assert place(facts["chip"]) in (end, "")
    chip = lift(table, start, bare(facts["chip"]))
    table.moved.append(chip)
    table.been += [(chip, each) for each in (facts["start"], *facts["walk"][:-1])]
    put(table, end, chip)


def _stays(table: Table, facts: Facts) -> None:
    """It counts as having moved (CS-LEAD-06)."""
    if place(facts["chip"]):
        table.moved.append(find(table, facts["chip"]))


def _held(table: Table, facts: Facts) -> None:
    table.held.append(find(table, facts["chip"]))


def _fires(table: Table, facts: Facts) -> None:
    """Iron Rain is a shot besides (CS-K-RELIC-07)."""
    if "iron-rain" in table.playing and not table.is_raining:
        table.is_raining = True
    else:
        table.attacked.append(find(table, facts["chip"]))


def _attacks(table: Table, facts: Facts) -> None:
    table.attacked.append(find(table, facts["chip"]))


def _explored(table: Table, facts: Facts) -> None:
    table.explored.append(facts["hex"])


def _die_rolled(table: Table, facts: Facts) -> None:
    table.rolled_for.append(facts["die"])


def _teleported(table: Table, facts: Facts) -> None:
    chip = lift(table, facts["start"], bare(facts["chip"]))
    table.been.append((chip, facts["start"]))
    put(table, facts["hex"], chip)


def _take_up(table: Table, name: str) -> Chip:
    """The unit of this name: one that made way and waits for its new hex, or one that stands."""
    for chip in table.lifted:
        if chip.name == name:
            table.lifted.remove(chip)
            return chip
    return table.units.pop(hero_or_unit(table, name))


def _displaced(table: Table, facts: Facts) -> None:
    name, to = bare(facts["chip"]), facts["to"]
    chip = _take_up(table, name)
    put(table, to, chip)


def _returned(table: Table, facts: Facts) -> None:
    """Beside the barracks, in good health, with what it has (CS-HERO-10)."""
    name, owner = bare(facts["chip"]), table.seat(facts["seat"])
    chip = _take_up(table, name)
    chip.health = chip.face.health
    chip.gear = [each for each in chip.gear if face(each).kind != "item"]  # CS-ITEM-08
    table.kept[chip.face.chip] = chip
    table.seats[owner].beside[face(name).chip] += 1


def _damaged(table: Table, facts: Facts) -> None:
    chip = find(table, facts["chip"])
    if facts["how"] == "retaliation":
        table.retaliated.append(find(table, facts["by"]))
    chip.health -= facts["lost"]
    for _ in range(facts["soaked"]):  # CS-FORTIF-01
        assert "D" in chip.upgrades
        chip.upgrades = chip.upgrades.replace("D", "", 1)
    assert chip.health >= 0


def _recovered(table: Table, facts: Facts) -> None:
    resting = [each for each in table.perched if each.name == bare(facts["chip"])]
    if place(facts["chip"]) or not resting:
        chip = find(table, facts["chip"])
    else:  # who perches (CS-K-ADV-42)
        chip = min(resting, key=lambda each: each.health)
    chip.health += facts["amount"]
    assert chip.health <= chip.face.health, "no more than its health stat (CS-HEALTH-02)"


def _lost_chip(table: Table, facts: Facts) -> None:
    """From the bottom (CS-SPIRE-05), or from the top by Weak Point (CS-K-TAL-79); other talents may take another,
    which is checked where they attack."""
    chip = find(table, facts["chip"])
    letter = facts["upgrade"]
    assert letter in chip.upgrades
    weak = facts["by"] and "weak-point" in face(bare(facts["by"])).talents
    at = 0 if weak else chip.upgrades.rindex(letter)
    assert chip.upgrades[at] == letter
    chip.upgrades = chip.upgrades[:at] + chip.upgrades[at + 1 :]


def _cleared(table: Table, facts: Facts) -> None:
    """Only the top of a group goes (CS-DEF-11): the rest waits to be uncovered."""
    told, spot = facts["chip"], facts["hex"]
    name = bare(told)
    for chips in (table.units, table.spires, table.landmarks):
        if spot in chips and chips[spot].name == name:
            chip = chips.pop(spot)
            break
    else:
        chip = next((each for each in table.lifted if each.name == name), None) or off_stack(table, name)
        if chip in table.lifted:
            table.lifted.remove(chip)
    if (chip.under or chip.carries) and face(name).kind != "spire":  # riders follow the group (CS-K-TAL-72)
        table.perched = [each for each in table.perched if each.name not in chip.carries]
        group = Chip("", chip.owner, under=[*chip.under, *chip.carries])
        table.been += [(group, spot) for each, spot in table.been if each is chip]
        for done in (table.moved, table.attacked, table.retaliated):  # CS-DEF-14
            if any(each is chip for each in done):
                done.append(group)
        table.lifted.append(group)
        chip.under = []
    send_home(table, chip)
    if chip.face.kind == "spire":  # who perches there goes with it (CS-CLEAR-01)
        for name in chip.carries:
            table.perched.remove(next(each for each in table.perched if each.name == name))
            send_home(table, chip, name, fallen=False)
    untuck(table, chip)


def _uncovered(table: Table, facts: Facts) -> None:
    """In full health (CS-DEF-12), with the rest of the group under it."""
    name = bare(facts["chip"])
    fallen = table.units.get(facts["hex"])
    if fallen is not None and fallen.under and fallen.health <= 0:  # it is captured, which is told next
        table.lifted.append(Chip("", fallen.owner, under=fallen.under))
        fallen.under = []
        table.lifted.append(fallen)
    chip = next(each for each in table.lifted if not each.name and name in each.under)
    table.lifted.remove(chip)
    chip.under.remove(name)
    chip.name, chip.health = name, face(name).health
    spot = facts["hex"]
    if spot:
        table.units[spot] = chip
    else:
        table.seats[chip.owner].stack.insert(0, chip)


def _equipment_lost(table: Table, facts: Facts) -> None:
    table.market.discard.append(bare(facts["chip"]))


def _dropped(table: Table, facts: Facts) -> None:
    table.items[facts["hex"]] = bare(facts["chip"])


def _picked_up(table: Table, facts: Facts) -> None:
    item = table.items.pop(facts["hex"])
    hero = find(table, facts["by"])
    assert not [each for each in hero.gear if face(each).kind == "item"]  # CS-ITEM-03
    hero.gear.append(item)


def _handed_in(table: Table, facts: Facts) -> None:
    find(table, facts["by"]).gear.remove(bare(facts["chip"]))
    beacon = next(each for each in table.landmarks.values() if each.name == "beacon")
    beacon.health += facts["amount"]  # the shard is out of the game, like those that were never in it


def _revealed(table: Table, facts: Facts) -> None:
    """Face up, with its health (CS-LAND-04)."""
    chip = table.landmarks[facts["hex"]]
    assert chip.name == bare(facts["chip"])
    assert chip.hidden
    chip.hidden = False
    chip.health = chip.face.health


def _awakened(table: Table, facts: Facts) -> None:
    name = bare(facts["chip"])
    table.landmarks[facts["hex"]] = Chip(name, NOBODY, face(name).health)


ONSLAUGHT: dict[str, Callable[[Table, Facts], None]] = {
    "stays": _stays,
    "attacks": _attacks,
    "fires": _fires,
    "explored": _explored,
    "attacks-gate": _attacks,
    "die-rolled": _die_rolled,
    "round": _round,
    "turn": _turn,
    "deployed": _deployed,
    "moved": _moved,
    "teleported": _teleported,
    "displaced": _displaced,
    "returned": _returned,
    "damaged": _damaged,
    "recovered": _recovered,
    "spire-lost-chip": _lost_chip,
    "held": _held,
    "cleared": _cleared,
    "uncovered": _uncovered,
    "equipment-lost": _equipment_lost,
    "dropped": _dropped,
    "laid-out-again": _dropped,
    "picked-up": _picked_up,
    "handed-in": _handed_in,
    "revealed": _revealed,
    "awakened": _awakened,
}
"""What each of them changes."""
