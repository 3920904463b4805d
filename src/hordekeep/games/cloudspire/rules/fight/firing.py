"""Stage 3 of a turn: opposing spires fire at the units of the player on turn (CS-SPIRE-07 to CS-SPIRE-15)."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.asking import ask, choose_chip
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.effects.effects import given, happens, has, of_faction
from hordekeep.games.cloudspire.effects.stats import dice, spire_range
from hordekeep.games.cloudspire.rules.fight.damage import SHOT, Cause, hurt, is_falling
from hordekeep.games.cloudspire.rules.fight.happened import Fires, Rolled
from hordekeep.games.cloudspire.state.pieces import is_active, spires_of
from hordekeep.games.cloudspire.state.play_area import Occasion, PlayArea
from hordekeep.kernel import Choice, Rules
from hordekeep.kernel.hexes import hexes_in


def targets_of(g: PlayArea, spire: int) -> list[int]:
    """The units of the player on turn that a spire may fire at (CS-TARGET-01, CS-SPIRE-11): in range whatever lies or
    stands between (CS-RANGE-04), active, not flying unless the spire has Air Defense (CS-ATK-03)."""
    if "A" not in g.upgrades[spire]:  # CS-SPIRE-03
        return []
    within = in_range(g, spire) & g.units[g.turn_seat]
    return [g.on[spot] for spot in hexes_in(within) if may_fire_at(g, spire, g.on[spot])]


def in_range(g: PlayArea, spire: int) -> int:
    """The hexes that a spire's shots reach (CS-TARGET-01)."""
    return g.land.board.within(g.at[spire], spire_range(g, spire))


def may_fire_at(g: PlayArea, spire: int, chip: int) -> bool:
    """Is a unit in range a legal target?"""
    return why_not_shot(g, spire, chip) is None


def why_not_shot(g: PlayArea, spire: int, chip: int) -> tuple[str, str] | None:
    """The rule against a unit of the player on turn in range as a target, and the key of the reason; None if it is
    one."""
    if not is_active(g, chip):
        return "CS-ACTIVE-04", "inactive"
    if is_falling(g, chip):
        return "CS-DEF-01", "falling"
    if has(g, chip, "flying") and not (has(g, spire, "air-defense") or has(g, spire, "flying")):
        return "CS-ATK-03", "flying"
    return ("CS-TALENT-01", "hidden-by-talent") if any(given(g, "cannot-be-target-of", chip, spire)) else None


def fire(g: PlayArea, seat: int) -> Rules[None] | None:
    """One shot of a faction's spires: its owner picks which spire fires next and, seeing what came before, at whom
    (CS-SPIRE-09, CS-SPIRE-14). Every spire with a target fires, once (CS-SPIRE-12), those on the fortress too
    (CS-WELLF-03)."""
    ready = [spire for spire in spires_of(g, seat) if not g.attacked >> spire & 1 and targets_of(g, spire)]
    return _fire(g, seat, ready) if ready else None


def _fire(g: PlayArea, seat: int, ready: list[int]) -> Rules[None]:
    spire = yield from choose_chip(g, seat, "which-spire", "CS-SPIRE-14", ready, committed=False)
    yield from shoot(g, spire)
    g.agenda += [("fire", seat), ("settle", None)]


def shoot(g: PlayArea, spire: int) -> Rules[None]:
    """A spire fires: its target, its dice, the damage (CS-SPIRE-10), and what its talents add or do instead."""
    seat = g.holder[spire]
    found = targets_of(g, spire)
    if not found:
        return
    if has(g, spire, "multi-target"):
        aimed = found
    else:
        aimed = [(yield from choose_chip(g, seat, "spire-target", "CS-SPIRE-09", found, committed=False, about=spire))]
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
        choices: list[Choice] = [("die", shown) for shown in sorted(set(rolled))]
        answer = yield from ask(g, seat, "reroll", "CS-SPIRE-10", [*choices, ("keep",)], about=tuple(rolled))
        if answer[0] == "die":
            g.used |= {f"{seat}:reroll"}
            rolled[rolled.index(answer[1])] = int(g.dice.pick(faces))
            if g.tell:
                g.tell(Rolled(seat, tuple(rolled)))
    return tuple(rolled)


def hit(g: PlayArea, spire: int, target: int, rolled: tuple[int, ...]) -> Rules[None]:
    """What a roll does to a target: the sum of the dice (CS-SPIRE-10), a blank for more if an effect says so; the rest
    is for talents that hear of the shot. The target does not retaliate (CS-RET-09); if it falls, the spire's owner
    gains its reward (CS-DEF-18)."""
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
