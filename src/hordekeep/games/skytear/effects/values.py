"""What a hero's numbers are now: printed, plus what lasts, plus what skills in force give (SM-EFF-03, SM-EFF-23)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.content.keywords import DISARM, FAST, SLOW
from hordekeep.games.skytear.content.setting import OUTSIDERS
from hordekeep.games.skytear.state.arena import Arena

MOVE: Final = 3
"""SM-AMOV-01."""
CHANGED_BY: Final = 2
"""Slow and Fast change a Move action by so many hexes (SM-COND-03, SM-COND-04)."""
RANGED: Final = 3
MELEE: Final = 1
"""How far an Attack and Skirmish damage reach (SM-HERO-02, SM-HERO-03)."""


def total(g: Arena, kind: str, piece: int, target: int = -1) -> int:
    """All bonuses of a kind that a piece has now, against a target if the kind asks for one: what lasts, and what
    skills in force give. They add up (SM-EFF-23)."""
    found = 0
    for each in g.lasting:
        if each.kind == kind and each.piece == piece:
            found += each.amount
    standing = g.standing
    if standing is not None:
        for owner, static in standing.statics.get(kind, ()):
            found += static.amount(g, owner, piece, target)
    return found


def attack(g: Arena, piece: int, target: int = -1) -> int:
    """The attack value (SM-HERO-05, SM-ATK-03), against a target if one is meant."""
    if piece >= OUTSIDERS:
        card = g.dome_outsiders[piece - OUTSIDERS]
        return 0 if card is None else card.attack
    return g.hero(piece).attack + total(g, "attack", piece, target)


def flips(g: Arena, piece: int) -> int:
    """How many cards its Attack flips (SM-HERO-05)."""
    if piece >= OUTSIDERS:
        card = g.dome_outsiders[piece - OUTSIDERS]
        return 0 if card is None else card.flips
    return g.hero(piece).flips


def armor(g: Arena, hero: int) -> int:
    """The Armor of a hero (SM-HERO-07, SM-EFF-03)."""
    return g.hero(hero).armor + total(g, "armor", hero)


def skirmish_bonus(g: Arena, hero: int) -> int:
    """What is added to a hero's Skirmish damage (SM-EFF-04)."""
    return 0 if hero >= OUTSIDERS else total(g, "skirmish", hero)


def move_range(g: Arena, piece: int) -> int:
    """How far a Move action goes: Slow, Fast and skills change it, never below 0 (SM-COND-03 to SM-COND-05), and no
    other movement (SM-COND-06)."""
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


def attack_range(g: Arena, piece: int) -> int:
    """How far its Attack and Skirmish damage reach (SM-HERO-02 to SM-HERO-04)."""
    if piece >= OUTSIDERS:
        card = g.dome_outsiders[piece - OUTSIDERS]
        return MELEE if card is None or card.melee else RANGED
    return MELEE if g.hero(piece).melee else RANGED


def disarmed(g: Arena, piece: int, damage: int) -> int:
    """The damage of an Attack or Skirmish, halved if it is Disarmed (SM-COND-08, SM-EFF-10)."""
    if piece < OUTSIDERS and g.conditions[piece] & DISARM and damage > 0:
        return (damage + 1) // 2
    return damage


def mana(g: Arena, hero: int) -> int:
    """The mana that a hero has left: the counter's row, which is the turn (SM-TURN-04), less what the cards on it cost
    (SM-POW-02, SM-POW-06, SM-POW-07); Lead cards beneath it cost nothing (SM-LEAD-06)."""
    left = g.turn
    for card in g.cards_on[hero]:
        left -= card.cost
    return left + total(g, "mana", hero) if g.lasting else left


def control_of(g: Arena, hero: int) -> int:
    """What a hero gives at a control token that it sees: 1, and bonuses (SM-CTRL-01, SM-CTRL-12)."""
    return 1 + total(g, "control", hero)
