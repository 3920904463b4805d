"""Pieces on the battlefield: who stands where, putting them there, and what they are called in words."""

from __future__ import annotations

from collections.abc import Sequence

from hordekeep.games.skytear.content.setting import BLUE, ILLUSIONS, MINIONS, MINIONS_PER_TEAM, OUTSIDERS, PILLARS, RED
from hordekeep.games.skytear.state.arena import BLUE_MINIONS, OFF, Arena
from hordekeep.kernel import enforces


def put(g: Arena, piece: int, hex: int) -> None:
    """Put a piece on a hex, or take it OFF: the one function that moves anything."""
    at, which = g.at, g.setting.mask_of[piece]
    old = at[piece]
    if old >= 0:
        g.on[which] &= ~(1 << old)
    at[piece] = hex
    if hex >= 0:
        g.on[which] |= 1 << hex


@enforces("SM-MVE-12")
def swap(g: Arena, one: int, other: int) -> None:
    """Two pieces change hexes at once."""
    here, there = g.at[one], g.at[other]
    put(g, one, OFF)
    put(g, other, here)
    put(g, one, there)


def masks_from(g: Arena) -> list[int]:
    """The masks that the hexes of all pieces make: what `put` keeps in step."""
    on = [0] * len(g.on)
    for piece, where in enumerate(g.at):
        if where >= 0:
            on[g.setting.mask_of[piece]] |= 1 << where
    return on


@enforces("SM-TOW-03", "SM-TOW-05")
def structures_from(g: Arena) -> int:
    """The hexes of all Towers that stand and of both Nexuses: blocking elements."""
    found = 1 << g.field.nexus[BLUE] | 1 << g.field.nexus[RED]
    for lane, each in enumerate(g.field.lanes):
        for side in (BLUE, RED):
            if g.towers[side][lane] > 0:
                found |= 1 << each.towers[side]
    return found


# -- which piece ------------------------------------------------------------------------------------------------------


def kind_of(piece: int) -> str:
    """What a piece is."""
    if piece < MINIONS:
        return "hero"
    if piece < PILLARS:
        return "minion"
    if piece < ILLUSIONS:
        return "pillar"
    return "illusion" if piece < OUTSIDERS else "outsider"


def is_hero(piece: int) -> bool:
    """Is it a hero?"""
    return piece < MINIONS


def is_minion(piece: int) -> bool:
    """Is it a minion?"""
    return MINIONS <= piece < PILLARS


def minions_of(side: int) -> range:
    """The minions of a side."""
    first = MINIONS + side * MINIONS_PER_TEAM
    return range(first, first + MINIONS_PER_TEAM)


def pillars_of(side: int) -> range:
    """The pillars of a side, used or not."""
    first = PILLARS + side * MINIONS_PER_TEAM
    return range(first, first + MINIONS_PER_TEAM)


@enforces("SM-NUP-17")
def illusion_of(hero: int) -> int:
    """The illusion token of a hero."""
    return ILLUSIONS + hero


@enforces("SM-OACT-07")
def side_of(g: Arena, piece: int) -> int:
    """The side of a piece; an outsider's is whoever commands it now."""
    return g.commander if piece >= OUTSIDERS else g.setting.side_of[piece]


@enforces("SM-PLC-03")
def minion_on(g: Arena, side: int, hex: int) -> int:
    """The minion of a side on a hex: there is at most one; OFF if none."""
    first = MINIONS + side * MINIONS_PER_TEAM
    return _first_on(g, hex, first, first + MINIONS_PER_TEAM)


def pillar_on(g: Arena, side: int, hex: int) -> int:
    """The pillar of a side on a hex; OFF if none."""
    first = PILLARS + side * MINIONS_PER_TEAM
    return _first_on(g, hex, first, first + MINIONS_PER_TEAM)


def _first_on(g: Arena, hex: int, first: int, end: int) -> int:
    try:
        return g.at.index(hex, first, end)
    except ValueError:
        return OFF


@enforces("SM-AOE-12")
def enemies_on(g: Arena, side: int, mask: int, *, minions: bool = True) -> list[int]:
    """The enemy heroes of a side, and its enemy minions, that stand on hexes of a mask."""
    other = 1 - side
    at = g.at
    found: list[int] = []
    if g.on[other] & mask:
        found += [h for h in g.heroes_of(other) if at[h] >= 0 and mask >> at[h] & 1]
    if minions and g.on[BLUE_MINIONS + other] & mask:
        found += [m for m in minions_of(other) if at[m] >= 0 and mask >> at[m] & 1]
    return found


def friends_on(g: Arena, side: int, mask: int) -> list[int]:
    """The heroes of a side that stand on hexes of a mask."""
    if not g.on[side] & mask:
        return []
    at = g.at
    return [h for h in g.heroes_of(side) if at[h] >= 0 and mask >> at[h] & 1]


@enforces("SM-TEAM-03", "SM-TEAM-04", "SM-TEAM-08")
def heroes_for(g: Arena, seat: int) -> Sequence[int]:
    """The heroes that a seat activates and plays cards with: those it drafted, with five players and more all of its
    team."""
    slots = g.heroes_of(g.setting.sides[seat])
    return slots if g.setting.one_team else [slot for slot in slots if g.owner[slot] == seat]


# -- in words ----------------------------------------------------------------------------------------------------------


def word_for(g: Arena, piece: int) -> str:
    """A piece as events name it: "blue.yami", "minion.red", "pillar.blue", "illusion.blue.akhuti", "shardling"."""
    kind = kind_of(piece)
    if kind == "hero":
        return g.names[piece]
    if kind == "illusion":
        return f"illusion.{g.names[piece - ILLUSIONS]}"
    if kind == "outsider":
        card = g.dome_outsiders[piece - OUTSIDERS]
        return "outsider" if card is None else card.id
    return f"{kind}.{('blue', 'red')[g.setting.side_of[piece]]}"
