"""Stalemates (CS-DISP-08, CS-Q-18-STALEMATE): two minions that block each other for ever change places; an onslaught
in which nothing happens any more comes to its end."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.choices import Gate, Spire
from hordekeep.games.cloudspire.asking.choosing import on_its_hex
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import has, of_faction
from hordekeep.games.cloudspire.effects.stats import attack, dice, spire_range
from hordekeep.games.cloudspire.rules.fight.attacking import targets
from hordekeep.games.cloudspire.rules.fight.damage import ATTACK, SHOT, Cause, can_be_hurt, reduced
from hordekeep.games.cloudspire.rules.fight.firing import why_not_shot
from hordekeep.games.cloudspire.rules.movement.closeness import closeness, distance_to_mark, field_of
from hordekeep.games.cloudspire.rules.movement.marching import full_movement, march
from hordekeep.games.cloudspire.rules.movement.moving import arrive
from hordekeep.games.cloudspire.rules.onslaught.happened import Stalemate, Swapped
from hordekeep.games.cloudspire.state.pieces import go_home, is_active, is_grouped, is_hero, is_minion, swap, units_of
from hordekeep.games.cloudspire.state.play_area import WAVE, Lasting, PlayArea
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.hexes import hexes_in

MOST_ROUNDS: Final = 40
"""CS-Q-18-STALEMATE."""


def picture(g: PlayArea) -> int:
    """The board as one number: positions, health, upgrades and stacks of everything in play (CS-Q-18-STALEMATE), and
    who carries what. It is made of what all can see: what lies face down or under a top does not change alone, and
    whoever imagines the game may know whether it stood still."""
    seen: list[object] = [tuple(g.stacks), tuple(g.gates)]
    for spot, chip in sorted(g.on.items()):
        shown = NOBODY if g.hidden >> chip & 1 else chip
        seen.append((spot, shown, g.health[chip], _number_of(g.upgrades[chip]), is_grouped(g, chip), g.gear[chip]))
    for spot, chip in sorted(g.spire_on.items()):
        seen.append((spot, chip, _number_of(g.upgrades[chip]), g.below[chip]))
    return hash(tuple(seen)) & _WRITTEN  # of numbers alone, so it is the same in every process


def _number_of(upgrades: str) -> int:
    return int.from_bytes(upgrades.encode(), "big")


_WRITTEN: Final = (1 << 52) - 1
"""As much of a number as every reader of a document can hold."""


def break_stalemate(g: PlayArea) -> Rules[bool]:
    """At the start of a round: if nothing changed since the last one, a pair that blocks each other swaps. If there is
    none and nothing in sight can change anything, or 40 rounds have passed, all minions go home without reward. Tells
    whether the wave is over by that."""
    now = picture(g)
    before = [each.amount for each in g.lasting if each.kind == "picture"]
    g.lasting = [each for each in g.lasting if each.kind != "picture"]
    still = before == [now]
    if g.round <= MOST_ROUNDS:
        pair = blocking_pair(g) if still else None
        if pair is not None:
            yield from _swap(g, pair)
            return False
        if not still or may_change(g):
            g.lasting.append(Lasting("picture", NOBODY, now, WAVE))
            return False
    send_minions_home(g)
    if g.tell:
        g.tell(Stalemate(g.round))
    return True


def _swap(g: PlayArea, pair: tuple[int, int]) -> Rules[None]:
    near = [g.land.board.near[g.at[chip]] for chip in pair]
    swap(g, *pair)
    if g.tell:
        g.tell(Swapped(pair))
    for chip, left in zip(pair, near, strict=True):  # a physical move as well (CS-MOVE-02)
        yield from arrive(g, chip, left, (g.at[chip],))


@enforces("CS-DISP-08")
def blocking_pair(g: PlayArea) -> tuple[int, int] | None:
    """Two minions on neighbouring hexes, whoever's they are, each shut out from progress where the other stands, and
    neither of them in danger."""
    for seat in range(g.setting.fortresses):
        for chip in sorted(units_of(g, seat), key=lambda each: g.at[each]):
            if is_hero(chip) or can_progress(g, chip) or in_danger(g, chip):
                continue
            for spot in hexes_in(g.land.board.near[g.at[chip]]):
                other = g.on.get(spot, NOBODY)
                if other != NOBODY and _blocks(g, chip, other):
                    return chip, other
    return None


def _blocks(g: PlayArea, chip: int, other: int) -> bool:
    if not is_minion(g, other) or can_progress(g, other) or in_danger(g, other):
        return False
    here, there = distance_to_mark(g, chip), distance_to_mark(g, other)
    return _distance_from(g, chip, g.at[other]) < here and _distance_from(g, other, g.at[chip]) < there


def may_change(g: PlayArea) -> bool:
    """Can a round end otherwise than the last one: because a unit in play is in danger, a minion may come nearer to its
    mark or harm what it attacks, be it that dice have spared or held it so far? What players may do and did not do in a
    whole round they have agreed to leave."""
    for seat in range(g.setting.fortresses):
        for chip in units_of(g, seat):
            if in_danger(g, chip) or can_progress(g, chip) or can_harm(g, chip):
                return True
    return False


@enforces("CS-MOVE-10")
def can_progress(g: PlayArea, chip: int) -> bool:
    """Can a minion come nearer to its mark now? A move sideways is no progress."""
    if is_hero(chip):
        return False
    found = march(g, chip, g.at[chip], full_movement(g, chip))
    return bool(found.ends) and not found.sideways


def can_harm(g: PlayArea, chip: int) -> bool:
    """Would the attack of a minion take anything from a gate, a spire or a landmark? Units are in danger by it."""
    if is_hero(chip) or not is_active(g, chip):
        return False
    cause = Cause(g.holder[chip], chip, ATTACK)
    for target in targets(g, chip):
        if isinstance(target, Gate):
            if attack(g, chip) > of_faction(g, "gate-less", target.fortress):
                return True
        elif isinstance(target, Spire):
            spire = g.spire_on[target.hex]
            if reduced(g, cause, spire, attack(g, chip)) >= (2 if g.upgrades[spire].endswith("D") else 1):
                return True
        elif g.holder[g.on[target.hex]] == NOBODY and _blow(g, chip, g.on[target.hex]):
            return True
    return False


@enforces("CS-DISP-08")
def in_danger(g: PlayArea, chip: int) -> bool:
    """Can a unit lose more health in a round than it surely recovers: by units that may attack it, and by spires that
    may fire at it?"""
    if not is_active(g, chip):
        return False
    most = sum(_blow(g, other, chip) for other in g.on.values())
    most += sum(_shot(g, spire, chip) for spire in g.spire_on.values())
    return most > _recovery(g, chip)


def _blow(g: PlayArea, attacker: int, chip: int) -> int:
    """What the attack of a faction's unit would deal, if it may attack at all."""
    cause = Cause(g.holder[attacker], attacker, ATTACK)
    if cause.seat == NOBODY or not is_active(g, attacker) or not can_be_hurt(g, cause, chip):
        return 0
    return reduced(g, cause, chip, attack(g, attacker)) if on_its_hex(g, chip) in targets(g, attacker) else 0


