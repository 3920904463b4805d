"""Fortress gates (CS-GATE): attacks on them, the unit that steps in, retaliation, pillage (CS-PILL) and repair
(CS-REPAIR)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.choices import No, Yes
from hordekeep.games.cloudspire.asking.choosing import ask, may
from hordekeep.games.cloudspire.content.chips import NONE, box
from hordekeep.games.cloudspire.content.setting import COOP, NOBODY
from hordekeep.games.cloudspire.effects.effects import happens, is_used, of_faction, refresh, total, use
from hordekeep.games.cloudspire.effects.stats import attack, gain, gate_retaliation, pay, source_capacity
from hordekeep.games.cloudspire.rules.chips.levelling import level_up
from hordekeep.games.cloudspire.rules.fight.choices import Structure
from hordekeep.games.cloudspire.rules.fight.damage import ATTACK, GATE, RETALIATION, Cause, hurt, is_falling, lose
from hordekeep.games.cloudspire.rules.fight.happened import (
    AdvancementLost,
    AttacksGate,
    DefendsGate,
    GateDamaged,
    GateDefeated,
    GateRepaired,
    Pillaged,
    PillageGained,
    SourceOver,
)
from hordekeep.games.cloudspire.rules.goals.end_of_game import gate_fell, one_side_is_left
from hordekeep.games.cloudspire.rules.goals.marks import declare_mark
from hordekeep.games.cloudspire.state.pieces import is_active
from hordekeep.games.cloudspire.state.play_area import Occasion, PlayArea
from hordekeep.games.cloudspire.state.wording import chip_name
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed
from hordekeep.kernel.hexes import hexes_in

REPAIRED: Final = 3
"""CS-REPAIR-02."""
REPAIR_PRICE: Final = 2
"""CS-REPAIR-05."""


@enforces("CS-ATK-21", "CS-GATE-06", "CS-GATE-09", "CS-GATE-05", "CS-GATE-08", "CS-RET-10", "CS-DEF-18")
def attack_gate(g: PlayArea, chip: int, seat: int) -> Rules[int]:
    """An attack on a gate: the defender may let the top unit of its stack take the damage and is asked at each attack;
    the gate hits back in any case, from any distance, as often as it is attacked. Whom it defeats is its owner's
    reward."""
    if g.tell:
        g.tell(AttacksGate(chip, seat))
    amount = attack(g, chip) + total(g, "attack-damage", chip)
    before = len(g.lasting)
    top = g.stacks[seat][0] if g.stacks[seat] else NOBODY
    steps_in = top != NOBODY and (yield from may(g, seat, STEPS_IN, about=(chip, top, amount)))
    del g.lasting[before:]
    if steps_in:
        dealt = yield from defend(g, chip, top, amount)
    else:
        dealt = damage_gate(g, Cause(g.holder[chip], chip, ATTACK), seat, less_for_gate(g, seat, amount))
    yield from happens(g, "attacking", Occasion(NOBODY, chip, g.holder[chip], attack(g, chip), seat))
    yield from hurt(g, Cause(seat, NOBODY, GATE), chip, gate_retaliation(g, seat))
    return dealt


def less_for_gate(g: PlayArea, seat: int, amount: int) -> int:
    """What effects take off an attack on a gate; some only off the first of a turn."""
    amount -= of_faction(g, "gate-less", seat)
    first = of_faction(g, "gate-less-first", seat)
    if first and not is_used(g, "turn", f"{seat}:gate-less-first"):
        use(g, "turn", f"{seat}:gate-less-first")
        amount -= first
    return max(amount, 0)


@enforces("CS-GATE-10", "CS-ACTIVE-10", "CS-GATE-07", "CS-GATE-12", "CS-GATE-13")
def defend(g: PlayArea, attacker: int, top: int, amount: int) -> Rules[int]:
    """The top unit of the stack takes all of the damage, without its talents, and hits back at an adjacent attacker
    once a turn, if it stands."""
    seat = g.holder[top]
    if g.tell:
        g.tell(DefendsGate(top, attacker))
    lose(g, Cause(g.holder[attacker], attacker, ATTACK), top, amount)
    if is_falling(g, top) or g.retaliated >> top & 1:
        return amount
    beside = g.land.board.near[g.land.gates[seat]] >> g.at[attacker] & 1
    stat = attack(g, top)
    if beside and stat != NONE and stat > 0:
        g.retaliated |= 1 << top
        yield from hurt(g, Cause(seat, top, RETALIATION), attacker, stat)
    return amount


@enforces("CS-GATE-16", "CS-ENDGAME-01", "CS-ENDGAME-02")
def damage_gate(g: PlayArea, cause: Cause, seat: int, amount: int) -> int:
    """A gate loses health; at 0 it is defeated. Where that ends the game, it is over at once, and the gate does not
    even hit back."""
    if amount <= 0 or g.gates[seat] <= 0:
        return 0
    lost = min(amount, g.gates[seat])
    g.gates[seat] -= lost
    if g.tell:
        g.tell(GateDamaged(seat, lost, g.gates[seat], cause.chip))
    if g.gates[seat] == 0:
        g.agenda.append(("gate_defeated", (seat, cause.seat, cause.chip)))
        if g.setting.mode != COOP and one_side_is_left(g):
            if g.tell:
                g.tell(GateDefeated(seat, cause.seat))
            gate_fell(g)
    return lost


@enforces("CS-ENDGAME-01", "CS-ENDGAME-02", "CS-DEF-02", "CS-DEF-05", "CS-PILL-04", "CS-LEVEL-01", "CS-PILL-05")
def gate_defeated(g: PlayArea, arg: tuple[int, int, int]) -> Rules[None]:
    """A gate fell: the game may be over at once. Otherwise it is a defeat like others: talents that hear of it, the
    pillage, whoever marked it declares a new mark in turn order, and a hero that did it may level up. Nothing else is
    taken from its faction, which plays on."""
    seat, by, with_ = arg
    if g.tell:
        g.tell(GateDefeated(seat, by))
    gate_fell(g)
    yield from happens(g, "defeated", Occasion(NOBODY, with_, by, gate=seat))
    taken = g.source[seat]
    g.source[seat] = 0
    if g.tell:
        g.tell(Pillaged(seat, by, taken))
    gain(g, by, taken, "CS-PILL-02", told=PillageGained)
    for other in g.setting.around(g.turn_seat):
        if g.marks[other] == seat:
            yield from declare_mark(g, other, "CS-PILL-04")
    if with_ != NOBODY:
        yield from level_up(g, with_, "CS-LEVEL-01")


@enforces("CS-GATE-17", "CS-GATE-18", "CS-GATE-19", "CS-GATE-20", "CS-CAMP-09", "CS-GATE-21", "CS-GATE-22")
def idle_at_gates(g: PlayArea, seat: int) -> Rules[None]:
    """At the end of the attack stage every unit beside an opposing gate that attacked nothing is hit by it, by each if
    there are two; not in campfire mode, not by allies, not by a defeated gate."""
    for other in g.setting.opponents(seat):
        if g.gates[other] <= 0:
            continue
        beside = g.land.board.near[g.land.gates[other]] & g.units[seat]
        for spot in hexes_in(beside):
            chip = g.on[spot]
            if is_active(g, chip) and not g.attacked >> chip & 1:
                yield from hurt(g, Cause(other, NOBODY, GATE), chip, gate_retaliation(g, other))


@enforces("CS-REPAIR-02", "CS-REPAIR-03", "CS-REPAIR-04", "CS-REPAIR-05", "CS-REPAIR-06", "CS-REPAIR-07")
def repair(g: PlayArea, seat: int) -> Rules[None]:
    """A defeated gate is repaired to exactly 3: each advancement removed gives 1, the highest levels first; only when
    none is left the rest costs 2 Source each."""
    while g.gates[seat] < REPAIRED:
        levels = g.levels[seat]
        highest = max(levels, default=0)
        if not highest:
            # affordable with every wave's income; where an event cuts it, as far as it goes (CS-REPAIR-07)
            bought = min(REPAIRED - g.gates[seat], g.source[seat] // REPAIR_PRICE)
            pay(g, seat, REPAIR_PRICE * bought)
            g.gates[seat] += bought
            if g.tell:
                g.tell(GateRepaired(seat, REPAIR_PRICE * bought), "CS-REPAIR-05")
            return
        structures = [each.id for each in box().factions[g.factions[seat]].structures]
        choices = [Structure(structures[n]) for n, level in enumerate(levels) if level == highest]
        answer = choices[0]
        if len(choices) > 1:
            answer = yield from ask(g, seat, REPAIR, choices)
        g.gates[seat] += 1
        lose_advancement(g, seat, structures.index(answer.structure))
    if g.tell:
        g.tell(GateRepaired(seat, paid=0))


@enforces("CS-FORT-05", "CS-FORT-06")
def lose_advancement(g: PlayArea, seat: int, structure: int) -> None:
    """The last advancement of a structure is lost with its effect; what it brought stays."""
    levels = list(g.levels[seat])
    levels[structure] -= 1
    g.levels[seat] = tuple(levels)
    refresh(g)
    lost = box().factions[g.factions[seat]].structures[structure].id
    if g.tell:
        g.tell(AdvancementLost(seat, lost, levels[structure] + 1))
    over = g.source[seat] - source_capacity(g, seat)
    if over > 0:
        g.source[seat] -= over
        if g.tell:
            g.tell(SourceOver(seat, over))


# -- what is asked -----------------------------------------------------------------------------------------------------


@enforces("CS-REPAIR-04")
def why_not_structure(g: PlayArea, ask: Asked, seat: int, choice: Structure) -> Refusal | None:
    """One of the structures with the highest advancements."""
    known = [each.id for each in box().factions[g.factions[seat]].structures]
    if choice.structure not in known:
        return NO_SUCH_STRUCTURE
    levels = g.levels[seat]
    return None if levels[known.index(choice.structure)] == max(levels) else HIGHEST_FIRST


NO_SUCH_STRUCTURE: Final = Refusal("CS-REPAIR-04", Text("no-such-structure"))
HIGHEST_FIRST: Final = Refusal("CS-REPAIR-04", Text("no-higher-first"))

STEPS_IN: Final[Question[Yes | No]] = Question(
    "redirect",
    "CS-GATE-06",
    {Yes: allowed, No: allowed},
    says={
        "what": lambda g, ask: chip_name(g, ask.about[0]),
        "top": lambda g, ask: chip_name(g, ask.about[1]),
        "damage": lambda g, ask: int(ask.about[2]),
    },
)
"""Whether the top of the stack takes an attack on the gate."""

REPAIR: Final[Question[Structure]] = Question("repair", "CS-REPAIR-04", {Structure: why_not_structure})
"""Which structure loses an advancement for the gate."""
