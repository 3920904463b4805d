"""What a hero's numbers are now: printed, plus what lasts, plus what skills in force give (SM-EFF-03, SM-EFF-23)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.content.keywords import DISARM, FAST, SLOW
from hordekeep.games.skytear.content.setting import OUTSIDERS
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import enforces

MOVE: Final = 3
"""SM-AMOV-01."""
CHANGED_BY: Final = 2
"""Slow and Fast change a Move action by so many hexes (SM-COND-03, SM-COND-04)."""
RANGED: Final = 3
MELEE: Final = 1
"""How far an Attack and Skirmish damage reach (SM-HERO-02, SM-HERO-03)."""


@enforces("SM-EFF-23")
def total(g: Arena, kind: str, piece: int, target: int = -1) -> int:
    """All bonuses of a kind that a piece has now, against a target if the kind asks for one: what lasts, and what
    skills in force give. They add up."""
    found = 0
    for each in g.lasting:
        if each.kind == kind and each.piece == piece:
            found += each.amount
    standing = g.standing
    if standing is not None:
        for owner, static in standing.statics.get(kind, ()):
            found += static.amount(g, owner, piece, target)
    return found


@enforces("SM-HERO-05", "SM-ATK-03")
def attack(g: Arena, piece: int, target: int = -1) -> int:
    """The attack value, against a target if one is meant."""
    if piece >= OUTSIDERS:
        card = g.dome_outsiders[piece - OUTSIDERS]
        return 0 if card is None else card.attack
    return g.hero(piece).attack + total(g, "attack", piece, target)


@enforces("SM-HERO-05")
def flips(g: Arena, piece: int) -> int:
    """How many cards its Attack flips."""
    if piece >= OUTSIDERS:
        card = g.dome_outsiders[piece - OUTSIDERS]
        return 0 if card is None else card.flips
    return g.hero(piece).flips


@enforces("SM-HERO-07", "SM-EFF-03")
def armor(g: Arena, hero: int) -> int:
    """The Armor of a hero."""
    return g.hero(hero).armor + total(g, "armor", hero)


@enforces("SM-EFF-04")
def skirmish_bonus(g: Arena, hero: int) -> int:
    """What is added to a hero's Skirmish damage."""
    return 0 if hero >= OUTSIDERS else total(g, "skirmish", hero)


@enforces("SM-COND-03", "SM-COND-04", "SM-COND-05", "SM-COND-06")
def move_range(g: Arena, piece: int) -> int:
    """How far a Move action goes: Slow, Fast and skills change it, never below 0, and no other movement."""
    if piece >= OUTSIDERS:
        card = g.dome_outsiders[piece - OUTSIDERS]
        return 0 if card is None else card.move
    steps = MOVE + total(g, "move", piece)
    conditions = g.conditions[piece]
    if conditions & SLOW:
        steps -= CHANGED_BY
    if conditions & FAST:
        steps += CHANGED_BY
    return max(steps, 0)


@enforces("SM-HERO-02", "SM-HERO-03", "SM-HERO-04")
def attack_range(g: Arena, piece: int) -> int:
    """How far its Attack and Skirmish damage reach."""
    if piece >= OUTSIDERS:
        card = g.dome_outsiders[piece - OUTSIDERS]
        return MELEE if card is None or card.melee else RANGED
    return MELEE if g.hero(piece).melee else RANGED


@enforces("SM-COND-08", "SM-EFF-10", "SM-COND-09")
def disarmed(g: Arena, piece: int, damage: int) -> int:
    """The damage of an Attack or Skirmish, halved if it is Disarmed."""
    if piece < OUTSIDERS and g.conditions[piece] & DISARM and damage > 0:
        return (damage + 1) // 2
    return damage


@enforces("SM-TURN-04", "SM-POW-02", "SM-POW-06", "SM-POW-07", "SM-LEAD-06")
def mana(g: Arena, hero: int) -> int:
    """The mana that a hero has left: the counter's row, which is the turn, less what the cards on it cost; Lead cards
    beneath it cost nothing."""
    left = g.turn
    for card in g.cards_on[hero]:
        left -= card.cost
    return left + total(g, "mana", hero) if g.lasting else left


@enforces("SM-CTRL-01", "SM-CTRL-12")
def control_of(g: Arena, hero: int) -> int:
    """What a hero gives at a control token that it sees: 1, and bonuses."""
    return 1 + total(g, "control", hero)
