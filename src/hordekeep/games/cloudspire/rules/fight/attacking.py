"""The attack of a unit (CS-ATK) with its retaliation (CS-RET): one step, nothing comes between. Whom it may attack and
what forbids the others is one and the same check."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.choices import GATE_OF, Gate, Spire, Stop, Unit
from hordekeep.games.cloudspire.asking.choosing import chip_named, on_its_hex
from hordekeep.games.cloudspire.asking.questions import Freely, OfChip
from hordekeep.games.cloudspire.content.chips import BEACON, NONE, SPIRE
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.choices import Use
from hordekeep.games.cloudspire.effects.effects import given, happens, has, lasts, offers
from hordekeep.games.cloudspire.effects.stats import attack, reach
from hordekeep.games.cloudspire.effects.using import OTHER_TIME, no_time_to_use, why_not_use
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
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.hexes import hexes_in

INSTEAD_OF_ATTACKING: Final = "instead-of-attacking"
"""What a unit has used that gave up its attack of the turn."""


@enforces("CS-TARGET-02", "CS-ATK-13", "CS-TALENT-09")
def targets(g: PlayArea, chip: int) -> list[Unit | Spire | Gate]:
    """What a unit may attack now: opposing units, spires and gates in reach, and landmarks with health chips. Where
    something demands the attack there is nothing else."""
    if why_no_attack(g, chip) is not None:
        return []
    within = in_reach(g, chip)
    found = _chips_within(g, chip, within)
    drawing = _drawing(g, chip, found) if found else found
    if drawing:
        return [on_its_hex(g, other) for other in drawing]
    near = [seat for seat in g.setting.opponents(g.holder[chip]) if within >> g.land.gates[seat] & 1]
    gates = [GATE_OF[seat] for seat in near if why_not_gate(g, chip, seat) is None]
    return [*[on_its_hex(g, other) for other in found], *gates]


def _chips_within(g: PlayArea, chip: int, within: int) -> list[int]:
    """The chips on these hexes that a unit may attack, if nothing draws its attack."""
    found: list[int] = []
    for spot in hexes_in(within & standing_on(g)):
        other = g.on[spot]
        if other != chip and why_not_target(g, chip, other) is None:
            found.append(other)
    for spot in hexes_in(within & all_spires(g)):
        other = g.spire_on[spot]
        if why_not_target(g, chip, other) is None:
            found.append(other)
    return found


@enforces("CS-TALENT-09")
def _drawing(g: PlayArea, chip: int, found: list[int]) -> list[int]:
    """Those that demand the attack of a unit, or else those that draw it."""
    demanding = [other for other in found if any(given(g, "demands-attack", other, chip))]
    return demanding or [other for other in found if any(given(g, "draws-attack", other, chip))]


@enforces("CS-TARGET-02")
def in_reach(g: PlayArea, chip: int) -> int:
    """The hexes that a unit's attack reaches."""
    return g.land.board.within(g.at[chip], reach(g, chip))


@enforces("CS-ATK-09")
def why_not_in_stage(g: PlayArea, chip: int) -> Refusal | None:
    """What keeps a unit out of this attack stage, as if it had no target at all."""
    if not is_active(g, chip):
        return NOT_ACTIVE
    if g.attacked >> chip & 1:
        return HAS_ATTACKED
    if f"{chip}/{INSTEAD_OF_ATTACKING}" in g.used:
        return GAVE_UP_ATTACK
    return CAME_THIS_TURN if g.fresh >> chip & 1 else None


def why_not_send(g: PlayArea, chip: int) -> Refusal | None:
    """What leaves a unit without anything to attack, or to do instead."""
    if targets(g, chip) or offers(g, INSTEAD_OF_ATTACKING, chip):
        return None
    return why_no_attack(g, chip) or NO_TARGET


