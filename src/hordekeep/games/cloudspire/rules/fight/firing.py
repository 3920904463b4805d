"""Stage 3 of a turn: opposing spires fire at the units of the player on turn (CS-SPIRE-07 to CS-SPIRE-15)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.checks import one_of_the_chips
from hordekeep.games.cloudspire.asking.choices import KEEP, Keep, Spire, Stop, Unit
from hordekeep.games.cloudspire.asking.choosing import ask, chip_named, choose_chip
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.kinds import DIE
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import given, happens, has, of_faction
from hordekeep.games.cloudspire.effects.stats import dice, spire_range
from hordekeep.games.cloudspire.rules.fight.choices import Die
from hordekeep.games.cloudspire.rules.fight.damage import SHOT, Cause, hurt, is_falling
from hordekeep.games.cloudspire.rules.fight.happened import Fires, Rolled
from hordekeep.games.cloudspire.state.pieces import is_active, spires_of
from hordekeep.games.cloudspire.state.play_area import Occasion, PlayArea
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed
from hordekeep.kernel.hexes import hexes_in


@enforces("CS-TARGET-01", "CS-SPIRE-11", "CS-RANGE-04", "CS-ATK-03", "CS-SPIRE-07", "CS-SPIRE-13")
def targets_of(g: PlayArea, spire: int) -> list[int]:
    """The units of the player on turn that a spire may fire at: in range whatever lies or stands between, active, not
    flying unless the spire has Air Defense."""
    if "A" not in g.upgrades[spire]:  # CS-SPIRE-03
        return []
    within = in_range(g, spire) & g.units[g.turn_seat]
    return [g.on[spot] for spot in hexes_in(within) if why_not_shot(g, spire, g.on[spot]) is None]


@enforces("CS-TARGET-01")
def in_range(g: PlayArea, spire: int) -> int:
    """The hexes that a spire's shots reach."""
    return g.land.board.within(g.at[spire], spire_range(g, spire))


def why_not_shot(g: PlayArea, spire: int, chip: int) -> Refusal | None:
    """What is against a unit of the player on turn in range as a target."""
    if not is_active(g, chip):
        return INACTIVE
    if is_falling(g, chip):
        return FALLING
    if has(g, chip, "flying") and not (has(g, spire, "air-defense") or has(g, spire, "flying")):
        return FLYING
    return SHIELDED if any(given(g, "cannot-be-target-of", chip, spire)) else None


@enforces("CS-SPIRE-09", "CS-SPIRE-14", "CS-SPIRE-12", "CS-WELLF-03")
def fire(g: PlayArea, seat: int) -> Rules[None] | None:
    """One shot of a faction's spires: its owner picks which spire fires next and, seeing what came before, at whom.
    Every spire with a target fires, once, those on the fortress too."""
    ready = [spire for spire in spires_of(g, seat) if not g.attacked >> spire & 1 and targets_of(g, spire)]
    return _fire(g, seat, ready) if ready else None


def _fire(g: PlayArea, seat: int, ready: list[int]) -> Rules[None]:
    spire = yield from choose_chip(g, seat, WHICH_SPIRE, ready, committed=False)
    yield from shoot(g, spire)
    g.agenda += [("fire", seat), ("settle", None)]


@enforces("CS-SPIRE-10")
def shoot(g: PlayArea, spire: int) -> Rules[None]:
    """A spire fires: its target, its dice, the damage, and what its talents add or do instead."""
    seat = g.holder[spire]
    found = targets_of(g, spire)
    if not found:
        return
    if has(g, spire, "multi-target"):
        aimed = found
    else:
        aimed = [(yield from choose_chip(g, seat, SPIRE_TARGET, found, committed=False, about=spire))]
    g.attacked |= 1 << spire
    before = len(g.lasting)
    yield from happens(g, "firing", Occasion(aimed[0], spire, seat))
    instead = any(each.kind == "instead" for each in g.lasting[before:])
    del g.lasting[before:]
    if instead:
        return
    rolled = yield from roll(g, seat, dice(g, spire))
    for target in aimed:
        yield from hit(g, spire, target, rolled)


def roll(g: PlayArea, seat: int, count: int) -> Rules[tuple[int, ...]]:
    """Roll spire dice (CS-Q-04-DIE); an effect may let their owner roll one of them again."""
    faces = box().dice["spire"]
    rolled = [int(g.dice.pick(faces)) for _ in range(count)]
    if g.tell:
        g.tell(Rolled(seat, tuple(rolled)))
    if of_faction(g, "reroll", seat) and f"{seat}:reroll" not in g.used:
        dice_shown = tuple(rolled)
        choices: list[Die | Keep] = [*[Die(shown) for shown in sorted(set(rolled))], KEEP]
        answer = yield from ask(g, seat, ROLL_AGAIN, choices, about=dice_shown, facts=dice_shown)
        if isinstance(answer, Die):
            g.used |= {f"{seat}:reroll"}
            rolled[rolled.index(answer.shown)] = int(g.dice.pick(faces))
            if g.tell:
                g.tell(Rolled(seat, tuple(rolled)))
    return tuple(rolled)


