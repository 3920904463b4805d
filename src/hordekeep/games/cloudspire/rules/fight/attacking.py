"""The attack of a unit (CS-ATK) with its retaliation (CS-RET): one step, nothing comes between."""

from __future__ import annotations

from typing import Final, TypeAlias

from hordekeep.games.cloudspire.asking.choosing import choice_of
from hordekeep.games.cloudspire.content.chips import BEACON, NONE, SPIRE
from hordekeep.games.cloudspire.effects.effects import given, happens, has, lasts
from hordekeep.games.cloudspire.effects.stats import attack, reach
from hordekeep.games.cloudspire.rules.fight.damage import (
    ATTACK,
    RETALIATION,
    Cause,
    hurt,
    is_falling,
    is_landmark_with_health,
)
from hordekeep.games.cloudspire.rules.fight.gates import attack_gate
from hordekeep.games.cloudspire.rules.fight.happened import Attacks
from hordekeep.games.cloudspire.state.pieces import KIND, all_spires, is_active, is_hero, is_unit, standing_on
from hordekeep.games.cloudspire.state.play_area import BOARD, Occasion, PlayArea
from hordekeep.kernel import Choice, Rules
from hordekeep.kernel.hexes import hexes_in

INSTEAD_OF_ATTACKING: Final = "instead-of-attacking"
"""What a unit has used that gave up its attack of the turn."""
Why: TypeAlias = tuple[str, str]
"""The rule that says no, and the key of the reason."""


def targets(g: PlayArea, chip: int) -> list[Choice]:
    """What a unit may attack now (CS-TARGET-02): opposing units, spires and gates in reach, and landmarks with health
    chips (CS-ATK-13). Where something demands the attack there is nothing else (CS-TALENT-09)."""
    if why_no_attack(g, chip) is not None:
        return []
    within = in_reach(g, chip)
    found: list[int] = []
    for spot in hexes_in(within & standing_on(g)):
        other = g.on[spot]
        if other != chip and may_attack(g, chip, other):
            found.append(other)
    for spot in hexes_in(within & all_spires(g)):
        other = g.spire_on[spot]
        if may_attack(g, chip, other):
            found.append(other)
    if found:
        demanded = [other for other in found if any(given(g, "demands-attack", other, chip))]
        demanded = demanded or [other for other in found if any(given(g, "draws-attack", other, chip))]
        if demanded:
            return [choice_of(g, other) for other in demanded]
    near = [seat for seat in g.setting.opponents(g.holder[chip]) if within >> g.land.gates[seat] & 1]
    gates: list[Choice] = [("gate", seat) for seat in near if why_not_gate(g, chip, seat) is None]
    return [choice_of(g, other) for other in found] + gates


def in_reach(g: PlayArea, chip: int) -> int:
    """The hexes that a unit's attack reaches (CS-TARGET-02)."""
    return g.land.board.within(g.at[chip], reach(g, chip))


def why_not_attacker(g: PlayArea, chip: int) -> Why | None:
    """The rule that keeps a unit out of this attack stage, as if it had no target at all; None if there is none."""
    if not is_active(g, chip):
        return "CS-ACTIVE-03", "inactive"
    if g.attacked >> chip & 1:
        return "CS-ATK-09", "has-attacked"
    if f"{chip}/{INSTEAD_OF_ATTACKING}" in g.used:
        return "CS-ATK-09", "gave-up-attack"
    return ("CS-ATK-08", "came-this-turn") if g.fresh >> chip & 1 else None


def why_no_attack(g: PlayArea, chip: int) -> Why | None:
    """The rule that leaves a unit without an attack, whatever its targets: it has no attack stat or one of 0
    (CS-ATK-17), or an effect forbids it for the turn; None if there is none."""
    if attack(g, chip) <= 0:
        return "CS-ATK-17", "attack-value"
    return ("CS-TALENT-01", "kept-from-attacking") if lasts(g, "no-attack", chip) else None


def may_attack(g: PlayArea, chip: int, other: int) -> bool:
    """Is a chip in reach a legal target?"""
    return why_not_target(g, chip, other) is None


def why_not_target(g: PlayArea, chip: int, other: int) -> Why | None:
    """The rule against a chip in reach as a target, None if it is one: opposing (CS-FACTION-05, CS-FACTION-07), active
    (CS-ACTIVE-04), something that can be damaged (CS-DMG-01), and not out of this attacker's grasp: Flying takes Air
    Defense or Flying (CS-ATK-03)."""
    seat, holder = g.holder[chip], g.holder[other]
    if g.setting.are_friends(seat, holder):
        return "CS-ATK-12" if seat == holder else "CS-FACTION-07", "friend"
    if KIND[other] == BEACON and seat != g.setting.automaton:  # its friends keep it alight
        return "CS-K-COOP-01", "friend"
    if not is_active(g, other):
        return "CS-ACTIVE-04", "inactive"
    if is_falling(g, other):
        return "CS-DEF-01", "falling"
    if KIND[other] != SPIRE and not is_unit(g, other) and not is_landmark_with_health(g, other):
        return "CS-ATK-13", "health-chips"
    if has(g, other, "flying") and not (has(g, chip, "air-defense") or has(g, chip, "flying")):
        return "CS-ATK-03", "flying"
    return ("CS-TALENT-01", "hidden-by-talent") if any(given(g, "cannot-be-target-of", other, chip)) else None


def why_not_gate(g: PlayArea, chip: int, seat: int) -> Why | None:
    """The rule against a gate in reach as a target, None if it is one: opposing, and not defeated (CS-GATE-22)."""
    if g.setting.are_friends(g.holder[chip], seat):
        return "CS-ATK-12" if seat == g.holder[chip] else "CS-FACTION-07", "friend"
    return ("CS-GATE-22", "fallen-gate") if g.gates[seat] <= 0 else None


