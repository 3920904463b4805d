"""What the events of relics, levels and talents change on the table."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.cloudspire.oracle_cards import bare, face, lasts, place
from tests.games.cloudspire.oracle_hands import Facts, find, from_barracks, near, off_stack, pay, put, send_home
from tests.games.cloudspire.oracle_table import Chip, Table


def _relic_seen(table: Table, facts: Facts) -> None:
    relic = facts["relic"]
    drawn = table.relics.draw(relic)
    assert drawn == relic or table.relics.mixed
    table.seats[table.seat(facts["seat"])].relics.append(relic)


def _relic_sold(table: Table, facts: Facts) -> None:
    seat = table.seats[table.seat(facts["seat"])]
    seat.relics.remove(facts["relic"])
    table.relics.discard.append(facts["relic"])


def _relic_in_play(table: Table, facts: Facts) -> None:
    seat = table.seats[table.seat(facts["seat"])]
    seat.relics.remove(facts["relic"])
    seat.relics_in_play.append(facts["relic"])


def _relic_played(table: Table, facts: Facts) -> None:
    """One for the wave stays in play, as is told next; another is discarded when it is resolved (CS-RELIC-06)."""
    if lasts(facts["relic"]) == "once":
        table.seats[table.seat(facts["seat"])].relics.remove(facts["relic"])
        table.playing.append(facts["relic"])
        table.is_raining = False


def _levelled_up(table: Table, facts: Facts) -> None:
    find(table, facts["chip"]).upgrades += facts["upgrade"]


def _other_side(table: Table, facts: Facts) -> Chip:
    """The chip that turns over: events tell the side that is up now."""
    spot, home = place(facts["chip"]), face(facts["chip"]).chip
    for chips in (table.units, table.spires):
        if spot in chips and chips[spot].face.chip == home:
            return chips[spot]
    for chip in (*table.lifted, *(each for seat in table.seats for each in seat.stack)):
        if chip.name and chip.face.chip == home:
            return chip
    raise AssertionError(f"nobody turns to {facts['chip']}")


def _promoted(table: Table, facts: Facts) -> None:
    """A hero loses its upgrades (CS-SIDE-09), a minion keeps them (CS-SIDE-12); what its health stat is higher it gets
    at once (CS-SIDE-10)."""
    chip = _other_side(table, facts)
    before = chip.face
    chip.name = bare(facts["chip"])
    if chip.face.kind == "hero":
        chip.upgrades = ""
    chip.health += max(0, chip.face.health - before.health)


def _spent(table: Table, facts: Facts) -> None:
    """A Taproot that has summoned keeps at most 1 health (CS-K-TAL-68)."""
    chip = _other_side(table, facts)
    chip.name = bare(facts["chip"])
    chip.health = min(chip.health, 1)


def _called(table: Table, facts: Facts) -> None:
    """From the barracks onto a hex, in full health (CS-K-TAL-23, CS-K-TAL-68)."""
    caller = find(table, facts["by"])
    name = bare(facts["chip"])
    pay(table, caller.owner, facts["cost"])
    from_barracks(table, caller.owner, name)
    chip = Chip(name, caller.owner, face(name).health)
    table.units[facts["hex"]] = chip
    table.moved.append(chip)
    table.fresh.append(chip)  # it acts from the next turn on


def _controlled(table: Table, facts: Facts) -> None:
    chip = find(table, facts["chip"])
    spot, owner = place(facts["chip"]), table.seat(facts["seat"])
    table.landmarks.pop(spot, None)
    chip.owner = owner
    table.units[spot] = chip


def _stacked(table: Table, facts: Facts) -> None:
    """To the bottom of a stack (CS-DEPLOY-11), in full health (CS-K-TAL-80)."""
    name, owner = bare(facts["chip"]), table.seat(facts["seat"])
    chip = next((each for each in table.lifted if each.name == name), None)
    if chip:
        table.lifted.remove(chip)
    else:
        del table.units[near(table, name, f"@{table.acting}")]
    table.seats[owner].stack.append(Chip(name, owner, face(name).health))


def _swapped(table: Table, facts: Facts) -> None:
    one, other = (place(each) for each in facts["chips"])
    table.units[one], table.units[other] = table.units[other], table.units[one]


def _went_home(table: Table, facts: Facts) -> None:
    spot = place(facts["chip"])
    send_home(table, table.spires.pop(spot))


def _perched(table: Table, facts: Facts) -> None:
    """Under a spire, off the ground (CS-K-TAL-58)."""
    name = bare(facts["chip"])
    spire = find(table, facts["spire"])
    spot = near(table, name, facts["spire"])
    spire.carries.append(name)
    table.perched.append(table.units.pop(spot))


def _left_perch(table: Table, facts: Facts) -> None:
    name = bare(facts["chip"])
    chip = next(each for each in table.perched if each.name == name)
    table.perched.remove(chip)
    next(each for each in table.spires.values() if name in each.carries).carries.remove(name)
    table.moved.append(chip)
    put(table, facts["hex"], chip)


def _loaded(table: Table, facts: Facts) -> None:
    """A minion rides on a carrier, off the ground (CS-K-TAL-72)."""
    name = bare(facts["chip"])
    carrier = find(table, facts["carrier"])
    spot = near(table, name, facts["carrier"])
    carrier.carries.append(name)
    table.perched.append(table.units.pop(spot))


def _set_down(table: Table, facts: Facts) -> None:
    name = bare(facts["chip"])
    chip = next(each for each in table.perched if each.name == name)
    table.perched.remove(chip)
    next(each for each in table.units.values() if name in each.carries).carries.remove(name)
    table.moved.append(chip)
    put(table, facts["hex"], chip)


def _voided(table: Table, facts: Facts) -> None:
    """One Source for each point of damage (CS-K-TAL-63)."""
    pay(table, facts["seat"], facts["amount"])


def _captured(table: Table, facts: Facts) -> None:
    """Kept instead of going home (CS-K-TAL-10), until the end of the next wave; of a group the next comes to light."""
    name, owner = bare(facts["chip"]), table.seat(facts["seat"])
    spot = place(facts["chip"])
    held = [*table.lifted, *table.units.values()]
    fallen = [each for each in held if each.name == name and each.health <= 0]
    chip = next(iter(fallen), None) or table.units.get(spot) or off_stack(table, name)
    table.lifted = [each for each in table.lifted if each is not chip]
    at = next((each for each, unit in table.units.items() if unit is chip), "")
    if at:
        del table.units[at]
    home = face(name).chip
    table.seats[owner].captives[home] += 1
    table.prisons.append((home, owner, table.wave))


def _brought_back(table: Table, facts: Facts) -> None:
    """From the Graves to the barracks for 2 Source (CS-K-ADV-52)."""
    seat = table.seats[table.seat(facts["seat"])]
    pay(table, facts["seat"], 2)
    home = face(facts["chip"]).chip
    seat.graves[home] -= 1
    seat.barracks[home] += 1


def _tucked(table: Table, facts: Facts) -> None:
    """Under a hero, from the barracks (CS-K-ADV-25)."""
    hero = next(each for seat in table.seats for each in seat.stack if each.name == bare(facts["hero"]))
    from_barracks(table, hero.owner, bare(facts["chip"]))
    hero.gear.append(bare(facts["chip"]))


INSTEAD = frozenset(
    (
        *("builder", "evoke", "improve", "naroran-rift", "possess", "rally", "reap", "stasis", "summon"),
        *("yrtels-way", "yrtels-will", "narora/azure-temple/2"),
    )
)
"""Talents that are used after or instead of moving (CS-MOVE-03): then nobody moves any more."""
PRICES = {"improve": 2, "magic-like-missile": 2, "overload": 6, "pacify": 3}
"""What the use of a talent costs (CS-K-TAL-32, CS-K-TAL-37, CS-K-TAL-42, CS-K-TAL-43)."""


def _talent_used(table: Table, facts: Facts) -> None:
    pay(table, facts["seat"], PRICES.get(facts["talent"], 0))
    table.acting = place(facts["chip"])
    if facts["talent"] in INSTEAD and table.acting in table.units:
        table.moved.append(table.units[table.acting])


TALENTS: dict[str, Callable[[Table, Facts], None]] = {
    "captured": _captured,
    "loaded": _loaded,
    "set-down": _set_down,
    "voided": _voided,
    "talent-used": _talent_used,
    "perched": _perched,
    "left-perch": _left_perch,
    "brought-back": _brought_back,
    "tucked": _tucked,
    "relic-seen": _relic_seen,
    "relic-sold": _relic_sold,
    "relic-played": _relic_played,
    "relic-in-play": _relic_in_play,
    "levelled-up": _levelled_up,
    "promoted": _promoted,
    "spent": _spent,
    "called": _called,
    "controlled": _controlled,
    "stacked": _stacked,
    "swapped": _swapped,
    "went-home": _went_home,
}
"""What each of them changes."""