@enforces("CS-ATK-17")
def why_no_attack(g: PlayArea, chip: int) -> Refusal | None:
    """What leaves a unit without an attack, whatever its targets: it has no attack stat or one of 0, or an effect
    forbids it for the turn."""
    if attack(g, chip) <= 0:
        return NO_ATTACK
    return KEPT_FROM_ATTACKING if lasts(g, "no-attack", chip) else None


@enforces("CS-FACTION-05", "CS-FACTION-07", "CS-ACTIVE-04", "CS-DMG-01", "CS-ATK-03")
def why_not_target(g: PlayArea, chip: int, other: int) -> Refusal | None:
    """What is against a chip in reach as a target: it is to be opposing, active, something that can be damaged, and not
    out of this attacker's grasp: Flying takes Air Defense or Flying."""
    seat, holder = g.holder[chip], g.holder[other]
    if g.setting.are_friends(seat, holder):
        return OWN if seat == holder else FRIEND
    if KIND[other] == BEACON and seat != g.setting.automaton:
        return KEPT_ALIGHT
    if not is_active(g, other):
        return INACTIVE
    if is_falling(g, other):
        return FALLING
    if KIND[other] != SPIRE and not is_unit(g, other) and not is_landmark_with_health(g, other):
        return NO_HEALTH_CHIPS
    if has(g, other, "flying") and not (has(g, chip, "air-defense") or has(g, chip, "flying")):
        return FLYING
    return SHIELDED if any(given(g, "cannot-be-target-of", other, chip)) else None


@enforces("CS-GATE-22")
def why_not_gate(g: PlayArea, chip: int, seat: int) -> Refusal | None:
    """What is against a gate in reach as a target: it is to be opposing, and not defeated."""
    if g.setting.are_friends(g.holder[chip], seat):
        return OWN if seat == g.holder[chip] else FRIEND
    return FALLEN_GATE if g.gates[seat] <= 0 else None


@enforces("CS-ATK-10", "CS-ATK-15", "CS-ATK-11", "CS-TALENT-09")
def must_attack(g: PlayArea, chip: int) -> bool:
    """Minions attack if they can, be it only a landmark, heroes only where something demands it."""
    if not is_hero(chip):
        return True
    for spot in hexes_in(in_reach(g, chip) & standing_on(g)):
        other = g.on[spot]
        if why_not_target(g, chip, other) is None and any(given(g, "demands-attack", other, chip)):
            return True
    return False


@enforces("CS-ATK-06", "CS-RET-04", "CS-ATK-07", "CS-DEF-01")
def carry_out(g: PlayArea, chip: int, target: Unit | Spire | Gate) -> Rules[None]:
    """One attack: damage, at the same time what "when attacking" talents do, retaliation, then what comes "after
    attacking" if the attacker still stands: once whoever fell is gone."""
    done = len(g.agenda)
    g.attacked |= 1 << chip
    if isinstance(target, Gate):
        dealt = yield from attack_gate(g, chip, target.fortress)
    elif isinstance(target, Spire):
        dealt = yield from attack_spire(g, chip, g.spire_on[target.hex])
    else:
        dealt = yield from attack_unit(g, chip, g.on[target.hex])
    if g.falls or len(g.agenda) > done:  # a fallen gate waits there
        g.agenda[done:done] = [("after_attacking", (chip, dealt)), ("settle", None)]
    else:
        yield from happens(g, "after-attacking", Occasion(chip, chip, g.holder[chip], dealt))


@enforces("CS-ATK-07")
def after_attacking(g: PlayArea, arg: tuple[int, int]) -> Rules[None]:
    """What comes "after attacking", when the defeats of the attack are resolved; nothing if its attacker was among
    them."""
    chip, dealt = arg
    if g.place[chip] == BOARD:
        yield from happens(g, "after-attacking", Occasion(chip, chip, g.holder[chip], dealt))


@enforces("CS-ATK-16", "CS-DEF-21")
def attack_unit(g: PlayArea, chip: int, target: int) -> Rules[int]:
    """An attack on a unit or on a landmark with health, and its retaliation, which comes after it and from a survivor:
    one hit never defeats both."""
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