@enforces("CS-SPIRE-10", "CS-RET-09", "CS-DEF-18", "CS-TALENT-11")
def hit(g: PlayArea, spire: int, target: int, rolled: tuple[int, ...]) -> Rules[None]:
    """What a roll does to a target: the sum of the dice, a blank for more if an effect says so; the rest is for talents
    that hear of the shot. The target does not retaliate; if it falls, the spire's owner gains its reward."""
    seat = g.holder[spire]
    blank = of_faction(g, "blanks-deal", seat)
    amount = sum(die or blank for die in rolled)
    if g.tell:
        g.tell(Fires(spire, target, rolled))
    before = len(g.lasting)
    yield from happens(g, "shooting", Occasion(target, spire, seat, amount))
    said = [each.amount for each in g.lasting[before:] if each.kind == "damage-is"]
    del g.lasting[before:]
    yield from hurt(g, Cause(seat, spire, SHOT), target, said[-1] if said else amount)
    yield from happens(g, "attacking", Occasion(target, spire, seat, amount))  # whatever it dealt (CS-TALENT-11)
    if 0 in rolled or 2 in rolled:
        yield from happens(g, "blank-or-two", Occasion(target, spire, seat))


# -- what is asked -----------------------------------------------------------------------------------------------------


@enforces("CS-K-RELIC-07")
def no_spire(g: PlayArea, ask: Asked, seat: int, choice: Spire) -> Refusal:
    """Why this spire does not fire now. What a relic makes fire may have fired already."""
    spire = g.spire_on[choice.hex]
    if g.holder[spire] != seat:
        return NOT_YOURS
    if g.attacked >> spire & 1 and ask.rule == WHICH_SPIRE.rule:
        return HAS_FIRED
    return NO_TARGET if "A" in g.upgrades[spire] else NO_ATTACK_CHIPS


def spires_left(g: PlayArea, ask: Asked, seat: int, choice: Stop) -> Refusal:
    """Every spire with a target fires."""
    return SPIRES_LEFT


def why_not_fire_at(g: PlayArea, ask: Asked, seat: int, choice: Unit) -> Refusal | None:
    """A unit of the player on turn in range."""
    spire, chip = ask.about, g.on.get(choice.hex, NOBODY)
    if chip == NOBODY:
        return NOTHING_THERE
    if g.holder[chip] != g.turn_seat:
        return NOT_OF_THE_TURN
    return why_not_shot(g, spire, chip) if in_range(g, spire) >> choice.hex & 1 else OUT_OF_RANGE


def no_spires_at_spires(g: PlayArea, ask: Asked, seat: int, choice: Spire) -> Refusal:
    """Spires fire at units."""
    return NOTHING_THERE if chip_named(g, choice) < 0 else NOT_OF_THE_TURN


def why_not_die(g: PlayArea, ask: Asked, seat: int, choice: Die) -> Refusal | None:
    """A die that was rolled."""
    return None if choice.shown in ask.facts else NO_SUCH_DIE


NOT_YOURS: Final = Refusal("CS-CTRL-01", Text("no-not-yours"))
HAS_FIRED: Final = Refusal("CS-SPIRE-12", Text("no-has-fired"))
NO_ATTACK_CHIPS: Final = Refusal("CS-SPIRE-03", Text("no-attack-chips"))
NO_TARGET: Final = Refusal("CS-TARGET-01", Text("no-target"))
SPIRES_LEFT: Final = Refusal("CS-SPIRE-09", Text("no-spires-left"))
NOTHING_THERE: Final = Refusal("CS-TARGET-01", Text("no-such-chip"))
NOT_OF_THE_TURN: Final = Refusal("CS-SPIRE-11", Text("no-spire-target"))
OUT_OF_RANGE: Final = Refusal("CS-TARGET-01", Text("no-out-of-range"))
INACTIVE: Final = Refusal("CS-ACTIVE-04", Text("no-inactive"))
FALLING: Final = Refusal("CS-DEF-01", Text("no-falling"))
FLYING: Final = Refusal("CS-ATK-03", Text("no-flying"))
SHIELDED: Final = Refusal("CS-TALENT-01", Text("no-hidden-by-talent"))
NO_SUCH_DIE: Final = Refusal("CS-SPIRE-10", Text("no-such-die"))

WHICH_SPIRE: Final[Question[Spire]] = Question(
    "which-spire", "CS-SPIRE-14", {Spire: one_of_the_chips(no_spire)}, refuses={Stop: spires_left}
)
"""The next spire that fires."""

SPIRE_TARGET: Final[Question[Unit]] = OfChip(
    "spire-target", "CS-SPIRE-09", {Unit: why_not_fire_at}, refuses={Spire: no_spires_at_spires}
)
"""At whom it fires."""

ROLL_AGAIN: Final[Question[Die | Keep]] = Question(
    "reroll", "CS-SPIRE-10", {Die: why_not_die, Keep: allowed}, says={"dice": lambda g, ask: DIE.say_all(ask.about)}
)
"""Which die is rolled again, if any."""
