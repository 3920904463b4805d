"""The hands of the second reading: how chips are found, taken up, put down, paid for and sent home."""

from __future__ import annotations

from typing import Any

from tests.games.cloudspire.oracle_cards import Told, bare, face, place
from tests.games.cloudspire.oracle_table import NOBODY, Chip, Table

Facts = dict[str, Any]


def find(table: Table, told: Told) -> Chip:
    """The chip that an event tells: on its hex, on a gate, or off its hex for a while."""
    spot, name = place(told), bare(told)
    for chips in (table.units, table.spires, table.landmarks):
        if spot in chips and bare(chips[spot].name) == name:
            return chips[spot]
    for chip in (*table.lifted, *(each for seat in table.seats for each in seat.stack), *table.chips()):
        if bare(chip.name) == name:
            return chip
    raise AssertionError(f"there is no {told}")


def hero_or_unit(table: Table, name: str) -> str:
    """The hex of a unit that can be told by its side alone."""
    return next(spot for spot, chip in table.units.items() if chip.name == name)


def pay(table: Table, told: Any, price: int) -> None:
    seat = table.seats[table.seat(told)]
    assert seat.source >= price, f"{told} cannot pay {price}"  # CS-SOURCE-03
    seat.source -= price


def from_barracks(table: Table, owner: int, name: str) -> None:
    """A chip leaves the barracks, or lay beside them (CS-BARR-01)."""
    seat = table.seats[owner]
    home = face(name).chip
    lying = seat.beside if seat.beside[home] else seat.barracks
    assert lying[home] > 0, f"{owner} has no {name}"
    lying[home] -= 1


def send_home(table: Table, chip: Chip, name: str = "", *, fallen: bool = True) -> None:
    """Where a chip goes that is cleared (CS-CLEAR-02 to CS-CLEAR-05); fallen narora go to the Graves."""
    name = name or chip.name
    known = face(name)
    if known.id == "beacon":
        return
    if known.kind == "traxxyr":
        table.playing.append("awakening")
    elif known.kind == "hero" and known.faction != "narora":
        table.out[known.chip] += 1
    elif known.faction == "landmark":
        table.land.discard.append(known.chip)
    elif known.faction == "merc":
        table.market.discard.append(known.chip)
    else:
        seat = next(each for each in table.seats if each.faction == known.faction)
        is_fallen = fallen and known.faction == "narora" and known.is_unit
        (seat.graves if is_fallen else seat.barracks)[known.chip] += 1


def off_stack(table: Table, name: str) -> Chip:
    """The top of a stack fell in defence of the gate (CS-GATE-11)."""
    for seat in table.seats:
        if seat.stack and seat.stack[0].name == name:
            return seat.stack.pop(0)
    raise AssertionError(f"no {name} to be cleared")


def lift(table: Table, spot: str, name: str) -> Chip:
    """Take up a unit that moves: from its hex, or off a gate."""
    for chip in table.lifted:
        if chip.name == name:
            table.lifted.remove(chip)
            return chip
    if spot in table.units and table.units[spot].name == name:
        return table.units.pop(spot)
    if spot in table.landmarks and table.landmarks[spot].name == name:
        return table.landmarks.pop(spot)
    if spot in table.spires and table.spires[spot].name == name:  # it creeps (CS-K-TAL-15)
        return table.spires.pop(spot)
    raise AssertionError(f"no {name} on {spot}")


def put(table: Table, spot: str, chip: Chip) -> None:
    """Put a unit on a hex; who stands there is off it until told where it goes."""
    is_landmark = chip.face.faction == "landmark" and chip.owner == NOBODY
    where = table.spires if chip.face.kind == "spire" else table.landmarks if is_landmark else table.units
    if spot in table.landmarks and chip.face.is_unit and not is_landmark:
        table.lifted.append(table.landmarks.pop(spot))
    if spot in table.units and chip.face.is_unit:
        table.lifted.append(table.units.pop(spot))
    where[spot] = chip


def near(table: Table, told: Told, to: Told) -> str:
    """The hex of a unit that is told without one, as it is next to a chip."""
    q, r = map(int, place(to).split("."))
    ways = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    hexes = [f"{q + one}.{r + other}" for one, other in ways]
    found = [spot for spot in hexes if spot in table.units and table.units[spot].name == bare(told)]
    assert found, f"no {told} next to {to}"
    return table.acting if table.acting in found else found[0]


def untuck(table: Table, hero: Chip) -> None:
    """Who was tucked under a hero for the wave goes home (CS-K-ADV-25)."""
    for name in [each for each in hero.gear if face(each).kind == "minion"]:
        hero.gear.remove(name)
        send_home(table, hero, name, fallen=False)