@enforces("CS-ATK-22", "CS-RET-08")
def attack_spire(g: PlayArea, chip: int, spire: int) -> Rules[int]:
    """An attack on a spire takes its bottom chip, unless a talent takes others; spires do not retaliate."""
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


@enforces("CS-RET-03", "CS-RET-02", "CS-RET-05", "CS-RET-11", "CS-RET-12", "CS-ATK-04", "CS-RET-06", "CS-DEF-13")
def retaliate(g: PlayArea, defender: int, attacker: int) -> Rules[None]:
    """The unit that was attacked hits back, once a turn, if it stands and reaches the attacker, be that Flying. Nothing
    that changes attacks changes this, and whoever comes to light under a defeated unit does not do it for that."""
    if not can_retaliate(g, defender, attacker):
        return
    amount = yield from retaliation(g, defender, attacker)
    if amount <= 0:
        return
    g.retaliated |= 1 << defender
    yield from hurt(g, Cause(g.holder[defender], defender, RETALIATION), attacker, amount)


@enforces("CS-RET-02", "CS-LAND-12", "CS-LAND-13")
def can_retaliate(g: PlayArea, defender: int, attacker: int) -> bool:
    """Is it able? Landmark minions and the ancient traxxyr are, what is no unit is not."""
    if is_falling(g, defender) or g.retaliated >> defender & 1 or not is_unit(g, defender):
        return False
    if g.at[defender] < 0 or g.at[attacker] < 0 or is_falling(g, attacker):
        return False
    return g.land.board.distance(g.at[defender], g.at[attacker]) <= reach(g, defender)


@enforces("CS-ATK-19", "CS-RET-13")
def retaliation(g: PlayArea, defender: int, attacker: int) -> Rules[int]:
    """How hard a unit hits back: its attack stat, none without one, or as a talent says."""
    before = len(g.lasting)
    yield from happens(g, "retaliating", Occasion(defender, attacker, g.holder[defender]))
    said = [each.amount for each in g.lasting[before:] if each.kind == "retaliation"]
    del g.lasting[before:]
    if said:
        return said[-1]
    stat = attack(g, defender)
    return 0 if stat == NONE else stat


@enforces("CS-ATK-09")
def attackers(g: PlayArea, seat: int) -> list[int]:
    """The units of a faction that may still attack in this turn, in order of their hexes."""
    return [chip for chip in [g.on[spot] for spot in hexes_in(g.units[seat])] if why_not_in_stage(g, chip) is None]


# -- what is asked -----------------------------------------------------------------------------------------------------


def why_not_attacker(g: PlayArea, ask: Asked, seat: int, choice: Unit) -> Refusal | None:
    """A unit of the faction with something to attack."""
    chip = g.on.get(choice.hex, NOBODY)
    if chip == NOBODY:
        return NOBODY_THERE
    return why_not_in_stage(g, chip) or why_not_send(g, chip) if g.holder[chip] == seat else NOT_YOURS


def why_not_stop(g: PlayArea, ask: Asked, seat: int, choice: Stop) -> Refusal | None:
    """Enough, unless somebody has to attack."""
    return ATTACKS_LEFT if ask.facts else None


def why_not_aim(g: PlayArea, ask: Asked, seat: int, choice: Unit | Spire) -> Refusal | None:
    """A target in reach of whoever attacks."""
    chip, other = ask.about, chip_named(g, choice)
    if other < 0 or other == chip:
        return NOTHING_THERE
    within = in_reach(g, chip)
    if not within >> g.at[other] & 1 and not g.setting.are_friends(g.holder[chip], g.holder[other]):
        return OUT_OF_RANGE
    refused = why_no_attack(g, chip) or why_not_target(g, chip, other)
    if refused is not None:
        return refused
    drawing = _drawing(g, chip, _chips_within(g, chip, within))
    return DEMANDED if drawing and other not in drawing else None