def must_attack(g: PlayArea, chip: int) -> bool:
    """Minions attack if they can (CS-ATK-10), be it only a landmark (CS-ATK-15), heroes only where something demands it
    (CS-ATK-11, CS-TALENT-09)."""
    if not is_hero(chip):
        return True
    for spot in hexes_in(in_reach(g, chip) & standing_on(g)):
        other = g.on[spot]
        if may_attack(g, chip, other) and any(given(g, "demands-attack", other, chip)):
            return True
    return False


def carry_out(g: PlayArea, chip: int, target: Choice) -> Rules[None]:
    """One attack: damage, at the same time what "when attacking" talents do (CS-ATK-06), retaliation (CS-RET-04), then
    what comes "after attacking" if the attacker still stands (CS-ATK-07): once whoever fell is gone (CS-DEF-01)."""
    done = len(g.agenda)
    g.attacked |= 1 << chip
    if target[0] == "gate":
        dealt = yield from attack_gate(g, chip, target[1])
    elif target[0] == "spire":
        dealt = yield from attack_spire(g, chip, g.spire_on[target[1]])
    else:
        dealt = yield from attack_unit(g, chip, g.on[target[1]])
    if g.falls or len(g.agenda) > done:  # a fallen gate waits there
        g.agenda[done:done] = [("after_attacking", (chip, dealt)), ("settle", None)]
    else:
        yield from happens(g, "after-attacking", Occasion(chip, chip, g.holder[chip], dealt))


def after_attacking(g: PlayArea, arg: tuple[int, int]) -> Rules[None]:
    """What comes "after attacking", when the defeats of the attack are resolved; nothing if its attacker was among
    them (CS-ATK-07)."""
    chip, dealt = arg
    if g.place[chip] == BOARD:
        yield from happens(g, "after-attacking", Occasion(chip, chip, g.holder[chip], dealt))


def attack_unit(g: PlayArea, chip: int, target: int) -> Rules[int]:
    """An attack on a unit or on a landmark with health (CS-ATK-16), and its retaliation, which comes after it and from
    a survivor: one hit never defeats both (CS-DEF-21)."""
    seat = g.holder[chip]
    if g.tell:
        g.tell(Attacks(chip, target))
    cause = Cause(seat, chip, ATTACK)
    amount = attack(g, chip)
    yield from happens(g, "attacked", Occasion(target, chip, seat, amount))
    dealt = yield from hurt(g, cause, target, amount)
    yield from happens(g, "attacking", Occasion(target, chip, seat, amount))
    yield from retaliate(g, target, chip)
    return dealt


def attack_spire(g: PlayArea, chip: int, spire: int) -> Rules[int]:
    """An attack on a spire takes its bottom chip (CS-ATK-22), unless a talent takes others; spires do not retaliate
    (CS-RET-08)."""
    seat = g.holder[chip]
    if g.tell:
        g.tell(Attacks(chip, spire), "CS-ATK-22")
    amount = attack(g, chip)
    before = len(g.lasting)
    yield from happens(g, "attacking-spire", Occasion(spire, chip, seat, amount))
    instead = any(each.kind == "instead" for each in g.lasting[before:])
    del g.lasting[before:]
    dealt = 0
    if not instead and not is_falling(g, spire):
        dealt = yield from hurt(g, Cause(seat, chip, ATTACK), spire, amount)
    yield from happens(g, "attacking", Occasion(spire, chip, seat, amount))
    return dealt


def retaliate(g: PlayArea, defender: int, attacker: int) -> Rules[None]:
    """The unit that was attacked hits back (CS-RET-03), once a turn (CS-RET-02), if it stands (CS-RET-05) and reaches
    the attacker (CS-RET-11, CS-RET-12), be that Flying (CS-ATK-04). Nothing that changes attacks changes this
    (CS-RET-06), and whoever comes to light under a defeated unit does not do it for that (CS-DEF-13)."""
    if not can_retaliate(g, defender, attacker):
        return
    amount = yield from retaliation(g, defender, attacker)
    if amount <= 0:
        return
    g.retaliated |= 1 << defender
    yield from hurt(g, Cause(g.holder[defender], defender, RETALIATION), attacker, amount)


def can_retaliate(g: PlayArea, defender: int, attacker: int) -> bool:
    """Is it able (CS-RET-02)? Landmark minions and the ancient traxxyr are (CS-LAND-12, CS-LAND-13), what is no unit is
    not."""
    if is_falling(g, defender) or g.retaliated >> defender & 1 or not is_unit(g, defender):
        return False
    if g.at[defender] < 0 or g.at[attacker] < 0 or is_falling(g, attacker):
        return False
    return g.land.board.distance(g.at[defender], g.at[attacker]) <= reach(g, defender)


def retaliation(g: PlayArea, defender: int, attacker: int) -> Rules[int]:
    """How hard a unit hits back: its attack stat (CS-ATK-19), none without one (CS-RET-13), or as a talent says."""
    before = len(g.lasting)
    yield from happens(g, "retaliating", Occasion(defender, attacker, g.holder[defender]))
    said = [each.amount for each in g.lasting[before:] if each.kind == "retaliation"]
    del g.lasting[before:]
    if said:
        return said[-1]
    stat = attack(g, defender)
    return 0 if stat == NONE else stat


def attackers(g: PlayArea, seat: int) -> list[int]:
    """The units of a faction that may still attack in this turn (CS-ATK-09), in order of their hexes."""
    chips = [g.on[spot] for spot in hexes_in(g.units[seat])]
    return [chip for chip in chips if why_not_attacker(g, chip) is None]
