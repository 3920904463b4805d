"""Damage (CS-DMG): who loses what, and what the last of it does.

Damage is counted once for each source: the base, plus bonuses, less reductions, never below 0, then what caps it
(CS-Q-36-MINUS-EFFECTS). What loses its last health or chip waits in `falls` until the step in progress is over; its
defeat is resolved then (`defeat`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hordekeep.games.cloudspire.asking.answering import automaton
from hordekeep.games.cloudspire.content.chips import BEACON, LANDMARK, SPIRE
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import happens, is_merc, lowest, total
from hordekeep.games.cloudspire.effects.stats import health_stat
from hordekeep.games.cloudspire.rules.fight.happened import Damaged, FortificationHolds, Recovered, SpireLostChip
from hordekeep.games.cloudspire.state.pieces import KIND, is_active, is_unit, remove_upgrade
from hordekeep.games.cloudspire.state.play_area import BOARD, STACK, Fall, Occasion, PlayArea
from hordekeep.kernel import Rules, enforces

ATTACK: Final = "attack"
RETALIATION: Final = "retaliation"
SHOT: Final = "shot"
TALENT: Final = "talent"
GATE: Final = "gate"
"""How damage is dealt: by a unit's attack, in retaliation, by a spire that fires, by a talent, by a gate. Only the
first and the third are attacks (CS-ATK-01, CS-ATK-02)."""


class Cause(NamedTuple):
    """Where damage comes from: the faction, the chip if there is one, and how."""

    seat: int
    chip: int
    how: str


@enforces("CS-DMG-03", "CS-DMG-05", "CS-ATK-01")
def reduced(g: PlayArea, cause: Cause, target: int, amount: int) -> int:
    """The damage that is dealt after all modifiers: what effects add and take away for this kind, as 1 of 3 for Armored
    (CS-DMG-04), then the least that anything allows."""
    how, chip = cause.how, cause.chip
    if chip != NOBODY:
        amount += total(g, how + "-damage", chip, target)
    amount = max(amount - total(g, how + "-armor", target, chip), 0)  # CS-DMG-05
    return lowest(g, how + "-at-most", target, chip, amount)


@enforces("CS-ACTIVE-05", "CS-ACTIVE-10")
def hurt(g: PlayArea, cause: Cause, target: int, amount: int) -> Rules[int]:
    """Deal damage to a chip; returns how much it really was. Nothing happens to what is inactive, except to the unit
    that defends a gate."""
    if not can_be_hurt(g, cause, target):
        return 0
    if KIND[target] == SPIRE:
        return hurt_spire(g, cause, target, amount)
    amount = reduced(g, cause, target, amount)
    if not amount:
        return 0
    occasion = Occasion(target, cause.chip, cause.seat, amount)
    before = len(g.lasting)
    yield from happens(g, "damaged", occasion)  # an effect may void some of it: it leaves "voided" behind
    yield from happens(g, f"damaged-by-{cause.how}", occasion)
    for each in g.lasting[before:]:
        if each.kind == "voided" and each.chip == target:
            amount -= each.amount
    del g.lasting[before:]
    if amount <= 0:
        return 0
    lose(g, cause, target, amount)
    if not is_falling(g, target):
        yield from happens(g, "lost-health", occasion)
        if g.holder[target] == g.setting.automaton:
            automaton().lost_health(g, target)
    return amount


@enforces("CS-DMG-01", "CS-ATK-05", "CS-GATE-14")
def can_be_hurt(g: PlayArea, cause: Cause, target: int) -> bool:
    """Can it be damaged at all: a unit, a spire, a landmark with health, none of which is inactive? Flying keeps
    attacks away, not this."""
    if g.place[target] == STACK:  # on its gate (CS-GATE-14)
        return cause.how == ATTACK
    if g.place[target] != BOARD or not is_active(g, target):
        return False
    if not (is_unit(g, target) or KIND[target] == SPIRE or g.health[target] > 0):
        return False
    if is_falling(g, target):
        return False
    return not (total(g, "only-mercs-hurt", target) and (cause.chip == NOBODY or not is_merc(cause.chip)))


def is_falling(g: PlayArea, chip: int) -> bool:
    """Was it defeated by the step in progress?"""
    return bool(g.falls) and any(fall.chip == chip for fall in g.falls)


@enforces("CS-DMG-02", "CS-FORTIF-01", "CS-FORTIF-02", "CS-FORTIF-03", "CS-UPG-07", "CS-UPG-06", "CS-DEF-01")
@enforces("CS-DMG-06", "CS-DMG-08", "CS-GROUP-06")
def lose(g: PlayArea, cause: Cause, target: int, amount: int) -> None:
    """Health is lost: fortifications on a unit soak a point each, wherever they lie, other upgrades stay; the last
    point defeats. Health chips are not counted: their supply is unlimited, and those that are lost go back to it."""
    soaked = 0
    if is_unit(g, target):
        while amount and "D" in g.upgrades[target]:
            remove_upgrade(g, target, g.upgrades[target].rindex("D"))
            amount -= 1
            soaked += 1
    lost = min(amount, g.health[target])  # what is left over does not go on to a group (CS-GROUP-06)
    g.health[target] -= lost
    if g.health[target] == 0:
        fall(g, cause, target)
    if g.tell:
        g.tell(Damaged(target, cause.chip, cause.seat, cause.how, lost, soaked), _RULES[cause.how])


def fall(g: PlayArea, cause: Cause, chip: int, *, rewarded: bool = True) -> None:
    """A chip is defeated: it waits for its turn to be resolved."""
    if not is_falling(g, chip):
        known = (g.holder[chip], g.side[chip], g.at[chip])
        with_side = g.side[cause.chip] if cause.chip != NOBODY else 0
        g.falls.append(Fall(chip, cause.seat, cause.chip, cause.how, *known, rewarded, with_side))


_RULES: Final = {
    ATTACK: "CS-ATK-16",
    RETALIATION: "CS-RET-01",
    SHOT: "CS-SPIRE-10",
    TALENT: "CS-DMG-02",
    GATE: "CS-GATE-05",
}


@enforces("CS-SPIRE-05", "CS-SPIRE-06", "CS-DMG-07", "CS-FORTIF-04", "CS-FORTIF-05", "CS-FORTIF-06", "CS-FORTIF-07")
def hurt_spire(g: PlayArea, cause: Cause, spire: int, amount: int) -> int:
    """Damage to a spire takes one chip from the bottom: an attack or range chip for 1 damage, a fortification only for
    2 at once. Only the bottom chip counts, and more damage takes no more than it."""
    amount = reduced(g, cause, spire, amount)
    if amount <= 0 or is_falling(g, spire):
        return 0
    if not g.upgrades[spire]:
        fall(g, cause, spire)  # one that the supply left without chips withstands no damage (CS-UPG-02)
        return amount
    if g.upgrades[spire][-1] == "D" and amount < 2:
        if g.tell:
            g.tell(FortificationHolds(spire))
        return 0
    take_chip(g, cause, spire, len(g.upgrades[spire]) - 1)
    return amount


@enforces("CS-DEF-01")
def take_chip(g: PlayArea, cause: Cause, spire: int, index: int) -> None:
    """A spire loses one upgrade; its last defeats it."""
    letter = remove_upgrade(g, spire, index)
    if not g.upgrades[spire]:
        fall(g, cause, spire)
    if g.tell:
        g.tell(SpireLostChip(spire, letter, cause.chip, cause.seat))


@enforces("CS-HEALTH-02", "CS-HEALTH-03")
def recover(g: PlayArea, chip: int, amount: int, rule: str = "CS-HEALTH-02") -> int:
    """A unit recovers health, never above its stat; what it has above that it keeps."""
    got = max(min(amount, health_stat(g, chip) - g.health[chip]), 0)
    if got:
        g.health[chip] += got
        if g.tell:
            g.tell(Recovered(chip, got), rule)
    return got


@enforces("CS-ATK-13", "CS-DEF-17")
def is_landmark_with_health(g: PlayArea, chip: int) -> bool:
    """Is it no unit, but something with health chips?"""
    return (KIND[chip] in (LANDMARK, BEACON)) and not is_unit(g, chip) and g.health[chip] > 0
