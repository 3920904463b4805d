"""Stalemates (CS-DISP-08, CS-Q-18-STALEMATE): two minions that block each other for ever change places; an onslaught
in which nothing happens any more comes to its end."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.closeness import distance_to_mark
from hordekeep.games.cloudspire.marching import full_movement, march
from hordekeep.games.cloudspire.moving import arrive
from hordekeep.games.cloudspire.pieces import go_home, is_hero, is_minion, swap, units_of
from hordekeep.games.cloudspire.play_area import WAVE, Lasting, PlayArea
from hordekeep.games.cloudspire.setting import NOBODY
from hordekeep.kernel import Rules
from hordekeep.kernel.hexes import hexes_in

MOST_ROUNDS: Final = 40
"""CS-Q-18-STALEMATE."""


def picture(g: PlayArea) -> int:
    """The board as one number: positions, health, upgrades and stacks of everything in play (CS-Q-18-STALEMATE), and
    who carries what."""
    seen: list[object] = [tuple(g.stacks), tuple(g.gates)]
    for spot, chip in sorted(g.on.items()):
        seen.append((spot, chip, g.health[chip], _number_of(g.upgrades[chip]), g.below[chip], g.gear[chip]))
    for spot, chip in sorted(g.spire_on.items()):
        seen.append((spot, chip, _number_of(g.upgrades[chip])))
    return hash(tuple(seen)) & _WRITTEN  # of numbers alone, so it is the same in every process


def _number_of(upgrades: str) -> int:
    return int.from_bytes(upgrades.encode(), "big")


_WRITTEN: Final = (1 << 52) - 1
"""As much of a number as every reader of a document can hold."""


def break_stalemate(g: PlayArea) -> Rules[bool]:
    """At the start of a round: if nothing changed since the last one, a pair that blocks each other swaps; if there is
    none, or 40 rounds have passed, all minions go home without reward. Tells whether the wave is over by that."""
    now = picture(g)
    before = [each.amount for each in g.lasting if each.kind == "picture"]
    g.lasting = [each for each in g.lasting if each.kind != "picture"]
    if before != [now] and g.round <= MOST_ROUNDS:
        g.lasting.append(Lasting("picture", NOBODY, now, WAVE))
        return False
    pair = blocking_pair(g) if g.round <= MOST_ROUNDS else None
    if pair is not None:
        near = [g.land.board.near[g.at[chip]] for chip in pair]
        swap(g, *pair)
        g.say("swapped", "CS-DISP-08", chips=pair)
        for chip, left in zip(pair, near, strict=True):  # a physical move as well (CS-MOVE-02)
            yield from arrive(g, chip, left, (g.at[chip],))
        return False
    send_minions_home(g)
    g.say("stalemate", "CS-DISP-08", round=g.round)
    return True


def blocking_pair(g: PlayArea) -> tuple[int, int] | None:
    """Two opposing minions on neighbouring hexes, each shut out from progress where the other stands."""
    for seat in range(g.setting.fortresses):
        for chip in sorted(units_of(g, seat), key=lambda each: g.at[each]):
            if is_hero(chip) or march(g, chip, g.at[chip], full_movement(g, chip)).ends:
                continue
            for spot in hexes_in(g.land.board.near[g.at[chip]]):
                other = g.on.get(spot, NOBODY)
                if other != NOBODY and _blocks(g, chip, other):
                    return chip, other
    return None


def _blocks(g: PlayArea, chip: int, other: int) -> bool:
    if not is_minion(g, other) or g.setting.are_friends(g.holder[chip], g.holder[other]):
        return False
    if march(g, other, g.at[other], full_movement(g, other)).ends:
        return False
    here, there = distance_to_mark(g, chip), distance_to_mark(g, other)
    return _distance_from(g, chip, g.at[other]) < here and _distance_from(g, other, g.at[chip]) < there


def _distance_from(g: PlayArea, chip: int, spot: int) -> int:
    from hordekeep.games.cloudspire.closeness import closeness, field_of

    return closeness(g, field_of(g, chip), spot)


def send_minions_home(g: PlayArea) -> None:
    """All faction minions go back without rewards, groups and stacks too."""
    for seat in range(g.setting.fortresses):
        for chip in [*units_of(g, seat), *g.stacks[seat]]:
            if is_hero(chip):
                continue
            for each in (chip, *g.below[chip]):
                go_home(g, each)
        g.stacks[seat] = tuple([chip for chip in g.stacks[seat] if is_hero(chip)])
