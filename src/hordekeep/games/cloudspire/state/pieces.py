"""Pieces: chips on hexes, in stacks and piles. The one place that moves a chip from anywhere to anywhere.

Only what stands on a hex has one. A unit, a landmark and the Beacon stand in `on`, a spire in `spire_on`, an item in
`items`; masks follow. A chip leaves whatever it was in before it enters something else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hordekeep.games.cloudspire.content.chips import (
    BEACON,
    HERO,
    LANDMARK,
    MERC,
    MINION,
    SHARD,
    SPIRE,
    Face,
    box,
)
from hordekeep.games.cloudspire.content.setting import NEUTRAL, NOBODY
from hordekeep.games.cloudspire.state.play_area import (
    BARRACKS,
    BESIDE,
    BOARD,
    DISCARD,
    GRAVES,
    OFF,
    OUT,
    UNDER,
    PlayArea,
)
from hordekeep.kernel import enforces, once

CHIPS: Final = box().chips
KIND: Final[tuple[int, ...]] = tuple([chip.kind for chip in CHIPS])
"""What each chip is: hot enough for a column of its own."""
FACES: Final[tuple[tuple[Face, ...], ...]] = tuple([chip.faces for chip in CHIPS])
"""Their faces, likewise."""


def face(g: PlayArea, chip: int) -> Face:
    """The face that a chip shows."""
    return FACES[chip][g.side[chip]]


# -- putting and taking ------------------------------------------------------------------------------------------------


@enforces("CS-OCC-01")
def put(g: PlayArea, chip: int, spot: int) -> None:
    """Put a chip on a hex; whatever it was before, it stands there now."""
    if g.at[chip] >= 0:
        _lift(g, chip)
    g.place[chip] = BOARD
    g.at[chip] = spot
    kind, bit = KIND[chip], 1 << spot
    if kind == SPIRE:
        g.spire_on[spot] = chip
        g.spires[g.holder[chip]] |= bit
    elif kind == SHARD:
        _lay_item(g, chip, spot)
    else:
        g.on[spot] = chip
        _mark(g, chip, bit)


def take(g: PlayArea, chip: int, place: int) -> None:
    """Take a chip off its hex, if it stands on one, to some other place."""
    if g.at[chip] >= 0:
        _lift(g, chip)
        g.at[chip] = OFF
    g.place[chip] = place


@enforces("CS-CTRL-03")
def _mark(g: PlayArea, chip: int, bit: int) -> None:
    """The masks that show a unit or landmark. Face down, and as long as nobody controls it, it is a landmark; a
    controlled landmark minion is not."""
    holder = g.holder[chip]
    if KIND[chip] == HERO:
        g.heroes[holder] |= bit
    if holder == NOBODY:
        g.landmarks |= bit
        if is_unit(g, chip):
            g.units[NEUTRAL] |= bit
    else:
        g.units[holder] |= bit


def _lift(g: PlayArea, chip: int) -> None:
    spot = g.at[chip]
    kind, keep = KIND[chip], ~(1 << spot)
    if kind == SPIRE:
        del g.spire_on[spot]
        g.spires[g.holder[chip]] &= keep
        return
    if kind == SHARD:
        _lift_item(g, chip)
        return
    del g.on[spot]
    holder = g.holder[chip]
    if holder == NOBODY:
        g.landmarks &= keep
        g.units[NEUTRAL] &= keep
    else:
        g.units[holder] &= keep
        if kind == HERO:
            g.heroes[holder] &= keep


@enforces("CS-ITEM-04", "CS-ITEM-06")
def _lay_item(g: PlayArea, item: int, spot: int) -> None:
    """An item lies on its hex, on top of whatever items are there: a carrier may fall where one lies."""
    under = g.items.get(spot, NOBODY)
    if under != NOBODY:
        g.below[item] = (under, *g.below[under])
        g.below[under] = ()
        g.place[under], g.at[under] = UNDER, OFF
    g.items[spot] = item


def _lift_item(g: PlayArea, item: int) -> None:
    spot, under = g.at[item], g.below[item]
    del g.items[spot]
    if under:
        g.below[item], g.below[under[0]] = (), under[1:]
        g.place[under[0]], g.at[under[0]] = BOARD, spot
        g.items[spot] = under[0]


@enforces("CS-CTRL-02")
def give(g: PlayArea, chip: int, seat: int) -> None:
    """A faction takes control of a chip, wherever it is."""
    spot = g.at[chip]
    if spot < 0:
        g.holder[chip] = seat
        return
    _lift(g, chip)
    g.at[chip] = OFF
    g.holder[chip] = seat
    put(g, chip, spot)


@enforces("CS-LAND-04", "CS-LAND-05", "CS-ACTIVE-11")
def reveal(g: PlayArea, chip: int) -> None:
    """Turn a landmark face up: a unit among them is one from now on. Nothing turns it down again."""
    g.hidden &= ~(1 << chip)
    g.health[chip] = face(g, chip).health
    if g.at[chip] >= 0:
        put(g, chip, g.at[chip])


@enforces("CS-DISP-08")
def swap(g: PlayArea, one: int, other: int) -> None:
    """Two units change hexes at once."""
    here, there = g.at[one], g.at[other]
    take(g, one, BOARD)
    put(g, other, here)
    put(g, one, there)


def masks_from(g: PlayArea) -> tuple[list[int], list[int], list[int], int]:
    """The masks that the hexes of all chips make: what `put` and `take` keep in step."""
    units, heroes, spires = [0] * (NEUTRAL + 1), [0] * (NEUTRAL + 1), [0] * (NEUTRAL + 1)
    landmarks = 0
    for chip, spot in enumerate(g.at):
        if spot < 0 or KIND[chip] == SHARD:
            continue
        bit, holder = 1 << spot, g.holder[chip]
        if KIND[chip] == SPIRE:
            spires[holder] |= bit
        elif holder == NOBODY:
            landmarks |= bit
            if is_unit(g, chip):
                units[NEUTRAL] |= bit
        else:
            units[holder] |= bit
            if KIND[chip] == HERO:
                heroes[holder] |= bit
    return units, heroes, spires, landmarks


# -- what a chip is now ------------------------------------------------------------------------------------------------


@enforces("CS-UNIT-01", "CS-LAND-05", "CS-LAND-03")
def is_unit(g: PlayArea, chip: int) -> bool:
    """Is it a unit: a hero, a minion, or a landmark with a border that lies face up? Face down it is none, and nobody
    can do anything with it but explore it."""
    return CHIPS[chip].unit and not g.hidden >> chip & 1


@enforces("CS-HERO-01")
def is_hero(chip: int) -> bool:
    """Is it a hero?"""
    return KIND[chip] == HERO


@enforces("CS-FACTION-03")
def is_minion(g: PlayArea, chip: int) -> bool:
    """Is it a minion of a faction: its own, a merc, or a landmark minion that it controls?"""
    return g.holder[chip] != NOBODY and (KIND[chip] == MINION or (KIND[chip] == LANDMARK and CHIPS[chip].unit))


@enforces("CS-LAND-05", "CS-CTRL-03", "CS-LAND-13")
def is_landmark_minion(g: PlayArea, chip: int) -> bool:
    """Is it a landmark minion? Not while a faction controls it, nor the ancient traxxyr."""
    return KIND[chip] == LANDMARK and g.holder[chip] == NOBODY and is_unit(g, chip)


@enforces("CS-ACTIVE-01", "CS-GROUP-08", "CS-DEPLOY-03", "CS-GATE-04", "CS-ACTIVE-09", "CS-CAMP-02", "CS-CAMP-03")
def is_active(g: PlayArea, chip: int) -> bool:
    """Is it active? Not under other chips, not in a stack on its gate, and no hero in campfire mode, while minions go
    on as ever."""
    return g.place[chip] == BOARD and not g.hidden >> chip & 1 and not rests(g, chip)


@enforces("CS-CAMP-02")
def rests(g: PlayArea, chip: int) -> bool:
    """Is it a hero in campfire mode?"""
    holder = g.holder[chip]
    return KIND[chip] == HERO and holder >= 0 and bool(g.campfires >> holder & 1)


@enforces("CS-GROUP-13")
def is_grouped(g: PlayArea, chip: int) -> bool:
    """Is it the top of a group?"""
    return bool(g.below[chip])


@enforces("CS-OCC-01", "CS-WELL-04", "CS-OCC-02")
def occupied(g: PlayArea) -> int:
    """The hexes with any chip on them: units, spires and landmarks, and items too. None of them is a Source well or a
    non-path hex for the time being."""
    found = in_the_way(g)
    for spot in g.items:
        found |= 1 << spot
    return found


@enforces("CS-MOVE-01", "CS-OCC-03")
def in_the_way(g: PlayArea) -> int:
    """The occupied hexes that no unit may enter: all but those with items alone."""
    units, spires = g.units, g.spires
    found = g.landmarks
    for seat in range(g.setting.fortresses):
        found |= units[seat] | spires[seat]
    return found


def standing_on(g: PlayArea) -> int:
    """The hexes with a unit, a landmark or the Beacon: those of `on`."""
    units, found = g.units, g.landmarks
    for seat in range(g.setting.fortresses):
        found |= units[seat]
    return found


def all_spires(g: PlayArea) -> int:
    """The hexes of all spires."""
    found = 0
    for seat in range(g.setting.fortresses):
        found |= g.spires[seat]
    return found


def units_of(g: PlayArea, seat: int) -> list[int]:
    """The units that a faction has on hexes, by number."""
    return [chip for chip in g.on.values() if g.holder[chip] == seat] if g.units[seat] else []


@enforces("CS-CTRL-06")
def spires_of(g: PlayArea, seat: int) -> list[int]:
    """The spires that a faction controls, by number."""
    return sorted([chip for chip in g.spire_on.values() if g.holder[chip] == seat]) if g.spires[seat] else []


@enforces("CS-UNIT-02")
def perched(g: PlayArea, seat: int) -> list[int]:
    """The units of a faction under its spires: on no hex of their own, and in play like those in groups and stacks."""
    if not g.spires[seat]:
        return []
    return [each for spire in g.spire_on.values() for each in g.below[spire] if g.holder[each] == seat]


@enforces("CS-HERO-03", "CS-HERO-15")
def heroes_in_play(g: PlayArea, seat: int) -> list[int]:
    """The heroes of a faction on hexes and in its stack, not those that have returned."""
    return [c for c in (*units_of(g, seat), *g.stacks[seat]) if KIND[c] == HERO]


# -- homes -------------------------------------------------------------------------------------------------------------


@enforces("CS-CLEAR-02", "CS-CTRL-04", "CS-MIN-05", "CS-SPIRE-19", "CS-CLEAR-04", "CS-CLEAR-05", "CS-LAND-06")
@enforces("CS-CLEAR-03", "CS-HERO-08", "CS-RELIC-11", "CS-MERC-06", "CS-UPG-03", "CS-GROUP-12")
def go_home(g: PlayArea, chip: int) -> None:
    """Where a chip goes that leaves play: minions and spires to the barracks of their own faction, whoever controlled
    them, to be selected or built again, those of the Narora to the Forgotten Graves if they fell; merc minions, merc
    spires and equipment to the market discard, landmarks to theirs, heroes out of the game, and for good; so mercs
    fare. Its upgrades go back to the supply, not to the next of its group."""
    known = CHIPS[chip]
    strip(g, chip)
    g.below[chip] = ()
    g.health[chip] = 0
    if known.kind == LANDMARK:
        take(g, chip, DISCARD)
        g.holder[chip] = NOBODY
        g.land_discard.append(chip)
    elif known.kind in (HERO, BEACON):
        take(g, chip, OUT)
    elif known.faction == MERC:
        take(g, chip, DISCARD)
        g.holder[chip] = NOBODY
        g.market_discard.append(chip)
    elif known.faction:
        take(g, chip, BARRACKS)
        g.side[chip] = 0
        g.holder[chip] = g.factions.index(known.faction)
    else:
        take(g, chip, OUT)
        g.holder[chip] = NOBODY


def bury(g: PlayArea, chip: int) -> None:
    """A defeated unit of the Narora goes to the Forgotten Graves, a hero too (CS-Q-32-FACTION-NARORA)."""
    strip(g, chip)
    g.below[chip] = ()
    g.health[chip] = 0
    take(g, chip, GRAVES)
    g.side[chip] = 0
    g.holder[chip] = g.factions.index(CHIPS[chip].faction)


LETTERS: Final = "ARD"
"""Attack, range, fortification: the upgrades (CS-UPG-01)."""


@enforces("CS-UPG-03")
def strip(g: PlayArea, chip: int) -> None:
    """All upgrades of a chip go back to the supply."""
    for letter in g.upgrades[chip]:
        g.supply[LETTERS.index(letter)] += 1
    g.upgrades[chip] = ""


@enforces("CS-SPIRE-05", "CS-UPG-02")
def add_upgrade(g: PlayArea, chip: int, letter: str) -> bool:
    """An upgrade goes to the bottom; with none of its type left, nothing happens."""
    which = LETTERS.index(letter)
    if not g.supply[which]:
        return False
    g.supply[which] -= 1
    g.upgrades[chip] += letter
    return True


@enforces("CS-UPG-03")
def remove_upgrade(g: PlayArea, chip: int, index: int) -> str:
    """Take one upgrade away, counted from the top; it goes back to the supply."""
    held = g.upgrades[chip]
    letter = held[index]
    g.upgrades[chip] = held[:index] + held[index + 1 :]
    g.supply[LETTERS.index(letter)] += 1
    return letter


@enforces("CS-BARR-04", "CS-MKT-09")
def beside_barracks(g: PlayArea, seat: int) -> list[int]:
    """What lies beside a faction's barracks: mercs, equipment and heroes that returned."""
    place, holder = g.place, g.holder
    return [chip for chip in _guests() if place[chip] == BESIDE and holder[chip] == seat]


@once
def _guests() -> tuple[int, ...]:
    """The chips that may lie beside some barracks."""
    return tuple([chip.number for chip in CHIPS if chip.kind == HERO or chip.faction == MERC])


@enforces("CS-BARR-06")
def at_home(g: PlayArea, seat: int, kinds: Iterable[int]) -> list[int]:
    """The chips of these kinds in a faction's barracks: in the organizer, and beside it too."""
    wanted = frozenset(kinds)
    return [*in_barracks(g, seat, wanted), *(chip for chip in beside_barracks(g, seat) if KIND[chip] in wanted)]


@enforces("CS-BARR-01")
def in_barracks(g: PlayArea, seat: int, kinds: Iterable[int]) -> list[int]:
    """The chips of a faction in the organizer of its barracks, of these kinds."""
    place = g.place
    return [chip for chip in _organizer(g.factions[seat], tuple(kinds)) if place[chip] == BARRACKS]


@once
def _organizer(faction: str, kinds: tuple[int, ...]) -> tuple[int, ...]:
    """All chips of a faction of these kinds, wherever they are."""
    known = box().factions[faction]
    return tuple([chip for chip in (*known.units, *known.spires) if KIND[chip] in kinds])