def _shot(g: PlayArea, spire: int, chip: int) -> int:
    """The most that a spire would deal that may fire at it."""
    count = dice(g, spire)
    if g.setting.are_friends(g.holder[spire], g.holder[chip]) or not count or why_not_shot(g, spire, chip):
        return 0
    if g.land.board.distance(g.at[spire], g.at[chip]) > spire_range(g, spire):
        return 0
    if not can_be_hurt(g, Cause(g.holder[spire], spire, SHOT), chip):
        return 0
    most = count * max(int(shown) for shown in box().dice["spire"])
    return reduced(g, Cause(g.holder[spire], spire, SHOT), chip, most)


def _recovery(g: PlayArea, chip: int) -> int:
    """The health that comes back to a unit in each round by itself."""
    springs = [g.on[spot] for spot in hexes_in(g.land.board.near[g.at[chip]]) if spot in g.on]
    return has(g, chip, "healing") + 2 * sum(has(g, each, "fountain") and is_active(g, each) for each in springs)


def _distance_from(g: PlayArea, chip: int, spot: int) -> int:
    return closeness(g, field_of(g, chip), spot)


def send_minions_home(g: PlayArea) -> None:
    """All faction minions go back without rewards, those of groups and stacks too; perched ones follow when the wave
    ends."""
    for seat in range(g.setting.fortresses):
        for chip in [*units_of(g, seat), *g.stacks[seat]]:
            if is_hero(chip):
                continue
            for each in (chip, *g.below[chip]):
                go_home(g, each)
        g.stacks[seat] = tuple([chip for chip in g.stacks[seat] if is_hero(chip)])