def why_not_aim_at_gate(g: PlayArea, ask: Asked, seat: int, choice: Gate) -> Refusal | None:
    """An opposing gate in reach."""
    chip = ask.about
    refused = why_no_attack(g, chip) or why_not_gate(g, chip, choice.fortress)
    if refused is not None:
        return refused
    within = in_reach(g, chip)
    if not within >> g.land.gates[choice.fortress] & 1:
        return OUT_OF_RANGE
    return DEMANDED if _drawing(g, chip, _chips_within(g, chip, within)) else None


@enforces("CS-TALENT-10")
def why_not_use_instead(g: PlayArea, ask: Asked, seat: int, choice: Use) -> Refusal | None:
    """In place of an attack that nothing demands of a hero, and not of one that a talent gives."""
    chip = ask.about
    refused = why_not_use(g, chip, (INSTEAD_OF_ATTACKING,), seat, choice)
    if refused is not None or ask.facts:
        return refused
    return BOUND_TO_ATTACK if is_hero(chip) and must_attack(g, chip) else OTHER_TIME


NOBODY_THERE: Final = Refusal("CS-ATK-08", Text("no-such-chip"))
NOT_YOURS: Final = Refusal("CS-CTRL-01", Text("no-not-yours"))
NOT_ACTIVE: Final = Refusal("CS-ACTIVE-03", Text("no-inactive"))
HAS_ATTACKED: Final = Refusal("CS-ATK-09", Text("no-has-attacked"))
GAVE_UP_ATTACK: Final = Refusal("CS-ATK-09", Text("no-gave-up-attack"))
CAME_THIS_TURN: Final = Refusal("CS-ATK-08", Text("no-came-this-turn"))
NO_ATTACK: Final = Refusal("CS-ATK-17", Text("no-attack-value"))
KEPT_FROM_ATTACKING: Final = Refusal("CS-TALENT-01", Text("no-kept-from-attacking"))
NO_TARGET: Final = Refusal("CS-ATK-12", Text("no-target"))
ATTACKS_LEFT: Final = Refusal("CS-ATK-10", Text("no-attacks-left"))
NOTHING_THERE: Final = Refusal("CS-TARGET-02", Text("no-such-chip"))
OUT_OF_RANGE: Final = Refusal("CS-TARGET-02", Text("no-out-of-range"))
OWN: Final = Refusal("CS-ATK-12", Text("no-friend"))
FRIEND: Final = Refusal("CS-FACTION-07", Text("no-friend"))
KEPT_ALIGHT: Final = Refusal("CS-K-COOP-01", Text("no-friend"))
INACTIVE: Final = Refusal("CS-ACTIVE-04", Text("no-inactive"))
FALLING: Final = Refusal("CS-DEF-01", Text("no-falling"))
NO_HEALTH_CHIPS: Final = Refusal("CS-ATK-13", Text("no-health-chips"))
FLYING: Final = Refusal("CS-ATK-03", Text("no-flying"))
SHIELDED: Final = Refusal("CS-TALENT-01", Text("no-hidden-by-talent"))
FALLEN_GATE: Final = Refusal("CS-GATE-22", Text("no-fallen-gate"))
DEMANDED: Final = Refusal("CS-TALENT-09", Text("no-demanded"))
BOUND_TO_ATTACK: Final = Refusal("CS-TALENT-10", Text("no-demanded"))

WHO_ATTACKS: Final[Question[Unit | Stop]] = Freely(
    "who-attacks", "CS-ATK-08", {Unit: why_not_attacker, Stop: why_not_stop}, refuses={Use: no_time_to_use}
)
"""The next unit that attacks, or that enough have."""

ATTACK_TARGET: Final[Question[Unit | Spire | Gate | Use]] = OfChip(
    "attack-target",
    "CS-ATK-14",
    {Unit: why_not_aim, Spire: why_not_aim, Gate: why_not_aim_at_gate, Use: why_not_use_instead},
)
"""What it attacks, or what it does instead."""
