"""Who and what cards speak of: heroes, minions, enemies, pillars, illusions; and the words that narrow them down.

The words before a noun have a fixed order, so that one thing is said in one way: other, adjacent, Marked or
Shapeshifted, enemy or friendly, the noun.
"""

from __future__ import annotations

from hordekeep.games.skytear.content.keywords import MARKED, SHAPESHIFTED
from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import is_hero
from hordekeep.games.skytear.words.kinds import VOCABULARY
from hordekeep.games.skytear.words.meant import ENEMY, FRIENDLY, Noun, Who, around, caster_hex
from hordekeep.kernel import enforces

V = VOCABULARY
V.rung("np", "other_np")
V.rung("other_np", "near_np")
V.rung("near_np", "marked_np")
V.rung("marked_np", "sided_np")
V.rung("sided_np", "noun")


# -- nouns -------------------------------------------------------------------------------------------------------------


@V.word("noun", "[hero|heroes]", fr="héros", gender="m", sort="hero", rule="SM-HERO-01")
def hero() -> Noun:
    """A hero on the battlefield."""
    return Noun(("hero",))


@V.word("noun", "[minion|minions]", fr="[sbire|sbires]", gender="m", sort="minion", rule="SM-MIN-01")
def minion() -> Noun:
    """A minion on the battlefield."""
    return Noun(("minion",))


@V.word("noun", "[pillar|pillars]", fr="[pilier|piliers]", gender="m", sort="pillar", rule="SM-TAU-01")
def pillar() -> Noun:
    """A pillar on the battlefield."""
    return Noun(("pillar",))


@V.word("noun", "[illusion|illusions]", fr="[illusion|illusions]", gender="f", sort="illusion", rule="SM-NUP-01")
def illusion() -> Noun:
    """An illusion on the battlefield."""
    return Noun(("illusion",))


@V.word("noun", "[enemy|enemies]", fr="[ennemi|ennemis]", gender="m", sort="enemy", rule="SM-AOE-12")
def enemy() -> Noun:
    """An enemy hero or minion: no structure, outsider or token."""
    return Noun(("hero", "minion"), ENEMY)


# -- before the noun ---------------------------------------------------------------------------------------------------


@V.word("sided_np", "enemy {np:noun}", fr="{np} [ennemi|ennemie|ennemis|ennemies:np]", rule="SM-AOE-12")
def of_enemy(np: Noun) -> Noun:
    """Of the other side than the caster."""
    return np._replace(side=ENEMY)


@V.word("sided_np", "friendly {np:noun}", fr="{np} [allié|alliée|alliés|alliées:np]", rule="SM-EFF-24")
def friendly(np: Noun) -> Noun:
    """Of the caster's side, the caster included."""
    return np._replace(side=FRIENDLY)


@enforces("SM-COND-14")
def has_condition(g: Arena, piece: int, condition: int) -> bool:
    """Only heroes have conditions."""
    return is_hero(piece) and bool(g.conditions[piece] & condition)


@V.word("marked_np", "Marked {np:sided_np}", fr="{np} [Marqué|Marquée|Marqués|Marquées:np]", rule="SM-COND-10")
def marked(np: Noun) -> Noun:
    """With the condition Marked."""
    return np.where(lambda g, c, piece: has_condition(g, piece, MARKED), "no-asks-marked")


@V.word("marked_np", "Shapeshifted {np:sided_np}",
        fr="{np} [Métamorphosé|Métamorphosée|Métamorphosés|Métamorphosées:np]", rule="SM-COND-11")  # fmt: skip
def shapeshifted(np: Noun) -> Noun:
    """With the condition Shapeshifted."""
    return np.where(lambda g, c, piece: has_condition(g, piece, SHAPESHIFTED), "no-asks-shapeshifted")


@V.word("near_np", "adjacent {np:marked_np}", fr="{np} [adjacent|adjacente|adjacents|adjacentes:np]", rule="SM-EFF-05")
@enforces("SM-TGT-05")
def adjacent(np: Noun) -> Noun:
    """Within 1 hex of the caster, whatever lies between."""
    return np.on(lambda g, c: around(g, caster_hex(g, c)), "no-asks-adjacent")


@V.word("other_np", "other {np:near_np}", fr="autre {np}", rule="SM-EFF-24")
def other(np: Noun) -> Noun:
    """Neither the caster nor a target."""
    return np.where(lambda g, c, piece: piece != c.caster and piece not in c.targets, "no-asks-other")


# -- after the noun ----------------------------------------------------------------------------------------------------


@V.word("np", "{np:np} in the area", fr="{np} de la zone", rule="SM-AOE-01")
@enforces("SM-AOE-10")
def in_the_area(np: Noun) -> Noun:
    """On a hex that the diagram covers; sight does not matter."""
    return np.on(lambda g, c: c.area, "no-asks-area")


@V.word("np", "{np:np} within {n:number} [hex|hexes:n]", fr="{np} à {n} [hexagone|hexagones:n] ou moins", head="np",
        rule="SM-LOS-09")  # fmt: skip
def within(np: Noun, n: int) -> Noun:
    """So many hexes away from the caster at most, whatever lies between."""

    def near(g: Arena, c: Cause) -> int:
        here = g.at[c.caster]
        return g.field.board.within(here, n) if here >= 0 else 0

    return np.on(near, "no-asks-near")


@V.word("np", "{np:np} adjacent to {t:near}", fr="{np} [adjacent|adjacente|adjacents|adjacentes:np] {à:t}", head="np",
        rule="SM-EFF-05")  # fmt: skip
def adjacent_to(np: Noun, t: Who) -> Noun:
    """Within 1 hex of somebody or something."""
    return np.on(lambda g, c: around(g, t.ground(g, c)), "no-asks-beside")._replace(absent=t.absent)
